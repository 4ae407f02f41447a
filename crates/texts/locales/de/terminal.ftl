# Der Tisch im Terminal.

## Spielplan

heading-log = Was geschehen ist
heading-turn = { $seat } ist am Zug

column-player = Spieler
column-bot = Bot

## Meldungen

table-welcome = { $game }, { $players } Spieler. help zeigt die Befehle.
table-your-turn = Du bist am Zug, { $seat }.
table-challenge = Aufgabe von { $challenge }. Was aufgedeckt ist, bleibt es; die Aufzeichnung sagt, wie gespielt wurde, und jeder kann sie mit millwright replay prüfen.
table-challenge-no-undo = In einer Aufgabe wird nichts zurückgenommen, was vor einem Aufdecken liegt.
table-thinking = { $seat } überlegt …
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-nothing-to-redo = Es gibt nichts zu wiederholen.
table-saved = Gespeichert in { $file }. Später geht es weiter mit: millwright play --resume { $file }
table-not-saved = { $file } konnte nicht geschrieben werden: { $error }. Versuche eine andere Datei.
table-resumed = Fortgesetzt aus { $file }.
table-dealer-elsewhere = Etwas muss aufgedeckt werden, und ohne den Startwert weiß hier niemand, was. Hier kann es nicht weitergehen.
table-game-over = Das Spiel ist zu Ende.
table-winner = { $seat } gewinnt mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
table-winners = { $seats } teilen sich den Sieg mit je { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
table-nobody-wins = Niemand gewinnt.
table-unknown-command = „{ $input }“ ist weder eine Aktion noch ein Befehl. Versuche eine Nummer der Liste, eine Aktion wie „{ $example }“ oder help.
table-no-help = Nichts heißt { $name }. Versuche help.
table-unknown-number = Eine Wahl { $number } gibt es nicht. Versuche eine Nummer von 1 bis { $most }.
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
help-name = die Formen einer Aktion zeigen, oder was etwas mit Namen bewirkt
help-quit = den Tisch verlassen
help-notation = Die Formen der Aktionen

## Eigene Zeilen des Terminals

cli-in-action = Aktion { $number }: { $reason }
cli-save-stdin = --save braucht den Namen einer Datei, und - ist keiner; nenne eine Datei wie spiel.record
cli-save-exists = Die Datei { $file } gibt es schon, sie bleibt, wie sie ist; speichere in einer anderen oder setze das Spiel mit --resume { $file } fort
cli-save-folder = { $file } ist ein Ordner; nenne eine Datei darin
cli-save-nowhere = { $file } kann nicht geschrieben werden: { $error }; prüfe den Pfad
cli-save-busy = { $file } wird gerade anderswo gespielt; spiele dort weiter oder setze eine Kopie der Datei fort
cli-save-changed = { $file } hat inzwischen ein anderes Programm geschrieben, die Datei bleibt, wie sie ist; speichere in einer anderen
cli-not-saved = Das Spiel ist nicht gespeichert: { $file } konnte nicht geschrieben werden: { $error }
cli-not-saved-changed = Das Spiel ist nicht gespeichert: { $file } hat inzwischen ein anderes Programm geschrieben, die Datei bleibt, wie sie ist
cli-not-saved-exists = Das Spiel ist nicht gespeichert: Die Datei { $file } gibt es schon, sie bleibt, wie sie ist
cli-cannot-read = { $file } kann nicht gelesen werden: { $error }; prüfe den Pfad
cli-read-folder = { $file } kann nicht gelesen werden: Das ist ein Ordner; nenne eine Datei darin
cli-read-device = { $file } kann nicht gelesen werden: Das ist eine Pipe oder ein Gerät; nenne eine Datei, oder schreibe -, wo die Standardeingabe gelesen wird
cli-cannot-write = { $file } kann nicht geschrieben werden: { $error }; prüfe den Pfad
cli-train-foreign = Die Datei { $file } gibt es schon, kein Training dieses Spiels geht von ihr aus weiter, und sie bleibt, wie sie ist; nenne mit --out eine andere
cli-train-busy = Ein anderes Training schreibt { $file }; warte darauf oder nenne mit --out eine andere Datei
cli-data-no-folder = { $folder } ist kein Ordner; gib mit --data einen Ordner an, in dem { $files } liegt
cli-data-none = { $folder } enthält keine Datendatei; eine Datendatei heißt { $files }
cli-net-other = kein Netz von --net ist für { $game } mit { $players } Spielern und diesen Zahlen; gib die --data an, mit denen es trainiert wurde, oder trainiere eines mit millwright train
cli-no-deck = { $game } kennt keine eigenen Decks; lass --deck weg
cli-other-deck = --deck setzt { $own }; lass { $other } weg
cli-challenge-data = Eine Aufgabe wird mit den veröffentlichten Zahlen gespielt; lass --data weg
cli-replay-challenge = { $line }, Aufgabe { $challenge }
cli-players = { $from } bis { $to } Spieler
cli-serving = Millwright ist unter { $address } zu finden (Strg-C beendet)
cli-bots = Bots:
cli-bot-random = wählt gleichverteilt unter allem, was erlaubt ist
cli-bot-greedy = schaut einen Zug voraus; greedy@200ms, greedy@1s oder greedy@5000n begrenzt das Überlegen
cli-bot-planner = plant den Rest der Runde; planner@1s oder planner@50000n begrenzt das Überlegen
cli-bot-apprentice = urteilt mit einem trainierten Netz und sieht wenig von dem, was möglich ist
cli-bot-journeyman = urteilt mit einem trainierten Netz
cli-bot-foreman = urteilt mit einem trainierten Netz und schaut weiter
cli-bot-master = schaut am weitesten; master@1s oder master@5000n begrenzt sein Nachdenken über einen Zug
cli-bot-flat = ein Maßstab: spielt Züge durch Zufall zu Ende (flaches Monte Carlo)
cli-bot-uct = ein Maßstab: Baumsuche über kleine Entscheidungen
cli-bot-linear = ein Maßstab: urteilt mit einer linearen Summe
cli-bot-specialist = ein Maßstab: zwei Fabriken und England, wie es das Spielerbuch rät
cli-bot-shipowner = ein Maßstab: Schiffe und Verträge, wie es das Spielerbuch rät
cli-replay = { $record }: { $game }, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $state }, Prüfsumme { $digest }
cli-replay-at = bei { $caption }
cli-replay-over = zu Ende: { $scores }
cli-replay-alone = { $name } { $points } ({ $verdict })
cli-sim = { $games } Spiele, { $decisions } Entscheidungen und { $forced } erzwungene in { $seconds } s:
    { $gps } Spiele/s, { $dps } Entscheidungen/s, { $branching } Möglichkeiten je Entscheidung

label-seat = Platz
label-mean-score = Mittelwert
label-wins = Siege

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
table-save-busy = { $file } wird gerade anderswo gespielt. Gib save und einen anderen Namen ein.
table-save-changed = { $file } hat inzwischen ein anderes Programm geschrieben, die Datei bleibt, wie sie ist. Gib save und einen anderen Namen ein.
table-save-where = Gib save und den Namen einer Datei ein.

help-enter = die übliche Antwort auf eine kleine Frage
help-try = sagen, was eine Aktion bewirken würde, ohne sie auszuführen
help-lang = die Sprache wechseln
ranking-plain = { $seat }: { $score }
cli-page-written = { $count ->
    [one] { $count } Datei der Seite liegt
   *[other] { $count } Dateien der Seite liegen
} in { $folder }; lege sie auf irgendeinen Webserver
cli-page-in-use = { $folder } ist kein leerer Ordner; nenne einen neuen oder leeren
cli-page-not-written = Die Seite lässt sich nicht nach { $folder } schreiben: { $error }

## Die Rangliste

column-number = Nr.
column-elo = Elo
column-interval = 95 %
column-games = Partien
column-place = mittlerer Platz
column-millis = ms je Zug
column-deviation = Streuung
column-lowest = niedrigste
column-highest = höchste
column-difference = Abstand
cli-ladder-pairs = Wie oft der Bot einer Zeile vor dem einer Spalte lag; ein geteilter Platz zählt halb:
cli-ladder = { $games } Partien in { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blöcken
}, { $distinct } davon am Ende verschieden; die Wertung von { $anchor } ist 0.
cli-ladder-solo = { $games } Partien in { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blöcken
}, { $distinct } davon am Ende verschieden; Abstände zu { $anchor } bei denselben Karten.
cli-ladder-seats = Gewonnen von den Plätzen 1 bis { $players }: { $shares }.
cli-ladder-open = < und >: Kein Ergebnis begrenzt diese Wertung zur anderen Seite; mehr Partien würden sie verschieben.
