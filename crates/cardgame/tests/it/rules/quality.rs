//! Add quality (Action 4).

use cardgame::Good::{Clothes, Cutlery, Food, Lamps};
use cardgame::{Phase, QualityCards};

use crate::rules::kit::{TOTALS, Table};

/// Seat 1 with all four factories and this quality level, 0 to 2.
fn table(level: u8) -> Table {
    let table = Table::new(3).with_factories(1);
    table.with(1, |company| company.levels[0] = level)
}

/// The quality of seat 1 by good.
fn quality(table: &Table) -> [u8; 4] {
    table.company(1).factories.map(|f| f.quality.total())
}

/// Proves: CG-070.
#[test]
fn a_turn_adds_quality_or_distribution() {
    let mut quality = table(2);
    quality.act(&["quality food 1"]);
    quality.refused("distribution food 1", "card-either-or");
    quality.refused("distribution clothes 1", "card-either-or");
    quality.act(&["done", "appeal 0"]);
    quality.barred("distribution food 1");
    let mut distribution = table(2);
    distribution.act(&["distribution food 1"]);
    distribution.refused("quality food 1", "card-either-or");
    distribution.refused("quality clothes 1", "card-either-or");
}

/// Proves: CG-071.
#[test]
fn the_quality_level_limits_what_all_factories_gain() {
    for (level, most) in [(0, 1), (1, 2), (2, 3)] {
        let table = || table(level);
        assert!(table().allows(&format!("quality food {most}")));
        table().refused(&format!("quality food {}", most + 1), "card-quality-level");
    }
    let mut table = table(1);
    table.act(&["quality food 1", "quality clothes 1"]);
    assert_eq!(table.board.phase, Phase::Price, "nothing more can be added");
    assert_eq!(quality(&table), [1, 1, 0, 0]);
    let mut table = self::table(1).with_quality(1, Lamps, &[3]);
    table.act(&["quality food 1"]);
    table.refused("quality clothes 2", "card-quality-level");
    assert!(table.allows("quality lamps 4"));
}

/// Proves: CG-072.
#[test]
fn the_cards_show_one_or_two_and_three_or_four() {
    let sums = |table: &Table| {
        let mut legal = table.legal_with("quality food");
        legal
            .iter_mut()
            .for_each(|choice| *choice = choice.split_off(13));
        legal.sort();
        legal
    };
    let all = table(2);
    assert_eq!(sums(&all), ["1", "1 1", "2", "2 1", "3"]);
    all.refused("quality food 2 2", "card-quality-level");
    // One step more from 3: as 4 or as 3 and 1.
    let three = table(0).with_quality(1, Food, &[3]);
    let choices = sums(&three);
    for values in ["4", "3 1", "2 2", "0", "1"] {
        assert!(choices.iter().any(|choice| choice == values), "{values}");
    }
    // No card shows another value: one of 5 comes with the Engineer only.
    three.refused("quality food 5", "card-no-engineer");
    let mut four = table(0).with_quality(1, Food, &[2, 1]);
    four.act(&["quality food 2 2"]);
    assert_eq!(quality(&four), [4, 0, 0, 0], "the sum of its cards");
    four.end_action();
    assert_eq!(four.legal_with("appeal").len(), 12, "0 to 7 and 4 more");
}

/// Proves: CG-073.
#[test]
fn a_factory_has_at_most_four_or_with_the_engineer_six() {
    let usual = table(2).with_quality(1, Food, &[4]);
    usual.refused("quality food 4 1", "card-most-quality");
    usual.refused("quality food 4 2", "card-most-quality");
    let mut engineered = table(2)
        .with_card(1, "engineer")
        .with_quality(1, Food, &[4]);
    engineered.refused("quality food 4 2 1", "card-most-quality");
    engineered.act(&["quality food 4 1"]);
    // In every factory, not only where the Engineer lies.
    engineered.act(&["quality lamps 1"]);
    assert_eq!(quality(&engineered), [5, 0, 0, 1]);
    let mut engineered = table(2)
        .with_card(1, "engineer")
        .with_quality(1, Food, &[4]);
    engineered.act(&["quality food 4 2"]);
    assert_eq!(quality(&engineered), [6, 0, 0, 0]);
}

/// Proves: CG-074.
#[test]
fn what_a_factory_loses_pays_for_nothing_elsewhere() {
    let table = || table(1).with_quality(1, Food, &[4]);
    let mut lost = table();
    lost.act(&["quality food 0"]);
    lost.refused("quality clothes 3", "card-quality-level");
    lost.refused("quality clothes 4", "card-quality-level");
    lost.act(&["quality clothes 2"]);
    assert_eq!(quality(&lost), [0, 2, 0, 0]);
    // Taken away by the other factory: the same.
    table().refused("quality clothes 4", "card-quality-level");
    let mut less = table();
    less.act(&["quality food 2", "quality clothes 2"]);
    assert_eq!(quality(&less), [2, 2, 0, 0], "less is no gain");
}

/// Proves: CG-075.
#[test]
fn cards_move_between_factories_and_the_reserve() {
    // The large card goes from food to clothes: food loses it.
    let mut table = table(2).with_quality(1, Food, &[3]);
    table.act(&["quality clothes 3"]);
    assert_eq!(quality(&table), [0, 3, 0, 0]);
    // Food has not been set, so that it may get another card: within the level only.
    table.act(&["quality food 2 1"]);
    assert_eq!(quality(&table), [3, 3, 0, 0], "no gain for food");
    assert_eq!(table.board.phase, Phase::Price, "no card is left");
}

/// Proves: CG-075.
#[test]
fn a_factory_keeps_its_other_cards_when_one_is_taken() {
    let mut table = table(2).with_quality(1, Food, &[3, 1]);
    table.act(&["quality clothes 3"]);
    assert_eq!(quality(&table), [1, 3, 0, 0]);
    let food = table.factory(1, Food).quality;
    assert_eq!(food, QualityCards::of(&[1]).unwrap());
}

/// A small card comes from elsewhere only if it is clear from where.
/// Proves: CG-075.
#[test]
fn a_small_card_is_taken_back_first_where_two_factories_have_one() {
    let two = || {
        let table = table(2).with_quality(1, Food, &[1]);
        table.with_quality(1, Clothes, &[2])
    };
    two().refused("quality lamps 1", "card-which-small");
    let mut table = two();
    table.act(&["quality food 0", "quality lamps 1"]);
    assert_eq!(quality(&table), [0, 2, 0, 1]);
    // Both of them are clear.
    let mut table = two();
    table.act(&["quality lamps 2 1"]);
    assert_eq!(quality(&table), [0, 0, 0, 3]);
}

/// Proves: CG-076.
#[test]
fn what_no_card_can_form_is_refused() {
    // A third small card, a second large one.
    let mut table = self::table(2).with_quality(1, Lamps, &[3]);
    table.act(&["quality food 1 1"]);
    table.refused("quality clothes 1", "card-too-few-small");
    assert!(table.allows("quality lamps 4"), "the level has room");
    let mut table = self::table(2)
        .with_quality(1, Food, &[2])
        .with_quality(1, Clothes, &[1]);
    table.act(&["quality food 3"]);
    table.refused("quality clothes 3", "card-large-set");
    assert!(table.allows("quality clothes 2 1"), "the level has room");
    // The values go down, and nobody has three small cards.
    assert!("quality food 1 2".parse::<cardgame::Action>().is_err());
    assert!("quality food 1 1 1".parse::<cardgame::Action>().is_err());
}

/// Proves: CG-077.
#[test]
fn quality_is_price_or_appeal_and_chosen_anew_in_the_round_of_its_good() {
    let mut table = table(2).with_all(|company| company.money = 500);
    table.act(&["quality food 2 1"]).end_action();
    let food = table.factory(1, Food);
    assert!(food.quality_appeal.is_empty(), "laid as price");
    // Everything from no appeal to all of it: 3 on the spot, 4 of the office, 3 of quality.
    let all: Vec<String> = (0..=10).map(|total| format!("appeal {total}")).collect();
    assert_eq!(table.legal(), all);
    table.act(&["appeal 10", "done"]);
    let food = table.factory(1, Food);
    assert_eq!(food.quality_appeal, food.quality, "both show appeal");
    assert_eq!((food.appeal, food.price), (10, TOTALS[0][0] + 3 - 10));
    // In the next decade it can be price again.
    table.end_round();
    table = table.in_round(2, Food).started_by(1);
    table.act(&["done"]);
    assert_eq!(table.legal(), all);
    table.act(&["appeal 0"]);
    let food = table.factory(1, Food);
    assert!(food.quality_appeal.is_empty());
    assert_eq!((food.appeal, food.price), (0, TOTALS[0][0] + 3));
}

/// Ruling: less, or nothing, may be laid inside this action, and nowhere else.
/// Proves: CG-080.
#[test]
fn quality_is_given_up_in_this_action_only() {
    let mut table = table(0).with_quality(1, Food, &[2, 2]);
    table.act(&["quality food 0", "done"]);
    assert_eq!(quality(&table), [0; 4]);
    assert_eq!(table.board.phase, Phase::Price);
    let mut table = self::table(0).with_quality(1, Food, &[2, 2]);
    table.act(&["done"]);
    table.barred("quality food 0");
    table.act(&["appeal 0"]);
    table.barred("quality food 0");
    assert_eq!(quality(&table), [4, 0, 0, 0]);
}

/// Proves: CG-081.
#[test]
fn the_appeal_marker_stays_where_it_is_in_this_action() {
    let mut table = table(2)
        .with_its(1, Clothes, |clothes| clothes.appeal = 3)
        .with_its(1, Food, |food| food.appeal = 2);
    let demand = table.board.demand;
    table.act(&["quality food 1", "quality clothes 2"]);
    assert_eq!(table.factory(1, Food).appeal, 2);
    assert_eq!(table.factory(1, Clothes).appeal, 3);
    table.end_action();
    table.act(&["appeal 5"]);
    assert_eq!(table.factory(1, Food).appeal, 5);
    assert_eq!(table.factory(1, Clothes).appeal, 3, "not the active good");
    assert_eq!(table.board.demand[1..], demand[1..]);
}

/// Each factory is set at most once in an action, and only if it is there.
/// Proves: CG-075.
#[test]
fn a_factory_is_set_once() {
    let mut table = Table::new(3).with_levels(1, 2);
    table.refused("quality lamps 1", "card-not-built");
    table.refused("quality food 0", "card-no-change");
    table.act(&["quality food 1"]);
    table.refused("quality food 2", "card-set-already");
    table.refused("quality food 0", "card-set-already");
    let cutlery = Table::new(3).with_factory(1, Cutlery, 1, [0, 0]);
    assert!(cutlery.allows("quality cutlery 2"));
}

/// A card that stays with its value keeps its side; a new one shows price.
/// Proves: CG-077.
#[test]
fn a_card_that_stays_keeps_its_side() {
    let appeal = QualityCards::of(&[2]).unwrap();
    let table = || {
        let table = table(2).with_quality(1, Clothes, &[2]);
        table.with_its(1, Clothes, |clothes| clothes.quality_appeal = appeal)
    };
    let mut kept = table();
    kept.act(&["quality clothes 2 2"]);
    assert_eq!(kept.factory(1, Clothes).quality_appeal, appeal);
    let mut other = table();
    other.act(&["quality clothes 1 1"]);
    assert!(other.factory(1, Clothes).quality_appeal.is_empty());
    // Taken away by another factory, it is gone on both sides.
    let mut taken = table();
    taken.act(&["quality food 2 1"]);
    assert!(taken.factory(1, Clothes).quality.is_empty());
    assert!(taken.factory(1, Clothes).quality_appeal.is_empty());
    assert!(taken.factory(1, Food).quality_appeal.is_empty(), "as price");
}

/// An appeal that is taken away pays for nothing, but may be laid again.
/// Proves: CG-074, CG-075.
#[test]
fn a_factory_that_lost_a_card_may_have_as_much_again() {
    // Clothes takes the large card from food, a gain of 1; food may come back to 3 and gain 1 more.
    let mut table = table(1)
        .with_quality(1, Food, &[3])
        .with_quality(1, Clothes, &[2]);
    table.act(&["quality clothes 3"]);
    assert_eq!(quality(&table), [0, 3, 0, 0]);
    table.act(&["quality food 2 2"]);
    assert_eq!(quality(&table), [4, 3, 0, 0], "1 and 1 of 2");
}

/// Proves: CG-074.
#[test]
fn a_loss_behind_a_gain_gives_nothing_back() {
    let mut table = table(1).with_quality(1, Food, &[4]);
    table.act(&["quality clothes 2", "quality food 3"]);
    assert_eq!(
        table.board.phase,
        Phase::Price,
        "all that may be added is added"
    );
    let mut table = self::table(1)
        .with_quality(1, Food, &[4])
        .with_quality(1, Lamps, &[1]);
    table.act(&["quality clothes 2", "quality food 3"]);
    table.refused("quality lamps 2", "card-quality-level");
    assert!(table.allows("quality lamps 0"));
}
