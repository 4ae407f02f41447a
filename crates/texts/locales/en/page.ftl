# The frame of the page, the same for every game.

page-skip = Skip to the table
page-close = Close
page-to-start = To the start page
page-update = New version: load it
page-rules = Rules
page-theme = Light or dark
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-language = Deutsch
page-settings = Settings
page-motion = Show moves with motion
page-sound = Sound when it is your turn
page-badge = Title and badge when it is your turn
page-text-board = The board as text
page-numbers = Component numbers

page-timetable = Timetable
page-tabs = Parts of the table
page-tab-board = Board
page-tab-ledger = Ledger
page-panes = Beside the turn
page-pane-turn = Your turn
page-pane-ledger = Ledger
page-pane-help = Help
page-pane-orders = Orders
page-pane-share = Share
page-read-only = This game is open in another tab. Here you can only look.
page-play-here = Play here
page-overtaken = This game was played on or deleted in another tab. What you did here could not be stored.
page-load-newer = Load the stored game
page-keep-apart = Keep mine as a game of its own
page-yours-now = The other tab is closed. The game is yours again.
page-game-gone = This game is no longer stored here.
page-steps-dropped = The game has moved on. What you had begun no longer fits and was dropped.
page-opened-before = You have opened this game before. Here it goes on.

page-action-bar = Your turn
page-looking = You are looking at the table.
page-past = Moment { $moment } of { $last }.
page-what-if-begun = A new game from this moment. The old one stays as it was.
page-complete = Nothing is left to decide.
page-complete-hint = Confirm the turn, or undo.
page-confirm-nothing = Nothing is chosen yet. Press Enter again to end the turn anyway.
page-choose-first = Choose first, then confirm.
page-thinking = { $name } is thinking.
page-hurry = Play now
page-skip-moves = Skip
page-confirm = Confirm turn
page-without = without { $what }
page-done = Done
page-loses = leads to a loss
page-command = Command line
page-command-hint = type a choice
page-title-turn = { $name }: your turn

page-turn = Your turn so far
page-turn-unsent = nothing is sent yet
page-turn-purse = in hand { $before } → { $after }
page-pointing = pointing
page-back-to-here = Go back to here
page-undo = Undo
page-redo = Redo
page-take-back = Take back

page-orders = Standing orders
order-always = always
order-never = never
order-ask = ask
order-begins = Begins with: { $order }.

page-ledger = Ledger
page-ledger-keys = Lines of the ledger. Arrow keys go from one to the next, Enter opens it.
page-all = all
page-older = Older entries
page-jump = Look at this moment
page-by-order = by standing order
page-moments = Moments of the game
page-moment = Moment
page-moment-of = { $moment } of { $last }
page-step-back = One step back
page-step-forward = One step on
page-to-now = Back to now
page-to-result = To the result
page-what-if = Play on from here

page-record-huge = This is too large for a record. Is it the right file?
page-record-bad = The record cannot be opened: { $why }
page-no-table = The table cannot be laid: { $why }
page-not-understood = Not understood: { $why }. Tab completes what you type.
page-not-deleted = The browser refuses to delete this game. Load the page again, then try once more.
page-not-kept = The browser refuses to keep this game. Save the record to a file.
page-bot-stuck = The bot stopped thinking, so chance made its turn.
page-damaged = Damaged: { $what }. The rest comes from the record.
page-record-damaged = The record is damaged. This game cannot be opened.
damage-seats = who sits where
damage-orders = standing orders
damage-time = when it was played
damage-summary = where it stands

page-play-bots = Play bots
page-challenge-no-undo = In a challenge nothing is taken back behind what was turned up.
page-not-loaded = This part could not be fetched. Check the connection and try again.
page-newer = A newer version of the page is there, and this part of the old one is no longer to be had. Your game is kept, with the turn you have begun.

learn-about = What is this? { $name }

## The levels of bots

page-level-random = Chance
page-level-greedy = Greedy
page-level-planner = Planner
page-level-apprentice = Apprentice
page-level-journeyman = Journeyman
page-level-foreman = Foreman
page-level-master = Master
page-level-quick = Quick
page-level-steady = Steady
page-level-strong = Thorough
