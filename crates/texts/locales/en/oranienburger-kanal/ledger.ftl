# What a line of the ledger says of a turn, behind the mark of its player.

kanal-sum-turn = { $head }: { $done }
kanal-sum-space = space { $space }
kanal-sum-built = { $building } { $space }
kanal-sum-removed = { $building } { $space } removed
kanal-sum-raised = { $card } on { $plot }
kanal-sum-activated = { $card } activated
kanal-sum-forfeited = { $card } forfeited
kanal-sum-declined = { $card } not activated
kanal-sum-bought = { card-amount } bought
kanal-sum-buried = a { $stage } card into the box
kanal-sum-turned = wheel turned
kanal-sum-turned-free = wheel turned for free
kanal-sum-not-turned = { $stuck ->
    [1] wheel stuck
   *[other] free turn left out
}
kanal-sum-starts = starts
kanal-sum-scored = { $total } prestige
