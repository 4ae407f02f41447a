# Words of the game, and the parts that sentences are made of.

## Further action markers

word-production = production
word-ship-1 = ship at pier 1
word-ship-2 = ship at pier 2

## Ships of a shipment

word-fleet-first = the ship at pier 1
word-fleet-second = the ship at pier 2
word-fleet-both = both ships

## Places of the large warehouse

word-place-food = the food column
word-place-clothes = the clothes column
word-place-cutlery = the cutlery column
word-place-lamps = the lamps column
word-place-line = a line

## Development tiles

word-agent = Agent
word-broker = Broker
word-accountant = Accountant
word-charisma = Charisma
word-developer = Developer
word-inventor = Inventor
word-engineer = Engineer
word-small-warehouse = Small Warehouse
word-extra-shifts = Extra Shifts
word-office = Office
word-engineering-works = Engineering Works
word-patent = Patent
word-school = School
word-foreman = Foreman
word-patron-food = Patron of Food
word-patron-clothes = Patron of Clothes
word-patron-cutlery = Patron of Cutlery
word-patron-lamps = Patron of Lamps
word-administrator = Administrator
word-workshop = Workshop

## Events

word-bureaucracy = Bureaucracy
word-crown-jubilee = Crown Jubilee
word-credit-crisis = Hamburg Credit Crisis
word-war-on-the-continent = War on the Continent
word-lobby = Lobby
word-made-in-england = Made in England
word-luddism = Luddism
word-navigation-acts = Navigation Acts
word-opium-war = Opium War
word-recession = Recession
word-royal-society = Royal Society
word-social-unrest = Social Unrest
word-threat-of-strike = Threat of Strike
word-world-exhibition = World Exhibition
word-economic-crisis = Economic Crisis
word-end-of-game = End of Game

## Why a share value indicator moves

word-because-ships = ships at sea
word-because-overdue-contract = contract not fulfilled
word-because-recession = recession
word-because-idle-factory = hired and never produced
word-because-open-contract = open contract

## Parts of sentences

part-marker-name = { $marker } marker
part-marker = { $marker-word ->
    [ship-1] the { $marker }
    [ship-2] the { $marker }
   *[other] { $shade-word ->
        [own] the { part-marker-name }
       *[grey] the { $shade } { part-marker-name }
    }
}
part-ships = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}

## Sections of the other book

section-1-8 = player's book 1.8
section-1-9 = player's book 1.9
