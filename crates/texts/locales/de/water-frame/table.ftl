# Der Tisch im Terminal.

## Wonach gefragt wird

prompt-draw-row = Gleich wird eine Reihe der Sondermarkertafel ausgelegt.
prompt-draw-tile = Gleich wird ein Entwicklungsplättchen gezogen.
prompt-draw-economy = Gleich wird ein Wirtschaftsmarker aufgedeckt.
prompt-draw-event = Gleich wird ein Ereignis aufgedeckt.
prompt-share-sale = Wie viele Aktien verkaufst du, um deine Firma zu gründen?
prompt-first-special-marker = Mit welchem Sondermarker beginnst du?
prompt-lobby = Lobby: Welchen Sondermarker nimmst du?
prompt-special-marker = Welchen Sondermarker nimmst du, oder was tust du stattdessen?
prompt-workers = Wen stellst du ein, wen entlässt oder versetzt du?
prompt-school = Wohin gehen die ersetzten Arbeiter?
prompt-patent = Für welche Ware erhöht das Patent den Vertrieb? { $count ->
    [one] Noch { $count } Stufe.
   *[other] Noch { $count } Stufen.
}
prompt-ship = Welchen Auftrag erfüllst du? Im Schiff ist Platz für { $left }.
prompt-production = Welche Fabrik produziert für das Lager?
prompt-sale = Verkaufst du bei diesem Aufruf ({ $good })?
prompt-school-before = Vor dem Verkauf: Legst du die höchste Reihe still, die in deiner Fabrik arbeitet ({ $good })?
prompt-school-row = Legst du die höchste Reihe still, die in deiner Fabrik arbeitet ({ $good })?
prompt-patron = Verkaufst du eine Ware an den Gönner ({ $good })?
prompt-jubilee = Nutzt du jetzt deinen Jubiläumsverkauf ({ $good })?
prompt-shipment = Verschiffst du Waren für deinen Auftrag ({ $good })?
prompt-store-extra = Produzierst du mit Sonderschichten eine Ware mehr fürs Lager?
prompt-charisma = Gibst du Charisma zurück und bestimmst den Startspieler?
prompt-firing = Welche Schiffe oder Lagerarbeiter gibst du auf?
prompt-lose-ship = Der Opiumkrieg ist vorbei: Welches Schiff verlierst du?
prompt-made-in-england = Made in England: Für welche Ware erhöhst du den Vertrieb?
prompt-luddism = Maschinensturm: Welche Maschine weicht einem Arbeiter?
prompt-broker = Dein Makler: Welches Geschäft machst du?
prompt-discard = Nicht alle Waren haben Platz: Welche behältst du?
prompt-return-tile = Du darfst vier Plättchen haben: Welches gibst du zurück?
prompt-inventor = Zahlst du, um den Erfinder zu behalten, oder gibst du ihn zurück?

## Was zur Wahl steht

action-place-paying = { part-marker } auf das Feld für £{ $space } legen und £{ $paid } zahlen
action-reuse-paying = { part-marker } erneut nutzen und £{ $paid } zahlen
action-staff = einen Lagerarbeiter einstellen ({ $place })
action-restaff = einen Lagerarbeiter versetzen ({ $from } → { $to })
action-resettle = { part-workers } in die { part-factory } versetzen
action-resettle-to = einen ersetzten Arbeiter ins große Lager versetzen ({ $place })
action-use-developer = den Entwickler nutzen
action-pay-inventor = zahlen und den Erfinder behalten
action-return = das Plättchen „{ $tile }“ zurückgeben
action-contract = den Auftrag für { $good } setzen auf { $space }
action-deliver = { part-goods } liefern
action-produce = { $good } produzieren, Reihen: { $rows }
action-produce-extra = { $good } produzieren und mit Sonderschichten eine mehr, Reihen: { $rows }
action-take-ship = ein Schiff nehmen für Waren: { $capacity }
action-replace-ship = ein Schiff für { $capacity } Waren nehmen statt des Schiffs an Kai { $pier }
action-take-tile = das Plättchen „{ $tile }“ nehmen
action-take-tile-for = das Plättchen „{ $tile }“ für die { part-factory } nehmen
action-move = das Plättchen „{ $tile }“ der { part-factory } zuweisen
action-half-price = den Makler zurückgeben und { part-shares } zum halben Preis kaufen
action-offer = eine Ware verkaufen
action-hold = darauf verzichten
action-extra = mit Sonderschichten eine Ware mehr produzieren
action-shut = die höchste arbeitende Reihe stilllegen
action-ship = { $count } mit { $fleet } verschiffen
action-dismiss = den Lagerarbeiter entlassen ({ $place })
action-dismiss-ship = das Schiff an Kai { $pier } zurückgeben
action-smash = eine Maschine aufgeben in Reihe { $row } der { part-factory }

## Was beim Abschließen liegen bleibt

left-school = Versetzen der ersetzten Arbeiter
left-patent = { $count ->
    [one] { $count } Stufe des Patents
   *[other] { $count } Stufen des Patents
}
left-ship = eine Lieferung
left-production = Produktion
