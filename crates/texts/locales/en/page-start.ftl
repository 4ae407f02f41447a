# The start page and the component numbers.

start-motto = heavy games of the industrial age
start-picture = A spinning mill on a canal
start-headline = A table that is always laid.
start-line = Against bots, or with friends on one screen. No account needed, nothing to install.
start-games = Games
start-players-range = { $from } to { $to } players
start-set-table = Set the table
start-alone = Play alone
start-cards = Cards

start-learn-title = Learn by playing
start-learn-about = A guided first game that says at each step what is asked, which turn is sensible, and why.
start-numbers-kinds = printed or reconstructed, each with its source
start-numbers-about = Costs, supplies and whatever else is printed in a box. If you own it, correct a number and play with it at once.

start-your-games = Your games
start-kept-here = kept in this browser
start-no-games = No games yet. What you play is kept here after every turn.
start-export-all = Export all
start-play = Play
start-open = Open
start-delete = Delete
start-delete-sure = Delete for good?
start-keep = Keep
start-delete-many = { $number ->
        [one] Delete one game
       *[other] Delete { $number } games
    }
start-delete-many-sure = { $number ->
        [one] Delete one game for good?
       *[other] Delete { $number } games for good?
    }
start-select = Select several
start-select-one = Select
start-select-all = Select all
start-select-end = Done
start-list-more = { $number } more
start-unreadable = Unreadable entry
start-state-yours = your turn
start-state-running = under way
start-state-over = finished
start-state-alone = finished with { $score }
start-state-won = { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
start-what-if = What if: { $moment }
start-now = just now
start-minutes-ago = { $number } min ago
start-hours-ago = { $number } h ago
start-days-ago = { $number ->
        [one] yesterday
       *[other] { $number } days ago
    }

start-so-far = of { $of } games, { $total } so far
start-challenge-of = challenge of { $date }

seats-title = Who plays on?
seats-about = This game came from elsewhere. The seats are taken as in its record, or by you and bots.
seats-open = Open the table

start-new-table = New table
start-game = Game
start-players = Players
start-who = who plays
start-name = name
start-person = Person
start-bot-random = Bot, by chance
start-bot-greedy = Bot, quick
start-bot-planner = Bot, strong
start-bot-greedy-quick = Bot, quick
start-bot-greedy-steady = Bot, steady
start-bot-greedy-strong = Bot, strong
start-bot-plain-quick = Plain bot, quick
start-bot-plain-steady = Plain bot, steady
start-bot-plain-strong = Plain bot, thorough
start-bot-apprentice = Apprentice, weakest: sees little
start-bot-journeyman = Journeyman: weighs its choices
start-bot-foreman = Foreman, strong: weighs more
start-bot-master = Master, strongest: weighs most
start-bot-name = Bot { $name }
start-colour-0 = blue
start-colour-1 = red
start-colour-2 = green
start-colour-3 = yellow
start-colours = Colours go with the seats. Several persons share this screen.
start-one-by-one = Choose one by one
start-order = Seat order
start-order-listed = as listed
start-order-drawn = drawn
start-numbers = Numbers
start-numbers-own = your own
start-numbers-compiled = as delivered
start-numbers-see = Component numbers
start-your-deck = Your deck
start-no-deck = none yet
start-choose-deck = Choose
start-seed = Seed
start-seed-random = random
start-start = Start

start-file-unread = The browser could not read this file as text.

numbers-about = Every table uses these numbers unless you change them. What the rule books state is checked as you type. Your changes are kept in this browser, and a game that uses them carries them in its record.
numbers-right = { $number ->
        [0] These are the numbers as delivered.
        [one] One cell differs from the numbers as delivered. They can be played with.
       *[other] { $number } cells differ from the numbers as delivered. They can be played with.
    }
numbers-extent = Of { $all } blocks, { $whole ->
        [0] none is
        [one] one is
       *[other] { $whole } are
    } reconstructed{ $part ->
        [0] .
        [one] , and one in part.
       *[other] , and { $part } in part.
    }
numbers-decks = The cards are not among these numbers: each deck is a file of its own, with a page where it is shown, printed and corrected.
numbers-decks-see = See the decks
numbers-wrong = This cannot be played with yet.
numbers-play = Play bots with these numbers
numbers-export = Export the file
numbers-open = Open a file
numbers-reset = Back to the numbers as delivered
numbers-to-table = Back to the table
numbers-file-bad = This is no data file: { $why }
numbers-file-huge = This is too large for a data file. Is it the right one?
numbers-table-compiled = This table uses the numbers as delivered:
numbers-table-own = This table uses numbers of its own:
numbers-files = Data file
numbers-cell = { $block }: { $key }, line { $line }, place { $place }
numbers-as-text = The whole file as text
numbers-use-text = Use this text
numbers-was = as delivered: { $value }

numbers-held = from the book
numbers-partly-held = partly from the book
numbers-open-cell = open
numbers-means-held = From the book: a rule book holds the number; point at it to read which.
numbers-means-open = Open: change it freely.

numbers-source-printed = printed
numbers-source-derived = derived
numbers-source-web = from the web
numbers-source-reconstructed = reconstructed
numbers-means-printed = a rule book states it
numbers-means-derived = it follows from what the rule books state
numbers-means-web = a public page states it
numbers-means-reconstructed = our proposal, which fits everything stated
numbers-partly-derived = partly derived
numbers-partly-reconstructed = partly reconstructed
numbers-confidence-high = high confidence
numbers-confidence-medium = medium confidence
numbers-confidence-low = low confidence
start-offline = Everything is kept here: the page works without a network.
