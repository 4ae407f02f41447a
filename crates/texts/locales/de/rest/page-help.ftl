# Hilfe von Bots: ein Tipp, eine Analyse, die Durchsicht eines Spiels.

advice-title = Hilfe
help-hint = Tipp
help-analysis = Analyse
help-stop = Abbrechen
help-about = Tipp: Der stärkste Bot denkt über deinen Zug nach und sagt, was er spielen würde und was dabei herauskommt. Analyse: Er tut das für jeden Spielstand, den du ansiehst, auch für vergangene.
help-looks-on = Dieser Tab sieht nur zu; Tipps gibt es dort, wo gespielt wird.
help-is-past = Diese Stellung ist vergangen; einen Tipp gibt es für das Ende des Spiels, wie es steht.
help-not-asked = Einen Tipp gibt es für einen eigenen Zug, in dem noch etwas zu entscheiden ist.
help-not-in-challenge = In einer Herausforderung gibt es keine Hilfe, bis sie vorbei ist: Alle spielen dasselbe Spiel.
help-no-bot = Über dieses Spiel denkt kein Bot nach.
help-no-net = Für dieses Spiel mit diesen Zahlen und so vielen Spielern gibt es kein Netz; darum sagt niemand, was zu erwarten ist.
help-lost = Der Bot denkt nicht mehr. Versuch es noch einmal.

help-thinks = { $bot } denkt nach.
help-progress = Wie viel von der Zeit um ist
help-positions = { $count } Tausend Stellungen
help-would-play = { $bot } würde spielen
help-would-play-so-far = { $bot } würde spielen, bis jetzt
help-passes = Weiter, ohne etwas zu wählen

help-expected = Am Ende zu erwarten, auf den ersten Blick
help-expectation = Zu erwarten
help-score = Ergebnis
help-lead = Vorsprung vor dem besten Gegner
help-with-turn = mit diesem Zug
help-without = ohne eine Wahl
help-foreseen = In der Vorschau
advice-try = Probieren
help-point = Zeig darauf, um zu sehen, was sich ändert, auch in der Vorschau.
help-take-back = Zurücknehmen
help-tried = Der Zug liegt auf dem Tisch; noch ist nichts abgeschickt.

## Die Durchsicht eines Spiels

review-title = Durchsicht
review-about = Geht das Spiel Zug für Zug durch: was für alle zu erwarten war, und welche deiner Züge am meisten gekostet haben.
review-about-alone = Geht das Spiel Zug für Zug durch: welches Ergebnis zu erwarten war, und welche deiner Züge am meisten gekostet haben.
review-begin = Spiel durchsehen
review-again = Weiter
review-stop = Abbrechen
review-progress = { $done } von { $all } Schritten
review-plot = Erwartetes Ergebnis
review-plot-sub = der Ausgang des Spiels, wie er vor jedem Zug zu erwarten war; Zahlen bezeichnen die teuersten Züge
review-costliest = Deine teuersten Züge
review-costliest-all = Die teuersten Züge
review-cost-about = Was ein Zug gekostet hat, ist zur Hälfte erwartetes Ergebnis, zur Hälfte erwarteter Vorsprung. Jeder Zug wurde mit dem besten des Bots „{ $quick }“ verglichen; die gekennzeichneten hat „{ $bot }“ noch einmal angesehen.
review-cost-about-alone = Was ein Zug an erwartetem Ergebnis gekostet hat. Jeder Zug wurde mit dem besten des Bots „{ $quick }“ verglichen; die gekennzeichneten hat „{ $bot }“ noch einmal angesehen.
review-made = Gespielt
review-better = Besser
review-behind = Ergebnis { $score }, Vorsprung { $lead }
review-behind-alone = Ergebnis { $score }
review-again-looked = zweimal angesehen
review-none = Keiner dieser Züge hat auch nur { $least } gekostet.
review-look = Ansehen
review-play-on = Von hier weiterspielen
review-no-net = Für dieses Spiel mit diesen Zahlen und so vielen Spielern gibt es kein Netz; darum kann es nicht durchgesehen werden.
review-end = Ende
review-mean = Im Mittel hat ein Zug von { $name } { $cost } gekostet.
