# After the end of a game.

end-wins = { $name } wins with £{ $score }.
end-share-win = { $names } share the win with £{ $score } each.
end-ended = ended { $year }
end-ended-early = ended { $year }, with one company left
end-ahead = £{ $points } ahead of { $seat }.
end-by-money = Level with { $seat }; the money left decides, £{ $more } against £{ $less }.
end-alone = All others are bankrupt.
end-nobody-left = All who were left failed to pay in the same round.
why-shares = { $seat } has { $count ->
    [one] { $count } share
   *[other] { $count } shares
}, { $more } more than { $second }: { $bought } bought for £{ $paid }, against { $other } for £{ $other-paid }.
why-loans = Loan tokens cost { $seat } { $lost ->
    [0] no share
    [one] { $lost } share
   *[other] { $lost } shares
} and { $second } { $other ->
    [0] none
   *[other] { $other }
}{ $emergency ->
    [0] .
    [one] ; one of the tokens was from the emergency fund.
   *[other] ; { $emergency } of the tokens were from the emergency fund.
}
why-value = A share of { $seat } is worth £{ $value }, against £{ $other } for { $second }: it rose { $rises } times for goods sold and { $firsts } times for the highest appeal, against { $other-rises } and { $other-firsts } times.
why-ships = Ships cost { $seat } { $lost ->
    [0] nothing
   *[other] £{ $lost }
} of its value and { $second } { $other ->
    [0] nothing
   *[other] £{ $other }
}.

end-money-at-end = money at the end
end-stored = + £{ $amount } stored
end-shares-bought = shares, bought last
end-loans = { $count ->
    [one] − { $count } loan
   *[other] − { $count } loans
}
end-share-value = share value
end-ships = − £{ $amount } ships
end-money-left = money left
end-company = company
end-bankrupt = bankrupt

end-plot-value-sub = £ per share after each production
end-plot-portfolio-sub = shares × value
end-plot-cash-sub = after each production
end-plot-market = Appeal on the market
end-plot-market-sub = in the production of its good
end-start = start
end-goods-sold = Goods sold at home
end-goods-sold-sub = each sign is one good
