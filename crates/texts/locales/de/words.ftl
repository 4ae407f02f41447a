# Wörter der Spiele und die Teile, aus denen Sätze bestehen.

seat-name = Spieler { $number }

## Spiele

game-spinning-jenny = Spinning Jenny
game-water-frame = Water Frame

## Waren

word-food = Lebensmittel
word-clothes = Kleidung
word-cutlery = Besteck
word-lamps = Lampen

## Arten von Aktionsmarkern

word-factory = Fabrik
word-workers = Arbeiter
word-machinery = Maschinen
word-quality = Qualität
word-distribution = Vertrieb
word-exchange = Börse

## Farben der Aktionsmarker

word-own = eigene Farbe
word-light = hellgrau
word-dark = dunkelgrau

## Warum sich ein Aktienkurs bewegt

word-because-goods-sold = verkaufte Waren
word-because-most-appeal = höchste Attraktivität
word-because-most-sold = meiste verkaufte Waren
word-because-emergency-sale = Notverkauf
word-because-loan = Kredit
word-because-price-cut = erzwungene Preissenkung

## Phasen und Abschnitte

phase-draw-start-player = Auslosen des Startspielers
phase-draw-light-marker = Ziehen der hellgrauen Marker
phase-foundation = Gründung
phase-start-up-capital = Startkapital
phase-pick-light-marker = Sondermarker
phase-administration = Aktionsphase
phase-action = Aktionsphase
phase-sale = Produktionsphase: Verkauf
phase-storage = Produktionsphase: Lagerung
phase-name-start-player = Ende des Jahrzehnts
phase-final-exchange = Spielende: letzter Börsengang
phase-over = Das Spiel ist zu Ende

stage-factory = Fabrik
stage-workers = Arbeiter
stage-machinery = Maschinen
stage-quality = Qualität
stage-distribution = Vertrieb
stage-stock-exchange = Börse
stage-prices = Preisanpassung
stage-special-marker = Sondermarker

## Satzteile; Marker stehen im Akkusativ

part-level = { $level ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] { $level }
}
part-factory = { $good-word ->
    [food] Lebensmittelfabrik
    [clothes] Kleiderfabrik
    [cutlery] Besteckfabrik
    [lamps] Lampenfabrik
   *[other] Fabrik für { $good }
}
part-goods = { $good-word ->
    [lamps] { $count ->
        [one] { $count } Lampe
       *[other] { $count } Lampen
    }
   *[other] { $count } { $good }
}
part-marker-name = { $marker-word ->
    [factory] Fabrikmarker
    [workers] Arbeitermarker
    [machinery] Maschinenmarker
    [quality] Qualitätsmarker
    [distribution] Vertriebsmarker
    [exchange] Börsenmarker
   *[other] Marker „{ $marker }“
}
part-marker = { $shade-word ->
    [own] den { part-marker-name }
    [light] den hellgrauen { part-marker-name }
    [dark] den dunkelgrauen { part-marker-name }
   *[other] den { part-marker-name } ({ $shade })
}
part-workers = { $count } Arbeiter
part-shares = { $count ->
    [one] { $count } Aktie
   *[other] { $count } Aktien
}
part-loans = { $count ->
    [one] { $count } Kredit
   *[other] { $count } Kredite
}
