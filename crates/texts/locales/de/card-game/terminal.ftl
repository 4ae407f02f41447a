# Das Spielfeld im Terminal.

heading-round = Die { $year }er, Runde { $round }: { $good }
heading-set-up = Aufbau
heading-over = Das Spiel ist zu Ende
heading-company = Fabriken von { $seat }
board-forecast-heading = Vorschau, wenn jetzt produziert würde
board-market = Markt
board-neutral = neutral
board-supply = Vorrat
board-wages = Lohn £{ $wage }{ $steps ->
    [0] , der höchste
    [one] , steigt mit dem nächsten Schritt
   *[other] , steigt nach { $steps } Schritten
}; eine Maschine kostet £{ $machine }
board-developments = Entwicklungen
board-cards = Karten ({ $count } von { $most })
board-used = genutzt
board-reserve = Reserve
board-small-quality = { $count } × Qualität 1/2
board-large-quality = { $count } × Qualität 3/4
board-distribution = { $count } × Vertrieb
board-storehouses = { $count } × kleines Lagerhaus
board-no-factory = keine Fabrik
board-bankrupt = bankrott, aus dem Spiel
board-legend = Markt: > zeigt die aktive Ware; Schritte des Nachfragemarkers nach unten und oben, die seinen Wert ändern; Attraktivitäten, zwischen denen Pfeile liegen; dann die Marker der Attraktivität. Fabriken: Preis und Attraktivität, wie sie jetzt liegen, die Seiten beider Arbeiterkarten; ' zeigt den Maschinenmarker.
board-forecast = { $good }: Nachfrage { $demand }, Lohn £{ $wage }
board-forecast-note = Mit den Fabriken, wie sie liegen, und ohne Karten oder Schiffe.
column-cash = Geld
column-shares = Aktien
column-share-value = Kurs
column-portfolio = Wert
column-loans = Kredite
column-ships = Schiffe
column-tokens = Marker
column-saved = bei Markern: vom Zollamt erspart, die Schiffe zählen
column-start-player = Startspieler
column-factory = Fabrik
board-demand = Nachfrage
column-steps = Schritte
column-arrows = Pfeile
brief-side = S.
brief-cards = Kart.
brief-makes = Prod
brief-workers = Arb
brief-machines = Ma
brief-price = Preis
brief-appeal = Attr
brief-quality = Qual
brief-distribution = Ver
brief-store = Lag
brief-costs = Kost
brief-limit = max
brief-sells = verk
brief-income = Erlös
brief-result = Erg
brief-wasted = weg
brief-value = Kurs
forecast-emergency = { $seat }: { part-tokens } aus dem Notfonds
forecast-bankrupt = { $seat }: bankrott
ranking-line = { $place }. { $seat }: { part-shares } × £{ $value } = £{ $score }; £{ $money } übrig
ranking-bankrupt = – { $seat }: bankrott
table-winner = { $seat } gewinnt mit Aktien im Wert von £{ $score }.
table-winners = { $seats } teilen sich den Sieg mit Aktien im Wert von je £{ $score }.
