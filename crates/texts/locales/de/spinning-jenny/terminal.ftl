# Das Spielfeld im Terminal.

heading-company = Firma von { $seat }
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
column-importer = Importeur
column-sold = verkauft
column-wages = Löhne
column-special-markers = Sondermarker
column-timetable = Zeittafel
column-start-player = Startspieler
board-pounds = £{ $amount }
board-job-market = Arbeitsmarkt: { $workers } Arbeiter, { $empty } freie Felder, { $fired } Entlassene; Lohn £{ $wage }
board-sale = Verkauf von { $good }, noch { $left ->
    [one] { $left } Ware
   *[other] { $left } Waren
} gefragt; verkauft
board-markers-left = Marker auf der Hand
board-no-factory = keine Fabrik
board-legend = w Arbeiter, m Maschine, . frei, + Zusatzarbeiter. Qualität: Fabrik + Marker.
forecast-emergency-sale = { $player }: Für die Löhne gehen { part-shares } in den Notverkauf; £{ $cash } bleiben
forecast-loans = { $player }: Für die Löhne braucht es { part-loans }; £{ $cash } bleiben
forecast-emergency-spaces = { $player }: { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} zurück wegen der Notlage
forecast-price-cut = { $player }: Der Preis fällt mit dem Vertrieb, ein Feld zurück
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
ranking-lost = – { $seat }: { part-shares } × £{ $value } = £{ $score }; verloren, da { $loans ->
    [one] { $loans } Kredit offen ist
   *[other] { $loans } Kredite offen sind
}

table-winner = { $seat } gewinnt mit einem Firmenwert von £{ $score }.
table-winners = { $seats } teilen sich den Sieg mit einem Firmenwert von £{ $score }.
table-nobody-wins = Niemand gewinnt: Alle haben noch Kredite.
