# Was an dem nicht stimmt, was von außen kam: was, wo, was hilft.
# Auf Englisch sagen die Fehler der Bibliothek dasselbe; ein Test hält beides zusammen.

## Notation

due-good = food, clothes, cutlery oder lamps
due-marker = ein Aktionsmarker
due-shade = ein Farbton
due-place = column mit einer Ware, oder line
due-developer = das Wort developer
due-inventor = das Wort inventor
due-extra = das Wort extra
due-by = das Wort by
due-fleet = 1, 2 oder both
due-paying = das Wort paying
due-ship = das Wort ship
due-replacing = das Wort replacing

## Zahlen des Spielmaterials

due-row = ein W oder mehr, dann M, zusammen höchstens drei
due-spaces = vier aus # und .
due-level = eine Stufe von 1 bis 4
due-drawn-marker = machinery, quality oder distribution
due-tile = ein Entwicklungsplättchen
due-event = ein Ereignis
due-grey-marker = machinery, quality, distribution oder production
due-ship-or-marker = ein Schiff oder ein Marker, nicht beides

## Was die Regelhefte dazu sagen, und was die Regeln brauchen

book-players = Spielerheft

fact-cost-range = vom niedrigsten Preis, { $from }, bis { $to }
fact-better-quality = mit jeder Stufe bessere Qualität
fact-w-and-m = { $workers } W und { $machines } M
fact-row-spaces = ein bis drei Felder, mindestens eines davon W
fact-spaces-in-rows = { $count } Felder in den ersten { $rows } Reihen
fact-m-in-rows = { $count } M in den ersten { $rows } Reihen
fact-goods-in-rows = { $count } Waren in den ersten { $rows } Reihen
fact-machine = eine Maschine
fact-machines = { $count } Maschinen
fact-no-rows-make-three = keine Reihen der Stufe I oder II, die 3 Waren herstellen
fact-food-makes-three = eine Lebensmittelfabrik, die 3 herstellt

fact-falling-wage = ein Lohn, der von einer Reihe zur nächsten sinkt
fact-rising-wages = Löhne, die mit der Beschäftigung steigen
fact-with-demand = { $number } bei Nachfrage { $demand } ({ $good })
fact-too-few-numbers = weniger als { $count } Zahlen für { $good }
fact-demand = Nachfrage { $count }

fact-spaces = { $count } Felder
fact-spaces-worth = Felder zu £{ $value }: { $count }

fact-some-level = eine Stufe
fact-other-level = eine andere Stufe
fact-no-level = keine Stufe
fact-too-high-level = die jetzige Stufe oder eine höhere
fact-none-before = keine vor { $year }
fact-level = Stufe { $level }
fact-lower-levels = Stufen unter der jetzigen

fact-rising = steigend, von { $from } bis { $to }
fact-in-the-box = { $count } in der Schachtel
fact-seats = { $count } Plätze
fact-times = { $count } Mal { $marker }
fact-times-at-most = höchstens { $count } Mal
fact-other-marker = ein anderer Marker
fact-drawn-marker = machinery, quality oder distribution, hellgrau

fact-economy-marker = einer mit Importeur { $importer } und { $workers } Arbeitern
fact-no-economy-marker = kein Marker mit Importeur { $importer } und { $workers } Arbeitern
fact-economy-markers-left = { $count } Marker ohne die mit { $workers } Arbeitern
fact-light-spaces = { $count } Felder in den Reihen I und II
fact-dark-spaces = { $count } Felder in den Reihen III und IV
fact-crew = eine Besatzung von { $count }
fact-no-crew = keine Besatzung von { $count }
