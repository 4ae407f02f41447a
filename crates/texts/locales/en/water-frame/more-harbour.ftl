# The harbour mat: ships, contracts, warehouse, and what a shipment brings.

harbour-yours = Your harbour
harbour-of = Harbour of { $name }
harbour-open = Open the harbour.

## Piers

harbour-piers = Piers
harbour-piers-hint = a used ship costs one share space
harbour-opium-war = Opium War: each ship carries { $count } less, and one is lost at the end of the decade
harbour-navigation-acts = Navigation Acts: all importers stand { $count } lower
harbour-pier = Pier { $pier }
harbour-pier-free = free
harbour-pier-carries = carries { $count }
harbour-pier-used = carries { $count } · in use
harbour-crews = { $crews } in crews, { $store } in the warehouse, £{ $wage } each: £{ $sum } after lamps

## Contracts

harbour-contracts = Ongoing contracts
harbour-contracts-hint = unfulfilled ones rise one space
harbour-contracts-end = at the end each costs its number in spaces
harbour-goods = goods
harbour-contract = contract: { part-goods }
harbour-ready = could be fulfilled now
harbour-penalty = else ▼{ $spaces }

## Warehouse

harbour-warehouse = Large warehouse
harbour-workers = { $count ->
    [0] no workers
    [one] one worker
   *[other] { $count } workers
}
harbour-held = choose a free place
harbour-line = line { $nth }
harbour-adds = room for { $count } more of each good
harbour-stored = { $count } of { $room }
harbour-small = Small warehouse: { $count } of { $room }
harbour-take-up = move the worker of { $place }
harbour-put-back = leave the worker of { $place } there
harbour-place-free = free place: { $place }
harbour-place-staffed = worker: { $place }

## Shipment

harbour-if = If you ship now
harbour-brings = This shipment
harbour-by-first = pier 1
harbour-by-second = pier 2
harbour-by-both = both
harbour-hold = do not ship
harbour-load = { part-goods } × £{ $price }
harbour-office = office, per shipping
harbour-space = space for the ship of { $capacity }
harbour-cash = cash £{ $cash } →
harbour-ships-used = { $count ->
    [one] one ship, space { $from } → { $to }, share £{ $value }
   *[other] { $count } ships, space { $from } → { $to }, share £{ $value }
}
harbour-holds = { $count ->
    [one] one hold stays empty
   *[other] { $count } holds stay empty
}
harbour-no-ship = No ship lies at the piers; a ship is taken as a special marker (II.3.2.3).
harbour-no-contract = There is no contract; contracts are taken in the stock exchange action (II.2.6).
harbour-later = In store now, and what the next production would bring:
harbour-in-store = { $stored } of { $count }
harbour-emergency = emergency sale to pay it

## What is asked

harbour-discard = Not all goods fit: keep
harbour-keep = Have in store from now on
harbour-store-extra = One more for the warehouse
harbour-produce = Produce for the warehouse
harbour-produce-hint = goods, cost, rows
harbour-with-extra = with Extra Shifts
harbour-rows = { $rows ->
    [one] row 1
   *[other] 1–{ $rows }
}
harbour-resettle = Displaced workers
harbour-resettle-hint = { $count ->
    [one] One worker may go to a free place of the warehouse or into a factory:
   *[other] { $count } workers may go to free places of the warehouse or into a factory:
}

## The line under the mill

harbour-line-warehouse = Warehouse
harbour-line-contract = Contracts
harbour-line-ship = Ships
harbour-line-worker = Crews
harbour-line-workers = { $crews } on ships, { $store } in store
harbour-line-wages = { $sum } after lamps

## In words

harbour-words = Ships: { $ships }. Contracts: { $contracts }. In store: { $goods }; warehouse workers: { $places }. Crew members: { $crews }; wages at the end of the decade: £{ $wages }.
harbour-words-none = none
harbour-words-ship = one for { $count } at pier { $pier }
harbour-words-lines = { $count ->
    [one] one line
   *[other] { $count } lines
}
harbour-words-small = small warehouse for { $room }
