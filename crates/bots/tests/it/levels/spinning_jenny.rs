use arkwright::{Arkwright, Board, COMPILED, Phase, Preparation};
use bots::{BotName, Features, NET_ONE, Played, Progress, has_net, result_of};
use table::{DataFile, Game, Turn};

use crate::levels::promises::{self, LEVELS, boards_on_the_way};

const ID: &str = "spinning-jenny";

fn jenny() -> Arkwright {
    Arkwright::spinning_jenny(4, Preparation::Free)
}

#[test]
fn the_same_nodes_give_the_same_turn_whatever_the_slices() {
    promises::the_same_nodes_give_the_same_turn_whatever_the_slices(&jenny(), 9);
}

#[test]
fn thinking_comes_to_an_end() {
    promises::thinking_comes_to_an_end(&jenny(), 17);
}

#[test]
fn no_two_steps_of_a_turn_are_for_nothing() {
    promises::no_two_steps_of_a_turn_are_for_nothing(&jenny(), 3);
}

#[test]
fn chance_varies_the_opening_and_nothing_else() {
    promises::chance_varies_the_opening_and_nothing_else(&jenny(), 7);
}

#[test]
fn journeymen_beat_greedy() {
    promises::journeymen_beat_greedy(&jenny(), 75);
}

#[test]
fn without_a_net_for_the_numbers_in_play_a_level_plays_as_greedy_does() {
    for players in 2..=4 {
        let game = Arkwright::spinning_jenny(players, Preparation::Free);
        assert!(has_net(&game), "the released numbers have a net");
    }
    let own = DataFile::numbers(&COMPILED.replace("\"WMM\"", "\"WWM\""));
    promises::with_own_numbers_a_level_plays_as_greedy_does(ID, own);
}

#[test]
fn the_levels_play_as_in_their_record() {
    promises::the_levels_play_as_in_their_record(ID);
}

#[test]
fn each_number_of_players_with_a_net_has_its_weights() {
    promises::each_number_of_players_with_a_net_has_its_weights::<Arkwright>(ID);
}

/// Behind the last action all that is left is plain, so a bot knows what its turn comes to.
#[test]
fn what_the_last_action_comes_to_is_known() {
    let game = jenny();
    for seed in ["known", "certain", "sure"] {
        let boards = boards_on_the_way(&game, seed);
        let is_last = |board: &&Board| {
            let is_last_cycle = board.decade == 3 && board.cycle == 3;
            is_last_cycle && board.phase == Phase::Administration { step: 3 }
        };
        let board = boards.iter().find(is_last).expect("somebody acts last");
        for bot in LEVELS {
            let mut thinker = game.thinker(board, bot, 1);
            while thinker.think(1000) == Progress::Working {}
            let expected = thinker.outlook().expect("there is a net");
            let mut end = *board;
            let mut turn = thinker.best();
            while game.turn(&end) != Turn::Over {
                for action in turn.drain(..) {
                    game.act(&mut end, action, &mut ());
                }
                // Everybody does what greedy would.
                let mut thinker = game.thinker(&end, BotName::Greedy, 1);
                while thinker.think(1000) == Progress::Working {}
                turn = thinker.best();
            }
            let outcome = game.outcome(&end).expect("it is over");
            let [score, lead] = result_of(&outcome, board.asked, <Arkwright as Features>::POINTS);
            assert_eq!((expected.score, expected.lead), (score, lead), "{bot:?}");
        }
    }
}

/// Whoever asks for advice hears what both turns come to, judged in the same way, and in points.
#[test]
fn a_turn_that_is_considered_is_judged_as_the_best_one_is() {
    let game = jenny();
    for board in boards_on_the_way(&game, "considered").iter().step_by(7) {
        let Turn::Ask { seat, .. } = game.turn(board) else {
            continue;
        };
        for bot in LEVELS {
            // The worst of some turns that end on different boards.
            let mut others = game.thinker(board, BotName::Foreman, 1);
            others.think(20_000);
            let (_, worst) = others.alternatives(8).pop().expect("there is a turn");
            let mut thinker = game.thinker(board, bot, 1);
            assert!(thinker.consider(worst.clone()));
            assert_eq!(thinker.think(10_000_000), Progress::Done);
            let best = thinker.outlook().expect("there is a net");
            let considered = thinker
                .outlook_of_considered()
                .expect("it is never given up");
            let value = thinker.value().expect("it can tell");
            assert!(best.twice() >= considered.twice() - 2, "{bot:?}");
            // Two roundings, of score and lead.
            let points = 2 * value * i64::from(<Arkwright>::POINTS) / NET_ONE / 2;
            assert!((i64::from(best.twice()) - points).abs() <= 2);
            if thinker.best() == worst {
                assert_eq!(best, considered);
            }
            assert!(game.outlook(board, seat).is_some());
        }
        let mut thinker = game.thinker(board, BotName::Master, 1);
        assert!(!thinker.consider(Vec::new()), "no turn is no turn");
        assert_eq!(thinker.outlook_of_considered(), None);
    }
}
