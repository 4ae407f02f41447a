//! Add distribution (Action 4).

use cardgame::Good::{Clothes, Cutlery, Food, Lamps};
use cardgame::Phase;

use crate::rules::kit::{TOTALS, Table};

/// Seat 1 with all four factories and this distribution level, 0 to 2.
fn table(level: u8) -> Table {
    let table = Table::new(3).with_factories(1);
    table.with(1, |company| company.levels[1] = level)
}

/// The distribution of seat 1 by good.
fn distribution(table: &Table) -> [u8; 4] {
    table.company(1).factories.map(|f| f.distribution)
}

/// Proves: CG-071.
#[test]
fn the_distribution_level_limits_what_all_factories_gain() {
    for (level, most) in [(0, 2), (1, 3), (2, 4)] {
        assert!(table(level).allows(&format!("distribution food {most}")));
        if most < 4 {
            table(level).refused(
                &format!("distribution food {}", most + 1),
                "card-distribution-level",
            );
        }
    }
    let mut table = table(0).with_distribution(1, Clothes, 2);
    table.act(&["distribution food 1"]);
    table.refused("distribution clothes 4", "card-distribution-level");
    table.act(&["distribution clothes 3"]);
    assert_eq!(distribution(&table), [1, 3, 0, 0]);
}

/// Proves: CG-078.
#[test]
fn two_cards_of_up_to_four_serve_all_factories() {
    let mut table = self::table(2);
    assert!("distribution food 5".parse::<cardgame::Action>().is_err());
    let food: Vec<String> = (1..=4)
        .map(|value| format!("distribution food {value}"))
        .collect();
    assert_eq!(table.legal_with("distribution food"), food);
    table = table.with_distribution(1, Food, 1);
    table.act(&["distribution clothes 2"]);
    table.refused("distribution cutlery 1", "card-no-distribution-card");
    assert!(table.allows("distribution food 2"), "the level has room");
    // The Patent is a third one.
    let mut table = self::table(2).with_card(1, "patent");
    table.act(&[
        "distribution food 1",
        "distribution clothes 2",
        "distribution cutlery 1",
    ]);
    assert_eq!(distribution(&table), [1, 2, 1, 0]);
    assert_eq!(
        table.company(1).patent,
        Some(Cutlery),
        "the own cards go first"
    );
    // A fourth factory gets none.
    let table = self::table(2)
        .with_card(1, "patent")
        .with_distribution(1, Food, 1)
        .with_distribution(1, Clothes, 1)
        .with_distribution(1, Cutlery, 1)
        .with(1, |company| company.patent = Some(Cutlery));
    table.refused("distribution lamps 1", "card-no-distribution-card");
    assert!(table.allows("distribution food 2"));
}

/// Proves: CG-078.
#[test]
fn distribution_is_always_appeal() {
    let mut table = table(0).with_distribution(1, Food, 2);
    table.act(&["done"]);
    let all: Vec<String> = (2..=9).map(|total| format!("appeal {total}")).collect();
    assert_eq!(table.legal(), all);
    table.refused("appeal 1", "card-no-such-appeal");
    table.act(&["appeal 2"]);
    assert_eq!(
        table.factory(1, Food).price,
        TOTALS[0][0],
        "the price is untouched"
    );
}

/// Proves: CG-079.
#[test]
fn a_card_taken_back_is_a_new_gain_elsewhere() {
    let full = |level| {
        let table = table(level).with_distribution(1, Food, 3);
        table.with_distribution(1, Clothes, 4)
    };
    full(0).refused("distribution cutlery 1", "card-no-distribution-card");
    let mut table = full(0);
    table.act(&["distribution food 0"]);
    table.refused("distribution cutlery 3", "card-distribution-level");
    table.act(&["distribution cutlery 2"]);
    assert_eq!(distribution(&table), [0, 4, 2, 0]);
    table.refused("distribution food 1", "card-set-already");
    // The whole of it counts.
    let mut table = full(1);
    table.act(&["distribution food 0", "distribution cutlery 3"]);
    assert_eq!(distribution(&table), [0, 4, 3, 0]);
}

/// Proves: CG-080.
#[test]
fn distribution_is_given_up_in_this_action_only() {
    let mut table = table(0).with_distribution(1, Food, 3);
    table.act(&["distribution food 1", "done"]);
    assert_eq!(distribution(&table), [1, 0, 0, 0]);
    table.barred("distribution food 0");
    table.act(&["appeal 1"]);
    table.barred("distribution food 0");
    let mut table = self::table(0).with_distribution(1, Food, 3);
    table.refused("distribution food 3", "card-no-change");
    table.act(&["employ food"]);
    table.refused("distribution food 0", "card-one-action");
}

/// Proves: CG-081.
#[test]
fn the_appeal_marker_does_not_move_with_distribution() {
    let mut table = table(0).with_distribution(1, Food, 2);
    table = table.with_its(1, Food, |food| food.appeal = 3);
    table.act(&["distribution food 4"]).end_action();
    assert_eq!(
        (table.factory(1, Food).appeal, table.board.demand[0]),
        (3, 3)
    );
    table.act(&["appeal 5"]);
    assert_eq!(
        (table.factory(1, Food).appeal, table.board.demand[0]),
        (5, 5)
    );
}

/// Proves: CG-070.
#[test]
fn only_open_factories_are_set_and_each_once() {
    let mut table = Table::new(3);
    table.refused("distribution lamps 1", "card-not-built");
    table.act(&["distribution food 1"]);
    table.refused("distribution food 2", "card-set-already");
    table.refused("distribution food 0", "card-set-already");
    table.act(&["distribution clothes 1"]);
    assert_eq!(table.board.phase, Phase::Price, "nothing is left to set");
}

/// Proves: CG-079.
#[test]
fn a_loss_behind_a_gain_gives_nothing_back() {
    let mut table = table(0)
        .with_card(1, "patent")
        .with_distribution(1, Food, 4)
        .with_distribution(1, Clothes, 1);
    table.act(&["distribution cutlery 2", "distribution food 1"]);
    table.refused("distribution clothes 2", "card-distribution-level");
    assert!(table.allows("distribution clothes 0"));
}

/// A card may be replaced to increase its value, and the Patent alone takes its distribution along.
/// Proves: CG-078, CG-183, CG-117.
#[test]
fn an_own_card_replaces_a_patent_whose_distribution_rises() {
    let table = |clothes: u8| {
        let table = self::table(2)
            .with_card(1, "patent")
            .with_card(1, "workshop")
            .with_distribution(1, Food, 2)
            .with_distribution(1, Lamps, 1)
            .with(1, |company| company.patent = Some(Food));
        match clothes {
            0 => table,
            value => table.with_distribution(1, Clothes, value),
        }
    };
    let mut raised = table(0);
    raised.act(&["distribution food 3", "done"]);
    assert_eq!(raised.company(1).patent, None);
    raised.idle_until(|board| board.phase == Phase::Development);
    raised.act(&["swap patent extra-shift"]);
    assert_eq!(raised.factory(1, Food).distribution, 3, "nothing is lost");
    // Without a rise nothing is replaced.
    let mut lowered = table(0);
    lowered.act(&["distribution food 1"]);
    assert_eq!(lowered.company(1).patent, Some(Food));
    // Nor without a card in the reserve; one that is taken back in the same action is there.
    let mut none = table(1);
    let mut freed = none.copy();
    none.act(&["distribution food 3"]);
    assert_eq!(none.company(1).patent, Some(Food));
    freed.act(&["distribution clothes 0", "distribution food 3"]);
    assert_eq!(freed.company(1).patent, None);
    // The Patent can serve another factory then.
    freed.act(&["distribution cutlery 1"]);
    assert_eq!(freed.company(1).patent, Some(Cutlery));
}
