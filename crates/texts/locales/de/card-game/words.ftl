# Wörter des Spiels und die Teile, aus denen Sätze bestehen.

## Waren

word-food = Lebensmittel
word-clothes = Kleidung
word-cutlery = Besteck
word-lamps = Lampen

## Entwicklungen auf der Spielertafel

word-quality = Qualität
word-distribution = Vertrieb
word-cards = Entwicklungskarten
word-machinery = Maschinen
word-ship = Schiff
word-stock = Börse

## Entwicklungskarten

word-entrepreneur = Unternehmer
word-customs-office = Zollamt
word-extra-shift = Sonderschicht
word-workshop = Werkstatt
word-foreman = Vorarbeiter
word-broker = Makler
word-patron-clothes-food = Gönner für Kleidung und Lebensmittel
word-patron-cutlery-food = Gönner für Besteck und Lebensmittel
word-patron-lamps-cutlery = Gönner für Lampen und Besteck
word-patron-cutlery-clothes = Gönner für Besteck und Kleidung
word-patron-lamps-food = Gönner für Lampen und Lebensmittel
word-patron-lamps-clothes = Gönner für Lampen und Kleidung
word-inventor = Erfinder
word-developer = Entwickler
word-contract = Auftrag
word-patent = Patent
word-engineer = Ingenieur
word-storehouse = Großes Lagerhaus

## Lagerhäuser

word-small = klein
word-big = groß

## Warum sich Nachfrage, Lohn oder Aktienkurs bewegt

word-because-built = Fabrik gebaut
word-because-employed = Arbeiter eingestellt
word-because-appeal = Attraktivität
word-because-neutral = neutraler Spieler
word-because-sold = zwei Waren verkauft
word-because-highest-appeal = höchste Attraktivität
word-because-entrepreneur = Gleichstand durch den Unternehmer gebrochen

## Einheiten

unit-plain = { $amount }

## Kapitel der Spielregel

chapter-gameplay = Spielablauf
chapter-set-up = Aufbau
chapter-action-phase = Aktionsphase
chapter-action = Aktion
chapter-production = Produktion
chapter-preparation = Vorbereitung
chapter-final-scoring = Schlusswertung
chapter-development-cards = Entwicklungskarten
chapter-card = Karte
chapter-game-materials = Spielmaterial

## Satzteile; Karten und Lagerhäuser stehen im Akkusativ

part-level = { $level ->
    [1] I
    [2] II
    [3] III
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
part-shares = { $count ->
    [one] { $count } Aktie
   *[other] { $count } Aktien
}
part-loans = { $count ->
    [one] { $count } Bankkredit
   *[other] { $count } Bankkredite
}
part-tokens = { $count ->
    [one] { $count } Kreditmarker
   *[other] { $count } Kreditmarker
}
part-ships = { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
}
part-allows = { $track-word ->
    [quality] { $count } Qualität je Aktion
    [distribution] { $count } Vertrieb je Aktion
    [cards] bis zu { $count } Entwicklungskarten
    [machinery] { $count } Maschinen je Aktion
    [ship] { $count } Waren je Schiff
   *[stock] { $count ->
        [one] { $count } Aktie zum halben Preis
       *[other] { $count } Aktien zum halben Preis
    }
}
part-storehouses = { $big ->
    [0] { $small ->
        [one] ein kleines Lagerhaus
       *[other] { $small } kleine Lagerhäuser
    }
   *[other] { $small ->
        [0] das Große Lagerhaus
        [one] ein kleines und das Große Lagerhaus
       *[other] { $small } kleine und das Große Lagerhaus
    }
}
part-storehouse = { $kind-word ->
    [small] ein kleines Lagerhaus
   *[big] das Große Lagerhaus
}
part-card = { $card-word ->
    [customs-office] das { $card }
    [extra-shift] die { $card }
    [workshop] die { $card }
    [patent] das { $card }
    [storehouse] das Große Lagerhaus
   *[other] den { $card }
}
