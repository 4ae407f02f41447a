//! Extra production (Action 6, expert).

use cardgame::Good::{Clothes, Cutlery, Food};
use cardgame::{Good, Options, Phase};

use crate::rules::kit::{MONEY, Table, VALUE, WAGE, seat};

fn options() -> Options {
    Options {
        extra_production: true,
        ..Options::default()
    }
}

/// Seat 1 with food and clothes in the round of this good, without ships.
fn table(good: Good) -> Table {
    let table = Table::with_options(3, options()).in_round(1, good);
    table.with(1, |company| company.ships = 0)
}

/// Proves: CGX-020.
#[test]
fn any_open_factory_produces_with_none_one_or_both_worker_cards() {
    let both = || table(Cutlery).with_its(1, Food, |food| food.workers = [1, 1]);
    assert_eq!(
        both().legal_with("produce"),
        [
            "produce food 0",
            "produce food 1",
            "produce food 2",
            "produce clothes 0",
            "produce clothes 1"
        ]
    );
    both().refused("produce clothes 2", "card-too-few-worker-cards");
    both().refused("produce lamps 0", "card-not-built");
    for (cards, made) in [(0, 1_u8), (1, 2), (2, 4)] {
        let mut table = both();
        table.act(&[&format!("produce food {cards}")]);
        assert_eq!(table.factory(1, Food).stored, made);
    }
    // Several factories, each once.
    let mut table = both();
    table.act(&["produce food 1"]);
    table.refused("produce food 0", "card-produced-already");
    table.refused("build lamps", "card-one-action");
    table.act(&["produce clothes 0"]);
    assert_eq!(table.factory(1, Food).stored, 2);
    assert_eq!(table.factory(1, Clothes).stored, 1);
    assert_eq!(table.board.phase, Phase::Development, "no factory is left");
    // Without the variant there is no such action.
    Table::new(3).refused("produce food 0", "card-no-extra-production");
}

/// Proves: CGX-021.
#[test]
fn the_goods_go_into_storehouses_of_their_factory_only() {
    let mut table = table(Food)
        .with_card(1, "storehouse")
        .with(1, |company| company.ships = 2);
    table.act(&["produce clothes 1"]);
    assert_eq!(table.board.phase, Phase::ExtraStorage { good: Clothes });
    assert_eq!(
        table.legal(),
        ["store 1 0", "store 0 1"],
        "neither sold nor shipped"
    );
    table.refused("done", "card-storehouses-due");
    table.barred("ship clothes 1");
    table.barred("sell 1");
    table.act(&["store 0 1", "done"]);
    assert_eq!(table.factory(1, Clothes).stored, 2);
    assert_eq!(table.money(1), MONEY - 4 * WAGE - 4);
    // What does not fit is wasted: 2 made, 3 stored there, both storehouses.
    let mut table = self::table(Cutlery).with_stored(1, Food, 3, 2);
    table.act(&["produce food 1"]);
    assert_eq!(table.factory(1, Food).stored, 4);
}

/// Proves: CGX-021.
#[test]
fn goods_of_extra_production_that_fit_have_to_be_stored() {
    // 4 made: both small ones or the big one, but not one small one for two of them.
    let mut table = table(Cutlery)
        .with_its(1, Food, |food| food.workers = [1, 1])
        .with_card(1, "storehouse");
    table.act(&["produce food 2"]);
    assert_eq!(table.legal(), ["store 2 0", "store 0 1"]);
    table.refused("waste", "card-must-store");
    table.refused("store 1 0", "card-must-store");
    table.refused("clear clothes small", "card-nothing-to-clear");
    table.act(&["store 0 1"]);
    assert_eq!(table.factory(1, Food).stored, 4);
    // With one way there is nothing to ask.
    let mut table = self::table(Cutlery);
    table.act(&["produce food 1"]);
    assert_eq!(table.board.phase, Phase::ExtraProduction);
    assert_eq!(table.factory(1, Food).stored, 2);
}

/// Proves: CGX-021.
#[test]
fn a_storehouse_with_other_goods_may_be_cleared_for_extra_production_but_need_not_be() {
    // 4 made with one free storehouse: two fit, and two are wasted or take the place of clothes.
    let table = || {
        let mut table = table(Cutlery)
            .with_its(1, Food, |food| food.workers = [1, 1])
            .with_stored(1, Clothes, 2, 1);
        table.act(&["produce food 2"]);
        assert_eq!(table.legal(), ["store 1 0", "clear clothes small"]);
        table
    };
    table().refused("waste", "card-must-store");
    let mut kept = table();
    kept.act(&["store 1 0"]);
    assert_eq!(kept.factory(1, Food).stored, 2);
    assert_eq!(kept.factory(1, Clothes).stored, 2);
    // What was cleared is used.
    let mut cleared = table();
    cleared.act(&["clear clothes small"]);
    assert_eq!(cleared.factory(1, Food).stored, 4);
    assert_eq!(cleared.factory(1, Clothes).stored, 0);
    // Without any room nothing has to be stored.
    let mut none = self::table(Cutlery).with_stored(1, Clothes, 4, 2);
    none.act(&["produce food 0"]);
    let mut legal = none.legal();
    legal.sort();
    assert_eq!(legal, ["clear clothes small", "waste"]);
    let mut wasted = none.copy();
    wasted.act(&["waste"]);
    assert_eq!(wasted.factory(1, Food).stored, 0);
    none.act(&["clear clothes small"]);
    assert_eq!(none.factory(1, Food).stored, 1);
    assert_eq!(none.factory(1, Clothes).stored, 2);
}

/// Proves: CGX-022.
#[test]
fn only_the_parts_that_were_used_are_paid() {
    let cost = |table: &mut Table, choices: &[&str]| {
        let before = table.money(1);
        table.act(choices).end_action();
        before - table.money(1)
    };
    let both = || {
        table(Cutlery)
            .with_factory(1, Food, 1, [1, 1])
            .with_its(1, Food, |food| food.machines = [1, 1])
    };
    // 2 workers in the factory; 1 and a machine on the first card; a machine on the second.
    assert_eq!(cost(&mut both(), &["produce food 0"]), 2 * WAGE + 3);
    assert_eq!(cost(&mut both(), &["produce food 1"]), 3 * WAGE + 1 + 3);
    assert_eq!(cost(&mut both(), &["produce food 2"]), 3 * WAGE + 2 + 3);
    // Nothing is paid before the end of the action.
    let mut table = both();
    table.act(&["produce food 0"]);
    assert_eq!(table.money(1), MONEY);
    table.act(&["produce clothes 0"]);
    table.end_action();
    assert_eq!(table.money(1), MONEY - (2 * WAGE + 3) - (2 * WAGE + 4));
}

/// Proves: CGX-022.
#[test]
fn foreman_workshop_and_developer_save_here_too() {
    let paid = |table: Table| {
        let mut table = table;
        table.act(&["produce food 1", "produce clothes 1"]);
        table.end_action();
        MONEY - table.money(1)
    };
    let machines = || {
        table(Cutlery)
            .with_its(1, Food, |food| food.machines = [1, 0])
            .with_factory(1, Clothes, 1, [1, 0])
            .with_its(1, Clothes, |clothes| clothes.machines = [1, 0])
    };
    let all = 6 * WAGE + 2 + 3 + 4;
    assert_eq!(paid(machines()), all);
    assert_eq!(paid(machines().with_card(1, "workshop")), all - 2);
    assert_eq!(paid(machines().with_card(1, "developer")), all - 2 * 2);
    // 3 workers at food.
    assert_eq!(paid(machines().with_foreman(1, Food)), all - 3 * 2);
    // The Workshop keeps two machines in all, not two in each factory.
    let mut table = self::table(Food)
        .without_factory(1, Clothes)
        .with_factory(1, Food, 1, [1, 1])
        .with_its(1, Food, |food| food.machines = [1, 1])
        .with_factory(1, Cutlery, 1, [1, 0])
        .with_its(1, Cutlery, |cutlery| cutlery.machines = [2, 0])
        .with_card(1, "workshop");
    table.act(&["produce food 2", "produce cutlery 1", "waste"]);
    table.end_action();
    assert_eq!(
        MONEY - table.money(1),
        (3 * WAGE + 3) + (3 * WAGE + 5) + 4 - 2
    );
}

/// Proves: CGX-022.
#[test]
fn the_emergency_fund_pays_what_is_short_in_one_payment() {
    // 15 and 16 to pay with 20 in hand: 11 short, three tokens of 5.
    let mut table = table(Cutlery).with(1, |company| company.money = 20);
    table.act(&["produce food 1", "produce clothes 1"]);
    table.end_action();
    assert_eq!((table.company(1).loans, table.money(1)), (3, 4));
    // Bankrupt: the turn is over.
    let mut table = self::table(Cutlery).with(1, |company| {
        (company.money, company.loans) = (14, 9);
    });
    table.act(&["produce food 1"]).end_action();
    assert!(table.company(1).is_bankrupt);
    assert_eq!(
        (table.board.phase, table.board.asked),
        (Phase::Action, seat(2))
    );
}

/// Proves: CGX-023.
#[test]
fn neither_share_value_nor_distribution_change() {
    let mut table = table(Cutlery).with_distribution(1, Food, 3);
    table.act(&["produce food 1"]).end_action();
    assert_eq!(table.company(1).value, VALUE);
    assert_eq!(table.factory(1, Food).distribution, 3);
    table.end_round();
    assert_eq!(table.company(1).value, VALUE);
    assert_eq!(table.factory(1, Food).distribution, 3);
}

/// Proves: CGX-024.
#[test]
fn the_production_of_the_round_follows_all_the_same() {
    let mut table = table(Food).without_factory(3, Food);
    table.act(&["produce food 1"]).end_action();
    assert_eq!((table.board.phase, table.asked()), (Phase::Price, 1));
    table.act(&["appeal 5", "done"]).idle_to_production();
    // 2 more are made, and 4 can be sold.
    assert_eq!(table.legal(), ["sell 1", "sell 2", "done"]);
    table.act(&["sell 2"]).end_round();
    assert_eq!(table.money(1), MONEY - 15 + 4 * 3 - 15);
    assert_eq!(table.company(1).value, VALUE + 1);
}

/// Proves: CGX-011.
#[test]
fn an_extra_shift_makes_one_more_here_too() {
    let mut table = table(Cutlery).with_card(1, "extra-shift");
    let shifts = table.supply("extra-shift");
    assert!(table.allows("produce food 0") && table.allows("produce food 0 shift"));
    table.act(&["produce food 1 shift"]);
    assert!(!table.has(1, "extra-shift"));
    assert_eq!(table.supply("extra-shift"), shifts + 1);
    assert_eq!(table.factory(1, Food).stored, 3);
    table.refused("produce clothes 0 shift", "card-no-extra-shift");
    table.end_action();
    assert_eq!(table.money(1), MONEY - 15, "no extra costs");
    // Given back in this turn, it is not taken in it.
    assert_eq!(table.board.phase, Phase::Development);
    table.refused("take extra-shift", "card-given-back-now");
    self::table(Cutlery).refused("produce food 0 shift", "card-no-extra-shift");
}
