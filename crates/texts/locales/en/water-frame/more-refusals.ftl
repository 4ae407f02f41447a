# What is not allowed, and what to do instead.

## Whose turn, and for what

discard-first = There is not room for all your goods. Say first which ones you keep.
return-tile-first = You have one tile more than you may keep. Return one of the others first.
inventor-first = The Inventor was used once more. Pay for his next use first, or return him.

## Development tiles

tile-not-owned = You do not have this tile. Choose one of yours.
tile-just-taken = You have just taken this tile. Return another one.
tile-not-there = No such tile lies in the supply. Take another one.
tile-twice = You have this tile already, and nobody has two of a kind. Take another one.
tile-for-factory = This tile works in one factory. Name the good of that factory.
tile-for-all = This tile is not assigned to a factory. Leave out the good.
assigned-there = The tile is at work there already. Name another good.
charisma-barred = Charisma has just named the start player, and you may not take it before the end of your next action. Take something else.
too-little-cash-at-half-price = { $most ->
    [0] You do not have the cash for a share, even at half price. Take a special marker, or be done.
   *[other] You do not have the cash for that many shares, even at half price. Buy { $most } at the most.
}
half-price-limit = The Broker buys one or two shares at half price. Buy fewer.
developer-in-use = The Developer is in use already. Go on with the factory action.
nothing-to-develop = The Developer makes a factory cheaper that is built, or modernized up to the current level. Do that first.
patent-in-use = The pounds of the Patent have been used in this action. Keep the tile.
too-few-patent-levels = The Patent does not have that many levels left. Choose a lower value.
extra-too-late = Extra Shifts are worked at the first call after your own production. Use them on another occasion.
good-at-hand = You have a good to sell without Extra Shifts. Sell that one.
too-few-displaced = Not that many workers were displaced by machines. Move fewer.

## Special markers and ships

row-not-open = That row of the special markers mat is not open yet. Take something of a lower row; the Inventor opens one row ahead.
ship-not-there = No such ship lies on the special markers mat. Take another one.
no-free-pier = Both piers are taken. Say which ship is replaced.
pier-is-free = A pier is free, so that no ship is replaced. Take the ship without replacing one.
ship-not-larger = A ship is replaced by a larger one only. Take one that carries more.
no-crew = There are too few workers on the job market and the fired workers space for the crew. Take a smaller ship.
no-such-ship = There is no ship at that pier. Choose another one.

## Administration table

space-blocked = Bureaucracy blocks this space. Place the marker on another one, or take the Administrator.
same-amount = That is what the space costs anyway. Place the marker without naming the amount.
no-such-amount = This amount cannot be paid for that marker. Pay £{ $least } to £{ $most }.
no-use-for-more = By our ruling nobody pays more for quality than the marker and three prices can use. Pay £{ $least } to £{ $most }.
only-amount = For that marker nothing but £{ $amount } can be paid on this space. Pay that much.
ship-needs-more = A ship needs administrative costs of at least what it carries, and this one carries { $least }. { $short ->
    [0] Pay £{ $least } or more.
   *[other] That much cannot be paid on this space. Choose a dearer one, or use another marker.
}

## Warehouse and workers

place-taken = That place of the warehouse has its worker. Choose a free one.
place-empty = No worker stands at that place of the warehouse. Choose another one.
same-place = That is the same place. Choose another one.
too-many-moves = By our ruling an action moves each warehouse worker once at the most. Be done, or hire and fire.

## Contracts, ships and production

no-such-contract = There is no contract for that many goods. Choose one of the spaces of the track.
contract-not-higher = A contract is only raised. Choose a higher one.
no-contract = You have no contract for this good. Choose one of the listed actions.
other-count = The contract asks for another number of goods. Deliver { $count }.
other-count-with-agent = The contract asks for { $count } goods, and the Agent allows one more or less. Deliver { $least } to { $most }.
too-few-goods = You do not have that many goods. Choose one of the listed actions.
ship-carries-less = { $left ->
    [0] The ship is full, and an action has one ship. Be done, or choose one of the listed actions.
   *[other] The ship carries only { $left } more, and an action has one ship. Choose one of the listed actions.
}
too-little-capacity = That many goods do not go on the ships you named. Send both.
ships-carry-less = Your ships do not carry that many goods, even together. Choose one of the listed actions.
no-good-to-sell = You have no good of this kind to sell. Choose one of the listed actions.
not-produced = The production action adjusts the price of the factory that produced, and no other. Choose that one, or be done.
rows-not-producing = Not that many rows of this factory produce, or the marker does not run that many. Choose fewer.
too-few-for-factories = The shares you sell have to pay for both factories. Sell at least { $least }.

## Events

one-level-only = The event raises one level at a time. Choose the next value.
hit-already = This factory has lost its machine to the event. Choose another factory.
no-machine-there = No machine stands in that row. Choose another one.
no-repayment = By our ruling the Broker repays no loans. Deal in shares, sell stored goods, or be done.
