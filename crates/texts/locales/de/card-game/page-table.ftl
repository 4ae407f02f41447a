# Sheets of the table: players, market, price against appeal, the player board.

## Players

cg-player-your-turn = am Zug
cg-player-chooses = wählt
cg-player-to-act = kommt noch
cg-player-acted = war dran
cg-player-bankrupt = bankrott
cg-player-starts = Startspieler
cg-player-bot = Bot
cg-player-portfolio = Aktien × Aktienkurs = Wert des Besitzes
cg-player-factories-of = Fabriken von { $name }
cg-loans-of = Kredite { $count } von { $most }
cg-ships-of = Schiffe { $count } von { $most }
cg-tokens-of = Schiffsmarker { $count }{ $saved ->
    [0] {""}
   *[other] {" "}und { $saved } erspart,
} von { $most }
cg-share-value = Aktienkurs

## Columns and rows

cg-column-side = Seite
cg-column-goods = Waren
cg-column-workers = A+M
cg-column-quality = Qualität
cg-column-distribution = Vertrieb
cg-column-price = Preis
cg-column-appeal = Attraktivität
cg-column-stored = gelagert
cg-row-result = Ergebnis
cg-row-sells = verkauft
cg-row-price = Preis
cg-row-appeal = Attraktivität
cg-row-income = Einnahmen
cg-row-costs = Kosten
cg-row-value = Aktienkurs
cg-row-demand = Nachfrage

## The market board

cg-sheet-market = Markt
cg-market-hint = verkauft: wie jetzt alle Karten liegen; ▲ und ▼ bewegen die Nachfrage
cg-market-label = { $good }: Nachfragewert { $demand }; Attraktivität: { $places }.
cg-neutral = neutraler Spieler
cg-demand = Nachfrage
cg-sells = verkauft
cg-wages = Löhne
cg-wages-hint = ein Schritt nach rechts mit jedem Bauen oder Einstellen; Maschine £1
cg-wages-label = Löhne: £{ $wage } für jeden Arbeiter.

## Price against appeal

cg-sheet-price = Preis gegen Attraktivität, { $good }
cg-price-pointed = worauf gezeigt wird
cg-price-set = wie für diese Runde festgelegt
cg-price-choose = wählen; Karten und Platz folgen
cg-price-outlook = käme jetzt die Produktion; gezeigt ist das beste Ergebnis
cg-price-produced = die Ware wird gerade produziert oder ist schon produziert
cg-price-none = käme jetzt die Produktion
cg-price-no-factory = Du hast keine Fabrik für { $good }.
cg-price-skipped = Ohne Fabrik für die Ware der Runde legst du keinen Preis fest und produzierst nichts; die anderen schon.
cg-price-rung = Attraktivität { $appeal }, Preis £{ $price }: verkauft { $sold }, Ergebnis { $result }, Aktienkurs +{ $steps }
cg-price-of = von { $made }
cg-price-rival = Was { $name } verkauft
cg-price-line = Attraktivität { $appeal }, £{ $price }: verkauft { $sold }
cg-why-stays = Der Marker bleibt auf { $to }, die Nachfrage auf { $demand }.
cg-why-no-arrow = Attraktivität { $from } → { $to } kreuzt keinen Pfeil: Die Nachfrage bleibt { $demand }.
cg-why-red = Attraktivität { $from } → { $to } kreuzt rote Pfeile: Der Nachfragemarker steigt { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} und zeigt { $demand }.
cg-why-green = Attraktivität { $from } → { $to } kreuzt grüne Pfeile: Der Nachfragemarker fällt { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} und zeigt { $demand }.
cg-why-others = Wie die Karten der anderen liegen, kommt er auf { $demand }.
cg-why-costs = Kosten: { $workers } × £{ $wage } Lohn, { $machines ->
    [0] keine Maschine
    [one] eine Maschine
   *[other] { $machines } Maschinen
}, £{ $fixed } fest.
cg-why-saved = Der Vorarbeiter spart £{ $saved }.
cg-why-no-rise = Der Aktienkurs steigt erst mit zwei in England verkauften Waren.
cg-why-one = Zwei in England verkauft: ▲1.
cg-why-tied = Zwei in England verkauft: ▲1; die höchste Attraktivität ist geteilt.
cg-why-highest = Zwei in England verkauft und allein die höchste Attraktivität: ▲2.
cg-why-left = { $count ->
    [one] Eine Ware bleibt
   *[other] { $count } Waren bleiben
} zum Verschiffen oder Lagern.
cg-why-bankrupt = Du könntest nicht zahlen und schiedest aus.
cg-why-emergency = { $count ->
    [one] Ein Marker
   *[other] { $count } Marker
} des Notfonds wären nötig.

## The player board

cg-sheet-board = Deine Spielertafel
cg-track-quality = Qualität je Aktion
cg-track-distribution = Vertrieb je Aktion
cg-track-cards = Entwicklungskarten
cg-track-machinery = Maschinen je Aktion
cg-track-ship = Waren je Schiff
cg-track-stock = Aktien zum halben Preis
cg-level-says = { $track }: { $allows }

## The board as text

cg-text-now = { $year }, { $good }; Lohn £{ $wage }
cg-text-asked = { $name } hat zu wählen.
cg-text-starts = { $name } hat die Startspielerkarte.
cg-text-sells = Attraktivität { $appeal }, £{ $price }: verkauft { $sold }, Ergebnis { $result }, Aktienkurs +{ $steps }
cg-text-money = Geld £{ $cash }, { $count } Aktien × £{ $value } = £{ $portfolio }
cg-text-supply = Entwicklungskarten im Vorrat
cg-text-choices = Was gewählt werden kann
