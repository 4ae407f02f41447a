# Alles, was der Steinbruch sagt.

quarry-ask-fill = Gleich wird ein Stein aufgedeckt.
quarry-ask-choose = Welchen Stein nimmst du, und polierst du?
quarry-ask-over = Das Spiel ist aus.

action-take = den Stein mit Gewicht { $weight } nehmen
action-polish = einen Stein polieren
action-done = den Zug beenden

quarry-turned-up = Ein Stein mit Gewicht { $weight } kommt in den Markt.
quarry-took = { $seat } nimmt den Stein mit Gewicht { $weight }.
quarry-polished = { $seat } poliert einen Stein.
quarry-forced = { $seat } hat keine Wahl.

quarry-two-taken = Zwei Steine sind in diesem Zug genommen; beende ihn.
quarry-no-such-stone = Im Markt liegt kein Stein mit Gewicht { $weight }; nimm einen, der da ist.
quarry-no-such-stone-left = Verdeckt liegt kein Stein mit Gewicht { $weight } mehr.
quarry-market-full = Der Markt ist voll.
quarry-polished-already = In diesem Zug ist schon poliert worden; beende ihn.
quarry-nothing-to-polish = Es gibt nichts zu polieren; nimm zuerst einen Stein.
quarry-data-incomplete = quarry.txt braucht vier Zahlen: Steine mit Gewicht 1, 2 und 3 und die Runden

order-polish-last = Am Ende eines Zuges polieren
order-polish-last-why = Sobald beide Steine genommen sind; nie lässt es aus.
end-plot-weight = Punkte

unit-plain = { $amount }
