# What the start page says of the game before its table opens.

game-quarry = Quarry
start-time-quarry = about 2 minutes
start-about-quarry = Take stones, polish one, and have the heaviest collection in the end.
start-option-market = Market
start-option-market-two = two stones
start-option-market-three = three stones
