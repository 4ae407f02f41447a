# Wörter der Spiele und die Teile, aus denen Sätze bestehen.

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

phase-final-exchange = Spielende: letzter Börsengang
phase-over = Das Spiel ist zu Ende


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
