//! Take one development (Action phase c), and what holds for all development cards.

use cardgame::Good::{Clothes, Food};
use cardgame::{Phase, Track};

use crate::rules::kit::{MONEY, Table, WAGE, card, seat};

/// Seat 1 at step c of the first round.
fn table() -> Table {
    at_step_c(Table::new(3))
}

#[track_caller]
fn at_step_c(mut table: Table) -> Table {
    table.idle_until(|board| board.phase == Phase::Development);
    table
}

/// Proves: CG-110.
#[test]
fn one_development_or_one_card_or_nothing() {
    for choice in ["develop ship", "take patent", "done"] {
        let mut table = table();
        table.act(&[choice]);
        assert_eq!((table.board.phase, table.asked()), (Phase::Action, 2));
    }
    let mut table = table();
    table.act(&["develop ship"]);
    let company = table.company(1);
    assert_eq!(company.levels, [1, 0, 0, 0, 1, 0], "quality was there");
    assert!(company.cards.is_empty());
    let mut table = self::table();
    let patents = table.supply("patent");
    table.act(&["take patent"]);
    assert!(table.has(1, "patent"));
    assert_eq!(table.supply("patent"), patents - 1);
    assert_eq!(table.company(1).levels, [1, 0, 0, 0, 0, 0]);
}

/// Proves: CG-111.
#[test]
fn a_track_has_two_steps() {
    for track in Track::ALL {
        let develop = format!("develop {}", track.word());
        let level = |level| {
            at_step_c(Table::new(3).with(1, |company| company.levels[track.index()] = level))
        };
        for from in [0, 1] {
            let mut table = level(from);
            table.act(&[&develop]);
            assert_eq!(table.company(1).level(track), from + 1);
        }
        level(2).refused(&develop, "card-track-end");
    }
}

/// Proves: CG-112.
#[test]
fn every_card_counts_for_the_limit_wherever_it_lies() {
    for (level, limit) in [(0, 2), (1, 3), (2, 4)] {
        let mut table = Table::new(3).with(1, |company| company.levels[2] = level);
        for name in ["workshop", "extra-shift", "entrepreneur", "storehouse"] {
            let count = table.company(1).cards.len();
            let at = at_step_c(table.copy());
            if count < limit {
                assert!(at.allows("take patent"), "{count} of {limit}");
            } else {
                at.refused("take patent", "card-card-limit");
            }
            table = table.with_card(1, name);
        }
    }
    let full = [
        Table::new(3)
            .with_foreman(1, Food)
            .with_used(1, "patron-clothes-food"),
        Table::new(3)
            .with_card(1, "patent")
            .with_card(1, "engineer")
            .with_quality(1, Food, &[5]),
        Table::new(3)
            .with_card(1, "patent")
            .with_distribution(1, Food, 1)
            .with(1, |company| company.patent = Some(Food))
            .with_card(1, "storehouse")
            .with_its(1, Clothes, |clothes| clothes.stored = 3)
            .with(1, |company| company.storehouse = Some(Clothes)),
    ];
    for table in full {
        let table = at_step_c(table);
        table.refused("take workshop", "card-card-limit");
        assert!(table.legal_with("take").is_empty());
    }
}

/// Proves: CG-113.
#[test]
fn at_the_limit_a_card_is_given_back_for_another() {
    let mut table = at_step_c(
        Table::new(3)
            .with_card(1, "workshop")
            .with_card(1, "extra-shift"),
    );
    let shifts = table.supply("extra-shift");
    table.refused("take patent", "card-card-limit");
    table.refused("swap engineer patent", "card-not-owned");
    table.act(&["swap extra-shift patent"]);
    assert!(table.has(1, "patent") && table.has(1, "workshop"));
    assert!(!table.has(1, "extra-shift"));
    assert_eq!(table.supply("extra-shift"), shifts + 1);
    assert_eq!(table.asked(), 2, "that was the development");
}

/// Proves: CG-114.
#[test]
fn nobody_has_two_cards_of_a_type_but_patrons_differ() {
    let table = at_step_c(Table::new(3).with_card(1, "patent"));
    assert!(table.supply("patent") > 0);
    table.refused("take patent", "card-owned-already");
    let full = at_step_c(
        Table::new(3)
            .with_card(1, "patent")
            .with_card(1, "engineer"),
    );
    full.refused("swap engineer patent", "card-owned-already");
    let mut table = at_step_c(Table::new(3).with_card(1, "patron-clothes-food"));
    table.act(&["take patron-cutlery-food"]);
    assert!(table.has(1, "patron-clothes-food") && table.has(1, "patron-cutlery-food"));
}

/// Proves: CG-115.
#[test]
fn a_card_given_back_is_not_taken_again_in_the_same_turn() {
    // The Inventor goes back in the action of the turn.
    let mut table = Table::at(4, 1, Clothes).rich().with_card(1, "inventor");
    table.act(&["invent clothes", "done", "appeal 0"]);
    assert_eq!(table.supply("inventor"), 2);
    table.refused("take inventor", "card-given-back-now");
    table.idle_to_action(1);
    table.idle_until(|board| board.phase == Phase::Development && board.asked == seat(1));
    table.act(&["take inventor"]);
    assert!(table.has(1, "inventor"));
    // By a swap: neither for itself, though one is in the supply.
    let table = at_step_c(
        Table::new(3)
            .with_card(1, "workshop")
            .with_card(1, "extra-shift"),
    );
    assert!(table.supply("extra-shift") > 0);
    table.barred("swap extra-shift extra-shift");
}

/// Proves: CG-116.
#[test]
fn a_card_given_back_is_open_to_all_at_once() {
    let mut table = at_step_c(
        Table::new(3)
            .with_card(1, "entrepreneur")
            .with_card(1, "extra-shift"),
    );
    assert_eq!(table.supply("entrepreneur"), 0);
    table.act(&["swap entrepreneur patent", "done"]);
    assert_eq!((table.board.phase, table.asked()), (Phase::Development, 2));
    table.act(&["take entrepreneur"]);
    assert!(table.has(2, "entrepreneur"));
    assert_eq!(table.supply("entrepreneur"), 0);
}

/// Proves: CG-117.
#[test]
fn with_the_patent_its_distribution_is_lost() {
    let mut table = at_step_c(
        Table::new(3)
            .with_card(1, "patent")
            .with_card(1, "workshop")
            .with_distribution(1, Food, 1)
            .with_distribution(1, Clothes, 3)
            .with(1, |company| company.patent = Some(Clothes)),
    );
    table.act(&["swap patent engineer"]);
    assert_eq!(table.factory(1, Clothes).distribution, 0);
    assert_eq!(table.factory(1, Food).distribution, 1, "on an own card");
    assert_eq!(table.company(1).patent, None);
}

/// Proves: CG-117.
#[test]
fn with_the_big_storehouse_its_goods_are_lost() {
    let mut table = at_step_c(
        Table::new(3)
            .with_card(1, "storehouse")
            .with_card(1, "workshop")
            .with_stored(1, Clothes, 6, 1)
            .with(1, |company| company.storehouse = Some(Clothes)),
    );
    table.act(&["swap storehouse engineer"]);
    let clothes = table.factory(1, Clothes);
    assert_eq!((clothes.stored, clothes.storehouses), (2, 1));
    assert_eq!(table.company(1).storehouse, None);
}

/// Proves: CG-117.
#[test]
fn with_the_foreman_its_saving_ends() {
    let table = || {
        Table::maker(1, Food)
            .with_foreman(1, Food)
            .with_card(1, "workshop")
    };
    let mut kept = table();
    kept.sell_at(0).end_round();
    assert_eq!(kept.money(1), MONEY - 4 * (WAGE - 2) - 3);
    let mut given = table();
    given.act(&["done", "appeal 0", "swap foreman engineer"]);
    assert_eq!(given.company(1).foreman, None);
    given.end_round();
    assert_eq!(given.money(1), MONEY - 4 * WAGE - 3);
}

/// Ruling: a card is given back for another or by its own rule, not at will.
/// Proves: CG-118.
#[test]
fn no_card_is_given_back_for_nothing() {
    let table = at_step_c(Table::new(3).with_card(1, "workshop"));
    table.refused("swap workshop patent", "card-room-for-card");
    assert!(table.legal_with("swap").is_empty(), "there is room");
    let at_limit = at_step_c(
        Table::new(3)
            .with_card(1, "workshop")
            .with_card(1, "extra-shift"),
    );
    let swaps = at_limit.legal_with("swap");
    assert!(!swaps.is_empty());
    for choice in at_limit.legal() {
        let mut next = at_limit.copy();
        next.act(&[&choice]);
        let given = !next.has(1, "workshop") || !next.has(1, "extra-shift");
        assert_eq!(given, choice.starts_with("swap"), "{choice}");
        assert_eq!(next.company(1).cards.len(), 2, "{choice}");
    }
}

/// A card that is not in the supply cannot be taken.
/// Proves: CG-110.
#[test]
fn only_cards_of_the_supply_are_taken() {
    let table = at_step_c(Table::new(3).with_supply("patent", 0));
    table.refused("take patent", "card-not-in-supply");
    let choices = table.legal_with("take");
    assert!(!choices.is_empty());
    for choice in choices {
        assert!(table.board.supply[card(&choice[5..]).index()] > 0);
    }
}
