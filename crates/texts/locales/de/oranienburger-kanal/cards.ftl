# Was auf Gebäudekarten steht, aus Teilen zusammengesetzt: Eine Wirkung ist ein Satz.

## Wirkungen

card-effect = { $deed }.
card-effect-if = Wenn { $tests }, { $deed }.
card-table = { $start ->
    [1] Je
   *[other] je
} nach { $number-of }: { $rows }
card-row = { $quantity-word ->
    [at-least] bei { $number } oder mehr
    [at-most] bei { $number } oder weniger
    [none] bei 0
   *[exactly] bei { $number }
} { $deed }
card-and = { $one } und { $rest }
card-or = { $one } oder { $rest }
card-comma = { $one }, { $rest }
card-beside = { $before }; { $deed }
card-also = { $before }, und wenn { $count ->
    [1] du das tust
   *[other] es wirklich { $count } sind
}, { $deed }
card-then = { $before }, danach { $deed }
card-option = { $before }; oder { $deed }
card-nothing = nichts

## Schritte

card-gain = { $start ->
    [1] Nimm
   *[other] nimm
} { $amounts }
card-trade = { $start ->
    [1] Tausche
   *[other] tausche
} { $prices } gegen { $proceeds }
card-pay = { $start ->
    [1] Zahle
   *[other] zahle
} { $prices } und dafür { $proceeds }
card-times = { $deed }, bis zu { $count }-mal
card-times-per = { $deed }, einmal für { $each }
card-any-number = { $deed }, beliebig oft
card-place = { $start ->
    [1] Baue
   *[other] baue
} kostenlos { part-card-pieces }{ part-card-site }
card-build = { $start ->
    [1] Baue
   *[other] baue
} { part-card-pieces }{ part-card-site } zu den üblichen Kosten
card-remove = { $start ->
    [1] Entferne
   *[other] entferne
} { $count } { $scope-word ->
    [adjacent] { $count ->
        [one] { $noun-word ->
            [path] angrenzenden
            [canal] angrenzenden
            [rail] angrenzendes
           *[other] angrenzende
        }
       *[other] angrenzende
    } { part-card-removed }
    [in-row] { part-card-removed } entlang dieser Reihe
    [in-column] { part-card-removed } entlang dieser Spalte
   *[anywhere] { part-card-removed } von deinem Plan
}
card-turn = { $start ->
    [1] Drehe
   *[other] drehe
} dein Materialrad { $count ->
    [one] einmal kostenlos
   *[other] bis zu { $count }-mal kostenlos
}
card-choose = { $start ->
    [1] Wähle
   *[other] wähle
} { $count ->
    [one] eines davon
   *[other] bis zu { $count } davon
}: { $options }

part-card-pieces = { $count ->
    [one] { $count } { $noun-word ->
        [path] Pfad
        [road] Straße
        [rail] Gleis
        [canal] Kanal
        [bridge] Brücke
        [structure] Gebäude
       *[any-route] Strecke beliebiger Art
    }
   *[other] bis zu { $count } { $noun-word ->
        [path] Pfade
        [road] Straßen
        [rail] Gleise
        [canal] Kanäle
        [bridge] Brücken
        [structure] Gebäude
       *[any-route] Strecken beliebiger Art
    }
}
part-card-removed = { $noun-word ->
    [path] { $count ->
        [one] Pfad
       *[other] Pfade
    }
    [road] { $count ->
        [one] Straße
       *[other] Straßen
    }
    [rail] { $count ->
        [one] Gleis
       *[other] Gleise
    }
    [canal] { $count ->
        [one] Kanal
       *[other] Kanäle
    }
   *[route] { $count ->
        [one] Strecke
       *[other] Strecken
    }
}
part-card-site = { $scope-word ->
    [adjacent] {" "}{ $sort-word ->
        [plots] auf einem angrenzenden Bauplatz
       *[routes] an diesem Gebäude
    }
    [in-row] {" "}{ $sort-word ->
        [plots] in dieser Reihe
       *[routes] entlang dieser Reihe
    }
    [in-column] {" "}{ $sort-word ->
        [plots] in dieser Spalte
       *[routes] entlang dieser Spalte
    }
   *[anywhere] {""}
}{ $border-word ->
    [all] {""}
    [corner] {" "}in einer Ecke deines Plans
   *[edge] {" "}am Rand deines Plans
}

## Mengen

card-amount = { $amount } { $resource }
card-amount-per = { $amount } für { $each }
card-cost-free = kostenlos

## Voraussetzungen

card-if = { $scope-word ->
    [adjacent] { part-card-quantity }{ part-card-border } { $number ->
        [one] angrenzt
       *[other] angrenzen
    }
   *[other] { part-card-quantity }{ part-card-where } { $noun-word ->
        [structure] { $number ->
            [one] steht
           *[other] stehen
        }
        [unactivated] { $number ->
            [one] steht
           *[other] stehen
        }
        [empty-plot] { $number ->
            [one] ist
           *[other] sind
        }
        [empty-space] { $number ->
            [one] ist
           *[other] sind
        }
       *[other] { $number ->
            [one] liegt
           *[other] liegen
        }
    }
}
card-if-supply = du { $quantity-word ->
    [at-least] mindestens { $number } { $resource }
    [at-most] höchstens { $number } { $resource }
    [none] { $resource-word ->
        [brick] keinen { $resource }
        [thaler] keinen { $resource }
        [wood] kein { $resource }
        [ore] kein { $resource }
        [iron] kein { $resource }
       *[other] keinen { $resource }
    }
   *[exactly] genau { $number } { $resource }
} hast
card-if-materials = du { $quantity-word ->
    [at-least] mindestens { part-card-materials }
    [at-most] höchstens { part-card-materials }
    [none] gar kein Material
   *[exactly] genau { part-card-materials }
} hast
card-at-corner = dieses Gebäude in einer Ecke deines Plans steht
card-at-edge = dieses Gebäude am Rand deines Plans steht
card-at-interior = dieses Gebäude im Inneren deines Plans steht, nicht am Rand
card-first-activation = dies die erste Aktivierung des Gebäudes ist
card-second-activation = dies die zweite Aktivierung des Gebäudes ist

part-card-materials = { $number ->
    [one] { $number } Material
   *[other] { $number } verschiedene Materialien
}
part-card-quantity = { $quantity-word ->
    [at-least] mindestens { part-card-counted }
    [at-most] höchstens { part-card-counted }
    [none] { $noun-word ->
        [road] keine
        [route] keine
        [route-type] keine
        [bridge] keine
        [row] keine
        [column] keine
       *[other] kein
    } { part-card-one }
   *[exactly] genau { part-card-counted }
}
part-card-counted = { $number ->
    [one] { $number } { part-card-one }
   *[other] { $number } { part-card-many }
}

## Was gezählt wird; „für jeden“ steht im Akkusativ, „die Anzahl der“ im Genitiv

card-each = { $noun-word ->
    [path] jeden
    [canal] jeden
    [plot] jeden
    [empty-plot] jeden
    [empty-space] jeden
    [loop] jeden
    [angle] jeden
    [built-over] jeden
    [rail] jedes
    [structure] jedes
    [unactivated] jedes
   *[other] jede
} { $scope-word ->
    [adjacent] { $noun-word ->
        [path] angrenzenden
        [canal] angrenzenden
        [plot] angrenzenden
        [empty-plot] angrenzenden
        [empty-space] angrenzenden
        [loop] angrenzenden
        [angle] angrenzenden
        [built-over] angrenzenden
       *[other] angrenzende
    }{" "}
   *[other] {""}
}{ $quality-word ->
    [plain] {""}
   *[other] { part-card-quality }{ $noun-word ->
        [path] en
        [canal] en
       *[other] e
    }{" "}
}{ $noun-word ->
    [path] Pfad
    [road] Straße
    [rail] Gleis
    [canal] Kanal
    [route-type] Streckenart
    [bridge] Brücke
    [structure] Gebäude
    [unactivated] noch nicht aktivierte Gebäude
    [plot] Bauplatz
    [empty-plot] freien Bauplatz
    [empty-space] leeren Streckenplatz
    [loop] Rundkurs { part-card-types }
    [row] vollständige Reihe aus 4 { part-card-line }
    [column] vollständige Spalte aus 3 { part-card-line }
    [angle] rechten Winkel { part-card-pair }
    [built-over] überbauten aufgedruckten Pfad
   *[route] Strecke
}{ $scope-word ->
    [adjacent] { part-card-border }
   *[other] { part-card-where }
}
card-each-most = { $each } (höchstens { $most })
card-each-supply = { $resource-word ->
    [thaler] jeden { $resource }, den du hast
    [brick] jeden { $resource }, den du hast
   *[other] jede Einheit { $resource }, die du hast
}
card-each-material = jede Art Material, die du hast
card-number-of = Anzahl der { $scope-word ->
    [adjacent] angrenzenden{" "}
   *[other] {""}
}{ $quality-word ->
    [plain] {""}
   *[other] { part-card-quality }en{" "}
}{ $noun-word ->
    [path] Pfade
    [road] Straßen
    [rail] Gleise
    [canal] Kanäle
    [route-type] Streckenarten
    [bridge] Brücken
    [structure] Gebäude
    [unactivated] noch nicht aktivierten Gebäude
    [plot] Bauplätze
    [empty-plot] freien Bauplätze
    [empty-space] leeren Streckenplätze
    [loop] Rundkurse { part-card-types }
    [row] vollständigen Reihen aus 4 { part-card-line }
    [column] vollständigen Spalten aus 3 { part-card-line }
    [angle] rechten Winkel { part-card-pair }
    [built-over] überbauten aufgedruckten Pfade
   *[route] Strecken
}{ $scope-word ->
    [adjacent] { part-card-border }
   *[other] { part-card-where }
}
card-number-of-supply = deinem Vorrat an { $resource-word ->
    [brick] Ziegeln
    [thaler] Talern
   *[other] { $resource }
}
card-number-of-materials = Anzahl deiner verschiedenen Materialien

part-card-quality = { $quality-word ->
    [green] grün
    [orange] orangefarben
    [blue] blau
   *[bridged] überbrückt
}
part-card-one = { $quality-word ->
    [plain] {""}
   *[other] { part-card-quality }{ $noun-word ->
        [path] er
        [canal] er
        [rail] es
        [structure] es
        [unactivated] es
       *[other] e
    }{" "}
}{ $noun-word ->
    [path] Pfad
    [road] Straße
    [rail] Gleis
    [canal] Kanal
    [route-type] Streckenart
    [bridge] Brücke
    [structure] Gebäude
    [unactivated] noch nicht aktiviertes Gebäude
    [plot] Bauplatz
    [empty-plot] freier Bauplatz
    [empty-space] leerer Streckenplatz
    [loop] Rundkurs { part-card-types }
    [row] vollständige Reihe aus 4 { part-card-line }
    [column] vollständige Spalte aus 3 { part-card-line }
    [angle] rechter Winkel { part-card-pair }
    [built-over] überbauter aufgedruckter Pfad
   *[route] Strecke
}
part-card-many = { $quality-word ->
    [plain] {""}
   *[other] { part-card-quality }e{" "}
}{ $noun-word ->
    [path] Pfade
    [road] Straßen
    [rail] Gleise
    [canal] Kanäle
    [route-type] verschiedene Streckenarten
    [bridge] Brücken
    [structure] Gebäude
    [unactivated] noch nicht aktivierte Gebäude
    [plot] Bauplätze
    [empty-plot] freie Bauplätze
    [empty-space] leere Streckenplätze
    [loop] Rundkurse { part-card-types }
    [row] vollständige Reihen aus 4 { part-card-line }
    [column] vollständige Spalten aus 3 { part-card-line }
    [angle] rechte Winkel { part-card-pair }
    [built-over] überbaute aufgedruckte Pfade
   *[route] Strecken
}
part-card-types = { $type-word ->
    [path] aus Pfaden
    [road] aus Straßen
    [rail] aus Gleisen
    [canal] aus Kanälen
   *[any] einer Streckenart
}
part-card-line = { $type-word ->
    [path] Pfaden
    [road] Straßen
    [rail] Gleisen
    [canal] Kanälen
   *[any] Strecken
}
part-card-pair = { $type-word ->
    [path] aus zwei Pfaden
    [road] aus zwei Straßen
    [rail] aus zwei Gleisen
    [canal] aus zwei Kanälen
   *[any] aus zwei Strecken einer Art
}
part-card-where = { $scope-word ->
    [in-row] {" "}{ $sort-word ->
        [plots] sonst in dieser Reihe
       *[routes] entlang dieser Reihe
    }{ part-card-border }
    [in-column] {" "}{ $sort-word ->
        [plots] sonst in dieser Spalte
       *[routes] entlang dieser Spalte
    }{ part-card-border }
   *[anywhere] { $border-word ->
        [edge] {" "}am Rand deines Plans
        [corner] {" "}in den Ecken deines Plans
       *[all] {" "}auf deinem Plan
    }
}
part-card-border = { $border-word ->
    [all] {""}
    [corner] {" "}in einer Ecke deines Plans
   *[edge] {" "}am Rand deines Plans
}

## Was von einer Karte bekannt ist

card-mark-published = veröffentlicht
card-mark-partly = teilweise veröffentlicht
card-mark-reconstructed = rekonstruiert
card-published = Veröffentlicht: { $facts } ({ $sources }).
card-fact-name = Name
card-fact-stage = Abschnitt
card-fact-cost = Kosten
card-fact-part-of-cost = ein Teil der Kosten
card-fact-prestige = Prestige
card-fact-effects = Wirkungen
card-fact-part-of-effects = ein Teil der Wirkungen

## Wörter

word-wood = Holz
word-clay = Lehm
word-ore = Erz
word-brick = Ziegel
word-iron = Eisen
word-thaler = Taler
word-prestige = Prestige
word-green = grün
word-orange = orange
word-blue = blau

## Symbole, in der Reihenfolge des Regelhefts

symbol-wood = Holz
symbol-clay = Lehm
symbol-ore = Erz
symbol-brick = Ziegel
symbol-iron = Eisen
symbol-thaler = Taler
symbol-prestige = Prestige
symbol-structure = Gebäude
symbol-route = Strecke
symbol-path = Pfad
symbol-road = Straße
symbol-rail = Gleis
symbol-canal = Kanal
symbol-bridge = Brücke
symbol-anywhere = irgendwo auf deinem Plan
symbol-corner = in einer Ecke deines Plans
symbol-edge = am Rand deines Plans
symbol-empty-plot = freier Bauplatz
symbol-adjacent-plot = angrenzender Bauplatz
symbol-circular-course = Rundkurs
symbol-column = Spalte aus 3 Streckenplätzen
symbol-row = Reihe aus 4 Streckenplätzen
symbol-built-over = aufgedruckter Pfad, überbaut
symbol-angle = rechter Winkel aus zwei Strecken
symbol-for-each = für jedes
symbol-trade-for = tauschen gegen
symbol-additional = nur zusammen mit dem, was davor steht
symbol-afterward = danach
symbol-first-activation = erste Aktivierung
symbol-second-activation = zweite Aktivierung
symbol-not-activated = nicht aktiviert
symbol-remove = eine Strecke entfernen
symbol-place = kostenlos bauen
symbol-choose = wählen
symbol-none = keines
symbol-wheel = Materialrad drehen
symbol-any-number = beliebig oft
symbol-different = verschieden
