# After the end of a game.

end-wins = { $name } wins with £{ $score }.
end-share-win = { $names } share the win with £{ $score } each.
end-nobody = Nobody wins: everybody has a loan left.
end-ended = ended { $year }
end-ahead = £{ $points } ahead of { $seat }.
end-by-cash = Level with { $seat }; the cash decides, £{ $more } against £{ $less }.
end-alone = All others have a loan left and have lost.
why-value = { $seat }’s share value rose from £{ $from } to £{ $to } in the { $year }s, { $held }.
why-held-level = with { part-shares }, as many as { $second } has
why-held-more = with { part-shares }, { $more } more than { $second } has
why-held-fewer = even with { part-shares }, { $more } fewer than { $second } has
why-shares = { $seat } has { part-shares }, { $more } more than { $second }, a lead won { $when }; each is worth £{ $value }, against £{ $other }.
why-in-decade = in the { $year }s
why-at-end = at the last stock exchange

end-cash-at-end = cash at the end
end-stored = + £{ $amount } stored
end-repaid = − £{ $amount } loans
end-shares-bought = shares, bought last
end-cash-left = cash left
end-share-value = share value
end-company = company
end-lost = lost, { $count ->
    [one] { $count } loan open
   *[other] { $count } loans open
}

end-plot-value = Share value
end-plot-value-sub = £ per share after each production
end-plot-portfolio = Portfolio
end-plot-portfolio-sub = shares × value
end-plot-cash = Cash
end-plot-cash-sub = after each production
end-start = start
end-space = space { $space }
end-goods-sold = Goods sold
end-goods-sold-sub = each sign is one good

## Scoring

scored = { $seat }: { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
} at £{ $value } each, company value £{ $score }.
scored-lost = { $seat } still has loans and loses ({ $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
} at £{ $value } each, company value £{ $score }).
