# What the start page says of the game before its table opens.

start-time-water-frame = about 4 hours
start-about-water-frame = Arkwright in full, for those who know Spinning Jenny: five decades, and to mills and market it adds ships and contracts for the colonies, development tiles, warehouses and an event after each decade. New to both? Begin with Spinning Jenny.
start-option-patrons = Patrons
start-option-patrons-no = drawn like other tiles
start-option-patrons-yes = all four in the game
start-option-extra-events = Further events
start-option-extra-events-no = none
start-option-extra-events-yes = one more each decade
start-option-events = Events
start-option-events-fixed = in their fixed order
start-option-events-shuffled = shuffled
caption-event = event
start-learn-water-frame = Water Frame, for those who know Spinning Jenny
