# Was von selbst lief, als Abrechnung: eine Produktion, das Ende eines Jahrzehnts, die Schlusswertung.

## Produktion

account-production = Produktion: { $good }
account-produced = Die Produktion ist abgeschlossen: { $good }.
account-no-factory = keine Fabrik
account-bankrupt = bankrott
account-demand = Nachfrage { $count }
account-wage = Lohn £{ $wage }
account-home = Heimatmarkt
account-made = hergestellt
account-made-count = { $count } hergestellt
account-shift = eine mit der Sonderschicht
account-in-store = { $count } im Lager
account-limit = Attr. − Nachfrage
account-appeal-demand = { $appeal } − { $demand }{ $patrons ->
    [0] {""}
    [one] {" "}+ Gönner
   *[other] {" "}+ { $patrons } Gönner
}
account-at-most = { $count ->
    [0] keine
   *[other] max. { $count }
}
account-sold = verkauft
account-times = { $count } × £{ $each }
account-from-store = davon { $count } aus dem Lager
account-none = keine
account-left = Schiffe und Lagerhäuser
account-shipped = verschifft
account-contract = Auftrag
account-ships = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
account-tokens = { $count ->
    [0] kein Marker, insgesamt { $total }
    [one] { $count } Marker, insgesamt { $total }
   *[other] { $count } Marker, insgesamt { $total }
}
account-stored = gelagert
account-wasted = { part-goods } verdorben
account-none-left = nichts übrig
account-costs = Produktionskosten
account-wages = Löhne
account-foreman = Vorarbeiter
account-machines = Maschinen
account-workshop = Werkstatt
account-fixed = Fixkosten
account-developer = Entwickler
account-cash = Geld
account-shares = Aktienkurs
account-reasons = Gründe
account-two-sold = zwei oder mehr verkauft
account-highest = höchste Attraktivität
account-entrepreneur = Gleichstand gebrochen
account-too-few-sold = weniger als zwei verkauft
account-tied = höchste Attraktivität, aber geteilt
account-declined = höchste Attraktivität: verzichtet
account-value = Aktienkurs
account-fading = Vertrieb
account-distribution = Vertrieb
account-faded = { $to ->
    [0] { $from } → keiner
   *[other] { $from } → { $to }
}
account-none-laid = keiner ausgelegt
account-now = Geld und Aktien jetzt
account-worth-all = + { $shares } × £{ $value } = £{ $all }
account-worth = { $shares } × £{ $value } = £{ $portfolio }

## In Not

account-emergency = Notfonds
account-loan-tokens = { part-tokens }
account-short = £{ $short } fehlen: { part-tokens } zu je £{ $each }.
account-fewer-shares = Am Ende für jeden Marker eine Aktie weniger; { $total } von { $most } sind genutzt.
account-cash-sum = £{ $cash } + { $raised } − { $costs } = £{ $now }
account-out = aus dem Spiel
account-owed = £{ $owed } sind fällig, und mit allen { $count } Kreditmarkern sind es £{ $money }.
account-no-score = Keine weiteren Züge, keine Wertung.
account-cards-back = Alle Karten gehen in den Vorrat zurück.

## Das Ende eines Jahrzehnts

account-decade = Das Ende der { $year }er
account-decade-over = Die { $year }er sind vorbei.
account-fresh = Karten sind wieder bereit
account-cards = Karten
account-neutral = neutraler Spieler
account-appeal-of = { $good }
account-start = Der Startspieler
account-portfolio = Aktien
account-least = am wenigsten, wählt
account-start-player = Startspieler
account-starts = beginnt
account-named = mit dem Unternehmer bestimmt

## Schlusswertung

account-scoring = Schlusswertung
account-sole-survivor = Einer ist übrig
account-nobody-left = Niemand ist übrig
account-scored = Das Spiel ist zu Ende.
account-last-goods = Gelagerte Waren werden verkauft
account-goods = Waren
account-last-shares = Aktien für alles Geld
account-bought = gekauft
account-none-bought = keine
account-loans = Kreditmarker nehmen Aktien
account-loans-taken = Aktien
account-no-loans = kein Kreditmarker
account-shipping = Schiffsmarker senken den Kurs
account-shipping-tokens = { $count ->
    [one] { $count } Marker
   *[other] { $count } Marker
}
account-no-tokens = kein Marker
account-score = Wertung
account-score-row = Aktien × Kurs
