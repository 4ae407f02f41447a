//! Store goods (Production b).

use cardgame::Good::{Clothes, Food, Lamps};
use cardgame::Phase;

use crate::rules::kit::{MONEY, Table, WAGE};

/// Seat 1 alone makes food: 4 goods with both worker cards. It has no ships.
fn four() -> Table {
    Table::maker(1, Food).with_its(1, Food, |food| food.workers = [1, 1])
}

/// Proves: CG-127.
#[test]
fn what_is_left_may_be_stored_or_shipped_or_both_or_neither() {
    let table = || {
        let mut table = four().with(1, |company| company.ships = 1);
        table.sell_at(0);
        assert_eq!((table.board.phase, table.asked()), (Phase::Shipping, 1));
        table
    };
    let mut both = table();
    both.act(&["ship food 1", "store 1 0"]);
    assert_eq!(both.factory(1, Food).stored, 2);
    assert_eq!(both.company(1).tokens, 1);
    let mut store = table();
    store.act(&["done", "store 2 0"]);
    assert_eq!(
        (store.factory(1, Food).stored, store.company(1).tokens),
        (4, 0)
    );
    let mut ship = table();
    ship.act(&["ship food 2", "waste"]);
    assert_eq!(
        (ship.factory(1, Food).stored, ship.company(1).tokens),
        (0, 1)
    );
    let mut neither = table();
    neither.act(&["done", "waste"]);
    assert_eq!(
        (neither.factory(1, Food).stored, neither.company(1).tokens),
        (0, 0)
    );
}

/// Proves: CG-127.
#[test]
fn goods_that_were_stored_before_may_be_shipped() {
    // 2 made and sold; 3 in store.
    let mut table = Table::maker(1, Food)
        .with_stored(1, Food, 3, 2)
        .with(1, |company| company.ships = 2);
    table.sell_at(3);
    assert_eq!(
        table.legal(),
        ["ship food 1", "ship food 2", "ship food 3", "done"]
    );
    table.act(&["ship food 1"]);
    let food = table.factory(1, Food);
    assert_eq!((food.stored, food.storehouses), (2, 1));
    assert_eq!(
        table.board.phase,
        Phase::Bonus,
        "nothing new is to be stored"
    );
}

/// Proves: CG-128.
#[test]
fn a_small_storehouse_holds_two_goods_and_several_stand_together() {
    let mut table = four();
    table.sell_at(0);
    assert_eq!(table.legal(), ["store 1 0", "store 2 0", "waste"]);
    let mut one = table.copy();
    one.act(&["store 1 0"]);
    let food = one.factory(1, Food);
    assert_eq!((food.stored, food.storehouses), (2, 1));
    table.act(&["store 2 0"]);
    let food = table.factory(1, Food);
    assert_eq!((food.stored, food.storehouses), (4, 2));
    assert_eq!(
        table.money(1),
        MONEY - 5 * WAGE - 3,
        "it costs and brings nothing"
    );
    // No storehouse more than needed.
    let mut table = four();
    table.sell_at(3);
    table.refused("store 2 0", "card-needless-storehouse");
    assert_eq!(table.legal(), ["store 1 0", "waste"]);
}

/// Proves: CG-128.
#[test]
fn a_storehouse_holds_one_kind_of_goods() {
    // One small storehouse stands at clothes with one good: there is room in it, but not for food.
    let mut table = four().with_stored(1, Clothes, 1, 1);
    table.sell_at(0);
    table.refused("store 2 0", "card-too-few-storehouses");
    table.act(&["store 1 0"]);
    assert_eq!(table.factory(1, Food).stored, 2);
    assert_eq!(table.factory(1, Clothes).stored, 1);
    // A storehouse that is there already takes what it has room for.
    let mut table = four().with_stored(1, Food, 1, 1);
    table.sell_at(0);
    table.refused("store 2 1", "card-too-few-storehouses");
    table.act(&["store 2 0"]);
    assert_eq!(table.factory(1, Food).stored, 4, "1 of 5 is wasted");
}

/// Proves: CG-128, CG-184.
#[test]
fn the_big_storehouse_holds_four() {
    let mut table = four().with_card(1, "storehouse");
    table.sell_at(0);
    let legal = table.legal();
    assert_eq!(legal.len(), 4, "{legal:?}");
    for choice in ["store 1 0", "store 2 0", "store 0 1", "waste"] {
        assert!(table.allows(choice));
    }
    table.refused("store 1 1", "card-needless-storehouse");
    table.act(&["store 0 1"]);
    let food = table.factory(1, Food);
    assert_eq!((food.stored, food.storehouses), (4, 0));
    assert_eq!(table.company(1).storehouse, Some(Food));
    // 4 more in the next decade: 8 in all three.
    table = table.in_round(1, Food).started_by(1);
    table.idle_to_production();
    table.act(&["store 2 1"]);
    let food = table.factory(1, Food);
    assert_eq!((food.stored, food.storehouses), (8, 2));
}

/// Proves: CG-129.
#[test]
fn a_storehouse_is_taken_from_another_factory_and_its_goods_are_lost() {
    let mut table = four().with_stored(1, Clothes, 3, 2);
    table.sell_at(0);
    assert!(table.allows("waste") && table.allows("clear clothes small"));
    assert_eq!(table.legal().len(), 2);
    table.refused("store 1 0", "card-too-few-storehouses");
    table.act(&["clear clothes small"]);
    let clothes = table.factory(1, Clothes);
    assert_eq!(
        (clothes.stored, clothes.storehouses),
        (2, 1),
        "1 good is lost"
    );
    assert!(table.allows("store 1 0") && table.allows("waste"));
    table.act(&["clear clothes small"]);
    let clothes = table.factory(1, Clothes);
    assert_eq!((clothes.stored, clothes.storehouses), (0, 0));
    table.refused("clear clothes small", "card-nothing-to-clear");
    table.act(&["store 2 0"]);
    assert_eq!(table.factory(1, Food).stored, 4);
}

/// Proves: CG-129.
#[test]
fn nothing_is_cleared_where_there_is_room_or_nothing_stands() {
    // 2 left and a free storehouse.
    let mut table = four().with_stored(1, Clothes, 2, 1);
    table.sell_at(3);
    table.refused("clear clothes small", "card-room-enough");
    // 4 left: too much for one.
    let mut table = four().with_stored(1, Clothes, 2, 1);
    table.sell_at(0);
    assert!(table.allows("clear clothes small"));
    table.refused("clear clothes big", "card-nothing-to-clear");
    table.refused("clear lamps small", "card-nothing-to-clear");
    table.refused("clear food small", "card-own-storehouse");
    // The big one.
    let mut table = four()
        .with_factory(1, Lamps, 1, [1, 0])
        .with_card(1, "storehouse")
        .with_stored(1, Clothes, 4, 2)
        .with_its(1, Lamps, |lamps| lamps.stored = 3)
        .with(1, |company| company.storehouse = Some(Lamps));
    table.sell_at(0);
    table.act(&["clear lamps big", "store 0 1"]);
    assert_eq!(table.factory(1, Lamps).stored, 0);
    assert_eq!(table.factory(1, Food).stored, 4);
    assert_eq!(table.company(1).storehouse, Some(Food));
    assert_eq!(table.factory(1, Clothes).stored, 4);
}

/// Proves: CG-130.
#[test]
fn an_emptied_storehouse_goes_back_to_the_reserve() {
    for (stored, small, sold, left) in [(3, 2, 1, (2, 1)), (3, 2, 2, (1, 1)), (2, 1, 2, (0, 0))] {
        let mut table = Table::maker(1, Food).with_stored(1, Food, stored, small);
        table.sell_at(5).act(&[&format!("sell {sold}")]);
        let food = table.factory(1, Food);
        assert_eq!((food.stored, food.storehouses), left);
    }
    // Of a small and the big one, one is enough for two goods.
    let mut table = Table::maker(1, Food)
        .with_stored(1, Food, 4, 1)
        .with_card(1, "storehouse")
        .with(1, |company| company.storehouse = Some(Food));
    table.sell_at(5).act(&["sell 2", "store 1 0"]);
    let food = table.factory(1, Food);
    assert_eq!((food.stored, food.storehouses), (2, 1));
    assert_eq!(table.company(1).storehouse, None);
    // It serves another factory again.
    table.end_round();
    assert_eq!(table.board.good(), Clothes);
    let mut table = table.started_by(1);
    table.sell_at(0);
    assert!(table.allows("store 0 1"));
}

/// Proves: CG-131.
#[test]
fn what_is_neither_sold_nor_stored_nor_shipped_is_wasted() {
    let mut table = four();
    table.sell_at(0).act(&["waste"]);
    assert_eq!(table.factory(1, Food).stored, 0);
    // It is said, not passed over.
    let mut table = four();
    table.sell_at(0);
    table.refused("done", "card-storage-due");
}

/// Proves: CG-127, CG-131.
#[test]
fn what_was_stored_before_is_not_wasted_with_new_goods() {
    // 4 made and none sold, beside 2 in a small storehouse.
    let mut table = four().with_stored(1, Food, 2, 1);
    table.sell_at(0);
    table.refused("waste", "card-stored-goods-stay");
    table.refused("done", "card-storehouses-due");
    assert_eq!(table.legal(), ["store 1 0", "store 2 0"]);
    table.act(&["store 1 0"]);
    let food = table.factory(1, Food);
    assert_eq!((food.stored, food.storehouses), (2, 1), "the new ones go");
    // Beside 3 in the big one: fewer than 3 are not kept.
    let mut table = big(3);
    table.sell_at(0);
    table.refused("store 1 0", "card-stored-goods-stay");
    let mut legal = table.legal();
    legal.sort();
    assert_eq!(legal, ["store 0 1", "store 1 1", "store 2 0"]);
    // With full storehouses nothing is asked.
    let mut full = Table::maker(1, Food).with_stored(1, Food, 4, 2);
    full.sell_at(0);
    assert_eq!(full.factory(1, Food).stored, 4);
    assert_eq!(full.board.round, 1, "the next round has begun");
}

/// Seat 1 alone makes 2 food, and has so many more in the Big Storehouse.
fn big(stored: u8) -> Table {
    Table::maker(1, Food)
        .with_card(1, "storehouse")
        .with_its(1, Food, |food| food.stored = stored)
        .with(1, |company| company.storehouse = Some(Food))
}

/// Proves: CG-130.
#[test]
fn what_was_not_sold_from_store_may_be_moved_to_other_storehouses() {
    let mut table = big(4);
    table.sell_at(5).act(&["sell 2"]);
    assert_eq!((table.board.phase, table.asked()), (Phase::Storage, 1));
    let mut legal = table.legal();
    legal.sort();
    assert_eq!(legal, ["store 0 1", "store 1 0"]);
    table.refused("waste", "card-stored-goods-stay");
    table.refused("store 2 0", "card-needless-storehouse");
    table.refused("done", "card-storehouses-due");
    let mut moved = table.copy();
    moved.act(&["store 1 0"]);
    let food = moved.factory(1, Food);
    assert_eq!((food.stored, food.storehouses), (2, 1));
    assert_eq!(moved.company(1).storehouse, None, "free for another good");
    let mut stays = table;
    stays.act(&["store 0 1"]);
    let food = stays.factory(1, Food);
    assert_eq!((food.stored, food.storehouses), (2, 0));
    assert_eq!(stays.company(1).storehouse, Some(Food));
    // Three are moved as a whole: into both small ones, or from these into the big one.
    let mut table = big(4);
    table.sell_at(5).act(&["sell 1"]);
    table.refused("store 1 0", "card-stored-goods-stay");
    table.act(&["store 2 0"]);
    assert_eq!(table.factory(1, Food).stored, 3);
    let mut table = Table::maker(1, Food)
        .with_card(1, "storehouse")
        .with_stored(1, Food, 4, 2);
    table.sell_at(5).act(&["sell 1", "store 0 1"]);
    let food = table.factory(1, Food);
    assert_eq!((food.stored, food.storehouses), (3, 0));
}

/// Proves: CG-130.
#[test]
fn a_storehouse_whose_goods_are_sold_is_in_the_reserve_before_the_rest_may_move() {
    let mut table = Table::maker(1, Food)
        .with_card(1, "storehouse")
        .with_stored(1, Food, 4, 2);
    table.sell_at(5).act(&["sell 2"]);
    assert_eq!(table.board.phase, Phase::Storage);
    let food = table.factory(1, Food);
    assert_eq!((food.stored, food.storehouses), (2, 1));
    assert!(table.allows("store 1 0") && table.allows("store 0 1"));
    // Three need both.
    let mut table = Table::maker(1, Food)
        .with_card(1, "storehouse")
        .with_stored(1, Food, 4, 2);
    table.sell_at(5).act(&["sell 1"]);
    assert_eq!(table.factory(1, Food).storehouses, 2);
}

/// Proves: CG-130.
#[test]
fn what_was_not_shipped_from_store_may_be_moved_to_other_storehouses() {
    // 2 made and sold at an appeal of 3; of 4 in the big one 2 are shipped.
    let mut table = big(4).with(1, |company| company.ships = 2);
    table.sell_at(3).act(&["ship food 2"]);
    assert_eq!(table.board.phase, Phase::Storage);
    table.act(&["store 1 0"]);
    assert_eq!(table.company(1).storehouse, None);
    // Also behind the Customs Office.
    let mut table = big(4)
        .with_card(1, "customs-office")
        .with(1, |company| company.ships = 2);
    table.sell_at(3).act(&["ship food 2", "use customs-office"]);
    table.refused("waste", "card-stored-goods-stay");
    assert!(table.allows("store 1 0") && table.allows("store 0 1"));
}

/// Proves: CG-130.
#[test]
fn nobody_is_asked_about_storehouses_where_no_stored_goods_went_or_one_way_is_left() {
    // 2 made and sold, and 2 in the big one stay there.
    let mut table = big(2);
    table.sell_at(3);
    assert_eq!(table.board.phase, Phase::Bonus);
    assert_eq!(table.company(1).storehouse, Some(Food));
    // Of goods just made some are shipped, and stored ones do not move.
    let mut table = big(2)
        .with_its(1, Food, |food| food.workers = [0, 0])
        .with(1, |company| company.ships = 2);
    table.sell_at(0).act(&["ship food 1"]);
    assert_eq!(table.board.round, 1, "the next round has begun");
    assert_eq!(table.company(1).storehouse, Some(Food));
    // Without the Big Storehouse there is one way.
    let mut table = Table::maker(1, Food).with_stored(1, Food, 3, 2);
    table.sell_at(5).act(&["sell 1"]);
    assert_eq!(table.board.phase, Phase::Bonus);
    // A small one that stands elsewhere is not in the reserve.
    let mut table = big(4).with_stored(1, Clothes, 3, 2);
    table.sell_at(5).act(&["sell 2"]);
    assert_eq!(table.board.phase, Phase::Bonus);
    assert_eq!(table.company(1).storehouse, Some(Food));
}
