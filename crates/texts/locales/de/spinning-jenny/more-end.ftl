# Nach dem Ende eines Spiels.

end-wins = { $name } gewinnt mit £{ $score }.
end-share-win = { $names } teilen sich den Sieg mit je £{ $score }.
end-nobody = Niemand gewinnt: Alle haben noch einen Kredit.
end-ended = beendet { $year }
end-ahead = £{ $points } vor { $seat }.
end-by-cash = Gleichauf mit { $seat }; das Geld entscheidet, £{ $more } gegen £{ $less }.
end-alone = Alle anderen haben noch einen Kredit und haben verloren.
why-value = Der Kurs von { $seat } stieg in den { $year }er-Jahren von £{ $from } auf £{ $to }, { $held }.
why-held-level = bei { part-shares }, so vielen wie { $second }
why-held-more = bei { part-shares }, { $more } mehr als { $second }
why-held-fewer = trotz nur { part-shares }, { $more } weniger als { $second }
why-shares = { $seat } hat { part-shares }, { $more } mehr als { $second }; der Vorsprung entstand { $when }. Jede ist £{ $value } wert, gegen £{ $other }.
why-in-decade = in den { $year }er-Jahren
why-at-end = beim letzten Börsengang

end-cash-at-end = Geld am Ende
end-stored = + £{ $amount } Lager
end-repaid = − £{ $amount } Kredite
end-shares-bought = Aktien, zuletzt gekauft
end-cash-left = Geld übrig
end-share-value = Aktienkurs
end-company = Firma
end-lost = verloren, { $count ->
    [one] { $count } Kredit offen
   *[other] { $count } Kredite offen
}

end-plot-value = Aktienkurs
end-plot-value-sub = £ je Aktie nach jeder Produktion
end-plot-portfolio = Portfolio
end-plot-portfolio-sub = Aktien × Kurs
end-plot-cash = Geld
end-plot-cash-sub = nach jeder Produktion
end-start = Beginn
end-space = Feld { $space }
end-goods-sold = Verkaufte Waren
end-goods-sold-sub = jedes Zeichen ist eine Ware

## Wertung

scored = { $seat }: { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} zu je £{ $value }, Firmenwert £{ $score }.
scored-lost = { $seat } hat noch Kredite und verliert ({ $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} zu je £{ $value }, Firmenwert £{ $score }).
