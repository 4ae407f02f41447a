//! Chapter 06: the action phase and its seven spaces.

use crate::kit::Table;
use kanal::{Event, Phase};

/// Rich enough for everything.
const ALL: [u8; 5] = [8, 8, 8, 6, 6];

/// Proves: OK-030.
#[test]
fn a_round_is_an_action_phase_and_the_preparation_of_the_next_round() {
    let mut table = Table::two(&[]);
    for number in 1..=5 {
        assert_eq!(table.board.phase, Phase::ChooseSpace);
        table.idle_on(number);
    }
    table.turn_up();
    assert!(table.happened(|event| matches!(event, Event::PreparationBegan { round: 1, .. })));
    table.idle_through_the_round();
    assert_eq!(table.board.round, 2);
}

/// Proves: OK-031.
#[test]
fn two_players_alternate_and_the_start_player_has_three_of_five_actions() {
    let mut table = Table::two(&[]);
    let start = table.board.start.number();
    let mut order = Vec::new();
    for number in 1..=5 {
        order.push(table.asked());
        table.idle_on(number);
    }
    let other = 3 - start;
    assert_eq!(order, [start, other, start, other, start]);
    assert_ne!(table.board.phase, Phase::ChooseSpace);
}

/// Proves: OK-032.
#[test]
fn one_player_has_four_actions() {
    let mut table = Table::solo(&[]);
    for number in 2..=5 {
        assert_eq!(table.board.phase, Phase::ChooseSpace);
        table.idle_on(number);
    }
    assert!(table.happened(|event| matches!(event, Event::PreparationBegan { .. })));
}

/// Proves: OK-033.
#[test]
fn a_space_has_to_be_chosen() {
    let table = Table::two(&[]);
    for early in ["done", "raise 1 a1", "build path h11", "gain wood"] {
        assert_eq!(table.refuses(early), "kanal-choice-due");
    }
    assert_eq!(table.legal_here().len(), 7);
}

/// Proves: OK-034.
#[test]
fn nobody_chooses_a_space_with_a_disc() {
    let mut table = Table::two(&[]);
    table.idle_on(7);
    assert_eq!(table.refuses("space 7"), "kanal-space-taken");
    table.idle_on(1);
    assert_eq!(table.refuses("space 7"), "kanal-space-taken");
    assert_eq!(table.refuses("space 1"), "kanal-space-taken");
    assert_eq!(table.legal_with("space").len(), 5);
}

/// Proves: OK-035.
#[test]
fn nobody_chooses_the_space_under_the_red_disc() {
    let mut table = Table::solo(&[]);
    assert_eq!(table.refuses("space 1"), "kanal-space-blocked");
    table.set(|board| board.blocked = 6);
    assert_eq!(table.refuses("space 6"), "kanal-space-blocked");
    assert!(table.allows("space 1"));
}

/// Proves: OK-036.
#[test]
fn the_thaler_of_a_space_are_taken_at_once_and_in_any_case() {
    let mut table = Table::two(&[]);
    let seat = table.asked();
    table.set(|board| board.thaler[2] = 3);
    table.act(&["space 3"]);
    assert_eq!(table.industry(seat).thaler, 3);
    assert_eq!(table.board.thaler[2], 0);
    table.act(&["done"]);
    assert_eq!(table.industry(seat).thaler, 3);
}

/// Proves: OK-037.
#[test]
fn thaler_of_the_space_can_be_spent_in_the_same_turn() {
    let mut table = Table::solo(&[]);
    table.supply([0, 0, 0, 0, 0], 0);
    table.set(|board| board.thaler[3] = 3);
    assert_eq!(table.refuses("buy clay 1"), "kanal-too-few-thaler");
    table.act(&["space 4"]);
    assert!(table.allows("build canal h44"));
    assert!(table.allows("buy clay 2"));
}

/// Proves: OK-038.
#[test]
fn each_action_of_a_space_may_be_left() {
    for number in 1..=7 {
        let mut table = Table::two(&[]);
        table.supply(ALL, 0).act(&[&format!("space {number}")]);
        assert!(table.allows("done"), "space {number}");
        let before = *table.me();
        let seat = table.asked();
        table.act(&["done"]);
        assert_eq!(*table.industry(seat), before);
    }
    // One of two is taken, the other left.
    let mut table = Table::two(&[]);
    table
        .supply(ALL, 0)
        .act(&["space 1", "build path h11", "done"]);
    assert_eq!(table.board.phase, Phase::ChooseSpace);
}

/// Proves: OK-039.
#[test]
fn the_actions_of_a_space_come_in_any_order() {
    for order in [
        ["build path h11", "raise 5 b2"],
        ["raise 5 b2", "build path h11"],
    ] {
        let mut table = Table::two(&[]);
        table.display(&[5, 6]).supply(ALL, 0).act(&["space 1"]);
        table.act(&order);
        assert_eq!(table.board.phase, Phase::ChooseSpace, "nothing is left");
    }
}

/// Proves: OK-040.
#[test]
fn a_covered_action_comes_with_the_empty_stack() {
    let table = |number, emptied| {
        let mut table = Table::two(&[]);
        table.display(&[5, 6]).structures(&[(1, "b2"), (2, "b3")]);
        table.routes(&["road v23"]).supply(ALL, 0);
        table.empty_stacks(emptied).on_space(number);
        table
    };
    for (number, stack, choice) in [(2, 1, "build bridge v23"), (3, 2, "build bridge v23")] {
        assert_eq!(table(number, stack - 1).refuses(choice), "kanal-covered");
        assert!(table(number, stack).allows(choice));
    }
}

/// Proves: OK-040, OK-045.
#[test]
fn the_fourth_space_raises_only_in_the_last_round_and_once_the_blue_stack_is_empty() {
    for players in [1, 2] {
        for (emptied, is_last) in [(2, false), (2, true), (3, false), (3, true)] {
            let mut table = match players {
                1 => Table::solo(&[]),
                _ => Table::two(&[]),
            };
            table.display(&[5, 6]).supply(ALL, 0).empty_stacks(emptied);
            table.set(|board| board.is_last = is_last).on_space(4);
            let parts = table.game.space_parts(&table.board, 4);
            if emptied == 3 && is_last {
                assert!(table.allows("raise 5 a1") && parts[1].is_usable);
                continue;
            }
            assert_eq!(table.refuses("raise 5 a1"), "kanal-last-round-only");
            assert!(table.allows("build path h11") && !parts[1].is_usable);
        }
    }
}

/// The last blue card goes into the box in the middle of a round.
/// Proves: OK-045, OK-068.
#[test]
fn a_blue_stack_emptied_in_mid_round_does_not_open_the_fourth_space_before_the_last_round() {
    let mut table = Table::two(&[]);
    for plot in kanal::Plot::all() {
        let number = 41 + plot.index() as u8;
        table.structures(&[(number, &plot.to_string())]);
    }
    table.empty_stacks(2).set(|board| board.stacks[2] = 1);
    table.act(&["space 2", "box"]);
    assert_eq!(table.board.stacks, [0, 0, 0]);
    table.act(&["done"]);
    table.display(&[5]).supply(ALL, 0).act(&["space 4"]);
    assert_eq!(table.refuses("raise 5 a1"), "kanal-last-round-only");
}

/// Proves: OK-041.
#[test]
fn an_alternative_replaces_the_other_side_of_the_space() {
    let table = |number| {
        let mut table = Table::two(&[]);
        table.display(&[5, 6]).structures(&[(1, "b2"), (2, "b3")]);
        table.routes(&["road v23"]).supply(ALL, 0);
        table.in_the_last_round().on_space(number);
        table
    };
    let mut three = table(3);
    three.act(&["build path h11", "build path h13"]);
    assert_eq!(three.refuses("build bridge v23"), "kanal-taken-already");
    let mut three = table(3);
    three.act(&["build path h11", "build bridge v23"]);
    assert_eq!(three.refuses("build path h13"), "kanal-taken-already");
    assert!(three.allows("build road h13"));
    let mut four = table(4);
    four.act(&["build path h11"]);
    assert_eq!(four.refuses("raise 5 a1"), "kanal-taken-already");
    let mut four = table(4);
    four.act(&["raise 5 a1"]);
    assert_ne!(
        four.board.phase,
        Phase::Space,
        "no routes beside a structure"
    );
    let mut six = table(6);
    six.act(&["build bridge v23"]);
    assert_ne!(
        six.board.phase,
        Phase::Space,
        "no materials beside a bridge"
    );
}

/// Proves: OK-042.
#[test]
fn space_1_raises_a_structure_and_builds_a_path_or_a_road() {
    let mut table = Table::two(&[]);
    table.display(&[5, 6]).supply(ALL, 9).on_space(1);
    assert!(table.allows("build road h11") && table.allows("build path h11"));
    assert!(table.allows("raise 6 c4"));
    assert_eq!(table.refuses("build rail v21"), "kanal-not-on-this-space");
    assert_eq!(table.refuses("build canal h44"), "kanal-not-on-this-space");
    assert_eq!(table.refuses("build bridge v23"), "kanal-not-on-this-space");
    table.act(&["build road h11"]);
    assert_eq!(table.refuses("build path h13"), "kanal-taken-already");
    table.act(&["raise 6 c4"]);
    assert_ne!(table.board.phase, Phase::Space);
}

/// Proves: OK-043.
#[test]
fn space_2_raises_a_structure_and_later_builds_a_bridge_too() {
    let mut table = Table::two(&[]);
    table.display(&[5, 6]).structures(&[(1, "b2")]);
    table.routes(&["road v23"]).supply(ALL, 0).on_space(2);
    assert_eq!(table.refuses("build path h11"), "kanal-not-on-this-space");
    let mut early = Table::two(&[]);
    early.display(&[5]).supply(ALL, 0).on_space(2);
    early.act(&["raise 5 b3"]);
    assert_ne!(
        early.board.phase,
        Phase::Space,
        "that is all, with green left"
    );
    table.empty_stacks(1);
    table.act(&["raise 5 b3", "build bridge v23"]);
    assert_ne!(table.board.phase, Phase::Space);
}

/// Proves: OK-044.
#[test]
fn space_3_builds_three_paths_and_roads_or_later_one_of_each_and_a_bridge() {
    for routes in [
        ["path", "path", "path"],
        ["road", "path", "road"],
        ["road"; 3],
    ] {
        let mut table = Table::two(&[]);
        table.supply(ALL, 0).on_space(3);
        for (route, place) in routes.iter().zip(["h11", "h13", "h14"]) {
            table.act(&[&format!("build {route} {place}")]);
        }
        assert_ne!(table.board.phase, Phase::Space, "three are all");
    }
    let mut table = Table::two(&[]);
    table.supply(ALL, 9).on_space(3);
    assert_eq!(table.refuses("build rail v21"), "kanal-not-on-this-space");
    table
        .structures(&[(1, "b2"), (2, "b3")])
        .routes(&["road v23"]);
    table.empty_stacks(2);
    table.act(&["build bridge v23", "build road h11", "build path h13"]);
    assert_ne!(table.board.phase, Phase::Space);
}

/// Proves: OK-045.
#[test]
fn space_4_builds_two_routes_of_any_types_or_in_the_last_round_raises_a_structure() {
    let mut table = Table::two(&[]);
    table.supply(ALL, 9).on_space(4);
    table.act(&["build rail v21", "build canal h44"]);
    assert_ne!(table.board.phase, Phase::Space);
    let mut table = Table::two(&[]);
    table.supply(ALL, 9).on_space(4);
    table.act(&["build path h11"]);
    assert!(table.allows("build path h13"), "equal ones are as good");
    assert_eq!(table.refuses("build bridge v23"), "kanal-not-on-this-space");
    let mut last = Table::two(&[]);
    last.supply(ALL, 9)
        .display(&[5])
        .in_the_last_round()
        .on_space(4);
    last.act(&["raise 5 b2"]);
    assert_ne!(last.board.phase, Phase::Space);
}

/// Proves: OK-046.
#[test]
fn space_5_gives_4_wood() {
    let mut table = Table::two(&[]);
    let seat = table.asked();
    table.on_space(5);
    assert_eq!(table.refuses("gain clay"), "kanal-other-material");
    table.act(&["gain wood"]);
    assert_eq!(table.industry(seat).materials, [4, 2, 1, 1, 0]);
}

/// Proves: OK-047.
#[test]
fn space_6_gives_3_of_one_basic_material_or_a_bridge() {
    for (choice, after) in [
        ("gain wood", [3, 2, 1, 1, 0]),
        ("gain clay", [0, 5, 1, 1, 0]),
        ("gain ore", [0, 2, 4, 1, 0]),
    ] {
        let mut table = Table::two(&[]);
        let seat = table.asked();
        table.on_space(6).act(&[choice]);
        assert_eq!(table.industry(seat).materials, after);
        assert_ne!(table.board.phase, Phase::Space, "one type, no mixture");
    }
    let mut table = Table::two(&[]);
    table
        .structures(&[(1, "b2"), (2, "b3")])
        .routes(&["road v23"]);
    table.supply([1, 0, 0, 0, 0], 0).on_space(6);
    assert!(table.allows("build bridge v23"));
}

/// Proves: OK-048.
#[test]
fn space_7_gives_4_clay() {
    let mut table = Table::two(&[]);
    let seat = table.asked();
    table.on_space(7).act(&["gain clay"]);
    assert_eq!(table.industry(seat).materials, [0, 6, 1, 1, 0]);
}

/// Proves: OK-049.
#[test]
fn the_lower_spaces_never_give_valuable_materials() {
    for number in 5..=7 {
        let mut table = Table::two(&[]);
        table.on_space(number);
        let gains = table.legal_with("gain");
        assert!(!gains.is_empty());
        assert!(
            !gains
                .iter()
                .any(|gain| gain.contains("brick") || gain.contains("iron"))
        );
        for material in [kanal::cards::Resource::Brick, kanal::cards::Resource::Iron] {
            let check =
                table::Game::check(&table.game, &table.board, kanal::Action::Gain(material));
            assert!(check.is_err());
        }
    }
}

/// Proves: OK-050.
#[test]
fn what_one_route_brings_can_pay_the_next() {
    let mut table = Table::two(&[(1, "1 wood", 1, &["gain 3 thaler"])]);
    table.bare().structures(&[(1, "b2")]);
    table.routes(&["road h22", "road v23", "road h32"]);
    table.supply([0, 1, 0, 0, 0], 0).on_space(3);
    table.act(&["build path v22"]);
    assert_eq!(table.legal_here(), ["activate b2 routes", "done"]);
    table.act(&[
        "activate b2 routes",
        "use 1",
        "buy clay 2",
        "build path h11",
        "build path h12",
    ]);
    assert_ne!(table.board.phase, Phase::Space);
}

/// Proves: OK-051.
#[test]
fn each_choice_leaves_a_disc_and_the_golden_one_shows_the_current_space() {
    let mut table = Table::two(&[]);
    let mut discs = 0_u8;
    for number in [7, 1, 3, 5, 2] {
        table.act(&[&format!("space {number}")]);
        discs |= 1 << (number - 1);
        assert_eq!(table.board.golden, number);
        assert_eq!(table.board.discs, discs);
        if table.board.phase == Phase::Space {
            table.act(&["done"]);
        }
    }
    table.turn_up();
    assert_eq!(
        table.board.discs, discs,
        "they stay until the preparation ends"
    );
    table.idle_through_the_round();
    assert_eq!((table.board.discs, table.board.golden), (0, 0));
}

/// Proves: OK-052.
#[test]
fn a_space_that_is_of_no_use_still_gives_its_thaler() {
    let mut table = Table::two(&[]);
    let seat = table.asked();
    table.supply([0; 5], 0);
    table.set(|board| board.thaler[1] = 0);
    table.act(&["space 2"]);
    assert!(
        table.happened(|event| matches!(event, Event::Forced { .. })),
        "nothing can be paid"
    );
    assert_ne!(table.asked(), seat);
    table.supply([0; 5], 0);
    let seat = table.asked();
    table.act(&["space 3"]);
    table.act(&["done"]);
    assert_eq!(table.industry(seat).thaler, 1);
}

/// Proves: OK-X02.
#[test]
fn the_first_example_of_the_action_phase() {
    let mut table = Table::two(&[]);
    let start = table.asked();
    table.act(&["space 7", "gain clay"]);
    assert_ne!(table.asked(), start);
    let other = table.asked();
    table.act(&["space 1"]);
    assert_eq!(table.industry(other).thaler, 1);
    assert_eq!(
        table.board.discs,
        1 << 6 | 1,
        "a disc stays on the first space"
    );
    assert_eq!(table.board.golden, 1);
}
