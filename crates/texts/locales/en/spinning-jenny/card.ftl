# What the start page says of the game before its table opens.

start-time-spinning-jenny = about 2 hours
start-about-spinning-jenny = Begin here: three decades, four goods, one market. Build mills, set prices, and own the most valuable shares in the end.
start-option-setup = Start
start-option-setup-free = free
start-option-setup-predetermined = predetermined
caption-food = food
caption-clothes = clothes
caption-cutlery = cutlery
caption-lamps = lamps
caption-production = production
caption-start-player = start player
game-spinning-jenny = Spinning Jenny
game-water-frame = Water Frame
start-learn-spinning-jenny = Spinning Jenny against two quick bots
