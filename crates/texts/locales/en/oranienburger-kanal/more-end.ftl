# After the end of a game.

end-wins = { $name } wins with { $score } prestige.
end-share-win = { $names } share the win with { $score } prestige each.
end-ended = after { $round } rounds
end-reached = { $total } prestige; a victory takes { $victory }.
end-missed = { $total } prestige, { $short } short of the { $victory } that a victory takes.
end-next-band = With { $points } more: “{ $verdict }”
end-ahead = { $points } ahead of { $seat }. The largest difference: { $category }, { $most } more.
end-level = Nobody is ahead of the other.
end-no-victory = no victory
end-prestige = prestige
end-game-of = game { $game }
end-round-of = round { $round }
end-each-round = after each round
end-start = start
end-built = What was built
end-built-sub = each sign is one piece
end-built-green = green structures
end-built-orange = orange structures
end-built-blue = blue structures
end-built-routes = routes
end-built-bridges = bridges
end-pieces = { $count } { $what }
end-structures = structures
unit-plain = { $amount }
