# Was die Startseite über das Spiel sagt, bevor sein Tisch aufgeht.

game-oranienburger-kanal = Oranienburger Kanal
start-time-oranienburger-kanal = etwa 1 Stunde
start-about-oranienburger-kanal = Baue ein Industriegebiet am Kanal: Errichte Gebäude, umschließe sie mit Pfaden, Straßen, Gleisen und Kanälen, und löse ihre Wirkungen aus. Allein oder zu zweit.
start-challenge-oranienburger-kanal = Allein auf der leeren Seite des Plans, dieselben Gebäude für alle. Was aufgedeckt ist, bleibt so, und der erste Versuch zählt.
start-option-deck = Gebäude
start-option-deck-a = Deck A
start-option-deck-b = Deck B
start-option-deck-own = eigenes Deck
start-option-board = Industrieplan
start-option-board-front = mit aufgedruckten Strecken
start-option-board-blank = leere Seite
start-option-campaign = Kampagne
start-option-campaign-no = nein
start-option-campaign-yes = drei Spiele
caption-game = Spiel
caption-preparation = Vorbereitung
caption-set-up = Aufbau
kanal-verdict-solo = { $band ->
    [0] Ein Anfang; jedes Spiel zeigt ein Stück mehr.
    [1] Der Grundriss steht, darauf lässt sich bauen.
    [2] Solide Arbeit, und der Sieg ist in Reichweite.
    [3] Ein Sieg.
    [4] Ein klarer Sieg, der sich sehen lassen kann.
    [5] Ein glänzender Sieg.
   *[6] Weit über alle Erwartungen.
}
kanal-verdict-campaign = { $band ->
    [0] Noch kein Sieg; die nächste Reihe kann ihn bringen.
    [1] Ein Sieg über drei Spiele.
   *[2] Eine glänzende Reihe aus drei Spielen.
}
start-learn-oranienburger-kanal = Oranienburger Kanal allein
