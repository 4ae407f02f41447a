# Sheets of the table: factories, quality, stock exchange, choices, development cards; the bar.

## Factories

cg-sheet-works = Deine Fabriken
cg-works-back = die eigenen
cg-part-factories = Fabriken
cg-part-quality = Qualität
cg-part-exchange = Börse
cg-part-choices = Auswahl
cg-factory-label = Fabrik für { $good }
cg-not-built = nicht gebaut · Seite { $side }: { $goods ->
    [one] eine Ware
   *[other] { $goods } Waren
}, { $workers } Arbeiter, fest £{ $fixed }
cg-makes = macht { $count }
cg-tile-workers = { $count } Arbeiter in der Fabrik selbst
cg-fixed = fest £{ $fixed }
cg-ship-price = Eine verschiffte Ware bringt £{ $ship }
cg-spot-label = Fabrikmarker auf Platz { $spot }: Preis £{ $price }, Attraktivität { $appeal }
cg-stored = { $count } im Lager; kleine Lagerhäuser: { $small }, große: { $big }
cg-machine-token = Maschinenmarker
cg-employ-label = einstellen für { $good }: { $workers } Arbeiter, { $goods ->
    [one] eine Ware mehr
   *[other] { $goods } Waren mehr
}
cg-card-label = Arbeiterkarte { $side }: { $workers } Arbeiter, { $machines } Maschinen, macht { $goods }.
cg-kind-office = Kontor
cg-kind-quality = Qualität
cg-kind-distribution = Vertrieb
cg-to-price = zum Preis
cg-to-appeal = zur Attr.
cg-do-open = Damit beginnen
cg-do-build = Bauen
cg-do-upgrade = Ausbauen
cg-do-invent = Erfinder
cg-do-employ = einstellen
cg-do-automate = Einen Arbeiter durch eine Maschine ersetzen.
cg-do-foreman = Vorarbeiter hierher
cg-do-regain = zurückholen

## Quality and distribution

cg-quality-level = Qualität: { $added } von { $most } erhöht
cg-distribution-level = Vertrieb: { $added } von { $most } erhöht
cg-reserve = in Reserve: kleine { $small }, große { $large }{ $engineer ->
    [0] {""}
   *[other] , Ingenieur
}
cg-no-ways = jetzt nichts zu erhöhen
cg-quality-small = { $count ->
    [one] kleine Karte
   *[other] { $count } kleine Karten
}
cg-quality-large = { $count ->
    [one] große Karte
   *[other] { $count } große Karten
}
cg-quality-engineer = { $count ->
    [one] Ingenieur
   *[other] { $count } Ingenieure
}
cg-moves-from = { $card } von { $good }
cg-moves-reserve = { $card } aus der Reserve
cg-moves-back = { $card } in die Reserve
cg-moves-turned = gedreht
cg-losing = { $count ->
    [one] { $count } Weg, der anderswo Qualität kostet
   *[other] { $count } Wege, die anderswo Qualität kosten
}
cg-way-loses = { $good } { $from } → { $to }

## The stock exchange

cg-deal-buy = Aktien kaufen
cg-deal-borrow = Bankkredite
cg-deal-regain = Schiffe
cg-buy-hint = je £{ $value }
cg-buy-half = je £{ $value }, { $half } zu £{ $cost }
cg-borrow-hint = je £{ $value }, am Ende eine Aktie weniger; { $count } von { $most }
cg-left = Geld danach: { $money }

## Every choice

cg-choices-none = Du wirst gerade nichts gefragt.
cg-group-build = Bauen und ausbauen
cg-group-employ = Arbeiter einstellen
cg-group-automate = Automatisieren
cg-group-quality = Qualität
cg-group-distribution = Vertrieb
cg-group-exchange = Börse
cg-group-produce = Sonderproduktion
cg-group-ship = Frühe Verschiffung
cg-group-develop = Entwicklungen
cg-group-price = Preis und Attraktivität
cg-group-store = Lagerhäuser
cg-group-answer = Oder
cg-change-value = Aktienkurs { $from } → { $to }
cg-change-shares = Aktien { $from } → { $to }
cg-change-loans = Kredite { $from } → { $to }
cg-change-ships = Schiffe { $from } → { $to }
cg-change-tokens = Schiffsmarker { $from } → { $to }
cg-change-stored = im Lager { $from } → { $to }
cg-change-sold = verkauft { $from } → { $to }

## Development cards

cg-sheet-cards = Entwicklungskarten
cg-cards-hint = { $count } von { $limit } · Vorrat { $supply }
cg-card-used = { $card } (benutzt)
cg-card-is-used = in diesem Jahrzehnt benutzt
cg-card-fresh = bereit
cg-card-own = deine
cg-take = { $card } nehmen
cg-take-it = Nehmen
cg-swap = { $old } zurückgeben, { $new } nehmen
cg-swap-for = für
cg-does-entrepreneur = Gewinnt einmal im Jahrzehnt einen Gleichstand um die höchste Attraktivität; am Ende einer Runde zurückgegeben bestimmt er den Startspieler. (Karte 1)
cg-does-customs-office = Ein Schiffsmarker weniger beim Verschiffen, einmal im Jahrzehnt. (Karte 2)
cg-does-extra-shift = In der Produktion zurückgegeben macht sie eine Ware mehr. (Karte 3)
cg-does-workshop = { $machines } Maschinen kosten beim Bezahlen nichts. (Karte 4)
cg-does-foreman = An einer Fabrik: £{ $saves } weniger für jeden von bis zu { $workers } Arbeitern. (Karte 5)
cg-does-broker = Statt einer Entwicklung zurückgegeben kauft er bis zu { $shares } Aktien zum halben Preis. (Karte 6)
cg-does-patron = Verkauft eine Ware mehr in England: { $one } oder { $other }, einmal im Jahrzehnt. (Karte 7)
cg-does-inventor = Zurückgegeben baut er bis zu { $factories } Fabriken aus, gleich in welchem Jahrzehnt. (Karte 8)
cg-does-inventor-expert = Oder zwei Entwicklungen auf einmal.
cg-does-developer = Feste Kosten £{ $fixed } niedriger; macht einmal im Jahrzehnt eine andere benutzte Karte wieder frisch. (Karte 9)
cg-does-contract = Mehr Geld für jede Verschiffung. (Karte 10)
cg-does-patent = Eine Vertriebskarte mehr. (Karte 11)
cg-does-engineer = Eine Qualitätskarte mit 5 oder 6; für immer bis zu { $most } in jeder Fabrik. (Karte 12)
cg-does-storehouse = Lagert bis zu { $holds } Waren. (Karte 13)
cg-does-lifts = Ihre Entwicklung wartet auf kein Jahrzehnt.

## The bar

cg-bar-appeal = Attraktivität { $appeal }, £{ $price }
cg-bar-distribution = Vertrieb { $value }, { $good }
cg-bar-quality = Qualität { $value }, { $good }
cg-bar-build = { $good } bauen
cg-bar-open = Beginn: { $good }
cg-bar-upgrade = { $good } ausbauen
cg-bar-employ = Einstellen, { $good }
cg-bar-automate = Maschine, { $good } { $card }
cg-bar-buy = { $count } kaufen, { $money }
cg-bar-borrow = { $count ->
    [one] { $count } Kredit
   *[other] { $count } Kredite
}, { $money }
cg-bar-ship = { $count } { $good } verschiffen, { $money }
cg-bar-sell = { $count } verkaufen, { $money }
cg-bar-develop = { $track }
cg-more-price = + { $count } im Bild
cg-more-cards = + { $count } auf Tafel und Karten
cg-more-works = + { $count } auf dem Tisch

## What helps to answer

cg-hint-open = Zwei Fabriken zu Beginn, jede mit einer Arbeiterkarte.
cg-hint-start-development = Ein Schritt auf der Tafel, eine Karte oder nichts.
cg-hint-start-shares = £{ $money } Geld, £{ $value } je Aktie.
cg-hint-action = Eine Aktion, dann Preis und Attraktivität von { $good }, dann eine Entwicklung.
cg-hint-build = Beliebig viele; der erste Bau bewegt Nachfrage und Löhne.
cg-hint-employ = Lohn £{ $wage }; die erste Karte bewegt Nachfrage und Löhne für alle.
cg-hint-automate = Maschinen: { $added } von { $most }.
cg-hint-quality = Qualität erhöht: { $added } von { $most }.
cg-hint-distribution = Vertrieb erhöht: { $added } von { $most }.
cg-hint-exchange = £{ $money } Geld; Kredite { $loans } von { $most }; dann Schiffe.
cg-hint-produce = Jede Fabrik einmal; die Kosten werden am Ende zusammen bezahlt.
cg-hint-ship = { $ships } Schiffe für je { $capacity } Waren.
cg-hint-price = Was nicht zur Attraktivität geht, ist Preis.
cg-hint-development = Karten { $count } von { $limit }.
cg-hint-limit = { $made } hergestellt, { $limit } dürfen in England verkauft werden.
cg-hint-stored-sale = { $count } { $good } im Lager.
cg-hint-left = { $count } { $good } übrig.
cg-hint-store = { $count } { $good } zu lagern oder verderben zu lassen.
cg-hint-keep = { $count } { $good } zu verwahren.
cg-hint-customs = Schiffsmarker: { $tokens }.
cg-hint-bonus = Du hast zwei verkauft und allein die höchste Attraktivität.
cg-hint-tie = Der Unternehmer bricht den Gleichstand, einmal im Jahrzehnt.
cg-hint-entrepreneur = Die Karte geht in den Vorrat zurück.
cg-hint-start-player = Dein Besitz ist der kleinste.
cg-hint-foreman = Bis zu vier seiner Arbeiter kosten fortan weniger.
cg-hint-replace = Mit Karten der Reserve, bis zu dem, was der Ingenieur zeigte.
cg-hint-developer = Du hast ihn eben genommen; einmal im Jahrzehnt.
