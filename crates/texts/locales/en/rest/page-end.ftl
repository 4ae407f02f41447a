# After the end of a game.

end-wins = { $name } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
end-share-win = { $names } share the win with { $score ->
    [one] { $score } point
   *[other] { $score } points
} each.
end-nobody = Nobody wins.
end-and = and

end-play-again = Play again
end-what-if = What if, from a moment
end-what-if-hint = Opens the game at the moment of the crosshair, or at its last decision; play on from there as a new game.
end-export = Export the values

end-ranking = Ranking
end-place = place
end-player = player
end-reckoning = reckoning
end-points = points

end-plot-keys = Arrow keys move the crosshair.
end-in-all = in all
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
