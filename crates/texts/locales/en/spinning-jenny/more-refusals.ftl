# What is not allowed, and what to do instead.

## Whose turn, and for what

not-now = This is not what is asked now. Choose one of the listed actions.
main-action-first = This is the additional action, which comes after the main action. Be done with the main action first.
main-action-over = The main action is over, and the additional action comes after it. Choose one of the listed actions.
other-additional-action = The marker in use does not give this additional action; only markers that show it do. Choose one of the listed actions.
wrong-reveal = This cannot be turned up now. Take one that still lies face down and fits.
no-such-player = Nobody sits there. Name a player of this game.

## Factories

has-factory = You already have a factory for this good. { $can ->
    [0] Choose one of the listed actions.
   *[other] Modernize it, or choose one of the listed actions.
}
founded-already = You have founded a factory for this good. Choose another good.
no-factory = You have no factory for this good. Choose one of the listed actions.
no-factory-yet = You have no factory for this good. Build it first, or choose one of the listed actions.
level-too-high = Only level { part-level } has been reached. { $most ->
    [0] Choose one of the listed actions.
   *[other] Build level { $most } at the most.
}
just-closed = You closed a factory of this good and level in this action. { $most ->
    [0] Choose one of the listed actions.
   *[other] Build another level, { $most } at the most.
}
just-built = You built this factory in this action, and it is not closed in the same one. Choose one of the listed actions.
first-row-unfilled = There are too few workers on the job market and the fired workers space to fill the first row of this factory. Choose one of the listed actions.

## Prices

price-off-scale = The price scale has no such price, or it is below the lowest. Set one from £{ $least } to £{ $most }.
price-above-quality = The price is higher than quality and distribution together. Set it to £{ $most } at the most.
price-on-stored-goods = Stored goods lie on that space of the price scale. Set the price to £{ $most } at the most.
same-price = That is the price already. Choose another one, or be done.
price-due = The price of { $good } has to be set first. Set it, then go on.
other-price-due = Only the price of { $good } is asked now. Set that one.
price-adjusted = You adjusted this price in this action, and by our ruling a price adjustment sets each price once. Adjust another one, or be done.
not-affected = The factory action adjusts prices of the factories it built or modernized only. Choose one of those, or be done.
no-budget = Nothing is left of the administrative costs to adjust the price of a good the action did not touch. Choose one it did touch, or be done.

## Shares, loans and the warehouse

too-few-shares = You cannot sell that many shares. { $most ->
    [0] Choose one of the listed actions.
   *[other] Sell { $most } at the most.
}
bank-too-few-shares = The bank cannot sell you that many of your shares. { $most ->
    [0] Choose one of the listed actions.
   *[other] Buy { $most } at the most.
}
too-little-cash-for-shares = You do not have the cash for that many shares. { $most ->
    [0] Choose one of the listed actions.
   *[other] Buy { $most } at the most.
}
too-little-cash-for-loans = You do not have the cash to repay that many loans. { $most ->
    [0] Choose one of the listed actions.
   *[other] Repay { $most } at the most.
}
loans-first = No shares can be bought while you have a loan. { $can ->
    [0] Choose one of the listed actions.
   *[other] Repay your loans first.
}
no-loan = You have no loan to repay. Choose one of the listed actions.
too-few-loans = You cannot repay that many loans. { $most ->
    [0] Choose one of the listed actions.
   *[other] Repay { $most } at the most.
}
buying-closed = You bought shares in this action, then sold some; by our ruling buying is over with that. Choose one of the listed actions.
selling-closed = You sold shares in this action, then bought some; by our ruling selling is over with that. Choose one of the listed actions.
too-many-deals = You have made as many deals in shares and loans as one action has by our ruling. Take some back and make them as one, or be done.
repay-at-once = By our ruling one action has no more deals, but all loans you can repay are still repaid at once. Repay { $most }, or be done.
no-final-sale = No shares are sold at the end of the game. Choose one of the listed actions.
too-few-stored = You cannot sell that many of these goods from the warehouse. { $most ->
    [0] Choose one of the listed actions.
   *[other] Sell { $most } at the most.
}

## Action markers

marker-not-there = No such marker is left to take. Choose one of the listed actions.
marker-never-there = Such markers never lie here to be taken. Choose one of the listed actions.
marker-too-early = Dark grey markers can be taken from level II on. Choose one of the listed actions.
marker-twice = You have this very marker already. Choose one of the listed actions.
marker-not-owned = You do not have this marker. Use one of your own.
marker-placed-already = This marker is on the administration table and stays on its space. { $can ->
    [0] Choose one of the listed actions.
   *[other] Use it there again.
}
marker-not-placed = This marker is not on the administration table yet. { $can ->
    [0] Choose one of the listed actions.
   *[other] Place it on a free space.
}
no-such-space = The administration table has no space with this cost. { $can ->
    [0] Choose one of the listed actions.
   *[other] Place the marker on one of its free spaces.
}
space-occupied = One of your markers lies on this space. { $can ->
    [0] Choose one of the listed actions.
   *[other] Choose a free one.
}
no-passing = It is not possible to pass. Place a marker on a free space, or use a placed one again; its action may be forgone.

## Workers and machines

too-few-workers = There are not that many workers on the job market and the fired workers space. { $most ->
    [0] Choose one of the listed actions.
   *[other] Hire { $most } at the most.
}
no-room = This factory cannot take that many workers. { $most ->
    [0] Choose one of the listed actions.
   *[other] It takes { $most } at the most.
}
active-before = In the last decade nobody is hired for a factory that has been active, unless it was built since. Choose one of the listed actions.
just-hired = You hired for this factory in this action, and workers just hired are not fired. Choose one of the listed actions.
just-fired = You fired from this factory in this action, and nobody is hired for the same rows again. Choose one of the listed actions.
first-row-stays = The first row of a factory keeps its workers, and the others do not have that many. { $most ->
    [0] Choose one of the listed actions.
   *[other] Fire { $most } at the most.
}
no-machines-bought = The administrative costs you paid give no machine on this marker. Choose one of the listed actions.
no-machines-left = No more machines in this action: all you paid for are placed, or you were done with them. Choose one of the listed actions.
no-machine-space = No worker of this row can be replaced by a machine. Choose another row or factory.

## Quality and distribution

no-quality-bought = The administrative costs you paid give no quality on this marker. Adjust prices, or be done.
no-quality-left = All the quality that the administrative costs you paid give is used up. Adjust prices, or be done.
too-little-for-quality = The administrative costs you paid leave { $left ->
    [one] one level
   *[other] { $left } levels
 } of quality. Choose { $most } at the most.
quality-limit = The quality marker has no such value. { $most ->
    [0] Choose one of the listed actions.
   *[other] Choose { $most } at the most.
}
not-higher = The marker is turned to higher values only. { $most ->
    [0] Choose one of the listed actions.
   *[other] Choose a higher one, { $most } at the most.
}
no-distribution-left = Nothing is left for distribution. Adjust prices, or be done.
next-distribution-too-dear = £{ $left } is left for distribution, and turning this marker to { $value } costs £{ $cost }. Choose one of the listed actions.
too-little-for-distribution = £{ $left } is left for distribution, and turning this marker to { $value } costs £{ $cost }. Choose { $most } at the most.
distribution-limit = The distribution marker has no such value. { $most ->
    [0] Choose one of the listed actions.
   *[other] Choose { $most } at the most.
}

## Storage

keep-too-many = There are not that many goods to keep. Keep fewer.
storage-full = The warehouse does not hold that many goods. Keep fewer.
no-storage-space = There are not that many spaces above the price on the price scale. Keep fewer of this good.
needless-discard = Goods are thrown away only to make room for new ones. Keep those that fit.
