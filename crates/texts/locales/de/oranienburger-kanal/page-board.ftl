# Blätter des Tisches von Oranienburger Kanal: Aktionstafel, Materialrad, Wertungsblock, Zeitleiste.

## Aktionstafel

actions-start = { $name } hat die Startscheibe
actions-title = Aktionstafel
actions-round = { $count } von { $spaces } je Runde
actions-brief = { $space ->
    [1] Gebäude, Pfad/Straße
    [2] { $open ->
        [1] Gebäude und Brücke
       *[other] Ein Gebäude
    }
    [3] { $count } Pfade oder Straßen
    [4] { $count } Strecken nach Wahl
    [5] { $count } Holz
    [6] { $count } Holz, Lehm oder Erz
   *[7] { $count } Lehm
}
actions-more = { $space ->
    [2] { $open ->
        [1] Brücke, seit Grün leer ist
       *[other] nach Grün auch Brücke
    }
    [3] { $open ->
        [1] oder Pfad, Straße, Brücke
       *[other] nach Orange auch Brücke
    }
    [4] { $open ->
        [1] oder ein Gebäude
       *[other] oder Gebäude, letzte Runde
    }
   *[6] oder eine Brücke
}
actions-whole = { $space ->
    [1] 1 Gebäude errichten und 1 Pfad oder Straße bauen
    [2] { $open ->
        [1] 1 Gebäude errichten und 1 Brücke bauen
       *[other] 1 Gebäude errichten; sobald der grüne Stapel leer ist, auch 1 Brücke bauen
    }
    [3] { $open ->
        [1] Bis zu { $count } Pfade und Straßen bauen, oder 1 Pfad, 1 Straße und 1 Brücke
       *[other] Bis zu { $count } Pfade und Straßen bauen; sobald der orange Stapel leer ist, stattdessen 1 Pfad, 1 Straße und 1 Brücke
    }
    [4] { $open ->
        [1] Bis zu { $count } Strecken jeder Art bauen, oder 1 Gebäude errichten
       *[other] Bis zu { $count } Strecken jeder Art bauen; in der letzten Runde, bei leerem blauem Stapel, stattdessen 1 Gebäude errichten
    }
    [5] { $count } Holz nehmen
    [6] { $count } Holz, { $count } Lehm oder { $count } Erz nehmen, oder 1 Brücke bauen
   *[7] { $count } Lehm nehmen
}
actions-space = Aktionsfeld { $space }
actions-blocked = diese Runde gesperrt
actions-blocked-next = nächste Runde gesperrt, und seine Taler gehen zurück
actions-taken = diese Runde belegt
actions-golden = goldene Scheibe, zuletzt gewählt

## Materialrad

wheel-title = Material
wheel-drawing = Materialrad: { $amounts }.
wheel-turn = drehen
wheel-free = jetzt kostenlos
wheel-price = { $thaler } Taler
wheel-at-end = oder frei am Ende
wheel-too-few = zu wenig Taler
wheel-no = kein { $materials }
wheel-now = jetzt
wheel-after = gedreht
wheel-buy = { $count } { $material } kaufen für { $thaler } Taler, bis { $amount }
wheel-buying = kaufen
wheel-full = voll
wheel-stuck = Das Rad dreht sich erst, wenn du { $materials } nimmst oder kaufst.
wheel-wasted = Eine Drehung bringt kein { $materials }: Das Rad zeigt schon { $most }.
wheel-anytime = Jederzeit, nur nicht zwischen Zahlen und Errichten. Am Ende der Runde ist eine frei.
wheel-turned = Die kostenlose Drehung dieser Runde ist gemacht.
wheel-or-pay = Drehen für { $thaler }

## Wertungsblock

pad-title = Wertungsblock
pad-structures = Gebäude
pad-thaler = Taler
pad-prestige = Prestige­marker
pad-valuables = Ziegel, Eisen
pad-smallest = kleinster Rohstoff
pad-routes = Straße, Gleis, Kanal
pad-empty = leere Strecken
pad-total = Summe
pad-now = jetzt
pad-turned = gedreht
pad-turned-total = gedreht { $total }
pad-stuck = Rad klemmt
pad-loses = eine Drehung kostet Punkte
pad-before = frühere Spiele
pad-victory = Sieg
pad-next = nächste Stufe
pad-next-victory = der Sieg
pad-more = { $points } fehlen
pad-top = die letzte
pad-bands = Was dein Prestige bedeuten würde
pad-below = unter { $points }
pad-from = ab { $points }
pad-band-now = so wie es steht
pad-player = Spieler

## Zeitleiste und die Zeile oben am Telefon

clock-left = übrig
clock-set-up = Aufbau
clock-game = Spiel { $game } von { $games }
clock-round = Runde { $round }
clock-round-of = Runde { $round } von { $rounds }
clock-last = letzte Runde
clock-action = Aktion { $number } von { $actions }
clock-wheel = freie Drehung
clock-over = Spielende
clock-score = Punkte

## Was bei der Antwort hilft

hint-starting-routes = Noch zu legen: { $routes }.
hint-space = Aktion { $number } von { $actions }; auf den freien Feldern liegen { $thaler } Taler.
hint-last-space = Die letzte Aktion dieser Runde; auf den freien Feldern liegen { $thaler } Taler.
hint-left = Aktionsfeld { $space }: { $what }.
hint-and = und
hint-or = oder
hint-not-possible = { $what } (nichts bezahlbar oder kein Platz)
hint-structure = ein Gebäude
hint-box = eine Karte des Stapels in die Schachtel
hint-routes = { $count ->
    [one] eine Strecke jeder Art
   *[other] { $count } Strecken jeder Art
}
hint-paths-or-roads = { $count ->
    [one] ein Pfad oder eine Straße
   *[other] { $count } Pfade oder Straßen
}
hint-path = ein Pfad
hint-road = eine Straße
hint-bridge = eine Brücke
hint-waiting = { $count ->
    [one] Es wartet nur jetzt: Mit „Fertig“ verfällt es.
   *[other] Zwei durch eine Strecke: Wähle, welches zuerst kommt; mit „Fertig“ verfallen beide.
}
hint-contested = Beide haben diese zweite Brücke gemeinsam: Nur eines wird aktiviert, mit „Fertig“ verfallen beide.
hint-effects = Jede Wirkung einmal, in beliebiger Folge; mit „Fertig“ entfallen die übrigen.
hint-steps = Nacheinander, in beliebiger Folge.
hint-trade = { $made ->
    [0] Zahlen und nehmen, oder „Fertig“.
   *[other] Bisher { $made ->
        [one] einmal
       *[other] { $made }-mal
    }; noch einmal, oder „Fertig“.
}
hint-build = Noch bis zu { $left }, auf dem Plan; oder „Fertig“.
hint-remove = { $left ->
    [one] Eine Strecke ist zu entfernen.
   *[other] { $left } Strecken sind zu entfernen, alle oder keine.
}
hint-turns = { $left ->
    [one] Einmal kostenlos, oder „Fertig“.
   *[other] Bis zu { $left }-mal kostenlos, oder „Fertig“.
}
hint-options = { $left ->
    [one] Eines davon, oder „Fertig“.
   *[other] Bis zu { $left } davon, oder „Fertig“.
}
hint-free-turn = Je 1 Holz, Lehm und Erz für { $brick } Ziegel und { $iron } Eisen: Prestige { $now } → { $then }.
hint-turned = Gedreht. Kaufen, für Taler weiterdrehen, oder „Fertig“.
hint-stuck = Ohne Holz, Lehm oder Erz klemmt das Rad: erst kaufen, oder „Fertig“.
hint-turn-loses = Ziegel und Eisen sind voll, eine Drehung würde einen Punkt kosten: „Fertig“ lässt sie aus.

## Die Leiste

bar-space = { $space }: { $does }
bar-raise = { $card } auf { $plot }
bar-raise-right = { $card } auf { $plot }, andere Kosten
bar-build = { $building } auf { $space }
bar-buy = { $count ->
    [one] { $material } kaufen, { $thaler } Taler
   *[other] { $count } { $material } kaufen, { $thaler } Taler
}
bar-turn = Drehen, { $thaler } Taler
bar-turn-free = Kostenlos drehen
bar-activate = { $card }: { $trigger }
bar-trade = zahle { $says }, { $proceeds }
bar-more-spaces = { $count } mehr auf der Tafel
bar-more-board = { $count } mehr auf den Plänen

## Das Spielfeld als Text

text-asked = Wer wählt: { $name }
text-starts = Startspieler: { $name }
text-stacks = Karten in den Stapeln: grün { $green }, orange { $orange }, blau { $blue }
text-column-gives = gibt
text-column-thaler = Taler
text-column-state = Stand
text-free = frei
text-structures = Offene Gebäude
text-card = { $card }, Nummer { $number }, { $stage }: kostet { $cost }, { $prestige } Prestige, { $mark }.
text-none = keine
text-holds = Hat { $amounts }.
text-would-hold = Nach einer Drehung des Rades: { $amounts }.
text-plots = Bauplätze
text-column-structure = Gebäude
text-column-routes = Strecken darum
text-column-bridges = Brücken
text-column-activations = noch zu aktivieren
text-empty = leer
text-of-four = { $count } von 4: { $routes }
text-on-space = { $space } { $what }
text-no-route = keine Strecke
text-needs-routes = { $count ->
    [0] durch Strecken
    [one] durch Strecken, 1 fehlt
   *[other] durch Strecken, { $count } fehlen
}
text-needs-bridges = { $count ->
    [0] durch Brücken
    [one] durch Brücken, 1 fehlt
   *[other] durch Brücken, { $count } fehlen
}
text-effects = Was noch aktiviert werden kann
text-choices = Was man wählen kann
