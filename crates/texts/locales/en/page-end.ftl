# After the end of a game.

end-ended = ended { $year }
end-wins = { $name } wins with £{ $score }.
end-share-win = { $names } share the win with £{ $score } each.
end-nobody = Nobody wins: everybody has a loan left.
end-ahead = £{ $points } ahead of { $name }.
end-by-cash = Level with { $name }; the cash decides, £{ $more } against £{ $less }.
end-alone = All others have a loan left and have lost.
end-most-sold = { $name } sold { $count ->
    [one] { $count } good.
   *[other] { $count } goods, most of them { $good }.
}
end-and = and

end-play-again = Play again
end-what-if = What if, from a moment
end-what-if-hint = Opens the game at the moment of the crosshair, or at its last decision; play on from there as a new game.
end-export = Export the values

end-ranking = Ranking
end-place = place
end-player = player
end-cash-at-end = cash at the end
end-stored = + £{ $amount } stored
end-repaid = − £{ $amount } loans
end-shares-bought = shares, bought last
end-cash-left = cash left
end-share-value = share value
end-sum = shares × value
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
end-plot-keys = Arrow keys move the crosshair.
end-start = start
end-space = space { $space }
end-goods-sold = Goods sold
end-goods-sold-sub = each sign is one good
end-in-all = in all
end-none-sold = none
end-as-table = The same values as a table
end-after = after
end-seed = Seed
end-digest = Digest

## Saving and sharing

share-title = Save and share
share-sub = nothing of it reaches a server
share-save = Save record
share-link = Copy link
share-link-copied = The link is copied. It carries the whole record and this moment.
share-link-here = Copy this link:
share-link-long = The record is too long for a link. Save it to a file and send that.
share-no-record = This game began in the middle, so there is no record of it.
