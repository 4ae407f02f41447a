# Words of the game, and the parts that sentences are made of.

## Goods

word-food = food
word-clothes = clothes
word-cutlery = cutlery
word-lamps = lamps

## Developments on the player board

word-quality = quality
word-distribution = distribution
word-cards = development cards
word-machinery = machinery
word-ship = ship
word-stock = stock exchange

## Development cards

word-entrepreneur = Entrepreneur
word-customs-office = Customs Office
word-extra-shift = Extra Shift
word-workshop = Workshop
word-foreman = Foreman
word-broker = Broker
word-patron-clothes-food = Patron of Clothes and Food
word-patron-cutlery-food = Patron of Cutlery and Food
word-patron-lamps-cutlery = Patron of Lamps and Cutlery
word-patron-cutlery-clothes = Patron of Cutlery and Clothes
word-patron-lamps-food = Patron of Lamps and Food
word-patron-lamps-clothes = Patron of Lamps and Clothes
word-inventor = Inventor
word-developer = Developer
word-contract = Contract
word-patent = Patent
word-engineer = Engineer
word-storehouse = Big Storehouse

## Storehouses

word-small = small
word-big = big

## Why demand, wages or a share value moves

word-because-built = factory built
word-because-employed = workers employed
word-because-appeal = appeal
word-because-neutral = neutral player
word-because-sold = two goods sold
word-because-highest-appeal = highest appeal
word-because-entrepreneur = tie broken with the Entrepreneur

## Units

unit-plain = { $amount }

## Chapters of the rule book

chapter-gameplay = Gameplay
chapter-set-up = Set-up
chapter-action-phase = Action phase
chapter-action = Action
chapter-production = Production
chapter-preparation = Preparation
chapter-final-scoring = Final scoring
chapter-development-cards = Development cards
chapter-card = Card
chapter-game-materials = Game materials

## Parts of sentences

part-level = { $level ->
    [1] I
    [2] II
    [3] III
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
part-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
part-loans = { $count ->
    [one] { $count } bank loan
   *[other] { $count } bank loans
}
part-tokens = { $count ->
    [one] { $count } loan token
   *[other] { $count } loan tokens
}
part-ships = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
part-allows = { $track-word ->
    [quality] { $count } quality in an action
    [distribution] { $count } distribution in an action
    [cards] up to { $count } development cards
    [machinery] { $count } machines in an action
    [ship] { $count } goods on a ship
   *[stock] { $count ->
        [one] { $count } share at half price
       *[other] { $count } shares at half price
    }
}
part-storehouses = { $big ->
    [0] { $small ->
        [one] a small storehouse
       *[other] { $small } small storehouses
    }
   *[other] { $small ->
        [0] the Big Storehouse
        [one] a small storehouse and the Big Storehouse
       *[other] { $small } small storehouses and the Big Storehouse
    }
}
part-storehouse = { $kind-word ->
    [small] a small storehouse
   *[big] the Big Storehouse
}
part-card = the { $card }
