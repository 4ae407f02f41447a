# What stands on structure cards, put together from parts: an effect is one sentence.

## Effects

card-effect = { $deed }.
card-effect-if = If { $tests }, { $deed }.
card-table = { $start ->
    [1] Depending
   *[other] depending
} on { $number-of }: { $rows }
card-row = { $quantity-word ->
    [at-least] with { $number } or more
    [at-most] with { $number } or fewer
    [none] with none
   *[exactly] with { $number }
}, { $deed }
card-and = { $one } and { $rest }
card-or = { $one } or { $rest }
card-comma = { $one }, { $rest }
card-beside = { $before }; { $deed }
card-also = { $before }, { $count ->
    [1] and if you do
    [2] and if you do both
   *[other] and if you do all { $count }
}, { $deed }
card-then = { $before }, then { $deed }
card-option = { $before }; or { $deed }
card-nothing = nothing

## Steps

card-gain = { $start ->
    [1] Gain
   *[other] gain
} { $amounts }
card-trade = { $start ->
    [1] Trade
   *[other] trade
} { $prices } for { $proceeds }
card-pay = { $start ->
    [1] Pay
   *[other] pay
} { $prices } and in return { $proceeds }
card-times = { $deed }, up to { $count } times
card-times-per = { $deed }, once for { $each }
card-any-number = { $deed }, any number of times
card-place = { $start ->
    [1] Place
   *[other] place
} { part-card-pieces } for free{ part-card-site }
card-build = { $start ->
    [1] Build
   *[other] build
} { part-card-pieces } at the usual cost{ part-card-site }
card-remove = { $start ->
    [1] Remove
   *[other] remove
} { $count } { $scope-word ->
    [adjacent] adjacent { part-card-removed }
    [in-row] { part-card-removed } along this row
    [in-column] { part-card-removed } along this column
   *[anywhere] { part-card-removed } from your board
}
card-turn = { $start ->
    [1] Turn
   *[other] turn
} your material wheel { $count ->
    [one] once for free
   *[other] up to { $count } times for free
}
card-choose = { $start ->
    [1] Choose
   *[other] choose
} { $count ->
    [one] one
   *[other] up to { $count }
} of these: { $options }

part-card-pieces = { $count ->
    [one] { $count } { $noun-word ->
        [path] path
        [road] road
        [rail] rail track
        [canal] canal
        [bridge] bridge
        [structure] structure
       *[any-route] route of any type
    }
   *[other] up to { $count } { $noun-word ->
        [path] paths
        [road] roads
        [rail] rail tracks
        [canal] canals
        [bridge] bridges
        [structure] structures
       *[any-route] routes of any type
    }
}
part-card-removed = { $noun-word ->
    [path] { $count ->
        [one] path
       *[other] paths
    }
    [road] { $count ->
        [one] road
       *[other] roads
    }
    [rail] { $count ->
        [one] rail track
       *[other] rail tracks
    }
    [canal] { $count ->
        [one] canal
       *[other] canals
    }
   *[route] { $count ->
        [one] route
       *[other] routes
    }
}
part-card-site = { $scope-word ->
    [adjacent] {" "}{ $sort-word ->
        [plots] on an adjacent plot
       *[routes] at this structure
    }
    [in-row] {" "}{ $sort-word ->
        [plots] in this row
       *[routes] along this row
    }
    [in-column] {" "}{ $sort-word ->
        [plots] in this column
       *[routes] along this column
    }
   *[anywhere] {""}
}{ $border-word ->
    [all] {""}
    [corner] {" "}in a corner of your board
   *[edge] {" "}at the edge of your board
}

## Amounts

card-amount = { $amount } { $resource-word ->
    [brick] { $amount ->
        [one] brick
       *[other] bricks
    }
   *[other] { $resource }
}
card-amount-per = { $amount } for { $each }
card-cost-free = free

## Requirements

card-if = { $scope-word ->
    [adjacent] { part-card-quantity } { $number ->
        [one] is
       *[other] are
    } adjacent{ part-card-border }
   *[other] there { $number ->
        [one] is
       *[other] are
    } { part-card-quantity }{ part-card-where }
}
card-if-supply = you have { $quantity-word ->
    [at-least] at least { $number } { $resource }
    [at-most] at most { $number } { $resource }
    [none] no { $resource }
   *[exactly] exactly { $number } { $resource }
}
card-if-materials = you have { $quantity-word ->
    [at-least] at least { part-card-materials }
    [at-most] at most { part-card-materials }
    [none] no material at all
   *[exactly] exactly { part-card-materials }
}
card-at-corner = this structure stands in a corner of your board
card-at-edge = this structure stands at the edge of your board
card-at-interior = this structure stands inside your board, not at its edge
card-first-activation = this is the structure's first activation
card-second-activation = this is the structure's second activation

part-card-materials = { $number ->
    [one] { $number } material
   *[other] { $number } different materials
}
part-card-quantity = { $quantity-word ->
    [at-least] at least { part-card-counted }
    [at-most] at most { part-card-counted }
    [none] no { part-card-one }
   *[exactly] exactly { part-card-counted }
}
part-card-counted = { $number ->
    [one] { $number } { part-card-one }
   *[other] { $number } { part-card-many }
}

## What is counted

card-each = each { $scope-word ->
    [adjacent] adjacent{" "}
   *[other] {""}
}{ part-card-one }{ $scope-word ->
    [adjacent] { part-card-border }
   *[other] { part-card-where }
}
card-each-most = { $each } (at most { $most })
card-each-supply = each { $resource } you have
card-each-material = each kind of material you have
card-number-of = the number of { $scope-word ->
    [adjacent] adjacent{" "}
   *[other] {""}
}{ $noun-word ->
    [route-type] types of route
   *[other] { part-card-many }
}{ $scope-word ->
    [adjacent] { part-card-border }
   *[other] { part-card-where }
}
card-number-of-supply = how much { $resource } you have
card-number-of-materials = how many kinds of material you have

part-card-quality = { $quality-word ->
    [plain] {""}
    [green] green{" "}
    [orange] orange{" "}
    [blue] blue{" "}
   *[bridged] bridged{" "}
}
part-card-one = { part-card-quality }{ $noun-word ->
    [path] path
    [road] road
    [rail] rail track
    [canal] canal
    [route-type] type of route
    [bridge] bridge
    [structure] structure
    [unactivated] structure without an activation
    [plot] plot
    [empty-plot] empty plot
    [empty-space] empty route space
    [loop] circular course of { part-card-types }
    [row] complete row of 4 { part-card-line }
    [column] complete column of 3 { part-card-line }
    [angle] right angle of { part-card-pair }
    [built-over] built-over imprinted path
   *[route] route
}
part-card-many = { part-card-quality }{ $noun-word ->
    [path] paths
    [road] roads
    [rail] rail tracks
    [canal] canals
    [route-type] different types of route
    [bridge] bridges
    [structure] structures
    [unactivated] structures without an activation
    [plot] plots
    [empty-plot] empty plots
    [empty-space] empty route spaces
    [loop] circular courses of { part-card-types }
    [row] complete rows of 4 { part-card-line }
    [column] complete columns of 3 { part-card-line }
    [angle] right angles of { part-card-pair }
    [built-over] built-over imprinted paths
   *[route] routes
}
part-card-types = { $type-word ->
    [path] paths
    [road] roads
    [rail] rail tracks
    [canal] canals
   *[any] one type of route
}
part-card-line = { $type-word ->
    [path] paths
    [road] roads
    [rail] rail tracks
    [canal] canals
   *[any] routes
}
part-card-pair = { $type-word ->
    [path] two paths
    [road] two roads
    [rail] two rail tracks
    [canal] two canals
   *[any] two routes of one type
}
part-card-where = { $scope-word ->
    [in-row] {" "}{ $sort-word ->
        [plots] elsewhere in this row
       *[routes] along this row
    }{ part-card-border }
    [in-column] {" "}{ $sort-word ->
        [plots] elsewhere in this column
       *[routes] along this column
    }{ part-card-border }
   *[anywhere] { $border-word ->
        [edge] {" "}anywhere at the edge of your board
        [corner] {" "}in the corners of your board
       *[all] {" "}anywhere on your board
    }
}
part-card-border = { $border-word ->
    [all] {""}
    [corner] {" "}in a corner of your board
   *[edge] {" "}at the edge of your board
}

## What is known of a card

card-mark-published = published
card-mark-partly = partly published
card-mark-reconstructed = reconstructed
card-published = Published: { $facts } ({ $sources }).
card-fact-name = name
card-fact-stage = stage
card-fact-cost = cost
card-fact-part-of-cost = part of the cost
card-fact-prestige = prestige
card-fact-effects = effects
card-fact-part-of-effects = part of the effects

## Words

word-wood = wood
word-clay = clay
word-ore = ore
word-brick = brick
word-iron = iron
word-thaler = thaler
word-prestige = prestige
word-green = green
word-orange = orange
word-blue = blue

## Symbols, in the order of the rule book

symbol-wood = wood
symbol-clay = clay
symbol-ore = ore
symbol-brick = brick
symbol-iron = iron
symbol-thaler = thaler
symbol-prestige = prestige
symbol-structure = structure
symbol-route = route
symbol-path = path
symbol-road = road
symbol-rail = rail track
symbol-canal = canal
symbol-bridge = bridge
symbol-anywhere = anywhere on your board
symbol-corner = in a corner of your board
symbol-edge = at the edge of your board
symbol-empty-plot = empty plot
symbol-adjacent-plot = adjacent plot
symbol-circular-course = circular course
symbol-column = column of 3 route spaces
symbol-row = row of 4 route spaces
symbol-built-over = imprinted path, built over
symbol-angle = right angle of two routes
symbol-for-each = for each
symbol-trade-for = trade for
symbol-additional = only together with what stands before
symbol-afterward = afterward
symbol-first-activation = first activation
symbol-second-activation = second activation
symbol-not-activated = not activated
symbol-remove = remove a route
symbol-place = place for free
symbol-choose = choose
symbol-none = none
symbol-wheel = turn the material wheel
symbol-any-number = any number of times
symbol-different = different
