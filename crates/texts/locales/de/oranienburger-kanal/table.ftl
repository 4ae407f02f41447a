# Was gefragt ist, und was man wählen kann.

## Was gefragt ist

kanal-ask-start-player = Gleich wird der Startspieler ausgelost.
kanal-ask-refill = Gleich werden Gebäude aufgedeckt.
kanal-ask-starting-routes = Wohin legst du deine Startstrecken? Sie liegen am Rand des Plans oder zeigen vom Rand nach innen.
kanal-ask-space = Welches Aktionsfeld wählst du?
kanal-ask-actions = Was tust du auf Aktionsfeld { $space }?
kanal-ask-activation = Welches Gebäude aktivierst du?
kanal-ask-effect = { $card }: Welche Wirkung führst du aus?
kanal-ask-step = { $card }: Was nimmst du zuerst?
kanal-ask-trade = { $card }: Tauschst du?
kanal-ask-place = { $card }: Was baust du kostenlos, und wo?
kanal-ask-build = { $card }: Was baust du, und wo?
kanal-ask-remove = { $card }: Welche Strecke entfernst du?
kanal-ask-turn = { $card }: Drehst du das Materialrad?
kanal-ask-option = { $card }: Was wählst du?
kanal-ask-wheel = Drehst du dein Materialrad kostenlos?
kanal-ask-wheel-turned = Dein Rad ist gedreht. Kaufst du noch etwas vor der nächsten Runde?
kanal-ask-wheel-last = Dein Rad ist gedreht. Kaufst du noch etwas vor der Wertung?
kanal-ask-over = Das Spiel ist aus.
kanal-free-turn = Drehst du dein Materialrad kostenlos?
kanal-activate = Aktivierst du das Gebäude?

## Was man wählen kann

kanal-action-place = { part-kanal-route } auf { $space } legen
kanal-action-space = Feld { $space }: { $space ->
    [1] ein Gebäude, und ein Pfad oder eine Straße
    [2] ein Gebäude, später auch eine Brücke
    [3] bis zu 3 Pfade und Straßen
    [4] bis zu 2 Strecken
    [5] 4 Holz
    [6] 3 Holz, Lehm oder Erz, oder eine Brücke
   *[7] 4 Lehm
}
kanal-action-raise = „{ $card }“ errichten auf { $plot }
kanal-action-raise-right = „{ $card }“ zu den anderen Kosten errichten auf { $plot }
kanal-action-raise-free = „{ $card }“ kostenlos errichten auf { $plot }
kanal-action-box = eine Karte des Stapels in die Schachtel legen
kanal-action-build = { part-kanal-building } bauen auf { $space }
kanal-action-build-free = { part-kanal-building } kostenlos bauen auf { $space }
kanal-action-remove = die Strecke entfernen auf { $space }
kanal-action-gain = { $material } nehmen
kanal-action-buy = { $material } kaufen, bis das Rad { $amount } zeigt
kanal-action-turn = das Rad drehen für 2 Taler
kanal-action-turn-free = das Rad kostenlos drehen
kanal-action-activate = das Gebäude auf { $plot } aktivieren durch { $trigger }
kanal-action-use = Wirkung { $effect } ausführen
kanal-action-take = mit Schritt { $step } beginnen
kanal-action-trade = tauschen zu Preis { $price }
kanal-action-pick = Möglichkeit { $option } wählen
kanal-action-done = abschließen
kanal-choice-activate = „{ $card }“ aktivieren durch { $trigger } auf { $plot }
kanal-choice-space = Feld { $space }: { $space ->
    [1] ein Gebäude, und ein Pfad oder eine Straße
    [2] { $open ->
        [0] ein Gebäude
       *[1] ein Gebäude und eine Brücke
    }
    [3] { $open ->
        [0] bis zu 3 Pfade und Straßen
       *[1] bis zu 3 Pfade und Straßen, oder ein Pfad, eine Straße und eine Brücke
    }
    [4] { $open ->
        [0] bis zu 2 Strecken
       *[1] bis zu 2 Strecken, oder ein Gebäude
    }
    [5] 4 Holz
    [6] 3 Holz, Lehm oder Erz, oder eine Brücke
   *[7] 4 Lehm
}
kanal-choice-use = Wirkung { $effect }: { $says }
kanal-choice-take = Schritt { $step }: { $says }
kanal-choice-trade = Preis { $price }: zahle { $says } und { $proceeds }
kanal-choice-pick = Möglichkeit { $option }: { $says }

## Gebäude, Strecken und Brücken

# Ein Name steht im Deck in beiden Sprachen; der andere wird angesehen und nicht gesagt.
kanal-structure = { $en ->
   *[other] { $de }
}
part-kanal-route = { $route-word ->
    [path] einen Pfad
    [road] eine Straße
    [rail] ein Gleis
   *[canal] einen Kanal
}
part-kanal-building = { $building-word ->
    [path] einen Pfad
    [road] eine Straße
    [rail] ein Gleis
    [canal] einen Kanal
   *[bridge] eine Brücke
}
word-path = Pfad
word-road = Straße
word-rail = Gleis
word-canal = Kanal
word-bridge = Brücke
word-routes = vier Strecken
word-bridges = zwei Brücken

## Daueraufträge und Verläufe

order-kanal-free-turn = Am Ende einer Runde das Rad kostenlos drehen
order-kanal-activate = Ein Gebäude sofort aktivieren, wenn kein anderes wartet
order-kanal-free-turn-why = Die kostenlose Drehung des Rads, sobald sie möglich ist; nie lässt sie aus.
order-kanal-activate-why = Wo nichts zu wählen ist; nie lehnt sie ab.
end-plot-kanal-total = Prestige insgesamt
end-plot-kanal-structures = Gebäude
end-plot-kanal-thaler = Taler
end-plot-kanal-prestige = Prestigemarker
end-plot-kanal-valuables = Eisen und Ziegel
end-plot-kanal-smallest = Kleinster Rohstoff
end-plot-kanal-routes = Straßen, Gleise und Kanäle
end-plot-kanal-empty = Leere Streckenplätze
unit-thaler = { $amount } Taler
unit-wood = { $amount } Holz
unit-clay = { $amount } Lehm
unit-ore = { $amount } Erz
unit-brick = { $amount } Ziegel
unit-iron = { $amount } Eisen
unit-prestige = { $amount } Prestige
