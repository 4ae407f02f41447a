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
heading-log = Was geschehen ist

column-player = Spieler
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
column-bot = Bot

## Meldungen

table-welcome = { $game }, { $players } Spieler. help zeigt die Befehle.
table-your-turn = Du bist am Zug, { $seat }.
table-thinking = { $seat } überlegt …
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-nothing-to-redo = Es gibt nichts zu wiederholen.
table-saved = Gespeichert in { $file }. Später geht es weiter mit: millwright play --resume { $file }
table-not-saved = { $file } konnte nicht geschrieben werden: { $error }. Versuche eine andere Datei.
table-resumed = Fortgesetzt aus { $file }.
table-game-over = Das Spiel ist zu Ende.
table-winner = { $seat } gewinnt mit einem Firmenwert von £{ $score }.
table-winners = { $seats } teilen sich den Sieg mit einem Firmenwert von £{ $score }.
table-nobody-wins = Niemand gewinnt: Alle haben noch Kredite.
table-unknown-command = „{ $input }“ ist weder eine Aktion noch ein Befehl. Versuche eine Nummer der Liste, eine Aktion wie „{ $example }“ oder help.
table-unknown-number = Eine Wahl { $number } gibt es nicht. Versuche eine Nummer von 1 bis { $most }.
table-illegal = Nicht erlaubt: { $reason }
table-quit = Auf Wiedersehen. Was nicht gespeichert wurde, ist weg.
table-quit-unsaved = Das Spiel ist nicht gespeichert. Mit nochmaligem quit verlässt du den Tisch, mit save DATEI speicherst du.

## Hilfe

help-title = Was du eingeben kannst
help-number = die Nummer einer Wahl
help-action = eine Aktion in Worten, zum Beispiel { $example }
help-undo = deine letzte Wahl zurücknehmen
help-redo = Zurückgenommenes wiederholen
help-board = den Spielplan zeigen
help-choices = noch einmal zeigen, was zur Wahl steht
help-log = zeigen, was seit deinem letzten Zug geschehen ist
help-forecast = zeigen, was die Produktion nach jetzigem Stand brächte
help-why = sagen, warum eine Aktion nicht erlaubt ist
help-save = das Spiel in einer Datei speichern
help-help = diese Hilfe zeigen
help-quit = den Tisch verlassen
help-notation = Die Formen der Aktionen

## Eigene Zeilen des Terminals

cli-in-action = Aktion { $number }: { $reason }
cli-save-stdin = --save braucht den Namen einer Datei, und - ist keiner; nenne eine Datei wie spiel.record
cli-save-exists = Die Datei { $file } gibt es schon, sie bleibt, wie sie ist; speichere in einer anderen oder setze das Spiel mit --resume { $file } fort
cli-save-folder = { $file } ist ein Ordner; nenne eine Datei darin
cli-save-nowhere = { $file } kann nicht geschrieben werden: { $error }; prüfe den Pfad
cli-not-saved = Das Spiel ist nicht gespeichert: { $file } konnte nicht geschrieben werden: { $error }
cli-data-no-folder = { $folder } ist kein Ordner; gib mit --data einen Ordner an, in dem { $files } liegt
cli-data-none = { $folder } enthält keine Datendatei; eine Datendatei heißt { $files }
cli-players = { $from } bis { $to } Spieler
cli-serving = Millwright ist unter { $address } zu finden (Strg-C beendet)
cli-bots = Bots:
cli-bot-random = wählt gleichverteilt unter allem, was erlaubt ist
cli-bot-greedy = schaut einen Zug voraus; greedy@200ms, greedy@1s oder greedy@5000n begrenzt das Überlegen
cli-replay = { $record }: { $game }, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $state }, Prüfsumme { $digest }
cli-replay-at = bei { $caption }
cli-replay-over = zu Ende: { $scores }
cli-sim = { $games } Spiele, { $decisions } Entscheidungen und { $forced } erzwungene in { $seconds } s:
    { $gps } Spiele/s, { $dps } Entscheidungen/s, { $branching } Möglichkeiten je Entscheidung

label-seat = Platz
label-mean-score = Mittelwert
label-wins = Siege

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

table-usual = Die Eingabetaste allein antwortet: { $action }
table-allowed = { $action } ist erlaubt.
table-tried = Mit { $action } würde dies geschehen:
table-undone-to = { $count ->
    [one] Eine Entscheidung wurde zurückgenommen.
   *[other] { $count } Entscheidungen wurden zurückgenommen.
}
table-redone-to = { $count ->
    [one] Eine Entscheidung wurde wiederholt.
   *[other] { $count } Entscheidungen wurden wiederholt.
}
table-lang = Ab hier auf Deutsch.
table-langs = Gib lang en oder lang de ein.
table-save-exists = Die Datei { $file } gibt es schon, sie bleibt, wie sie ist. Gib save und einen anderen Namen ein.
table-save-folder = { $file } ist ein Ordner. Gib save und den Namen einer Datei darin ein.
table-save-where = Gib save und den Namen einer Datei ein.

help-enter = die übliche Antwort auf eine kleine Frage
help-try = sagen, was eine Aktion bewirken würde, ohne sie auszuführen
help-lang = die Sprache wechseln
