# The terminal table.

## What is asked

prompt-draw-row = A row of the special markers mat is about to be laid out.
prompt-draw-tile = A development tile is about to be drawn.
prompt-draw-economy = An economy marker is about to be revealed.
prompt-draw-event = An event is about to be revealed.
prompt-share-sale = How many shares do you sell to found your company?
prompt-first-special-marker = Which special marker do you start with?
prompt-lobby = Lobby: which special marker do you take?
prompt-special-marker = Which special marker do you take, or what do you do instead?
prompt-workers = Whom do you hire, fire or move?
prompt-school = Where do the displaced workers go?
prompt-patent = The distribution of which good does the Patent raise? { $count ->
    [one] { $count } level is left.
   *[other] { $count } levels are left.
}
prompt-ship = Which contract do you fulfil? The ship has room for { $left }.
prompt-production = Which factory produces for the warehouse?
prompt-sale = Do you sell at this call ({ $good })?
prompt-school-before = Before the sale: do you shut the highest row at work of your factory ({ $good })?
prompt-school-row = Do you shut the highest row at work of your factory ({ $good })?
prompt-patron = Do you sell one to the patron ({ $good })?
prompt-jubilee = Do you use your jubilee sale now ({ $good })?
prompt-shipment = Do you ship goods for your contract ({ $good })?
prompt-store-extra = Do you produce one more with Extra Shifts and store it?
prompt-charisma = Do you return Charisma and name the start player?
prompt-firing = Which ships or warehouse workers do you give up?
prompt-lose-ship = The Opium War is over: which ship do you lose?
prompt-made-in-england = Made in England: the distribution of which good do you raise?
prompt-luddism = Luddism: which machine gives way to a worker?
prompt-broker = Your Broker: which deal do you make?
prompt-discard = Not all goods fit: which do you keep?
prompt-return-tile = You may have four tiles: which one do you return?
prompt-inventor = Do you pay to keep the Inventor, or return the tile?

## The choices

action-place-paying = place { part-marker } on the £{ $space } space and pay £{ $paid }
action-reuse-paying = use { part-marker } again and pay £{ $paid }
action-staff = hire a warehouse worker for { $place }
action-restaff = move a warehouse worker from { $from } to { $to }
action-resettle = move { part-workers } into the { part-factory }
action-resettle-to = move a displaced worker to { $place } of the warehouse
action-use-developer = use the Developer
action-pay-inventor = pay and keep the Inventor
action-return = return { $tile }
action-contract = set the contract for { $good } to { $space }
action-deliver = deliver { part-goods }
action-produce = produce { $good } in rows: { $rows }
action-produce-extra = produce { $good } and one more with Extra Shifts, in rows: { $rows }
action-take-ship = take a ship that carries { $capacity }
action-replace-ship = take a ship that carries { $capacity } in place of the one at pier { $pier }
action-take-tile = take { $tile }
action-take-tile-for = take { $tile } for the { part-factory }
action-move = assign { $tile } to the { part-factory }
action-half-price = return the Broker and buy { part-shares } at half price
action-offer = sell one good
action-hold = leave it
action-extra = produce one more with Extra Shifts
action-shut = shut the highest row at work
action-ship = ship { $count } with { $fleet }
action-dismiss = fire the warehouse worker of { $place }
action-dismiss-ship = return the ship at pier { $pier }
action-smash = give up a machine in row { $row } of the { part-factory }

## What being done leaves out

left-school = moving displaced workers
left-patent = { $count ->
    [one] { $count } level of the patent
   *[other] { $count } levels of the patent
}
left-ship = a delivery
left-production = production
