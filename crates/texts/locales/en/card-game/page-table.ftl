# Sheets of the table: players, market, price against appeal, the player board.

## Players

cg-player-your-turn = your turn
cg-player-chooses = to choose
cg-player-to-act = to act
cg-player-acted = acted
cg-player-bankrupt = bankrupt
cg-player-starts = start player
cg-player-bot = Bot
cg-player-portfolio = shares × share value = value of the portfolio
cg-player-factories-of = Factories of { $name }
cg-loans-of = loans { $count } of { $most }
cg-ships-of = ships { $count } of { $most }
cg-tokens-of = shipping tokens { $count }{ $saved ->
    [0] {""}
   *[other] {" "}and { $saved } saved,
} of { $most }
cg-share-value = share value

## Columns and rows

cg-column-side = side
cg-column-goods = goods
cg-column-workers = w+m
cg-column-quality = quality
cg-column-distribution = distribution
cg-column-price = price
cg-column-appeal = appeal
cg-column-stored = stored
cg-row-result = result
cg-row-sells = sells
cg-row-price = price
cg-row-appeal = appeal
cg-row-income = income
cg-row-costs = costs
cg-row-value = share value
cg-row-demand = demand

## The market board

cg-sheet-market = Market
cg-market-hint = sells: as all cards lie now; ▲ or ▼ passed moves demand a step
cg-market-label = { $good }: demand { $demand }; appeal: { $places }.
cg-neutral = neutral player
cg-demand = demand
cg-sells = sells
cg-wages = Wages
cg-wages-hint = one step right for each build or employ action; machine £1
cg-wages-label = Wages: £{ $wage } for each worker.

## Price against appeal

cg-sheet-price = Price against appeal, { $good }
cg-price-pointed = pointed at
cg-price-set = as set for this round
cg-price-choose = choose one; cards and spot follow
cg-price-outlook = if production came now; the best result is shown
cg-price-produced = the good is being produced, or has been
cg-price-none = if production came now
cg-price-no-factory = You have no factory for { $good }.
cg-price-skipped = Without a factory for the good of the round you set no price and produce nothing; everybody else does.
cg-price-rung = Appeal { $appeal }, price £{ $price }: sells { $sold }, result { $result }, share value +{ $steps }
cg-price-of = of { $made }
cg-price-rival = What { $name } sells
cg-price-line = Appeal { $appeal }, £{ $price }: sells { $sold }
cg-why-stays = The marker stays on { $to }, and demand on { $demand }.
cg-why-no-arrow = Appeal { $from } → { $to } passes no arrow: demand stays { $demand }.
cg-why-red = Appeal { $from } → { $to } passes red arrows: the demand marker climbs { $steps ->
    [one] one step
   *[other] { $steps } steps
} and shows { $demand }.
cg-why-green = Appeal { $from } → { $to } passes green arrows: the demand marker falls { $steps ->
    [one] one step
   *[other] { $steps } steps
} and shows { $demand }.
cg-why-others = As the others’ cards lie, it comes to { $demand }.
cg-why-costs = Costs: { $workers } × £{ $wage } wages, { $machines ->
    [0] no machine
    [one] one machine
   *[other] { $machines } machines
}, £{ $fixed } fixed.
cg-why-saved = The Foreman saves £{ $saved }.
cg-why-no-rise = Share value rises only with two goods sold at home.
cg-why-one = Two sold at home: ▲1.
cg-why-tied = Two sold at home: ▲1; the highest appeal is shared.
cg-why-highest = Two sold at home and the highest appeal alone: ▲2.
cg-why-left = { $count ->
    [one] One good is left
   *[other] { $count } goods are left
} to ship or store.
cg-why-bankrupt = You could not pay: you would be out of the game.
cg-why-emergency = { $count ->
    [one] One token
   *[other] { $count } tokens
} of the emergency fund would be needed.

## The player board

cg-sheet-board = Your board
cg-track-quality = Quality per action
cg-track-distribution = Distribution per action
cg-track-cards = Development cards
cg-track-machinery = Machines per action
cg-track-ship = Goods per ship
cg-track-stock = Half-price shares
cg-level-says = { $track }: { $allows }

## The board as text

cg-text-now = { $year }, { $good }; wage £{ $wage }
cg-text-asked = { $name } is to choose.
cg-text-starts = { $name } has the starting player card.
cg-text-sells = appeal { $appeal }, £{ $price }: sells { $sold }, result { $result }, share value +{ $steps }
cg-text-money = Cash £{ $cash }, { $count } shares × £{ $value } = £{ $portfolio }
cg-text-supply = Development cards in the supply
cg-text-choices = What can be chosen
