# Was von selbst lief, als Abrechnung: die Produktion einer Ware, das Ende eines Jahrzehnts.

## Produktion

account-production = Produktion: { $good }
account-produced = Die Produktion ist abgeschlossen: { $good }.
account-no-factory = keine { part-factory }
account-demand = Nachfrage { $count }
account-sold-in-all = verkauft { $count }
account-sold-by-equals = verkauft { $count }: Wer an Attraktivität und Qualität gleich ist, verkauft auch über die Nachfrage hinaus
account-left = übrig { $count }
account-wage = Lohn £{ $wage }

account-calls = Aufrufe
account-calls-hint = aufgerufene Attraktivität, wer verkauft, zu welchem Preis
account-left-over = übrig
account-price = £{ $price }
account-import = Import
account-unmet = offen

account-sale = Verkauf
account-made = hergestellt, verkauft
account-made-count = { $count } hergestellt
account-sold = { $store ->
    [0] { $count } verkauft
   *[other] { $count } verkauft, { $store } aus dem Lager
}
account-income = Erlös
account-times = { $count } × £{ $each }
account-none = keine

account-shares = Der Aktienwert steigt
account-reasons = Gründe
account-one-sold = eine verkauft
account-more-sold = zwei oder mehr verkauft
account-most-appeal = allein am attraktivsten
account-most-sold = allein am meisten verkauft
account-nothing-sold = nichts verkauft
account-space = Feld
account-values = £{ $from } → £{ $to }

account-costs = Löhne und Maschinen
account-wages = Löhne
account-machines = Maschinen
account-result = Ergebnis
account-cash = Bargeld

account-storage = Vertrieb lässt nach, Waren werden gelagert
account-distribution = Vertrieb
account-none-laid = keiner ausgelegt
account-faded = { $to ->
    [0] { $from } → keiner
   *[other] { $from } → { $to }
}
account-appeal = Attraktivität { $from } → { $to }
account-price-cut = Preis £{ $from } → £{ $to }
account-cut = für die erzwungene Preissenkung
account-stored = gelagert
account-none-left = nichts übrig
account-kept = { $count } gelagert
account-in-store = { $count } von { $most } im Lager
account-lost = { part-goods } verloren

account-now = Bargeld und Aktien jetzt
account-worth = { $shares } × £{ $value } = £{ $portfolio }

## In Not

account-emergency = Notverkauf
account-fall = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}
account-short = £{ $short } fehlen: { part-shares } zu £{ $value } verkauft.
account-fell = Feld { $from } → { $to }, eine Aktie £{ $was } → £{ $now }.
account-portfolio-fell = Aktien £{ $from } → £{ $to }
account-loans = { $count ->
    [one] Ein Kredit
   *[other] Kredite
}
account-borrowed = Keine Aktie ist mehr zu verkaufen: { part-loans } zu £{ $amount }, Rückzahlung je £{ $repayment }.
account-cash-sum = Bargeld £{ $cash } + { $income } − { $costs } + { $raised } = £{ $now }

## Das Ende eines Jahrzehnts

account-decade = Das Ende der { $year }er
account-decade-over = Die { $year }er sind vorbei.
account-markers = Aktionsmarker kehren zurück
account-returned = Marker
account-start = Der Startspieler wird bestimmt
account-portfolio = Aktien
account-least = am wenigsten, bestimmt
account-start-player = Startspieler
account-starts = beginnt
account-decade-began = Das neue Jahrzehnt
account-level = Stufe
account-level-stays = Keine neue Stufe kommt ins Spiel.
account-obsolete = Fabriken veralten
account-extra = zusätzliche Arbeiter
account-workers = { part-workers }
account-missing = { $count } fehlen
account-fee = Gebühr
