# Was geschehen ist: ein Satz für jedes Ereignis eines Spiels.

start-player = { $seat } ist Startspieler.
marker-drawn = Auf der Zeittafel ausgelegt: { part-marker-name } ({ $shade }).

## Zeittafel

decade-began = Die { $year }er-Jahre beginnen.
level-reached = Fabriken der Stufe { part-level } sind jetzt verfügbar.
cycle-began = Ein neuer Zyklus beginnt. Aktive Ware: { $good }.
importer-moved = Der Importeur für { $good } rückt auf { $to } vor.
workers-returned = { $count ->
    [one] { $count } entlassener Arbeiter kehrt auf den Arbeitsmarkt zurück.
   *[other] { $count } entlassene Arbeiter kehren auf den Arbeitsmarkt zurück.
}
markers-returned = Alle Aktionsmarker kehren zu ihren Besitzern zurück.
end-of-game = Die letzte Runde ist vorbei: Alle gehen noch einmal an die Börse.

## Fabriken

factory-founded = { $seat } gründet eine { part-factory } (Stufe { part-level }).
factory-built = { $seat } baut eine { part-factory } (Stufe { part-level }).
factory-modernized = { $seat } modernisiert die { part-factory } auf Stufe { part-level }.
factory-closed = { $seat } schließt die { part-factory }: { $workers ->
    [one] { $workers } Arbeiter wird entlassen
   *[other] { $workers } Arbeiter werden entlassen
}{ $machines ->
    [0] .
    [one] , { $machines } Maschine geht zurück in den Vorrat.
   *[other] , { $machines } Maschinen gehen zurück in den Vorrat.
}
price-set = { $seat } setzt den Preis für { $good } auf £{ $price }.
workers-hired = { $seat } stellt { part-workers } für die { part-factory } ein{ $fired ->
    [0] .
   *[other] , davon { $fired } vom Feld der Entlassenen.
}
workers-fired = { $seat } entlässt { part-workers } aus der { part-factory }{ $machines ->
    [0] .
    [one] ; { $machines } Maschine geht mit verloren.
   *[other] ; { $machines } Maschinen gehen mit verloren.
}
machine-placed = { $seat } stellt eine Maschine in Reihe { $row } der { part-factory }.
quality-raised = { $seat } erhöht die Qualität für { $good } auf { $to }.
distribution-raised = { $seat } erhöht den Vertrieb für { $good } auf { $to }.
distribution-faded = { $seat }: Der Vertrieb für { $good } sinkt auf { $to }.
obsolete = { $seat }: Die { part-factory } ist veraltet und erhält { $workers ->
    [one] { $workers } zusätzlichen Arbeiter
   *[other] { $workers } zusätzliche Arbeiter
}{ $missing ->
    [0] .
    [one] ; { $missing } Arbeiter fehlt.
   *[other] ; { $missing } Arbeiter fehlen.
}

## Marker

marker-placed = { $seat } legt { part-marker } auf das Feld für £{ $cost }.
marker-reused = { $seat } nutzt { part-marker } auf dem Feld für £{ $cost } erneut.
marker-taken = { $seat } nimmt { part-marker }.

## Geld

received-start-up-capital = { $seat } erhält £{ $amount } Startkapital.
received-shares = { $seat } erhält £{ $amount } für { part-shares }.
received-emergency-sale = { $seat } erhält £{ $amount } aus dem Notverkauf von { part-shares }.
received-loans = { $seat } erhält £{ $amount } aus { $count ->
    [one] { $count } Kredit.
   *[other] { $count } Krediten.
}
received-sale = { $seat } erhält £{ $amount } für { part-goods } zu je £{ $price }.
received-warehouse-sale = { $seat } erhält £{ $amount } für { part-goods } aus dem Lager.
paid-administration = { $seat } zahlt £{ $amount } Verwaltungskosten.
paid-reuse-fee = { $seat } zahlt £{ $amount } für die erneute Nutzung eines Markers.
paid-factory = { $seat } zahlt £{ $amount } für die { part-factory } der Stufe { part-level }.
paid-founded-factories = { $seat } zahlt £{ $amount } für die gegründeten Fabriken.
paid-shares = { $seat } zahlt £{ $amount } für { part-shares }.
paid-loans = { $seat } zahlt £{ $amount }, um { part-loans } zu tilgen.
paid-wages = { $seat } zahlt £{ $amount } Lohn für { $workers } Arbeiter der { part-factory } zu je £{ $wage }.
paid-machines = { $seat } zahlt £{ $amount } Betriebskosten für { $machines ->
    [one] { $machines } Maschine
   *[other] { $machines } Maschinen
} der { part-factory }.
paid-missing-workers = { $seat } zahlt £{ $amount }, weil { $count ->
    [one] { $count } Arbeiter fehlt.
   *[other] { $count } Arbeiter fehlen.
}

## Aktien und Kredite

shares-sold = { $seat } verkauft { part-shares }.
shares-bought = { $seat } kauft { part-shares }.
emergency-sale = { $seat } fehlt Geld: Notverkauf von { part-shares } zu je £{ $value }.
loans-taken = { $seat } nimmt { part-loans } auf.
loans-repaid = { $seat } tilgt { part-loans }.
share-moved = { $seat }: Aktienkurs von Feld { $from } auf Feld { $to } ({ $because }).

## Produktion

production-began = Die Produktion für { $good } beginnt: Nachfrage { $demand }, Importeur auf { $importer }.
produced = { $seat } produziert { part-goods }.
called = { $store ->
    [0] Attraktivität { $appeal } ist aufgerufen: { $seat } verkauft { part-goods }.
   *[other] Attraktivität { $appeal } ist aufgerufen: { $seat } verkauft { part-goods } aus dem Lager.
}
called-importer = Attraktivität { $appeal } ist aufgerufen: Der Importeur verkauft { part-goods }.
sold = { $seat } verkauft { part-goods } in England{ $store ->
    [0] .
   *[other] , davon { $store } aus dem Lager.
}
importer-sold = Der Importeur verkauft { part-goods }.
demand-left = Unerfüllte Nachfrage: { part-goods }.
stored = { $seat } lagert { part-goods } ein.
lost = { $seat } verliert { part-goods }.

## Eine Zeile des Kassenbuchs

sum-list = { $part }, { $rest }
sum-action = { $head }: { $done }
sum-placed = { $shade-word ->
    [own] { $marker }
   *[grey] { $marker } ({ $shade })
} auf £{ $cost }
sum-reused = { sum-placed }, erneut
sum-raised = { $good } auf { $to }
sum-price = { $good } zu £{ $price }
sum-hired = { $good }: { $count } eingestellt
sum-fired = { $good }: { $count } entlassen
sum-machines = { $good }: { $count ->
    [one] { $count } Maschine
   *[other] { $count } Maschinen
}
sum-founded = { part-factory } gegründet
sum-built = { part-factory } { part-level } gebaut
sum-modernized = { part-factory } jetzt { part-level }
sum-closed = { part-factory } geschlossen
sum-shares-sold = { part-shares } verkauft
sum-shares-bought = { part-shares } gekauft
sum-repaid = { part-loans } getilgt
sum-from-store = { part-goods } aus dem Lager
sum-capital = Startkapital
sum-factories-paid = gegründete Fabriken bezahlt
sum-taken = { part-marker-name } ({ $shade }) genommen
sum-starts = Startspieler
sum-sold = { $count } zu £{ $price } verkauft
sum-distribution-faded = { $good }: Vertrieb → { $to }
sum-unsold = keine von { $count } verkauft
sum-costs = Kosten £{ $amount }
sum-stored = { $count } eingelagert
sum-lost = { $count } verloren
sum-obsolete = { part-factory } veraltet, { $count } zusätzlich
sum-scored = { $shares } × £{ $value } = £{ $score }
sum-up = ▲{ $steps }
sum-down = ▼{ $steps }
sum-emergency = { part-shares } in Not verkauft
sum-loans = { part-loans } aufgenommen
sum-loss = { $what } für £{ $amount }, Kurs ▼{ $spaces }
