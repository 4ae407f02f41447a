# What ran by itself, as an account: a production phase, the end of a decade, final scoring.

## Production

account-production = Production of { $good }
account-produced = The production of { $good } is over.
account-no-factory = no factory
account-bankrupt = bankrupt
account-demand = demand { $count }
account-wage = wage £{ $wage }
account-home = Home market
account-made = made
account-made-count = { $count } made
account-shift = one with the Extra Shift
account-in-store = { $count } in store
account-limit = appeal − demand
account-appeal-demand = { $appeal } − { $demand }{ $patrons ->
    [0] {""}
    [one] {" "}+ Patron
   *[other] {" "}+ { $patrons } Patrons
}
account-at-most = { $count ->
    [0] none
   *[other] at most { $count }
}
account-sold = sold
account-times = { $count } × £{ $each }
account-from-store = { $count } of them from store
account-none = none
account-left = Ships and storehouses
account-shipped = shipped
account-contract = Contract
account-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
account-tokens = { $count ->
    [0] no token, { $total } in all
    [one] { $count } token, { $total } in all
   *[other] { $count } tokens, { $total } in all
}
account-stored = stored
account-wasted = { part-goods } wasted
account-none-left = none left
account-costs = Production costs
account-wages = wages
account-foreman = Foreman
account-machines = machines
account-workshop = Workshop
account-fixed = fixed costs
account-developer = Developer
account-cash = money
account-shares = Share value
account-reasons = reasons
account-two-sold = two or more sold
account-highest = highest appeal
account-entrepreneur = tie broken
account-too-few-sold = fewer than two sold
account-tied = highest appeal, but tied
account-declined = highest appeal: declined
account-value = share value
account-fading = Distribution
account-distribution = distribution
account-faded = { $to ->
    [0] { $from } → none
   *[other] { $from } → { $to }
}
account-none-laid = none laid
account-now = Money and shares now
account-worth-all = + { $shares } × £{ $value } = £{ $all }
account-worth = { $shares } × £{ $value } = £{ $portfolio }

## In need

account-emergency = Emergency fund
account-loan-tokens = { part-tokens }
account-short = £{ $short } short: { part-tokens } at £{ $each } each.
account-fewer-shares = A share less at the end for each token; { $total } of { $most } are used.
account-cash-sum = £{ $cash } + { $raised } − { $costs } = £{ $now }
account-out = out of the game
account-owed = £{ $owed } are due, and with all { $count } loan tokens there are £{ $money }.
account-no-score = No further turns, and no score.
account-cards-back = All cards go back to the supply.

## The end of a decade

account-decade = The end of the { $year }s
account-decade-over = The { $year }s are over.
account-fresh = Cards are fresh again
account-cards = cards
account-neutral = neutral player
account-appeal-of = { $good }
account-start = The start player
account-portfolio = shares
account-least = the least, chooses
account-start-player = start player
account-starts = starts
account-named = named with the Entrepreneur

## Final scoring

account-scoring = Final scoring
account-sole-survivor = One player is left
account-nobody-left = Nobody is left
account-scored = The game is over.
account-last-goods = Stored goods are sold
account-goods = goods
account-last-shares = Shares for all money
account-bought = bought
account-none-bought = none
account-loans = Loan tokens take shares
account-loans-taken = shares
account-no-loans = no loan token
account-shipping = Shipping tokens lower the value
account-shipping-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
account-no-tokens = no token
account-score = Score
account-score-row = shares × value
