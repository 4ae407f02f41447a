# The board at the terminal.

kanal-heading-over = The game is over
kanal-heading-set-up = Set-up
kanal-heading-round = Round { $round }{ $last ->
    [1] , the last one
   *[other] {""}
}
kanal-heading-game = Game { $game }
kanal-heading-player = Industry board of { $seat }
kanal-heading-forecast = Scoring pad, now and after a free turn of the wheel
help-forecast = show the scoring pad, now and after a turn of the wheel
kanal-after-turn = after a turn
kanal-stacks = Cards in the stacks
kanal-face-up = Structures face up
kanal-none-face-up = none
kanal-costs = costs { $cost }
kanal-worth = { $prestige } prestige
kanal-stuck = wheel stuck
kanal-imprinted = Imprinted paths
kanal-built-over = { $space } built over
kanal-score = Scoring pad of { $seat }: { $sum } = { $total }
kanal-reached = { $total } prestige.
kanal-reached-before = Game { $game }: { $total } prestige
kanal-legend = Action spaces: G golden disc, o disc, X blocking disc, then the thaler on them. Routes: . path, = road, # rail track, ~ canal; in brackets with a bridge. Structures: R four routes have come, B two bridges, * for each activation.
kanal-in-hand = In hand, the outermost first: { $cards }
kanal-in-hand-behind = waiting: { $card }
kanal-set-off = Set off, to be activated or declined: { $cards }
kanal-contested = Set off by one bridge that is the second of both, so that only one of them is activated: { $cards }
kanal-free-turn-now = { $turned ->
    [1] { $seat } has made the free turn of the wheel.
   *[other] { $seat } can turn the wheel for free now{ $stuck ->
        [1] , once what is missing has been bought
       *[other] {""}
    }.
}
kanal-space-1 = raise 1 structure and build 1 path or road
kanal-space-2 = raise 1 structure
kanal-space-2-more = build 1 bridge
kanal-space-3 = build up to 3 paths and roads
kanal-space-3-more = or 1 path, 1 road and 1 bridge
kanal-space-4 = build up to 2 routes
kanal-space-4-more = or raise 1 structure
kanal-space-5 = gain 4 wood
kanal-space-6 = gain 3 wood, 3 clay or 3 ore, or build 1 bridge
kanal-space-7 = gain 4 clay
kanal-space-covered = (under { $stage }: { $action })
kanal-space-last = (in the last round: { $action })

table-winner = { $seat } wins with { $score } prestige.
table-winners = { $seats } share the win with { $score } prestige each.

## Decks

kanal-deck-head = { $name }: { $cards } structures, { $instructions } instructions, hash { $hash }
kanal-deck-stage = { $stage }: { $cards } ({ $published } published, { $partly } partly published, { $reconstructed } reconstructed)
kanal-deck-no-campaign = warning: no campaign can be played, it needs { $due } { $stage } structures and there are { $found }
kanal-deck-released = warning: the rules see no difference to deck { $letter }
kanal-deck-same-name = warning: structures { $one } and { $other } have the same name
