# Wörter des Spiels und die Teile, aus denen Sätze bestehen.

## Weitere Aktionsmarker

word-production = Produktion
word-ship-1 = Schiff an Kai 1
word-ship-2 = Schiff an Kai 2

## Schiffe einer Verschiffung

word-fleet-first = dem Schiff an Kai 1
word-fleet-second = dem Schiff an Kai 2
word-fleet-both = beiden Schiffen

## Plätze des großen Lagers

word-place-food = Spalte Lebensmittel
word-place-clothes = Spalte Kleidung
word-place-cutlery = Spalte Besteck
word-place-lamps = Spalte Lampen
word-place-line = Zeile

## Entwicklungsplättchen

word-agent = Agent
word-broker = Makler
word-accountant = Buchhalter
word-charisma = Charisma
word-developer = Entwickler
word-inventor = Erfinder
word-engineer = Ingenieur
word-small-warehouse = Kleines Lager
word-extra-shifts = Sonderschichten
word-office = Kontor
word-engineering-works = Maschinenfabrik
word-patent = Patent
word-school = Schule
word-foreman = Vorarbeiter
word-patron-food = Gönner für Lebensmittel
word-patron-clothes = Gönner für Kleidung
word-patron-cutlery = Gönner für Besteck
word-patron-lamps = Gönner für Lampen
word-administrator = Verwalter
word-workshop = Werkstatt

## Ereignisse

word-bureaucracy = Bürokratie
word-crown-jubilee = Kronjubiläum
word-credit-crisis = Hamburger Kreditkrise
word-war-on-the-continent = Krieg auf dem Kontinent
word-lobby = Lobby
word-made-in-england = Made in England
word-luddism = Maschinensturm
word-navigation-acts = Navigationsakte
word-opium-war = Opiumkrieg
word-recession = Rezession
word-royal-society = Royal Society
word-social-unrest = Soziale Unruhen
word-threat-of-strike = Streikdrohung
word-world-exhibition = Weltausstellung
word-economic-crisis = Wirtschaftskrise
word-end-of-game = Spielende

## Warum sich ein Aktienkurs bewegt

word-because-ships = Schiffe auf See
word-because-overdue-contract = Auftrag nicht erfüllt
word-because-recession = Rezession
word-because-idle-factory = eingestellt und nie produziert
word-because-open-contract = offener Auftrag

## Satzteile; Marker stehen im Akkusativ

part-marker-name = { $marker-word ->
    [factory] Fabrikmarker
    [workers] Arbeitermarker
    [machinery] Maschinenmarker
    [quality] Qualitätsmarker
    [distribution] Vertriebsmarker
    [exchange] Börsenmarker
    [production] Produktionsmarker
   *[other] Marker „{ $marker }“
}
part-marker = { $marker-word ->
    [ship-1] das { $marker }
    [ship-2] das { $marker }
   *[other] { $shade-word ->
        [own] den { part-marker-name }
        [light] den hellgrauen { part-marker-name }
        [dark] den dunkelgrauen { part-marker-name }
       *[other] den { part-marker-name } ({ $shade })
    }
}
part-ships = { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
}

## Abschnitte des anderen Hefts

section-1-8 = Spielerheft 1.8
section-1-9 = Spielerheft 1.9
