# The industry board, the display and what a choice would give.

sheet-industry-own = Your industrial area
sheet-industry-of = Industrial area of { $name }
sheet-industry-board = Industry board
sheet-industry-tools = Routes and bridges to take in hand
sheet-industry-raise = { $name }: choose a plot
sheet-industry-build = { $building }: choose a route space
sheet-industry-remove = Choose the route to remove
sheet-industry-take = Take a structure or a route in hand
sheet-industry-free = Plot { $plot }, free, { $routes } of 4 routes
sheet-industry-plot = Plot { $plot }: { $name }, { $prestige } prestige, { $byroutes ->
    [0] { $routes } of 4 routes
   *[1] activated by routes
}, { $bybridges ->
    [0] { $bridges } of 2 bridges
   *[1] activated by bridges
}
sheet-industry-space = Route space { $space }: { $route-word ->
    [none] empty
    [path] path
    [road] road
    [rail] rail track
   *[canal] canal
}{ $imprinted ->
    [0] { "" }
   *[1] , imprinted
}{ $bridge ->
    [0] { "" }
   *[1] , with a bridge
}

sheet-display = Structures
sheet-display-alone = { $count } face up, the lowest number leaves first
sheet-display-count = { $count } face up
sheet-display-none = No structure lies face up.
sheet-display-over = The game is over.

sheet-preview = What the choice does
sheet-preview-none = Point at a choice to see what it does.
sheet-preview-turn = This turn so far:

outcome-on = On { $plot }:
outcome-not-yet = On { $plot }: { $routes } of 4 routes, nothing yet.
outcome-nothing = nothing
outcome-further = and { $count ->
    [one] one more activation
   *[other] { $count } more activations
}
outcome-lost = the wheel cannot show
outcome-buy = What is missing costs { $thaler } thaler.
outcome-too-dear = With what is missing it costs { $thaler } thaler; you have { $held }.
outcome-free-turn = The free turn brings what is missing.
outcome-turn = For { $thaler } thaler a turn of the wheel brings what is missing.
outcome-cannot = What is missing cannot be bought.
outcome-structures = structures
outcome-smallest = fewest basic
outcome-routes = routes
outcome-empty = filled

sheet-activation = Activations
sheet-activation-gave = so far:
sheet-activation-done = Leave the rest
sheet-activation-waiting = { $count ->
    [one] One activation waits
   *[other] { $count } activations wait
}
sheet-activation-next = Comes behind the card in hand
sheet-activation-below = { $count ->
    [one] Interrupted: one card
   *[other] Interrupted: { $count } cards, of which the last is next
}
sheet-activation-goes-on = goes on afterwards
sheet-activation-spent = is over then
sheet-activation-behind = waits for the card below
sheet-activation-contested = one of the two only

sheet-hand-also = Also in the display

sheet-rival-show = Show the industrial area of { $name } large
sheet-rival-moves = to move
sheet-rival-lacks = { $count ->
    [one] { $names } lacks one route.
   *[other] { $names } lack one route each.
}
sheet-rival-pays = Can pay for { $names }.
