# What happened: one sentence for each event of a game.

forced = { $seat }: { $action } (the only choice)
