//! Development cards 2, 6, 9 and 10, which only the expert supply has.

use cardgame::Good::{Clothes, Food};
use cardgame::Phase;

use crate::rules::kit::{MONEY, Table, WAGE};

#[track_caller]
fn at_step_c(mut table: Table) -> Table {
    table.idle_until(|board| board.phase == Phase::Development);
    table
}

/// Seat 1 alone makes 4 food and has 2 ships.
fn four() -> Table {
    Table::maker(1, Food)
        .with_its(1, Food, |food| food.workers = [1, 1])
        .with(1, |company| company.ships = 2)
}

/// Proves: CG-177.
#[test]
fn the_broker_buys_two_shares_at_half_price_instead_of_a_development() {
    let table = |money| {
        at_step_c(Table::new(3).with_card(1, "broker").with(1, |company| {
            (company.money, company.value) = (money, 11);
        }))
    };
    for (count, paid) in [(1, 6), (2, 12)] {
        let mut table = table(50);
        table.act(&[&format!("broker {count}")]);
        let company = table.company(1);
        assert_eq!((company.money, company.shares), (50 - paid, count));
        assert!(!table.has(1, "broker"));
        assert_eq!(table.supply("broker"), 1);
        assert_eq!((table.board.phase, table.asked()), (Phase::Action, 2));
    }
    table(50).refused("broker 3", "card-broker-limit");
    table(11).refused("broker 2", "card-too-dear");
    assert!(table(6).allows("broker 1"));
    table(5).refused("broker 1", "card-too-dear");
    at_step_c(Table::new(3)).refused("broker 1", "card-not-owned");
}

/// Proves: CG-177.
#[test]
fn the_broker_knows_neither_the_stock_level_nor_action_five() {
    let mut table = Table::new(3).with_card(1, "broker").with(1, |company| {
        (company.value, company.levels[5]) = (11, 2);
    });
    table.act(&["buy 2"]).end_action();
    assert_eq!(table.money(1), 50 - 12);
    table.act(&["appeal 0", "broker 2"]);
    let company = table.company(1);
    assert_eq!((company.money, company.shares), (50 - 24, 4));
    assert_eq!(company.level(cardgame::Track::Stock), 2);
}

/// Proves: CG-180.
#[test]
fn the_developer_saves_two_pounds_of_the_fixed_costs() {
    for (good, fixed) in [(Food, 3), (Clothes, 4)] {
        let mut table = Table::maker(1, good).with_card(1, "developer");
        table.sell_at(0).end_round();
        assert_eq!(table.money(1), MONEY - 4 * WAGE - (fixed - 2));
    }
    // Turned, it still does.
    let mut table = Table::maker(1, Food).with_used(1, "developer");
    table.sell_at(0).end_round();
    assert_eq!(table.money(1), MONEY - 4 * WAGE - 1);
    // Not below nothing, if the fixed costs were less.
    let mut components = table.game.components().clone();
    components.factories[0][0].fixed = 1;
    let mut table = Table::maker(1, Food).with_card(1, "developer");
    table.game = cardgame::CardGame::with(3, Default::default(), &components);
    table.sell_at(0).end_round();
    assert_eq!(table.money(1), MONEY - 4 * WAGE);
}

/// Proves: CG-180.
#[test]
fn the_developer_makes_one_card_fresh_in_a_turn_of_his_owner() {
    let table = || {
        Table::new(3)
            .with_card(1, "developer")
            .with_used(1, "patron-cutlery-food")
            .with_card(1, "patron-clothes-food")
    };
    let mut first = table();
    assert_eq!(
        first.legal_with("reactivate"),
        ["reactivate patron-cutlery-food"]
    );
    first.refused("reactivate patron-clothes-food", "card-is-fresh");
    first.refused("reactivate developer", "card-not-itself");
    first.refused("reactivate entrepreneur", "card-not-owned");
    first.act(&["reactivate patron-cutlery-food"]);
    assert!(first.is_used(1, "developer") && !first.is_used(1, "patron-cutlery-food"));
    assert_eq!((first.board.phase, first.asked()), (Phase::Action, 1));
    // The turn goes on as if nothing had happened.
    first.act(&["buy 1", "done", "appeal 0", "develop ship"]);
    assert_eq!(first.asked(), 2);
    // In step c, too; then a development is still to be taken.
    let mut third = at_step_c(table());
    third.act(&["reactivate patron-cutlery-food"]);
    assert_eq!((third.board.phase, third.asked()), (Phase::Development, 1));
    third.act(&["develop ship"]);
    assert_eq!(third.asked(), 2);
    // Once a decade.
    let used = table().with(1, |company| {
        company.used.insert(cardgame::Card::Developer);
    });
    used.refused("reactivate patron-cutlery-food", "card-no-developer");
    // Not in the middle of an action, and not by others.
    let mut late = table();
    late.act(&["buy 1"]);
    late.barred("reactivate patron-cutlery-food");
    let mut other = table();
    other.act(&["done", "appeal 0", "done"]);
    other.barred("reactivate patron-cutlery-food");
}

/// Proves: CG-181.
#[test]
fn a_contract_pays_by_the_goods_shipped_at_once() {
    let extra = [0, 2, 4, 5, 6, 7, 8, 9, 10];
    for (goods, extra) in (1..=8u16).zip(&extra[1..]) {
        let mut table = four()
            .with_levels(1, 2)
            .with_stored(1, Food, 4, 2)
            .with_card(1, "contract");
        table.sell_at(0);
        let before = table.money(1);
        table.act(&[&format!("ship food {goods}")]);
        table.end_round();
        let costs = 5 * WAGE + 3;
        assert_eq!(
            table.money(1),
            before + 5 * goods + extra - costs,
            "{goods}"
        );
        assert!(table.has(1, "contract") && !table.is_used(1, "contract"));
    }
    // Nothing without a shipment.
    let mut table = four().with_card(1, "contract");
    table.sell_at(0).end_round();
    assert_eq!(table.money(1), MONEY - 5 * WAGE - 3);
}

/// Proves: CG-182.
#[test]
fn the_customs_office_saves_a_shipping_token_once_a_decade() {
    let table = || {
        let mut table = four().rich().with_card(1, "customs-office");
        table.sell_at(0);
        table
    };
    for (goods, ships) in [(1, 1), (4, 2)] {
        let mut used = table();
        used.act(&[&format!("ship food {goods}")]);
        assert_eq!((used.board.phase, used.asked()), (Phase::Customs, 1));
        assert_eq!(used.legal(), ["use customs-office", "done"]);
        used.act(&["use customs-office"]);
        assert_eq!(used.company(1).tokens, ships - 1);
        assert_eq!(
            used.company(1).ships,
            2 - ships,
            "the ships are gone all the same"
        );
        assert!(used.is_used(1, "customs-office"));
        let mut kept = table();
        kept.act(&[&format!("ship food {goods}"), "done"]);
        assert_eq!(kept.company(1).tokens, ships);
        assert!(!kept.is_used(1, "customs-office"));
    }
    // Not again in this decade.
    let mut used = four().rich().with_used(1, "customs-office");
    used.sell_at(0).act(&["ship food 1"]);
    assert_eq!(
        (used.board.phase, used.company(1).tokens),
        (Phase::Storage, 1)
    );
    // Without a ship there is nothing to save.
    let mut none = table();
    none.act(&["done"]);
    assert_eq!(none.board.phase, Phase::Storage);
}

/// Nine ships can be used in the game, and a ship whose token was saved is one of them.
/// Proves: CG-133, CG-182.
#[test]
fn the_customs_office_saves_tokens_but_no_ships() {
    let table = |tokens: u8, saved: u8| {
        let table = four().rich().with_card(1, "customs-office");
        let mut table = table
            .with(1, |company| company.tokens = tokens)
            .set(|board| board.saved = [saved, 0, 0, 0].into());
        table.sell_at(0);
        table
    };
    let mut all = table(9, 0);
    assert_eq!(all.board.phase, Phase::Storage, "no ship is left");
    all.refused("ship food 1", "not-now");
    all = table(6, 3);
    assert_eq!(all.board.phase, Phase::Storage, "nor here");
    let mut last = table(6, 2);
    assert_eq!(last.legal_with("ship"), ["ship food 1", "ship food 2"]);
    last.refused("ship food 3", "card-no-ships-left");
    last.act(&["ship food 2"]);
    assert_eq!(last.legal(), ["use customs-office", "done"], "a choice");
    last.act(&["use customs-office"]);
    assert_eq!(last.company(1).tokens, 6);
    assert_eq!(last.board.ships_used(table::Seat::new(0)), 9);
    let two = table(5, 2);
    assert_eq!(two.legal_with("ship").len(), 4);
}

/// Proves: CG-180, CG-178.
#[test]
fn a_card_that_is_fresh_again_is_used_again() {
    let mut table = four()
        .with(1, |company| company.ships = 0)
        .with_card(1, "developer")
        .with_used(1, "patron-cutlery-food");
    table.act(&["done", "appeal 3", "reactivate patron-cutlery-food", "done"]);
    table.idle_to_production();
    table.act(&["use patron-cutlery-food", "waste"]).end_round();
    // The Developer saves £2.
    assert_eq!(table.money(1), MONEY + 3 * 5 - 5 * WAGE - 1);
    assert!(table.is_used(1, "developer") && table.is_used(1, "patron-cutlery-food"));
}

/// Proves: CG-180.
#[test]
fn a_developer_taken_in_step_c_may_be_used_in_that_turn() {
    let table = || {
        let table = Table::new(3)
            .with_used(1, "patron-cutlery-food")
            .with_supply("developer", 1);
        at_step_c(table)
    };
    let mut taken = table();
    taken.act(&["take developer"]);
    assert_eq!((taken.board.phase, taken.asked()), (Phase::Development, 1));
    assert_eq!(taken.legal(), ["reactivate patron-cutlery-food", "done"]);
    taken.barred("develop ship");
    taken.refused("reactivate developer", "card-not-itself");
    let mut later = taken.copy();
    taken.act(&["reactivate patron-cutlery-food"]);
    assert!(taken.is_used(1, "developer") && !taken.is_used(1, "patron-cutlery-food"));
    assert_eq!(taken.asked(), 2, "the development is taken");
    later.act(&["done"]);
    assert!(!later.is_used(1, "developer") && later.is_used(1, "patron-cutlery-food"));
    assert_eq!(later.asked(), 2);
    // Without a turned card there is nothing to ask.
    let mut fresh = at_step_c(Table::new(3).with_supply("developer", 1));
    fresh.act(&["take developer"]);
    assert_eq!(fresh.asked(), 2);
    // Taken for the one card that was turned: nothing is turned any more.
    let mut swapped = at_step_c(
        Table::new(3)
            .with_used(1, "patron-cutlery-food")
            .with_card(1, "workshop")
            .with_supply("developer", 1),
    );
    let mut other = swapped.copy();
    swapped.act(&["swap patron-cutlery-food developer"]);
    assert_eq!(swapped.asked(), 2);
    other.act(&["swap workshop developer", "reactivate patron-cutlery-food"]);
    assert_eq!(other.asked(), 2);
    // After the Engineer's place.
    let mut engineer = at_step_c(
        Table::new(3)
            .with_used(1, "patron-cutlery-food")
            .with_card(1, "engineer")
            .with_quality(1, cardgame::Good::Food, &[5])
            .with_supply("developer", 1),
    );
    engineer.act(&["swap engineer developer"]);
    engineer.refused("reactivate patron-cutlery-food", "not-now");
    engineer.act(&["replace 4", "reactivate patron-cutlery-food"]);
    assert_eq!(engineer.asked(), 2);
}
