# Words of the games, and the parts that sentences are made of.

## Goods

word-food = food
word-clothes = clothes
word-cutlery = cutlery
word-lamps = lamps

## Kinds of action markers

word-factory = factory
word-workers = workers
word-machinery = machinery
word-quality = quality
word-distribution = distribution
word-exchange = stock exchange

## Shades of action markers

word-own = own colour
word-light = light grey
word-dark = dark grey

## Why a share value indicator moves

word-because-goods-sold = goods sold
word-because-most-appeal = highest appeal
word-because-most-sold = most goods sold
word-because-emergency-sale = emergency sale
word-because-loan = loan
word-because-price-cut = forced price cut

## Phases and stages

phase-final-exchange = End of the game: final stock exchange
phase-over = The game is over


## Parts of sentences

part-level = { $level ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] { $level }
}
part-factory = { $good-word ->
    [lamps] lamp factory
   *[other] { $good } factory
}
part-goods = { $good-word ->
    [lamps] { $count ->
        [one] { $count } lamp
       *[other] { $count } lamps
    }
   *[other] { $count } { $good }
}
part-marker-name = { $marker } marker
part-marker = { $shade-word ->
    [own] the { part-marker-name }
   *[grey] the { $shade } { part-marker-name }
}
part-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
part-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
part-loans = { $count ->
    [one] { $count } loan
   *[other] { $count } loans
}
