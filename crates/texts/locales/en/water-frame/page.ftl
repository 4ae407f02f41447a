# The frame of the page, and the small questions that may be answered once and for all.

order-group-sale = The sale in England
order-group-harbour = Harbour and warehouses
order-group-decade = The end of a decade

order-sell-stored-why = At each call at which your production is used up; never keeps them in store. You are asked all the same if a contract needs them.
order-extra-shift = Produce one more with Extra Shifts for a sale
order-extra-shift-why = At a call, for a patron, for the jubilee or for a contract, where the good is missing; the tile goes back. Never keeps the tile.
order-patron = Sell one to the patron
order-patron-why = In each production in which a good is left; you are asked all the same if a contract needs it.
order-jubilee = Use the jubilee sale at the first chance
order-jubilee-why = With the first good that is left in the decade; never lets it lapse.
order-shut-before = Shut the highest row with the School before the sale
order-shut-before-why = In each production, so that its goods are not made and not sold; never leaves it open for the sale.
order-shut-row = Shut the highest row with the School after the sale
order-shut-row-why = Where none of its goods was sold: no wages for it, and no goods to store or ship.
order-ship = Ship what a contract asks for
order-ship-why = With the fewest ships, each of which costs a share space; never lets the contract rise.
order-store-extra = Produce one more with Extra Shifts to store it
order-store-extra-why = Where there is room for it; the tile goes back. Never keeps the tile for a sale.
order-discard = Keep the dearest goods where there is not room for all
order-discard-why = By what the warehouse pays for them at the stock exchange.
order-keep-harbour = Keep all ships and warehouse workers
order-keep-harbour-why = After their wages at the end of a decade nobody is dismissed.
order-lose-ship = Lose the smaller ship after the Opium War
order-lose-ship-why = Where there are two.
order-made-in-england = Raise distribution by Made in England
order-made-in-england-why = Where only one factory can rise; with several you choose.
order-no-broker = Leave out the Broker's dealings
order-no-broker-why = After the event of a decade no share and no good is dealt in.
order-charisma = Name yourself start player with Charisma
order-charisma-why = Whenever you would not be it anyway; the tile goes back. Never keeps the tile.

page-tab-harbour = Harbour
