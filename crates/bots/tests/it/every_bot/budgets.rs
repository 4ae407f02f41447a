//! Bots are fed nodes: they look at no more than they were given, and have a whole turn after any
//! number of them.

use bots::{BotName, BotSpec, Budget, Played, Progress, think_through, thinker};
use games::AnyPlay;
use table::{Play, Rng, Turn};

use crate::every_bot::{Promise, bots_of, hold_at_every_table, moments, scale, table};

/// A way through the tree of `uct` is gone in one piece, so it may be this many choices ahead of what
/// it was given. All others keep to it exactly.
const AHEAD_IN_A_TREE: u64 = 32;

/// Enough that in Oranienburger Kanal rivals have answered many times.
const SLICED: u32 = 6000;

struct Slices;

impl Promise for Slices {
    fn hold<G: Played>(&mut self, game: &G) {
        for (number, play) in (0..).zip(moments(game, "slices", 2 * scale())) {
            let play = AnyPlay::new(play);
            for bot in bots_of::<G>() {
                let spec = BotSpec {
                    name: bot,
                    budget: Some(Budget::Nodes(SLICED)),
                };
                let mut sliced = thinker(&play, &spec, number).expect("somebody is asked");
                let place = format!("{bot:?} at {}, moment {number}", table(game));
                assert_eq!(
                    sliced.nodes(),
                    0,
                    "{place} has begun before it was asked to"
                );
                let ahead = match bot {
                    BotName::Uct => AHEAD_IN_A_TREE,
                    _ => 0,
                };
                let mut rng = Rng::new(number);
                let mut given = 0;
                while given < SLICED {
                    let most = [1, 10, 100, 1000][rng.below(4) as usize];
                    let slice = (1 + rng.below(most)).min(SLICED - given);
                    given += slice;
                    let progress = sliced.think(slice);
                    let (nodes, given) = (sliced.nodes(), u64::from(given));
                    assert!(nodes <= given + ahead, "{place}: {nodes} of {given}");
                    if progress == Progress::Done {
                        break;
                    }
                    // It does not dawdle either.
                    assert!(nodes >= given, "{place}: {nodes} of {given}");
                }
                // In one piece it comes to the same, also where it goes on because it has a budget.
                let whole = think_through(&play, &spec, number, &|| 0);
                assert_eq!(sliced.best(), whole, "{place}");
            }
        }
    }
}

#[test]
fn no_slice_looks_at_more_than_it_was_given() {
    hold_at_every_table(&mut Slices);
}

struct WholeTurns;

impl Promise for WholeTurns {
    fn hold<G: Played>(&mut self, game: &G) {
        for (number, play) in (0..).zip(moments(game, "any time", 4 * scale())) {
            let begun = play.turn();
            let any = AnyPlay::new(play.clone());
            for bot in bots_of::<G>() {
                let spec = BotSpec {
                    name: bot,
                    budget: None,
                };
                let mut thinker = thinker(&any, &spec, number).expect("somebody is asked");
                let place = format!("{bot:?} at {}, moment {number}", table(game));
                let mut thought = 0;
                for nodes in [0, 1, 2, 10, 50, 500, 2000] {
                    thinker.think(nodes - thought);
                    thought = nodes;
                    let turn = thinker.best();
                    assert!(turn.len() <= G::MOST_DECISIONS_IN_A_TURN, "{place}");
                    let mut after = play.clone();
                    for action in &turn {
                        assert_eq!(
                            after.turn(),
                            begun,
                            "{place}: {turn:?} goes on behind its end"
                        );
                        let action = action.parse().expect("it is notation");
                        after.act(action, &mut ()).expect("a bot's turn is legal");
                    }
                    assert_ne!(after.turn(), begun, "{place}: {turn:?} is not whole");
                }
            }
        }
    }
}

#[test]
fn there_is_a_whole_legal_turn_at_any_time() {
    hold_at_every_table(&mut WholeTurns);
}

/// Counts how often the first choice that is looked at is better than none, and how often it is not.
#[derive(Debug, Default)]
struct Haste {
    better: u64,
    worse: u64,
}

impl Promise for Haste {
    fn hold<G: Played>(&mut self, game: &G) {
        let is_kanal = game.setup().game == "oranienburger-kanal";
        // The levels of Oranienburger Kanal judge the ends of turns otherwise than what leads there.
        let levels = if is_kanal { &[][..] } else { G::LEVELS };
        for play in moments(game, "haste", 10 * scale()) {
            let Turn::Ask { seat, .. } = play.turn() else {
                continue;
            };
            let mut first = *play.board();
            game.act(&mut first, play.legal()[0], &mut ());
            if game.turn(&first) != play.turn() {
                continue;
            }
            for bot in [G::THINKING, levels].concat() {
                let end_after = |nodes| {
                    let mut thinker = game.thinker(play.board(), bot, 0);
                    thinker.think(nodes);
                    end_of(game, &play, &thinker.best())
                };
                let nothing = end_after(0);
                let worth = |board| game.judged(board, bot, seat);
                if worth(&first) > worth(&nothing) {
                    let mut something = play.clone();
                    something
                        .act(play.legal()[0], &mut ())
                        .expect("it is legal");
                    let thinker = game.thinker(something.board(), bot, 0);
                    let something = end_of(game, &something, &thinker.best());
                    assert!(end_after(1) == something, "{bot:?} at {}", table(game));
                    self.better += u64::from(something != nothing);
                } else if worth(&first) < worth(&nothing) {
                    assert!(end_after(1) == nothing, "{bot:?} at {}", table(game));
                    self.worse += 1;
                }
            }
        }
    }
}

fn end_of<G: Played>(game: &G, play: &Play<G>, turn: &[G::Action]) -> G::Board {
    let mut end = *play.board();
    for action in turn {
        game.act(&mut end, *action, &mut ());
    }
    end
}

/// Somebody who had time for one look does what he looked at, if it is better than nothing.
#[test]
fn nobody_passes_for_want_of_time_who_knows_something_better() {
    let mut haste = Haste::default();
    hold_at_every_table(&mut haste);
    assert!(haste.better > 50, "{haste:?}");
    assert!(haste.worse > 10, "{haste:?}");
}
