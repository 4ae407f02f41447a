//! The referee itself, held against numbers and examples that the rule book states.

use crate::referee::board::{Plot, Route, Space};
use crate::referee::deck::{Bundle, Resource};
use crate::referee::spaces::{Deed, offers};
use crate::referee::supply::Supply;

use Resource::{Brick, Clay, Iron, Ore, Thaler, Wood};

#[test]
fn a_board_has_12_plots_and_31_route_spaces() {
    assert_eq!(Plot::all().len(), 12);
    assert_eq!(Space::all().len(), 31);
    assert_eq!(
        Space::all().iter().filter(|space| space.is_edge()).count(),
        14
    );
    assert_eq!(
        Space::all()
            .iter()
            .filter(|space| space.is_for_start())
            .count(),
        24
    );
    assert_eq!(
        Plot::all().iter().filter(|plot| plot.is_corner()).count(),
        4
    );
    assert_eq!(Plot::all().iter().filter(|plot| plot.is_edge()).count(), 10);
}

#[test]
fn a_turn_makes_1_iron_and_1_brick_of_1_wood_1_clay_and_1_ore() {
    let mut supply = Supply::start();
    assert!(!supply.can_turn(), "wood is on space 0");
    supply.gain(Wood, 2);
    supply.turn();
    assert_eq!(
        [Wood, Clay, Ore, Brick, Iron].map(|material| supply.of(material)),
        [1, 1, 0, 2, 1]
    );
}

#[test]
fn the_mansion_costs_5_thaler_more_with_3_clay_and_1_brick() {
    let mut supply = Supply::start();
    for (resource, amount) in [(Wood, 1), (Clay, 1), (Thaler, 5)] {
        supply.gain(resource, amount);
    }
    let mansion = Bundle::from([(Clay, 3), (Brick, 2), (Iron, 1)]);
    supply.pay(&Bundle::from([(Thaler, 2)]));
    supply.turn();
    assert!(!supply.can_pay(&mansion));
    supply.buy(Clay, 3);
    assert_eq!(supply.of(Thaler), 0);
    assert!(supply.can_pay(&mansion));
}

#[test]
fn two_clay_cost_3_thaler_from_space_0() {
    let mut supply = Supply::start();
    supply.pay(&Bundle::from([(Clay, 2)]));
    assert_eq!(supply.price(Clay, 2), 3);
}

#[test]
fn an_alternative_replaces_the_other_side_wholly() {
    let [path, road] = [Route::Path, Route::Road].map(Deed::Build);
    assert!(offers(3, &[path, path, road], [0, 0, 8], false));
    assert!(offers(3, &[Deed::Bridge, road, path], [0, 0, 8], false));
    assert!(!offers(3, &[path, path, Deed::Bridge], [0, 0, 8], false));
    assert!(
        !offers(3, &[Deed::Bridge], [0, 1, 8], false),
        "the orange stack covers it"
    );
    assert!(!offers(4, &[Deed::Raise, path], [0, 0, 0], true));
    assert!(!offers(6, &[Deed::Gain, Deed::Bridge], [0, 0, 0], true));
}

#[test]
fn the_fourth_space_raises_in_the_last_round_with_an_empty_stack_only() {
    assert!(offers(4, &[Deed::Raise], [0, 0, 0], true));
    assert!(
        !offers(4, &[Deed::Raise], [0, 0, 0], false),
        "the round began before the stack was empty"
    );
    assert!(
        !offers(4, &[Deed::Raise], [0, 0, 1], true),
        "the last of all rounds, with a card on it"
    );
}
