# Sheets of the Spinning Jenny table: players, mill, forecast.

## Players

player-your-turn = your turn
player-chooses = to choose
player-to-act = to act
player-acted = acted
player-starts = starts
player-bot = Bot
player-loans = { part-loans }
player-portfolio = shares × value of a share = value of the portfolio
player-changed = new since your last turn
player-free = free
player-markers = markers
player-administration = Administration table
player-brief-level = lvl
player-brief-output = out
player-brief-workers = W+M
player-brief-price = price
player-brief-appeal = app.
player-column-level = Level of the factory
player-column-output = Goods it makes
player-column-workers = Workers + machines
player-column-price = Price
player-column-appeal = Appeal

## Mill

mill-yours = Your mill
mill-of = Mill of { $name }
mill-level = Level of the factory
mill-makes = makes { $count }
mill-extra = { $count } extra
mill-extra-why = An obsolete factory needs extra workers, who produce nothing (6.IV).
mill-row = row { $row }
mill-row-makes = A full row adds { $count }.
mill-quality = quality
mill-distribution = distribution
mill-price = price
mill-appeal = appeal
mill-quality-marker = quality marker
mill-distribution-marker = distribution marker
mill-would-sell = would sell
mill-result = result £
mill-steps = share steps
mill-per-value = for each value: sells · result £ · share steps
mill-rung = { $action }: sells { $sold }, result { $result }, share steps { $steps }
mill-stored = A stored good lies here ({ $good }).
mill-no-factory = No factory. A factory action could build { $costs }.
mill-level-for = level { part-level } for { $cost }
mill-or = or
mill-in-store = { part-goods } in store
mill-goods = { part-goods }
mill-found = Found, £{ $cost }
mill-build = Build { part-level }, £{ $cost }
mill-modernize = Modernize to { part-level }, £{ $cost }
mill-close = Close
mill-keep = Have in store from now on:
mill-keep-nothing = nothing
deal-buy = Buy shares
deal-sell = Sell shares
deal-repay = Repay loans
deal-warehouse = Sell from store: { $good }

## Forecast

forecast-title = Forecast
forecast-if = if production came now
forecast-wage = wage £{ $wage }, machine £1
forecast-demand = demand { $demand } · order of sale with the appeal called
forecast-order = Order of sale
forecast-called = { $name }, at call { $call }
forecast-unmet = demand that nobody meets
forecast-importer = Importer
forecast-column-appeal = Appeal
forecast-column-made = Goods made
forecast-column-sells = Goods sold
forecast-column-store = Goods in store afterwards
forecast-column-income = Income from sales
forecast-column-costs = Wages and machines
forecast-column-result = Income minus costs
forecast-column-steps = Steps of the share value indicator
forecast-brief-appeal = app.
forecast-brief-made = made
forecast-brief-sells = sells
forecast-brief-store = store
forecast-brief-income = income
forecast-brief-costs = costs
forecast-brief-result = result
forecast-brief-steps = steps
forecast-yours = Your { $steps }:
forecast-would = With this choice { $steps }:
forecast-why-sold = { $steps } for goods sold
forecast-why-appeal = { $steps } for the highest appeal alone
forecast-why-most = { $steps } for the most sold alone
forecast-why-cut = { $steps } as the price falls with the distribution
forecast-why-emergency = { $steps } for { part-shares } sold in an emergency
forecast-why-loans = { $steps } for { part-loans }
forecast-why-nothing = nothing would be sold
forecast-later = later: sells, result £, share steps
forecast-sold-of-demand = sold/demand
forecast-by-equals = sold beyond the demand by players equal in appeal and quality (III.1)
forecast-line-sold = { $sold } of { $made } sold
forecast-line-steps = { $steps } steps
forecast-line-none = You do not make { $good }.
forecast-unpriced = Your price is still open.
forecast-no-factory = no factory
forecast-over = No more goods will be made.

## Hints under the question

hint-foundation = factory { $nth } of 2; cash £{ $cash }
hint-first-price = a low price sells more, a high price earns more
hint-capital = each share brings £{ $value }
hint-markers = choose it on the mat; it is yours for the rest of the game
hint-administration = using a marker again costs £{ $fee } more
hint-factory = level { part-level } is reached; cash £{ $cash }
hint-workers = { $count ->
    [one] one worker can be had
   *[other] { $count } workers can be had
}; wage £{ $wage }
hint-machinery = a machine costs £1 in production, a worker £{ $wage }
hint-quality = it stays until the factory is closed
hint-distribution = it fades by 1 after each production
hint-exchange = a share costs £{ $cost } and brings £{ $value }
hint-prices = open: { $goods }
hint-prices-more = open: { $goods }; £{ $budget } left, £1 for each other good
hint-sale = the appeal called is { $call }; demand left { $demand }
hint-storage = { $count } unsold; the warehouse holds { $most }
hint-start-player = your portfolio is the least valuable one
hint-final-exchange = a share costs £{ $cost } and counts £{ $value }

## Brief words for the bar

bar-price = { $good } £{ $price }
bar-hire = { $good }: hire { $count }
bar-fire = { $good }: fire { $count }
bar-machine = { $good }: machine in row { $row }
bar-quality = { $good }: quality { $value }
bar-distribute = { $good }: distribution { $value }
bar-found = found { $good }
bar-build = { $good }: build { part-level }
bar-warehouse = { $good }: sell { $count } stored
bar-modernize = { $good }: modernize
bar-keep = keep { $goods }
bar-keep-nothing = keep nothing
bar-take = { $marker }, { $shade }
bar-more-mill = { $count } more on the mill
bar-more-mat = { $count } more on the mat

## What a confirmation leaves out

left-capital = start-up capital
left-factory = building
left-workers = hiring or firing
left-machines = { $count ->
    [one] a machine
   *[other] { $count } machines
}
left-quality = { $count ->
    [one] a level of quality
   *[other] { $count } levels of quality
}
left-distribution = £{ $left } of distribution
left-deals = a deal
left-prices = a price adjustment
left-special-marker = the special marker
left-shares = { $count ->
    [one] a share you can buy
   *[other] { $count } shares you can buy
}
