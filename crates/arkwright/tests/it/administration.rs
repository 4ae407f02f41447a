//! Choosing, placing and paying for action markers (II, II.1, II.2, II.3).

use crate::kit::{Table, marker};
use arkwright::{Event, Good, Phase};
use table::Told;

/// Two players; the first is rich, so that no payment forces anything on him.
fn rich() -> Table {
    Table::predetermined(2).with_company(1, |company| company.cash = 500)
}

/// Proves: SJ-036.
#[test]
fn everybody_has_one_action_per_cycle_clockwise_from_the_start_player() {
    let mut table = Table::predetermined(3);
    let mut order = Vec::new();
    for cost in [2, 4] {
        for marker in ["factory", "quality", "exchange"] {
            order.push((table.board.active(), table.asked()));
            let marker = if cost == 2 { "workers" } else { marker };
            table.act(&[&format!("place {marker} {cost}")]).done();
        }
        table.idle_until(|board| matches!(board.phase, Phase::Administration { .. }));
    }
    use Good::{Clothes, Food};
    assert_eq!(
        order,
        [
            (Food, 1),
            (Food, 2),
            (Food, 3),
            (Clothes, 2),
            (Clothes, 3),
            (Clothes, 1)
        ]
    );
}

/// Proves: SJ-037.
#[test]
fn nobody_may_pass() {
    let table = Table::predetermined(2);
    assert_eq!(table.refuses("done"), "no-passing");
    assert_eq!(table.legal().len(), table.legal_with("place").len());
    assert!(!table.legal().is_empty());
}

/// Proves: SJ-037.
#[test]
fn action_and_additional_action_may_each_be_forgone_but_not_the_costs() {
    for (choices, quality, price) in [
        (["done", "done"], 0, 5),
        (["quality food 1", "done"], 1, 5),
        (["done", "price food 6"], 0, 6),
    ] {
        let mut table = rich();
        table.act(&["place quality 8"]).act(&choices);
        assert_eq!(table.company(1).cash, 500 - 8);
        let food = *table.factory(1, Good::Food);
        assert_eq!((food.quality, food.price), (quality, price));
        table.done();
        assert_eq!(table.asked(), 2);
    }
}

/// Proves: SJ-038.
#[test]
fn a_column_has_one_space_each_for_two_to_ten_pounds() {
    let mut table = rich();
    let spaces = |table: &Table| {
        let places = table.legal_with("place");
        let places = places
            .iter()
            .filter_map(|place| place.strip_prefix("place workers "));
        places.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(spaces(&table), ["2", "4", "6", "8", "10"]);
    for absent in ["place workers 1", "place workers 3", "place workers 12"] {
        assert_eq!(table.refuses(absent), "no-such-space");
    }
    table.act(&["place factory 6"]).done();
    // The other player's column is his own.
    assert_eq!(spaces(&table), ["2", "4", "6", "8", "10"]);
    table.idle_to_next_action(1);
    assert_eq!(spaces(&table), ["2", "4", "8", "10"]);
    assert_eq!(table.refuses("place workers 6"), "space-occupied");
}

/// Proves: SJ-038.
#[test]
fn a_placed_marker_cannot_be_moved_and_stays_until_the_decade_ends() {
    let mut table = rich();
    table.act(&["place factory 6"]).done();
    for _ in 0..3 {
        table.idle_to_next_action(1);
        assert_eq!(table.board.year(), 1770);
        assert_eq!(table.refuses("place factory 2"), "marker-placed-already");
        assert_eq!(
            table.company(1).administration,
            [None, None, Some(marker("factory")), None, None]
        );
    }
    table.idle_to_next_action(1);
    assert_eq!(table.board.year(), 1780);
    assert_eq!(table.company(1).administration, [None; 5]);
    assert!(table.allows("place factory 2"));
}

/// Proves: SJ-038.
#[test]
fn only_owned_markers_are_placed_and_only_placed_ones_reused() {
    let table = Table::predetermined(2);
    assert!(table.allows("place machinery light 2"));
    assert_eq!(table.refuses("place quality light 2"), "marker-not-owned");
    assert_eq!(table.refuses("place machinery dark 2"), "marker-not-owned");
    assert_eq!(table.refuses("reuse machinery"), "marker-not-placed");
}

/// Proves: SJ-039, X06.
#[test]
fn reusing_a_marker_on_six_costs_eight_each_time_and_no_space() {
    let mut table = rich();
    table.act(&["place machinery 6"]).done();
    let placed = table.company(1).administration;
    for _ in 0..3 {
        table.idle_to_action(1);
        let cash = table.company(1).cash;
        assert!(table.allows("reuse machinery"));
        table.act(&["reuse machinery"]);
        assert_eq!(table.company(1).cash, cash - 8);
        assert_eq!(table.paid_by(1), [6, 2]);
        assert_eq!(table.company(1).administration, placed);
        table.done();
    }
    table.idle_to_action(1);
    assert_eq!(table.board.year(), 1780);
    table.act(&["place machinery 6"]);
    assert_eq!(table.paid_by(1), [6]);
}

/// Proves: SJ-040.
#[test]
fn the_fee_for_reuse_buys_no_second_machine() {
    let mut table = rich();
    table.act(&["place machinery 4", "machine food 1"]).done();
    table.idle_to_action(1);
    // £4 and £2 together would pay for two machines.
    table.act(&["reuse machinery", "machine food 2"]);
    assert_eq!(table.legal_with("machine"), Vec::<String>::new());
    assert_eq!(table.factory(1, Good::Food).machine_count(), 2);
    assert_eq!(table.factory(1, Good::Cutlery).machine_count(), 0);
}

/// Proves: SJ-040.
#[test]
fn the_fee_for_reuse_buys_no_quality() {
    let mut table = rich();
    table.act(&["place quality 4"]).done();
    table.idle_to_action(1);
    // £4 and £2 together would pay for a level.
    table.act(&["reuse quality"]);
    assert_eq!(table.legal_with("quality"), Vec::<String>::new());
    assert_eq!(table.refuses("quality food 1"), "no-quality-bought");
}

/// Proves: SJ-040.
#[test]
fn the_fee_for_reuse_buys_no_distribution() {
    let mut table = rich();
    table.act(&["place distribution 2"]).done();
    table.idle_to_action(1);
    // £2 and £2 together would pay for 1 + 2.
    table.act(&["reuse distribution"]);
    assert_eq!(
        table.refuses("distribute food 2"),
        "too-little-for-distribution"
    );
    table.act(&["distribute food 1", "distribute cutlery 1"]);
    assert_eq!(table.legal_with("distribute"), Vec::<String>::new());
}

/// Proves: SJ-041, X05.
#[test]
fn own_quality_on_four_pounds_pays_but_raises_nothing() {
    let mut table = rich();
    table.act(&["place quality 4"]);
    assert_eq!(table.company(1).cash, 496);
    assert_eq!(table.company(1).administration[1], Some(marker("quality")));
    let refusal = table.refusal("quality food 1");
    assert_eq!(refusal.message.id, "no-quality-bought");
    assert_eq!(refusal.section, "II.2.4");
    // The additional action is still there.
    assert!(table.allows("price food 6"));
    table.act(&["price food 6"]);
    assert_eq!(table.appeal(1, Good::Food), 2);
}

/// Proves: SJ-041.
#[test]
fn own_machinery_on_two_pounds_only_lets_its_user_take_a_marker() {
    let mut table = rich();
    table.act(&["place machinery 2"]);
    assert_eq!(table.company(1).cash, 498);
    let refusal = table.refusal("machine food 1");
    assert_eq!(refusal.message.id, "no-machines-bought");
    assert_eq!(refusal.section, "II.2.3");
    assert!(table.allows("take quality light"));
}

/// Proves: SJ-042, X07.
#[test]
fn distribution_on_two_pounds_is_never_worth_four() {
    let mut table = rich();
    table.act(&["place distribution 2"]);
    assert_eq!(
        table.refuses("distribute food 2"),
        "too-little-for-distribution"
    );
    table.act(&["distribute food 1", "distribute cutlery 1"]);
    assert_eq!(table.legal_with("distribute"), Vec::<String>::new());
    assert_eq!(table.company(1).cash, 498);
}

/// Proves: SJ-042, X08.
#[test]
fn own_quality_on_ten_pounds_pays_ten_for_one_level() {
    let mut table = rich();
    table.act(&["place quality 10"]);
    assert_eq!(table.company(1).cash, 490);
    assert_eq!(table.refuses("quality food 2"), "too-little-for-quality");
    table.act(&["quality food 1"]);
    assert_eq!(table.legal_with("quality"), Vec::<String>::new());
    assert_eq!(table.company(1).cash, 490);
}

/// Proves: SJ-043.
#[test]
fn own_and_light_marker_of_one_name_are_both_placed_without_a_fee() {
    let mut table = rich();
    table.act(&["place machinery 2"]);
    assert_eq!(table.paid_by(1), [2]);
    table.done().idle_to_action(1);
    assert_eq!(table.refuses("reuse machinery light"), "marker-not-placed");
    table.act(&["place machinery light 4"]);
    assert_eq!(table.paid_by(1), [4]);
    assert_eq!(
        table.company(1).administration[..2],
        [Some(marker("machinery")), Some(marker("machinery light"))]
    );
}

/// A company of ten shares on space 10 with this much cash.
fn poor(cash: u16) -> Table {
    Table::predetermined(2).with_company(1, |company| company.cash = cash)
}

/// Cash, shares and share space of the first seat.
fn wealth(table: &Table) -> (u16, u8, u8) {
    let company = table.company(1);
    (company.cash, company.shares, company.space)
}

/// Proves: SJ-044.
#[test]
fn want_of_cash_forbids_no_marker() {
    let mut table = poor(0);
    assert_eq!(table.legal(), rich().legal());
    table.act(&["place workers 10"]);
    assert_eq!(wealth(&table), (0, 9, 9));
}

/// Proves: SJ-044.
#[test]
fn costs_fee_and_buildings_of_a_factory_action_are_one_payment() {
    let mut table = poor(100);
    table.act(&["place factory 2"]).done().idle_to_action(1);
    let mut table = table.with_company(1, |company| {
        company.cash = 1;
        company.shares = 10;
        company.space = 10;
    });
    table.act(&["reuse factory", "build lamps 1", "price lamps 9"]);
    table.act(&["build clothes 1", "price clothes 9"]);
    assert_eq!(
        wealth(&table),
        (1, 10, 10),
        "nothing is paid before the end"
    );
    table.act(&["done"]);
    // £2 + £2 + £11 + £9 with £1 in hand: three shares for £10 each, at once. Paid one after the
    // other the later ones would bring less.
    assert_eq!(wealth(&table), (7, 7, 7));
    // Each cost has its name and its amount.
    assert_eq!(table.paid_by(1), [2, 2, 9, 11]);
    let sales = |event: &&Event| matches!(event, Event::EmergencySale { .. });
    assert_eq!(table.events.iter().filter(sales).count(), 1);
    // The prices come after the payment.
    assert!(table.allows("price lamps 11"));
}

/// Proves: SJ-044.
#[test]
fn a_factory_action_without_a_building_pays_its_costs_when_it_is_done() {
    let mut table = poor(1);
    table.act(&["place factory 4"]);
    assert_eq!(wealth(&table), (1, 10, 10));
    table.act(&["done"]);
    assert_eq!(wealth(&table), (7, 9, 9));
    assert_eq!(table.paid_by(1), [4]);
    assert_eq!(table.asked(), 2, "no price can be adjusted");
}

/// Proves: SJ-044, SJ-088.
#[test]
fn all_other_actions_are_paid_in_advance() {
    for marker in [
        "workers",
        "machinery",
        "quality",
        "distribution",
        "exchange",
    ] {
        let mut table = poor(50);
        table.act(&[&format!("place {marker} 6")]);
        assert_eq!(wealth(&table), (44, 10, 10), "{marker}");
    }
}

/// What is owed counts as paid wherever a purse is shown, also beyond the cash.
#[test]
fn a_purse_shows_what_is_left_once_the_open_action_is_paid() {
    let purse = |table: &Table| table.game.purse(&table.board, crate::kit::seat(1))[0].count;
    let mut table = poor(38);
    table.act(&["place factory 6"]);
    assert_eq!((table.company(1).cash, purse(&table)), (38, 32));
    table.act(&["build lamps 1"]);
    assert_eq!(purse(&table), 21);
    let mut table = poor(3);
    table.act(&["place factory 6"]);
    // A share of £10 covers the £3 that are missing.
    assert_eq!((table.company(1).cash, purse(&table)), (3, 7));
    let promised = purse(&table);
    table.act(&["done"]);
    assert_eq!(i64::from(table.company(1).cash), promised);
}

/// Proves: SJ-044.
#[test]
fn costs_and_fee_of_a_reused_marker_are_one_payment() {
    let mut table = poor(100);
    table.act(&["place quality 10"]).done().idle_to_action(1);
    let mut table = table.with_company(1, |company| {
        company.cash = 0;
        company.shares = 10;
        company.space = 10;
    });
    table.act(&["reuse quality"]);
    // £12 as one sum: two shares for £10 each. Paid apart the second would bring £9.
    assert_eq!(wealth(&table), (8, 8, 8));
    assert_eq!(table.paid_by(1), [10, 2]);
}

/// Proves: SJ-045.
#[test]
fn actions_concern_any_factory_whatever_is_active() {
    for (marker, choice) in [
        ("workers", "hire cutlery 1"),
        ("machinery", "machine cutlery 2"),
        ("quality", "quality cutlery 1"),
        ("distribution", "distribute cutlery 1"),
        ("factory", "close cutlery"),
        ("factory", "build lamps 1"),
    ] {
        let mut table = rich();
        assert_eq!(table.board.active(), Good::Food);
        table.act(&[&format!("place {marker} 6")]);
        assert!(table.allows(choice), "{choice}");
    }
}

/// Proves: SJ-045.
#[test]
fn a_factory_of_another_good_is_modernized_raised_and_priced_while_food_is_active() {
    let mut table = rich().in_year(1780);
    assert_eq!(table.board.active(), Good::Food);
    table.act(&["place factory 6", "modernize cutlery", "done"]);
    table.act(&["price cutlery 12"]);
    let cutlery = table.factory(1, Good::Cutlery);
    assert_eq!((cutlery.level, cutlery.price), (2, 12));
    assert_eq!(table.appeal(1, Good::Cutlery), 1);
}

/// Proves: SJ-046.
#[test]
fn the_additional_action_comes_last() {
    let mut table = rich();
    table.act(&["place workers 2"]);
    assert_eq!(table.refuses("take quality light"), "main-action-first");
    table.act(&["done"]);
    assert_eq!(table.refuses("hire food 1"), "main-action-over");
    assert!(table.allows("take quality light"));

    let mut table = rich();
    table.act(&["place distribution 4"]);
    assert_eq!(table.refuses("price food 6"), "main-action-first");
    table.act(&["done", "price food 6"]);
    assert_eq!(table.refuses("distribute food 1"), "main-action-over");

    let mut table = rich();
    table.act(&["place exchange 2"]);
    assert_eq!(table.refuses("take quality light"), "main-action-first");
    table.act(&["sell 1", "done"]);
    assert_eq!(table.refuses("sell 1"), "main-action-over");
}

/// Proves: SJ-046.
#[test]
fn after_the_additional_action_it_is_the_next_players_turn() {
    let mut table = rich();
    table.act(&["place workers 2", "done", "take quality light"]);
    assert_eq!(table.asked(), 2);
    assert_eq!(table.board.phase, Phase::Administration { step: 1 });
    let placed = Event::MarkerPlaced {
        seat: crate::kit::seat(1),
        marker: marker("workers"),
        cost: 2,
    };
    assert_eq!(table.events.first(), Some(&placed));
}
