//! Chapter 06: what activates a structure.

use crate::kit::{Table, plot};
use kanal::{Event, Phase, Trigger};

/// Rich enough for everything, without thaler.
const ALL: [u8; 5] = [8, 8, 8, 6, 6];

/// A structure that says how often it was activated.
const COUNTS: &[&str] = &[
    "first activation: gain 1 prestige",
    "second activation: gain 10 prestige",
];

/// Structures 1 and 2 that count on b2 and b3, on space 6 of a bare board.
fn pair() -> Table {
    let mut table = Table::solo(&[(1, "1 wood", 1, COUNTS), (2, "1 wood", 1, COUNTS)]);
    table.bare().structures(&[(1, "b2"), (2, "b3")]);
    table.supply(ALL, 0).on_space(4);
    table
}

fn is_activated(table: &Table) -> bool {
    table.happened(|event| matches!(event, Event::Activated { .. }))
}

/// Proves: OK-111, OK-X17.
#[test]
fn the_fourth_route_activates_a_structure() {
    // At the edge, where edge routes and an imprinted one count.
    let mut table = Table::solo(&[]);
    table
        .structures(&[(1, "a1")])
        .routes(&["path h11", "road h21"]);
    table.supply(ALL, 0).on_space(3);
    table.act(&["build path v12"]);
    assert_eq!(table.legal_here(), ["activate a1 routes", "done"]);
    table.act(&["activate a1 routes"]);
    assert!(is_activated(&table));
    // The third does not.
    let mut table = Table::solo(&[]);
    table
        .bare()
        .structures(&[(1, "a1")])
        .routes(&["path h11", "road h21"]);
    table.supply(ALL, 0).on_space(3);
    table.act(&["build path v12"]);
    assert!(table.legal_with("activate").is_empty());
}

/// Proves: OK-112.
#[test]
fn the_second_bridge_activates_a_structure_and_later_ones_do_not() {
    let mut table = Table::solo(&[]);
    table
        .bare()
        .structures(&[(1, "b2"), (2, "b3"), (3, "a2"), (4, "c2"), (5, "b1")]);
    table.routes(&["road v23", "road h22", "road h32", "road v22"]);
    table.own(|own| own.by_routes.insert(plot("b2")));
    for (bridge, fires) in [
        ("v23", false),
        ("h22", true),
        ("h32", false),
        ("v22", false),
    ] {
        table.supply(ALL, 0).on_space(6);
        table.act(&[&format!("build bridge {bridge}")]);
        let waits = !table.legal_with("activate b2 bridges").is_empty();
        assert_eq!(waits, fires, "{bridge}");
        if waits {
            table.act(&["activate b2 bridges", "done"]);
        }
    }
    assert_eq!(table.me().activations(plot("b2")), 1);
}

/// Proves: OK-113.
#[test]
fn routes_and_bridges_activate_in_either_order() {
    for bridges_first in [false, true] {
        let mut table = Table::solo(&[(1, "1 wood", 1, COUNTS)]);
        table.bare().structures(&[(1, "b2"), (2, "b3"), (3, "a2")]);
        table
            .routes(&["road v23", "road h22", "road h32"])
            .bridges(&["h22"]);
        let mut total = 0;
        for by_bridges in [bridges_first, !bridges_first] {
            table.supply(ALL, 0);
            let trigger = match by_bridges {
                true => {
                    table.on_space(6).act(&["build bridge v23"]);
                    Trigger::Bridges
                }
                false => {
                    table.on_space(3).act(&["build path v22"]);
                    Trigger::Routes
                }
            };
            table.act(&[&format!("activate b2 {}", trigger.word())]);
            let effect = if total == 0 { "use 1" } else { "use 2" };
            table.act(&[effect]);
            total = table.industry(1).prestige;
        }
        assert_eq!(total, 11, "once as the first, once as the second");
    }
}

/// Proves: OK-114.
#[test]
fn an_activation_may_be_declined_and_does_not_come_again() {
    let mut table = pair();
    table.routes(&["road h22", "road v23", "road h32"]);
    table.act(&["build path v22", "done"]);
    assert!(table.happened(|event| matches!(event, Event::Declined { .. })));
    assert_eq!(table.me().activations(plot("b2")), 0);
    assert!(
        table.me().by_routes.contains(plot("b2")),
        "the cause is spent"
    );
    assert!(table.legal_with("activate").is_empty());
    assert_eq!(table.board.phase, Phase::Space, "the turn goes on");
}

/// Proves: OK-115, OK-X17.
#[test]
fn a_route_that_is_the_fourth_for_two_activates_both_in_any_order() {
    let structures = [
        (1, "1 wood", 1, &["gain 2 ore"][..]),
        (2, "1 wood", 1, &["supply of ore 2: gain 7 prestige"][..]),
    ];
    for (order, prestige) in [(["b2", "b3"], 7), (["b3", "b2"], 0)] {
        let mut table = Table::solo(&structures);
        table.bare().structures(&[(1, "b2"), (2, "b3")]);
        table.routes(&[
            "road h22", "road h32", "road v22", "road h23", "road h33", "road v24",
        ]);
        table.supply([0, 1, 0, 0, 0], 0).on_space(3);
        table.act(&["build path v23"]);
        assert_eq!(
            table.legal_here(),
            ["activate b2 routes", "activate b3 routes", "done"]
        );
        for at in order {
            table.act(&[&format!("activate {at} routes")]);
            let usable = table.legal_with("use");
            if let Some(choice) = usable.first() {
                table.act(&[choice]);
            }
            if table.board.hand.activation.is_some() {
                table.act(&["done"]);
            }
        }
        assert_eq!(
            table.industry(1).prestige,
            prestige,
            "the second sees what the first left"
        );
    }
}

/// Proves: OK-116, OK-118.
#[test]
fn a_bridge_that_is_the_second_for_two_activates_one_and_the_other_loses_it() {
    for (chosen, loser, neighbour) in [("b2", "b3", "h23"), ("b3", "b2", "h22")] {
        let mut table = pair();
        table.structures(&[(3, "a2"), (4, "a3"), (5, "c2"), (6, "c3")]);
        table.routes(&["road v23", "road h22", "road h23", "road h32", "road h33"]);
        table.bridges(&["h32", "h33"]);
        table.on_space(6).act(&["build bridge v23"]);
        assert_eq!(
            table.legal_here(),
            ["activate b2 bridges", "activate b3 bridges", "done"]
        );
        table.act(&[&format!("activate {chosen} bridges"), "use 1"]);
        assert!(table.happened(|event| matches!(event, Event::Forfeited { .. })));
        assert_eq!(table.industry(1).prestige, 1);
        assert_eq!(
            table.industry(1).activations(plot(loser)),
            0,
            "forfeited is not activated"
        );
        // A third bridge does not bring it back.
        table.supply(ALL, 0).on_space(6);
        table.act(&[&format!("build bridge {neighbour}")]);
        assert!(table.legal_with(&format!("activate {loser}")).is_empty());
        // Its four routes are its first activation.
        table.board.hand = Default::default();
        table.supply(ALL, 0).on_space(3);
        let last = if loser == "b3" { "v24" } else { "v22" };
        table.act(&[
            &format!("build path {last}"),
            &format!("activate {loser} routes"),
            "use 1",
        ]);
        assert_eq!(table.industry(1).prestige, 2);
    }
}

/// Proves: OK-117.
#[test]
fn a_bridge_that_is_the_second_for_one_only_is_no_conflict() {
    // The first for one, the second for the other.
    let mut table = pair();
    table
        .structures(&[(3, "a2")])
        .routes(&["road v23", "road h22"])
        .bridges(&["h22"]);
    table.on_space(6).act(&["build bridge v23"]);
    assert_eq!(table.legal_with("activate"), ["activate b2 bridges"]);
    // The third for one, the second for the other.
    let mut table = pair();
    table.structures(&[(3, "a2"), (4, "c2"), (5, "a3")]);
    table.routes(&["road v23", "road h22", "road h32", "road h23"]);
    table.bridges(&["h22", "h32", "h23"]);
    table.own(|own| own.by_bridges.insert(plot("b2")));
    table.on_space(6).act(&["build bridge v23"]);
    assert_eq!(table.legal_with("activate"), ["activate b3 bridges"]);
}

/// Proves: OK-119.
#[test]
fn closing_a_plot_again_activates_nothing() {
    let mut table = Table::fire(
        &["remove 1 adjacent path, also gain 5 prestige"],
        ["path", "road", "road", "road"],
    );
    table.supply(ALL, 0);
    table.act(&["use 1", "remove h22"]);
    assert!(!table.me().is_surrounded(plot("b2")));
    table.act(&["build path h22"]);
    assert!(table.me().is_surrounded(plot("b2")));
    assert!(table.legal_with("activate").is_empty());
    assert_eq!(table.me().activations(plot("b2")), 1);
}

/// Proves: OK-121.
#[test]
fn a_bridge_placed_by_an_effect_falls_under_the_same_restriction() {
    let mut table = Table::fire(&["place 1 adjacent bridge"], ["road"; 4]);
    table.structures(&[(2, "b3"), (3, "a2"), (4, "a3")]);
    table.routes(&["road h23"]).bridges(&["h22", "h23"]);
    table.act(&["use 1", "build bridge v23 free"]);
    assert_eq!(table.legal_with("activate").len(), 2);
    table.act(&["activate b2 bridges"]);
    assert!(table.happened(|event| matches!(event, Event::Forfeited { card: 2, .. })));
}

/// Proves: OK-122.
#[test]
fn a_fourth_route_round_an_empty_plot_activates_nothing() {
    let mut table = Table::solo(&[]);
    table.bare().routes(&["road h22", "road v23", "road h32"]);
    table.display(&[5]).supply(ALL, 0).on_space(3);
    table.act(&["build path v22"]);
    assert!(table.legal_with("activate").is_empty());
    table.act(&["done"]);
    table.set(|board| board.blocked = 7).on_space(1);
    table.act(&["raise 5 b2"]);
    assert_eq!(table.legal_with("activate"), ["activate b2 routes"]);
}

/// Proves: OK-X09.
#[test]
fn the_example_of_the_community_center() {
    let center = (1, "1 wood", 1, &["adjacent bridge 1+: gain 4 prestige"][..]);
    let mut table = Table::solo(&[center]);
    table.bare().structures(&[(1, "b2"), (2, "b3"), (3, "a2")]);
    table
        .routes(&["road v23", "road h22", "road h32"])
        .bridges(&["v23"]);
    table.supply(ALL, 0).on_space(3);
    table.act(&["build path v22", "activate b2 routes", "use 1", "done"]);
    assert_eq!(table.industry(1).prestige, 4);
    table.supply(ALL, 0).on_space(6);
    table.act(&["build bridge h22", "activate b2 bridges", "use 1"]);
    assert_eq!(table.industry(1).prestige, 8);
}
