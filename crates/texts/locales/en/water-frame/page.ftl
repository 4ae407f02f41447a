# The frame of the page, and the small questions that may be answered once and for all.

order-extra-shift = Produce one more with Extra Shifts at a call
order-shut-row = Shut the last row with the School
order-patron = Sell one to the patron
order-jubilee = Use the jubilee sale
order-ship = Ship what a contract asks for
order-store-extra = Produce one more with Extra Shifts to store it
order-fire-harbour = Give up ships or warehouse workers
order-broker = Deal with the Broker after the event
order-charisma = Name the start player with Charisma
page-tab-harbour = Harbour
