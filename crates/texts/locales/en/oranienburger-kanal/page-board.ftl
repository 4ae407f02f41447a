# Sheets of the table of Oranienburger Kanal: action board, material wheel, scoring pad, timetable.

## Action board

actions-start = { $name } has the starting disc
actions-title = Action board
actions-round = { $count } of { $spaces } a round
actions-brief = { $space ->
    [1] Raise, and a path or road
    [2] { $open ->
        [1] Raise, and a bridge
       *[other] Raise a structure
    }
    [3] { $count } paths or roads
    [4] { $count } routes of any kind
    [5] { $count } wood
    [6] { $count } wood, clay or ore
   *[7] { $count } clay
}
actions-more = { $space ->
    [2] { $open ->
        [1] bridge since green ran out
       *[other] a bridge too after green
    }
    [3] { $open ->
        [1] or path, road and bridge
       *[other] after orange a bridge too
    }
    [4] { $open ->
        [1] or raise a structure
       *[other] or raise, in the last round
    }
   *[6] or a bridge
}
actions-whole = { $space ->
    [1] Raise 1 structure and build 1 path or road
    [2] { $open ->
        [1] Raise 1 structure and build 1 bridge
       *[other] Raise 1 structure; once the green stack is empty, build 1 bridge too
    }
    [3] { $open ->
        [1] Build up to { $count } paths and roads, or 1 path, 1 road and 1 bridge
       *[other] Build up to { $count } paths and roads; once the orange stack is empty, 1 path, 1 road and 1 bridge instead
    }
    [4] { $open ->
        [1] Build up to { $count } routes of any kind, or raise 1 structure
       *[other] Build up to { $count } routes of any kind; in the last round, once the blue stack is empty, raise 1 structure instead
    }
    [5] Gain { $count } wood
    [6] Gain { $count } wood, { $count } clay or { $count } ore, or build 1 bridge
   *[7] Gain { $count } clay
}
actions-space = Action space { $space }
actions-blocked = blocked this round
actions-blocked-next = blocked next round, when its thaler go back
actions-taken = taken this round
actions-golden = golden disc, chosen last

## Material wheel

wheel-title = Materials
wheel-drawing = Material wheel: { $amounts }.
wheel-turn = turn
wheel-free = free now
wheel-price = { $thaler } thaler
wheel-at-end = or free at the end
wheel-too-few = too few thaler
wheel-no = no { $materials }
wheel-now = now
wheel-after = after a turn
wheel-buy = Buy { $count } { $material } for { $thaler } thaler, up to { $amount }
wheel-buying = buy
wheel-full = full
wheel-stuck = The wheel is stuck until you gain or buy { $materials }.
wheel-wasted = A turn brings no { $materials }: the wheel shows { $most } already.
wheel-anytime = At any time, but not between paying and raising. One turn at the end of a round is free.
wheel-turned = The free turn of this round is done.
wheel-or-pay = Turn for { $thaler }

## Scoring pad

pad-title = Scoring pad
pad-structures = structures
pad-thaler = thaler
pad-prestige = prestige tokens
pad-valuables = brick and iron
pad-smallest = fewest basic
pad-routes = roads, rails, canals
pad-empty = empty routes
pad-total = total
pad-now = now
pad-turned = after a turn
pad-turned-total = turned { $total }
pad-stuck = wheel stuck
pad-loses = a turn loses points
pad-before = earlier games
pad-victory = victory
pad-next = next band
pad-next-victory = the victory
pad-more = { $points } more
pad-top = the last
pad-bands = What your prestige would mean
pad-below = under { $points }
pad-from = from { $points }
pad-band-now = as things are
pad-player = player

## Timetable and the line on top of a phone

clock-left = left
clock-set-up = set-up
clock-game = game { $game } of { $games }
clock-round = round { $round }
clock-round-of = round { $round } of { $rounds }
clock-last = last round
clock-action = action { $number } of { $actions }
clock-wheel = free turn
clock-over = end of the game
clock-score = score

## What helps to answer

hint-starting-routes = Still to place: { $routes }.
hint-space = Action { $number } of { $actions }; { $thaler } thaler lie on the free spaces.
hint-last-space = The last action of this round; { $thaler } thaler lie on the free spaces.
hint-left = Action space { $space }: { $what }.
hint-and = and
hint-or = or
hint-not-possible = { $what } (nothing you can pay or place)
hint-structure = a structure
hint-box = a card of the stack into the box
hint-routes = { $count ->
    [one] a route of any kind
   *[other] { $count } routes of any kind
}
hint-paths-or-roads = { $count ->
    [one] a path or road
   *[other] { $count } paths or roads
}
hint-path = a path
hint-road = a road
hint-bridge = a bridge
hint-waiting = { $count ->
    [one] It waits only now: Done lets it go.
   *[other] Two by one route: choose which comes first; Done lets both go.
}
hint-contested = The two share their second bridge: only one of them is activated, Done lets both go.
hint-effects = Each effect once, in any order; Done leaves the others out.
hint-steps = One after another, in any order.
hint-trade = { $made ->
    [0] Pay and gain, or Done.
   *[other] Done { $made ->
        [one] once
       *[other] { $made } times
    } so far; again, or Done.
}
hint-build = Still up to { $left }, on the board; or Done.
hint-remove = { $left ->
    [one] One route to remove.
   *[other] { $left } routes to remove, all or none.
}
hint-turns = { $left ->
    [one] Once for free, or Done.
   *[other] Up to { $left } times for free, or Done.
}
hint-options = { $left ->
    [one] One of them, or Done.
   *[other] Up to { $left } of them, or Done.
}
hint-free-turn = 1 wood, 1 clay and 1 ore for { $brick } brick and { $iron } iron: prestige { $now } → { $then }.
hint-turned = Turned. Buy, turn again for thaler, or Done.
hint-stuck = Without wood, clay or ore the wheel is stuck: buy first, or Done.
hint-turn-loses = Brick and iron are full, and a turn would cost a point: Done leaves it.

## The bar

bar-space = { $space }: { $does }
bar-raise = { $card } on { $plot }
bar-raise-right = { $card } on { $plot }, other cost
bar-build = { $building } on { $space }
bar-buy = { $count ->
    [one] Buy { $material }, { $thaler } thaler
   *[other] Buy { $count } { $material }, { $thaler } thaler
}
bar-turn = Turn, { $thaler } thaler
bar-turn-free = Turn for free
bar-activate = { $card }: { $trigger }
bar-trade = pay { $says }, { $proceeds }
bar-more-spaces = { $count } more on the action board
bar-more-board = { $count } more on the boards

## The board as text

text-asked = To choose: { $name }
text-starts = Start player: { $name }
text-stacks = Cards in the stacks: green { $green }, orange { $orange }, blue { $blue }
text-column-gives = gives
text-column-thaler = thaler
text-column-state = state
text-free = free
text-structures = Structures face up
text-card = { $card }, number { $number }, { $stage }: costs { $cost }, { $prestige } prestige, { $mark }.
text-none = none
text-holds = Has { $amounts }.
text-would-hold = After a turn of the wheel: { $amounts }.
text-plots = Plots
text-column-structure = structure
text-column-routes = routes around it
text-column-bridges = bridges
text-column-activations = still to come
text-empty = empty
text-of-four = { $count } of 4: { $routes }
text-on-space = { $space } { $what }
text-no-route = no route
text-needs-routes = { $count ->
    [0] by routes
    [one] by routes, 1 missing
   *[other] by routes, { $count } missing
}
text-needs-bridges = { $count ->
    [0] by bridges
    [one] by bridges, 1 missing
   *[other] by bridges, { $count } missing
}
text-effects = What can still be activated
text-choices = All choices
