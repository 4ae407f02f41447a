# The forecast.

forecast-column-ship = goods shipped for a contract
forecast-brief-ship = ship
forecast-to-patron = { $name } sells one to the patron
forecast-for-jubilee = { $name } sells one for the Crown Jubilee
forecast-jubilee-kept = { $name } could sell one for the Crown Jubilee
forecast-may-shift = Extra Shifts can make one more
forecast-may-shut = the School can shut a row
forecast-one-ship = ship of { $carries }
forecast-two-ships = ships of { $first } and { $second }
forecast-ships = { $office ->
    [0] { $ships }: { $count } × £{ $price }
   *[other] { $ships }: { $count } × £{ $price }, Office £{ $office }
}
forecast-rises = contract for { $count } not fulfilled: it rises to { $to }
forecast-stays = contract for { $count } not fulfilled
forecast-why-ships = { $steps } for ships at sea
forecast-why-overdue = { $steps } for the contract
