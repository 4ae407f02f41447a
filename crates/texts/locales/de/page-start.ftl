# Die Startseite und die Zahlen des Spielmaterials.

start-motto = schwere Spiele der Industriezeit
start-picture = Eine Spinnerei an einem Kanal
start-headline = Ein Tisch, der immer gedeckt ist.
start-line = Gegen Bots oder mit Freunden an einem Bildschirm. Ohne Konto, ohne Installation.
start-games = Spiele
start-players-range = { $from } bis { $to } Spieler
start-set-table = Tisch decken
start-alone = Allein spielen
start-cards = Karten

start-learn-title = Spielend lernen
start-learn-about = Ein geführtes erstes Spiel, das bei jedem Schritt sagt, was gefragt ist, welcher Zug vernünftig ist und warum.
start-numbers-kinds = gedruckt oder rekonstruiert, jeweils mit Quelle
start-numbers-about = Kosten, Vorräte und was sonst in einer Schachtel gedruckt ist. Wer sie besitzt, berichtigt eine Zahl und spielt gleich damit.

start-your-games = Deine Spiele
start-kept-here = in diesem Browser
start-no-games = Noch keine Spiele. Was du spielst, wird hier nach jedem Zug aufbewahrt.
start-export-all = Alle exportieren
start-play = Spielen
start-open = Öffnen
start-delete = Löschen
start-delete-sure = Endgültig löschen?
start-keep = Behalten
start-delete-many = { $number ->
        [one] Ein Spiel löschen
       *[other] { $number } Spiele löschen
    }
start-delete-many-sure = { $number ->
        [one] Ein Spiel endgültig löschen?
       *[other] { $number } Spiele endgültig löschen?
    }
start-select = Mehrere auswählen
start-select-one = Auswählen
start-select-all = Alle auswählen
start-select-end = Fertig
start-list-more = { $number } weitere
start-unreadable = Unlesbarer Eintrag
start-state-yours = du bist am Zug
start-state-running = läuft
start-state-over = beendet
start-state-alone = zu Ende mit { $score }
start-state-won = { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
start-what-if = Was wäre, wenn: { $moment }
start-now = gerade eben
start-minutes-ago = vor { $number } Min.
start-hours-ago = vor { $number } Std.
start-days-ago = { $number ->
        [one] gestern
       *[other] vor { $number } Tagen
    }

start-so-far = von { $of } Spielen, bisher { $total }
start-challenge-of = Herausforderung { $date }

seats-title = Wer spielt weiter?
seats-about = Dieses Spiel kommt von anderswo. Die Plätze sind besetzt wie in der Aufzeichnung, sonst von dir und Bots.
seats-open = Tisch öffnen

start-new-table = Neuer Tisch
start-game = Spiel
start-players = Spieler
start-who = wer spielt
start-name = Name
start-person = Person
start-bot-random = Bot, zufällig
start-bot-greedy = Bot, schnell
start-bot-planner = Bot, stark
start-bot-greedy-quick = Bot, schnell
start-bot-greedy-steady = Bot, solide
start-bot-greedy-strong = Bot, stark
start-bot-plain-quick = Einfacher Bot, schnell
start-bot-plain-steady = Einfacher Bot, solide
start-bot-plain-strong = Einfacher Bot, gründlich
start-bot-apprentice = Lehrling, am schwächsten: sieht wenig
start-bot-journeyman = Geselle: wägt ab, was möglich ist
start-bot-foreman = Vorarbeiter, stark: wägt mehr ab
start-bot-master = Meister, am stärksten: wägt am meisten ab
start-bot-name = Bot { $name }
start-colour-0 = Blau
start-colour-1 = Rot
start-colour-2 = Grün
start-colour-3 = Gelb
start-colours = Die Farben gehören zu den Plätzen. Mehrere Personen teilen sich diesen Bildschirm.
start-one-by-one = Einzeln wählen
start-order = Sitzfolge
start-order-listed = wie hier
start-order-drawn = ausgelost
start-numbers = Zahlen
start-numbers-own = deine eigenen
start-numbers-compiled = wie geliefert
start-numbers-see = Zahlen des Materials
start-your-deck = Dein Deck
start-no-deck = noch keins
start-choose-deck = Wählen
start-seed = Startwert
start-seed-random = zufällig
start-start = Beginnen

start-file-unread = Der Browser konnte diese Datei nicht als Text lesen.

numbers-about = Jeder Tisch nutzt diese Zahlen, wenn du sie nicht änderst. Was die Regelhefte sagen, wird beim Tippen geprüft. Deine Änderungen bleiben in diesem Browser, und ein Spiel mit ihnen trägt sie in seiner Aufzeichnung.
numbers-right = { $number ->
        [0] Das sind die Zahlen wie geliefert.
        [one] Eine Zelle weicht von den gelieferten Zahlen ab. Damit lässt sich spielen.
       *[other] { $number } Zellen weichen von den gelieferten Zahlen ab. Damit lässt sich spielen.
    }
numbers-extent = Von { $all } Blöcken { $whole ->
        [0] ist keiner
        [one] ist einer
       *[other] sind { $whole }
    } rekonstruiert{ $part ->
        [0] .
        [one] , einer zum Teil.
       *[other] , { $part } zum Teil.
    }
numbers-decks = Die Karten gehören nicht zu diesen Zahlen: Jedes Deck ist eine eigene Datei und hat eine Seite, auf der es gezeigt, gedruckt und berichtigt wird.
numbers-decks-see = Zu den Decks
numbers-wrong = Damit lässt sich noch nicht spielen.
numbers-play = Mit diesen Zahlen gegen Bots
numbers-export = Datei exportieren
numbers-open = Datei öffnen
numbers-reset = Zurück zu den gelieferten Zahlen
numbers-to-table = Zurück zum Tisch
numbers-file-bad = Das ist keine Datendatei: { $why }
numbers-file-huge = Das ist zu groß für eine Datendatei. Ist es die richtige?
numbers-table-compiled = Dieser Tisch nutzt die gelieferten Zahlen:
numbers-table-own = Dieser Tisch nutzt eigene Zahlen:
numbers-files = Datei
numbers-cell = { $block }: { $key }, Zeile { $line }, Stelle { $place }
numbers-as-text = Die ganze Datei als Text
numbers-use-text = Diesen Text verwenden
numbers-was = geliefert: { $value }

numbers-held = aus dem Regelheft
numbers-partly-held = teils aus dem Regelheft
numbers-open-cell = offen
numbers-means-held = Aus dem Regelheft: Eine Regel legt die Zahl fest; zeige darauf, um sie zu lesen.
numbers-means-open = Offen: frei änderbar.

numbers-source-printed = gedruckt
numbers-source-derived = abgeleitet
numbers-source-web = aus dem Netz
numbers-source-reconstructed = rekonstruiert
numbers-means-printed = steht in einem Regelheft
numbers-means-derived = folgt aus dem, was die Regelhefte sagen
numbers-means-web = steht auf einer öffentlichen Seite
numbers-means-reconstructed = unser Vorschlag, der zu allem Gesagten passt
numbers-partly-derived = teils abgeleitet
numbers-partly-reconstructed = teils rekonstruiert
numbers-confidence-high = sehr sicher
numbers-confidence-medium = ziemlich sicher
numbers-confidence-low = unsicher
start-offline = Alles ist hier aufbewahrt: Die Seite geht auch ohne Netz.
