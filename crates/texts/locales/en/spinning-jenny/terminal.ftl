# The board at the terminal.

heading-company = Company of { $seat }
column-cash = cash
column-shares = shares
column-share-space = share space
column-share-value = share value
column-portfolio = portfolio
column-loans = loans
column-factory = factory
column-price = price
column-rows = rows
column-machines = machines
column-administration = administration table
column-importer = importer
column-sold = sold
column-wages = wages
column-special-markers = special markers
column-timetable = timetable
column-start-player = start player
board-pounds = £{ $amount }
board-job-market = Job market: { $workers } workers, { $empty } empty spaces, { $fired } fired; wage £{ $wage }
board-sale = Sale of { $good }, { $left ->
    [one] { $left } token
   *[other] { $left } tokens
} left; sold
board-markers-left = markers in hand
board-no-factory = no factory
board-legend = Rows: w worker, m machine, . free, + extra workers. Quality: factory + marker.
forecast-emergency-sale = { $player }: wages sell { part-shares } in an emergency; £{ $cash } left
forecast-loans = { $player }: wages take { part-loans }; £{ $cash } left
forecast-emergency-spaces = { $player }: { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} back for the emergency
forecast-price-cut = { $player }: the price falls with the distribution, one space back
board-forecast = { $good }: demand { $demand }, importer on { $importer } sells { $sold }
brief-level = lvl
brief-quality = qual.
brief-distribution = distr.
brief-appeal = appeal
brief-produced = makes
brief-stored = store
brief-income = income
brief-steps = steps
ranking-line = { $place }. { $seat }: { part-shares } × £{ $value } = £{ $score }; £{ $cash } cash
ranking-lost = – { $seat }: { part-shares } × £{ $value } = £{ $score }; lost, since { $loans ->
    [one] { $loans } loan is
   *[other] { $loans } loans are
} open

table-winner = { $seat } wins with a company value of £{ $score }.
table-winners = { $seats } share the win with a company value of £{ $score }.
table-nobody-wins = Nobody wins: everybody has loans left.
