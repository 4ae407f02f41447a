# What is wrong with what came from outside: what, where, what to try.
# The library's errors say the same in logs; a test holds the two together.

## Notation

due-good = food, clothes, cutlery or lamps
due-marker = an action marker
due-shade = a shade
due-place = column and a good, or line
due-developer = developer
due-inventor = inventor
due-extra = extra
due-by = by
due-fleet = 1, 2 or both
due-paying = paying
due-ship = ship
due-replacing = replacing

## Component numbers

due-row = one W or more, then M, three in all at the most
due-spaces = four of # and .
due-level = a level from 1 to 4
due-drawn-marker = machinery, quality or distribution
due-tile = a development tile
due-event = an event
due-grey-marker = machinery, quality, distribution or production
due-ship-or-marker = a ship or a marker, not both

## What the rule books state about them, and what the rules need

book-players = player's book

fact-cost-range = from the lowest price, { $from }, to { $to }
fact-better-quality = better quality at every level
fact-w-and-m = { $workers } W and { $machines } M
fact-row-spaces = one to three spaces, at least one of them W
fact-spaces-in-rows = { $count } spaces in the first { $rows } rows
fact-m-in-rows = { $count } M in the first { $rows } rows
fact-goods-in-rows = { $count } goods in the first { $rows } rows
fact-machine = a machine
fact-machines = { $count } machines
fact-no-rows-make-three = no rows of level I or II that make 3 goods
fact-food-makes-three = a food factory that makes 3

fact-falling-wage = a wage that falls from one row to the next
fact-rising-wages = wages that rise with employment
fact-with-demand = { $number } with demand for { $demand } { $good }
fact-too-few-numbers = fewer than { $count } numbers for { $good }
fact-demand = demand for { $count }

fact-spaces = { $count } spaces
fact-spaces-worth = { $count } spaces worth £{ $value }

fact-some-level = a level
fact-other-level = another level
fact-no-level = no level
fact-too-high-level = the current level or a higher one
fact-none-before = none before { $year }
fact-level = level { $level }
fact-lower-levels = levels below the current one

fact-rising = rising, from { $from } to { $to }
fact-in-the-box = { $count } in the box
fact-seats = { $count } seats
fact-times = { $count } times { $marker }
fact-times-at-most = { $count } times at the most
fact-other-marker = another marker
fact-drawn-marker = light machinery, quality or distribution

fact-economy-marker = one with importer { $importer } and { $workers } workers
fact-no-economy-marker = no marker with importer { $importer } and { $workers } workers
fact-economy-markers-left = { $count } markers without those with { $workers } workers
fact-light-spaces = { $count } spaces in rows I and II
fact-dark-spaces = { $count } spaces in rows III and IV
fact-crew = a crew of { $count }
fact-no-crew = no crew of { $count }
