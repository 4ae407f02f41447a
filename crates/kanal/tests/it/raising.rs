//! Chapter 06: raising structures.

use crate::kit::{Table, plot};
use kanal::cards::Stage;
use kanal::{Event, Phase, Plot};

/// Rich enough for everything.
const ALL: [u8; 5] = [8, 8, 8, 6, 6];

/// A board with a structure on every plot.
fn full(table: &mut Table) {
    for (card, plot) in (41..).zip(Plot::all()) {
        table.structures(&[(card, &plot.to_string())]);
    }
}

/// Proves: OK-060.
#[test]
fn a_face_up_structure_is_taken_and_not_replaced_before_the_end_of_the_round() {
    let mut table = Table::two(&[]);
    table.display(&[9, 5, 7]).supply(ALL, 0).on_space(2);
    assert_eq!(table.refuses("raise 8 b2"), "kanal-not-on-display");
    table.act(&["raise 5 b2"]);
    assert_eq!(table.board.display.cards(), [9, 7]);
    table.on_space(1);
    assert_eq!(
        table.refuses("raise 5 b3"),
        "kanal-not-on-display",
        "nor for the rival"
    );
}

/// Proves: OK-061.
#[test]
fn a_structure_goes_on_any_empty_plot() {
    let mut table = Table::two(&[]);
    table.display(&[5]).supply(ALL, 0).structures(&[(1, "b2")]);
    table.on_space(2);
    assert_eq!(table.legal_with("raise 5").len(), 11);
    assert_eq!(table.refuses("raise 5 b2"), "kanal-plot-taken");
}

/// Proves: OK-063.
#[test]
fn a_structure_on_a_surrounded_plot_is_activated_at_once() {
    let mut table = Table::two(&[]);
    table.bare().display(&[5, 6]).supply(ALL, 0);
    table.routes(&["path h11", "road v12", "path h21", "rail v11"]);
    table.on_space(2);
    let seat = table.asked();
    table.act(&["raise 5 a1"]);
    assert_eq!(table.asked(), seat);
    assert_eq!(table.legal_here(), ["activate a1 routes", "done"]);
    // Anywhere else raising activates nothing.
    let mut table = Table::two(&[]);
    table.display(&[5, 6]).supply(ALL, 0).on_space(2);
    table.act(&["raise 5 b2"]);
    assert!(!table.happened(|event| matches!(event, Event::Activated { .. })));
    assert_eq!(table.board.phase, Phase::ChooseSpace);
}

/// Proves: OK-064.
#[test]
fn raising_sets_nothing_off_at_the_neighbours() {
    let mut table = Table::two(&[]);
    table.bare().display(&[5]).supply(ALL, 0);
    table.structures(&[(1, "a1")]);
    table.routes(&["path h11", "road v12", "path h21", "rail v11"]);
    table.own(|own| own.by_routes.insert(plot("a1")));
    table.on_space(2).act(&["raise 5 a2"]);
    assert_eq!(table.board.phase, Phase::ChooseSpace);
}

/// Proves: OK-065.
#[test]
fn with_a_full_board_a_card_goes_into_the_box_instead() {
    let mut table = Table::two(&[]);
    full(&mut table);
    table.display(&[5, 6]).supply(ALL, 0);
    let before = *table.me();
    table.act(&["space 1", "box"]);
    assert!(table.happened(|event| matches!(
        event,
        Event::Buried {
            stage: Stage::Green,
            ..
        }
    )));
    assert_eq!(table.board.stacks, [4, 7, 8]);
    assert_eq!(
        table.board.display.cards(),
        [5, 6],
        "the display is untouched"
    );
    assert_eq!(table.me().materials, before.materials, "nothing is paid");
    assert_eq!(table.refuses("box"), "kanal-taken-already", "once");
    assert!(
        table.allows("build path h11"),
        "the other action of the space stays"
    );
}

/// Proves: OK-065.
#[test]
fn what_is_missing_for_a_structure_or_a_card_in_the_box_is_said() {
    let mut table = Table::two(&[]);
    full(&mut table);
    table.display(&[5, 6]).supply(ALL, 0);
    assert_eq!(table.refuses("box"), "kanal-choice-due");
    table.act(&["space 1"]);
    let refusal = table.refusal("raise 5 a1");
    assert_eq!(
        (refusal.message.id, refusal.section),
        ("kanal-board-full", "06")
    );
    let mut table = Table::two(&[]);
    table.display(&[5, 6]).supply(ALL, 0).act(&["space 1"]);
    assert_eq!(table.refuses("box"), "kanal-board-not-full");
    let mut table = Table::two(&[]);
    full(&mut table);
    table.act(&["space 3"]);
    assert_eq!(table.refuses("box"), "kanal-not-on-this-space");
}

/// Proves: OK-066.
#[test]
fn the_card_comes_from_the_current_stack_if_there_is_one() {
    for (emptied, after) in [(1, [0, 6, 8]), (2, [0, 0, 7])] {
        let mut table = Table::two(&[]);
        full(&mut table);
        table.empty_stacks(emptied).act(&["space 2", "box"]);
        assert_eq!(table.board.stacks, after);
    }
    let mut table = Table::two(&[]);
    full(&mut table);
    table.empty_stacks(3).supply(ALL, 0).act(&["space 1"]);
    assert_eq!(table.refuses("box"), "kanal-no-card-to-box");
}

/// Proves: OK-067.
#[test]
fn the_card_stays_where_the_action_of_raising_is_left_out() {
    for number in [1, 2] {
        let mut table = Table::two(&[]);
        full(&mut table);
        table.idle_on(number);
        assert_eq!(table.board.stacks, [5, 7, 8], "space {number}");
    }
}

/// The twelfth structure comes from an effect that the route of the space sets off.
/// Proves: OK-067.
#[test]
fn a_board_that_fills_up_in_the_turn_leaves_the_box_to_the_player() {
    let mut table = Table::two(&[(1, "1 wood", 1, &["place 1 structure anywhere"])]);
    table.bare().display(&[5, 6]).supply(ALL, 0);
    for (card, plot) in (41..).zip(Plot::all().skip(1)) {
        table.structures(&[(card, &plot.to_string())]);
    }
    table.structures(&[(1, "b2")]);
    table.routes(&["road h22", "road v23", "road h32"]);
    table.on_space(1);
    table.act(&[
        "build path v22",
        "activate b2 routes",
        "use 1",
        "raise 5 a1 free",
    ]);
    assert_eq!(table.legal_here(), ["box", "done"]);
    assert_eq!(table.refuses("raise 6 a1"), "kanal-board-full");
    table.act(&["done"]);
    assert_eq!(table.board.stacks, [5, 7, 8]);
}

/// Proves: OK-067.
#[test]
fn a_full_board_leaves_the_routes_of_the_fourth_space() {
    let mut table = Table::two(&[]);
    full(&mut table);
    table
        .bare()
        .supply(ALL, 0)
        .in_the_last_round()
        .act(&["space 4"]);
    assert_eq!(table.refuses("raise 5 a1"), "kanal-board-full");
    assert!(!table.allows("box"), "all stacks are empty then");
    table.act(&["build path h11", "build path h12"]);
}

/// Proves: OK-068.
#[test]
fn a_stack_emptied_so_uncovers_its_action_at_once_and_the_display_grows_later() {
    let mut table = Table::two(&[]);
    full(&mut table);
    table.routes(&["road v23"]).supply(ALL, 0);
    table.set(|board| board.stacks[0] = 1);
    table.act(&["space 2", "box"]);
    assert!(table.happened(|event| matches!(
        event,
        Event::Uncovered {
            stage: Stage::Green
        }
    )));
    assert!(table.allows("build bridge v23"));
    table.act(&["build bridge v23"]);
    assert_eq!(table.board.display.len(), 4);
    table.set(|board| board.hand = Default::default());
    table.before_last_action(&[1, 2, 3, 4]).idle_on(5);
    table.turn_up();
    assert_eq!(table.board.display.len(), 5, "from the next refill on");
}

/// Proves: OK-068.
#[test]
fn the_last_blue_card_lost_so_makes_the_next_round_the_last() {
    let mut table = Table::two(&[]);
    full(&mut table);
    table.empty_stacks(2).set(|board| board.stacks[2] = 1);
    table.before_last_action(&[3, 4, 5, 6]);
    full(&mut table);
    table.act(&["space 2", "box"]);
    assert_eq!(table.board.stacks, [0, 0, 0]);
    assert!(!table.board.is_last, "not the round that has begun");
    table.idle_through_the_round();
    assert!(table.board.is_last);
    table.idle_through_the_round();
    assert_eq!(table.board.phase, Phase::Over);
}

/// Proves: OK-069.
#[test]
fn alone_a_card_lost_so_is_no_structure_raised() {
    let mut table = Table::solo(&[]);
    full(&mut table);
    table.display(&[5, 6, 7, 8]);
    table.before_last_action(&[3, 4, 5]);
    full(&mut table);
    table.act(&["space 2", "box"]);
    let removed = table.events.iter().filter_map(|event| match event {
        Event::Removed { card } => Some(*card),
        _ => None,
    });
    assert_eq!(removed.collect::<Vec<_>>(), [5, 6]);
}
