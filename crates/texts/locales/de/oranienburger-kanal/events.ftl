# Was geschah: ein Satz für jedes Ereignis.

kanal-forced = { $seat }: { $action } (die einzige Wahl)
kanal-start-player = { $seat } ist Startspieler.
kanal-game-began = Spiel { $game } der Kampagne beginnt.
kanal-round-began = Runde { $round } beginnt{ $last ->
    [1] , die letzte
   *[other] {""}
}.
kanal-preparation-began = Runde { $round } ist vorbei{ $last ->
    [1] , und es war die letzte.
   *[other] ; die nächste wird vorbereitet.
}
kanal-blocked-now = Die Sperrscheibe liegt auf Aktionsfeld { $space }.
kanal-turned-up = „{ $card }“ wird aufgedeckt.
kanal-removed = „{ $card }“ wird entfernt, da zu wenige Gebäude errichtet wurden.
kanal-buried = { $seat } hat keinen Bauplatz mehr: Eine Karte ({ $stage }) kommt ungesehen in die Schachtel.
kanal-uncovered = { $stage-word ->
    [blue] Der blaue Stapel ist leer; die Aktion darunter gilt in der letzten Runde.
   *[other] Der Stapel ({ $stage }) ist leer, und die Aktion darunter ist frei.
}
kanal-placed = { $seat } legt { part-kanal-route } auf { $space }.
kanal-space-chosen = { $seat } wählt Aktionsfeld { $space }.
kanal-gained-space = { $seat } nimmt { card-amount } von Aktionsfeld { $space }{ part-kanal-lost }.
kanal-gained-canal = { $seat } nimmt { card-amount } für den Kanal{ part-kanal-lost }.
kanal-bought = { $seat } kauft { card-amount }{ part-kanal-lost }.
kanal-gained-effect = { $seat } nimmt { card-amount } durch „{ $card }“{ part-kanal-lost }.
kanal-paid-structure = { $seat } zahlt { card-amount } für „{ $card }“.
kanal-paid-building = { $seat } zahlt { card-amount } für { part-kanal-building }.
kanal-paid-purchase = { $seat } zahlt { card-amount } für { $material }.
kanal-paid-turn = { $seat } zahlt { card-amount } für das Drehen des Rades.
kanal-paid-trade = { $seat } zahlt { card-amount } an „{ $card }“.
kanal-turned-for-thaler = { $seat } dreht das Rad: { part-kanal-turned }.
kanal-turned-for-free = { $seat } dreht das Rad kostenlos: { part-kanal-turned }.
kanal-turned-by-effect = { $seat } dreht das Rad durch „{ $card }“: { part-kanal-turned }.
kanal-free-turn-left = { $seat } dreht das Rad nicht kostenlos{ $stuck ->
    [1] , da es blockiert ist
   *[other] {""}
}.
kanal-raised = { $seat } errichtet „{ $card }“ auf { $plot }{ part-kanal-free }.
kanal-built = { $seat } baut { part-kanal-building } auf { $space }{ part-kanal-free }{ $over ->
    [1] {" "}über einen Pfad
   *[other] {""}
}.
kanal-route-removed = { $seat } entfernt { part-kanal-route } von { $space }{ $uncovers ->
    [1] {"; "}der aufgedruckte Pfad liegt wieder frei
   *[other] {""}
}.
kanal-activated = { $seat } aktiviert „{ $card }“ auf { $plot } durch { $trigger }.
kanal-forfeited = { $seat } verzichtet auf die Aktivierung von „{ $card }“ auf { $plot } durch zwei Brücken.
kanal-declined = { $seat } lehnt die Aktivierung von „{ $card }“ auf { $plot } durch { $trigger } ab.
kanal-resumed = { $seat } fährt mit „{ $card }“ auf { $plot } fort.
kanal-effect-used = { $seat } führt Wirkung { $effect } von „{ $card }“ aus.
kanal-thaler-placed = { $amount } Taler { $amount ->
    [one] kommt
   *[other] kommen
} auf Aktionsfeld { $space }.
kanal-thaler-returned = { $amount } Taler { $amount ->
    [one] kommt
   *[other] kommen
} von Aktionsfeld { $space } zurück in den Vorrat.
kanal-set-aside = „{ $card }“ wird für das dritte Spiel beiseitegelegt.
kanal-scored = { $seat } hat { $total } Prestige: Gebäude { $structures }, Taler { $thaler }, Marker { $prestige }, Eisen und Ziegel { $valuables }, Wenigstes von Holz, Lehm und Erz { $smallest }, Strecken { $routes }, leere Streckenplätze { $empty }.

part-kanal-lost = { $lost ->
    [0] {""}
   *[other] {"; "}{ $lost } mehr { $lost ->
        [one] passt
       *[other] passen
    } nicht auf das Rad
}
part-kanal-free = { $free ->
    [1] {" "}kostenlos
   *[other] {""}
}
part-kanal-turned = je 1 Holz, Lehm und Erz weniger, { $brick } Ziegel und { $iron } Eisen mehr
