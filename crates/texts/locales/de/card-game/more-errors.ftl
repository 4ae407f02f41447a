# Was an dem nicht stimmt, was von außen kam: was, wo, was hilft.
# Auf Englisch sagen die Fehler der Bibliothek dasselbe; ein Test hält beides zusammen.

## Notation und Datendatei

card-due-good = food, clothes, cutlery oder lamps
card-due-track = quality, distribution, cards, machinery, ship oder stock
card-due-later-track = die spätere der beiden in der Reihenfolge quality, distribution, cards, machinery, ship, stock
card-due-card = eine Entwicklungskarte
card-due-quality = Werte von Qualitätskarten, der höchste zuerst, oder 0
card-due-storehouse = small oder big
card-due-shift = das Wort shift
card-due-card-or-board = entweder eine Karte oder eine Entwicklung auf der Spielertafel
card-due-most-appeal = eine Zahl von 1 bis 30
card-due-counted-from-1 = eine Zahl, die ab 1 zählt
card-due-arrows = eine Liste von Grenzen, oder eine Tabelle mit „from“ und einem „to“, das nicht darunter liegt
card-due-border = eine Grenze nach der Attraktivität darunter, die kleiner ist als die höchste
card-due-other-border = eine Grenze, die noch nicht in der Liste steht
card-due-demand = eine Liste von Nachfragewerten, oder eine Tabelle mit „steps“ und „highest“
card-due-demand-length = eine Nachfrageleiste von höchstens 80 Schritten

## Was die Spielregel zu den Zahlen sagt, und was die Regeln brauchen

card-fact-falling-appeal = eine Attraktivität, die von Feld zu Feld sinkt
card-fact-same-sum = Preis und Attraktivität, die zusammen { $sum } ergeben wie auf dem vierten Feld
card-fact-red-arrows = { $count } rote Pfeile von Attraktivität 3 bis 7
card-fact-other-good = eine andere Ware als die erste
card-fact-on-the-board = eine Entwicklung auf der Spielertafel
card-fact-times = { $count } Mal { $card }
card-fact-two-types = zwei Arten, die nicht Patent, Ingenieur oder Großes Lagerhaus sind
card-fact-not-shown = Karten, die nicht jedes fällige { $card } zeigen können
card-fact-whole-supply = Karten, die den ganzen Vorrat von vier Spielern zeigen
