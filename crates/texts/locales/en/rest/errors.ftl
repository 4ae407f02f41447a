# What is wrong with what came from outside: what, where, what to try.
# The library's errors say the same in logs; a test holds the two together.

in-line = line { $line }: { $reason }
refused = '{ $action }' is not allowed here: { $reason }
other-seat = it is the turn of seat { $asked }, not of seat { $seat }

## Notation

notation-empty = an empty line is no action
notation-verb = no action begins with '{ $word }'
notation-missing = '{ $word }' wants { $due } after it
notation-word = '{ $word }' is not { $due }
notation-number = '{ $word }' is not a number from { $from } to { $to }
notation-surplus = '{ $word }' is one word too many
notation-seat = '{ $word }' is not a seat from 1 to 4
no-notation = { $reason }; 'legal' lists what can be chosen
no-digest = '{ $text }' is not a digest of 16 digits 0-9 and a-f

due-number = a number
due-seat = a seat

## Records

record-too-many-bytes = the record has { $bytes } bytes; 1048576 are allowed, is this the right file?
record-too-many-lines = a record has at most 20000 lines; is this the right file?
record-too-many-options = a record has at most 100 options; is this the right file?
record-line-too-long = the line has { $bytes } bytes; { $most } are allowed, shorten it
record-control-character = the line holds a control character; save the record as plain text
record-none = a record begins with 'millwright record 1'; is this the right file?
record-format = format '{ $text }' is unknown, this reader knows format 1; try a newer millwright
record-missing = the header has no line '{ $key }: ...'; add it above this line
record-twice = '{ $text }' stands in the header twice; keep one
record-unknown-header = '{ $text }' is no header line; try game, rules, data, players, option NAME, name SEAT, seed, challenge, file NAME or '| ' for data
record-late-header = '{ $text }' belongs into the header; move it above the first action
record-value = '{ $text }' is not { $due }
record-seat = '{ $text }' is not a seat of this table; seats go from 1 to { $most }
record-unknown-line = '{ $text }' is no line of a record; try '1: ACTION', '! REVEAL', '= DIGEST' or '# COMMENT'
record-empty = '{ $text }' wants a line of notation after it
record-digest = '{ $text }' is not a digest of 16 digits 0-9 and a-f; leave the line out to replay without it

due-game = the name of a game
due-option = the name of an option
due-option-value = the value of an option
due-name = a player's name
due-rules = a revision of the rules, a number from 1 to 65535
due-players = a number of players from 1 to 4
due-challenge = a challenge such as 2026-11 or 2026-11-15
due-data-hash = a data hash of 16 digits 0-9 and a-f

link-no-record = the link carries no record
link-damaged = the link is damaged; was it copied whole?

## Replaying

replay-other-game = the record is of '{ $record }', not of '{ $game }'; open it with its own game
replay-newer-rules = the record was played by rules revision { $record }, these are the rules of revision { $game }; try a newer millwright
replay-other-data = the record was played with data { $record }, not with { $game }; give the data file it was played with
replay-other-players = the record has { $record } players, not { $game }
replay-other-option = the record was played with option { $option }={ $value }, which this game does not have
replay-other-seat = seat { $asked } is asked, but seat { $seat } acts
replay-reveal-due = a reveal is due before '{ $text }'
replay-no-reveal-due = nothing is to be turned up here
replay-over = the game is over before this line
replay-other-reveal = the seed deals '{ $seed }', but the record shows '{ $record }'
replay-other-board = the board here is { $board }, the record says { $record }
replay-older-rules = { $reason }; the record was played by the older rules revision { $rules }

## Turns

turn-other-board = this turn was made for board { $at }, and the table is at board { $now }; look at what happened since
turn-nobody-asked = nobody is asked; the game is over, or something has to be turned up first
turn-notation = choice { $nth } of the turn: { $reason }
turn-choice = choice { $nth } of the turn, '{ $action }', is not allowed: { $reason }
turn-half = the turn is not over behind its last choice; send all of it at once
turn-more-than-one = the turn is over behind choice { $over }; what comes then is another turn
turn-too-long = { $choices } choices are more than a turn of this game has; { $most } are the most

## Setting up a game

setup-unknown-game = there is no game '{ $game }'; try { $known }
setup-players = { $game } is for { $from } to { $to } players, not for { $players }
setup-unknown-option = { $game } has no option '{ $option }'; try { $known }
setup-unknown-value = option { $option } cannot be '{ $value }'; try one of { $known }
setup-option-twice = option { $option } is given twice; keep one
setup-option-does-not-apply = option { $option } goes only with { $other }={ $needed }; leave one of them out
challenge-none = '{ $text }' is no challenge; write a month such as 2026-11 or a day such as 2026-11-15
challenge-to-come = the challenge of { $date } is still to come; today is { $today }
challenge-no-game = { $game } has no challenges; try another game
challenge-set-up = a challenge is played with { $option }={ $needed }, not with { $option }={ $found }
challenge-other = the record claims the challenge of { $date }, and was dealt from another seed
setup-not-loaded = the rules of { $game } are not loaded

board-no-json = this is not a board as 'show --json' prints it: { $why }
board-cannot-be = the board cannot be: { $why }
board-other-data = the board was made with data { $board }, these are data { $game }; give its data file

## Component numbers

challenge-mark = '{ $word }' says nothing of a challenge; it can be late, again and taken-back, each once
challenge-own-numbers = a challenge is played with the released numbers, and the record has numbers of its own
setup-unwanted-file = { $game } does not want the file '{ $file }' of the record; take its lines out
data-too-long = the data file has { $bytes } bytes; 262144 are allowed, is this the right file?
data-syntax = not TOML ({ $message }), line { $line }: correct the line
data-unknown-key = unknown key '{ $key }' in { $place }, line { $line }: use one of { $known }
data-missing-key = no '{ $key }' in { $place }, line { $line }: add it
data-number = { $place } is { $found }, line { $line }: give a number from 0 to 255
data-length = { $place } has { $found } entries, line { $line }: give it { $due }
data-value = { $place } is { $found }, line { $line }: write { $due }
data-fact = { $place }: { $found }, line { $line }: { $remedy }

data-file = the file
data-text = '{ $text }'
data-of-type = of type { $type }

due-table = a table
due-list = a list
due-whole-number = a whole number
due-text = a text in quotation marks
due-source = printed, derived, web or reconstructed
due-confidence = high, medium or low

## What the rule books state about them, and what the rules need

fact-stated = { $section } has { $due }
fact-needed = it has to be { $due }
fact-section = { $book } { $section }

fact-number = { $number }
fact-shown = { $shown }
fact-from-to = { $from } to { $to }
fact-at-most = { $number } at the most
fact-at-least = { $number } at the least
