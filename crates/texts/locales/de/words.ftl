# Wörter der Spiele und die Teile, aus denen Sätze bestehen.

seat-name = Spieler { $number }

## Einheiten

unit-pounds = £{ $amount }
unit-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}

## Wo im Spiel man ist

caption-round = Runde
caption-end-of-game = Spielende
