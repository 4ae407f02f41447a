# Blätter des Tisches von Oranienburger Kanal: Aktionstafel, Materialrad, Wertungsblock, Zeitleiste.

## Aktionstafel

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
       *[other] oder Gebäude, nach Blau
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
       *[other] Bis zu { $count } Strecken jeder Art bauen; sobald der blaue Stapel leer ist, stattdessen 1 Gebäude errichten
    }
    [5] { $count } Holz nehmen
    [6] { $count } Holz, { $count } Lehm oder { $count } Erz nehmen, oder 1 Brücke bauen
   *[7] { $count } Lehm nehmen
}
actions-space = Aktionsfeld { $space }
actions-blocked = diese Runde gesperrt
actions-blocked-next = nächste Runde gesperrt, und seine Taler gehen zurück
actions-taken = diese Runde belegt
actions-golden = jetzt gewählt

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
wheel-holds = { $name } hat { $amounts }

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
pad-before = frühere Spiele
pad-victory = Sieg
pad-next = nächste Stufe
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
