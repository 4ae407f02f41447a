//! Chapter 08: the solo game.

use crate::kit::Table;
use kanal::cards::Stage;
use kanal::{DeckChoice, Event, Kanal, Phase, Side};

/// Rich enough for everything.
const ALL: [u8; 5] = [8, 8, 8, 6, 6];

fn removed(table: &Table) -> Vec<u8> {
    let cards = table.events.iter().filter_map(|event| match event {
        Event::Removed { card } => Some(*card),
        _ => None,
    });
    cards.collect()
}

/// What turns up at the end of the round.
fn drawn(table: &mut Table) -> Vec<Stage> {
    let mut drawn = Vec::new();
    while let Phase::Refill { .. } = table.board.phase {
        let card = table.turn_up_one();
        drawn.push(table.game.card(card).stage);
    }
    drawn
}

/// Proves: OK-170.
#[test]
fn two_structures_are_drawn_each_round() {
    let mut table = Table::solo(&[]);
    table.set(|board| board.stacks[0] = 5);
    table.before_last_action(&[2, 3, 4]).idle_on(5);
    assert_eq!(drawn(&mut table).len(), 2);
}

/// Proves: OK-171.
#[test]
fn the_lowest_structures_go_where_fewer_than_two_were_raised() {
    for (raised, gone) in [(0, vec![5, 6]), (1, vec![5]), (2, vec![]), (3, vec![])] {
        let mut table = Table::solo(&[]);
        table.display(&[5, 6, 7, 8]);
        table.set(|board| board.raised = raised);
        table.before_last_action(&[2, 3, 4]).idle_on(5);
        assert_eq!(removed(&table), gone, "with {raised} raised");
    }
    // Raising counts, by an action or by an effect.
    let mut table = Table::solo(&[]);
    table.display(&[5, 6, 7, 8]).supply(ALL, 0);
    table.before_last_action(&[3, 4, 5]);
    table.act(&["space 2", "raise 8 b2"]);
    assert_eq!(removed(&table), [5]);
}

/// Proves: OK-172, OK-173, OK-X16.
#[test]
fn the_stacks_last_for_six_rounds() {
    use Stage::{Blue, Green, Orange};
    let expected = [
        (vec![Green, Green, Orange], 5),
        (vec![Orange, Orange], 5),
        (vec![Orange, Orange, Blue], 6),
        (vec![Blue, Blue], 6),
        (vec![Blue, Blue], 6),
        (vec![Blue, Blue], 6),
    ];
    let mut table = Table::solo(&[]);
    let mut all = 4;
    for (round, (stages, face_up)) in (1..).zip(expected) {
        assert_eq!(table.board.round, round);
        assert_eq!(table.board.is_uncovered(Green), round >= 2);
        assert_eq!(table.board.is_uncovered(Orange), round >= 4);
        assert!(!table.board.is_uncovered(Blue));
        let free: Vec<u8> = (1..=7)
            .filter(|space| *space != table.board.blocked)
            .collect();
        for number in &free[..4] {
            table.idle_on(*number);
        }
        all += stages.len();
        assert_eq!(drawn(&mut table), stages, "end of round {round}");
        assert_eq!(table.board.display.len(), face_up);
        table.idle_through_the_round();
    }
    assert_eq!(all, 18);
    assert_eq!(table.board.seen.len(), 18);
    assert!(table.board.is_last && table.board.is_uncovered(Blue));
}

/// Proves: OK-174.
#[test]
fn two_are_drawn_even_if_an_effect_raised_more() {
    let mut table = Table::solo(&[]);
    table.set(|board| {
        board.stacks[0] = 5;
        board.raised = 3;
    });
    table
        .display(&[5])
        .before_last_action(&[2, 3, 4])
        .idle_on(5);
    assert_eq!(drawn(&mut table).len(), 2);
    assert_eq!(table.board.display.len(), 3);
}

/// Proves: OK-175.
#[test]
fn a_blocked_upper_space_gets_its_thaler_and_a_blocked_lower_one_none() {
    let mut table = Table::solo(&[]);
    table.set(|board| board.thaler = [0; 7]);
    for number in [2, 3, 4, 5] {
        table.idle_on(number);
    }
    table.idle_through_the_round();
    // Space 1 was blocked and got one; space 2 is blocked now and lost its own.
    assert_eq!(table.board.thaler, [1, 0, 1, 1, 0, 1, 1]);
    let mut table = Table::solo(&[]);
    table.set(|board| {
        board.thaler = [0; 7];
        board.round = 5;
        board.blocked = 5;
    });
    for number in [1, 2, 3, 4] {
        table.idle_on(number);
    }
    table.idle_through_the_round();
    assert_eq!(
        table.board.thaler,
        [1, 1, 1, 1, 0, 0, 1],
        "5 was blocked, 6 is"
    );
}

/// Proves: OK-176, OK-178.
#[test]
fn thaler_on_the_space_that_is_blocked_next_go_back_with_the_new_one() {
    let mut table = Table::solo(&[]);
    table.set(|board| board.thaler = [0, 3, 0, 0, 0, 0, 0]);
    for number in [3, 4, 5, 6] {
        table.idle_on(number);
    }
    table.idle_through_the_round();
    assert_eq!(table.board.blocked, 2);
    assert_eq!(table.board.thaler[1], 0);
    assert_eq!(
        table.board.thaler[0], 1,
        "the space that is free again has one"
    );
    assert!(table.happened(|event| matches!(
        event,
        Event::ThalerReturned {
            space: 2,
            amount: 4
        }
    )));
}

/// Proves: OK-177.
#[test]
fn the_red_disc_goes_from_the_first_space_to_the_seventh() {
    let mut table = Table::solo(&[]);
    for round in 1..=7 {
        assert_eq!(table.board.blocked, round);
        assert_eq!(
            table.refuses(&format!("space {round}")),
            "kanal-space-blocked"
        );
        table.idle_through_the_round();
    }
    assert_eq!(table.board.phase, Phase::Over);
}

/// Proves: OK-179.
#[test]
fn the_wheel_can_be_turned_for_free_behind_the_seventh_round() {
    let mut table = Table::solo(&[]);
    for _ in 1..=6 {
        table.idle_through_the_round();
    }
    assert!(table.board.is_last);
    table.supply([1, 1, 1, 0, 0], 0);
    table.set(|board| board.thaler = [0; 7]);
    for number in [1, 2, 3, 4] {
        table.idle_on(number);
    }
    assert_eq!(table.legal(), ["turn free", "done"]);
    table.act(&["turn free"]);
    assert_eq!(table.board.phase, Phase::Over);
    assert_eq!(table.industry(1).materials, [0, 0, 0, 1, 1]);
}

/// Proves: OK-180.
#[test]
fn it_ends_after_seven_rounds_whatever_the_stacks_hold() {
    let mut table = Table::solo(&[]);
    let mut rounds = 0;
    while table.board.phase != Phase::Over {
        // A card that went into the box shortens the stacks; what is left is drawn.
        if table.board.round == 5 {
            table.set(|board| board.stacks[2] = 1);
        }
        table.idle_through_the_round();
        rounds += 1;
    }
    assert_eq!(rounds, 7);
    assert_eq!(table.board.seen.len(), 15, "three blue ones less");
}

/// Proves: OK-181.
#[test]
fn a_total_of_120_is_a_victory_and_there_are_seven_bands() {
    let game = Kanal::new(1, Side::Front, false, DeckChoice::A);
    for (total, band, is_victory) in [
        (-20, 0, false),
        (79, 0, false),
        (80, 1, false),
        (99, 1, false),
        (100, 2, false),
        (119, 2, false),
        (120, 3, true),
        (129, 3, true),
        (130, 4, true),
        (140, 5, true),
        (149, 5, true),
        (150, 6, true),
        (300, 6, true),
    ] {
        let verdict = game.verdict(total);
        assert_eq!(
            (verdict.band, verdict.is_victory),
            (band, is_victory),
            "{total}"
        );
    }
}

/// Proves: OK-182.
#[test]
fn in_the_first_two_rounds_only_one_structure_can_be_raised() {
    let mut table = Table::solo(&[]);
    for round in 1..=7_u8 {
        let raising = [1, 2, 4].into_iter().filter(|number| {
            let mut on_it = Table::solo(&[]);
            on_it.board = table.board;
            on_it.supply(ALL, 0);
            let is_free = *number != table.board.blocked;
            is_free && !on_it.on_space(*number).legal_with("raise").is_empty()
        });
        let most = raising.count();
        let expected = [1, 1, 2, 2, 2, 2, 3][usize::from(round) - 1];
        assert_eq!(most, expected, "round {round}");
        table.idle_through_the_round();
    }
}

/// Proves: OK-014.
#[test]
fn the_structures_stay_sorted_through_the_game() {
    let mut table = Table::solo(&[]);
    while table.board.phase != Phase::Over {
        assert!(table.board.display.cards().is_sorted());
        table.idle_through_the_round();
    }
}
