# Was eine Wahl kostet oder verschwendet, gesagt, bevor sie getroffen ist, und was man auslässt.

## Warnungen

kanal-warn-lost = { card-amount } { $amount ->
    [one] passt nicht auf das Rad und ist
   *[other] passen nicht auf das Rad und sind
} verloren.
kanal-warn-no-room = Weder Holz noch Lehm noch Erz passt ganz auf das Rad: Mindestens { $lost } { $lost ->
    [one] ist
   *[other] sind
} verloren.
kanal-warn-nothing = Mit dem, was du hast, kannst du dort nichts tun, außer du kaufst oder drehst vorher.
kanal-warn-turn = { $brick ->
    [0] Mehr Eisen zeigt das Rad nicht: Diese Drehung bringt einen Ziegel, aber kein Eisen.
   *[other] { $iron ->
        [0] Mehr Ziegel zeigt das Rad nicht: Diese Drehung bringt Eisen, aber keinen Ziegel.
       *[other] Mehr Ziegel und mehr Eisen zeigt das Rad nicht: Diese Drehung bringt nichts.
    }
}
kanal-warn-last = Hier endet das Spiel: Das kostet { $points } Prestige mehr, als es bringt.
kanal-warn-no-turn = Die kostenlose Drehung des Rades brächte { $points } Prestige.
kanal-warn-left = Ausgelassen: { $what }.
kanal-warn-activation = Die Aktivierung von „{ $card }“ durch { $trigger } ist endgültig verloren.
kanal-warn-idle = Es löst „{ $card }“ durch { $trigger } aus, was jetzt nichts bringt und nicht wiederkommt.
kanal-warn-effects = „{ $card }“: { $count ->
    [one] { $count } Wirkung, die etwas brächte, bleibt
   *[other] { $count } Wirkungen, die etwas brächten, bleiben
} endgültig aus.
kanal-warn-free = Was „{ $card }“ kostenlos bauen lässt, entfällt endgültig.
kanal-warn-rivals = Es ist die zweite Brücke von „{ $one }“ und von „{ $other }“: Nur eines der beiden kann aktiviert werden, das andere verliert diese Aktivierung endgültig.
kanal-warn-forfeit = „{ $card }“ auf { $plot } verliert die Aktivierung durch zwei Brücken endgültig.
kanal-warn-unmet = Was Wirkung { $effect } von „{ $card }“ verlangt, ist dann nicht mehr erfüllt.

## Was man auslässt, hinter „ohne“

kanal-left-structure = Gebäude
kanal-left-box = Karte in die Schachtel
kanal-left-routes = { $count ->
    [one] Strecke
   *[other] { $count } Strecken
}
kanal-left-bridge = Brücke
kanal-left-choice = { $amount } Holz, Lehm oder Erz
kanal-left-activations = { $count ->
    [one] die Aktivierung von „{ $card }“
   *[other] { $count } Aktivierungen, darunter die von „{ $card }“
}
kanal-left-effects = die Wirkungen von „{ $card }“
kanal-left-step = den Rest der Wirkung von „{ $card }“
kanal-left-turn = die kostenlose Drehung des Rades

## Was sich auf dem Wertungsblock ändert

foreseen-total = Wertungsblock: { $points } Punkte statt { $points_before }
foreseen-turned = Nach der kostenlosen Drehung: { $points } Punkte statt { $points_before }
