# What stands below the games of the start page, and decks; fetched after them.

results-title = Your results
results-kept = kept in this browser
results-set-up = Game
results-games = Games
results-best = Best
results-band = How far that got
results-challenges = Challenges
results-latest = The latest
results-own-numbers = numbers of your own
results-won = won
results-mark-late = late
results-mark-again = not the first attempt
results-mark-taken-back = taken back behind what was turned up

decks-title = Your decks
decks-none = No deck is open here. Open a deck file, or look at a deck that everybody has and begin your own with its text.
decks-own = a deck of your own
decks-opened = opened just now
decks-which = Deck
decks-open = Open a deck file
decks-print = Print
decks-begin = Begin a deck of your own
decks-begin-about = with the text of this one, to change as you like
decks-download = Download
decks-save = Keep this deck
decks-saved = The deck is kept in this browser.
decks-deleted = The deck is deleted. It is still open here; whoever closes the tab loses it.
decks-text = The deck as text
decks-check = Check this text
decks-faults = { $number ->
        [one] One fault; the deck cannot be played with yet
       *[other] { $number } faults; the deck cannot be played with yet
    }
decks-to-line = To line { $line }, column { $column } of the text

start-challenges = Challenges
start-today = today
start-last-day = until today
start-days-left = { $number ->
        [one] one more day
       *[other] { $number } more days
    }
start-your-score = yours: { $score }
start-go-on = Go on
start-again = Again

start-open-record = Open a record or a deck
start-drop = Drop a file here, or choose one.
start-paste = Or paste a record or a link
start-store-many = This file holds { $number } games. Store them all in this browser?
start-store = Store them
start-not-store = Leave them
start-taking-in = { $done } of { $all } games so far.
start-taken-in = { $taken ->
        [one] One game is now among yours.
       *[other] { $taken } games are now among yours.
    } { $refused ->
        [0] Nothing was left out.
        [one] One could not be read and was left out.
       *[other] { $refused } could not be read and were left out.
    } { $known ->
        [0] {""}
        [one] One was here already.
       *[other] { $known } were here already.
    }

## Which level is an even match

start-even-match = From your last { $games } games here without help, as in Elo's system, an even match would be: { $level }.
start-even-seat = Seat it

## How long bots think

start-bot-limit = A bot thinks about a turn for two seconds at the most. The same board gives the same turn everywhere, unless a slow machine ends it before.
start-no-net = Apprentice to master have learned the numbers that come with the page. With your own they play as the strongest simple bot does; at the command line a net can be trained for them.
