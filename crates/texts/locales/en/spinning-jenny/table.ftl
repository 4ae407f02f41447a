# The terminal table.

## What is asked

prompt-foundation = Which factory do you found?
prompt-price = At what price do you sell { $good }?
prompt-start-up-capital = How many shares do you sell for start-up capital?
prompt-pick-light-marker = Which light grey marker do you take?
prompt-administration = Which action marker do you use, and on which space?
prompt-factory = Do you build, modernize or close a factory?
prompt-workers = Whom do you hire or fire?
prompt-machinery = Where do you put a machine? { $left ->
    [one] { $left } is left.
   *[other] { $left } are left.
}
prompt-quality = The quality of which good do you raise?
prompt-distribution = The distribution of which good do you raise? £{ $left } left.
prompt-stock-exchange = Which deal do you make at the stock exchange?
prompt-prices = Which price do you adjust?
prompt-special-marker = Which special marker do you take?
prompt-sale = Do you sell one of your stored goods at this call ({ $good })?
prompt-storage = Which goods do you keep in the warehouse?
prompt-name-start-player = Who is to be the start player?
prompt-final-exchange = The last stock exchange: which deal do you make?
prompt-draw-start-player = The start player is about to be drawn.
prompt-draw-light-marker = A light grey marker is about to be drawn.
prompt-over = The game is over.

## The choices

action-found = found a { part-factory }
action-price = set the price of { $good } to £{ $price }
action-place = place { part-marker } on the £{ $space } space
action-reuse = use { part-marker } again
action-build = build a { part-factory } of level { part-level }
action-modernize = modernize the { part-factory }
action-close = close the { part-factory }
action-hire = hire { part-workers } for the { part-factory }
action-fire = fire { part-workers } from the { part-factory }
action-machine = put a machine into row { $row } of the { part-factory }
action-quality = raise the quality of { $good } to { $value }
action-distribute = raise the distribution of { $good } to { $value }
action-buy = buy { part-shares }
action-sell = sell { part-shares }
action-repay = repay { part-loans }
action-warehouse = sell { part-goods } from the warehouse
action-take = take { part-marker }
action-offer = sell one stored good
action-hold = sell no stored good
action-keep = keep in the warehouse: { $food } food, { $clothes } clothes, { $cutlery } cutlery, { $lamps ->
    [one] { $lamps } lamp
   *[other] { $lamps } lamps
}
action-start = { $seat } becomes the start player
action-done = be done

## Board

heading-decade = The { $year }s, { $good } cycle, level { part-level }
heading-preparation = { $year }, preparation
heading-forecast = Forecast, if production came now

column-demand = demand
