# Blätter des Tisches von Spinning Jenny: Spieler, Fabriken, Vorschau.

## Spieler

player-your-turn = dein Zug
player-chooses = wählt
player-to-act = noch dran
player-acted = fertig
player-starts = beginnt
player-bot = Bot
player-loans = { part-loans }
player-portfolio = Aktien × Wert einer Aktie = Wert des Portfolios
player-changed = neu seit deinem letzten Zug
player-free = frei
player-markers = Marker
player-administration = Verwaltungstabelle
player-brief-level = St.
player-brief-output = Prod.
player-brief-workers = A+M
player-brief-price = Preis
player-brief-appeal = Attr.
player-column-level = Stufe der Fabrik
player-column-output = Waren, die sie herstellt
player-column-workers = Arbeiter + Maschinen
player-column-price = Preis
player-column-appeal = Attraktivität

## Fabriken

mill-yours = Deine Fabriken
mill-of = Fabriken von { $name }
mill-level = Stufe der Fabrik
mill-makes = ergibt { $count }
mill-extra = { $count } extra
mill-extra-why = Eine veraltete Fabrik braucht zusätzliche Arbeiter, die nichts herstellen (6.IV).
mill-row = R. { $row }
mill-row-makes = Eine volle Reihe ergibt { $count }.
mill-quality = Qualität
mill-distribution = Vertrieb
mill-price = Preis
mill-appeal = Attraktivität
mill-quality-marker = Qualitätsmarker
mill-distribution-marker = Vertriebsmarker
mill-would-sell = Verkauf
mill-result = Ergebnis £
mill-steps = Kursschritte
mill-per-value = zu jedem Wert: Verkauf · Ergebnis £ · Aktienschritte
mill-rung = { $action }: Verkauf { $sold }, Ergebnis { $result }, Aktienschritte { $steps }
mill-stored = Hier liegt eine gelagerte Ware ({ $good }).
mill-no-factory = Keine Fabrik. Eine Fabrikaktion könnte { $costs } bauen.
mill-level-for = Stufe { part-level } für { $cost }
mill-or = oder
mill-in-store = { part-goods } im Lager
mill-goods = { part-goods }
mill-found = Gründen, £{ $cost }
mill-build = { part-level } bauen, £{ $cost }
mill-modernize = Auf { part-level } modernisieren, £{ $cost }
mill-close = Schließen
mill-keep = Von jetzt an im Lager:
mill-keep-nothing = nichts
deal-buy = Aktien kaufen
deal-sell = Aktien verkaufen
deal-repay = Kredite tilgen
deal-warehouse = Lagerverkauf: { $good }

## Vorschau

forecast-title = Vorschau
forecast-if = käme jetzt die Produktion
forecast-wage = Lohn £{ $wage }, Maschine £1
forecast-demand = Nachfrage { $demand } · Reihenfolge mit der aufgerufenen Attraktivität
forecast-order = Reihenfolge des Verkaufs
forecast-called = { $name }, beim Aufruf { $call }
forecast-unmet = Nachfrage, die niemand deckt
forecast-importer = Importeur
forecast-column-appeal = Attraktivität
forecast-column-made = Hergestellte Waren
forecast-column-sells = Verkaufte Waren
forecast-column-store = Waren im Lager danach
forecast-column-income = Einnahmen aus dem Verkauf
forecast-column-costs = Löhne und Maschinen
forecast-column-result = Einnahmen minus Kosten
forecast-column-steps = Schritte des Aktienkurses
forecast-brief-appeal = Attr.
forecast-brief-made = Prod.
forecast-brief-sells = Verk.
forecast-brief-store = Lager
forecast-brief-income = Einn.
forecast-brief-costs = Kost.
forecast-brief-result = Ergeb.
forecast-brief-steps = Kurs
forecast-yours = Deine { $steps }:
forecast-would = Mit dieser Wahl { $steps }:
forecast-why-sold = { $steps } für verkaufte Waren
forecast-why-appeal = { $steps } für die allein höchste Attraktivität
forecast-why-most = { $steps } für die allein meisten Verkäufe
forecast-why-cut = { $steps }, weil der Preis mit dem Vertrieb fällt
forecast-why-emergency = { $steps } für { part-shares } im Notverkauf
forecast-why-loans = { $steps } für { part-loans }
forecast-why-nothing = nichts würde verkauft
forecast-later = später: Verkauf, Ergebnis £, Kurs
forecast-sold-of-demand = Verk./Nachfr.
forecast-by-equals = über die Nachfrage hinaus verkauft von Spielern mit gleicher Attraktivität und Qualität (III.1)
forecast-line-sold = { $sold } von { $made } verkauft
forecast-line-steps = { $steps } Kurs
forecast-line-none = Keine eigene Fabrik: { $good }
forecast-unpriced = Dein Preis ist noch offen.
forecast-no-factory = keine Fabrik
forecast-over = Es wird nichts mehr hergestellt.

## Hinweise unter der Frage

hint-foundation = Fabrik { $nth } von 2; Kasse £{ $cash }
hint-first-price = ein niedriger Preis verkauft mehr, ein hoher bringt mehr ein
hint-capital = jede Aktie bringt £{ $value }
hint-markers = wähle ihn auf dem Plan; er gehört dir für den Rest des Spiels
hint-administration = ein Marker erneut kostet £{ $fee } mehr
hint-factory = Stufe { part-level } ist erreicht; Kasse £{ $cash }
hint-workers = { $count ->
    [one] ein Arbeiter ist zu haben
   *[other] { $count } Arbeiter sind zu haben
}; Lohn £{ $wage }
hint-machinery = eine Maschine kostet in der Produktion £1, ein Arbeiter £{ $wage }
hint-quality = sie bleibt, bis die Fabrik geschlossen wird
hint-distribution = er sinkt nach jeder Produktion um 1
hint-exchange = eine Aktie kostet £{ $cost } und bringt £{ $value }
hint-prices = offen: { $goods }
hint-prices-more = offen: { $goods }; noch £{ $budget }, je £1 für eine andere Ware
hint-sale = aufgerufen ist Attraktivität { $call }; Nachfrage noch { $demand }
hint-storage = { $count } unverkauft; das Lager fasst { $most }
hint-start-player = dein Portfolio ist am wenigsten wert
hint-final-exchange = eine Aktie kostet £{ $cost } und zählt £{ $value }

## Kurze Worte für die Leiste

bar-price = { $good } £{ $price }
bar-hire = { $good }: { $count } einstellen
bar-fire = { $good }: { $count } entlassen
bar-machine = { $good }: Maschine in Reihe { $row }
bar-quality = { $good }: Qualität { $value }
bar-distribute = { $good }: Vertrieb { $value }
bar-found = { $good } gründen
bar-build = { $good }: { part-level } bauen
bar-warehouse = { $good }: { $count } aus Lager
bar-modernize = { $good }: modernisieren
bar-keep = { $goods } behalten
bar-keep-nothing = nichts behalten
bar-take = { $marker }, { $shade }
bar-more-mill = { $count } weitere im Werk
bar-more-mat = { $count } weitere auf dem Plan

## Was eine Bestätigung auslässt

left-capital = Startkapital
left-factory = Bau
left-workers = Einstellen oder Entlassen
left-machines = { $count ->
    [one] eine Maschine
   *[other] { $count } Maschinen
}
left-quality = { $count ->
    [one] eine Qualitätsstufe
   *[other] { $count } Qualitätsstufen
}
left-distribution = Vertrieb für £{ $left }
left-deals = ein Geschäft
left-prices = Preisanpassung
left-special-marker = Sondermarker
left-shares = { $count ->
    [one] eine kaufbare Aktie
   *[other] { $count } kaufbare Aktien
}
