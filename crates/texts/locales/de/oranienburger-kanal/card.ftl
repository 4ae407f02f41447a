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
    [0] Ohne Übung geht es nicht.
    [1] Deine Pläne nehmen Gestalt an.
    [2] Das ist schon ganz ordentlich, reicht aber noch nicht zum Sieg.
    [3] Du hast gewonnen!
    [4] Großartig! Dein Industriegebiet verdient eine Auszeichnung.
    [5] Eine überragende Leistung!
   *[6] Unglaublich: Weißt du mehr als wir?
}
kanal-verdict-campaign = { $band ->
    [0] Da ist noch Luft nach oben.
    [1] Du hast gewonnen!
   *[2] Eine großartige Leistung!
}
start-learn-oranienburger-kanal = Oranienburger Kanal allein
