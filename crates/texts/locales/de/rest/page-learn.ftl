# Lernen: das geführte Spiel, Erklärungen, das Regelwerk.

## Das Regelwerk

learn-rules = Die Regeln von { $game }
learn-rules-sub = in eigenen Worten, mit dem Abschnitt der Spielregel
learn-back-table = Zurück zum Tisch
learn-back-start = Zurück zur Startseite
learn-search = Die Regeln durchsuchen
learn-found = { $count ->
    [0] Nichts gefunden. Versuche ein anderes Wort oder einen Abschnitt der Spielregel.
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
learn-clear = Alle zeigen
learn-contents = Inhalt
learn-numbers-printed = Alle Zahlen dazu stehen in den Spielregeln.
learn-numbers-derived = Die Zahlen dazu stehen in den Spielregeln oder folgen daraus.
learn-numbers-reconstructed = Manche Zahlen dazu sind rekonstruiert.
learn-numbers-see = Zu den Zahlen

## Das geführte Spiel

guide-title = Geführtes Spiel
guide-of = { $seen } von { $all } erklärt
guide-understood = Verstanden
guide-leave = Führung verlassen
guide-resume = Führung fortsetzen
guide-now = Was gefragt ist
guide-sensible = Ein vernünftiger Zug
guide-then = dann
guide-play-step = Diesen Schritt spielen
guide-confirm = Das ist ein ganzer Zug. Sieh noch einmal, wohin er führt, dann bestätige.
guide-steps-left = Die Führung hat noch Schritte für diesen Zug. Bestätige noch einmal, um ihn ohne sie zu beenden.
guide-others = Die anderen sind am Zug. Das Kassenbuch sagt, was sie tun, und was sich ändert, ist auf dem Tisch markiert.
guide-rule = Die Regel lesen
