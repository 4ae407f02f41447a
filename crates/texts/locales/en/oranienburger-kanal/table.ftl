# What is asked, and the choices.

## What is asked

kanal-ask-start-player = The start player is about to be drawn.
kanal-ask-refill = Structures are about to be turned up.
kanal-ask-starting-routes = Where do you place your starting routes? They lie on the edge of the board or point from it into the board.
kanal-ask-space = Which action space do you choose?
kanal-ask-actions = What do you do on action space { $space }?
kanal-ask-activation = Which structure do you activate?
kanal-ask-effect = { $card }: which effect do you carry out?
kanal-ask-step = { $card }: what do you take first?
kanal-ask-trade = { $card }: do you trade?
kanal-ask-place = { $card }: what do you place for free, and where?
kanal-ask-build = { $card }: what do you build, and where?
kanal-ask-remove = { $card }: which route do you remove?
kanal-ask-turn = { $card }: do you turn the material wheel?
kanal-ask-option = { $card }: which option do you choose?
kanal-ask-wheel = Do you turn your material wheel for free?
kanal-ask-wheel-turned = Your wheel has turned. Do you buy anything before the next round?
kanal-ask-wheel-last = Your wheel has turned. Do you buy anything before the scoring?
kanal-ask-over = The game is over.
kanal-free-turn = Do you turn your material wheel for free?
kanal-activate = Do you activate the structure?

## The choices

kanal-action-place = place { part-kanal-route } on { $space }
kanal-action-space = space { $space }: { $space ->
    [1] a structure, and a path or road
    [2] a structure, later a bridge too
    [3] up to 3 paths and roads
    [4] up to 2 routes
    [5] 4 wood
    [6] 3 wood, clay or ore, or a bridge
   *[7] 4 clay
}
kanal-action-raise = raise { $card } on { $plot }
kanal-action-raise-right = raise { $card } by the other cost on { $plot }
kanal-action-raise-free = raise { $card } for free on { $plot }
kanal-action-box = put a card of the stack into the box
kanal-action-build = build { part-kanal-building } on { $space }
kanal-action-build-free = place { part-kanal-building } for free on { $space }
kanal-action-remove = remove the route on { $space }
kanal-action-gain = gain { $material }
kanal-action-buy = buy { $material } until the wheel shows { $amount }
kanal-action-turn = turn the wheel for 2 thaler
kanal-action-turn-free = turn the wheel for free
kanal-action-activate = activate the structure on { $plot } by { $trigger }
kanal-action-use = carry out effect { $effect }
kanal-action-take = begin with step { $step }
kanal-action-trade = trade for price { $price }
kanal-action-pick = choose option { $option }
kanal-action-done = be done
kanal-choice-activate = activate { $card } by { $trigger } on { $plot }
kanal-choice-space = space { $space }: { $space ->
    [1] a structure, and a path or road
    [2] { $open ->
        [0] a structure
       *[1] a structure and a bridge
    }
    [3] { $open ->
        [0] up to 3 paths and roads
       *[1] up to 3 paths and roads, or a path, a road and a bridge
    }
    [4] { $open ->
        [0] up to 2 routes
       *[1] up to 2 routes, or a structure
    }
    [5] 4 wood
    [6] 3 wood, clay or ore, or a bridge
   *[7] 4 clay
}
kanal-choice-use = effect { $effect }: { $says }
kanal-choice-take = step { $step }: { $says }
kanal-choice-trade = price { $price }: pay { $says } and { $proceeds }
kanal-choice-pick = option { $option }: { $says }

## Structures, routes and bridges

# A name stands in the deck in both languages; the other one is looked at and not said.
kanal-structure = { $de ->
   *[other] { $en }
}
part-kanal-route = { $route-word ->
    [path] a path
    [road] a road
    [rail] a rail track
   *[canal] a canal
}
part-kanal-building = { $building-word ->
    [path] a path
    [road] a road
    [rail] a rail track
    [canal] a canal
   *[bridge] a bridge
}
word-path = path
word-road = road
word-rail = rail track
word-canal = canal
word-bridge = bridge
word-routes = four routes
word-bridges = two bridges

## Standing orders and plots

order-kanal-free-turn = Turn the wheel for free at the end of a round
order-kanal-activate = Activate a structure at once if no other waits
order-kanal-free-turn-why = The free turn of the wheel, as soon as it can be made; never leaves it out.
order-kanal-activate-why = Where there is nothing to choose; never declines it.
end-plot-kanal-total = Prestige in all
end-plot-kanal-structures = Structures
end-plot-kanal-thaler = Thaler
end-plot-kanal-prestige = Prestige tokens
end-plot-kanal-valuables = Iron and bricks
end-plot-kanal-smallest = Smallest of wood, clay and ore
end-plot-kanal-routes = Roads, rail tracks and canals
end-plot-kanal-empty = Empty route spaces
unit-thaler = { $amount } thaler
unit-wood = { $amount } wood
unit-clay = { $amount } clay
unit-ore = { $amount } ore
unit-brick = { $amount ->
    [one] { $amount } brick
   *[other] { $amount } bricks
}
unit-iron = { $amount } iron
unit-prestige = { $amount } prestige
