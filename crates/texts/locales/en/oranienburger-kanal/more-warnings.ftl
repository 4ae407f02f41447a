# What a choice loses or wastes, said before it is made, and what being done leaves out.

## Warnings

kanal-warn-lost = { card-amount } { $amount ->
    [one] does not fit on the wheel and is
   *[other] do not fit on the wheel and are
} lost.
kanal-warn-no-room = Neither wood nor clay nor ore fits on the wheel in full: at least { $lost } { $lost ->
    [one] is
   *[other] are
} lost.
kanal-warn-nothing = With what you have nothing can be done there, unless you buy or turn the wheel first.
kanal-warn-turn = { $brick ->
    [0] The wheel shows no more iron: this turn brings a brick, but no iron.
   *[other] { $iron ->
        [0] The wheel shows no more bricks: this turn brings iron, but no brick.
       *[other] The wheel shows no more bricks and no more iron: this turn brings nothing.
    }
}
kanal-warn-last = The game ends here: this costs { $points } prestige more than it brings.
kanal-warn-no-turn = The free turn of the wheel would bring { $points } prestige.
kanal-warn-left = Left out: { $what }.
kanal-warn-activation = The activation of { $card } by { $trigger } is lost for good.
kanal-warn-idle = It sets off { $card } by { $trigger }, which brings nothing as things are and never comes again.
kanal-warn-effects = { $card }: { $count ->
    [one] { $count } effect that would bring something is
   *[other] { $count } effects that would bring something are
} left out for good.
kanal-warn-free = What { $card } lets you build for free is left out for good.
kanal-warn-rivals = It is the second bridge of both { $one } and { $other }: only one of them can be activated, the other one forfeits it for good.
kanal-warn-forfeit = { $card } on { $plot } forfeits its activation by two bridges for good.
kanal-warn-unmet = What effect { $effect } of { $card } requires is then no longer fulfilled.

## What being done leaves out, behind "without"

kanal-left-structure = a structure
kanal-left-box = a card into the box
kanal-left-routes = { $count ->
    [one] a route
   *[other] { $count } routes
}
kanal-left-bridge = a bridge
kanal-left-choice = { $amount } wood, clay or ore
kanal-left-activations = { $count ->
    [one] the activation of { $card }
   *[other] { $count } activations, one of them of { $card }
}
kanal-left-effects = the effects of { $card }
kanal-left-step = the rest of the effect of { $card }
kanal-left-turn = the free turn of the wheel

## What changes on the scoring pad

foreseen-total = Scoring pad: { $points } points instead of { $points_before }
foreseen-turned = After a free turn of the wheel: { $points } points instead of { $points_before }
