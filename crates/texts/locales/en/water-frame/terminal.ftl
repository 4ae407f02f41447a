# The board at the terminal.

heading-event-phase = The end of the { $year }s: wages of the harbour, event
water-economy = Economy markers (importer/workers)
water-events = Events
water-in-force = in force
water-row = Mat { part-level } ({ $shade })
water-ship = ship for { $capacity }
water-supply = Supply of tiles
water-tiles = Development tiles
water-uses = { $count ->
    [one] used once
   *[other] used { $count } times
}
water-harbour = Harbour
water-pier = pier { $pier }
water-manned-ship = { $crew ->
    [0] ship for { $capacity }, no crew
    [one] ship for { $capacity }, crew of { $crew }
   *[other] ship for { $capacity }, crew of { $crew }
}
water-contract = contract { $good } { $space }
water-warehouse = Large warehouse, workers
water-line = line
water-room = Room
water-small-room = small warehouse { $count }
water-blocked = blocked
water-jubilee-left = The jubilee sale is left.
water-marked = Hired for after the last cycle
water-no-charisma = May not take Charisma in the next action.

# The forecast.
forecast-events = Events to come that are known
forecast-shipment = { $player }: ships { $count } for £{ $amount }, { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} back
forecast-overdue = { $player }: a contract is not fulfilled, { $spaces } spaces back
forecast-extra-shift = { $player }: one more with extra shifts
forecast-school = { $player }: could shut a row with the School
forecast-jubilee = { $player }: could sell one for the Crown Jubilee
