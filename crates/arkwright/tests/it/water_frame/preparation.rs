//! The preparation round 1760 (4.1.V, 4.1.VI); the foundations are those of Spinning Jenny.

use arkwright::{Cost, Good, Phase};

use crate::water_frame::kit::{Table, seat};

/// Three players from seat 1 have founded: the first food and clothes (£17), the second clothes and
/// cutlery (£19), the third lamps and cutlery (£21). Seat 3 sells first.
#[track_caller]
fn founded() -> Table {
    let mut table = Table::free(3, "preparation").set(|board| {
        board.start = seat(1);
        board.asked = seat(1);
        board.parts.rows = [[1, 1, 1, 0], [1, 0, 0, 2], [1, 1, 1, 0], [0, 1, 1, 1]];
    });
    for tile in [
        "inventor", "charisma", "foreman", "workshop", "broker", "school", "patent",
    ] {
        table = table.with_supply(tile);
    }
    table.act(&[
        "found food",
        "price food 5",
        "found clothes",
        "price clothes 6",
        "found lamps",
        "price lamps 9",
        "found cutlery",
        "price cutlery 8",
        "found cutlery",
        "price cutlery 8",
        "found clothes",
        "price clothes 6",
    ]);
    table
}

/// Proves: WF-014.
#[test]
fn each_player_in_reverse_order_sells_shares_and_takes_a_special_marker_at_once() {
    let mut table = founded();
    assert_eq!(table.asked(), 3);
    assert_eq!(table.cash(3), 0, "nobody is given start-up capital");
    let sales = (3..=15).map(|count| format!("sell {count}"));
    assert_eq!(table.legal(), Vec::from_iter(sales));
    assert_eq!(table.refused("sell 2"), ("too-few-for-factories", "4.1.V"));
    assert_eq!(table.refused("sell 16"), ("too-few-shares", "4.1.V"));
    assert_eq!(table.refused("done"), ("not-now", "4.1.V"));
    table.act(&["sell 15"]);
    assert_eq!((table.cash(3), table.company(3).shares), (150, 0));
    assert_eq!(
        table.asked(),
        3,
        "the special marker comes before the next player's sale"
    );
    assert!(table.allows("take school"));
    table.act(&["take school"]);
    assert_eq!(table.asked(), 2);
    // £19 for his factories: two shares do.
    assert_eq!(table.refused("sell 1"), ("too-few-for-factories", "4.1.V"));
    table.act(&["sell 2"]);
    assert!(!table.allows("take school") || table.supply("school") > 0);
    table.act(&["done"]);
    assert_eq!(table.asked(), 1);
    assert_eq!(table.refused("sell 1"), ("too-few-for-factories", "4.1.V"));
    table.act(&["sell 6", "done"]);
    assert!(table.is_reveal(), "1770 begins");
    // Everybody pays once all have sold.
    assert_eq!(
        [1, 2, 3].map(|seat| table.cash(seat)),
        [60 - 17, 20 - 19, 150 - 21]
    );
    assert_eq!(table.paid(1), [(17, Cost::FoundedFactories)]);
}

/// Proves: WF-015.
#[test]
fn the_first_special_marker_is_light_or_a_ship_of_row_one_or_a_tile_or_none() {
    let mut table = founded();
    table.act(&["sell 5"]);
    for marker in ["machinery", "quality", "distribution"] {
        assert!(table.allows(&format!("take {marker} light")), "{marker}");
        assert_eq!(
            table.refused(&format!("take {marker} dark")),
            ("row-not-open", "4.1.V")
        );
    }
    // Production lies in row II only.
    assert_eq!(
        table.refused("take production light"),
        ("row-not-open", "4.1.V")
    );
    assert!(table.allows("take ship 2"));
    assert_eq!(table.refused("take ship 4"), ("row-not-open", "4.1.V"));
    for tile in [
        "inventor",
        "charisma",
        "foreman food",
        "workshop lamps",
        "broker",
        "school",
    ] {
        assert!(table.allows(&format!("take {tile}")), "{tile}");
    }
    assert_eq!(table.refused("move foreman food"), ("not-now", "4.1.V"));
    assert_eq!(table.refused("half-price 1"), ("not-now", "4.1.V"));
    table.act(&[
        "take machinery light",
        "sell 5",
        "take ship 2",
        "sell 5",
        "done",
    ]);
    assert!(
        table
            .company(3)
            .markers
            .contains(crate::water_frame::kit::marker("machinery light"))
    );
    assert_eq!(table.harbour(2).ships, [2, 0]);
    assert!(table.harbour(1).tiles.is_empty());
    assert_eq!(table.board.year(), 1770);
}

/// Ruling: the rules of taking hold in 1760, too.
/// Proves: WF-016.
#[test]
fn the_inventor_costs_5_of_the_share_money_and_assigned_tiles_are_assigned() {
    let mut table = founded();
    table.act(&["sell 3", "take inventor"]);
    assert_eq!(table.cash(3), 25);
    assert_eq!(table.paid(3), [(5, Cost::Inventor)]);
    table.act(&["sell 3"]);
    assert_eq!(table.refused("take foreman"), ("tile-for-factory", "4.1.V"));
    table.act(&["take foreman lamps"]);
    assert_eq!(table.harbour(2).foreman, Some(Good::Lamps));
    let workers = table.job_market();
    table.act(&["sell 4", "take ship 2"]);
    assert_eq!(table.job_market(), workers, "a ship of 2 has no crew");
    assert_eq!(table.cash(3), 25 - 21);
    assert_eq!(
        table.board.phase,
        Phase::Water(arkwright::WaterPhase::DrawEconomyMarker)
    );
}

/// Ruling: what the inventor takes from the factories' money comes from an emergency sale.
/// Proves: WF-016.
#[test]
fn an_inventor_may_lead_to_an_emergency_sale() {
    let mut table = founded();
    table.act(&["sell 3", "done", "sell 2", "take inventor"]);
    assert_eq!(table.cash(2), 15);
    table.act(&["sell 2", "done"]);
    // £19 are due: one more share goes at £10, and the share value falls from space 10.
    let company = table.company(2);
    assert_eq!((company.cash, company.shares, company.space), (6, 12, 9));
}
