# What the start page says of the game before its table opens.

game-oranienburger-kanal = Oranienburger Kanal
start-time-oranienburger-kanal = about 1 hour
start-about-oranienburger-kanal = Build an industrial area on the canal: raise structures, close them in with paths, roads, rail tracks and canals, and set off their effects. Alone or for two.
start-option-deck = Structures
start-option-deck-a = deck A
start-option-deck-b = deck B
start-option-deck-own = your own deck
start-option-board = Industry board
start-option-board-front = with imprinted routes
start-option-board-blank = blank side
start-option-campaign = Campaign
start-option-campaign-no = no
start-option-campaign-yes = three games
caption-game = game
caption-preparation = preparation
caption-set-up = set-up
