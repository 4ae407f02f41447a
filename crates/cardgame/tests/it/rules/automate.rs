//! Automate production (Action 3).

use cardgame::Good::{self, Clothes, Cutlery, Food, Lamps};
use cardgame::{Phase, Position};

use crate::rules::kit::{MONEY, Table, WAGE};

/// What seat 1 pays for its production of a good, selling nothing.
fn costs(mut table: Table, good: Good) -> u16 {
    table = table.with(1, |company| company.money = 2 * MONEY);
    let price = format!("appeal {}", table.factory(1, good).distribution);
    table.act(&["done", &price, "done"]);
    table.end_round();
    2 * MONEY - table.money(1)
}

/// Seat 1 alone makes cutlery, with both worker cards.
fn cutlery() -> Table {
    Table::maker(1, Cutlery).with_its(1, Cutlery, |cutlery| cutlery.workers = [1, 1])
}

/// Proves: CG-060.
#[test]
fn machines_replace_workers_of_cards_and_never_those_of_the_factory() {
    // Seven workers: 2 in the factory, 3 and 2 on the cards.
    assert_eq!(costs(cutlery(), Cutlery), 7 * WAGE + 5);
    let mut table = cutlery().with_levels(1, 2);
    table.act(&["automate cutlery 1", "automate cutlery 1"]);
    table.refused("automate cutlery 1", "card-no-machine-left");
    table.act(&["automate cutlery 2", "automate cutlery 2"]);
    assert_eq!(table.factory(1, Cutlery).machines, [2, 2]);
    assert_eq!(table.board.phase, Phase::Price);
    // Three workers are left, 2 of them in the factory itself, which no action can replace.
    let mut table = cutlery().with_its(1, Cutlery, |cutlery| cutlery.machines = [2, 2]);
    assert!(table.legal_with("automate cutlery").is_empty());
    table.refused("automate cutlery 1", "card-no-machine-left");
    table.refused("automate cutlery 2", "card-no-machine-left");
    table.refused("automate lamps 1", "card-not-built");
    table = table.with_its(1, Food, |food| food.workers = [0, 0]);
    table.refused("automate food 1", "card-no-worker-card");
    assert_eq!(costs(table, Cutlery), 3 * WAGE + 4 + 5);
}

/// Proves: CG-061.
#[test]
fn the_machinery_level_limits_the_machines_of_an_action() {
    let machines = [
        "automate food 1",
        "automate clothes 1",
        "automate cutlery 1",
        "automate cutlery 1",
    ];
    for (level, most) in [(0, 2), (1, 3), (2, 4)] {
        let mut table = Table::new(3)
            .with_factories(1)
            .with(1, |company| company.levels[3] = level);
        table.act(&machines[..most]);
        assert_eq!(table.board.phase, Phase::Price, "no machine more");
        let machines = table.company(1).factories.map(|f| f.machines[0]);
        assert_eq!(usize::from(machines.iter().sum::<u8>()), most);
    }
}

/// Proves: CG-062.
#[test]
fn a_card_is_turned_for_all_its_machines() {
    let mut table = Table::new(3).with_its(1, Food, |food| food.workers = [1, 1]);
    table.act(&["automate food 2"]);
    assert_eq!(table.factory(1, Food).machines, [0, 1]);
    assert_eq!(table.company(1).token, None);
    table.refused("automate food 2", "card-no-machine-left");
    let mut table = cutlery();
    table.act(&["automate cutlery 2", "automate cutlery 2"]);
    assert_eq!(table.factory(1, Cutlery).machines, [0, 2]);
    assert_eq!(table.company(1).token, None, "the token has gone back");
}

/// Proves: CG-063.
#[test]
fn a_single_machine_on_a_card_for_two_is_the_token() {
    let mut table = cutlery();
    table.act(&["automate cutlery 1", "done"]);
    let token = table.company(1).token;
    assert_eq!(token, Some((Cutlery, Position::First)));
    assert_eq!(table.factory(1, Cutlery).machines, [1, 0]);
    // One worker less and one machine more: £3 less and £1 more.
    let table = cutlery()
        .with_its(1, Cutlery, |cutlery| cutlery.machines = [1, 0])
        .with(1, |company| company.token = token);
    assert_eq!(costs(table, Cutlery), 6 * WAGE + 1 + 5);
}

/// Proves: CG-064.
#[test]
fn there_is_one_machine_token() {
    let mut table = cutlery().with_levels(1, 2);
    table.act(&["automate cutlery 1"]);
    table.refused("automate cutlery 2", "card-token-in-use");
    let mut table = table.with_factory(1, Lamps, 1, [1, 0]);
    table.refused("automate lamps 1", "card-token-in-use");
    // It is free again once the card is turned.
    table.act(&["automate cutlery 1", "automate lamps 1"]);
    assert_eq!(table.company(1).token, Some((Lamps, Position::First)));
}

/// Proves: CG-065.
#[test]
fn the_next_machine_completes_the_card_with_the_token() {
    let mut table = cutlery()
        .with_factory(1, Lamps, 1, [1, 0])
        .with_its(1, Cutlery, |cutlery| cutlery.machines = [0, 1])
        .with(1, |company| {
            company.token = Some((Cutlery, Position::Second))
        });
    table.refused("automate food 1", "card-token-first");
    table.refused("automate lamps 1", "card-token-first");
    table.refused("automate cutlery 1", "card-token-first");
    assert_eq!(table.legal_with("automate"), ["automate cutlery 2"]);
    table.act(&["automate cutlery 2"]);
    assert_eq!(table.factory(1, Cutlery).machines, [0, 2]);
    assert_eq!(table.company(1).token, None);
    // That was one of the two machines; the token may be used again.
    table.act(&["automate lamps 1"]);
    assert_eq!(table.company(1).token, Some((Lamps, Position::First)));
    assert_eq!(table.board.phase, Phase::Price);
}

/// Within the action that lays the token, another card may come next.
/// Proves: CG-065.
#[test]
fn the_token_binds_the_next_action_only() {
    let mut table = cutlery();
    table.act(&["automate cutlery 1", "automate food 1"]);
    assert_eq!(table.factory(1, Cutlery).machines, [1, 0]);
    assert_eq!(table.factory(1, Food).machines, [1, 0]);
}

/// Proves: CG-066.
#[test]
fn automating_moves_no_marker_and_makes_the_same_goods() {
    let mut table = Table::maker(1, Food);
    table.act(&["automate food 1", "automate clothes 1"]);
    assert_eq!((table.board.demand, table.board.wages), ([3; 4], 0));
    // Two goods as without the machine: 2 sold at 5.
    table.act(&["appeal 3", "done"]).end_round();
    assert_eq!(table.money(1), MONEY + 2 * 5 - 3 * WAGE - 1 - 3);
    assert_eq!(table.factory(1, Clothes).machines, [1, 0]);
}
