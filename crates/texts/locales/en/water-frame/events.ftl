# What happened: one sentence for each event of a game.

## Setting up

row-laid = Row { $row } of the special markers mat: machinery { $machinery }, quality { $quality }, distribution { $distribution }, production { $production }.
tile-drawn = Comes into the game: { $tile }.

## Timetable

economy-marker = Economy marker: importer { $importer }, returning workers { $workers }.
event-revealed = Event: { $event }.
event-ended = The event { $event } is over.
workers-gone = { $count ->
    [one] { $count } worker leaves the game.
   *[other] { $count } workers leave the game.
}

## Development tiles

tile-taken = { $seat } takes { $tile }.
tile-returned = { $seat } returns { $tile }.
tile-assigned = { $seat } assigns { $tile } to the { part-factory }.
inventor-used = { $seat } uses the Inventor, use { $count } of 4.
extra-shift = { $seat } produces one more with Extra Shifts ({ $good }).
row-shut = { $seat } shuts row { $row } of the { part-factory }.
workers-resettled = { $seat } moves { part-workers } into the { part-factory }.

## Harbour

ship-taken = { $seat } takes a ship that carries { $capacity }{ $count ->
    [0] .
    [one] , with { $count } sailor{ part-of-fired }.
   *[other] , with { $count } sailors{ part-of-fired }.
}
ship-returned = { $seat } returns the ship that carries { $capacity }{ $count ->
    [0] .
    [one] ; { $count } sailor is fired.
   *[other] ; { $count } sailors are fired.
}
contract-taken = { $seat } takes on a contract for { $to } { $good }.
contract-rose = { $seat } has not fulfilled the contract for { $good }; it rises to { $to }.
contract-fulfilled = { $seat } fulfils a contract with { part-goods } on { part-ships }.
warehouse-staffed = { $seat } hires a warehouse worker for { $place }{ $fired ->
    [0] .
   *[other] , from the fired workers space.
}
warehouse-moved = { $seat } moves a warehouse worker from { $from } to { $to }.
warehouse-dismissed = { $seat } fires the warehouse worker of { $place }.
warehouse-resettled = { $seat } moves a displaced worker to { $place } of the warehouse.

## Factories

factory-marked = { $seat } hires for the { part-factory } after its last cycle.
machine-smashed = { $seat }: a machine in row { $row } of the { part-factory } gives way to a worker.

## Cash and shares

received-patron = { $seat } receives £{ $amount } from the patron for { $good }.
received-jubilee = { $seat } receives £{ $amount } for the jubilee sale of { $good }.
received-shipment = { $seat } receives £{ $amount } for { part-goods } shipped at £{ $price } each.
received-office = { $seat } receives £{ $amount } from the Office.
received-engineering-works = { $seat } receives £{ $amount } from the Engineering Works.
received-royal-society = { $seat } receives £{ $amount } from the Royal Society.
paid-inventor = { $seat } pays £{ $amount } for the Inventor.
paid-harbour-wages = { $seat } pays £{ $amount } in harbour wages to { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} at £{ $wage } each.
paid-credit-crisis = { $seat } loses £{ $amount } in the credit crisis.
paid-social-unrest = { $seat } pays £{ $amount } for { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} in the social unrest.
share-stayed = { $seat }: share value indicator already on space { $to } ({ $because }).
shares-forfeited = { $seat } gives { part-shares } to the bank for nothing.

## Parts of sentences

part-of-fired = { $fired ->
    [0] {""}
   *[other] , { $fired } from the fired workers space
}
developer-used = { $seat } calls in the Developer.
paid-wages-led = { $seat } pays £{ $amount } in wages to { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} of the { part-factory }; with the foreman that is less than £{ $wage } each.

## In one line of the ledger

sum-patron = 1 to the Patron
sum-jubilee = 1 for the Crown Jubilee
sum-shipped = { part-goods } shipped at £{ $price }
sum-contract-fulfilled = { part-goods } shipped, { part-ships }
sum-office = Office
sum-engineering-works = Engineering Works
sum-royal-society = Royal Society
sum-inventor-paid = Inventor paid
sum-inventor-used = Inventor, use { $count }
sum-developer-used = Developer
sum-harbour-wages = crews and warehouse { $count } × £{ $wage }
sum-credit-crisis = credit crisis
sum-social-unrest = social unrest, { part-workers }
sum-penalty = { $because } ▼{ $steps }
sum-penalty-none = { $because }, on space 1 already
sum-tile-taken = { $tile } taken
sum-tile-returned = { $tile } returned
sum-tile-assigned = { $tile } for the { part-factory }
sum-ship-taken = ship for { $capacity } taken{ $count ->
    [0] {""}
    [one] , { $count } sailor
   *[other] , { $count } sailors
}
sum-ship-returned = ship for { $capacity } returned{ $count ->
    [0] {""}
   *[other] , { $count } fired
}
sum-contract-taken = contract for { $to } { $good }
sum-contract-rose = contract for { $good } not fulfilled, now { $to }
sum-warehouse-staffed = warehouse worker for { $place }
sum-warehouse-moved = warehouse worker from { $from } to { $to }
sum-warehouse-rearranged = { $count } moves within the warehouse
sum-warehouse-dismissed = warehouse worker of { $place } fired
sum-warehouse-resettled = displaced worker to { $place } of the warehouse
sum-resettled = { part-workers } into the { part-factory }
sum-extra-shift = Extra Shifts, 1 more { $good }
sum-row-shut = { $good }: row { $row } shut
sum-factory-marked = { $good }: hired after its last cycle
sum-machine-smashed = { $good }: a machine of row { $row } gives way
sum-shares-forfeited = { part-shares } to the bank
