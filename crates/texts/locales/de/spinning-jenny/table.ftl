# Der Tisch im Terminal.

## Wonach gefragt wird

prompt-foundation = Welche Fabrik gründest du?
prompt-price = Zu welchem Preis verkaufst du { $good }?
prompt-start-up-capital = Wie viele Aktien verkaufst du für Startkapital?
prompt-pick-light-marker = Welchen hellgrauen Marker nimmst du?
prompt-administration = Welchen Aktionsmarker nutzt du, und auf welchem Feld?
prompt-factory = Baust, modernisierst oder schließt du eine Fabrik?
prompt-workers = Wen stellst du ein, wen entlässt du?
prompt-machinery = Wohin stellst du eine Maschine? { $left ->
    [one] { $left } ist noch übrig.
   *[other] { $left } sind noch übrig.
}
prompt-quality = Für welche Ware erhöhst du die Qualität?
prompt-distribution = Für welche Ware erhöhst du den Vertrieb? Noch £{ $left }.
prompt-stock-exchange = Welches Geschäft machst du an der Börse?
prompt-prices = Welchen Preis passt du an?
prompt-special-marker = Welchen Sondermarker nimmst du?
prompt-sale = Verkaufst du bei diesem Aufruf eine deiner gelagerten Waren ({ $good })?
prompt-storage = Welche Waren behältst du im Lager?
prompt-name-start-player = Wer soll Startspieler sein?
prompt-final-exchange = Der letzte Börsengang: Welches Geschäft machst du?
prompt-draw-start-player = Gleich wird der Startspieler ausgelost.
prompt-draw-light-marker = Gleich wird ein hellgrauer Marker gezogen.
prompt-over = Das Spiel ist zu Ende.

## Was zur Wahl steht

action-found = eine { part-factory } gründen
action-price = den Preis für { $good } auf £{ $price } setzen
action-place = { part-marker } auf das Feld für £{ $space } legen
action-reuse = { part-marker } erneut nutzen
action-build = eine { part-factory } der Stufe { part-level } bauen
action-modernize = die { part-factory } modernisieren
action-close = die { part-factory } schließen
action-hire = { part-workers } für die { part-factory } einstellen
action-fire = { part-workers } aus der { part-factory } entlassen
action-machine = eine Maschine in Reihe { $row } der { part-factory } stellen
action-quality = die Qualität für { $good } auf { $value } erhöhen
action-distribute = den Vertrieb für { $good } auf { $value } erhöhen
action-buy = { part-shares } kaufen
action-sell = { part-shares } verkaufen
action-repay = { part-loans } tilgen
action-warehouse = { part-goods } aus dem Lager verkaufen
action-take = { part-marker } nehmen
action-offer = eine gelagerte Ware verkaufen
action-hold = keine gelagerte Ware verkaufen
action-keep = im Lager behalten: { $food } Lebensmittel, { $clothes } Kleidung, { $cutlery } Besteck, { $lamps ->
    [one] { $lamps } Lampe
   *[other] { $lamps } Lampen
}
action-start = { $seat } wird Startspieler
action-done = abschließen

## Spielplan

heading-decade = Die { $year }er-Jahre, Zyklus { $good }, Stufe { part-level }
heading-preparation = { $year }, Vorbereitung
heading-turn = { $seat } ist am Zug
heading-company = Firma von { $seat }
heading-forecast = Vorschau, wenn jetzt produziert würde

column-cash = Geld
column-shares = Aktien
column-share-space = Kursfeld
column-share-value = Aktienkurs
column-portfolio = Portfolio
column-loans = Kredite
column-factory = Fabrik
column-price = Preis
column-rows = Reihen
column-machines = Maschinen
column-administration = Verwaltungstafel
column-demand = Nachfrage
column-importer = Importeur
column-sold = verkauft
column-wages = Löhne
column-special-markers = Sondermarker
column-timetable = Zeittafel
column-start-player = Startspieler

## Eigene Zeilen des Terminals

board-pounds = £{ $amount }
board-job-market = Arbeitsmarkt: { $workers } Arbeiter, { $empty } freie Felder, { $fired } Entlassene; Lohn £{ $wage }
board-markers-left = Marker auf der Hand
board-no-factory = keine Fabrik
board-legend = w Arbeiter, m Maschine, . frei, + Zusatzarbeiter. Qualität: Fabrik + Marker.
board-forecast = { $good }: Nachfrage { $demand }, Importeur auf { $importer } verkauft { $sold }

brief-level = St.
brief-quality = Qual.
brief-distribution = Vertr.
brief-appeal = Attr.
brief-produced = Prod.
brief-stored = Lager
brief-income = Erlös
brief-steps = Kurs

ranking-line = { $place }. { $seat }: { part-shares } × £{ $value } = £{ $score }; £{ $cash } Bargeld
ranking-lost = { $place }. { $seat }: { part-shares } × £{ $value } = £{ $score }; verloren, da { $loans ->
    [one] { $loans } Kredit offen ist
   *[other] { $loans } Kredite offen sind
}

## Wer gewonnen hat

table-winner = { $seat } gewinnt mit einem Firmenwert von £{ $score }.
table-winners = { $seats } teilen sich den Sieg mit einem Firmenwert von £{ $score }.
table-nobody-wins = Niemand gewinnt: Alle haben noch Kredite.
