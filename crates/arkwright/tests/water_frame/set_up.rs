//! Set-up (4.0 to 4.1.III).

use crate::kit::Table;

#[test]
fn the_kit_deals_every_table() {
    for players in 2..=4 {
        for table in [
            Table::predetermined(players),
            Table::open(players),
            Table::free(players, "kit"),
        ] {
            table.check_pieces();
            assert!(table.legal().len() > 1);
        }
    }
}
