//! Chapter 06: building routes and bridges.

use crate::kit::{Table, plot, space};
use kanal::cards::RouteType;
use kanal::{Event, Side, Spaces};
use table::{Game, Seat};

/// Rich enough for everything.
const ALL: [u8; 5] = [8, 8, 8, 6, 6];

/// The front side, rich, on space 4.
fn rich() -> Table {
    let mut table = Table::solo(&[]);
    table.supply(ALL, 20).on_space(4);
    table
}

/// Proves: OK-070.
#[test]
fn a_route_space_has_one_route_on_the_edge_and_inside() {
    let mut table = rich();
    table.act(&["build path h11", "build path v22"]);
    let own = table.industry(1);
    assert_eq!(own.route(space("h11")), Some(RouteType::Path));
    assert_eq!(own.route(space("v22")), Some(RouteType::Path));
    assert_eq!(own.built().len(), 6);
}

/// Proves: OK-071.
#[test]
fn a_path_costs_1_clay_and_needs_an_empty_space() {
    let mut table = rich();
    for (taken, route) in [("h12", "path"), ("v11", "rail"), ("h43", "canal")] {
        let choice = format!("build path {taken}");
        assert_eq!(table.refuses(&choice), "kanal-space-built", "on a {route}");
    }
    table.routes(&["road h11"]);
    assert_eq!(table.refuses("build path h11"), "kanal-space-built");
    table.act(&["build path h13"]);
    assert_eq!(table.me().materials, [8, 7, 8, 6, 6]);
}

/// Proves: OK-072.
#[test]
fn a_road_costs_1_brick_and_lies_on_an_empty_space_or_a_path() {
    let mut table = rich();
    assert_eq!(
        table.refuses("build road v11"),
        "kanal-only-paths-built-over"
    );
    table.act(&["build road v23", "build road h12"]);
    assert_eq!(table.industry(1).materials, [8, 8, 8, 4, 6]);
    assert_eq!(table.industry(1).of_type(RouteType::Road).len(), 2);
    assert_eq!(table.industry(1).route(space("h12")), Some(RouteType::Road));
}

/// Proves: OK-073.
#[test]
fn a_rail_track_costs_1_iron_and_1_wood_and_joins_a_rail_track() {
    let mut table = rich();
    assert_eq!(table.refuses("build rail v23"), "kanal-no-rail-next-to-it");
    table.routes(&["path v21"]);
    table.act(&["build rail v21", "build rail v31"]);
    assert_eq!(table.industry(1).materials, [6, 8, 8, 6, 4]);
    assert_eq!(table.industry(1).of_type(RouteType::Rail).len(), 3);
}

/// Proves: OK-074.
#[test]
fn a_canal_costs_3_thaler_and_joins_a_canal() {
    let mut table = rich();
    assert_eq!(
        table.refuses("build canal v11"),
        "kanal-only-paths-built-over"
    );
    assert_eq!(
        table.refuses("build canal h11"),
        "kanal-no-canal-next-to-it"
    );
    table.act(&["build canal v34"]);
    assert_eq!(table.me().thaler, 17, "over a path as well");
}

/// Proves: OK-075.
#[test]
fn next_to_it_is_what_shares_a_junction() {
    let mut table = rich();
    table.bare().routes(&["rail v22"]);
    let mut joined = table.legal_with("build rail");
    joined.sort();
    let expected = ["h21", "h22", "h31", "h32", "v12", "v32"].map(|at| format!("build rail {at}"));
    assert_eq!(joined, expected, "straight on and round both corners");
}

/// Proves: OK-076.
#[test]
fn a_canal_brings_2_clay() {
    for (clay, after) in [(0, 2), (6, 8), (7, 8), (8, 8)] {
        let mut table = rich();
        table.supply([0, clay, 0, 0, 0], 3);
        table.act(&["build canal h44"]);
        assert_eq!(table.industry(1).materials[1], after, "from {clay}");
    }
}

/// Proves: OK-077.
#[test]
fn the_clay_of_a_canal_comes_before_anything_it_sets_off() {
    let mut table = Table::solo(&[(1, "1 wood", 1, &["supply of clay 2: gain 5 prestige"])]);
    table.bare().structures(&[(1, "c3")]);
    table.routes(&["canal h43", "canal v33", "road v34"]);
    table.supply([0; 5], 3).on_space(4);
    table.act(&["build canal h33"]);
    assert_eq!(table.me().materials[1], 2);
    assert_eq!(table.legal_here(), ["activate c3 routes", "done"]);
    let built = table
        .events
        .iter()
        .position(|event| matches!(event, Event::Built { .. }));
    let clay = table
        .events
        .iter()
        .position(|event| matches!(event, Event::Gained { .. }));
    assert_eq!(built.map(|at| at + 1), clay, "nothing comes between");
    table.act(&["activate c3 routes", "use 1"]);
    assert_eq!(table.me().prestige, 5);
}

/// Proves: OK-078.
#[test]
fn a_canal_for_free_brings_its_clay_too() {
    let mut table = Table::fire(
        &["place 1 canal anywhere"],
        ["canal", "road", "road", "road"],
    );
    table.supply([0; 5], 0);
    table.act(&["use 1", "build canal v12 free"]);
    assert_eq!(table.me().materials, [0, 2, 0, 0, 0]);
}

/// Proves: OK-079.
#[test]
fn types_cross_at_a_junction_and_one_type_branches() {
    let mut table = rich();
    table.bare().routes(&["rail h22", "rail h23", "canal v13"]);
    assert!(
        table.allows("build canal v23"),
        "the canal crosses the rail"
    );
    assert!(table.allows("build rail v23"), "the rail branches");
}

/// Proves: OK-080.
#[test]
fn only_paths_are_built_over_and_their_clay_is_gone() {
    let mut table = rich();
    table.routes(&["road h11"]);
    for choice in ["build rail h11", "build canal h11"] {
        assert_eq!(table.refuses(choice), "kanal-only-paths-built-over");
    }
    assert_eq!(
        table.refuses("build road h43"),
        "kanal-only-paths-built-over"
    );
    assert_eq!(table.refuses("build path h12"), "kanal-space-built");
    table.act(&["build road h12"]);
    assert_eq!(table.me().materials[1], 8, "no clay comes back");
    assert_eq!(table.me().of_type(RouteType::Path).len(), 1);
}

/// Proves: OK-081.
#[test]
fn building_over_needs_cost_and_network_as_ever() {
    let mut table = rich();
    assert_eq!(table.refuses("build rail v34"), "kanal-no-rail-next-to-it");
    assert!(!table.allows("build rail h12"));
    table.routes(&["rail h11"]);
    assert!(table.allows("build rail h12"));
    table.supply([0, 8, 8, 6, 6], 20);
    assert_eq!(table.refuses("build rail h12"), "kanal-too-little");
}

/// Proves: OK-082.
#[test]
fn building_over_never_activates() {
    let mut table = Table::solo(&[(1, "1 wood", 1, &["adjacent road 4: gain 5 prestige"])]);
    table.bare().structures(&[(1, "b2")]);
    table.routes(&["road h22", "road v23", "road h32", "path v22"]);
    table.own(|own| own.by_routes.insert(plot("b2")));
    table.supply(ALL, 0).on_space(4);
    table.act(&["build road v22"]);
    assert!(table.legal_with("activate").is_empty());
    // Not even where the activation never came.
    let mut table = Table::solo(&[]);
    table.bare().structures(&[(1, "b2")]);
    table.routes(&["road h22", "road v23", "road h32", "path v22"]);
    table.supply(ALL, 0).on_space(4);
    table.act(&["build road v22"]);
    assert!(table.legal_with("activate").is_empty());
}

/// Proves: OK-083.
#[test]
fn a_bridge_stays_on_a_path_that_is_built_over() {
    let mut table = rich();
    table
        .structures(&[(1, "b2"), (2, "b3")])
        .routes(&["path v23"])
        .bridges(&["v23"]);
    table.act(&["build road v23"]);
    assert!(table.me().bridges.contains(space("v23")));
    assert_eq!(table.me().bridges_at(plot("b2")), 1);
}

/// Proves: OK-084.
#[test]
fn an_imprinted_path_keeps_its_mark_when_it_is_built_over() {
    let mut table = rich();
    table.act(&["build road h12"]);
    assert!(table.me().imprinted.contains(space("h12")));
    let pad = table.game.score_pad(&table.board, Seat::new(0));
    assert_eq!(
        pad.routes, 3,
        "the road, and the imprinted rail track and canal"
    );
    assert!(
        table.allows("build rail v21"),
        "the imprinted rail track is the network"
    );
}

/// Proves: OK-085, OK-X04.
#[test]
fn a_bridge_needs_a_route_between_two_structures_and_no_bridge_there() {
    let mut table = Table::solo(&[]);
    table.bare().supply(ALL, 0).on_space(6);
    table.structures(&[(1, "b2"), (2, "b3"), (3, "c2")]);
    table
        .routes(&["road v23", "canal v22", "road h11"])
        .bridges(&["v23"]);
    assert_eq!(table.refuses("build bridge v23"), "kanal-bridge-there");
    assert_eq!(
        table.refuses("build bridge v22"),
        "kanal-no-structure-at-bridge"
    );
    assert_eq!(
        table.refuses("build bridge h32"),
        "kanal-no-route-under-bridge"
    );
    assert_eq!(
        table.refuses("build bridge h11"),
        "kanal-bridge-on-the-edge"
    );
    table.routes(&["path h32"]);
    table.act(&["build bridge h32"]);
    assert_eq!(table.industry(1).materials, [7, 8, 8, 6, 6], "1 wood");
}

/// Proves: OK-086.
#[test]
fn a_bridge_is_no_route() {
    let mut table = Table::solo(&[]);
    table.bare().supply(ALL, 0).on_space(6);
    table
        .structures(&[(1, "b2"), (2, "b3")])
        .routes(&["path v23", "path h22", "path h32"]);
    let before = table.game.score_pad(&table.board, Seat::new(0));
    table.act(&["build bridge v23"]);
    let after = table.game.score_pad(&table.board, Seat::new(0));
    assert_eq!((after.routes, after.empty), (before.routes, before.empty));
    assert!(!table.happened(|event| matches!(event, Event::Activated { .. })));
    assert_eq!(table.industry(1).built().len(), 3);
}

/// Proves: OK-087.
#[test]
fn a_bridge_crosses_any_type_of_route() {
    for route in ["path", "road", "rail", "canal"] {
        let mut table = Table::solo(&[]);
        table.bare().supply(ALL, 0).on_space(6);
        table
            .structures(&[(1, "a1"), (2, "b1")])
            .routes(&[&format!("{route} h21")]);
        assert!(table.allows("build bridge h21"), "across a {route}");
    }
    let mut table = Table::solo(&[]);
    table
        .supply(ALL, 0)
        .on_space(6)
        .structures(&[(1, "c3"), (2, "c4")]);
    assert!(table.allows("build bridge v34"), "across an imprinted path");
}

/// Proves: OK-088.
#[test]
fn a_route_under_a_bridge_or_one_that_holds_a_network_together_is_not_removed() {
    let mut table = Table::fire(
        &["remove 1 route anywhere, also gain 5 prestige"],
        ["rail", "path", "path", "path"],
    );
    table.routes(&["rail h21", "rail h23", "road h11"]);
    table.structures(&[(2, "b3")]).bridges(&["v23"]);
    table.act(&["use 1"]);
    assert_eq!(table.refuses("remove v23"), "kanal-route-under-bridge");
    assert_eq!(table.refuses("remove h22"), "kanal-network-falls-apart");
    assert_eq!(table.refuses("remove h44"), "kanal-no-route-there");
    let mut removable = table.legal_with("remove");
    removable.sort();
    let expected = ["h11", "h21", "h23", "h32", "v22"].map(|at| format!("remove {at}"));
    assert_eq!(removable, expected);
    table.act(&["remove h21"]);
    assert_eq!(table.me().prestige, 5);
    assert!(!table.me().built().contains(space("h21")));
}

/// Proves: OK-088.
#[test]
fn what_is_printed_on_the_board_stays_and_an_imprinted_path_shows_again() {
    let effects: &[&str] = &["remove 1 route anywhere, also gain 5 prestige"];
    let mut table = Table::solo(&[(1, "1 wood", 1, effects)]);
    table
        .structures(&[(1, "b2")])
        .routes(&["path h22", "path v23", "path h32", "path v22"])
        .routes(&["road v34"])
        .on_space(4)
        .wait_for_routes("b2");
    table.act(&["activate b2 routes", "use 1"]);
    for printed in ["h12", "v11", "h43"] {
        let refusal = table.refusal(&format!("remove {printed}"));
        assert_eq!(
            (refusal.message.id, refusal.section),
            ("kanal-printed-route", "03")
        );
    }
    table.act(&["remove v34"]);
    let own = table.industry(1);
    assert_eq!(own.route(space("v34")), Some(RouteType::Path));
    assert!(own.imprinted.contains(space("v34")), "and keeps its mark");
    assert_eq!(own.prestige, 5);
    assert!(table.happened(|event| matches!(
        event,
        Event::RouteRemoved {
            uncovers_path: true,
            ..
        }
    )));
    assert_eq!(table.game.validate(&table.board), Ok(()));
}

/// Proves: OK-088.
#[test]
fn starting_routes_of_the_blank_side_are_tiles_and_can_be_removed() {
    let effects: &[&str] = &["remove 2 routes anywhere, also gain 5 prestige"];
    let mut table = Table::of(1, Side::Blank, false, &[(1, "1 wood", 1, effects)]);
    table.act(&[
        "place path h11",
        "place path h12",
        "place rail v11",
        "place canal h41",
    ]);
    table
        .structures(&[(1, "b2")])
        .routes(&["path h22", "path v23", "path h32", "path v22", "road h12"])
        .on_space(4)
        .wait_for_routes("b2");
    table.act(&["activate b2 routes", "use 1", "remove h12"]);
    assert_eq!(table.me().route(space("h12")), None, "nothing is below it");
    assert!(!table.me().imprinted.contains(space("h12")));
    table.act(&["remove v11"]);
    assert_eq!(table.industry(1).prestige, 5);
}

#[test]
fn every_inner_route_space_can_be_bridged_and_no_other() {
    let mut table = Table::solo(&[]);
    table.supply(ALL, 0).on_space(6);
    for (card, plot) in (1..).zip(kanal::Plot::all()) {
        table.structures(&[(card, &plot.to_string())]);
    }
    for space in kanal::Space::all() {
        table.routes(&[&format!("road {space}")]);
    }
    assert_eq!(
        table.legal_with("build bridge").len(),
        usize::from(Spaces::INNER.len())
    );
}
