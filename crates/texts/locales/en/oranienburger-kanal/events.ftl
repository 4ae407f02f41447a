# What happened: one sentence for each event.

kanal-forced = { $seat }: { $action } (the only choice)
kanal-start-player = { $seat } is the start player.
kanal-game-began = Game { $game } of the campaign begins.
kanal-round-began = Round { $round } begins{ $last ->
    [1] , the last one
   *[other] {""}
}.
kanal-preparation-began = Round { $round } is over{ $last ->
    [1] , and it was the last one.
   *[other] ; the next one is prepared.
}
kanal-blocked-now = The blocking disc lies on action space { $space }.
kanal-turned-up = { $card } comes face up.
kanal-removed = { $card } is removed, since too few structures were raised.
kanal-buried = { $seat } has a full industry board: a { $stage } card goes into the box unseen.
kanal-uncovered = { $stage-word ->
    [blue] The blue stack is empty, and the action under it can be used in the last round.
   *[other] The { $stage } stack is empty, and the action under it can be used.
}
kanal-placed = { $seat } places { part-kanal-route } on { $space }.
kanal-space-chosen = { $seat } chooses action space { $space }.
kanal-gained-space = { $seat } gains { card-amount } from action space { $space }{ part-kanal-lost }.
kanal-gained-canal = { $seat } gains { card-amount } with the canal{ part-kanal-lost }.
kanal-bought = { $seat } buys { card-amount }{ part-kanal-lost }.
kanal-gained-effect = { $seat } gains { card-amount } by { $card }{ part-kanal-lost }.
kanal-paid-structure = { $seat } pays { card-amount } for { $card }.
kanal-paid-building = { $seat } pays { card-amount } for { part-kanal-building }.
kanal-paid-purchase = { $seat } pays { card-amount } for { $material }.
kanal-paid-turn = { $seat } pays { card-amount } to turn the wheel.
kanal-paid-trade = { $seat } pays { card-amount } to { $card }.
kanal-turned-for-thaler = { $seat } turns the wheel: { part-kanal-turned }.
kanal-turned-for-free = { $seat } turns the wheel for free: { part-kanal-turned }.
kanal-turned-by-effect = { $seat } turns the wheel by { $card }: { part-kanal-turned }.
kanal-free-turn-left = { $seat } does not turn the wheel for free{ $stuck ->
    [1] , since it is stuck
   *[other] {""}
}.
kanal-raised = { $seat } raises { $card } on { $plot }{ part-kanal-free }.
kanal-built = { $seat } builds { part-kanal-building } on { $space }{ part-kanal-free }{ $over ->
    [1] {" "}over a path
   *[other] {""}
}.
kanal-route-removed = { $seat } removes { part-kanal-route } from { $space }{ $uncovers ->
    [1] {"; "}the imprinted path shows again
   *[other] {""}
}.
kanal-activated = { $seat } activates { $card } on { $plot } by { $trigger }.
kanal-forfeited = { $seat } forfeits the activation of { $card } on { $plot } by two bridges.
kanal-declined = { $seat } declines the activation of { $card } on { $plot } by { $trigger }.
kanal-resumed = { $seat } goes on with { $card } on { $plot }.
kanal-effect-used = { $seat } carries out effect { $effect } of { $card }.
kanal-thaler-placed = { $amount } thaler { $amount ->
    [one] is
   *[other] are
} put on action space { $space }.
kanal-thaler-returned = { $amount } thaler { $amount ->
    [one] goes
   *[other] go
} back from action space { $space }.
kanal-set-aside = { $card } is set aside for the third game.
kanal-scored = { $seat } has { $total } prestige: structures { $structures }, thaler { $thaler }, tokens { $prestige }, iron and bricks { $valuables }, smallest of wood, clay and ore { $smallest }, routes { $routes }, empty route spaces { $empty }.

part-kanal-lost = { $lost ->
    [0] {""}
   *[other] {"; "}{ $lost } more { $lost ->
        [one] does
       *[other] do
    } not fit on the wheel
}
part-kanal-free = { $free ->
    [1] {" "}for free
   *[other] {""}
}
part-kanal-turned = 1 wood, 1 clay and 1 ore less, { $brick } brick and { $iron } iron more
