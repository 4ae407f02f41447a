# Was geschehen ist: ein Satz für jedes Ereignis eines Spiels.

## Aufbau

row-laid = Reihe { $row } der Sondermarkertafel: Maschinen { $machinery }, Qualität { $quality }, Vertrieb { $distribution }, Produktion { $production }.
tile-drawn = Kommt ins Spiel: { $tile }.

## Zeittafel

economy-marker = Wirtschaftsmarker: Importeur { $importer }, zurückkehrende Arbeiter { $workers }.
event-revealed = Ereignis: { $event }.
event-ended = Das Ereignis „{ $event }“ ist vorbei.
workers-gone = { $count ->
    [one] { $count } Arbeiter scheidet aus dem Spiel aus.
   *[other] { $count } Arbeiter scheiden aus dem Spiel aus.
}

## Entwicklungsplättchen

tile-taken = { $seat } nimmt das Plättchen „{ $tile }“.
tile-returned = { $seat } gibt das Plättchen „{ $tile }“ zurück.
tile-assigned = { $seat } weist das Plättchen „{ $tile }“ der { part-factory } zu.
inventor-used = { $seat } nutzt den Erfinder zum { $count }. Mal.
extra-shift = { $seat } produziert mit Sonderschichten eine Ware mehr ({ $good }).
row-shut = { $seat } legt Reihe { $row } der { part-factory } still.
workers-resettled = { $seat } versetzt { part-workers } in die { part-factory }.

## Hafen

ship-taken = { $seat } nimmt ein Schiff für { $capacity } Waren{ $count ->
    [0] .
    [one] , mit { $count } Seemann{ part-of-fired }.
   *[other] , mit { $count } Seeleuten{ part-of-fired }.
}
ship-returned = { $seat } gibt das Schiff für { $capacity } Waren zurück{ $count ->
    [0] .
    [one] ; { $count } Seemann wird entlassen.
   *[other] ; { $count } Seeleute werden entlassen.
}
contract-taken = { $seat } übernimmt einen Auftrag über { $to } Waren ({ $good }).
contract-rose = { $seat } hat den Auftrag für { $good } nicht erfüllt; er steigt auf { $to }.
contract-fulfilled = { $seat } erfüllt einen Auftrag mit { part-goods } auf { $ships ->
    [one] einem Schiff
   *[other] { $ships } Schiffen
}.
warehouse-staffed = { $seat } stellt einen Lagerarbeiter ein ({ $place }){ $fired ->
    [0] .
   *[other] , vom Feld der Entlassenen.
}
warehouse-moved = { $seat } versetzt einen Lagerarbeiter ({ $from } → { $to }).
warehouse-dismissed = { $seat } entlässt den Lagerarbeiter ({ $place }).
warehouse-resettled = { $seat } versetzt einen ersetzten Arbeiter ins große Lager ({ $place }).

## Fabriken

factory-marked = { $seat } stellt für die { part-factory } nach ihrem letzten Zyklus ein.
machine-smashed = { $seat }: Eine Maschine in Reihe { $row } der { part-factory } weicht einem Arbeiter.

## Geld und Aktien

received-patron = { $seat } erhält £{ $amount } vom Gönner für { $good }.
received-jubilee = { $seat } erhält £{ $amount } aus dem Jubiläumsverkauf ({ $good }).
received-shipment = { $seat } erhält £{ $amount } für { part-goods }, verschifft zu je £{ $price }.
received-office = { $seat } erhält £{ $amount } vom Kontor.
received-engineering-works = { $seat } erhält £{ $amount } aus der Maschinenfabrik.
received-royal-society = { $seat } erhält £{ $amount } von der Royal Society.
paid-inventor = { $seat } zahlt £{ $amount } für den Erfinder.
paid-harbour-wages = { $seat } zahlt £{ $amount } Hafenlöhne für { $workers } Arbeiter zu je £{ $wage }.
paid-credit-crisis = { $seat } verliert £{ $amount } in der Kreditkrise.
paid-social-unrest = { $seat } zahlt £{ $amount } für { $workers } Arbeiter wegen der Unruhen.
share-stayed = { $seat }: Der Aktienkurs steht schon auf Feld { $to } ({ $because }).
shares-forfeited = { $seat } gibt { part-shares } ohne Erlös an die Bank.

## Satzteile

part-of-fired = { $fired ->
    [0] {""}
   *[other] , { $fired } vom Feld der Entlassenen
}
developer-used = { $seat } setzt den Entwickler ein.
paid-wages-led = { $seat } zahlt £{ $amount } Lohn für { $workers } Arbeiter der { part-factory }; mit dem Vorarbeiter weniger als je £{ $wage }.

## In einer Zeile des Hauptbuchs

sum-patron = 1 an den Gönner
sum-jubilee = 1 zum Kronjubiläum
sum-shipped = { part-goods } verschifft zu £{ $price }
sum-contract-fulfilled = { part-goods } verschifft, { part-ships }
sum-office = Kontor
sum-engineering-works = Maschinenfabrik
sum-royal-society = Royal Society
sum-inventor-paid = Erfinder bezahlt
sum-inventor-used = Erfinder zum { $count }. Mal
sum-developer-used = Entwickler
sum-harbour-wages = Besatzungen und Lager { $count } × £{ $wage }
sum-credit-crisis = Kreditkrise
sum-social-unrest = Unruhen, { part-workers }
sum-penalty = { $because } ▼{ $steps }
sum-penalty-none = { $because }, schon auf Feld 1
sum-tile-taken = „{ $tile }“ genommen
sum-tile-returned = „{ $tile }“ zurückgegeben
sum-tile-assigned = „{ $tile }“ für die { part-factory }
sum-ship-taken = Schiff für { $capacity } genommen{ $count ->
    [0] {""}
    [one] , { $count } Seemann
   *[other] , { $count } Seeleute
}
sum-ship-returned = Schiff für { $capacity } zurückgegeben{ $count ->
    [0] {""}
   *[other] , { $count } entlassen
}
sum-contract-taken = Auftrag über { $to } ({ $good })
sum-contract-rose = Auftrag für { $good } nicht erfüllt, nun { $to }
sum-warehouse-staffed = Lagerarbeiter eingestellt ({ $place })
sum-warehouse-moved = Lagerarbeiter versetzt ({ $from } → { $to })
sum-warehouse-rearranged = { $count } Umzüge im Lager
sum-warehouse-dismissed = Lagerarbeiter entlassen ({ $place })
sum-warehouse-resettled = ersetzter Arbeiter ins große Lager ({ $place })
sum-resettled = { part-workers } in die { part-factory }
sum-extra-shift = Sonderschichten, 1 mehr ({ $good })
sum-row-shut = { $good }: Reihe { $row } stillgelegt
sum-factory-marked = { $good }: nach dem letzten Zyklus eingestellt
sum-machine-smashed = { $good }: eine Maschine in Reihe { $row } weicht
sum-shares-forfeited = { part-shares } an die Bank
