# Was eine Wahl über ihren Preis hinaus kostet, und was ein Feld der Verwaltungstafel bringt.

## Verluste

loss-emergency-sale = Notverkauf von { part-shares } zu je £{ $value }. { part-fall } Danach: { $left ->
    [one] { $left } Aktie
   *[other] { $left } Aktien
}, £{ $cash }.
loss-loans = Keine Aktie ist mehr zu verkaufen: { part-loans } über £{ $amount }, je für £{ $repayment } zu tilgen. { part-fall } Danach: £{ $cash }.

## Verschwendung

waste-no-machine = Für £{ $paid } gibt es keine Maschine; £{ $needed } sind nötig.
waste-no-quality = Für £{ $paid } gibt es keine Qualität; £{ $needed } sind nötig.
waste-costs = £{ $amount } von £{ $paid } sind verschwendet.

## Was ein Feld bringt

buys-building = jeder Bau, gesondert bezahlt
buys-workers = beliebig viele Arbeiter
buys-deals = jedes Geschäft
buys-deals-half = jedes Geschäft, die erste Aktie zum halben Preis
buys-machines = { $count ->
    [one] { $count } Maschine
   *[other] { $count } Maschinen
}
buys-no-machine = keine Maschine; £{ $needed } sind nötig
buys-no-machine-space = keine Maschine; kein Arbeiter lässt sich ersetzen
buys-quality = Qualität +{ $levels }
buys-no-quality = keine Qualität; £{ $needed } sind nötig
buys-no-quality-space = keine Qualität; keine Fabrik lässt sich verbessern
buys-distribution = £{ $amount } Vertrieb
buys-no-distribution-space = kein Vertrieb; keine Fabrik lässt sich verbessern
buys-prices = { $count ->
    [one] { $count } anderer Preis
   *[other] { $count } andere Preise
}
buys-wasted = £{ $amount } verschwendet

## Satzteile

part-fall = { $spaces ->
    [0] Der Aktienkurs bleibt auf Feld { $from }.
    [one] Der Aktienkurs fällt um { $spaces } Feld, von { $from } auf { $to }.
   *[other] Der Aktienkurs fällt um { $spaces } Felder, von { $from } auf { $to }.
}

## Was sich in der Vorschau ändert

foreseen-sale = { $good }: Verkauf { $sold } statt { $sold_before }, Ergebnis { $result } statt { $result_before }
foreseen-sold = { $good }: Verkauf { $sold } statt { $sold_before }
foreseen-result = { $good }: Ergebnis { $result } statt { $result_before }
foreseen-steps = { $good }: Kursschritte { $steps } statt { $steps_before }
foreseen-shares = { $good }: { $shares } Aktien im Notverkauf statt { $shares_before }
foreseen-gain = £{ $amount }
foreseen-loss = −£{ $amount }
