//! Early shipping (Action 7, expert).

use cardgame::Good::{Clothes, Cutlery, Food};
use cardgame::{Options, Phase};

use crate::rules::kit::{MONEY, Table, VALUE};

fn options() -> Options {
    Options {
        early_shipping: true,
        ..Options::default()
    }
}

/// Seat 1 in the round of cutlery with 3 food and 1 clothes in store and two ships.
fn table() -> Table {
    Table::with_options(3, options())
        .in_round(1, Cutlery)
        .with_card(1, "storehouse")
        .with_its(1, Food, |food| food.stored = 3)
        .with(1, |company| company.storehouse = Some(Food))
        .with_stored(1, Clothes, 1, 1)
}

/// Proves: CGX-030.
#[test]
fn stored_goods_of_all_factories_are_shipped() {
    let mut table = table();
    assert_eq!(
        table.legal_with("ship"),
        [
            "ship food 1",
            "ship food 2",
            "ship food 3",
            "ship clothes 1"
        ]
    );
    table.refused("ship clothes 2", "card-too-few-stored");
    table.barred("ship lamps 1");
    table.act(&["ship food 3", "ship clothes 1"]);
    table.end_action();
    assert_eq!(table.money(1), MONEY + 3 * 5 + 6);
    let company = table.company(1);
    assert_eq!((company.ships, company.tokens), (0, 2));
    assert_eq!(company.storehouse, None, "back in the reserve");
    assert_eq!(
        (
            table.factory(1, Clothes).stored,
            table.factory(1, Clothes).storehouses
        ),
        (0, 0)
    );
    assert_eq!(table.board.phase, Phase::Development);
    // Each by its own factory's price.
    let mut upgraded = self::table().with_its(1, Clothes, |clothes| clothes.side = 2);
    upgraded.act(&["ship clothes 1"]).end_action();
    assert_eq!(upgraded.money(1), MONEY + 8);
    // Without the variant there is no such action.
    Table::new(3)
        .with_stored(1, Food, 2, 1)
        .refused("ship food 1", "card-no-early-shipping");
}

/// Proves: CGX-030.
#[test]
fn each_good_is_shipped_once_and_within_the_ships() {
    let mut table = table();
    table.act(&["ship food 2"]);
    table.refused("ship food 1", "card-shipped-already");
    table.refused("build lamps", "card-one-action");
    let mut one = self::table().with(1, |company| company.ships = 1);
    one.refused("ship food 3", "card-ships-full");
    one.act(&["ship food 1"]);
    assert!(one.allows("ship clothes 1"));
    let mut one = self::table().with(1, |company| company.ships = 1);
    one.act(&["ship food 2", "store 1 0"]);
    assert_eq!(one.board.phase, Phase::Development, "the ship is full");
    assert_eq!((one.company(1).ships, one.company(1).tokens), (0, 1));
    self::table()
        .with(1, |company| company.ships = 0)
        .barred("ship food 1");
    self::table()
        .with(1, |company| company.tokens = 9)
        .refused("ship food 1", "card-no-ships-left");
    let last = self::table().with(1, |company| company.tokens = 8);
    assert!(last.allows("ship food 2"));
    last.barred("ship food 3");
}

/// Storehouses that are not needed go back.
/// Proves: CGX-030.
#[test]
fn half_emptied_storehouses_are_put_in_order() {
    let mut table = Table::with_options(3, options())
        .in_round(1, Cutlery)
        .with_stored(1, Food, 4, 2);
    table.act(&["ship food 3"]).end_action();
    let food = table.factory(1, Food);
    assert_eq!((food.stored, food.storehouses), (1, 1));
}

/// Proves: CGX-031.
#[test]
fn one_ship_carries_goods_of_several_factories() {
    let mut table = table().with_card(1, "contract");
    table.act(&["ship food 1", "ship clothes 1"]);
    table.end_action();
    assert_eq!(
        table.company(1).money,
        MONEY + 5 + 6,
        "storehouses come before income"
    );
    table.act(&["store 0 1"]);
    let company = table.company(1);
    assert_eq!((company.ships, company.tokens), (1, 1), "one ship for both");
    assert_eq!(
        company.money,
        MONEY + 5 + 6 + 4,
        "the Contract for two goods"
    );
}

/// Proves: CGX-031.
#[test]
fn the_customs_office_saves_a_token_here_too() {
    let table = || {
        let mut table = self::table().with_card(1, "customs-office");
        table.act(&["ship food 3", "ship clothes 1"]);
        table.end_action();
        assert_eq!(table.board.phase, Phase::EarlyCustoms);
        table
    };
    let mut used = table();
    assert_eq!(used.legal(), ["use customs-office", "done"]);
    used.act(&["use customs-office"]);
    assert_eq!((used.company(1).tokens, used.company(1).ships), (1, 0));
    assert!(used.is_used(1, "customs-office"));
    let mut kept = table();
    kept.act(&["done"]);
    assert_eq!((kept.company(1).tokens, kept.company(1).ships), (2, 0));
    assert!(!kept.is_used(1, "customs-office"));
    assert_eq!(kept.board.phase, Phase::Development);
}

/// Proves: CGX-032.
#[test]
fn the_share_value_stays_and_the_ships_are_gone() {
    let mut table = Table::with_options(3, options())
        .in_round(1, Food)
        .without_factory(3, Food)
        .with_its(1, Food, |food| food.workers = [1, 1])
        .with_stored(1, Clothes, 4, 2);
    table.act(&["ship clothes 4", "appeal 0", "done"]);
    assert_eq!(table.company(1).value, VALUE);
    table.idle_to_production();
    assert_eq!(
        table.board.phase,
        Phase::Storage,
        "no ship is left for food"
    );
    table.end_round();
    assert_eq!(table.company(1).value, VALUE);
    assert_eq!(table.company(1).ships, 0);
    let mut table = table.started_by(1);
    table.act(&["regain"]);
    assert_eq!(table.company(1).ships, 2);
}

/// Proves: CGX-030, CG-130.
#[test]
fn what_early_shipping_leaves_may_be_moved_to_other_storehouses() {
    // 1 clothes is gone, so that its storehouse is free; 2 food are left of 3.
    let mut table = table();
    table.act(&["ship food 1", "ship clothes 1"]).end_action();
    assert_eq!(table.board.phase, Phase::EarlyStorage { good: Food });
    assert_eq!(table.asked(), 1);
    assert_eq!(table.legal(), ["store 1 0", "store 0 1"]);
    table.refused("waste", "card-stored-goods-stay");
    table.refused("done", "card-storehouses-due");
    table.refused("clear food small", "card-own-storehouse");
    assert_eq!(
        table.company(1).ships,
        2,
        "they sail when all is put in order"
    );
    table.act(&["store 1 0"]);
    let company = table.company(1);
    assert_eq!((company.storehouse, company.ships), (None, 1));
    assert_eq!(company.tokens, 1);
    assert_eq!(table.factory(1, Food).storehouses, 1);
    assert_eq!(table.board.phase, Phase::Development);
    // Factory by factory; what the first one leaves is there for the next one.
    let both = || {
        self::table()
            .with_stored(1, Clothes, 2, 1)
            .with(1, |company| company.ships = 2)
    };
    let mut table = both();
    table.act(&["ship food 2", "ship clothes 1"]).end_action();
    assert_eq!(table.board.phase, Phase::EarlyStorage { good: Food });
    table.act(&["store 1 0"]);
    assert_eq!(table.board.phase, Phase::EarlyStorage { good: Clothes });
    table.act(&["store 0 1"]);
    assert_eq!(table.company(1).storehouse, Some(Clothes));
    assert_eq!(table.factory(1, Clothes).storehouses, 0);
    // While the Big Storehouse stands at food, clothes have no choice; and food from which nothing went is left alone.
    let mut table = both();
    table.act(&["ship clothes 1"]).end_action();
    assert_eq!(table.board.phase, Phase::Development);
    assert_eq!(table.company(1).storehouse, Some(Food));
}
