//! Contracts with the East India Company on the stock exchange (II.2.6).

use arkwright::Good;
use table::Told;

use crate::water_frame::kit::Table;

/// Seat 1 with £100 and a running contract for two cutlery.
fn table() -> Table {
    Table::open(3)
        .with_cash(1, 100)
        .with_contract(1, Good::Cutlery, 2)
}

/// Proves: WF-067, X38.
#[test]
fn contracts_are_taken_and_raised_free_of_charge() {
    let mut table = table();
    table.act(&["place exchange 2", "contract food 6", "contract cutlery 4"]);
    assert_eq!(table.harbour(1).contracts, [6, 0, 4, 0]);
    assert_eq!(table.paid_by(1), [2]);
    // Several on one space, and every other one up to the last space.
    table.act(&["contract lamps 6", "contract clothes 10"]);
    assert_eq!(table.harbour(1).contracts, [6, 10, 4, 6]);
    assert_eq!(
        table.legal_with("contract food"),
        ["contract food 8", "contract food 10"]
    );
    assert_eq!(
        table.refused("contract food 4"),
        ("contract-not-higher", "II.2.6")
    );
    assert_eq!(
        table.refused("contract food 6"),
        ("contract-not-higher", "II.2.6")
    );
    assert_eq!(
        table.refused("contract clothes 10"),
        ("contract-not-higher", "II.2.6")
    );
    assert_eq!(
        table.refused("contract food 12"),
        ("no-such-contract", "II.2.6")
    );
    assert_eq!(
        table.refused("contract food 7"),
        ("no-such-contract", "II.2.6")
    );
    let mut two = Table::open(2);
    two.act(&["place exchange 2", "contract lamps 4"]);
    assert_eq!(
        two.refused("contract lamps 6"),
        ("no-such-contract", "II.2.6")
    );
    assert!(two.legal_with("contract lamps").is_empty());
}

/// What being done would leave out of the turn that began on a board.
fn left_out(table: &Table, began: &Table) -> Option<&'static str> {
    let left = Told::left_out(&table.game, &table.board, &began.board);
    left.map(|left| left.id)
}

#[test]
fn a_contract_or_a_warehouse_sale_is_a_deal() {
    let started = || {
        let mut table = table()
            .with_tile(1, "small-warehouse")
            .with_stored(1, [2, 0, 0, 0]);
        table.act(&["place exchange 2"]);
        table
    };
    let began = started();
    assert_eq!(left_out(&began, &began), Some("left-deals"));
    for deal in ["contract food 6", "warehouse food 1", "buy 1"] {
        let mut table = started();
        table.act(&[deal]);
        assert_eq!(left_out(&table, &began), None, "{deal}");
    }
}

/// Proves: WF-067.
#[test]
fn contracts_are_for_the_stock_exchange_and_mix_with_its_deals() {
    let mut table = table();
    assert_eq!(table.refused("contract food 2"), ("not-now", "II.1"));
    table.act(&[
        "place exchange 2",
        "contract food 2",
        "sell 1",
        "contract food 4",
        "buy 1",
    ]);
    table.act(&["contract lamps 2"]);
    assert_eq!(table.harbour(1).contracts, [4, 0, 2, 2]);
    let mut table = self::table();
    table.act(&["place workers 2"]);
    assert_eq!(table.refused("contract food 2"), ("not-now", "II.2.2"));
}

/// Ruling: neither a factory nor a ship nor goods are needed for it.
/// Proves: WF-068.
#[test]
fn a_contract_needs_nothing_in_advance() {
    let mut table = table().without_factories().without_ships(1);
    table.act(&["place exchange 2"]);
    for good in Good::ALL {
        table.act(&[&format!("contract {} 10", good.word())]);
    }
    assert_eq!(table.harbour(1).contracts, [10; 4]);
}

/// Proves: WF-069.
#[test]
fn a_fulfilled_contract_can_be_taken_again() {
    let mut table = table()
        .with_contract(1, Good::Food, 2)
        .with_warehouse_worker(1, "column food")
        .with_stored(1, [2, 0, 0, 0])
        .in_cycle(Good::Clothes);
    table.act(&["place ship-1 2", "deliver food 2"]);
    assert_eq!(table.harbour(1).contracts[0], 0);
    table.done().idle_to_next_action(1);
    table.act(&["place exchange 4", "contract food 2"]);
    assert_eq!(table.harbour(1).contracts[0], 2);
}

/// Ruling: a contract taken in this action may be raised in it.
/// Proves: WF-070.
#[test]
fn a_new_contract_may_be_raised_at_once() {
    let mut table = table();
    table.act(&["place exchange 2", "contract lamps 2", "contract lamps 8"]);
    assert_eq!(table.harbour(1).contracts[3], 8);
}
