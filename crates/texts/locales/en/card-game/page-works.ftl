# Sheets of the table: factories, quality, stock exchange, choices, development cards; the bar.

## Factories

cg-sheet-works = Your factories
cg-works-back = your own
cg-part-factories = Factories
cg-part-quality = Quality
cg-part-exchange = Exchange
cg-part-choices = Choices
cg-factory-label = Factory for { $good }
cg-not-built = not built · side { $side }: { $goods ->
    [one] one good
   *[other] { $goods } goods
}, { $workers } workers, fixed £{ $fixed }
cg-makes = makes { $count }
cg-tile-workers = { $count } workers in the factory itself
cg-fixed = fixed £{ $fixed }
cg-ship-price = A shipped good brings £{ $ship }
cg-spot-label = Factory token on spot { $spot }: price £{ $price }, appeal { $appeal }
cg-stored = { $count } in store; small storehouses: { $small }, big: { $big }
cg-machine-token = machine token
cg-employ-label = employ for { $good }: { $workers } workers, { $goods ->
    [one] one good more
   *[other] { $goods } goods more
}
cg-card-label = Worker card { $side }: { $workers } workers, { $machines } machines, makes { $goods }.
cg-kind-office = office
cg-kind-quality = quality
cg-kind-distribution = distr.
cg-to-price = to price
cg-to-appeal = to appeal
cg-do-open = Start with it
cg-do-build = Build
cg-do-upgrade = Upgrade
cg-do-invent = Inventor
cg-do-employ = employ
cg-do-automate = Replace a worker by a machine.
cg-do-foreman = Foreman here
cg-do-regain = regain

## Quality and distribution

cg-quality-level = quality added { $added } of { $most }
cg-distribution-level = distribution added { $added } of { $most }
cg-reserve = in reserve: small { $small }, large { $large }{ $engineer ->
    [0] {""}
   *[other] , Engineer
}
cg-no-ways = nothing to add now
cg-quality-small = { $count ->
    [one] small card
   *[other] { $count } small cards
}
cg-quality-large = { $count ->
    [one] large card
   *[other] { $count } large cards
}
cg-quality-engineer = { $count ->
    [one] Engineer
   *[other] { $count } Engineers
}
cg-moves-from = { $card } from { $good }
cg-moves-reserve = { $card } from the reserve
cg-moves-back = { $card } to the reserve
cg-moves-turned = turned
cg-losing = { $count ->
    [one] { $count } way that lowers quality elsewhere
   *[other] { $count } ways that lower quality elsewhere
}
cg-way-loses = { $good } { $from } → { $to }

## The stock exchange

cg-deal-buy = Buy shares
cg-deal-borrow = Bank loans
cg-deal-regain = Ships
cg-buy-hint = £{ $value } each
cg-buy-half = £{ $value } each, { $half } at £{ $cost }
cg-borrow-hint = £{ $value } each, a share less at the end; { $count } of { $most }
cg-left = Cash then: { $money }

## Every choice

cg-choices-none = Nothing is asked of you now.
cg-group-build = Build and upgrade
cg-group-employ = Employ workers
cg-group-automate = Automate
cg-group-quality = Quality
cg-group-distribution = Distribution
cg-group-exchange = Stock exchange
cg-group-produce = Extra production
cg-group-ship = Early shipping
cg-group-develop = Developments
cg-group-price = Price and appeal
cg-group-store = Storehouses
cg-group-answer = Or
cg-change-value = share value { $from } → { $to }
cg-change-shares = shares { $from } → { $to }
cg-change-loans = loans { $from } → { $to }
cg-change-ships = ships { $from } → { $to }
cg-change-tokens = shipping tokens { $from } → { $to }
cg-change-stored = in store { $from } → { $to }
cg-change-sold = sold { $from } → { $to }

## Development cards

cg-sheet-cards = Development cards
cg-cards-hint = { $count } of { $limit } · supply { $supply }
cg-card-used = { $card } (used)
cg-card-is-used = used this decade
cg-card-fresh = ready
cg-card-own = yours
cg-take = Take { $card }
cg-take-it = Take
cg-swap = Give back { $old }, take { $new }
cg-swap-for = for
cg-does-entrepreneur = Wins a tie for the highest appeal once a decade; given back at the end of a round it names the start player. (Card 1)
cg-does-customs-office = One shipping token fewer when you ship, once a decade. (Card 2)
cg-does-extra-shift = Given back in production it makes one more good. (Card 3)
cg-does-workshop = { $machines } machines cost nothing when you pay. (Card 4)
cg-does-foreman = At one factory: £{ $saves } less for each of up to { $workers } workers. (Card 5)
cg-does-broker = Given back instead of a development it buys up to { $shares } shares at half price. (Card 6)
cg-does-patron = Sell one more { $one } or { $other } at home, once a decade. (Card 7)
cg-does-inventor = Given back it upgrades up to { $factories } factories, whatever the decade. (Card 8)
cg-does-inventor-expert = Or two developments at once.
cg-does-developer = Fixed costs £{ $fixed } lower; makes another used card fresh once a decade. (Card 9)
cg-does-contract = More money for each shipment. (Card 10)
cg-does-patent = One more distribution card. (Card 11)
cg-does-engineer = A quality card of 5 or 6; up to { $most } in every factory for good. (Card 12)
cg-does-storehouse = Stores up to { $holds } goods. (Card 13)
cg-does-lifts = Its development waits for no decade.

## The bar

cg-bar-appeal = Appeal { $appeal }, £{ $price }
cg-bar-distribution = Distribution { $value }, { $good }
cg-bar-quality = Quality { $value }, { $good }
cg-bar-build = Build { $good }
cg-bar-open = Start with { $good }
cg-bar-upgrade = Upgrade { $good }
cg-bar-employ = Employ, { $good }
cg-bar-automate = Machine, { $good } { $card }
cg-bar-buy = Buy { $count }, { $money }
cg-bar-borrow = Borrow { $count }, { $money }
cg-bar-ship = Ship { $count } { $good }, { $money }
cg-bar-sell = Sell { $count }, { $money }
cg-bar-develop = { $track }
cg-more-price = + { $count } in the chart
cg-more-cards = + { $count } on board and cards
cg-more-works = + { $count } on the table

## What helps to answer

cg-hint-open = Two factories to start with; each with a worker card.
cg-hint-start-development = One step on the board, one card, or nothing.
cg-hint-start-shares = £{ $money } in cash, £{ $value } a share.
cg-hint-action = One action, then price and appeal of { $good }, then a development.
cg-hint-build = As many as you like; the first one built moves demand and wages.
cg-hint-employ = Wage £{ $wage }; the first card moves demand and wages for all.
cg-hint-automate = Machines: { $added } of { $most }.
cg-hint-quality = Quality added: { $added } of { $most }.
cg-hint-distribution = Distribution added: { $added } of { $most }.
cg-hint-exchange = £{ $money } in cash; loans { $loans } of { $most }; then ships.
cg-hint-produce = Each factory once; costs are paid together at the end.
cg-hint-ship = { $ships } ships of { $capacity } goods.
cg-hint-price = What does not go to appeal is price.
cg-hint-development = Cards { $count } of { $limit }.
cg-hint-limit = Made { $made }, may sell { $limit } at home.
cg-hint-stored-sale = { $count } { $good } in store.
cg-hint-left = { $count } { $good } left.
cg-hint-store = { $count } { $good } to keep or waste.
cg-hint-keep = { $count } { $good } to keep.
cg-hint-customs = Shipping tokens: { $tokens }.
cg-hint-bonus = You sold two and have the highest appeal alone.
cg-hint-tie = The Entrepreneur breaks the tie, once a decade.
cg-hint-entrepreneur = The card goes back to the supply.
cg-hint-start-player = You have the smallest portfolio.
cg-hint-foreman = Up to four of its workers cost less from now on.
cg-hint-replace = With cards of the reserve, up to what the Engineer showed.
cg-hint-developer = You have just taken it; once a decade.
