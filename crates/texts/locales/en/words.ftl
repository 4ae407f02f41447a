# Words of the games, and the parts that sentences are made of.

seat-name = Player { $number }

## Units

unit-pounds = £{ $amount }
unit-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## Where in a game one is

caption-round = round
caption-end-of-game = end of the game
