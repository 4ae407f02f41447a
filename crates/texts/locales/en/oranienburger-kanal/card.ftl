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
    [0] A beginning; every game shows a little more.
    [1] The outline is there, and it can be built on.
    [2] Solid work, with the victory within reach.
    [3] A victory.
    [4] A clear victory, and an area to be shown around.
    [5] A brilliant victory.
   *[6] Far beyond all expectations.
}
kanal-verdict-campaign = { $band ->
    [0] No victory yet; the next series may bring it.
    [1] A victory over three games.
   *[2] A brilliant series of three games.
}
start-learn-oranienburger-kanal = Oranienburger Kanal alone
