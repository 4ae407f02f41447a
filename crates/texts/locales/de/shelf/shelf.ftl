# Was auf der Startseite unter den Spielen steht, und Decks; danach geholt.

results-title = Deine Ergebnisse
results-kept = in diesem Browser
results-set-up = Spiel
results-games = Spiele
results-best = Bestes
results-band = Wie weit das reicht
results-challenges = Herausforderungen
results-latest = Die letzten
results-own-numbers = eigene Zahlen
results-won = gewonnen
results-mark-late = verspätet
results-mark-again = nicht der erste Versuch
results-mark-taken-back = hinter Aufgedecktes zurückgenommen

decks-title = Deine Decks
decks-none = Hier ist kein Deck offen. Öffne eine Deckdatei, oder sieh dir ein Deck an, das alle haben, und beginne dein eigenes mit seinem Text.
decks-own = ein eigenes Deck
decks-opened = gerade geöffnet
decks-which = Deck
decks-open = Deckdatei öffnen
decks-print = Drucken
decks-begin = Ein eigenes Deck beginnen
decks-begin-about = mit dem Text von diesem, zum Ändern nach Belieben
decks-download = Herunterladen
decks-save = Dieses Deck behalten
decks-saved = Das Deck wird in diesem Browser aufbewahrt.
decks-deleted = Das Deck ist gelöscht. Hier ist es noch offen; wer die Seite schließt, verliert es.
decks-text = Das Deck als Text
decks-check = Diesen Text prüfen
decks-faults = { $number ->
        [one] Ein Fehler; mit dem Deck kann noch nicht gespielt werden
       *[other] { $number } Fehler; mit dem Deck kann noch nicht gespielt werden
    }
decks-to-line = Zu Zeile { $line }, Spalte { $column } im Text

start-challenges = Herausforderungen
start-today = heute
start-last-day = bis heute
start-days-left = { $number ->
        [one] noch ein Tag
       *[other] noch { $number } Tage
    }
start-your-score = deine: { $score }
start-go-on = Weiter
start-again = Noch einmal

start-open-record = Aufzeichnung oder Deck öffnen
start-drop = Datei hier ablegen oder auswählen.
start-paste = Oder eine Aufzeichnung oder einen Link einfügen
start-store-many = Diese Datei enthält { $number } Spiele. Alle in diesem Browser aufbewahren?
start-store = Aufbewahren
start-not-store = Weglassen
start-taking-in = { $done } von { $all } Spielen bisher.
start-taken-in = { $taken ->
        [one] Ein Spiel ist jetzt unter deinen.
       *[other] { $taken } Spiele sind jetzt unter deinen.
    } { $refused ->
        [0] Nichts fehlt.
        [one] Eines war nicht lesbar und fehlt.
       *[other] { $refused } waren nicht lesbar und fehlen.
    } { $known ->
        [0] {""}
        [one] Eines war schon da.
       *[other] { $known } waren schon da.
    }

## Welche Stufe ein ausgeglichener Gegner ist

start-even-match = Nach deinen letzten { $games } Spielen hier ohne Hilfe, geschätzt wie bei Elo, wäre ein ausgeglichener Gegner: { $level }.
start-even-seat = Hinsetzen

## Wie lange Bots nachdenken

start-bot-limit = Ein Bot denkt höchstens zwei Sekunden über einen Zug nach. Dieselbe Stellung ergibt überall denselben Zug, es sei denn, ein langsames Gerät kommt in der Zeit nicht zu Ende.
start-no-net = Lehrling bis Meister haben mit den mitgelieferten Zahlen gelernt. Mit deinen eigenen spielen sie wie der stärkste einfache Bot; in der Kommandozeile lässt sich dafür ein Netz trainieren.
