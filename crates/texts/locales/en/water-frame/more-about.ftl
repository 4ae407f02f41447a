# What tiles and events do.

## Development tiles

about-agent = A contract may be fulfilled with one good more or one good less than it asks for.
about-broker = After the event of a decade you may deal in shares and sell stored goods; or return it in place of a special marker and buy up to { $count } shares at half price.
about-accountant = You may pay up to £{ $amount } more or less than a space of the administration table costs.
about-charisma = You win ties with other players for the highest appeal and the most goods sold; return the tile to name the start player.
about-developer = Return it in a factory action: each factory that is built, or modernized up to the current level, costs £{ $amount } less once.
about-inventor = You may modernize, or take a marker or a ship, one level ahead; it costs £{ $first }, and £{ $second }, £{ $third } and £{ $fourth } to keep after a use.
about-engineer = Quality can be raised up to +{ $count }, and in a quality action you choose yourself how much you pay.
about-small-warehouse = Stores { $count } goods on the price scales without any workers.
about-extra-shifts = Return it to produce one good more, in production or with a production marker.
about-office = Brings £{ $amount } each time you fulfil contracts in a ship action or a shipment.
about-engineering-works = Brings £{ $amount } for each machine that another player buys.
about-patent = Adds £{ $amount } to what you pay for distribution; or return it in a distribution action for { $count } free levels.
about-school = Workers displaced by machines may go to other free places, and in production you may shut the highest row at work of a factory, before the sale or after it.
about-foreman = In one factory he lowers the wage of up to { $count } workers by £{ $amount }, but not below £{ $least }.
about-patron = In each production ({ $good }) you may sell one more at your price, beyond the demand.
about-administrator = Bureaucracy does not block your cheapest space, and using a marker again costs no fee.
about-workshop = Adds £{ $amount } to what you pay for machines, and all machines of one factory together cost £{ $running } to run.

## Events

about-bureaucracy = From now on the cheapest space of the administration table is blocked, except with the Administrator.
about-crown-jubilee = In the next decade everybody may sell one more good once, as to a patron.
about-credit-crisis = Everybody loses { $percent } % of their cash.
about-war-on-the-continent = In every factory distribution and price rise by one, unless its distribution is at the highest.
about-lobby = Everybody in turn takes a special marker.
about-made-in-england = Everybody raises distribution by { $count } levels in all.
about-luddism = In every factory with machines one machine gives way to a worker.
about-navigation-acts = In the next decade all importers stand { $count } spaces lower.
about-opium-war = In the next decade every ship carries { $count } less, and at its end everybody loses a ship.
about-recession = Every share value indicator falls by { $count } spaces.
about-royal-society = Everybody receives £{ $amount } for each level of their highest factory and £{ $each } for each development tile.
about-social-unrest = Everybody pays £{ $amount } for each worker.
about-threat-of-strike = In the next decade every worker earns £{ $amount } more.
about-world-exhibition = { $count } workers leave the job market and the game.
about-economic-crisis = { $count } fired workers return to the job market.
about-end-of-game = Everybody visits the stock exchange once more, then the companies are valued.
