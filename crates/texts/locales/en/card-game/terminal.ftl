# The board at the terminal.

heading-round = The { $year }s, round { $round }: { $good }
heading-set-up = Set-up
heading-over = The game is over
heading-company = Factories of { $seat }
board-forecast-heading = Forecast, if production came now
board-market = Market
board-neutral = neutral
board-supply = Supply
board-wages = Wage £{ $wage }{ $steps ->
    [0] , the highest
    [one] , rises with the next step
   *[other] , rises after { $steps } steps
}; a machine costs £{ $machine }
board-developments = Developments
board-cards = Cards ({ $count } of { $most })
board-used = used
board-reserve = Reserve
board-small-quality = { $count } × quality 1/2
board-large-quality = { $count } × quality 3/4
board-distribution = { $count } × distribution
board-storehouses = { $count } × small storehouse
board-no-factory = no factory
board-bankrupt = bankrupt, out of the game
board-legend = Market: > marks the active good; steps of the demand marker down and up that change its value; appeals between which arrows lie; then the appeal markers. Factories: price and appeal as they lie now, the sides of both worker cards; ' marks the machine token.
board-forecast = { $good }: demand { $demand }, wage £{ $wage }
board-forecast-note = With factories as they lie, and without cards or ships.
column-cash = money
column-shares = shares
column-share-value = value
column-portfolio = worth
column-loans = loans
column-ships = ships
column-tokens = tokens
column-saved = of tokens: saved by a Customs Office, the ships count
column-start-player = start player
column-factory = factory
board-demand = demand
column-steps = steps
column-arrows = arrows
brief-side = side
brief-cards = cards
brief-makes = makes
brief-workers = wrk
brief-machines = mach
brief-price = price
brief-appeal = app
brief-quality = qual
brief-distribution = dist
brief-store = store
brief-costs = costs
brief-limit = max
brief-sells = sells
brief-income = income
brief-result = result
brief-wasted = lost
brief-value = val
forecast-emergency = { $seat }: { part-tokens } from the emergency fund
forecast-bankrupt = { $seat }: bankrupt
ranking-line = { $place }. { $seat }: { part-shares } × £{ $value } = £{ $score }; £{ $money } left
ranking-bankrupt = – { $seat }: bankrupt
table-winner = { $seat } wins with shares worth £{ $score }.
table-winners = { $seats } share the win with shares worth £{ $score } each.
