# Der Industrieplan, die Auslage und was eine Wahl brächte.

sheet-industry-own = Dein Industriegebiet
sheet-industry-of = Industriegebiet von { $name }
sheet-industry-board = Industrieplan
sheet-industry-tools = Strecken und Brücken zum Aufnehmen
sheet-industry-raise = { $name }: wähle einen Bauplatz
sheet-industry-build = { $building }: wähle einen Streckenplatz
sheet-industry-remove = Wähle die Strecke, die entfernt wird
sheet-industry-take = Nimm ein Gebäude oder eine Strecke in die Hand
sheet-industry-free = Bauplatz { $plot }, frei, { $routes } von 4 Strecken
sheet-industry-plot = Bauplatz { $plot }: { $name }, { $prestige } Prestige, { $byroutes ->
    [0] { $routes } von 4 Strecken
   *[1] durch Strecken aktiviert
}, { $bybridges ->
    [0] { $bridges } von 2 Brücken
   *[1] durch Brücken aktiviert
}
sheet-industry-space = Streckenplatz { $space }: { $route-word ->
    [none] leer
    [path] Pfad
    [road] Straße
    [rail] Gleis
   *[canal] Kanal
}{ $imprinted ->
    [0] { "" }
   *[1] , aufgedruckt
}{ $bridge ->
    [0] { "" }
   *[1] , mit einer Brücke
}

sheet-display = Gebäude
sheet-display-alone = { $count } offen, die kleinste Nummer geht zuerst
sheet-display-count = { $count } offen
sheet-display-none = Kein Gebäude liegt offen.
sheet-display-over = Das Spiel ist zu Ende.

sheet-preview = Was die Wahl bewirkt
sheet-preview-none = Zeige auf eine Wahl, um zu sehen, was sie bewirkt.
sheet-preview-turn = Dieser Zug bisher:

outcome-on = Auf { $plot }:
outcome-not-yet = Auf { $plot }: { $routes } von 4 Strecken, noch nichts.
outcome-nothing = nichts
outcome-further = und { $count ->
    [one] eine weitere Aktivierung
   *[other] { $count } weitere Aktivierungen
}
outcome-lost = das Rad kann nicht zeigen
outcome-buy = Was fehlt, kostet { $thaler } Taler.
outcome-too-dear = Mit dem, was fehlt, kostet es { $thaler } Taler; du hast { $held }.
outcome-free-turn = Die kostenlose Drehung bringt, was fehlt.
outcome-turn = Für { $thaler } Taler bringt eine Drehung des Rades, was fehlt.
outcome-cannot = Was fehlt, ist nicht zu kaufen.
outcome-structures = Gebäude
outcome-smallest = kleinster Rohstoff
outcome-routes = Strecken
outcome-empty = gefüllt

sheet-activation = Aktivierungen
sheet-activation-gave = bisher:
sheet-activation-done = Den Rest lassen
sheet-activation-waiting = { $count ->
    [one] Eine Aktivierung wartet
   *[other] { $count } Aktivierungen warten
}
sheet-activation-next = Kommt nach der Karte in der Hand
sheet-activation-below = { $count ->
    [one] Unterbrochen: eine Karte
   *[other] Unterbrochen: { $count } Karten, die letzte ist zuerst wieder dran
}
sheet-activation-goes-on = geht danach weiter
sheet-activation-spent = ist danach zu Ende
sheet-activation-behind = wartet auf die Karte darunter
sheet-activation-contested = nur eine von beiden

sheet-hand-also = Auch in der Auslage

sheet-rival-show = Das Industriegebiet von { $name } groß zeigen
sheet-rival-moves = am Zug
sheet-rival-lacks = { $count ->
    [one] { $names } fehlt eine Strecke.
   *[other] { $names } fehlt je eine Strecke.
}
sheet-rival-pays = Bezahlbar: { $names }.
