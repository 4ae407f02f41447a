# Nach dem Ende eines Spiels.

end-wins = { $name } gewinnt mit £{ $score }.
end-share-win = { $names } teilen den Sieg mit je £{ $score }.
end-ended = beendet { $year }
end-ended-early = beendet { $year }, eine Firma blieb übrig
end-ahead = £{ $points } vor { $seat }.
end-by-money = Gleichauf mit { $seat }; das übrige Geld entscheidet, £{ $more } gegen £{ $less }.
end-alone = Alle anderen sind bankrott.
end-nobody-left = Alle, die noch da waren, konnten in derselben Runde nicht zahlen.
why-shares = { $seat } hat { $count ->
    [one] { $count } Aktie
   *[other] { $count } Aktien
}, { $more } mehr als { $second }: { $bought } für £{ $paid } gekauft, gegen { $other } für £{ $other-paid }.
why-loans = Kreditmarker kosten { $seat } { $lost ->
    [0] keine Aktie
    [one] { $lost } Aktie
   *[other] { $lost } Aktien
} und { $second } { $other ->
    [0] keine
   *[other] { $other }
}{ $emergency ->
    [0] .
    [one] ; einer der Marker kam aus dem Notfonds.
   *[other] ; { $emergency } der Marker kamen aus dem Notfonds.
}
why-value = Eine Aktie von { $seat } ist £{ $value } wert, gegen £{ $other } bei { $second }: Sie stieg { $rises }-mal für verkaufte Waren und { $firsts }-mal für die höchste Attraktivität, gegen { $other-rises }- und { $other-firsts }-mal.
why-ships = Schiffe kosten { $seat } { $lost ->
    [0] nichts
   *[other] £{ $lost }
} vom Kurs und { $second } { $other ->
    [0] nichts
   *[other] £{ $other }
}.

end-money-at-end = Geld am Ende
end-stored = + £{ $amount } Lagerware
end-shares-bought = Aktien, zuletzt gekauft
end-loans = { $count ->
    [one] − { $count } Kredit
   *[other] − { $count } Kredite
}
end-share-value = Aktienkurs
end-ships = − £{ $amount } Schiffe
end-money-left = Geld übrig
end-company = Firma
end-bankrupt = bankrott

end-plot-value-sub = £ je Aktie nach jeder Produktion
end-plot-portfolio-sub = Aktien × Kurs
end-plot-cash-sub = nach jeder Produktion
end-plot-market = Attraktivität auf dem Markt
end-plot-market-sub = in der Produktion ihrer Ware
end-start = Start
end-goods-sold = In der Heimat verkauft
end-goods-sold-sub = jedes Zeichen ist eine Ware
