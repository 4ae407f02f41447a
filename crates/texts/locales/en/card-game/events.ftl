# What happened: one sentence for each event of the game.

## Set-up

opened = { $seat } opens a { part-factory } to start with.
laid = Laid out in the supply: { $card }, with { $other } on the other side.
laid-same = Laid out in the supply: { $card }.
boxed-same = { $card } lies there too often: one goes into the box.
flipped = { $card } lies there too often and is flipped to { $other }.
boxed = { $card } and { $other } both lie there too often: the card goes into the box.
supply-complete = The supply of development cards is complete.
card-start = { $seat } starts with { part-card }.
developed-start = { $seat } starts with a development: { part-allows }.
shares-start = { $seat } buys { part-shares } to start with, for £{ $paid }.

## Rounds

round-began = Round { $round } of the { $year }s begins. Active good: { $good }.
decade-began = The { $year }s begin: decade { part-level }.
start-player = { $seat } is the start player.
start-named = { $by } names the start player with the Entrepreneur: { $seat }.
start-chosen = { $by } chooses the start player: { $seat }.
cards-fresh = { $seat } can use these cards again: { $cards }.
card-name = { $card }
card-none = none
neutral-moved = The appeal of the neutral player for { $good } rises to { $to }.

## Actions

built = { $seat } builds a { part-factory } on side { part-level }.
upgraded = { $seat } upgrades the { part-factory }: { $what }.
invented = { $seat } upgrades the { part-factory } with the Inventor: { $what }.
upgraded-factory = factory to side II
upgraded-first = first worker card to side II
upgraded-second = second worker card to side III
employed = { $seat } adds worker card { $position } to the { part-factory }, side { part-level }.
demand-moved = The demand value for { $good } goes from { $from } to { $to }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} ({ $because }).
demand-up = The demand marker for { $good } goes up { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; its value stays { $to } ({ $because }).
demand-down = The demand marker for { $good } goes down { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; its value stays { $to } ({ $because }).
wages-moved = The wage rises to £{ $wage } ({ $because }).
wages-stepped = The wages marker goes one step to the right; the wage stays £{ $wage } ({ $because }).
automated = { $seat } replaces a worker on card { $position } of the { part-factory } by a machine{ $token ->
    [0] { $machines ->
        [one] .
       *[other] : the card now has { $machines }.
    }
   *[other] , shown by the machine token.
}
quality-laid = { $seat } sets the quality of { $good } to { $to } (cards: { $cards }).
quality-back = { $seat } takes the quality cards of { $good } back.
quality-taken = { $seat }: the quality of { $good } falls to { $to }, since its cards are used elsewhere.
quality-engineer = { $seat }: the quality of { $good } falls to { $to } without the Engineer.
quality-replaced = { $seat } replaces the Engineer: the quality of { $good } is now { $to } (cards: { $cards }).
distribution-set = { $seat } sets the distribution of { $good } to { $to }{ $patent ->
    [0] {""}
   *[other] , on the Patent
}{ $freed ->
    [0] .
   *[other] {" "}with a card of the reserve in place of the Patent, which is free again.
}
distribution-back = { $seat } takes the distribution card of { $good } back.
distribution-lost = { $seat }: the distribution of { $good }, { $from }, is lost with the Patent.
shares-bought = { $seat } buys { part-shares } for £{ $paid }{ $half ->
    [0] .
   *[other] , { $half } at half price.
}
shares-broker = { $seat } buys { part-shares } with the Broker at half price, for £{ $paid }.
borrowed = { $seat } takes { part-loans } and receives £{ $amount }.
ships-regained = { $seat } has { $count } ships again.
extra-produced = { $seat } makes { part-goods } in an extra production { $cards ->
    [0] without worker cards
    [one] with the first worker card
   *[other] with both worker cards
}{ $shift ->
    [0] .
   *[other] , and one of them with the Extra Shift.
}
price-set = { $seat } sets { $good } to appeal { $appeal } and price £{ $price }.

## Developments

developed = { $seat } takes a development: { part-allows }.
developed-inventor = { $seat } takes a development for the Inventor: { part-allows }.
card-taken = { $seat } takes { part-card }.
card-swapped = { $seat } gives { part-card } back for another card.
card-spent = { $seat } gives { part-card } back.
card-lost = { $seat } loses { part-card }: it goes back to the supply.
foreman-placed = { $seat } lays the Foreman at the { part-factory }.
reactivated = { $seat } turns the Developer and can use { part-card } again.
card-used = { $seat } uses { part-card }.

## Production

production-began = Production of { $good } begins: demand value { $demand }, wage £{ $wage }.
produced = { $seat } makes { part-goods }{ $shift ->
    [0] { $stored ->
        [0] .
       *[other] ; { $stored } are in store.
    }
   *[other] , one of them with the Extra Shift{ $stored ->
        [0] .
       *[other] ; { $stored } are in store.
    }
}
sold = { $seat } sells { part-goods } to the home market (at most { $limit }{ $patrons ->
    [0] {""}
   *[other] {" "}with a Patron
}) at £{ $price } each: £{ $income }{ $store ->
    [0] .
   *[other] ; { $store } from store.
}
sold-nothing = { $seat } sells no { $good }: appeal { $appeal } against demand { $demand }.
shipped = { $seat } ships { part-goods } at £{ $price } each: £{ $income }{ $store ->
    [0] .
   *[other] ; { $store } from store.
}
contract-paid = { $seat } receives £{ $amount } by Contract for { $count ->
    [one] { $count } shipped good.
   *[other] { $count } shipped goods.
}
ships-used = { $seat } uses { part-ships } and adds { $tokens ->
    [0] no shipping token
    [one] { $tokens } shipping token
   *[other] { $tokens } shipping tokens
}, { $total } in all.
stored = { $seat } has { part-goods } in store{ $added ->
    [0] .
   *[other] , { $added } of them new.
}
wasted = { $seat } wastes { part-goods }.
wasted-cleared = { $seat } wastes { part-goods } from the storehouse taken away.
wasted-given-back = { $seat } wastes { part-goods } from the Big Storehouse given back.
storehouse-cleared = { $seat } takes { part-storehouse } away from the { part-factory }.
storehouses-returned = { $seat } takes { $count ->
    [one] an unneeded storehouse
   *[other] { $count } unneeded storehouses
} back from the { part-factory }.
costs-paid = { $seat } pays £{ $amount }: { $what }.
costs-wages = £{ $amount } for { $workers ->
    [one] { $workers } worker at £{ $wage }
   *[other] { $workers } workers at £{ $wage }
}
costs-saved = £{ $amount } less for the Foreman
costs-machines = £{ $amount } for { $machines ->
    [one] { $machines } machine
   *[other] { $machines } machines
}
costs-fixed = £{ $amount } fixed costs
costs-none = nothing
emergency-fund = { $seat } is short of money and receives £{ $amount } from the emergency fund for { part-tokens }.
bankrupt = { $seat } owes £{ $owed }, has £{ $money }, and is bankrupt: out of the game.
value-raised = { $seat }: share value from £{ $from } to £{ $to } ({ $because }).
not-shipped = { $seat } ships none: { $good }.
bonus-declined = { $seat } has the highest appeal for { $good } and declines the share value for it.
appeal-tied = Several share the highest appeal for { $good }, { $appeal }: nobody has it alone.
distribution-fell = { $seat }: the distribution of { $good } falls to { $to }.

## The end

end-of-game = The last round is over: final scoring.
sole-survivor = All others are bankrupt: the game is over.
nobody-left = Nobody could pay who was left: the game is over, and nobody has won.
stored-sold = { $seat } sells { part-goods } from store at £{ $price } each: £{ $income }.
shares-end = { $seat } buys { part-shares } with all that is left, for £{ $paid }.
shares-lost = { $seat } gives up a share for each of { $tokens ->
    [one] { $tokens } loan token
   *[other] { $tokens } loan tokens
}: { $count } left.
value-fell = { $seat }: share value from £{ $from } to £{ $to } for { $tokens ->
    [one] { $tokens } shipping token.
   *[other] { $tokens } shipping tokens.
}
scored = { $seat }: { part-shares } at £{ $value } are £{ $score }; £{ $money } left over.

## One line of the ledger

sum-list = { $part }, { $rest }
sum-opened = { part-factory } opened
sum-built = { part-factory } built
sum-upgraded = { part-factory } upgraded
sum-invented = { part-factory } upgraded with the Inventor
sum-employed = { $good }: { $count ->
    [one] { $count } worker card
   *[other] { $count } worker cards
}
sum-machines = { $good }: { $count ->
    [one] { $count } machine
   *[other] { $count } machines
}
sum-quality = { $good }: quality { $to }
sum-quality-lost = { $good }: quality down to { $to }
sum-distribution = { $good }: distribution { $to }
sum-shares = { part-shares } bought
sum-shares-lost = { part-shares } given up
sum-borrowed = { part-loans }
sum-regained = { $count } ships regained
sum-extra-produced = { part-goods } made
sum-price = { $good } at £{ $price }, appeal { $appeal }
sum-developed = development: { part-allows }
sum-developed-inventor = development: { part-allows } with the Inventor
sum-taken = { $card } taken
sum-swapped = { $card } given back
sum-given-back = { $card } given back
sum-foreman = Foreman at { $good }
sum-reactivated = { $card } fresh again
sum-used = { $card } used
sum-shipped = { part-goods } shipped
sum-tokens = { $count ->
    [0] no shipping token
    [one] { $count } shipping token
   *[other] { $count } shipping tokens
}
sum-stored = { part-goods } in store
sum-wasted = { part-goods } wasted
sum-cleared = storehouse from { $good } taken
sum-costs = costs £{ $amount }
sum-fresh = { $count ->
    [one] { $count } card fresh
   *[other] { $count } cards fresh
}
sum-starts = start player
sum-sold = sold { $count } at £{ $price }
sum-unsold = sold none of { $count }
sum-stored-sold = { part-goods } from store
sum-bonus-declined = the highest appeal declined
sum-up = ▲{ $count }
sum-down = ▼{ $count }
sum-scored = { $shares } × £{ $value } = £{ $score }
sum-emergency = { part-tokens } from the emergency fund for £{ $amount }
sum-bankrupt = bankrupt
