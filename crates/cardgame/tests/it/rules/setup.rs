//! Set-up of the basic game.

use cardgame::Good::{self, Clothes, Cutlery, Food, Lamps};
use cardgame::{Card, Options, Phase, Track};

use crate::rules::kit::{MONEY, Table, VALUE, card, seat};

/// The open factories of each seat.
fn open(table: &Table, players: u8) -> Vec<Vec<Good>> {
    let of = |number| {
        let company = table.company(number);
        let goods = Good::ALL.into_iter();
        goods
            .filter(|good| company.factory(*good).is_open())
            .collect()
    };
    (1..=players).map(of).collect()
}

/// The supply as pairs of a type and how often it is there.
fn supply(table: &Table) -> Vec<(&'static str, u8)> {
    let count = |card: Card| (card.word(), table.board.supply[card.index()]);
    let all = Card::ALL.into_iter().map(count);
    all.filter(|(_, count)| *count > 0).collect()
}

/// Proves: CG-001.
#[test]
fn two_to_four_play_and_the_first_seat_starts() {
    for players in 2..=4 {
        let mut table = Table::new(players);
        assert_eq!(table.board.start, seat(1));
        for number in 1..=players {
            assert_eq!(table.asked(), number, "clockwise");
            table.act(&["done"]);
            table.idle_until(|board| board.asked != seat(number));
        }
    }
}

/// Proves: CG-002.
#[test]
fn a_player_has_the_pieces_of_one_colour() {
    let table = || Table::new(3).with_factories(1).with_levels(1, 2);
    // Two distribution cards.
    let mut distribution = table().with_distribution(1, Food, 1);
    distribution.act(&["distribution lamps 2"]);
    distribution.refused("distribution cutlery 1", "card-no-distribution-card");
    // Three quality cards: 1 or 2, 1 or 2, 3 or 4.
    let mut quality = table().with_quality(1, Clothes, &[3]);
    quality.act(&["quality food 1 1"]);
    quality.refused("quality lamps 1", "card-too-few-small");
    assert!(quality.allows("quality clothes 4"));
    // Eight worker cards, two for each good.
    let mut workers = table().with_all(|company| {
        let factories = &mut company.factories;
        factories.iter_mut().for_each(|f| f.workers = [0, 0]);
    });
    for good in Good::ALL {
        let employ = format!("employ {}", good.word());
        workers.act(&[&employ, &employ]);
        if good != Lamps {
            workers.refused(&employ, "card-no-worker-card-left");
        }
    }
    assert_eq!(workers.board.phase, Phase::Price, "no card is left");
    // Nine loan tokens, two ships.
    let loans = table();
    assert_eq!(loans.legal_with("borrow").len(), 9);
    assert_eq!(loans.company(1).ships, 2);
}

/// Proves: CG-003.
#[test]
fn every_development_starts_on_its_first_level() {
    let table = || Table::new(2);
    assert_eq!(table().company(1).levels, [0; 6]);
    // Quality 1 and distribution 2 in one action.
    table().refused("quality food 2", "card-quality-level");
    assert!(table().allows("quality food 1"));
    assert!(table().allows("distribution food 2"));
    table().refused("distribution food 3", "card-distribution-level");
    // Two machines.
    let mut machines = table();
    machines.act(&["automate cutlery 1", "automate cutlery 1"]);
    assert_eq!(machines.board.phase, Phase::Price, "no third machine");
    // Two cards: the Foreman and one more.
    let mut cards = table();
    cards.act(&["done", "appeal 0"]);
    assert!(cards.allows("take workshop"));
    let mut cards = table().with_card(1, "patent");
    cards.act(&["done", "appeal 0"]);
    cards.refused("take workshop", "card-card-limit");
    // No share at half price.
    let mut shares = table();
    shares.act(&["buy 5"]);
    assert_eq!(shares.money(1), 0);
    // Two goods in a ship.
    let mut ships = Table::maker(1, Food)
        .with_its(1, Food, |food| food.workers = [1, 1])
        .with(1, |company| company.ships = 1);
    ships.sell_at(0);
    assert_eq!(ships.legal_with("ship"), ["ship food 1", "ship food 2"]);
}

/// Proves: CG-004.
#[test]
fn each_seat_opens_two_factories_by_its_place() {
    let table = Table::new(2);
    assert_eq!(open(&table, 2), [[Food, Cutlery], [Food, Clothes]]);
    let table = Table::new(3);
    let three = [[Food, Clothes], [Clothes, Cutlery], [Food, Cutlery]];
    assert_eq!(open(&table, 3), three);
    let table = Table::new(4);
    let four = [
        [Clothes, Cutlery],
        [Food, Cutlery],
        [Clothes, Lamps],
        [Food, Lamps],
    ];
    assert_eq!(open(&table, 4), four);
    for number in 1..=4 {
        let sides = table.company(number).factories.map(|f| f.side);
        assert_eq!(sides.iter().sum::<u8>(), 2, "both on side I: {sides:?}");
    }
}

/// Proves: CG-005, CG-X8.
#[test]
fn each_seat_has_a_card_or_a_development_by_its_place() {
    let table = |players| {
        let table = Table::new(players);
        let of = |number: u8| {
            let company = table.company(number);
            let cards: Vec<&str> = company.cards.iter().map(Card::word).collect();
            let tracks = Track::ALL.into_iter();
            let levels = tracks.filter(|track| company.level(*track) > 0);
            let levels: Vec<&str> = levels.map(Track::word).collect();
            assert!(company.levels.iter().all(|level| *level < 2));
            [cards, levels].concat().join(" ")
        };
        (1..=players).map(of).collect::<Vec<_>>()
    };
    assert_eq!(table(2), ["foreman", "workshop"]);
    assert_eq!(table(3), ["quality", "workshop", "foreman"]);
    assert_eq!(table(4), ["quality", "foreman", "machinery", "workshop"]);
}

/// Proves: CG-006.
#[test]
fn the_owner_of_a_starting_foreman_lays_it_before_the_first_turn() {
    for (players, owner, goods) in [
        (2, 1, ["foreman food", "foreman cutlery"]),
        (3, 3, ["foreman food", "foreman cutlery"]),
        (4, 2, ["foreman food", "foreman cutlery"]),
    ] {
        let mut table = Table::deal(players, Options::default(), "any");
        assert_eq!(table.asked(), owner);
        assert_eq!(table.legal(), goods, "open factories only");
        table.refused("foreman lamps", "card-foreman-needs-factory");
        let turn = table.turn();
        table.act(&["foreman cutlery"]);
        assert_eq!(table.company(owner).foreman, Some(Cutlery));
        assert_eq!((table.board.phase, table.asked()), (Phase::Action, 1));
        assert_ne!(table.turn(), turn);
    }
}

/// Proves: CG-007.
#[test]
fn a_starting_card_comes_out_of_the_supply_and_counts_for_the_limit() {
    for (players, left) in [(2, 9), (3, 15), (4, 20)] {
        let table = Table::new(players);
        assert_eq!(table.board.supply.iter().sum::<u8>(), left);
        assert_eq!((table.supply("foreman"), table.supply("workshop")), (1, 1));
    }
    let mut table = Table::new(2).rich();
    table.act(&["done", "appeal 0", "take patent"]);
    table.idle_to_action(1);
    table.idle_until(|board| board.phase == Phase::Development && board.asked == seat(1));
    table.refused("take engineer", "card-card-limit");
    assert!(table.allows("swap foreman engineer"));
}

/// Proves: CG-008, CG-009, CG-010.
#[test]
fn an_open_factory_has_its_token_a_worker_card_and_an_office() {
    for players in 2..=4 {
        let table = Table::new(players);
        for number in 1..=players {
            let company = table.company(number);
            let open = company.factories.iter().filter(|f| f.is_open());
            let open: Vec<_> = open.collect();
            assert_eq!(open.len(), 2);
            for factory in open {
                assert_eq!(factory.spot, 3, "the fourth spot");
                assert_eq!(factory.workers, [1, 0], "the first card, side I");
                assert_eq!(factory.machines, [0, 0]);
                assert!(!factory.office_appeal, "the price side");
            }
            assert_eq!(company.token, None);
        }
    }
}

/// The whole total of food is price at the start: token and office show no appeal.
/// Proves: CG-008, CG-010.
#[test]
fn a_starting_factory_shows_price_only() {
    let mut table = Table::new(3);
    let food = table.factory(1, Food);
    assert_eq!(crate::rules::kit::standing_appeal(food), 0);
    table.act(&["done", "appeal 0"]);
    let food = table.factory(1, Food);
    assert_eq!((food.price, food.spot, food.office_appeal), (8, 3, false));
}

/// Proves: CG-011.
#[test]
fn two_ships_are_ready() {
    for players in 2..=4 {
        let table = Table::new(players);
        for number in 1..=players {
            let company = table.company(number);
            assert_eq!((company.ships, company.tokens), (2, 0));
        }
    }
}

/// Proves: CG-012.
#[test]
fn the_appeal_markers_start_at_nothing() {
    for players in 2..=4 {
        let table = Table::new(players);
        for number in 1..=players {
            let appeals = table.company(number).factories.map(|f| f.appeal);
            assert_eq!(appeals, [0; 4]);
        }
    }
    // The other two come with their factories.
    let mut table = Table::new(3);
    table.act(&["build cutlery", "build lamps"]);
    assert_eq!(table.factory(1, Lamps).appeal, 0);
}

/// Proves: CG-013.
#[test]
fn demand_and_wages_start_by_the_side_of_the_board() {
    for (players, step) in [(2, 3), (3, 3), (4, 4)] {
        let table = Table::new(players);
        assert_eq!(table.board.demand, [step; 4], "a demand of 1");
        assert_eq!(table.board.wages, 0);
    }
    // One step less is a demand of 0 on either side: three goods at an appeal of 3.
    for (players, active, wages, wage) in [(2, Food, 4, 4), (3, Food, 4, 4), (4, Clothes, 4, 3)] {
        let mut table = Table::at(players, 1, active)
            .with(1, |company| company.foreman = None)
            .with_its(1, active, |factory| factory.workers = [1, 1])
            .with(1, |company| company.ships = 0)
            .set(|board| {
                board.demand = [board.demand[0] - 1; 4];
                board.wages = wages;
            });
        table.sell_at(3);
        table.end_round();
        // What a worker costs differs by the side: the fifth space says 4 or 3.
        let (price, workers, fixed) = match active {
            Food => (5, 5, 3),
            _ => (6, 6, 4),
        };
        assert_eq!(
            table.money(1),
            MONEY + 3 * price - workers * wage - fixed,
            "{players} players"
        );
    }
}

/// Proves: CG-014.
#[test]
fn everybody_starts_with_the_same_money_and_no_shares() {
    for players in 2..=4 {
        let table = Table::new(players);
        for number in 1..=players {
            let company = table.company(number);
            assert_eq!((company.money, company.value), (MONEY, VALUE));
            assert_eq!((company.shares, company.loans), (0, 0));
        }
    }
}

/// Proves: CG-015.
#[test]
fn two_players_have_a_neutral_one_beside_them() {
    let table = Table::new(2);
    assert_eq!(table.board.neutral, [3, 3, 2, 2]);
    assert_eq!(table.board.demand, [3; 4], "it has moved no demand");
    assert_eq!(Table::new(3).board.neutral, [0; 4]);
    assert_eq!(Table::new(4).board.neutral, [0; 4]);
}

/// Proves: CG-016, CG-017.
#[test]
fn the_supply_depends_on_the_number_of_players() {
    let two = [
        ("entrepreneur", 1),
        ("extra-shift", 1),
        ("workshop", 1),
        ("foreman", 1),
        ("patent", 2),
        ("engineer", 2),
        ("storehouse", 1),
    ];
    assert_eq!(supply(&Table::new(2)), two, "without the starting cards");
    let three = [
        ("entrepreneur", 1),
        ("extra-shift", 2),
        ("workshop", 1),
        ("foreman", 1),
        ("patron-clothes-food", 1),
        ("patron-cutlery-food", 1),
        ("patent", 3),
        ("engineer", 3),
        ("storehouse", 2),
    ];
    assert_eq!(supply(&Table::new(3)), three);
    let four = [
        ("entrepreneur", 1),
        ("extra-shift", 2),
        ("workshop", 1),
        ("foreman", 1),
        ("patron-clothes-food", 1),
        ("patron-cutlery-food", 1),
        ("patron-lamps-cutlery", 1),
        ("patron-cutlery-clothes", 1),
        ("patron-lamps-food", 1),
        ("inventor", 2),
        ("patent", 3),
        ("engineer", 3),
        ("storehouse", 2),
    ];
    assert_eq!(supply(&Table::new(4)), four);
}

/// Proves: CG-017.
#[test]
fn four_types_belong_to_the_expert_game() {
    for players in 2..=4 {
        let mut table = Table::new(players);
        for name in ["customs-office", "broker", "developer", "contract"] {
            assert_eq!(table.supply(name), 0);
            assert!((1..=players).all(|number| !table.has(number, name)));
        }
        table.idle_until(|board| board.phase == Phase::Development);
        for name in ["customs-office", "broker", "developer", "contract"] {
            table.refused(&format!("take {}", card(name).word()), "card-not-in-supply");
        }
    }
}
