# What is not allowed, and what to do instead.

## Whose turn, and for what

settle-first = Something has to be settled first. Choose one of the listed actions.

## Development tiles

tile-not-owned = You do not have this tile. Choose one of yours.
tile-just-taken = You have just taken this tile. Return another one.
tile-not-there = No such tile lies in the supply. Take another one.
tile-twice = You have this tile already, and nobody has two of a kind. Take another one.
tile-for-factory = This tile works in one factory. Name the good of that factory.
tile-for-all = This tile is not assigned to a factory. Leave out the good.
assigned-there = The tile is at work there already. Name another good.
charisma-barred = Charisma has just named the start player, and you may not take it before the end of your next action. Take something else.
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
ship-needs-more = A ship needs administrative costs of at least what it carries. Pay more.

## Warehouse and workers

place-taken = That place of the warehouse has its worker. Choose a free one.
place-empty = No worker stands at that place of the warehouse. Choose another one.
same-place = That is the same place. Choose another one.
too-many-moves = By our ruling an action moves each warehouse worker once at the most. Be done, or hire and fire.

## Contracts, ships and production

no-such-contract = There is no contract for that many goods. Choose one of the spaces of the track.
contract-not-higher = A contract is only raised. Choose a higher one.
no-contract = You have no contract for this good. Choose one of the listed actions.
other-count = The contract asks for another number of goods. Deliver as many as it says.
too-few-goods = You do not have that many goods. Deliver fewer, or leave it.
too-little-capacity = These ships do not carry that many goods. Use more ships, or leave it.
rows-not-producing = Not that many rows of this factory produce, or the marker does not run that many. Choose fewer.
too-few-for-factories = The shares you sell have to pay for both factories. Sell at least { $least }.

## Events

one-level-only = The event raises one level at a time. Choose the next value.
hit-already = This factory has lost its machine to the event. Choose another factory.
no-machine-there = No machine stands in that row. Choose another one.
no-repayment = By our ruling the Broker repays no loans. Deal in shares, sell stored goods, or be done.
