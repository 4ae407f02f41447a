# The mill, its hints, and choices in few words.

mill-level-of = level { part-level }
mill-foreman = foreman
mill-foreman-why = The Foreman works here and lowers wages.
mill-workshop = workshop
mill-workshop-why = The Workshop is here: all machines together cost little to run.
mill-marked = has to produce
mill-marked-why = Workers were hired after the last cycle of this good: produce once more with a production marker, or lose share value and shares at the end (II.2.2).
mill-produce = { $rows ->
    [one] produce in { $rows } row
   *[other] produce in { $rows } rows
}
mill-produce-extra = { $rows ->
    [one] produce in { $rows } row, and one more
   *[other] produce in { $rows } rows, and one more
}
deal-contracts = Contracts
deal-contract = Contract: { $good }
sheet-blocked = blocked by Bureaucracy
sheet-paying = or pay

hint-discard = what is not kept is lost
hint-return-tile = you may have { $most }
hint-inventor = the next use costs £{ $fee }
hint-special = a marker, a ship or a development tile
hint-school = { $count ->
    [one] { $count } displaced worker can go to a free place
   *[other] { $count } displaced workers can go to free places
}
hint-patent = the levels can be spread over your factories
hint-ship = the ship has room for { $left }
hint-production = it goes to the warehouse, without wages
hint-school-before = its workers are not paid and make nothing, so none of it is sold
hint-school-row = its workers are not paid and make nothing
hint-patron = one more at £{ $price }, beyond the demand
hint-jubilee = one more at £{ $price }; once in this decade
hint-shipment = the contract asks for { $count }
hint-store-extra = the tile goes back
hint-storing = { $count } unsold; what finds no room is lost
hint-charisma = the tile goes back
hint-firing = { $count ->
    [0] nobody has to be paid
    [one] { $count } worker earns £{ $wage }
   *[other] { $count } workers earn £{ $wage } each
}
hint-lose-ship = it goes back to the mat
hint-luddism = one machine in each factory

bar-tile-for = { $tile }: { $good }
bar-ship = ship of { $capacity }
bar-replace = ship of { $capacity } for pier { $pier }
bar-contract = { $good }: contract { $space }
bar-deliver = { $good }: deliver { $count }
bar-ship-first = ship { $count }, pier 1
bar-ship-second = ship { $count }, pier 2
bar-ship-both = ship { $count }, both piers
bar-contract-rises = contract → { $to }
bar-produce = { $good }: rows { $rows }
bar-produce-extra = { $good }: rows { $rows } + 1
bar-resettle = { $good }: { $count } displaced
bar-smash = { $good }: machine in row { $row }
bar-half-price = half price: { $count }
bar-more-harbour = { $count } more in the harbour
bar-staff = warehouse worker: { $place }
bar-restaff = warehouse worker: { $from } → { $to }
bar-dismiss = fire: { $place }
bar-dismiss-ship = return ship { $pier }
