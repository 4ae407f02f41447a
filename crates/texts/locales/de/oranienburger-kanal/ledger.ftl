# Was eine Zeile des Kassenbuchs von einem Zug sagt, hinter dem Zeichen des Spielers.

kanal-sum-turn = { $head }: { $done }
kanal-sum-space = Feld { $space }
kanal-sum-built = { $building } { $space }
kanal-sum-removed = { $building } { $space } entfernt
kanal-sum-raised = „{ $card }“ auf { $plot }
kanal-sum-activated = „{ $card }“ aktiviert
kanal-sum-forfeited = „{ $card }“ verfallen
kanal-sum-declined = „{ $card }“ nicht aktiviert
kanal-sum-bought = { card-amount } gekauft
kanal-sum-buried = eine Karte ({ $stage }) in die Schachtel
kanal-sum-turned = Rad gedreht
kanal-sum-turned-free = Rad kostenlos gedreht
kanal-sum-not-turned = { $stuck ->
    [1] Rad blockiert
   *[other] kostenlose Drehung ausgelassen
}
kanal-sum-starts = beginnt
kanal-sum-scored = { $total } Prestige
