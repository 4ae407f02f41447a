# Was an dem nicht stimmt, was von außen kam: was, wo, was hilft.
# Auf Englisch sagen die Fehler der Bibliothek dasselbe; ein Test hält beides zusammen.

in-line = Zeile { $line }: { $reason }
refused = „{ $action }“ ist hier nicht erlaubt: { $reason }
other-seat = Platz { $asked } ist am Zug, nicht Platz { $seat }

## Notation

notation-empty = Eine leere Zeile ist keine Aktion
notation-verb = Keine Aktion beginnt mit „{ $word }“
notation-missing = Nach „{ $word }“ fehlt { $due }
notation-word = Statt „{ $word }“ muss hier { $due } stehen
notation-number = „{ $word }“ ist keine Zahl von { $from } bis { $to }
notation-surplus = „{ $word }“ ist ein Wort zu viel
notation-seat = „{ $word }“ ist kein Platz von 1 bis 4
no-notation = { $reason }; „legal“ zeigt, was zur Wahl steht
no-digest = „{ $text }“ ist keine Prüfsumme aus 16 Ziffern 0-9 und a-f

due-number = eine Zahl
due-seat = ein Platz

## Aufzeichnungen

record-too-many-bytes = Die Aufzeichnung hat { $bytes } Bytes, erlaubt sind 1048576; ist es die richtige Datei?
record-too-many-lines = Eine Aufzeichnung hat höchstens 20000 Zeilen; ist es die richtige Datei?
record-too-many-options = Eine Aufzeichnung hat höchstens 100 Optionen; ist es die richtige Datei?
record-line-too-long = Die Zeile hat { $bytes } Bytes, erlaubt sind { $most }; kürze sie
record-control-character = Die Zeile enthält ein Steuerzeichen; speichere die Aufzeichnung als reinen Text
record-none = Eine Aufzeichnung beginnt mit „millwright record 1“; ist es die richtige Datei?
record-format = Das Format „{ $text }“ ist unbekannt, gelesen wird Format 1; versuche ein neueres Millwright
record-missing = Im Kopf fehlt die Zeile „{ $key }: ...“; ergänze sie über dieser Zeile
record-twice = „{ $text }“ steht zweimal im Kopf; behalte eine Zeile
record-unknown-header = „{ $text }“ ist keine Kopfzeile; möglich sind game, rules, data, players, option NAME, name SEAT, seed, challenge, file NAME oder „| “ für Daten
record-late-header = „{ $text }“ gehört in den Kopf; setze die Zeile vor die erste Aktion
record-value = Statt „{ $text }“ muss hier { $due } stehen
record-seat = „{ $text }“ ist kein Platz an diesem Tisch; Plätze gehen von 1 bis { $most }
record-unknown-line = „{ $text }“ ist keine Zeile einer Aufzeichnung; möglich sind „1: ACTION“, „! REVEAL“, „= DIGEST“ oder „# COMMENT“
record-empty = Nach „{ $text }“ fehlt die Notation
record-digest = „{ $text }“ ist keine Prüfsumme aus 16 Ziffern 0-9 und a-f; ohne die Zeile wird nicht geprüft

due-game = der Name eines Spiels
due-option = der Name einer Option
due-option-value = der Wert einer Option
due-name = ein Spielername
due-rules = ein Regelstand von 1 bis 65535
due-players = eine Spielerzahl von 1 bis 4
due-challenge = eine Aufgabe wie 2026-11 oder 2026-11-15
due-data-hash = eine Datenkennung aus 16 Ziffern 0-9 und a-f

link-no-record = Der Link enthält keine Aufzeichnung
link-damaged = Der Link ist beschädigt; wurde er ganz kopiert?

## Nachspielen

replay-other-game = Die Aufzeichnung gehört zu „{ $record }“, nicht zu „{ $game }“; öffne sie mit ihrem Spiel
replay-newer-rules = Gespielt wurde nach Regelstand { $record }, hier gilt Regelstand { $game }; versuche ein neueres Millwright
replay-other-data = Gespielt wurde mit den Daten { $record }, nicht mit { $game }; gib die Datendatei an, mit der gespielt wurde
replay-other-players = Die Aufzeichnung hat { $record } Spieler, nicht { $game }
replay-other-option = Gespielt wurde mit der Option { $option }={ $value }, die dieses Spiel nicht hat
replay-other-seat = Platz { $asked } ist gefragt, aber Platz { $seat } handelt
replay-reveal-due = Vor „{ $text }“ muss etwas aufgedeckt werden
replay-no-reveal-due = Hier ist nichts aufzudecken
replay-over = Vor dieser Zeile ist das Spiel schon zu Ende
replay-other-reveal = Der Startwert gibt „{ $seed }“, die Aufzeichnung zeigt „{ $record }“
replay-other-board = Der Spielstand ist hier { $board }, laut Aufzeichnung { $record }
replay-older-rules = { $reason }; gespielt wurde nach dem älteren Regelstand { $rules }

## Züge

turn-other-board = Dieser Zug ist für Spielstand { $at } gemacht, und der Tisch ist bei Spielstand { $now }; sieh nach, was seither geschah
turn-nobody-asked = Niemand ist gefragt; das Spiel ist zu Ende, oder erst muss etwas aufgedeckt werden
turn-notation = Entscheidung { $nth } des Zuges: { $reason }
turn-choice = Entscheidung { $nth } des Zuges, „{ $action }“, ist nicht erlaubt: { $reason }
turn-half = Nach der letzten Entscheidung ist der Zug nicht zu Ende; sende ihn als Ganzes
turn-more-than-one = Der Zug ist nach Entscheidung { $over } zu Ende; was danach kommt, ist ein anderer Zug
turn-too-long = { $choices } Entscheidungen sind mehr, als ein Zug dieses Spiels hat; höchstens { $most } sind es

## Ein Spiel aufbauen

setup-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; möglich: { $known }
setup-players = { $game } ist für { $from } bis { $to } Spieler, nicht für { $players }
setup-unknown-option = { $game } hat keine Option „{ $option }“; möglich: { $known }
setup-unknown-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich: { $known }
setup-option-twice = Die Option { $option } ist zweimal angegeben; behalte eine
setup-option-does-not-apply = Die Option { $option } gibt es nur mit { $other }={ $needed }; lass eine davon weg
challenge-none = „{ $text }“ ist keine Aufgabe; schreibe einen Monat wie 2026-11 oder einen Tag wie 2026-11-15
challenge-to-come = Die Aufgabe von { $date } kommt erst noch; heute ist { $today }
challenge-no-game = { $game } hat keine Aufgaben; versuche ein anderes Spiel
challenge-set-up = Eine Aufgabe wird mit { $option }={ $needed } gespielt, nicht mit { $option }={ $found }
challenge-other = Die Aufzeichnung nennt die Aufgabe von { $date } und ist aus einem anderen Seed gegeben
setup-not-loaded = Die Regeln von { $game } sind nicht geladen

board-no-json = Das ist kein Spielstand, wie „show --json“ ihn ausgibt: { $why }
board-cannot-be = Diesen Spielstand kann es nicht geben: { $why }
board-other-data = Der Spielstand entstand mit den Daten { $board }, dies sind die Daten { $game }; gib seine Datendatei an

## Zahlen des Spielmaterials

challenge-mark = „{ $word }“ sagt nichts über eine Aufgabe; sie kann late, again und taken-back sein, jedes einmal
challenge-own-numbers = Eine Aufgabe wird mit den veröffentlichten Zahlen gespielt, und die Aufzeichnung hat eigene
setup-unwanted-file = { $game } braucht die Datei „{ $file }“ der Aufzeichnung nicht; nimm ihre Zeilen heraus
data-too-long = Die Datendatei hat { $bytes } Bytes, erlaubt sind 262144; ist es die richtige Datei?
data-syntax = Kein TOML ({ $message }), Zeile { $line }: berichtige die Zeile
data-unknown-key = { $place } hat einen unbekannten Schlüssel „{ $key }“, Zeile { $line }; möglich: { $known }
data-missing-key = { $place } hat kein „{ $key }“, Zeile { $line }: ergänze es
data-number = { $place } ist { $found }, Zeile { $line }: nötig ist eine Zahl von 0 bis 255
data-length = Einträge in { $place }: { $found }, Zeile { $line }; nötig: { $due }
data-value = { $place } ist { $found }, Zeile { $line }; nötig: { $due }
data-fact = { $place }: { $found }, Zeile { $line }; { $remedy }

data-file = Die Datei
data-text = „{ $text }“
data-of-type = vom Typ { $type }

due-table = eine Tabelle
due-list = eine Liste
due-whole-number = eine ganze Zahl
due-text = ein Text in Anführungszeichen
due-source = printed, derived, web oder reconstructed
due-confidence = high, medium oder low

## Was die Regelhefte dazu sagen, und was die Regeln brauchen

fact-stated = laut { $section }: { $due }
fact-needed = nötig: { $due }
fact-section = { $book } { $section }

fact-number = { $number }
fact-shown = { $shown }
fact-from-to = { $from } bis { $to }
fact-at-most = höchstens { $number }
fact-at-least = mindestens { $number }
