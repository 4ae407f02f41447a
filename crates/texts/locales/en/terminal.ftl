# The terminal table.

## Board

heading-log = What happened
heading-turn = { $seat } to choose

column-player = player
column-bot = bot

## Messages

table-welcome = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Type help for the commands.
table-your-turn = Your turn, { $seat }.
table-challenge = Challenge of { $challenge }. What is turned up stays so; the record says how it was played, and anybody can check it with millwright replay.
table-challenge-no-undo = In a challenge nothing is taken back behind what was turned up.
table-thinking = { $seat } is thinking …
table-nothing-to-undo = There is nothing to undo.
table-nothing-to-redo = There is nothing to do again.
table-saved = Saved to { $file }. Go on later with: millwright play --resume { $file }
table-not-saved = { $file } could not be written: { $error }. Try another file.
table-resumed = Resumed from { $file }.
table-dealer-elsewhere = Something has to be turned up, and without the seed nobody here knows what. The game cannot go on here.
table-game-over = The game is over.
table-winner = { $seat } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
table-winners = { $seats } share the win with { $score ->
    [one] { $score } point
   *[other] { $score } points
} each.
table-nobody-wins = Nobody wins.
table-unknown-command = “{ $input }” is neither an action nor a command. Try a number of the list, an action such as “{ $example }”, or help.
table-no-help = Nothing is called { $name }. Try help.
table-unknown-number = There is no choice { $number }. Try a number from 1 to { $most }.
table-quit = Goodbye. Unless it was saved, the game is gone.
table-quit-unsaved = The game has not been saved. Type quit again to leave, or save FILE.

## Help

help-title = What you can type
help-number = the number of a choice
help-action = an action in words, such as { $example }
help-undo = take back your last choice
help-redo = do again what was taken back
help-board = show the board
help-choices = list the choices again
help-log = show what happened since your last turn
help-forecast = show what production would bring as things stand
help-why = say why an action is not allowed
help-save = save the game to a file
help-help = show this help
help-name = show the forms of an action, or what a thing with a name does
help-quit = leave the table
help-notation = The forms of actions

## The terminal's own lines

cli-in-action = action { $number }: { $reason }
cli-save-stdin = --save takes the name of a file, and - is none; name a file such as game.record
cli-save-exists = { $file } is already there and is left as it is; save to another file, or go on with it by --resume { $file }
cli-save-folder = { $file } is a folder; name a file in it
cli-save-nowhere = { $file } cannot be written: { $error }; check the path
cli-save-busy = { $file } is being played elsewhere; go on there, or copy the file and go on with the copy
cli-save-changed = { $file } was written by another program meanwhile and is left as it is; save to another file
cli-not-saved = the game is not saved: { $file } could not be written: { $error }
cli-not-saved-changed = the game is not saved: { $file } was written by another program meanwhile and is left as it is
cli-not-saved-exists = the game is not saved: { $file } is already there and is left as it is
cli-cannot-read = cannot read { $file }: { $error }; check the path
cli-read-folder = cannot read { $file }: it is a folder; name a file in it
cli-read-device = cannot read { $file }: it is a pipe or a device; name a file, or write - where stdin is taken
cli-cannot-write = cannot write { $file }: { $error }; check the path
cli-train-foreign = { $file } is already there, no training of this game goes on from it, and it is left as it is; name another file with --out
cli-train-busy = another training writes { $file }; wait for it, or name another file with --out
cli-data-no-folder = { $folder } is no folder; give --data a folder that holds { $files }
cli-data-none = { $folder } holds no data file; a data file is called { $files }
cli-net-other = no net of --net is for { $game } with { $players } players and these numbers; give the --data it was trained with, or train one with millwright train
cli-no-deck = { $game } has no decks of its owner's; leave out --deck
cli-other-deck = --deck sets { $own }; leave out { $other }
cli-challenge-data = a challenge is played with the released numbers; leave out --data
cli-replay-challenge = { $line }, challenge { $challenge }
cli-players = { $from } to { $to } players
cli-serving = Millwright is at { $address } (Ctrl-C ends it)
cli-bots = Bots:
cli-bot-random = chooses evenly among what is legal
cli-bot-greedy = looks one turn ahead; greedy@200ms, greedy@1s or greedy@5000n limits its thinking
cli-bot-planner = plans the rest of the round; planner@1s or planner@50000n limits its thinking
cli-bot-apprentice = judges by a trained net and sees little of what it could do
cli-bot-journeyman = judges by a trained net
cli-bot-foreman = judges by a trained net and looks further
cli-bot-master = looks furthest; master@1s or master@5000n is a budget for each turn
cli-bot-flat = a yardstick: plays turns on by chance (flat Monte Carlo)
cli-bot-uct = a yardstick: tree search over small choices
cli-bot-linear = a yardstick: judges by a linear sum
cli-bot-specialist = a yardstick: two factories and England, as the player's book has it
cli-bot-shipowner = a yardstick: ships and contracts, as the player's book has it
cli-replay = { $record }: { $game }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $state }, digest { $digest }
cli-replay-at = at { $caption }
cli-replay-over = over: { $scores }
cli-replay-alone = { $name } { $points } ({ $verdict })
cli-sim = { $games } games, { $decisions } decisions and { $forced } forced ones in { $seconds } s:
    { $gps } games/s, { $dps } decisions/s, { $branching } choices per decision

label-seat = seat
label-mean-score = mean score
label-wins = wins

table-usual = Enter alone answers: { $action }
table-allowed = { $action } is allowed.
table-tried = If you chose { $action }, this would happen:
table-undone-to = { $count ->
    [one] One decision was taken back.
   *[other] { $count } decisions were taken back.
}
table-redone-to = { $count ->
    [one] One decision was made again.
   *[other] { $count } decisions were made again.
}
table-lang = From here on in English.
table-langs = Type lang en or lang de.
table-save-exists = { $file } is already there and is left as it is. Type save and another name.
table-save-folder = { $file } is a folder. Type save and the name of a file in it.
table-save-busy = { $file } is being played elsewhere. Type save and another name.
table-save-changed = { $file } was written by another program meanwhile and is left as it is. Type save and another name.
table-save-where = Type save and the name of a file.

help-enter = the usual answer to a small question
help-try = tell what an action would do, without doing it
help-lang = change the language
ranking-plain = { $seat }: { $score }
cli-page-written = { $count ->
    [one] { $count } file of the page is
   *[other] { $count } files of the page are
} in { $folder }; put them on any web server
cli-page-in-use = { $folder } is not an empty folder; give one that is new or empty
cli-page-not-written = the page cannot be written to { $folder }: { $error }

## The ladder

column-number = no.
column-elo = Elo
column-interval = 95 %
column-games = games
column-place = mean place
column-millis = ms a turn
column-deviation = deviation
column-lowest = lowest
column-highest = highest
column-difference = difference
cli-ladder-pairs = How often the bot of a row finished ahead of that of a column; a shared place is half:
cli-ladder = { $games } games in { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}, { $distinct } of them different at the end; the rating of { $anchor } is 0.
cli-ladder-solo = { $games } games in { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}, { $distinct } of them different at the end; differences are to { $anchor } on the same deals.
cli-ladder-seats = Won from seats 1 to { $players }: { $shares }.
cli-ladder-open = < and >: no result bounds this rating on the other side; more games would move it.
