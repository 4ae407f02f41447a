# What is wrong with a line of notation or with a deck file; the library says the same in logs.

## Notation

kanal-due-space = a route space from h11 to h44 or from v11 to v35
kanal-due-plot = a structure space from a1 to c4
kanal-due-basic = wood, clay or ore
kanal-due-route = path, road, rail or canal
kanal-due-building = path, road, rail, canal or bridge
kanal-due-trigger = routes or bridges
kanal-due-price = right or free
kanal-due-free = free

## Component numbers

kanal-fact-at-the-edge = a route space on the edge, or with one end at it
kanal-fact-elsewhere = a route space without another route

## Decks

kanal-deck-missing = deck=own needs a deck file: give { $file }, or choose a or b
kanal-deck-too-small = the deck has { $found } { $stage } structures: a campaign needs { $due }

deck-word = '{ $word }' in { $place }, line { $line }, column { $column }: write { $due }
deck-word-like = '{ $word }' in { $place }, line { $line }, column { $column }: write { $due }, perhaps '{ $like }'
deck-end = { $place } ends too early, line { $line }, column { $column }: write { $due }
deck-number = '{ $word }' in { $place }, line { $line }, column { $column }: write a number from { $from } to { $to }
deck-fault = { $found } in { $place }, line { $line }, column { $column }: { $remedy }

due-card-effect = a condition, by, gain, trade, place, build, remove, turn or choose
due-card-step = gain, trade, place, build, remove, turn or choose
due-card-step-or-link = also, then, gain, trade, place, build, remove, turn or choose
due-card-body = by, gain, trade, place, build, remove, turn or choose
due-card-proceeds = an amount such as 2 wood, place, build or turn
due-card-condition = something to count, corner, edge, interior, first or second
due-card-activation = activation
due-card-counted = something to count, such as path, road, rail, canal, route, bridge or structure
due-card-structure = structure or unactivated structure
due-card-route = path, road, rail, canal or route
due-card-route-type = paths, roads, rails or canals
due-card-routes = routes
due-card-routes-or-materials = routes or materials
due-card-empty = plot or space
due-card-path = path
due-card-piece = path, road, rail, canal, route, bridge or structure
due-card-structure-alone = structure
due-card-adjacent = adjacent before it
due-card-scope = anywhere, in row or in column (or adjacent before it)
due-card-anywhere = anywhere (or adjacent before it)
due-card-line = row or column
due-card-border = edge or corner
due-card-quantity = a quantity such as 2, 2+, 2- or none
due-card-amount = a number
due-card-resource = wood, clay, ore, brick, iron, thaler or prestige
due-card-paid = wood, clay, ore, brick, iron or thaler
due-card-cost = wood, clay, brick, iron or thaler, since ore is never part of a cost
due-card-cost-or-free = a cost such as 2 wood and 1 clay, or free
due-card-condition-end = 'and', 'or' or a colon
due-card-all-end = 'and' or a colon
due-card-one-end = 'or' or a colon
due-card-step-end = a comma or the end
due-card-option-end = a comma, a semicolon or a closing brace
due-card-cost-end = 'and', 'or' or the end
due-card-open = an opening brace
due-card-colon = a colon
due-card-for = 'and', 'or' or 'for'
due-card-of = of
due-card-per = per
due-card-to = to
due-card-times = times
due-card-number-of = number of times
due-card-the-wheel = the wheel
due-card-letter = one capital letter
due-card-mark = published, partly or reconstructed
due-card-fact = name, stage, cost, part of cost, prestige, effects or part of effects

fault-too-many-tests = more than { $most } conditions
fault-too-many-rows = more than { $most } rows
fault-too-many-steps = more than { $most } steps
fault-too-many-options = more than { $most } options
fault-too-many-prices = more than { $most } prices
fault-write-fewer = write fewer
fault-too-long = { $letters } letters
fault-at-most-letters = { $most } letters at the most
fault-no-letters = no letters
fault-some-letters = a name on one line
fault-bytes = { $bytes } bytes
fault-at-most-bytes = { $most } bytes at the most
fault-also = 'also' behind a step that cannot fail
fault-gains-last = let the additional gains come last, joined by 'and'
fault-comma-alone = write a comma alone
fault-choice = a choice inside a choice
fault-one-list = write all options into one list
fault-one-option = a choice of one option
fault-more-options = write at least two options with a semicolon between them
fault-row-twice = two rows for one number
fault-one-row = let every number have one row at the most
fault-twice = { $resource } twice
fault-add-up = add it up
fault-no-such-place = a place that this cannot have
fault-leave-out = leave it out
fault-gives-back = a trade that gives back the { $resource } it takes
fault-difference = write the difference alone
fault-pays-for-itself = a trade without end, since its proceeds buy its price again
fault-limit = give less for it, or say how often
fault-effects = { $count } effects
fault-effects-due = 1 to { $most } effects
fault-card-instructions = { $count } instructions on one card
fault-deck-instructions = { $count } instructions in all
fault-at-most-instructions = { $most } instructions at the most
fault-decisions = { $count } decisions at one activation
fault-at-most-decisions = { $most } decisions at the most
fault-cards = only { $count } { $stage }
fault-at-least-cards = { $count } at the least
fault-sources = { $count } sources
fault-no-source = no source
fault-source = a source
fault-sources-due = 1 to { $most } sources where something is published
fault-source-not-due = none where nothing is published
fault-marked = marked { $mark }
fault-mark-due = { $mark }, by what it says is published
