# What ran by itself, as an account: the production of a good, the end of a decade.

## Production

account-production = Production of { $good }
account-produced = The production of { $good } is over.
account-no-factory = no { part-factory }
account-demand = demand { $count }
account-sold-in-all = sold { $count }
account-sold-by-equals = sold { $count }: who is equal in appeal and quality sells beyond the demand
account-left = left over { $count }
account-wage = wage £{ $wage }

account-calls = Calls
account-calls-hint = appeal called, who sold, at what price
account-left-over = left over
account-price = £{ $price }
account-import = import
account-unmet = unmet

account-sale = Sale
account-made = made, sold
account-made-count = { $count } made
account-sold = { $store ->
    [0] { $count } sold
   *[other] { $count } sold, { $store } from store
}
account-income = income
account-times = { $count } × £{ $each }
account-none = none

account-shares = Share value rises
account-reasons = reasons
account-one-sold = one sold
account-more-sold = two or more sold
account-most-appeal = highest appeal, alone
account-most-sold = most sold, alone
account-nothing-sold = nothing sold
account-space = space
account-values = £{ $from } → £{ $to }

account-costs = Wages and machines
account-wages = wages
account-machines = machines
account-result = result
account-cash = cash

account-storage = Distribution fades, goods are stored
account-distribution = distribution
account-none-laid = none laid
account-faded = { $to ->
    [0] { $from } → none
   *[other] { $from } → { $to }
}
account-appeal = appeal { $from } → { $to }
account-price-cut = price £{ $from } → £{ $to }
account-cut = for the forced price cut
account-stored = stored
account-none-left = none left
account-kept = { $count } stored
account-in-store = { $count } of { $most } in store
account-lost = { part-goods } lost

account-now = Cash and portfolio now
account-worth = { $shares } × £{ $value } = £{ $portfolio }

## In need

account-emergency = Emergency sale
account-fall = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
account-short = £{ $short } short: { part-shares } sold at £{ $value }.
account-fell = Space { $from } → { $to }, a share £{ $was } → £{ $now }.
account-portfolio-fell = Portfolio £{ $from } → £{ $to }
account-loans = { $count ->
    [one] A loan
   *[other] Loans
}
account-borrowed = No share is left to sell: { part-loans } of £{ $amount }, each repaid at £{ $repayment }.
account-cash-sum = Cash £{ $cash } + { $income } − { $costs } + { $raised } = £{ $now }

## The end of a decade

account-decade = The end of the { $year }s
account-decade-over = The { $year }s are over.
account-markers = Action markers return
account-returned = markers
account-start = The start player is named
account-portfolio = portfolio
account-least = the least, names
account-start-player = start player
account-starts = starts
account-decade-began = The new decade
account-level = level
account-level-stays = No new level becomes available.
account-obsolete = Factories grow obsolete
account-extra = extra workers
account-workers = { part-workers }
account-missing = { $count } missing
account-fee = fee
