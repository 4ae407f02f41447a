# What is wrong with what came from outside: what, where, what to try.
# The library's errors say the same in logs; a test holds the two together.

## Notation and data file

card-due-good = food, clothes, cutlery or lamps
card-due-track = quality, distribution, cards, machinery, ship or stock
card-due-later-track = the later of the two in the order quality, distribution, cards, machinery, ship, stock
card-due-card = a development card
card-due-quality = values of quality cards, the highest first, or 0
card-due-storehouse = small or big
card-due-shift = shift
card-due-card-or-board = either a card or a development on the board
card-due-most-appeal = a number from 1 to 30
card-due-counted-from-1 = a number that is counted from 1
card-due-arrows = a list of borders, or a table with 'from' and a 'to' that is not below it
card-due-border = a border by the appeal below it, which is less than the highest
card-due-other-border = a border that is not in the list yet
card-due-demand = a list of demand values, or a table with 'steps' and 'highest'
card-due-demand-length = a demand track of at most 80 steps

## What the rule book states about the numbers, and what the rules need

card-fact-falling-appeal = an appeal that falls from spot to spot
card-fact-same-sum = price and appeal that add up to { $sum }, as on the fourth spot
card-fact-red-arrows = { $count } red arrows from appeal 3 to 7
card-fact-other-good = another good than the first
card-fact-on-the-board = a development on the player board
card-fact-times = { $count } times { $card }
card-fact-two-types = two types that are not Patent, Engineer or Big Storehouse
card-fact-not-shown = cards that cannot show every { $card } that is due
card-fact-whole-supply = cards that show the whole supply of four players
