# What ran by itself, as an account: the production of a good, the end of a decade, the last penalties.

## Production

account-costs = Wages and machines; distribution fades
account-storage = Goods are stored
account-patron = 1 to the Patron
account-jubilee = 1 for the Crown Jubilee
account-extra-shift = Extra Shifts: 1 more
account-shut = { $count ->
    [0] School: row { $row } shut
   *[other] School: row { $row } shut, { $count } fewer
}
account-most-appeal-tied = highest appeal, a tie won by Charisma
account-most-sold-tied = most sold, a tie won by Charisma
account-foreman = { $count } × £{ $each }, less with the Foreman
account-workshop = { $count } × £{ $each }, less with the Workshop
account-in-warehouse = { $count } in store

## Shipment

account-shipment = Shipment of the active good
account-contract = contract
account-no-contract = none
account-earned = earnings
account-share-value = share value
account-shipped = { $count } shipped, { part-ships }
account-shipped-agent = { $count } shipped for { $asked } with the Agent, { part-ships }
account-rose = not fulfilled, { $from } → { $to }
account-overdue = not fulfilled, stays on { $count }
account-office = Office
account-for-ships = for the ships at sea
account-for-contract = contract not fulfilled
account-stays = { $why }: on space 1 already

## The end of a decade

account-decade-began = The new decade, obsolete factories
account-harbour = Crews and warehouse workers are paid
account-crews = wages, fired
account-no-crews = no workers in the harbour
account-lasting = lasting events
account-none-lasting = No event was in force.
account-event = The event
account-event-name = event
account-event-told = { $event }: { $about }
account-effect = what it did
account-no-effect = no effect
account-in-force = in the next decade
account-space-closed = space for £{ $cost } closed
account-space-open = space for £{ $cost } open, Administrator
account-broker = Broker
account-no-broker = none
account-importers = Importers: food on { $food }, clothes on { $clothes }, cutlery on { $cutlery }, lamps on { $lamps }.
account-part-of = { $percent } % of £{ $cash }
account-level-and-tiles = { $count ->
    [one] level { part-level }, { $count } tile
   *[other] level { part-level }, { $count } tiles
}
account-spaces = space { $from } → { $to }
account-war = { $good }: distribution { $to }, £{ $price }
account-distribution-raised = { $good }: distribution { $to }
account-by-charisma = names with Charisma

## The end of the game

account-end = The last penalties
account-end-over = The companies are valued.
account-penalties = Share values fall
account-idle = idle factories
account-idle-factory = { part-factory }: hired, never produced
account-forfeited = { part-shares } to the bank
account-open-contracts = open contracts
account-open-contract = { $good }, contract for { $count }
account-lost-by-loan = has an open loan, has lost
