# After the end of a game: what else made the winner win.

unit-plain = { $amount }
end-plot-shipped = Goods shipped
end-plot-shipped-sub = to the colonies, so far
end-plot-tiles = Development tiles
end-plot-tiles-sub = taken so far
end-before = before £{ $value }
end-forfeited = − { $count }, hired and never produced
why-shipments = Shipments brought { $seat } £{ $amount }, £{ $more } more than { $second }.
why-patrons = Patrons and jubilee brought { $seat } £{ $amount }, £{ $more } more than { $second }.
why-events = The events treated { $seat } better than { $second }, by £{ $more }.
why-penalty = { $count ->
    [one] At the end { $second } lost { $count } space for contracts and idle factories.
   *[other] At the end { $second } lost { $count } spaces for contracts and idle factories.
}
