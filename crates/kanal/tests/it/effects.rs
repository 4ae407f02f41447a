//! Chapters 06 and 09: the effects of structures.

use crate::kit::{Table, gains, plot, space};
use kanal::cards::{Resource, RouteType};

/// What an effect gives, activated on b2 with these sides; nothing if it may not be carried out.
#[track_caller]
fn prestige(effect: &'static str, sides: [&str; 4], change: impl FnOnce(&mut Table)) -> u16 {
    let effects: &'static [&'static str] = Box::leak(vec![effect].into_boxed_slice());
    let mut table = Table::fired(effects, sides);
    table.supply([0; 5], 0);
    change(&mut table);
    table.act(&["activate b2 routes"]);
    if table.board.hand.activation.is_some() && table.allows("use 1") {
        table.act(&["use 1"]);
    }
    table.me().prestige
}

/// Proves: OK-130, OK-X10.
#[test]
fn effects_come_in_any_order_any_of_them_or_none() {
    let effects = &[
        "gain 3 ore per adjacent rail",
        "adjacent rail 1+: gain 3 thaler",
    ];
    let mut table = Table::fire(effects, ["rail", "path", "path", "path"]);
    table.supply([1, 1, 6, 0, 0], 0);
    assert_eq!(table.legal_here(), ["use 1", "use 2", "done"]);
    table.act(&["use 2"]);
    assert_eq!(table.refuses("use 2"), "kanal-used-already");
    table.act(&["turn"]);
    assert_eq!(table.me().materials[2], 5);
    table.act(&["use 1"]);
    assert_eq!(table.me().materials[2], 8, "all 3 ore have room");
    let mut table = Table::fire(effects, ["rail", "path", "path", "path"]);
    let before = *table.me();
    table.act(&["done"]);
    assert_eq!(*table.me(), before);
}

/// Proves: OK-131.
#[test]
fn an_unmet_requirement_gives_nothing_and_leaves_the_other_effects() {
    let effects = &["adjacent canal 1+: gain 3 thaler", "gain 2 prestige"];
    let mut table = Table::fire(effects, ["path"; 4]);
    assert_eq!(table.refuses("use 1"), "kanal-requirement-unmet");
    assert_eq!(table.refuses("use 3"), "kanal-no-such-effect");
    table.act(&["use 2"]);
    assert_eq!((table.me().thaler, table.me().prestige), (0, 2));
    assert!(
        table.board.hand.activation.is_none(),
        "nothing else can come"
    );
}

/// Proves: OK-132.
#[test]
fn what_is_adjacent_lies_at_the_structure_itself() {
    let far = |table: &mut Table| {
        table.routes(&["road h11", "road h44", "road v35"]);
        table.structures(&[(2, "b3"), (3, "c4")]);
    };
    let two = ["road", "road", "path", "path"];
    assert_eq!(prestige("gain 1 prestige per adjacent road", two, far), 2);
    assert_eq!(
        prestige("gain 1 prestige per adjacent structure", two, far),
        1
    );
    assert_eq!(
        prestige("gain 1 prestige per adjacent empty plot", two, far),
        3
    );
    let bridges = |table: &mut Table| {
        table
            .structures(&[(2, "b3"), (3, "c3")])
            .routes(&["road h33"]);
        table.bridges(&["v23", "h33"]);
    };
    assert_eq!(
        prestige("gain 1 prestige per adjacent bridge", two, bridges),
        1
    );
}

/// Proves: OK-133.
#[test]
fn anywhere_is_the_whole_own_board_and_never_the_rivals() {
    let far = |table: &mut Table| {
        table
            .routes(&["road h11", "road h44"])
            .structures(&[(2, "c4")]);
    };
    let two = ["road", "road", "path", "path"];
    assert_eq!(prestige("gain 1 prestige per road anywhere", two, far), 4);
    assert_eq!(
        prestige("gain 1 prestige per structure anywhere", two, far),
        2
    );
    let mut table = Table::two(&[(1, "1 wood", 1, &["gain 1 prestige per canal anywhere"])]);
    table.bare().structures(&[(1, "b2")]).on_space(4);
    table
        .wait_for_routes("b2")
        .act(&["activate b2 routes", "use 1"]);
    assert_eq!(
        table.me().prestige,
        0,
        "the rival's imprinted canal does not count"
    );
}

/// Proves: OK-134.
#[test]
fn a_bare_number_is_exact_and_a_plus_is_at_least() {
    for (roads, exact, at_least, at_most, none) in [
        (0, 0, 0, 9, 9),
        (1, 0, 0, 9, 0),
        (2, 9, 9, 9, 0),
        (3, 0, 9, 0, 0),
        (4, 0, 9, 0, 0),
    ] {
        let mut sides = ["path"; 4];
        sides[..roads].fill("road");
        let plain = |_: &mut Table| {};
        assert_eq!(
            prestige("adjacent road 2: gain 9 prestige", sides, plain),
            exact
        );
        assert_eq!(
            prestige("adjacent road 2+: gain 9 prestige", sides, plain),
            at_least
        );
        assert_eq!(
            prestige("adjacent road 2-: gain 9 prestige", sides, plain),
            at_most
        );
        assert_eq!(
            prestige("adjacent road none: gain 9 prestige", sides, plain),
            none
        );
    }
}

/// Proves: OK-135.
#[test]
fn of_a_table_the_one_row_that_fits_is_used() {
    let effect = "by adjacent road {1: gain 2 prestige; 2: gain 5 prestige; 4: gain 9 prestige}";
    for (roads, gained) in [(0, 0), (1, 2), (2, 5), (3, 0), (4, 9)] {
        let mut sides = ["path"; 4];
        sides[..roads].fill("road");
        assert_eq!(
            prestige(effect, sides, |_| {}),
            gained,
            "with {roads} roads"
        );
    }
}

/// Proves: OK-136.
#[test]
fn counters_are_read_when_the_effect_is_carried_out() {
    let effects = &["place 1 adjacent path", "adjacent path 3: gain 4 prestige"];
    let mut table = Table::fire(effects, ["none", "path", "path", "road"]);
    assert_eq!(table.refuses("use 2"), "kanal-requirement-unmet");
    table.act(&["use 1", "build path h22 free", "use 2"]);
    assert_eq!(table.me().prestige, 4);
    // A purchase changes what the supply says.
    let mut table = Table::fired(&["supply of ore 2: gain 3 prestige"], ["path"; 4]);
    table.supply([0, 0, 1, 0, 0], 2);
    table.act(&["activate b2 routes"]);
    assert_eq!(table.refuses("use 1"), "kanal-requirement-unmet");
    table.act(&["buy ore 2", "use 1"]);
    assert_eq!(table.me().prestige, 3);
}

/// Proves: OK-137.
#[test]
fn each_activation_tests_its_requirements_anew() {
    let mut table = Table::fire(&["adjacent bridge 2: gain 4 prestige"], ["road"; 4]);
    assert_eq!(table.me().prestige, 0);
    assert!(
        table.board.hand.activation.is_none(),
        "the requirement is not met"
    );
    table.structures(&[(2, "b3"), (3, "a2")]).bridges(&["v23"]);
    table.supply([1, 0, 0, 0, 0], 0).on_space(6);
    table.act(&["build bridge h22", "activate b2 bridges", "use 1"]);
    assert_eq!(table.industry(1).prestige, 4);
}

/// What a counter counts for the structure on b2 of this table, seen by an effect that gives one
/// prestige for each.
#[track_caller]
fn counted(words: &str, change: impl FnOnce(&mut Table)) -> u16 {
    let effect: &'static str = format!("gain 1 prestige per {words}").leak();
    prestige(effect, ["none"; 4], |table| change(table))
}

/// Proves: OK-138.
#[test]
fn every_object_of_the_symbols_is_counted() {
    let routes = |table: &mut Table| {
        table.routes(&["path h22", "road v23", "rail h32", "canal v22", "road h11"]);
    };
    assert_eq!(counted("adjacent route", routes), 4);
    assert_eq!(counted("adjacent different routes", routes), 4);
    for kind in ["path", "road", "rail", "canal"] {
        assert_eq!(counted(&format!("adjacent {kind}"), routes), 1);
    }
    assert_eq!(counted("empty space anywhere", routes), 26);
    assert_eq!(counted("route anywhere at edge", routes), 1);
    assert_eq!(counted("adjacent plot", routes), 4);
    assert_eq!(counted("empty plot anywhere", routes), 11);
    assert_eq!(counted("empty plot anywhere at corner", routes), 4);
    assert_eq!(counted("empty plot anywhere at edge", routes), 10);
    let bridges = |table: &mut Table| {
        table.structures(&[(2, "b3"), (30, "b1"), (50, "c4")]);
        table.routes(&["road v23", "path v22"]).bridges(&["v23"]);
    };
    assert_eq!(counted("adjacent bridge", bridges), 1);
    assert_eq!(counted("adjacent bridged route", bridges), 1);
    assert_eq!(counted("adjacent bridged path", bridges), 0);
    assert_eq!(counted("structure in row", bridges), 2);
    assert_eq!(counted("structure in column", bridges), 0);
    assert_eq!(counted("orange structure anywhere", bridges), 1);
    assert_eq!(counted("blue structure anywhere", bridges), 1);
    assert_eq!(counted("structure anywhere at corner", bridges), 1);
    let supply = |table: &mut Table| {
        table.supply([3, 0, 2, 0, 5], 7);
    };
    for (words, count) in [
        ("supply of wood", 3),
        ("supply of iron", 5),
        ("supply of thaler", 7),
        ("different materials", 3),
    ] {
        assert_eq!(counted(words, supply), count, "{words}");
    }
    let built_over = |table: &mut Table| {
        table.own(|own| {
            own.imprinted.insert(space("h12"));
            own.imprinted.insert(space("h13"));
        });
        table.routes(&["road h12", "path h13"]);
    };
    assert_eq!(counted("built-over path anywhere", built_over), 1);
}

/// Proves: OK-138.
#[test]
fn rows_and_columns_are_scopes_too() {
    let routes = |table: &mut Table| {
        table.routes(&[
            "road h21", "road h34", "road h11", "road v12", "road v33", "road v14",
        ]);
    };
    assert_eq!(
        counted("road in row", routes),
        2,
        "the rows above and below b2"
    );
    assert_eq!(
        counted("road in column", routes),
        2,
        "the columns left and right of b2"
    );
}

/// Proves: OK-139.
#[test]
fn afterward_fixes_the_order_and_additional_belongs_to_what_stands_before_it() {
    let effects = &["turn the wheel 1 times, then gain 2 ore"];
    let mut table = Table::fire(effects, ["path"; 4]);
    table.supply([1, 1, 1, 0, 0], 0);
    table.act(&["use 1"]);
    assert_eq!(
        table.legal_here(),
        ["turn free", "done"],
        "the ore comes afterward"
    );
    table.act(&["turn free"]);
    assert_eq!(table.me().materials, [0, 0, 2, 1, 1]);
    let mut table = Table::fire(effects, ["path"; 4]);
    table.supply([1, 1, 1, 0, 0], 0);
    table.act(&["use 1", "done"]);
    assert_eq!(
        table.me().materials,
        [1, 1, 3, 0, 0],
        "also when the turn is left out"
    );

    let effects = &["place 1 adjacent path, also gain 3 prestige, gain 1 thaler"];
    let mut table = Table::fire(effects, ["none", "road", "road", "road"]);
    table.act(&["use 1", "done"]);
    assert_eq!(
        (table.me().prestige, table.me().thaler),
        (0, 1),
        "no path, nothing additional"
    );
    let mut table = Table::fire(effects, ["none", "road", "road", "road"]);
    table.act(&["use 1", "build path h22 free"]);
    assert_eq!((table.me().prestige, table.me().thaler), (3, 1));
}

/// An amount without a plus is exact, so what is additional to two roads wants both.
/// Proves: OK-139, OK-141.
#[test]
fn what_is_additional_to_two_roads_does_not_come_for_one() {
    let effects = &["place 2 roads anywhere, also gain 3 prestige"];
    let mut table = Table::fire(effects, ["path"; 4]);
    table.act(&["use 1", "build road h11 free", "done"]);
    assert_eq!(table.industry(1).prestige, 0);
    let mut table = Table::fire(effects, ["path"; 4]);
    table.act(&["use 1", "build road h11 free", "build road h12 free"]);
    assert_eq!(table.industry(1).prestige, 3);
}

/// Proves: OK-140.
#[test]
fn a_turn_by_an_effect_costs_no_thaler_but_basics() {
    let effects = &["turn the wheel 2 times"];
    let mut table = Table::fire(effects, ["path"; 4]);
    table.supply([2, 2, 2, 0, 0], 0);
    table.act(&["use 1", "turn free", "turn free"]);
    assert_eq!(table.me().materials, [0, 0, 0, 2, 2]);
    // What is missing can be bought first; else it lapses.
    let mut table = Table::fire(effects, ["path"; 4]);
    table.supply([0, 1, 1, 0, 0], 1);
    table.act(&["use 1"]);
    assert_eq!(table.refuses("turn free"), "kanal-wheel-stuck");
    table.act(&["buy wood 1", "turn free"]);
    assert_eq!(table.me().materials, [0, 0, 0, 1, 1]);
    assert!(
        table.board.hand.activation.is_none(),
        "the second turn lapses"
    );
}

/// Proves: OK-141.
#[test]
fn build_is_paid_and_place_is_free_and_either_may_be_left() {
    let effects = &["build 1 road anywhere, gain 1 prestige"];
    let mut table = Table::fire(effects, ["path"; 4]);
    table.supply([0, 0, 0, 1, 0], 0);
    table.act(&["use 1"]);
    assert_eq!(table.refuses("build road h11 free"), "kanal-not-free");
    table.act(&["build road h11"]);
    assert_eq!(table.me().materials[3], 0);
    assert_eq!(table.me().prestige, 1);
    let mut table = Table::fire(effects, ["path"; 4]);
    table.supply([0; 5], 0);
    table.act(&["use 1"]);
    assert_eq!(
        table.me().prestige,
        1,
        "what cannot be built is skipped, the rest stays"
    );
    let mut table = Table::fire(&["place 2 paths anywhere at edge"], ["road"; 4]);
    table.act(&["use 1"]);
    assert_eq!(table.refuses("build path v12 free"), "kanal-wrong-place");
    assert_eq!(table.refuses("build road h11 free"), "kanal-wrong-building");
    table.act(&["build path h11 free", "done"]);
    assert_eq!(
        table.me().of_type(RouteType::Path).len(),
        1,
        "one of two is left out"
    );
}

/// Proves: OK-141.
#[test]
fn a_structure_can_be_built_or_placed_by_an_effect() {
    let mut table = Table::fire(&["place 1 adjacent structure"], ["path"; 4]);
    table.supply([0; 5], 0);
    table.act(&["use 1"]);
    assert_eq!(table.refuses("raise 11 c4 free"), "kanal-wrong-place");
    assert_eq!(table.refuses("raise 11 b3"), "kanal-for-free");
    table.act(&["raise 11 b3 free"]);
    assert_eq!(table.me().structures[plot("b3").index()], 11);
    assert_eq!(table.board.display.cards(), [12, 13, 14]);
    assert_eq!(table.board.raised, 1, "it counts as raised in this round");
    let mut table = Table::fire(&["build 1 structure anywhere"], ["path"; 4]);
    table.supply([1, 0, 0, 0, 0], 0);
    table.act(&["use 1", "raise 12 c4"]);
    assert_eq!(table.me().materials[0], 0);
}

/// Proves: OK-142.
#[test]
fn a_trade_needs_its_price_each_time_and_any_number_ends_with_it() {
    let mut table = Table::fire(
        &["trade 1 iron for 3 prestige any number of times"],
        ["path"; 4],
    );
    table.supply([0, 0, 0, 0, 3], 0);
    table.act(&["use 1", "trade 1", "trade 1", "trade 1"]);
    assert_eq!((table.me().prestige, table.me().materials[4]), (9, 0));
    assert!(
        table.board.hand.activation.is_none(),
        "nothing is left to pay with"
    );
    let mut table = Table::fire(
        &["trade 2 iron for 3 prestige any number of times"],
        ["path"; 4],
    );
    table.supply([0, 0, 0, 0, 3], 1);
    table.act(&["use 1", "trade 1"]);
    assert_eq!(table.refuses("trade 1"), "kanal-too-few-valuables");
    assert_eq!(table.refuses("trade 2"), "kanal-no-such-price");
    table.act(&["done"]);
}

/// Proves: OK-143.
#[test]
fn the_trades_of_an_effect_are_finished_before_another_effect_begins() {
    let effects = &["trade 1 ore for 1 prestige up to 3 times", "gain 4 ore"];
    let mut table = Table::fire(effects, ["path"; 4]);
    table.supply([0, 0, 2, 0, 0], 0);
    table.act(&["use 1", "trade 1"]);
    assert_eq!(table.legal(), ["trade 1", "done"]);
    assert_eq!(table.refuses("use 2"), "not-now");
    table.act(&["trade 1"]);
    // Without ore and thaler the third cannot come, so the next effect may.
    table.act(&["use 2"]);
    assert_eq!(table.me().materials[2], 4);
}

/// Proves: OK-144.
#[test]
fn a_corner_is_an_edge_too_and_two_plots_are_inside() {
    let at = |site: &str, place: &str| {
        let effect: &'static str = format!("{site}: gain 1 prestige").leak();
        let effects: &'static [&'static str] = Box::leak(vec![effect].into_boxed_slice());
        let mut table = Table::solo(&[(1, "1 wood", 1, effects)]);
        table
            .bare()
            .structures(&[(1, place)])
            .on_space(4)
            .wait_for_routes(place);
        table.act(&[&format!("activate {place} routes")]);
        table.board.hand.activation.is_some()
    };
    for (place, corner, edge) in [
        ("a1", true, true),
        ("a4", true, true),
        ("c1", true, true),
        ("c4", true, true),
        ("a2", false, true),
        ("b1", false, true),
        ("c3", false, true),
        ("b2", false, false),
        ("b3", false, false),
    ] {
        assert_eq!(at("corner", place), corner, "{place}");
        assert_eq!(at("edge", place), edge, "{place}");
        assert_eq!(at("interior", place), !edge, "{place}");
    }
}

/// Proves: OK-145.
#[test]
fn a_circular_course_is_closed_and_of_one_type() {
    let own = |table: &mut Table| {
        table.routes(&["road h22", "road v23", "road h32", "road v22"]);
    };
    assert_eq!(counted("adjacent loop", own), 1);
    assert_eq!(counted("adjacent loop of road", own), 1);
    assert_eq!(counted("adjacent loop of rail", own), 0);
    let mixed = |table: &mut Table| {
        table.routes(&["road h22", "road v23", "road h32", "rail v22"]);
    };
    assert_eq!(counted("adjacent loop", mixed), 0);
    // Round b2 and b3 together, and another one elsewhere.
    let large = |table: &mut Table| {
        table.routes(&[
            "road h22", "road h23", "road v24", "road h33", "road h32", "road v22",
        ]);
        table.routes(&["rail h11", "rail v11", "rail h21", "rail v12"]);
    };
    assert_eq!(
        counted("adjacent loop", large),
        1,
        "it passes the structure"
    );
    assert_eq!(counted("loop anywhere", large), 2);
    assert_eq!(counted("loop of rail anywhere", large), 1);
    let closed_twice = |table: &mut Table| {
        large(table);
        table.routes(&["road v23"]);
    };
    assert_eq!(counted("loop of road anywhere", closed_twice), 2);
}

/// Proves: OK-145.
#[test]
fn an_angle_is_of_one_type_and_a_line_is_built_whole() {
    let angle = |table: &mut Table| {
        table.routes(&["road h22", "road v23", "rail h32", "road v22"]);
    };
    assert_eq!(
        counted("adjacent angle", angle),
        2,
        "above right and above left"
    );
    assert_eq!(counted("adjacent angle of rail", angle), 0);
    let row = |table: &mut Table| {
        table.routes(&["road h21", "road h22", "rail h23", "road h24"]);
    };
    assert_eq!(counted("adjacent row", row), 1);
    assert_eq!(counted("adjacent row of road", row), 0);
    assert_eq!(counted("row anywhere", row), 1);
    let far_row = |table: &mut Table| {
        table.routes(&["road h11", "road h12", "road h13", "road h14"]);
    };
    assert_eq!(counted("adjacent row", far_row), 0, "it is not beside b2");
    assert_eq!(counted("row of road anywhere", far_row), 1);
    let column = |table: &mut Table| {
        table.routes(&["canal v12", "canal v22", "canal v32"]);
    };
    assert_eq!(counted("adjacent column", column), 1);
    assert_eq!(counted("column of canal anywhere", column), 1);
    assert_eq!(counted("column of road anywhere", column), 0);
}

/// Proves: OK-146.
#[test]
fn the_structure_that_is_being_activated_is_no_longer_unactivated() {
    let neighbours = |table: &mut Table| {
        table.structures(&[(2, "b3"), (3, "a2"), (4, "c4")]);
        table.own(|own| own.once.insert(plot("a2")));
    };
    assert_eq!(counted("unactivated structure anywhere", neighbours), 2);
    assert_eq!(counted("adjacent unactivated structure", neighbours), 1);
}

/// Proves: OK-147.
#[test]
fn what_has_to_be_removed_first_is_a_requirement() {
    let effects = &["remove 1 adjacent path, also gain 5 prestige"];
    let mut table = Table::fire(effects, ["road"; 4]);
    table.act(&["use 1"]);
    assert_eq!(table.me().prestige, 0, "no path, no prestige");
    assert!(table.board.hand.activation.is_none());
    let mut table = Table::fire(effects, ["path", "road", "road", "road"]);
    table.act(&["use 1", "done"]);
    assert_eq!(table.me().prestige, 0, "nor if it stays");
    let mut table = Table::fire(effects, ["path", "road", "road", "road"]);
    table.act(&["use 1"]);
    assert_eq!(table.refuses("remove v23"), "kanal-wrong-building");
    table.act(&["remove h22"]);
    assert_eq!(table.me().prestige, 5);
    assert!(table.me().empty().contains(space("h22")));
    table.supply([0, 1, 0, 0, 0], 0);
    assert!(table.allows("build path h22"), "it may be built on again");
    // Two are removed together or not at all.
    let effects = &["remove 2 adjacent paths, also gain 5 prestige"];
    let mut table = Table::fire(effects, ["path", "road", "road", "road"]);
    table.act(&["use 1"]);
    assert_eq!(table.me().of_type(RouteType::Path).len(), 1);
    let mut table = Table::fire(effects, ["path", "path", "road", "road"]);
    table.supply([0; 5], 5);
    table.act(&["use 1", "remove h22"]);
    assert_eq!(table.refuses("done"), "not-now");
}

/// Proves: OK-148.
#[test]
fn so_many_for_each_has_its_limit() {
    let roads = ["road", "road", "road", "path"];
    assert_eq!(
        prestige("gain 2 prestige per adjacent road max 2", roads, |_| {}),
        4
    );
    assert_eq!(
        prestige("gain 2 prestige per adjacent road max 3", roads, |_| {}),
        6
    );
}

#[test]
fn a_choice_takes_as_many_options_as_it_says() {
    let effects = &["choose 2 of {gain 1 wood; gain 2 clay; gain 3 prestige}"];
    let mut table = Table::fire(effects, ["path"; 4]);
    table.supply([0; 5], 0);
    table.act(&["use 1"]);
    assert_eq!(table.legal(), ["pick 1", "pick 2", "pick 3", "done"]);
    table.act(&["pick 2"]);
    assert_eq!(table.refuses("pick 2"), "kanal-no-such-option");
    table.act(&["pick 3"]);
    assert_eq!(table.me().materials, [0, 2, 0, 0, 0]);
    assert_eq!(table.me().prestige, 3);
    assert!(table.board.hand.activation.is_none());
}

#[test]
fn the_gains_of_an_effect_come_in_any_order() {
    let mut table = Table::fire(&["gain 2 wood and 1 clay"], ["path"; 4]);
    table.supply([0; 5], 5);
    table.act(&["use 1"]);
    assert_eq!(table.legal_here(), ["take 1", "take 2"]);
    assert_eq!(table.refuses("done"), "kanal-gain-first");
    assert_eq!(table.refuses("take 3"), "kanal-no-such-step");
    table.act(&["take 2"]);
    assert_eq!(gains(&table.events), [(Resource::Clay, 1)]);
    table.act(&["take 1"]);
    assert_eq!(gains(&table.events), [(Resource::Wood, 2)]);
    // Without thaler nothing can lie between, so nobody is asked.
    let mut table = Table::fire(&["gain 2 wood and 1 clay"], ["path"; 4]);
    table.supply([0; 5], 0);
    table.act(&["use 1"]);
    assert_eq!(
        gains(&table.events),
        [(Resource::Wood, 2), (Resource::Clay, 1)]
    );
}

/// OK-139, OK-097: what is additional is gained like everything else, so with its thaler something
/// can be bought before its clay comes.
#[test]
fn additional_gains_come_in_any_order_too() {
    let effects = &["remove 1 path anywhere, also gain 2 clay and 3 thaler"];
    let mut table = Table::fire(effects, ["path"; 4]);
    table.supply([0, 2, 0, 0, 0], 0);
    table.act(&["use 1"]);
    let removal = table.legal_here()[0].clone();
    table.act(&[&removal]);
    assert_eq!(gains(&table.events), [(Resource::Thaler, 3)]);
    assert_eq!(table.legal_here(), ["take 2"]);
    assert_eq!(table.refuses("done"), "kanal-gain-first");
    // Then nothing more can be bought, and the clay comes by itself.
    table.act(&["buy clay 3"]);
    assert_eq!((table.me().materials[1], table.me().thaler), (5, 0));
    // What was left out brings nothing.
    let mut table = Table::fire(effects, ["path"; 4]);
    table.supply([0; 5], 0);
    table.act(&["use 1", "done"]);
    assert_eq!(table.me().thaler, 0);
}

/// OK-136: the order of gains makes a difference where one counts what another brings.
#[test]
fn the_order_is_asked_where_a_gain_counts_the_supply() {
    let effects = &["gain 1 prestige per supply of ore and 2 ore"];
    let mut table = Table::fire(effects, ["path"; 4]);
    table.supply([0, 0, 4, 0, 0], 0);
    table.act(&["use 1"]);
    assert_eq!(table.legal_here(), ["take 1", "take 2"]);
    table.act(&["take 2"]);
    assert_eq!(table.me().prestige, 6);
}

#[test]
fn proceeds_of_a_trade_can_be_built() {
    let effects = &["trade 1 ore for place 1 path anywhere and 1 prestige up to 2 times"];
    let mut table = Table::fire(effects, ["road"; 4]);
    table.supply([0, 0, 2, 0, 0], 0);
    table.act(&["use 1", "trade 1", "build path h11 free", "trade 1", "done"]);
    assert_eq!(table.me().prestige, 2);
    assert_eq!(table.me().of_type(RouteType::Path).len(), 1);
}
