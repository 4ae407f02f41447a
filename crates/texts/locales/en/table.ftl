# The terminal table.

## What is asked

prompt-foundation = Which factory do you found?
prompt-price = At what price do you sell { $good }?
prompt-start-up-capital = How many shares do you sell for start-up capital?
prompt-pick-light-marker = Which light grey marker do you take?
prompt-administration = Which action marker do you use, and on which space?
prompt-factory = Do you build, modernize or close a factory?
prompt-workers = Whom do you hire or fire?
prompt-machinery = Where do you put a machine? { $left ->
    [one] { $left } is left.
   *[other] { $left } are left.
}
prompt-quality = The quality of which good do you raise?
prompt-distribution = The distribution of which good do you raise? £{ $left } left.
prompt-stock-exchange = Which deal do you make at the stock exchange?
prompt-prices = Which price do you adjust?
prompt-special-marker = Which special marker do you take?
prompt-sale = Do you sell one of your stored goods at this call ({ $good })?
prompt-storage = Which goods do you keep in the warehouse?
prompt-name-start-player = Who is to be the start player?
prompt-final-exchange = The last stock exchange: which deal do you make?
prompt-draw-start-player = The start player is about to be drawn.
prompt-draw-light-marker = A light grey marker is about to be drawn.
prompt-over = The game is over.

## The choices

action-found = found a { part-factory }
action-price = set the price of { $good } to £{ $price }
action-place = place { part-marker } on the £{ $space } space
action-reuse = use { part-marker } again
action-build = build a { part-factory } of level { part-level }
action-modernize = modernize the { part-factory }
action-close = close the { part-factory }
action-hire = hire { part-workers } for the { part-factory }
action-fire = fire { part-workers } from the { part-factory }
action-machine = put a machine into row { $row } of the { part-factory }
action-quality = raise the quality of { $good } to { $value }
action-distribute = raise the distribution of { $good } to { $value }
action-buy = buy { part-shares }
action-sell = sell { part-shares }
action-repay = repay { part-loans }
action-warehouse = sell { part-goods } from the warehouse
action-take = take { part-marker }
action-offer = sell one stored good
action-hold = sell no stored good
action-keep = keep in the warehouse: { $food } food, { $clothes } clothes, { $cutlery } cutlery, { $lamps ->
    [one] { $lamps } lamp
   *[other] { $lamps } lamps
}
action-start = { $seat } becomes the start player
action-done = be done

## Board

heading-decade = The { $year }s, { $good } cycle, level { part-level }
heading-preparation = { $year }, preparation
heading-turn = { $seat } to choose
heading-company = Company of { $seat }
heading-forecast = Forecast, if production came now
heading-log = What happened

column-player = player
column-cash = cash
column-shares = shares
column-share-space = share space
column-share-value = share value
column-portfolio = portfolio
column-loans = loans
column-factory = factory
column-price = price
column-rows = rows
column-machines = machines
column-administration = administration table
column-demand = demand
column-importer = importer
column-sold = sold
column-wages = wages
column-special-markers = special markers
column-timetable = timetable
column-start-player = start player
column-bot = bot

## Messages

table-welcome = { $game }, { $players } players. Type help for the commands.
table-your-turn = Your turn, { $seat }.
table-thinking = { $seat } is thinking …
table-nothing-to-undo = There is nothing to undo.
table-nothing-to-redo = There is nothing to do again.
table-saved = Saved to { $file }. Go on later with: millwright play --resume { $file }
table-not-saved = { $file } could not be written: { $error }. Try another file.
table-resumed = Resumed from { $file }.
table-game-over = The game is over.
table-winner = { $seat } wins with a company value of £{ $score }.
table-winners = { $seats } share the win with a company value of £{ $score }.
table-nobody-wins = Nobody wins: everybody has loans left.
table-unknown-command = “{ $input }” is neither an action nor a command. Try a number of the list, an action such as “{ $example }”, or help.
table-unknown-number = There is no choice { $number }. Try a number from 1 to { $most }.
table-illegal = Not allowed: { $reason }
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
help-quit = leave the table
help-notation = The forms of actions

## The terminal's own lines

cli-in-action = action { $number }: { $reason }
cli-save-stdin = --save takes the name of a file, and - is none; name a file such as game.record
cli-save-exists = { $file } is already there and is left as it is; save to another file, or go on with it by --resume { $file }
cli-save-folder = { $file } is a folder; name a file in it
cli-save-nowhere = { $file } cannot be written: { $error }; check the path
cli-not-saved = the game is not saved: { $file } could not be written: { $error }
cli-data-no-folder = { $folder } is no folder; give --data a folder that holds { $files }
cli-data-none = { $folder } holds no data file; a data file is called { $files }
cli-players = { $from } to { $to } players
cli-serving = Millwright is at { $address } (Ctrl-C ends it)
cli-bots = Bots:
cli-bot-random = chooses evenly among what is legal
cli-bot-greedy = looks one turn ahead; greedy@200ms, greedy@1s or greedy@5000n limits its thinking
cli-replay = { $record }: { $game }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $state }, digest { $digest }
cli-replay-at = at { $caption }
cli-replay-over = over: { $scores }
cli-sim = { $games } games, { $decisions } decisions and { $forced } forced ones in { $seconds } s:
    { $gps } games/s, { $dps } decisions/s, { $branching } choices per decision

label-seat = seat
label-mean-score = mean score
label-wins = wins

board-pounds = £{ $amount }
board-job-market = Job market: { $workers } workers, { $empty } empty spaces, { $fired } fired; wage £{ $wage }
board-markers-left = markers in hand
board-no-factory = no factory
board-legend = Rows: w worker, m machine, . free, + extra workers. Quality: factory + marker.
board-forecast = { $good }: demand { $demand }, importer on { $importer } sells { $sold }

brief-level = lvl
brief-quality = qual.
brief-distribution = distr.
brief-appeal = appeal
brief-produced = makes
brief-stored = store
brief-income = income
brief-steps = steps

ranking-line = { $place }. { $seat }: { part-shares } × £{ $value } = £{ $score }; £{ $cash } cash
ranking-lost = { $place }. { $seat }: { part-shares } × £{ $value } = £{ $score }; lost, since { $loans ->
    [one] { $loans } loan is
   *[other] { $loans } loans are
} open

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
table-save-where = Type save and the name of a file.

help-enter = the usual answer to a small question
help-try = tell what an action would do, without doing it
help-lang = change the language
