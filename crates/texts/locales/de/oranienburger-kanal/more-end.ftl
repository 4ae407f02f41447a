# Nach dem Ende eines Spiels.

end-wins = { $name } gewinnt mit { $score } Prestige.
end-share-win = { $names } teilen sich den Sieg mit je { $score } Prestige.
end-ended = nach { $round } Runden
end-reached = { $total } Prestige; für einen Sieg braucht es { $victory }.
end-missed = { $total } Prestige, { $short } weniger als die { $victory } für einen Sieg.
end-next-band = Mit { $points } mehr: „{ $verdict }“
end-ahead = { $points } vor { $seat }. Der größte Unterschied: { $category }, { $most } mehr.
end-level = Niemand liegt vor dem anderen.
end-no-victory = kein Sieg
end-prestige = Prestige
end-game-of = Spiel { $game }
end-round-of = Runde { $round }
end-each-round = nach jeder Runde
end-start = Beginn
end-built = Was gebaut wurde
end-built-sub = jedes Zeichen ist ein Stück
end-built-green = grüne Gebäude
end-built-orange = orange Gebäude
end-built-blue = blaue Gebäude
end-built-routes = Strecken
end-built-bridges = Brücken
end-pieces = { $count } { $what }
end-structures = Gebäude
unit-plain = { $amount }
