# What a choice costs beyond its price, and what a space of the administration table buys.

## Losses

loss-emergency-sale = Emergency sale of { part-shares } at £{ $value } each. { part-fall } After it: { $left ->
    [one] { $left } share
   *[other] { $left } shares
}, £{ $cash }.
loss-loans = No share is left to sell: { part-loans } of £{ $amount }, each repaid at £{ $repayment }. { part-fall } After it: £{ $cash }.

## Waste

waste-no-machine = £{ $paid } buys no machine; £{ $needed } is needed.
waste-no-quality = £{ $paid } buys no quality; £{ $needed } is needed.
waste-costs = £{ $amount } of the £{ $paid } is wasted.

## What a space buys

buys-building = any building, paid for besides
buys-workers = any number of workers
buys-deals = any deal
buys-deals-half = any deal, the first share at half price
buys-machines = { $count ->
    [one] { $count } machine
   *[other] { $count } machines
}
buys-no-machine = no machine; £{ $needed } is needed
buys-no-machine-space = no machine; no worker can be replaced
buys-quality = quality +{ $levels }
buys-no-quality = no quality; £{ $needed } is needed
buys-no-quality-space = no quality; no factory can be raised
buys-distribution = £{ $amount } of distribution
buys-no-distribution-space = no distribution; no factory can be raised
buys-prices = { $count ->
    [one] { $count } other price
   *[other] { $count } other prices
}
buys-wasted = £{ $amount } wasted

## Parts of sentences

part-fall = { $spaces ->
    [0] The share value indicator stays on space { $from }.
    [one] The share value indicator falls { $spaces } space, from { $from } to { $to }.
   *[other] The share value indicator falls { $spaces } spaces, from { $from } to { $to }.
}

## What changes in the forecast

foreseen-sale = { $good }: sells { $sold } instead of { $sold_before }, result { $result } instead of { $result_before }
foreseen-sold = { $good }: sells { $sold } instead of { $sold_before }
foreseen-result = { $good }: result { $result } instead of { $result_before }
foreseen-steps = { $good }: share steps { $steps } instead of { $steps_before }
foreseen-shares = { $good }: { $shares } shares to be sold in an emergency instead of { $shares_before }
foreseen-gain = £{ $amount }
foreseen-loss = −£{ $amount }
