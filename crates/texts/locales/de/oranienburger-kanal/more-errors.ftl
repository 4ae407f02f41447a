# Was an einer Zeile Notation oder an einer Kartendatei nicht stimmt.

## Notation

kanal-due-space = ein Streckenplatz von h11 bis h44 oder von v11 bis v35
kanal-due-plot = ein Bauplatz von a1 bis c4
kanal-due-basic = wood, clay oder ore
kanal-due-route = path, road, rail oder canal
kanal-due-building = path, road, rail, canal oder bridge
kanal-due-trigger = routes oder bridges
kanal-due-price = right oder free
kanal-due-free = das Wort free

## Zahlen des Spielmaterials

kanal-fact-at-the-edge = ein Streckenplatz am Rand oder mit einem Ende daran
kanal-fact-elsewhere = ein Streckenplatz ohne eine andere Strecke

## Decks

kanal-deck-missing = deck=own braucht eine Kartendatei: Gib { $file } an, oder wähle a oder b
kanal-deck-too-small = Das Deck hat { $found } Gebäude ({ $stage }): Eine Kampagne braucht { $due }

deck-word = „{ $word }“ in { $place }, Zeile { $line }, Spalte { $column }; nötig: { $due }
deck-word-like = „{ $word }“ in { $place }, Zeile { $line }, Spalte { $column }; nötig: { $due }, vielleicht „{ $like }“
deck-end = { $place } endet zu früh, Zeile { $line }, Spalte { $column }; nötig: { $due }
deck-number = „{ $word }“ in { $place }, Zeile { $line }, Spalte { $column }; nötig: eine Zahl von { $from } bis { $to }
deck-fault = { $found } in { $place }, Zeile { $line }, Spalte { $column }: { $remedy }

due-card-effect = eine Bedingung, by, gain, trade, place, build, remove, turn oder choose
due-card-step = gain, trade, place, build, remove, turn oder choose
due-card-step-or-link = also, then, gain, trade, place, build, remove, turn oder choose
due-card-body = by, gain, trade, place, build, remove, turn oder choose
due-card-proceeds = eine Menge wie 2 wood, place, build oder turn
due-card-condition = etwas, das man zählen kann, corner, edge, interior, first oder second
due-card-activation = activation
due-card-counted = etwas, das man zählen kann, etwa path, road, rail, canal, route, bridge oder structure
due-card-structure = structure oder unactivated structure
due-card-route = path, road, rail, canal oder route
due-card-route-type = paths, roads, rails oder canals
due-card-routes = routes
due-card-routes-or-materials = routes oder materials
due-card-empty = plot oder space
due-card-path = path
due-card-piece = path, road, rail, canal, route, bridge oder structure
due-card-structure-alone = structure
due-card-adjacent = adjacent davor
due-card-scope = anywhere, in row oder in column (oder adjacent davor)
due-card-anywhere = anywhere (oder adjacent davor)
due-card-line = row oder column
due-card-border = edge oder corner
due-card-quantity = eine Anzahl wie 2, 2+, 2- oder none
due-card-amount = eine Zahl
due-card-resource = wood, clay, ore, brick, iron, thaler oder prestige
due-card-paid = wood, clay, ore, brick, iron oder thaler
due-card-cost = wood, clay, brick, iron oder thaler, denn Erz gehört nie zu den Kosten
due-card-cost-or-free = Kosten wie 2 wood and 1 clay, oder free
due-card-condition-end = „and“, „or“ oder ein Doppelpunkt
due-card-all-end = „and“ oder ein Doppelpunkt
due-card-one-end = „or“ oder ein Doppelpunkt
due-card-step-end = ein Komma oder das Ende
due-card-option-end = ein Komma, ein Semikolon oder eine schließende Klammer
due-card-cost-end = „and“, „or“ oder das Ende
due-card-open = eine öffnende Klammer
due-card-colon = ein Doppelpunkt
due-card-for = „and“, „or“ oder „for“
due-card-of = of
due-card-per = per
due-card-to = to
due-card-times = times
due-card-number-of = number of times
due-card-the-wheel = the wheel
due-card-letter = ein Großbuchstabe
due-card-mark = published, partly oder reconstructed
due-card-fact = name, stage, cost, part of cost, prestige, effects oder part of effects

fault-too-many-tests = mehr als { $most } Bedingungen
fault-too-many-rows = mehr als { $most } Zeilen
fault-too-many-steps = mehr als { $most } Schritte
fault-too-many-options = mehr als { $most } Möglichkeiten
fault-too-many-prices = mehr als { $most } Preise
fault-write-fewer = Schreibe weniger
fault-too-long = { $letters } Buchstaben
fault-at-most-letters = höchstens { $most } Buchstaben
fault-no-letters = keine Buchstaben
fault-some-letters = ein Name in einer Zeile
fault-bytes = { $bytes } Bytes
fault-at-most-bytes = höchstens { $most } Bytes
fault-also = „also“ hinter einem Schritt, der nicht misslingen kann
fault-gains-last = was man zusätzlich bekommt, steht zuletzt, durch „and“ verbunden
fault-comma-alone = Schreibe nur ein Komma
fault-choice = eine Wahl in einer Wahl
fault-one-list = Schreibe alle Möglichkeiten in eine Liste
fault-one-option = eine Wahl mit nur einer Möglichkeit
fault-more-options = Schreibe mindestens zwei Möglichkeiten mit einem Semikolon dazwischen
fault-row-twice = zwei Zeilen für eine Zahl
fault-one-row = Gib jeder Zahl höchstens eine Zeile
fault-twice = zweimal { $resource }
fault-add-up = Rechne es zusammen
fault-no-such-place = ein Ort, der hier nichts bedeutet
fault-leave-out = Lass ihn weg
fault-gives-back = ein Tausch, der zurückgibt, was er nimmt ({ $resource })
fault-difference = Schreibe nur den Unterschied
fault-pays-for-itself = ein Tausch ohne Ende, da sein Ertrag seinen Preis wieder kauft
fault-limit = Gib weniger dafür, oder sage, wie oft
fault-effects = { $count } Wirkungen
fault-effects-due = 1 bis { $most } Wirkungen
fault-card-instructions = { $count } Anweisungen auf einer Karte
fault-deck-instructions = insgesamt { $count } Anweisungen
fault-at-most-instructions = höchstens { $most } Anweisungen
fault-decisions = { $count } Entscheidungen bei einer Aktivierung
fault-at-most-decisions = höchstens { $most } Entscheidungen
fault-cards = nur { $count } ({ $stage })
fault-at-least-cards = mindestens { $count }
fault-sources = { $count } Quellen
fault-no-source = keine Quelle
fault-source = eine Quelle
fault-sources-due = 1 bis { $most } Quellen, wo etwas veröffentlicht ist
fault-source-not-due = keine, wo nichts veröffentlicht ist
fault-marked = als { $mark } bezeichnet
fault-mark-due = { $mark }, nach dem, was veröffentlicht ist
