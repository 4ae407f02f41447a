# Words of the games, and the parts that sentences are made of.

seat-name = Player { $number }

## Units

unit-pounds = £{ $amount }
unit-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
