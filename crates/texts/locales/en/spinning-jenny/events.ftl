# What happened: one sentence for each event of a game.

start-player = { $seat } is the start player.
marker-drawn = Laid out on the timetable: { part-marker }.

## Timetable

decade-began = The { $year }s begin.
level-reached = Factories of level { part-level } become available.
cycle-began = A new cycle begins. Active good: { $good }.
importer-moved = The importer of { $good } moves up to { $to }.
workers-returned = { $count ->
    [one] { $count } fired worker returns to the job market.
   *[other] { $count } fired workers return to the job market.
}
markers-returned = All action markers return to their owners.
end-of-game = The last round is over: everybody visits the stock exchange once more.

## Factories

factory-founded = { $seat } founds a { part-factory } (level { part-level }).
factory-built = { $seat } builds a { part-factory } (level { part-level }).
factory-modernized = { $seat } modernizes the { part-factory } to level { part-level }.
factory-closed = { $seat } closes the { part-factory }: { $workers ->
    [one] { $workers } worker is fired
   *[other] { $workers } workers are fired
}{ $machines ->
    [0] .
    [one] , { $machines } machine goes back to the supply.
   *[other] , { $machines } machines go back to the supply.
}
price-set = { $seat } sets the price of { $good } to £{ $price }.
workers-hired = { $seat } hires { part-workers } for the { part-factory }{ $fired ->
    [0] .
   *[other] , { $fired } of them from the fired workers space.
}
workers-fired = { $seat } fires { part-workers } from the { part-factory }{ $machines ->
    [0] .
    [one] ; { $machines } machine goes as well.
   *[other] ; { $machines } machines go as well.
}
machine-placed = { $seat } puts a machine into row { $row } of the { part-factory }.
quality-raised = { $seat } raises the quality of { $good } to { $to }.
distribution-raised = { $seat } raises the distribution of { $good } to { $to }.
distribution-faded = { $seat }: the distribution of { $good } fades to { $to }.
obsolete = { $seat }: the { part-factory } is obsolete and takes { $workers ->
    [one] { $workers } extra worker
   *[other] { $workers } extra workers
}{ $missing ->
    [0] .
    [one] ; { $missing } worker is missing.
   *[other] ; { $missing } workers are missing.
}

## Markers

marker-placed = { $seat } places { part-marker } on the £{ $cost } space.
marker-reused = { $seat } uses { part-marker } on the £{ $cost } space again.
marker-taken = { $seat } takes { part-marker }.

## Cash

received-start-up-capital = { $seat } receives £{ $amount } of start-up capital.
received-shares = { $seat } receives £{ $amount } for { part-shares }.
received-emergency-sale = { $seat } receives £{ $amount } from the emergency sale of { part-shares }.
received-loans = { $seat } receives £{ $amount } from { part-loans }.
received-sale = { $seat } receives £{ $amount } for { part-goods } at £{ $price } each.
received-warehouse-sale = { $seat } receives £{ $amount } for { part-goods } from the warehouse.
paid-administration = { $seat } pays £{ $amount } of administrative costs.
paid-reuse-fee = { $seat } pays £{ $amount } for using a marker again.
paid-factory = { $seat } pays £{ $amount } for the { part-factory } of level { part-level }.
paid-founded-factories = { $seat } pays £{ $amount } for the founded factories.
paid-shares = { $seat } pays £{ $amount } for { part-shares }.
paid-loans = { $seat } pays £{ $amount } to settle { part-loans }.
paid-wages = { $seat } pays £{ $amount } in wages to { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} of the { part-factory } at £{ $wage } each.
paid-machines = { $seat } pays £{ $amount } to run { $machines ->
    [one] { $machines } machine
   *[other] { $machines } machines
} of the { part-factory }.
paid-missing-workers = { $seat } pays £{ $amount } because { $count ->
    [one] { $count } worker is missing.
   *[other] { $count } workers are missing.
}

## Shares and loans

shares-sold = { $seat } sells { part-shares }.
shares-bought = { $seat } buys { part-shares }.
emergency-sale = { $seat } is short of cash and has to sell { part-shares } at £{ $value } each.
loans-taken = { $seat } takes out { part-loans }.
loans-repaid = { $seat } repays { part-loans }.
share-moved = { $seat }: share value indicator from space { $from } to { $to } ({ $because }).

## Production

production-began = Production of { $good } begins: demand { $demand }, importer at { $importer }.
produced = { $seat } produces { part-goods }.
called = { $store ->
    [0] Appeal { $appeal } is called: { $seat } sells { part-goods }.
   *[other] Appeal { $appeal } is called: { $seat } sells { part-goods } from the warehouse.
}
called-importer = Appeal { $appeal } is called: the importer sells { part-goods }.
sold = { $seat } sells { part-goods } in England{ $store ->
    [0] .
   *[other] , { $store } of them from the warehouse.
}
importer-sold = The importer sells { part-goods }.
demand-left = Demand left over: { part-goods }.
stored = { $seat } puts { part-goods } in the warehouse.
lost = { $seat } loses { part-goods }.

## One line of the ledger

sum-list = { $part }, { $rest }
sum-action = { $head }: { $done }
sum-placed = { $shade-word ->
    [own] { $marker }
   *[grey] { $shade } { $marker }
} on £{ $cost }
sum-reused = { sum-placed } again
sum-raised = { $good } to { $to }
sum-price = { $good } at £{ $price }
sum-hired = { $good }: { $count } hired
sum-fired = { $good }: { $count } fired
sum-machines = { $good }: { $count ->
    [one] { $count } machine
   *[other] { $count } machines
}
sum-founded = { part-factory } founded
sum-built = { part-factory } { part-level } built
sum-modernized = { part-factory } now { part-level }
sum-closed = { part-factory } closed
sum-shares-sold = { part-shares } sold
sum-shares-bought = { part-shares } bought
sum-repaid = { part-loans } repaid
sum-from-store = { part-goods } from store
sum-capital = start-up capital
sum-factories-paid = founded factories paid
sum-taken = { $shade } { part-marker-name } taken
sum-starts = start player
sum-sold = sold { $count } at £{ $price }
sum-distribution-faded = { $good }: distribution → { $to }
sum-unsold = sold none of { $count }
sum-costs = costs £{ $amount }
sum-stored = stored { $count }
sum-lost = lost { $count }
sum-obsolete = { part-factory } obsolete, { $count } extra
sum-scored = { $shares } × £{ $value } = £{ $score }
sum-up = ▲{ $steps }
sum-down = ▼{ $steps }
sum-emergency = { part-shares } sold in need
sum-loans = { part-loans } taken
sum-loss = { $what } for £{ $amount }, share value ▼{ $spaces }
