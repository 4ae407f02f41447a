//! Chapter 03: what is in the box.

use crate::kit::{Table, plot};
use kanal::cards::{Deck, Resource};
use kanal::{Plot, Plots, Space, Spaces};
use table::Seat;

/// Proves: OK-001.
#[test]
fn the_board_has_12_plots_and_31_route_spaces_of_which_14_lie_on_the_edge() {
    assert_eq!(Plot::all().count(), 12);
    assert_eq!(Space::all().count(), 31);
    let horizontal = Space::all().filter(|space| space.is_horizontal()).count();
    assert_eq!(horizontal, 16);
    assert_eq!(Spaces::EDGE.len(), 14);
    assert_eq!(Spaces::INNER.len(), 17);
    assert!(Spaces::ROWS.iter().all(|row| row.len() == 4));
    assert!(Spaces::COLUMNS.iter().all(|column| column.len() == 3));
    for plot in Plot::all() {
        assert_eq!(plot.around().len(), 4);
    }
    assert_eq!(Plots::CORNERS.len(), 4);
    assert_eq!(Plots::EDGE.len(), 10);
}

/// Proves: OK-003.
#[test]
fn no_structure_costs_ore() {
    for deck in [Deck::a(), Deck::b()] {
        for card in deck.cards() {
            assert!(card.cost.bundles().all(|cost| cost.of(Resource::Ore) == 0));
        }
    }
    let costs_ore = crate::kit::deck_file(&[(1, "1 ore", 1, &["gain 1 thaler"])]);
    assert!(Deck::parse(&costs_ore).is_err());
}

/// Proves: OK-004.
#[test]
fn a_structure_counts_only_on_the_board_and_at_the_end() {
    let mut table = Table::solo(&[(7, "1 wood", 5, &["gain 1 thaler"])]);
    table.display(&[7]).supply([1, 0, 0, 0, 0], 0).on_space(4);
    table.in_the_last_round();
    let seat = Seat::new(0);
    assert_eq!(table.game.score_pad(&table.board, seat).structures, 0);
    table.act(&["raise 7 b2"]);
    assert_eq!(table.game.score_pad(&table.board, seat).structures, 5);
    assert_eq!(table.industry(1).prestige, 0, "it brings no token");
}

/// Proves: OK-005.
#[test]
fn an_empty_supply_never_forbids_a_bridge() {
    // The box has 25 bridges; the two boards have room for 34.
    let mut table = Table::two(&[]);
    let mut first = 0;
    for seat in 0..2 {
        table.set(|board| board.asked = Seat::new(seat));
        for space in Spaces::INNER.iter() {
            table.routes(&[&format!("road {space}")]);
        }
        for plot in Plot::all() {
            table.structures(&[(first + plot.index() as u8 + 1, &plot.to_string())]);
        }
        for space in Spaces::INNER.iter().skip(1) {
            table.bridges(&[&space.to_string()]);
        }
        first += 12;
    }
    table.on_space(6).supply([1, 0, 0, 0, 0], 0);
    table.act(&["build bridge h21"]);
    assert_eq!(table.industry(2).bridges.len(), 17);
}

/// Proves: OK-006.
#[test]
fn thaler_and_prestige_are_plain_amounts() {
    let mut table = Table::solo(&[]);
    table.on_space(4).supply([0; 5], 5);
    table.act(&["build canal h44"]);
    assert_eq!(table.me().thaler, 2, "5 thaler pay 3");
}

/// Proves: OK-007.
#[test]
fn every_route_fits_every_route_space() {
    let mut table = Table::solo(&[]);
    table.bare().supply([0, 1, 0, 1, 0], 0).on_space(3);
    assert_eq!(table.legal_with("build path").len(), 31);
    assert_eq!(table.legal_with("build road").len(), 31);
    assert_eq!(plot("a1").around().len(), 4);
}
