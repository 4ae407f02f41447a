//! Ship goods (Production b).

use cardgame::Good::{Clothes, Cutlery, Food};
use cardgame::{Good, Phase};

use crate::rules::kit::{
    CARD_WORKERS, FIXED, MONEY, SHIP_PRICES, TILE_WORKERS, Table, VALUE, WAGE,
};

/// Seat 1 alone makes 4 food, sells none, has this many ships, and is asked whether to ship.
fn four(ships: u8, change: impl FnOnce(Table) -> Table) -> Table {
    let table = Table::maker(1, Food)
        .with_its(1, Food, |food| food.workers = [1, 1])
        .with(1, |company| company.ships = ships);
    let mut table = change(table);
    table.sell_at(0);
    table
}

/// Proves: CG-132.
#[test]
fn a_ship_carries_up_to_the_level() {
    for (level, ships, most) in [(0, 1, 2), (0, 2, 4), (1, 1, 3), (1, 2, 4), (2, 1, 4)] {
        let table = four(ships, |table| {
            table.with(1, |company| company.levels[4] = level)
        });
        let all: Vec<String> = (1..=most)
            .map(|count| format!("ship food {count}"))
            .collect();
        assert_eq!(table.legal_with("ship"), all, "level {level}");
        if most < 4 {
            table.refused("ship food 4", "card-ships-full");
        } else {
            table.refused("ship food 5", "card-too-few-goods");
        }
    }
}

/// Proves: CG-132.
#[test]
fn a_shipped_good_brings_what_the_factory_shows() {
    for good in Good::ALL {
        for side in [1, 2] {
            let mut table = Table::maker(2, good)
                .with_factory(1, good, side, [1, 0])
                .with_quality(1, good, &[4])
                .with(1, |company| company.ships = 2);
            table.sell_at(0);
            let before = table.money(1);
            table.act(&[&format!("ship {} 2", good.word())]);
            let price = SHIP_PRICES[good.index()][usize::from(side) - 1];
            let workers = TILE_WORKERS[good.index()] + CARD_WORKERS[good.index()][0];
            let costs = workers * WAGE + FIXED[good.index()][usize::from(side) - 1];
            table.end_round();
            assert_eq!(table.money(1), before + 2 * price - costs, "{good:?}");
        }
    }
    let mut table = four(2, |table| table.with_stored(1, Clothes, 2, 1));
    table.refused("ship clothes 1", "card-other-good");
    table.act(&["ship food 4"]).end_round();
    assert_eq!(table.money(1), MONEY + 4 * 5 - 5 * WAGE - 3);
}

/// Proves: CG-133.
#[test]
fn each_ship_used_is_a_token() {
    for (goods, tokens) in [(1, 1), (2, 1), (3, 2), (4, 2)] {
        let mut table = four(2, |table| table);
        table.act(&[&format!("ship food {goods}")]);
        assert_eq!(table.company(1).tokens, tokens, "{goods} goods");
        assert_eq!(table.company(1).ships, 2 - tokens);
    }
    let mut table = four(2, |table| table.with(1, |company| company.levels[4] = 2));
    table.act(&["ship food 4"]);
    assert_eq!(table.company(1).tokens, 1, "a full ship of level 4");
}

/// Proves: CG-133.
#[test]
fn there_are_nine_shipping_tokens() {
    let tokens = |tokens| four(2, |table| table.with(1, |company| company.tokens = tokens));
    assert_eq!(tokens(7).legal_with("ship").len(), 4);
    let mut last = tokens(8);
    assert_eq!(last.legal_with("ship"), ["ship food 1", "ship food 2"]);
    last.refused("ship food 3", "card-no-ships-left");
    last.act(&["ship food 2"]);
    assert_eq!(last.company(1).tokens, 9);
    let none = tokens(9);
    assert_eq!(none.board.phase, Phase::Storage, "not asked");
    none.barred("ship food 1");
}

/// Proves: CG-134.
#[test]
fn used_ships_are_gone_until_they_are_regained() {
    let mut table = four(2, |table| table.rich());
    table.act(&["ship food 1"]);
    assert_eq!(table.company(1).ships, 1);
    table.act(&["waste"]).end_round();
    table = table.in_round(1, Food).started_by(1);
    table.idle_to_production();
    assert_eq!(table.legal_with("ship"), ["ship food 1", "ship food 2"]);
    table.act(&["ship food 1", "waste"]).end_round();
    assert_eq!(table.company(1).ships, 0);
    table = table.in_round(1, Food).started_by(1);
    table.idle_to_production();
    assert_eq!(table.board.phase, Phase::Storage, "no ship is left");
    table.act(&["waste"]).end_round();
    table = table.in_round(1, Food).started_by(1);
    table
        .act(&["regain", "appeal 0", "done"])
        .idle_to_production();
    assert_eq!(table.legal_with("ship").len(), 4);
    assert_eq!(table.company(1).tokens, 2, "tokens stay");
}

/// Proves: CG-135.
#[test]
fn shipped_goods_do_not_raise_the_share_value() {
    // 4 made; appeal 2 at a demand of 1: one is sold at home, three are shipped.
    let mut table = Table::maker(1, Food)
        .with_its(1, Food, |food| food.workers = [1, 1])
        .with(1, |company| company.ships = 2);
    table.sell_at(2).act(&["ship food 3"]);
    table.end_round();
    assert_eq!(table.company(1).value, VALUE);
    assert_eq!(table.money(1), MONEY + 6 + 3 * 5 - 5 * WAGE - 3);
}

/// Goods made in this round go first, so that old ones stay in their storehouses.
/// Proves: CG-127.
#[test]
fn goods_of_this_round_are_shipped_first() {
    let mut table = Table::maker(1, Cutlery)
        .with_stored(1, Cutlery, 2, 1)
        .with(1, |company| company.ships = 2);
    table.sell_at(0);
    assert_eq!(table.legal_with("ship").len(), 4);
    table.act(&["ship cutlery 2"]);
    let cutlery = table.factory(1, Cutlery);
    assert_eq!((cutlery.stored, cutlery.storehouses), (2, 1));
    assert_eq!((table.board.round, table.board.phase), (3, Phase::Action));
}

/// Seat 1 alone makes 2 food with 4 more in store and two ships; at an appeal of 5 home takes 4.
fn wanted() -> Table {
    let mut table = Table::maker(1, Food)
        .with_stored(1, Food, 4, 2)
        .with(1, |company| company.ships = 2);
    table.sell_at(5);
    table
}

/// Proves: CG-148.
#[test]
fn stored_goods_that_home_would_still_buy_cannot_be_shipped() {
    // Kept in store 2 that home would buy: 2 may be shipped.
    let mut none = wanted();
    none.act(&["done"]);
    assert_eq!(none.legal(), ["ship food 1", "ship food 2", "done"]);
    none.refused("ship food 3", "card-home-would-buy");
    none.refused("ship food 5", "card-too-few-goods");
    none.act(&["ship food 2"]);
    assert_eq!(none.factory(1, Food).stored, 2);
    // One sold from store leaves room for one more.
    let mut one = wanted();
    one.act(&["sell 1"]);
    assert_eq!(one.legal_with("ship"), ["ship food 1", "ship food 2"]);
    one.refused("ship food 3", "card-home-would-buy");
    // With all sold that home takes the rest is free.
    let mut all = wanted();
    all.act(&["sell 2"]);
    assert_eq!(all.legal_with("ship"), ["ship food 1", "ship food 2"]);
    all.refused("ship food 3", "card-too-few-goods");
    // What home would buy as a whole is not asked about.
    let mut few = Table::maker(1, Food)
        .with_stored(1, Food, 2, 1)
        .with(1, |company| company.ships = 2);
    few.sell_at(5).act(&["done"]);
    assert_eq!(few.board.phase, Phase::Bonus);
    assert_eq!(few.factory(1, Food).stored, 2);
}

/// Proves: CG-148.
#[test]
fn who_drops_the_appeal_ships_as_much_as_there_is() {
    let mut table = Table::maker(1, Food)
        .with_stored(1, Food, 2, 1)
        .with(1, |company| company.ships = 2);
    table.sell_at(0);
    assert_eq!(table.legal_with("ship").len(), 4);
}

/// Proves: CG-148, CG-178.
#[test]
fn a_patron_keeps_stored_goods_at_home_only_if_he_is_used() {
    let patron = || {
        let mut table = Table::maker(1, Food)
            .with_stored(1, Food, 3, 2)
            .with_card(1, "patron-clothes-food")
            .with(1, |company| company.ships = 2);
        // 2 made and taken; the Patron would take one from store.
        table.sell_at(3);
        assert_eq!(table.board.phase, Phase::Patron);
        table
    };
    let mut unused = patron();
    unused.act(&["done"]);
    assert_eq!(unused.legal_with("ship").len(), 3);
    let mut used = patron();
    used.act(&["use patron-clothes-food", "done"]);
    assert_eq!(used.legal_with("ship"), ["ship food 1", "ship food 2"]);
}
