//! Expert set-up: chosen factories, no ships, the random supply, bought shares.

use cardgame::Good::{Clothes, Cutlery, Food, Lamps};
use cardgame::{Card, Event, Good, Options, Phase, Track};

use crate::rules::kit::{MONEY, Table, card, seat};

fn chosen() -> Options {
    Options {
        chosen_factories: true,
        ..Options::default()
    }
}

fn expert_supply() -> Options {
    Options {
        expert_supply: true,
        ..Options::default()
    }
}

/// The supply as pairs of a type and how often it is there.
fn supply(table: &Table) -> Vec<(&'static str, u8)> {
    let count = |card: Card| (card.word(), table.board.supply[card.index()]);
    let all = Card::ALL.into_iter().map(count);
    all.filter(|(_, count)| *count > 0).collect()
}

/// Proves: CGX-004.
#[test]
fn factories_are_chosen_clockwise_and_back() {
    for players in 2..=4 {
        let mut table = Table::deal(players, chosen(), "any");
        let there = 1..=players;
        let order: Vec<u8> = there.clone().chain(there.rev()).collect();
        let mut turns = Vec::new();
        for (at, number) in order.into_iter().enumerate() {
            assert_eq!((table.board.phase, table.asked()), (Phase::Open, number));
            turns.push(table.turn());
            assert_eq!(
                table.legal_with("open").len(),
                if at < players.into() { 4 } else { 3 }
            );
            let good = if at < players.into() { "lamps" } else { "food" };
            if at >= players.into() {
                table.refused("open lamps", "card-already-opened");
            }
            table.refused("done", "card-opening-due");
            table.act(&[&format!("open {good}")]);
        }
        turns.dedup();
        assert_eq!(turns.len(), 2 * usize::from(players), "a turn each");
        for number in 1..=players {
            let sides = table.company(number).factories.map(|f| f.side);
            assert_eq!(sides, [1, 0, 0, 1]);
            let lamps = table.factory(number, Lamps);
            assert_eq!((lamps.spot, lamps.appeal, lamps.workers), (3, 0, [1, 0]));
            assert!(!lamps.office_appeal);
        }
        assert_eq!(
            (table.board.demand, table.board.wages),
            ([table.board.demand[0]; 4], 0)
        );
        assert_eq!(table.board.demand[0], if players == 4 { 4 } else { 3 });
    }
}

/// Opens factories for everybody up to the developments.
fn opened(players: u8, options: Options) -> Table {
    let mut table = Table::deal(players, options, "any");
    table.idle_until(|board| board.phase != Phase::Open);
    table
}

/// Proves: CGX-005.
#[test]
fn then_each_takes_a_development_or_a_card_or_nothing() {
    let mut table = opened(3, chosen());
    let all: u8 = table.board.supply.iter().sum();
    assert_eq!(all, 17, "no starting cards are given out");
    assert_eq!(
        (table.board.phase, table.asked()),
        (Phase::StartDevelopment, 1)
    );
    assert_eq!(table.legal_with("develop").len(), 6);
    table.act(&["develop stock"]);
    assert_eq!(table.asked(), 2);
    table.act(&["take foreman"]);
    assert_eq!(table.asked(), 2, "it is laid at once");
    assert_eq!(table.legal_with("foreman").len(), 2);
    let good = table.legal()[0].clone();
    table.act(&[&good]);
    assert_eq!(table.asked(), 3);
    assert_eq!(table.supply("foreman"), 1);
    table.act(&["done"]);
    assert_eq!(
        (table.board.phase, table.asked()),
        (Phase::Action, 1),
        "once each"
    );
    assert_eq!(table.company(1).level(Track::Stock), 1);
    assert!(table.has(2, "foreman"));
    assert!(table.company(3).cards.is_empty());
    assert_eq!(table.company(3).levels, [0; 6]);
}

/// Proves: CGX-005, CGX-001.
#[test]
fn decade_restrictions_hold_for_the_starting_development() {
    let options = Options {
        decade_restrictions: true,
        ..chosen()
    };
    let table = opened(3, options);
    assert_eq!(table.board.phase, Phase::StartDevelopment);
    table.refused("develop stock", "card-decade-restriction");
    assert_eq!(table.legal_with("develop").len(), 5);
}

/// It happens once also with both options that mention it, after the supply is laid out.
/// Proves: CGX-005.
#[test]
fn the_starting_development_comes_once_after_the_supply() {
    let options = Options {
        expert_supply: true,
        ..chosen()
    };
    let mut table = Table::deal(3, options, "any");
    table.idle_until(|board| board.phase == Phase::StartDevelopment);
    assert_eq!(table.asked(), 1);
    assert_eq!(table.board.supply.iter().sum::<u8>(), 17);
    table.act(&["take entrepreneur", "done", "done"]);
    assert_eq!((table.board.phase, table.asked()), (Phase::Action, 1));
    assert!(table.has(1, "entrepreneur"));
    // With the expert supply alone, too: instead of the cards of the table.
    let mut table = Table::deal(3, expert_supply(), "any");
    assert_eq!(
        (table.board.phase, table.asked()),
        (Phase::StartDevelopment, 1)
    );
    assert!((1..=3).all(|number| table.company(number).cards.is_empty()));
    assert!((1..=3).all(|number| table.company(number).levels == [0; 6]));
    table.act(&["done", "done", "done"]);
    assert_eq!(table.board.phase, Phase::Action);
    // The factories are those of the table.
    assert!(table.factory(1, Food).is_open() && table.factory(1, Clothes).is_open());
    assert!(table.factory(3, Cutlery).is_open() && !table.factory(3, Lamps).is_open());
}

/// Proves: CGX-006.
#[test]
fn without_ships_they_come_by_the_stock_exchange() {
    let options = Options {
        no_ships: true,
        ..Options::default()
    };
    let mut table = Table::with_options(3, options)
        .rich()
        .with_its(1, Food, |food| food.workers = [1, 1]);
    for number in 1..=3 {
        assert_eq!(table.company(number).ships, 0);
    }
    let mut none = table.copy();
    none.sell_at(0);
    assert_eq!(none.board.phase, Phase::Storage, "no ship");
    table
        .act(&["regain", "appeal 0", "done"])
        .idle_to_production();
    assert_eq!(
        (table.board.phase, table.company(1).ships),
        (Phase::Shipping, 2)
    );
    assert_eq!(table.company(1).tokens, 0);
}

/// The cards of the box that are laid out at random: 15 with two types, two Big Storehouses.
const BOX: [&str; 15] = [
    "extra-shift customs-office",
    "extra-shift broker",
    "workshop contract",
    "workshop developer",
    "foreman customs-office",
    "foreman contract",
    "patron-clothes-food broker",
    "patron-cutlery-food contract",
    "patron-lamps-cutlery customs-office",
    "patron-cutlery-clothes developer",
    "patron-lamps-food broker",
    "inventor workshop",
    "inventor foreman",
    "patron-lamps-clothes contract",
    "broker developer",
];

/// Proves: CGX-007, CG-X7.
#[test]
fn the_expert_supply_has_fixed_cards_and_four_for_each_player() {
    for (players, fixed, all) in [(2, 3, 11), (3, 5, 17), (4, 7, 23)] {
        let mut table = Table::unrevealed(players, expert_supply());
        let several = players - 1;
        let start = [
            ("entrepreneur", 1),
            ("patent", several),
            ("engineer", several),
        ];
        assert_eq!(supply(&table), start);
        assert_eq!(table.board.supply.iter().sum::<u8>(), fixed);
        table.turn_up();
        let laid = table.events.iter();
        let laid = laid
            .filter(|event| matches!(event, Event::Laid { .. }))
            .count();
        let boxed = table.events.iter();
        let boxed = boxed
            .filter(|event| matches!(event, Event::Boxed { .. }))
            .count();
        assert_eq!(laid - boxed, 4 * usize::from(players), "four each");
        assert_eq!(table.board.supply.iter().sum::<u8>(), all);
        assert_eq!(table.supply("entrepreneur"), 1);
    }
}

/// Proves: CGX-007.
#[test]
fn each_card_of_the_box_is_laid_once_on_either_side() {
    let table = Table::unrevealed(4, expert_supply());
    for card in BOX {
        let (up, down) = card.split_once(' ').unwrap();
        assert!(table.can_reveal(&format!("lay {up} {down}")), "{card}");
        assert!(table.can_reveal(&format!("lay {down} {up}")), "{card}");
    }
    assert!(table.can_reveal("lay storehouse storehouse"));
    for other in [
        "lay entrepreneur developer",
        "lay developer entrepreneur",
        "lay patent patent",
        "lay engineer engineer",
        "lay workshop broker",
        "lay workshop workshop",
    ] {
        assert!(!table.can_reveal(other), "{other}");
    }
    let mut table = Table::unrevealed(4, expert_supply());
    table.reveal("lay contract workshop");
    assert!(!table.can_reveal("lay contract workshop"), "it lies there");
    assert!(!table.can_reveal("lay workshop contract"));
    table.reveal("lay storehouse storehouse");
    table.reveal("lay storehouse storehouse");
    assert!(
        !table.can_reveal("lay storehouse storehouse"),
        "there are two"
    );
}

/// Different seeds lay different cards, and on different sides.
/// Proves: CGX-007.
#[test]
fn the_random_cards_depend_on_the_seed() {
    let all =
        ["a", "b", "c", "d", "e", "f"].map(|seed| supply(&Table::deal(3, expert_supply(), seed)));
    let mut several = all.to_vec();
    several.sort();
    several.dedup();
    assert!(several.len() > 3);
    // Customs Office, Broker, Developer and Contract are among them.
    for name in ["customs-office", "broker", "developer", "contract"] {
        let found = all.iter().flatten().any(|(card, _)| *card == name);
        assert!(found, "{name}");
    }
}

/// Lays seven cards of different types for two players, so that no type may lie twice.
fn seven() -> Table {
    let mut table = Table::unrevealed(2, expert_supply());
    for card in [
        "extra-shift customs-office",
        "workshop contract",
        "foreman customs-office",
        "patron-clothes-food broker",
        "inventor workshop",
        "patron-lamps-clothes contract",
        "developer patron-cutlery-clothes",
    ] {
        table.reveal(&format!("lay {card}"));
    }
    assert!(table.is_reveal());
    table
}

/// Proves: CGX-008.
#[test]
fn a_type_that_lies_too_often_is_flipped() {
    let mut table = seven();
    table.reveal("lay extra-shift broker");
    assert!(!table.is_reveal());
    assert_eq!(
        (table.supply("extra-shift"), table.supply("broker")),
        (1, 1)
    );
    assert_eq!(
        table.supply("customs-office"),
        0,
        "the latest one is flipped"
    );
    assert_eq!(table.board.supply.iter().sum::<u8>(), 11);
    // The latest one whose other side fits: not the last, since a developer lies there.
    let mut table = seven();
    table.reveal("lay workshop developer");
    assert!(!table.is_reveal());
    assert_eq!((table.supply("workshop"), table.supply("contract")), (1, 1));
    assert_eq!(table.supply("developer"), 1);
}

/// Proves: CGX-008.
#[test]
fn a_card_of_which_both_sides_are_too_many_is_replaced() {
    let mut table = Table::unrevealed(2, expert_supply());
    for card in [
        "extra-shift customs-office",
        "workshop contract",
        "contract foreman",
        "patron-clothes-food broker",
        "inventor foreman",
        "storehouse storehouse",
        "developer patron-cutlery-clothes",
    ] {
        table.reveal(&format!("lay {card}"));
    }
    // Two workshops; neither contract nor developer has room.
    table.reveal("lay workshop developer");
    assert!(table.is_reveal(), "a new card is due");
    assert!(
        !table.can_reveal("lay workshop developer"),
        "that one is in the box"
    );
    // Again too often, with no room on the other side; then one that fits.
    table.reveal("lay storehouse storehouse");
    assert!(table.is_reveal());
    table.reveal("lay patron-lamps-food broker");
    assert!(!table.is_reveal());
    let all = [
        ("entrepreneur", 1),
        ("extra-shift", 1),
        ("workshop", 1),
        ("patron-clothes-food", 1),
        ("patron-lamps-food", 1),
        ("inventor", 1),
        ("developer", 1),
        ("contract", 1),
        ("patent", 1),
        ("engineer", 1),
        ("storehouse", 1),
    ];
    assert_eq!(supply(&table), all);
}

/// Patrons of different pairs are different types.
/// Proves: CGX-008.
#[test]
fn no_type_lies_more_often_than_players_less_one() {
    for players in 2..=4 {
        for seed in 0..40 {
            let table = Table::deal(players, expert_supply(), &format!("seed {seed}"));
            for (name, count) in supply(&table) {
                assert!(count < players, "{players} players: {count} x {name}");
            }
            let patrons = Card::PATRONS.map(|card| table.board.supply[card.index()]);
            assert!(patrons.iter().all(|count| *count <= 1));
        }
    }
    let mut table = Table::unrevealed(2, expert_supply());
    for card in BOX.iter().filter(|card| card.starts_with("patron")) {
        table.reveal(&format!("lay {card}"));
    }
    table
        .reveal("lay inventor foreman")
        .reveal("lay extra-shift broker");
    let patrons = Card::PATRONS.map(|card| table.board.supply[card.index()]);
    assert_eq!(patrons, [1; 6], "all six pairs at once");
}

/// Proves: CGX-009.
#[test]
fn cards_that_are_left_are_out_of_the_game() {
    let table = Table::deal(2, expert_supply(), "any");
    // 24 cards in the box; 11 of them are in the game, whoever has them.
    assert_eq!(table.board.supply.iter().sum::<u8>(), 11);
    let mut table = table.rich();
    let absent = Card::ALL.into_iter();
    let absent: Vec<Card> = absent
        .filter(|card| table.board.supply[card.index()] == 0)
        .collect();
    assert!(!absent.is_empty());
    while table.board.phase != Phase::Over {
        let owned = [1, 2].map(|number| table.company(number).cards.len());
        let all = table.board.supply.iter().sum::<u8>() + owned[0] + owned[1];
        assert_eq!(all, 11);
        for card in &absent {
            assert!(!table.allows(&format!("take {}", card.word())));
        }
        let takes = table.legal_with("take");
        match takes.first() {
            Some(choice) if table.board.phase == Phase::Development => {
                let choice = choice.clone();
                table.act(&[&choice]);
            }
            _ => {
                let turn = table.board;
                table.idle_until(|board| *board != turn);
            }
        }
    }
}

/// Proves: CGX-010.
#[test]
fn starting_shares_are_bought_before_the_game() {
    let options = Options {
        bought_shares: true,
        ..Options::default()
    };
    let mut table = Table::deal(3, options, "any");
    table.idle_until(|board| board.phase == Phase::StartShares);
    assert_eq!(table.asked(), 1);
    let all = ["buy 1", "buy 2", "buy 3", "buy 4", "buy 5", "done"];
    assert_eq!(table.legal(), all);
    table.refused("buy 6", "card-too-dear");
    table.act(&["buy 5"]);
    assert_eq!((table.money(1), table.company(1).shares), (0, 5));
    assert_eq!(table.asked(), 2);
    table.act(&["done"]);
    assert_eq!((table.money(2), table.company(2).shares), (MONEY, 0));
    assert_eq!((table.board.phase, table.asked()), (Phase::StartShares, 3));
    table.act(&["buy 2"]);
    assert_eq!((table.money(3), table.company(3).shares), (30, 2));
    assert_eq!((table.board.phase, table.asked()), (Phase::Action, 1));
}

/// A stock development taken before the game makes these shares no cheaper.
/// Proves: CGX-010.
#[test]
fn starting_shares_come_last_and_cost_ten_each() {
    let options = Options {
        bought_shares: true,
        ..chosen()
    };
    let mut table = opened(2, options);
    table.act(&["develop stock", "done"]);
    assert_eq!((table.board.phase, table.asked()), (Phase::StartShares, 1));
    table.refused("buy 6", "card-too-dear");
    table.act(&["buy 2"]);
    assert_eq!(table.money(1), 30);
}

/// A starting Foreman comes after the factories of its owner.
/// Proves: CGX-004.
#[test]
fn chosen_factories_replace_those_of_the_table() {
    let mut table = Table::deal(2, chosen(), "any");
    table.act(&["open lamps", "open lamps", "open clothes", "open cutlery"]);
    let open = |number: u8| -> Vec<Good> {
        let company = table.company(number);
        let goods = Good::ALL.into_iter();
        goods
            .filter(|good| company.factory(*good).is_open())
            .collect()
    };
    assert_eq!(open(1), [Cutlery, Lamps]);
    assert_eq!(open(2), [Clothes, Lamps]);
    assert_eq!(table.board.start, seat(1));
    assert_eq!(table.board.supply[card("foreman").index()], 2);
}

/// Ruling: where no card is left to change it, a type stays there too often. The box never comes to that:
/// each Patron is there once, and so a card with a Patron can always be flipped.
/// Proves: CGX-009.
#[test]
fn without_a_card_left_the_excess_stays() {
    let mut components = Table::new(2).game.components().clone();
    for sides in &mut components.double {
        if !sides.contains(&Card::Entrepreneur) {
            *sides = [Card::Workshop, Card::Foreman];
        }
    }
    let game = cardgame::CardGame::with(2, expert_supply(), &components);
    let mut table = Table::of(game, "any");
    table.turn_up();
    assert_eq!(table.board.phase, Phase::StartDevelopment);
    let laid = table.events.iter();
    let laid = laid.filter(|event| matches!(event, Event::Laid { .. }));
    assert_eq!(laid.count(), 17, "the whole box was tried");
    assert_eq!(table.board.supply.iter().sum::<u8>(), 11);
    let excess = table.supply("workshop") + table.supply("foreman") + table.supply("storehouse");
    assert_eq!(excess, 8);
}
