# What the start page says of the game before its table opens.

game-oranienburger-kanal = Oranienburger Kanal
start-time-oranienburger-kanal = about 1 hour
start-about-oranienburger-kanal = Build an industrial area on the canal: raise structures, close them in with paths, roads, rail tracks and canals, and set off their effects. Alone or for two.
start-challenge-oranienburger-kanal = Alone on the blank side of the board, the same structures for everybody. What is turned up stays so, and the first attempt counts.
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
kanal-verdict-solo = { $band ->
    [0] It does not work without practice.
    [1] Your plans start to get in shape.
    [2] This is already quite something, but not enough for a victory.
    [3] You are victorious!
    [4] Great! Your industrial area deserves an award.
    [5] A superior achievement!
   *[6] Unbelievable: do you know more than we do?
}
kanal-verdict-campaign = { $band ->
    [0] There is still room for improvement.
    [1] You are victorious!
   *[2] A great performance!
}
start-learn-oranienburger-kanal = Oranienburger Kanal alone
