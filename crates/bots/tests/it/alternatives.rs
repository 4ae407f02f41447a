//! What bots tell of a turn besides the best one, and of a position.

use std::collections::HashSet;

use bots::{BotSpec, judged, thinker};
use games::{AnyGame, AnyPlay, CATALOGUE};
use table::{Rng, Seat, Seed};

fn spec(text: &str) -> BotSpec {
    text.parse().expect("the test names a bot")
}

/// A position some way into a game that chance plays.
fn position(game: &str, seed: u64) -> AnyPlay {
    let info = games::info(game).expect("the catalogue has it");
    let game = AnyGame::new(game, *info.players.start(), &[], &[]).expect("it can be set up");
    let mut play = game.deal(Seed::new(&seed.to_string()));
    play.turn_up();
    let mut rng = Rng::new(seed);
    for _ in 0..rng.below(60) {
        if play.asked().is_none() {
            break;
        }
        let legal = play.legal();
        let action = &legal[rng.below(legal.len() as u32) as usize];
        play.act(action).expect("it is legal");
        play.turn_up();
    }
    play
}

#[test]
fn alternatives_are_whole_turns_that_end_on_different_boards_the_best_first() {
    for info in CATALOGUE {
        if spec("greedy").check_for(info.id).is_err() {
            continue;
        }
        for seed in 0..6 {
            let play = position(info.id, seed);
            let Some(mut thinker) = thinker(&play, &spec("greedy"), 0) else {
                continue;
            };
            thinker.think(u32::MAX);
            let turns = thinker.alternatives(6);
            assert!(!turns.is_empty() && turns.len() <= 6, "{}", info.id);
            assert_eq!(turns[0].1, thinker.best(), "{} {seed}", info.id);
            assert_eq!(Some(turns[0].0), thinker.value());
            assert!(turns.is_sorted_by(|one, next| one.0 >= next.0));
            let mut ends = HashSet::new();
            for (_, turn) in &turns {
                let mut end = play.clone();
                let begun = end.turn();
                for action in turn {
                    assert_eq!(end.turn(), begun);
                    end.act(action).expect("a bot's turn is legal");
                }
                assert_ne!(end.turn(), begun, "the turn is whole");
                assert!(ends.insert(end.digest()), "{} {seed}: {turn:?}", info.id);
            }
        }
    }
}

#[test]
fn greedy_judges_every_position_for_every_seat_and_chance_judges_none() {
    for info in CATALOGUE {
        if spec("greedy").check_for(info.id).is_err() {
            continue;
        }
        let play = position(info.id, 1);
        for seat in Seat::all(play.setup().players) {
            assert!(
                judged(&play, &spec("greedy"), seat).is_some(),
                "{}",
                info.id
            );
            assert_eq!(judged(&play, &spec("random"), seat), None);
        }
    }
}
