# What a choice loses or wastes, said before it is made.

warn-quality = The quality of { $good } falls from { $from } to { $to }; what is lost does not come back.
warn-distribution = The distribution of { $good } falls from { $from } to { $to }; what is lost does not come back.
warn-wasted = { part-goods } { $count ->
    [one] is
   *[other] are
} wasted.
warn-wasted-stored = { part-goods } in store { $count ->
    [one] finds no room in the other storehouses at its factory and is
   *[other] find no room in the other storehouses at their factory and are
} wasted.
warn-no-room = As things are, { $left } { $good } stay unsold, and { $count } of them find no place in ships or storehouses.
warn-emergency = The costs are not covered: the emergency fund gives £{ $amount } for { part-tokens }, { $total } of { $most }. Each takes a share at the end.
warn-emergency-ahead = As things are, £{ $short } are missing for the costs of this round: { part-tokens } from the emergency fund.
warn-bankrupt = £{ $owed } cannot be paid even with the emergency fund: you are bankrupt and out of the game.
warn-bankrupt-ahead = As things are, £{ $short } are missing for the costs of this round, more than the emergency fund can give: you would be bankrupt.
warn-token = The machine token stays on worker card { $position } of the { part-factory }: the next machine has to go there.

## What changes in the forecast

foreseen-sale = { $good }: sells { $sold } instead of { $sold_before }, result { $result } instead of { $result_before }
foreseen-sold = { $good }: sells { $sold } instead of { $sold_before }
foreseen-result = { $good }: result { $result } instead of { $result_before }
foreseen-steps = { $good }: share value +{ $steps } instead of +{ $steps_before }
foreseen-gain = £{ $amount }
foreseen-loss = −£{ $amount }
