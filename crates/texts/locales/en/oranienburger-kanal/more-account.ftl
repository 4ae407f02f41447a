# The sheets of the end of a round and of a game.

## Titles

kanal-account-round = The end of round { $round }
kanal-account-round-over = Round { $round } is over.
kanal-account-game = The end of game { $game }
kanal-account-game-over = Game { $game } is over.
kanal-account-end = The end of the game
kanal-account-end-over = The game is over.

## Structures

kanal-account-structures = Structures are refilled
kanal-account-removed = removed
kanal-account-too-few = too few raised
kanal-account-turned-up = turned up
kanal-account-stage = { $stage }
kanal-account-stacks = stacks
kanal-account-cards = green { $green }, orange { $orange }, blue { $blue }
kanal-account-none = none

## The wheel

kanal-account-wheel = The material wheel turns
kanal-account-turn = free turn
kanal-account-turned = turned
kanal-account-turned-paid = turned for thaler
kanal-account-left = left out
kanal-account-stuck = stuck
kanal-account-bought = { card-amount } bought

## Thaler and discs

kanal-account-thaler = New thaler
kanal-account-thaler-solo = New thaler, and the blocking disc
kanal-account-always = every round
kanal-account-unchosen = not chosen
kanal-account-spaces = { $count ->
    [one] action space
   *[other] action spaces
} { $spaces }
kanal-account-each = { $amount } thaler each
kanal-account-discs = The action discs are handed over
kanal-account-back = action discs
kanal-account-discs-back = all taken back
kanal-account-start = start player
kanal-account-starts = starts
kanal-account-blocked = blocking disc
kanal-account-on-space = on action space { $space }
kanal-account-returned = back in the supply
kanal-account-from-space = from action space { $space }
kanal-account-now = Prestige now

## The end of a game

kanal-account-scoring = Final scoring
kanal-account-sum = Prestige in all
kanal-account-campaign = The campaign
kanal-account-games = games
kanal-account-of-game = game { $game }
kanal-account-aside = set aside
kanal-account-campaign-sum = Prestige of the campaign
