# Das Spielfeld im Terminal.

kanal-heading-over = Das Spiel ist aus
kanal-heading-set-up = Aufbau
kanal-heading-round = Runde { $round }{ $last ->
    [1] , die letzte
   *[other] {""}
}
kanal-heading-game = Spiel { $game }
kanal-heading-player = Industrieplan von { $seat }
kanal-heading-forecast = Wertungsblock, jetzt und nach einer kostenlosen Drehung des Rades
help-forecast = den Wertungsblock zeigen, jetzt und nach einer Drehung des Rades
kanal-after-turn = gedreht
kanal-stacks = Karten in den Stapeln
kanal-face-up = Offene Gebäude
kanal-none-face-up = keine
kanal-costs = kostet { $cost }
kanal-worth = { $prestige } Prestige
kanal-stuck = Rad blockiert
kanal-imprinted = Aufgedruckte Pfade
kanal-built-over = { $space } überbaut
kanal-score = Wertungsblock von { $seat }: { $sum } = { $total }
kanal-reached = { $total } Prestige.
kanal-reached-before = Spiel { $game }: { $total } Prestige
kanal-legend = Aktionsfelder: G goldene Scheibe, o Scheibe, X Sperrscheibe, dann die Taler darauf. Strecken: . Pfad, = Straße, # Gleis, ~ Kanal; in Klammern mit Brücke. Gebäude: R vier Strecken sind da, B zwei Brücken, * für jede Aktivierung.
kanal-in-hand = In der Hand, die äußerste zuerst: { $cards }
kanal-in-hand-behind = wartet: { $card }
kanal-set-off = Ausgelöst, zu aktivieren oder abzulehnen: { $cards }
kanal-contested = Ausgelöst durch eine Brücke, die für beide die zweite ist, so dass nur eines aktiviert wird: { $cards }
kanal-free-turn-now = { $turned ->
    [1] { $seat } hat das Rad kostenlos gedreht.
   *[other] { $seat } kann das Rad jetzt kostenlos drehen{ $stuck ->
        [1] , sobald gekauft ist, was fehlt
       *[other] {""}
    }.
}
kanal-space-1 = 1 Gebäude errichten und 1 Pfad oder Straße bauen
kanal-space-2 = 1 Gebäude errichten
kanal-space-2-more = 1 Brücke bauen
kanal-space-3 = bis zu 3 Pfade und Straßen bauen
kanal-space-3-more = oder 1 Pfad, 1 Straße und 1 Brücke
kanal-space-4 = bis zu 2 Strecken bauen
kanal-space-4-more = oder 1 Gebäude errichten
kanal-space-5 = 4 Holz nehmen
kanal-space-6 = 3 Holz, 3 Lehm oder 3 Erz nehmen, oder 1 Brücke bauen
kanal-space-7 = 4 Lehm nehmen
kanal-space-covered = (unter { $stage }: { $action })
kanal-space-last = (in der letzten Runde: { $action })

table-winner = { $seat } gewinnt mit { $score } Prestige.
table-winners = { $seats } teilen sich den Sieg mit je { $score } Prestige.

## Decks

kanal-deck-head = { $name }: { $cards } Gebäude, { $instructions } Anweisungen, Hash { $hash }
kanal-deck-stage = { $stage }: { $cards } ({ $published } veröffentlicht, { $partly } teilweise veröffentlicht, { $reconstructed } rekonstruiert)
kanal-deck-no-campaign = Warnung: Eine Kampagne ist nicht möglich, sie braucht { $due } Gebäude ({ $stage }), und es sind { $found }
kanal-deck-released = Warnung: Die Regeln sehen keinen Unterschied zu Deck { $letter }
kanal-deck-same-name = Warnung: Die Gebäude { $one } und { $other } heißen gleich
