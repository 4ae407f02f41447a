# Economy markers and events on the table.

economy-title = Economy
economy-label = Economy marker: importer +{ $importer }, fired workers who return: { $workers }
economy-markers = Economy markers
economy-hint = importer, workers who return; struck out: has come
events-title = Events
events-hint = at the end of each decade
event-face-down = face down until after lamps
event-in-force = In force:
event-brief-bureaucracy = no £{ $amount } space
event-brief-crown-jubilee = { $amount ->
    [0] your sale is used
   *[other] one sale more
}
event-brief-navigation-acts = importers −{ $amount }
event-brief-opium-war = ships carry { $amount } less
event-brief-threat-of-strike = wages +£{ $amount }
