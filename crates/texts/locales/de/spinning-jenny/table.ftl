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
heading-forecast = Vorschau, wenn jetzt produziert würde

column-demand = Nachfrage
