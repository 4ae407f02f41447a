//! Build and/or upgrade factories (Action 1).

use cardgame::Good::{self, Clothes, Cutlery, Food, Lamps};
use cardgame::{Phase, Position};

use crate::rules::kit::{LAST_STEP, LAST_WAGE, MONEY, TOTALS, Table, WAGE};

/// Proves: CG-030.
#[test]
fn any_number_is_built_and_upgraded_in_one_action() {
    let mut table = Table::at(3, 2, Food);
    table.act(&[
        "upgrade food",
        "build lamps",
        "upgrade clothes",
        "build cutlery",
    ]);
    assert_eq!(table.company(1).factories.map(|f| f.side), [2; 4]);
    table.end_action();
    assert_eq!(table.board.phase, Phase::Price);
}

/// Proves: CG-031.
#[test]
fn there_is_one_factory_for_each_good() {
    let mut table = Table::new(3);
    table.refused("build food", "card-already-built");
    assert_eq!(table.legal_with("build"), ["build cutlery", "build lamps"]);
    table.act(&["build cutlery"]);
    table.refused("build cutlery", "card-already-built");
    let table = Table::new(3).with_factories(1);
    for good in Good::ALL {
        table.refused(&format!("build {}", good.word()), "card-already-built");
    }
}

/// Proves: CG-032.
#[test]
fn a_new_factory_shows_the_side_of_the_decade() {
    for (decade, side) in [(1, 1), (2, 2), (3, 2)] {
        let mut table = Table::at(3, decade, Food);
        table.act(&["build lamps"]);
        assert_eq!(table.factory(1, Lamps).side, side, "decade {decade}");
    }
}

/// Proves: CG-033.
#[test]
fn a_new_factory_has_an_office_a_token_and_a_marker_but_no_workers() {
    let mut table = Table::at(3, 2, Food);
    table.act(&["build lamps"]);
    let lamps = table.factory(1, Lamps);
    assert!(!lamps.office_appeal, "the price side");
    assert_eq!((lamps.spot, lamps.appeal), (3, 0));
    assert_eq!((lamps.workers, lamps.machines), ([0, 0], [0, 0]));
    assert!(lamps.quality.is_empty());
    assert_eq!((lamps.distribution, lamps.stored), (0, 0));
}

/// Proves: CG-034.
#[test]
fn building_moves_demand_and_wages_once() {
    let mut table = Table::new(3).set(|board| board.demand = [3, 4, 5, 6]);
    table.act(&["build lamps"]);
    assert_eq!(table.board.demand, [2, 3, 4, 5], "all four, downwards");
    assert_eq!(table.board.wages, 1);
    table.act(&["build cutlery"]);
    table.end_action();
    assert_eq!(table.board.demand, [2, 3, 4, 5], "however many are built");
    assert_eq!(table.board.wages, 1);
    // Once an action, not once a round.
    table.act(&["appeal 0", "done", "build food"]);
    assert_eq!(table.board.demand, [1, 2, 3, 4]);
    assert_eq!(table.board.wages, 2);
}

/// Proves: CG-035.
#[test]
fn upgrading_alone_moves_neither_demand_nor_wages() {
    let mut table = Table::at(3, 2, Food);
    table.act(&["upgrade food", "upgrade clothes"]);
    assert_eq!((table.board.demand, table.board.wages), ([3; 4], 0));
    // A factory built after an upgrade does.
    let mut table = Table::at(3, 2, Food);
    table.act(&["upgrade food", "build lamps"]);
    assert_eq!((table.board.demand, table.board.wages), ([2; 4], 1));
}

/// Proves: CG-036.
#[test]
fn in_the_last_decade_only_what_still_produces_is_built() {
    let bare = |decade, good| {
        let table = Table::at(3, decade, good).without_factory(1, Food);
        table.without_factory(1, Clothes)
    };
    let table = bare(3, Clothes);
    table.refused("build food", "card-too-late-to-build");
    let left = ["build clothes", "build cutlery", "build lamps"];
    assert_eq!(table.legal_with("build"), left, "this round counts");
    let table = bare(3, Lamps);
    assert_eq!(table.legal_with("build"), ["build lamps"]);
    assert_eq!(bare(3, Food).legal_with("build").len(), 4);
    assert_eq!(bare(2, Lamps).legal_with("build").len(), 4);
    // Upgrades are not barred.
    assert!(Table::at(3, 3, Clothes).allows("upgrade food"));
}

/// Proves: CG-037.
#[test]
fn a_factory_built_in_its_round_produces_at_once() {
    let mut table = Table::at(3, 1, Lamps).with(1, |company| company.ships = 0);
    table.act(&["build lamps"]).end_action();
    assert_eq!((table.board.phase, table.asked()), (Phase::Price, 1));
    // Demand went from step 3 to 2: a value of 0, so that one good finds a buyer at an appeal of 1.
    table.act(&["appeal 1", "done"]).end_round();
    let price = u16::from(TOTALS[3][0]) - 1;
    assert_eq!(table.money(1), MONEY + price - 3 * WAGE - 6);
}

/// Proves: CG-038.
#[test]
fn an_upgrade_needs_the_second_decade_and_raises_the_price() {
    Table::at(3, 1, Food).refused("upgrade food", "card-no-upgrade-yet");
    let mut table = Table::at(3, 2, Food).with_its(1, Food, |food| {
        (food.spot, food.appeal, food.office_appeal) = (1, 2, false);
    });
    table.act(&["upgrade food"]);
    let food = table.factory(1, Food);
    assert_eq!((food.side, food.spot, food.appeal), (2, 1, 2));
    table.refused("upgrade lamps", "card-not-built");
    table.end_action();
    table.act(&["appeal 2"]);
    let price = table.factory(1, Food).price;
    assert_eq!(price, TOTALS[0][1] - 2, "it was {}", TOTALS[0][0] - 2);
    assert!(Table::at(3, 3, Food).allows("upgrade food"));
}

/// Proves: CG-039.
#[test]
fn in_the_second_decade_only_the_first_worker_card_is_turned() {
    let mut table = Table::at(3, 2, Food).with_its(1, Food, |food| food.workers = [1, 1]);
    table.act(&["upgrade food"]);
    assert_eq!(table.factory(1, Food).workers, [2, 1]);
}

/// Proves: CG-040.
#[test]
fn in_the_third_decade_both_worker_cards_are_turned() {
    let mut table = Table::at(3, 3, Food).with_its(1, Food, |food| food.workers = [1, 1]);
    table.act(&["upgrade food"]);
    assert_eq!(table.factory(1, Food).workers, [2, 3]);
}

/// Ruling: sides are set to the decade and never turned back.
/// Proves: CG-041.
#[test]
fn an_upgrade_never_turns_a_card_back() {
    // The first card was employed on side II while the factory was on side I.
    let mut table = Table::at(3, 2, Food).with_its(1, Food, |food| food.workers = [2, 0]);
    table.act(&["upgrade food"]);
    let food = table.factory(1, Food);
    assert_eq!((food.side, food.workers), (2, [2, 0]));
    table.refused("upgrade food", "card-nothing-to-upgrade");
    // A factory on side II: nothing is left to do in decade II, the second card in decade III.
    let upgraded = |decade| Table::at(3, decade, Food).with_factory(1, Food, 2, [2, 1]);
    upgraded(2).refused("upgrade food", "card-nothing-to-upgrade");
    let mut table = upgraded(3);
    table.act(&["upgrade food"]);
    let food = table.factory(1, Food);
    assert_eq!((food.side, food.workers), (2, [2, 3]));
    // And once it is there, it stays.
    table.refused("upgrade food", "card-nothing-to-upgrade");
    let mut table = Table::at(3, 3, Food).with_factory(1, Food, 1, [2, 3]);
    table.act(&["upgrade food"]);
    assert_eq!(table.factory(1, Food).workers, [2, 3]);
}

/// Proves: CG-042.
#[test]
fn an_upgrade_keeps_the_machines() {
    let mut table = Table::at(3, 3, Cutlery)
        .with_factory(1, Cutlery, 1, [1, 1])
        .with_its(1, Cutlery, |cutlery| cutlery.machines = [2, 1])
        .with(1, |company| {
            company.token = Some((Cutlery, Position::Second))
        });
    table.act(&["upgrade cutlery"]);
    let cutlery = table.factory(1, Cutlery);
    assert_eq!((cutlery.workers, cutlery.machines), ([2, 3], [2, 1]));
    let token = table.company(1).token;
    assert_eq!(token, Some((Cutlery, Position::Second)));
}

/// Proves: CG-043.
#[test]
fn a_factory_without_worker_cards_is_upgraded_too() {
    let mut table = Table::at(3, 3, Food).with_its(1, Food, |food| food.workers = [0, 0]);
    table.act(&["upgrade food"]);
    let food = table.factory(1, Food);
    assert_eq!((food.side, food.workers), (2, [0, 0]));
}

/// Proves: CG-044.
#[test]
fn markers_stay_at_the_end_of_their_tracks() {
    let mut table = Table::new(3).set(|board| {
        board.demand = [0, 1, 0, 2];
        board.wages = LAST_WAGE;
    });
    table.act(&["build lamps"]);
    assert_eq!(table.board.demand, [0, 0, 0, 1]);
    assert_eq!(table.board.wages, LAST_WAGE);
    let mut table = Table::new(3).set(|board| board.demand[0] = LAST_STEP - 1);
    table.act(&["done", "appeal 7"]);
    assert_eq!(table.board.demand[0], LAST_STEP, "four arrows, one step");
}
