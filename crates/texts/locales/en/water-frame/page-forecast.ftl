# The forecast.

forecast-column-ship = goods shipped for a contract
forecast-brief-ship = ship
forecast-patron = { $name } sells one to the patron
forecast-jubilee = { $name } sells one for the Crown Jubilee
forecast-jubilee-kept = { $name } could sell one for the Crown Jubilee
forecast-extra-shift = Extra Shifts can make one more
forecast-one-ship = ship of { $carries }
forecast-two-ships = ships of { $first } and { $second }
forecast-shipment = { $office ->
    [0] { $ships }: { $count } × £{ $price }
   *[other] { $ships }: { $count } × £{ $price }, Office £{ $office }
}
forecast-rises = contract for { $count } not fulfilled: it rises to { $to }
forecast-overdue = contract for { $count } not fulfilled
forecast-why-ships = { $steps } for ships at sea
forecast-why-overdue = { $steps } for the contract
