# Der Rahmen der Seite, für jedes Spiel derselbe.

page-skip = Zum Tisch springen
page-close = Schließen
page-to-start = Zur Startseite
page-update = Neue Fassung: laden
page-rules = Regeln
page-theme = Hell oder dunkel
page-theme-system = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-language = English
page-settings = Einstellungen
page-motion = Züge mit Bewegung zeigen
page-sound = Ton, wenn man am Zug ist
page-badge = Titel und Abzeichen, wenn man am Zug ist
page-text-board = Das Brett als Text
page-numbers = Zahlen des Spielmaterials

page-timetable = Zeittafel
page-tabs = Teile des Tisches
page-tab-board = Tisch
page-tab-ledger = Kassenbuch
page-panes = Neben dem Zug
page-pane-turn = Dein Zug
page-pane-ledger = Kassenbuch
page-pane-help = Hilfe
page-pane-orders = Befehle
page-pane-share = Teilen
page-read-only = Dieses Spiel ist in einem anderen Tab offen. Hier kann man nur zusehen.
page-play-here = Hier spielen
page-overtaken = Dieses Spiel wurde in einem anderen Tab weitergespielt oder gelöscht. Was du hier getan hast, ließ sich nicht speichern.
page-load-newer = Gespeichertes Spiel laden
page-keep-apart = Meines als eigenes Spiel behalten
page-yours-now = Der andere Tab ist zu. Du spielst wieder hier.
page-game-gone = Dieses Spiel ist hier nicht mehr gespeichert.
page-steps-dropped = Das Spiel ist weitergegangen. Was du begonnen hattest, passt nicht mehr und ist verworfen.
page-opened-before = Dieses Spiel hast du schon einmal geöffnet. Hier geht es weiter.

page-action-bar = Dein Zug
page-looking = Du siehst auf den Tisch.
page-past = Zeitpunkt { $moment } von { $last }.
page-what-if-begun = Ein neues Spiel ab diesem Zeitpunkt. Das alte bleibt, wie es war.
page-complete = Es ist nichts mehr zu entscheiden.
page-complete-hint = Zug bestätigen oder zurücknehmen.
page-confirm-nothing = Noch ist nichts gewählt. Noch einmal Enter beendet den Zug trotzdem.
page-choose-first = Erst wählen, dann bestätigen.
page-thinking = { $name } denkt nach.
page-hurry = Jetzt ziehen
page-skip-moves = Überspringen
page-confirm = Zug bestätigen
page-without = ohne { $what }
page-done = Fertig
page-loses = führt zu einem Verlust
page-command = Befehlszeile
page-command-hint = Wahl eintippen
page-title-turn = { $name }: am Zug

page-turn = Dein Zug bisher
page-turn-unsent = noch nicht bestätigt
page-turn-purse = Kasse { $before } → { $after }
page-pointing = gezeigt
page-back-to-here = Bis hierher zurück
page-undo = Rückgängig
page-redo = Wieder
page-take-back = Zug zurücknehmen

page-orders = Dauerbefehle
order-always = immer
order-never = nie
order-ask = fragen
order-begins = Beginnt mit: { $order }.

page-ledger = Kassenbuch
page-ledger-keys = Zeilen des Kassenbuchs. Pfeiltasten gehen von einer zur nächsten, Enter öffnet sie.
page-all = alle
page-older = Ältere Einträge
page-jump = Diesen Augenblick ansehen
page-by-order = durch Dauerbefehl
page-moments = Augenblicke des Spiels
page-moment = Augenblick
page-moment-of = { $moment } von { $last }
page-step-back = Ein Schritt zurück
page-step-forward = Ein Schritt weiter
page-to-now = Zurück zu jetzt
page-to-result = Zum Ergebnis
page-what-if = Ab hier weiterspielen

page-record-huge = Das ist zu groß für eine Aufzeichnung. Ist es die richtige Datei?
page-record-bad = Die Aufzeichnung lässt sich nicht öffnen: { $why }
page-no-table = Der Tisch lässt sich nicht decken: { $why }
page-not-understood = Nicht verstanden: { $why }. Tab ergänzt, was du tippst.
page-not-deleted = Der Browser löscht dieses Spiel nicht. Lade die Seite neu und versuche es noch einmal.
page-not-kept = Der Browser bewahrt dieses Spiel nicht auf. Sichere die Aufzeichnung in einer Datei.
page-bot-stuck = Der Bot hat aufgehört zu denken; der Zufall hat für ihn gezogen.
page-damaged = Beschädigt: { $what }. Das Übrige kommt aus der Aufzeichnung.
page-record-damaged = Die Aufzeichnung ist beschädigt. Dieses Spiel lässt sich nicht öffnen.
damage-seats = wer wo sitzt
damage-orders = Dauerbefehle
damage-time = wann gespielt wurde
damage-summary = der Spielstand

page-play-bots = Gegen Bots
page-challenge-no-undo = In einer Herausforderung wird nichts hinter das zurückgenommen, was aufgedeckt wurde.
page-not-loaded = Dieser Teil konnte nicht geholt werden. Prüfe die Verbindung und versuche es noch einmal.
page-newer = Es gibt eine neuere Fassung der Seite, und dieser Teil der alten ist nicht mehr zu haben. Dein Spiel bleibt erhalten, auch der angefangene Zug.

learn-about = Was ist das? { $name }

## Die Stufen der Bots

page-level-random = Zufall
page-level-greedy = Greedy
page-level-planner = Planer
page-level-apprentice = Lehrling
page-level-journeyman = Geselle
page-level-foreman = Vorarbeiter
page-level-master = Meister
page-level-quick = Schnell
page-level-steady = Solide
page-level-strong = Gründlich
