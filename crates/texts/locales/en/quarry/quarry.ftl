# Everything that Quarry says.

quarry-ask-fill = A stone is about to be turned up.
quarry-ask-choose = Which stone do you take, and do you polish?
quarry-ask-over = The game is over.

action-take = take the stone of weight { $weight }
action-polish = polish a stone
action-done = end the turn

quarry-turned-up = A stone of weight { $weight } comes into the market.
quarry-took = { $seat } takes the stone of weight { $weight }.
quarry-polished = { $seat } polishes a stone.
quarry-forced = { $seat } has no choice.

quarry-two-taken = Two stones are taken in this turn; end it.
quarry-no-such-stone = No stone of weight { $weight } lies in the market; take one that does.
quarry-no-such-stone-left = No stone of weight { $weight } is left face down.
quarry-market-full = The market is full.
quarry-polished-already = A stone was polished in this turn; end it.
quarry-nothing-to-polish = There is no stone to polish; take one first.
quarry-data-incomplete = quarry.txt needs four numbers: stones of weight 1, 2 and 3, and rounds

order-polish-last = Polish at the end of a turn
order-polish-last-why = Once both stones are taken; never leaves it out.
end-plot-weight = Points

unit-plain = { $amount }
