# What is not allowed, and what to do instead.

## Whose turn, and for what

discard-first = There is not room for all your goods. Say first which ones you keep.
return-tile-first = You have one tile more than you may keep. Return one of the others first.
inventor-first = The Inventor was used once more. Pay for his next use first, or return him.

## Development tiles

tile-not-owned = You do not have this tile. Choose one of the listed actions.
tile-just-taken = You have just taken this tile. Return another one.
tile-not-there = No such tile lies in the supply. Choose one of the listed actions.
tile-twice = You have this tile already, and nobody has two of a kind. Choose one of the listed actions.
tile-for-factory = This tile works in one factory. { $can ->
    [0] Choose one of the listed actions.
   *[other] Name the good of that factory.
}
tile-for-all = This tile is not assigned to a factory. { $can ->
    [0] Choose one of the listed actions.
   *[other] Leave out the good.
}
tile-not-assigned = This tile works in no factory, so it is not moved. Choose one of the listed actions.
assigned-there = The tile is at work there already. Name another good.
charisma-barred = Charisma has just named the start player, and you may not take it before the end of your next action. Choose one of the listed actions.
too-little-cash-at-half-price = { $most ->
    [0] You do not have the cash for a share, even at half price. Take a special marker, or be done.
   *[other] You do not have the cash for that many shares, even at half price. Buy { $most } at the most.
}
half-price-limit = The Broker buys one or two shares at half price. Choose one of the listed actions.
developer-in-use = The Developer is in use already. Go on with the factory action.
nothing-to-develop = The Developer makes a factory cheaper that was built, or modernized up to the current level, in this action. Choose one of the listed actions.
patent-in-use = The pounds of the Patent have been used in this action. Keep the tile.
nothing-to-raise = None of your distribution markers can be raised. Keep the tile.
too-few-patent-levels = The Patent does not have that many levels left. Choose a lower value.
extra-too-late = Extra Shifts are worked at the first call after your own production. Choose one of the listed actions.
good-at-hand = You have a good to sell without Extra Shifts. Sell that one.
too-few-displaced = Not that many workers were displaced by machines. { $most ->
    [0] Choose one of the listed actions.
   *[other] Move { $most } at the most.
}

## Special markers and ships

row-not-open = That row of the special markers mat is not open yet; the Inventor opens one row ahead. Choose one of the listed actions.
ship-not-there = No such ship lies on the special markers mat. Choose one of the listed actions.
no-free-pier = Both piers are taken. { $can ->
    [0] Choose one of the listed actions.
   *[other] Say which ship is replaced.
}
pier-is-free = A pier is free, so that no ship is replaced. { $can ->
    [0] Choose one of the listed actions.
   *[other] Take the ship without replacing one.
}
ship-not-larger = A ship is replaced by a larger one only. Choose one of the listed actions.
no-crew = There are too few workers on the job market and the fired workers space for the crew. Choose one of the listed actions.
no-such-ship = There is no ship at that pier. Choose one of the listed actions.

## Administration table

space-blocked = Bureaucracy blocks this space for everybody without the Administrator. { $can ->
    [0] Choose one of the listed actions.
   *[other] Place the marker on another one.
}
same-amount = That is what the space costs anyway. Leave out the amount.
no-such-amount = This amount cannot be paid for that marker. Pay £{ $least } to £{ $most }.
no-use-for-more = By our ruling nobody pays more for quality than the marker and three prices can use. Pay £{ $least } to £{ $most }.
only-amount = For that marker nothing but £{ $amount } can be paid on this space. Pay that much.
ship-needs-more = A ship needs administrative costs of at least what it carries, and this one carries { $least }. { $short ->
    [0] Pay £{ $least } or more.
   *[other] That much cannot be paid on this space. Choose one of the listed actions.
}

## Warehouse and workers

place-taken = That place of the warehouse has its worker. Choose one of the listed actions.
place-empty = No worker stands at that place of the warehouse. Choose one of the listed actions.
same-place = That is the same place. Choose one of the listed actions.
too-many-moves = By our ruling an action moves each warehouse worker once at the most. Choose one of the listed actions.

## Contracts, ships and production

no-such-contract = There is no contract for that many goods. { $most ->
    [0] Choose one of the listed actions.
   *[other] Choose a space of the track, { $most } at the most.
}
contract-not-higher = { $most ->
    [0] A contract is only raised, and this one is on the last space. Choose one of the listed actions.
   *[other] A contract is only raised. Choose a higher one, { $most } at the most.
}
no-ship = You have no ship to deliver with; ships are taken as a special marker. Choose one of the listed actions.
no-contract = You have no contract for { $good }; contracts are taken at the stock exchange. Choose one of the listed actions.
other-count = The contract asks for { $count } goods, not more and not fewer. Choose one of the listed actions.
other-count-with-agent = The contract asks for { $count } goods, and with the Agent for one more or less: { $least } to { $most }. Choose one of the listed actions.
too-few-goods = That takes { $count } goods ({ $good }), and you have { $there }. Choose one of the listed actions.
ship-carries-less = { $left ->
    [0] The ship is full, and an action has one ship. Choose one of the listed actions.
   *[other] The ship has room for { $left } at the most, and an action has one ship. Choose one of the listed actions.
}
too-little-capacity = That many goods do not go on the ships you named. Send both.
ships-carry-less = Your ships do not carry that many goods, even together. Choose one of the listed actions.
no-good-to-sell = You have no good of this kind to sell. Choose one of the listed actions.
not-produced = The production action adjusts the price of the factory that produced, and no other. Choose that one, or be done.
rows-not-producing = Not that many rows of this factory produce, or the marker does not run that many. { $most ->
    [0] Choose one of the listed actions.
   *[other] Choose { $most } at the most.
}
too-few-for-factories = The shares you sell have to pay for both factories. Sell at least { $least }.

## Events

take-one = Everybody takes a special marker at this event. Choose one of the listed actions.
one-level-only = The event raises one level at a time. Choose the next value.
hit-already = This factory has lost its machine to the event. Choose another factory.
no-machine-there = No machine stands in that row. Choose another one.
no-repayment = By our ruling the Broker repays no loans. Choose one of the listed actions.
