//! Chapter 07: the end of the game and the final scoring.

use crate::kit::Table;
use kanal::{DeckChoice, Event, Kanal, Phase, ScorePad, Side};
use table::{Game, Seat, Told};

fn pad(table: &Table) -> ScorePad {
    table.game.score_pad(&table.board, table.board.asked)
}

/// Proves: OK-190.
#[test]
fn the_round_that_starts_without_blue_cards_is_the_last_and_still_gives_the_free_turn() {
    let mut table = Table::two(&[]);
    table.empty_stacks(2).set(|board| board.stacks[2] = 1);
    table.display(&[1, 2, 3, 4]);
    assert!(!table.board.is_last);
    table.idle_through_the_round();
    assert!(table.board.is_last);
    assert!(table.happened(|event| matches!(event, Event::RoundBegan { is_last: true, .. })));
    table.set(|board| {
        for own in &mut board.industries {
            own.materials = [1, 1, 1, 0, 0];
            own.thaler = 0;
        }
        board.thaler = [0; 7];
    });
    for number in [1, 2, 3, 4, 5] {
        table.idle_on(number);
    }
    assert!(
        matches!(table.board.phase, Phase::Wheel { .. }),
        "nothing is drawn"
    );
    table.act(&["turn free", "turn free"]);
    assert_eq!(table.board.phase, Phase::Over);
}

/// Proves: OK-191.
#[test]
fn two_players_play_until_the_blue_stack_is_empty() {
    let rounds = |raises: &[u8]| {
        let mut table = Table::two(&[]);
        loop {
            for number in [1, 2, 3, 5, 6] {
                table.supply([8, 8, 8, 6, 6], 0);
                table.act(&[&format!("space {number}")]);
                let free = table.me().free().iter().next();
                if let Some(plot) = free.filter(|_| raises.contains(&number)) {
                    let card = table.board.display.cards()[0];
                    table.act(&[&format!("raise {card} {plot}")]);
                }
                while table.board.phase == Phase::Space {
                    table.act(&["done"]);
                }
            }
            table.idle_through_the_round();
            if table.board.phase == Phase::Over {
                return table.board.round;
            }
        }
    };
    assert_eq!(rounds(&[1, 2]), 10, "two structures each round");
    assert_eq!(rounds(&[1]), 19, "one structure each round");
}

/// Proves: OK-192.
#[test]
fn two_players_who_never_raise_end_with_the_last_round_of_the_data() {
    let mut table = Table::two(&[]);
    let mut rounds = 0;
    while table.board.phase != Phase::Over {
        table.idle_through_the_round();
        rounds += 1;
    }
    assert_eq!(rounds, table.game.components().most_rounds);
    assert_eq!(table.board.stacks, [5, 7, 8]);
}

/// Proves: OK-200.
#[test]
fn structures_count_their_prestige() {
    let mut table = Table::solo(&[
        (1, "1 wood", 5, &["gain 1 thaler"]),
        (2, "1 wood", 12, &["gain 1 thaler"]),
    ]);
    table.structures(&[(1, "a1"), (2, "c4")]);
    assert_eq!(pad(&table).structures, 17);
}

/// Proves: OK-201.
#[test]
fn each_thaler_counts_1() {
    let mut table = Table::solo(&[]);
    table.supply([0; 5], 13);
    assert_eq!(pad(&table).thaler, 13);
}

/// Proves: OK-202.
#[test]
fn prestige_tokens_count_their_value() {
    let mut table = Table::solo(&[]);
    table.own(|own| own.prestige = 44);
    assert_eq!(pad(&table).prestige, 44);
}

/// Proves: OK-203.
#[test]
fn each_brick_and_each_iron_counts_1() {
    let mut table = Table::solo(&[]);
    table.supply([0, 0, 0, 4, 3], 0);
    assert_eq!(pad(&table).valuables, 7);
}

/// Proves: OK-204.
#[test]
fn of_wood_clay_and_ore_only_the_smallest_counts() {
    for (basics, smallest) in [([5, 2, 8], 2), ([0, 8, 8], 0), ([3, 3, 3], 3)] {
        let mut table = Table::solo(&[]);
        table.supply([basics[0], basics[1], basics[2], 0, 0], 0);
        assert_eq!(pad(&table).smallest, smallest);
    }
}

/// Proves: OK-205.
#[test]
fn each_road_rail_track_and_canal_counts_1_and_paths_and_bridges_nothing() {
    let mut table = Table::solo(&[]);
    assert_eq!(pad(&table).routes, 2, "the imprinted rail track and canal");
    table.routes(&["road h11", "road v23", "rail v21", "canal h44", "path h13"]);
    table.structures(&[(1, "b2"), (2, "b3")]).bridges(&["v23"]);
    assert_eq!(pad(&table).routes, 6);
}

/// Proves: OK-206.
#[test]
fn each_empty_route_space_costs_1_and_empty_plots_nothing() {
    let mut table = Table::solo(&[]);
    assert_eq!(pad(&table).empty, -27);
    table.routes(&["path h11"]);
    assert_eq!(pad(&table).empty, -26);
    for space in kanal::Space::all() {
        table.routes(&[&format!("path {space}")]);
    }
    assert_eq!(pad(&table).empty, 0);
    assert!(table.me().raised.is_empty());
}

/// Proves: OK-207.
#[test]
fn the_highest_total_wins_and_a_tie_is_shared() {
    let mut table = Table::two(&[]);
    table.set(|board| board.phase = Phase::Over);
    for (prestige, winners) in [([5, 3], vec![1]), ([3, 5], vec![2]), ([4, 4], vec![1, 2])] {
        table.set(|board| {
            for (own, prestige) in board.industries.iter_mut().zip(prestige) {
                own.prestige = prestige;
            }
        });
        let outcome = table.game.outcome(&table.board).expect("it is over");
        let won: Vec<u8> = outcome.winners.iter().map(Seat::number).collect();
        assert_eq!(won, winners);
        assert!(outcome.lost.is_empty());
    }
}

/// Proves: OK-208.
#[test]
fn a_total_can_be_negative() {
    let mut table = Table::solo(&[]);
    table.bare().supply([0; 5], 0);
    table.set(|board| board.phase = Phase::Over);
    assert_eq!(pad(&table).total(), -31);
    let outcome = table.game.outcome(&table.board).expect("it is over");
    assert_eq!(outcome.scores[0], -31);
    assert!(
        outcome.lost.contains(Seat::new(0)),
        "below 120 one player has lost"
    );
}

#[test]
fn alone_120_wins_and_less_has_lost() {
    let game = Kanal::new(1, Side::Front, false, DeckChoice::A);
    let mut table = Table::deal(game);
    table.set(|board| board.phase = Phase::Over);
    let rest = pad(&table).total();
    for (total, wins) in [(119, false), (120, true)] {
        table.own(|own| own.prestige = (total - rest) as u16);
        let outcome = table.game.outcome(&table.board).expect("it is over");
        assert_eq!(i32::from(total), outcome.scores[0]);
        assert_eq!(outcome.winners.contains(Seat::new(0)), wins);
        assert_eq!(outcome.lost.contains(Seat::new(0)), !wins);
    }
}

#[test]
fn the_forecast_shows_the_pad_now_and_after_a_free_turn() {
    let mut table = Table::solo(&[]);
    table.supply([1, 2, 1, 6, 0], 0);
    let forecast = table.game.forecast(&table.board, Seat::new(0));
    assert_eq!(forecast.now, pad(&table));
    let after = forecast.after_turn.expect("the wheel can turn");
    assert_eq!(
        (after.smallest, after.valuables),
        (0, 7),
        "the brick is pushed along"
    );
    table.supply([0, 2, 1, 6, 0], 0);
    assert_eq!(
        table.game.forecast(&table.board, Seat::new(0)).after_turn,
        None
    );
}

/// A turn that loses points is not foretold, nor is one that does not come.
#[test]
fn the_forecast_has_no_turn_that_loses_points_and_none_behind_the_last() {
    let mut table = Table::two(&[]);
    let foretold = |table: &Table, seat: u8| {
        let forecast = table.game.forecast(&table.board, Seat::new(seat - 1));
        assert_eq!(
            forecast.after_turn.map(|pad| pad.total()),
            forecast.total_after_turn
        );
        forecast.total_after_turn.is_some()
    };
    for own in &mut table.board.industries {
        own.materials = [1, 1, 1, 6, 6];
    }
    assert!(!foretold(&table, 1), "one of the smallest for nothing");
    for own in &mut table.board.industries {
        own.materials = [1, 1, 1, 6, 5];
    }
    assert!(foretold(&table, 1), "it costs nothing");
    table.set(|board| {
        board.is_last = true;
        board.start = Seat::new(0);
    });
    for (step, turned, first, second) in [
        (0, false, true, true),
        (0, true, false, true),
        (1, false, false, true),
        (1, true, false, false),
    ] {
        table.set(|board| board.phase = Phase::Wheel { step, turned });
        let found = (foretold(&table, 1), foretold(&table, 2));
        assert_eq!(found, (first, second), "step {step}, {turned}");
    }
    table.set(|board| board.phase = Phase::Over);
    assert!(!foretold(&table, 1) && !foretold(&table, 2));
}

/// No round comes behind the last one, so nothing is said of one.
/// Proves: OK-190.
#[test]
fn behind_the_last_round_nothing_speaks_of_a_next_one() {
    for is_last in [false, true] {
        let mut table = Table::solo(&[]);
        table.set(|board| board.is_last = is_last);
        table.before_last_action(&[2, 3, 4]).idle_on(5);
        let began = |event: &Event| matches!(event, Event::PreparationBegan { is_last: last, .. } if *last == is_last);
        assert!(table.happened(began));
        let wheel = Phase::Wheel {
            step: 0,
            turned: true,
        };
        table.set(|board| board.phase = wheel);
        let asked = table.game.question(&table.board);
        let expected = match is_last {
            true => ("kanal-ask-wheel-last", "07"),
            false => ("kanal-ask-wheel-turned", "06"),
        };
        assert_eq!((asked.message.id, asked.section), expected);
    }
}
