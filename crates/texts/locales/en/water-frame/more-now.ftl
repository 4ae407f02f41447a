# What a tile or an event would do for the reader on the board as it is now.

## Development tiles

now-agent = Your contract for { $count } { $good } could be fulfilled with { $least } to { $most }.
now-agent-none = You have no contract now.
now-broker = { $count ->
    [one] Returned, it would buy { $count } share for £{ $cost } in place of £{ $full }.
   *[other] Returned, it would buy { $count } shares for £{ $cost } in place of £{ $full }.
}
now-broker-none = You could buy no share at half price now.
now-accountant = Your cheapest free space costs £{ $from }; you could pay £{ $to }.
now-charisma = { $count ->
    [one] Ties now: { $count } share step more in the next productions.
   *[other] Ties now: { $count } share steps more in the next productions.
}
now-charisma-none = You would win no tie in the next productions.
now-developer = { $count ->
    [one] { $count } factory could be built or modernized for £{ $amount } less.
   *[other] { $count } factories could be built or modernized for £{ $amount } less in all.
}
now-developer-none = All your factories are at level { $level }; there is nothing to make cheaper.
now-inventor = Costs £{ $amount } at once and opens level { $level } to you.
now-inventor-next = Opens level { $level } once more; keeping it after that costs £{ $amount }.
now-inventor-last = Opens level { $level } once more, then it goes back.
now-engineer = { $count ->
    [one] { $count } of your factories could rise further, up to +{ $most }.
   *[other] { $count } of your factories could rise further, up to +{ $most }.
}
now-engineer-none = None of your factories has come to +{ $limit } yet.
now-small-warehouse = Would keep { $count } more of the next production ({ $good }).
now-small-warehouse-holds = Holds { $count } of { $most } goods now.
now-small-warehouse-none = Room for { $most } goods; as things stand nothing more would be stored.
now-extra-shifts = One more in the next production ({ $good }): +£{ $amount }.
now-extra-shifts-stored = One more in the next production ({ $good }), for the warehouse.
now-extra-shifts-none = One more in the next production ({ $good }) would find no buyer.
now-no-production = None of your factories produces anything now.
now-office = +£{ $amount } with the next shipment ({ $good }).
now-office-none = +£{ $amount } with each shipping; as things stand nothing is shipped.
now-engineering-works = { $count ->
    [one] The others have room for { $count } machine now: £{ $amount }.
   *[other] The others have room for { $count } machines now: £{ $amount } at the most.
}
now-patent = { $count ->
    [one] £{ $amount } more for distribution, or returned { $count } level free.
   *[other] £{ $amount } more for distribution, or returned { $count } levels free.
}
now-patent-none = No distribution of yours could rise now.
now-school = Shutting the highest row of the next production ({ $good }) would save £{ $amount }.
now-school-none = No row of the next productions would stay unsold.
now-foreman = For { $good }: £{ $amount } less for wages in each production.
now-foreman-none = There are no wages to lower now.
now-workshop = For { $good }: machines cost £{ $to } in place of £{ $from }.
now-workshop-none = £{ $amount } more for machines; no factory of yours has more than one yet.
now-patron = One more ({ $good }) at £{ $amount }{ $steps ->
    [0] .
    [one] , and { $steps } share step.
   *[other] , and { $steps } share steps.
}
now-patron-none = Nothing would be left over for the patron ({ $good }).
now-patron-or-ship = £{ $amount } for one good ({ $good }), but then the contract could not be fulfilled.
now-patron-over = There is no more production ({ $good }).
now-no-factory = You have no factory ({ $good }).
now-administrator = { $count ->
    [0] Using a marker again would cost no £{ $amount }; you have placed none yet.
    [one] The marker you have placed could be used again without £{ $amount }.
   *[other] The { $count } markers you have placed could be used again without £{ $amount } each.
}
now-administrator-blocked = Your £{ $cost } space is open, and using a marker again costs no fee.

## Events

now-bureaucracy = Your cheapest free space would cost £{ $cost }.
now-bureaucracy-none = The Administrator keeps your cheapest space open.
now-jubilee = One more ({ $good }) at £{ $amount }, once in the decade.
now-jubilee-none = As things stand you would have no good left over.
now-jubilee-used = You have used it.
now-credit-crisis = You would lose £{ $amount }.
now-war = { $count ->
    [one] { $count } of your factories would gain £1 in price at the same appeal.
   *[other] { $count } of your factories would gain £1 in price at the same appeal.
}
now-war-appeal = { $more ->
    [one] { $more } of your factories would gain 1 in appeal, as its price cannot rise.
   *[other] { $more } of your factories would gain 1 in appeal, as their prices cannot rise.
}
now-war-both = £1 in price at the same appeal for { $count } of your factories; 1 in appeal for { $more } whose price cannot rise.
now-war-none = None of your factories would change.
now-lobby = You would choose as number { $place } of { $count }.
now-made-in-england = { $count ->
    [one] You could raise distribution by { $count } level.
   *[other] You could raise distribution by { $count } levels.
}
now-made-in-england-none = No distribution of yours could rise.
now-luddism = { $count ->
    [one] You would lose { $count } machine to a worker.
   *[other] You would lose { $count } machines, one in each factory, to workers.
}
now-luddism-none = You would lose no machine.
now-navigation = In a decade as it is now: goods sold { $count }, share steps { $steps }.
now-navigation-none = Nothing would change in your sales.
now-opium = Your ships would carry { $to } in place of { $from }, and one would be lost.
now-opium-none = You have no ship to lose.
now-recession = Space { $from } → { $to }, a share £{ $value } → £{ $worth }.
now-royal-society = You would receive £{ $amount }.
now-social-unrest = { $count ->
    [one] You would pay £{ $amount } for { $count } worker.
   *[other] You would pay £{ $amount } for { $count } workers.
}
now-social-unrest-shares = { $shares ->
    [one] You would pay £{ $amount } ({ $count } workers) and have to sell { $shares } share for it.
   *[other] You would pay £{ $amount } ({ $count } workers) and have to sell { $shares } shares for it.
}
now-strike = Wage £{ $from } → £{ $to }: £{ $amount } more in a decade as it is now.
now-job-market-better = Wage £{ $from } → £{ $to }; with the demand £{ $amount } more in a decade as it is now.
now-job-market-same = Wage £{ $from } → £{ $to }; with the demand £{ $amount } more or less in a decade as it is now.
now-job-market-worse = Wage £{ $from } → £{ $to }; with the demand £{ $amount } less in a decade as it is now.
now-end-of-game = Your company would be worth £{ $amount }: place { $place }.
now-end-of-game-lost = With a loan you would lose the game.
