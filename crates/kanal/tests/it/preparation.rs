//! Chapter 06: preparing the next round with two players.

use crate::kit::Table;
use kanal::cards::Stage;
use kanal::{Event, Phase};

/// A game of two whose round is over, with these cards in the stacks and so many face up.
fn round_over(stacks: [u8; 3], shown: u8) -> Table {
    let mut table = Table::two(&[]);
    table.display(&(1..=shown).collect::<Vec<_>>());
    table.set(|board| {
        board.stacks = stacks;
        board.grown = stacks.iter().take_while(|left| **left == 0).count().min(2) as u8;
        // What was used up has turned up, so that the dealer has the rest.
        board.is_last = false;
    });
    table.before_last_action(&[1, 2, 3, 4]);
    table.idle_on(5);
    table
}

/// The stages of what turns up, in order.
fn stages(table: &mut Table) -> Vec<Stage> {
    let mut stages = Vec::new();
    while let Phase::Refill { .. } = table.board.phase {
        let card = table.turn_up_one();
        stages.push(table.game.card(card).stage);
    }
    stages
}

/// Proves: OK-150.
#[test]
fn four_structures_lie_face_up_then_five_then_six() {
    use Stage::{Blue, Green, Orange};
    for (stacks, shown, drawn) in [
        ([5, 7, 8], 2, vec![Green; 2]),
        ([0, 7, 8], 3, vec![Orange; 2]),
        ([0, 0, 8], 4, vec![Blue; 2]),
    ] {
        let mut table = round_over(stacks, shown);
        assert_eq!(stages(&mut table), drawn);
    }
}

/// Proves: OK-151.
#[test]
fn the_draw_that_empties_a_stack_adds_one_of_the_next_stage() {
    use Stage::{Blue, Green, Orange};
    let mut table = round_over([2, 7, 8], 2);
    assert_eq!(stages(&mut table), [Green, Green, Orange]);
    assert_eq!(table.board.display.len(), 5);
    let mut table = round_over([0, 2, 8], 3);
    assert_eq!(stages(&mut table), [Orange, Orange, Blue]);
    assert_eq!(table.board.display.len(), 6);
}

/// Proves: OK-152, OK-X12.
#[test]
fn where_one_card_is_left_the_next_stage_fills_up() {
    use Stage::{Blue, Green, Orange};
    for (stacks, shown, drawn, face_up) in [
        ([1, 7, 8], 2, vec![Green, Orange, Orange], 5),
        ([0, 1, 8], 3, vec![Orange, Blue, Blue], 6),
        ([1, 7, 8], 3, vec![Green, Orange], 5),
    ] {
        let mut table = round_over(stacks, shown);
        assert_eq!(stages(&mut table), drawn);
        assert_eq!(table.board.display.len(), face_up);
    }
    let mut table = round_over([1, 7, 8], 2);
    stages(&mut table);
    assert!(
        table.board.is_uncovered(Stage::Green),
        "the bridge of space 2 is there"
    );
}

/// Proves: OK-153.
#[test]
fn where_blue_is_short_the_last_round_has_five_structures() {
    let mut table = round_over([0, 0, 1], 4);
    assert_eq!(stages(&mut table), [Stage::Blue]);
    assert_eq!(table.board.display.len(), 5);
    table.idle_through_the_round();
    assert!(table.board.is_last);
}

/// Proves: OK-154.
#[test]
fn where_nothing_is_missing_nothing_is_drawn_or_removed() {
    for (stacks, shown) in [([1, 7, 8], 4), ([0, 1, 8], 5), ([0, 0, 1], 6)] {
        let table = round_over(stacks, shown);
        assert!(matches!(
            table.board.phase,
            Phase::Wheel { .. } | Phase::ChooseSpace
        ));
        assert_eq!(table.board.display.len(), shown);
        assert_eq!(table.board.stacks, stacks);
        assert!(!table.happened(|event| matches!(event, Event::Removed { .. })));
    }
}

/// Proves: OK-155.
#[test]
fn the_action_under_an_emptied_stack_is_there_in_the_next_round() {
    let mut table = round_over([2, 7, 8], 2);
    table.idle_through_the_round();
    table.supply([8; 5].map(|amount: u8| amount.min(6)), 0);
    table
        .structures(&[(41, "b2"), (42, "b3")])
        .routes(&["road v23"]);
    table.act(&["space 2"]);
    assert!(table.allows("build bridge v23"));
}

/// Proves: OK-156, OK-X13.
#[test]
fn each_player_may_turn_the_wheel_once_for_free_in_turn() {
    let mut table = Table::two(&[]);
    let start = table.board.start.number();
    table.set(|board| {
        for own in &mut board.industries {
            own.materials = [1, 2, 3, 0, 0];
        }
        board.thaler = [0; 7];
    });
    table.before_last_action(&[1, 2, 3, 4]).idle_on(5);
    table.turn_up();
    assert_eq!(table.asked(), start);
    assert_eq!(table.legal(), ["turn free", "done"]);
    table.act(&["turn free"]);
    assert_eq!(table.industry(start).materials, [0, 1, 2, 1, 1]);
    assert_ne!(table.asked(), start, "exactly one position");
    table.act(&["done"]);
    assert_eq!(
        table.industry(3 - start).materials,
        [1, 2, 3, 0, 0],
        "it may be left"
    );
    assert_eq!(table.board.round, 2);
    // In the starting position wood is on space 0, so nobody is asked.
    let mut table = Table::two(&[]);
    table.set(|board| board.thaler = [0; 7]);
    table.before_last_action(&[1, 2, 3, 4]).idle_on(5);
    table.turn_up();
    assert_eq!(table.board.round, 2);
    assert!(!table.happened(|event| matches!(event, Event::WheelTurned { .. })));
}

/// Proves: OK-157, OK-X14.
#[test]
fn what_can_be_done_at_any_time_can_be_done_before_and_behind_the_free_turn() {
    let mut table = Table::two(&[]);
    table.before_last_action(&[1, 2, 3, 4]);
    table.supply([0, 0, 1, 0, 0], 8).idle_on(5);
    table.turn_up();
    assert_eq!(table.refuses("turn free"), "kanal-wheel-stuck");
    let me = table.asked();
    table.act(&["buy wood 1", "buy clay 1", "turn free"]);
    assert_eq!(table.industry(me).materials, [0, 0, 0, 1, 1]);
    assert_eq!(table.industry(me).thaler, 6);
    assert_eq!(table.refuses("turn free"), "kanal-turned-already");
    table.act(&["buy wood 1", "buy clay 1", "buy ore 1", "turn"]);
    assert_eq!(table.industry(me).materials, [0, 0, 0, 2, 2]);
    assert_eq!(table.industry(me).thaler, 1);
}

/// Proves: OK-158, OK-X15.
#[test]
fn upper_spaces_get_a_thaler_and_lower_ones_if_nobody_chose_them() {
    let mut table = Table::two(&[]);
    table.set(|board| board.thaler = [1, 1, 1, 1, 0, 0, 0]);
    // Three discs on top, two at the bottom; space 5 is free.
    for number in [1, 6, 2, 7, 3] {
        table.idle_on(number);
    }
    table.idle_through_the_round();
    assert_eq!(table.board.thaler, [1, 1, 1, 2, 1, 0, 0]);
}

/// Proves: OK-159.
#[test]
fn thaler_heap_up_on_spaces_nobody_chooses() {
    let mut table = Table::two(&[]);
    for _ in 0..4 {
        for number in [1, 2, 3, 5, 6] {
            table.idle_on(number);
        }
        table.idle_through_the_round();
    }
    assert_eq!(table.board.thaler, [1, 1, 1, 5, 0, 0, 4]);
}

/// Proves: OK-160.
#[test]
fn the_red_disc_changes_hands_every_round() {
    let mut table = Table::two(&[]);
    let start = table.board.start;
    for round in 1..=4 {
        let due = start.clockwise((round + 1) % 2, 2);
        assert_eq!(table.board.start, due);
        assert_eq!(table.asked(), due.number());
        assert_eq!((table.board.discs, table.board.actions), (0, 0));
        table.idle_through_the_round();
    }
}

/// Proves: OK-161.
#[test]
fn structures_come_before_the_wheel_and_thaler_behind_it() {
    let mut table = Table::two(&[]);
    table.before_last_action(&[1, 2, 3, 4]);
    table.set(|board| {
        for own in &mut board.industries {
            own.materials = [1; 5];
        }
    });
    table.display(&[1, 2, 3]).idle_on(5);
    assert!(matches!(table.board.phase, Phase::Refill { .. }));
    table.turn_up();
    assert!(matches!(table.board.phase, Phase::Wheel { .. }));
    let before = table.board.thaler;
    let start = table.board.start;
    table.act(&["done", "done"]);
    assert_ne!(table.board.thaler, before);
    assert_ne!(table.board.start, start);
}
