# Der Hafenplan: Schiffe, Aufträge, Lager, und was eine Verschiffung bringt.

harbour-yours = Dein Hafen
harbour-of = Hafen von { $name }
harbour-open = Den Hafen öffnen.

## Kais

harbour-piers = Kais
harbour-piers-hint = jedes genutzte Schiff kostet ein Kursfeld
harbour-opium-war = Opiumkrieg: Jedes Schiff trägt { $count } weniger, und am Ende des Jahrzehnts geht eines verloren
harbour-navigation-acts = Navigationsakte: Alle Importeure stehen { $count } tiefer
harbour-pier = Kai { $pier }
harbour-pier-free = frei
harbour-pier-carries = trägt { $count }
harbour-pier-used = trägt { $count } · in Fahrt
harbour-crews = { $crews } in Besatzungen, { $store } im Lager, je £{ $wage }: £{ $sum } nach den Lampen

## Aufträge

harbour-contracts = Laufende Aufträge
harbour-contracts-hint = unerfüllte steigen ein Feld
harbour-contracts-end = offene kosten am Ende ihre Zahl an Feldern
harbour-goods = Waren
harbour-contract = Auftrag: { part-goods }
harbour-ready = ließe sich jetzt erfüllen
harbour-penalty = sonst ▼{ $spaces }

## Lager

harbour-warehouse = Großes Lager
harbour-workers = { $count ->
    [0] keine Arbeiter
    [one] ein Arbeiter
   *[other] { $count } Arbeiter
}
harbour-held = wähle einen freien Platz
harbour-line = Zeile { $nth }
harbour-adds = Platz für { $count } weitere von jeder Ware
harbour-stored = { $count } von { $room }
harbour-small = Kleines Lager: { $count } von { $room }
harbour-take-up = den Arbeiter versetzen ({ $place })
harbour-put-back = den Arbeiter dort lassen ({ $place })
harbour-place-free = freier Platz: { $place }
harbour-place-staffed = Arbeiter: { $place }

## Verschiffung

harbour-if = Wenn du jetzt verschiffst
harbour-brings = Diese Verschiffung
harbour-by-first = Kai 1
harbour-by-second = Kai 2
harbour-by-both = beide
harbour-hold = nicht verschiffen
harbour-load = { part-goods } × £{ $price }
harbour-office = Kontor, je Verschiffung
harbour-space = Feld für das Schiff mit { $capacity }
harbour-cash = Bargeld £{ $cash } →
harbour-ships-used = { $count ->
    [one] ein Schiff, Feld { $from } → { $to }, Aktie £{ $value }
   *[other] { $count } Schiffe, Feld { $from } → { $to }, Aktie £{ $value }
}
harbour-holds = { $count ->
    [one] ein Laderaum bleibt leer
   *[other] { $count } Laderäume bleiben leer
}
harbour-no-ship = An den Kais liegt kein Schiff; man nimmt es als Sondermarker (II.3.2.3).
harbour-no-contract = Es gibt keinen Auftrag; Aufträge nimmt man in der Börsenaktion (II.2.6).
harbour-later = Jetzt auf Lager, und was die nächste Produktion brächte:
harbour-in-store = { $stored } von { $count }
harbour-emergency = Notverkauf, um es zu zahlen

## Was gefragt wird

harbour-discard = Nicht alles passt: behalten
harbour-keep = Ab jetzt auf Lager
harbour-store-extra = Eine Ware mehr fürs Lager
harbour-produce = Fürs Lager produzieren
harbour-produce-hint = Waren, Kosten, Reihen
harbour-with-extra = mit Sonderschichten
harbour-rows = { $rows ->
    [one] Reihe 1
   *[other] 1–{ $rows }
}
harbour-resettle = Ersetzte Arbeiter
harbour-resettle-hint = { $count ->
    [one] Ein Arbeiter darf auf einen freien Platz des Lagers oder in eine Fabrik:
   *[other] { $count } Arbeiter dürfen auf freie Plätze des Lagers oder in eine Fabrik:
}

## Die Zeile unter den Fabriken

harbour-line-warehouse = Lager
harbour-line-contract = Aufträge
harbour-line-ship = Schiffe
harbour-line-worker = Besatzung
harbour-line-workers = { $crews } an Bord, { $store } im Lager
harbour-line-wages = { $sum } nach Lampen

## In Worten

harbour-words = Schiffe: { $ships }. Aufträge: { $contracts }. Auf Lager: { $goods }; Lagerarbeiter: { $places }. Besatzungen: { $crews }; Löhne am Ende des Jahrzehnts: £{ $wages }.
harbour-words-none = keine
harbour-words-ship = eines für { $count } an Kai { $pier }
harbour-words-lines = { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}
harbour-words-small = kleines Lager für { $room }
