//! Whoever thinks gets a play, and the dealer's play holds the seed and what lies face down. Nobody
//! looks at either.

use std::collections::BTreeMap;

use bots::{BotName, BotSpec, Budget, Played, thinker};
use games::AnyPlay;
use table::{Play, Rng, Turn};

use crate::every_bot::{Promise, bots_of, hold_at_every_table, moments, scale, table};

/// Enough to finish a turn and to play some of what is found on.
const NODES: [u32; 3] = [300, 1000, 3000];

/// Enough for Oranienburger Kanal's master to come to the end of a round and to plan the next one.
const BEYOND_THE_ROUND: u32 = 20_000;

/// Enough for the other masters to play their best turns on.
const BEYOND_THE_TURN: u32 = 5000;

const KANAL: &str = "oranienburger-kanal";

/// All that a bot tells: its turn, what that is worth to it, what else it found and after how many
/// nodes. Who has seen something else counts otherwise, though it may choose the same.
type Told = (
    Vec<String>,
    Option<i64>,
    Vec<(i64, Vec<String>)>,
    u64,
    Option<bots::Outlook>,
);

fn told(play: &AnyPlay, bot: BotName, nodes: u32, luck: u64) -> Told {
    let spec = BotSpec {
        name: bot,
        budget: Some(Budget::Nodes(nodes)),
    };
    let mut thinker = thinker(play, &spec, luck).expect("somebody is asked");
    thinker.think(nodes);
    (
        thinker.best(),
        thinker.value(),
        thinker.alternatives(5),
        thinker.nodes(),
        thinker.outlook(),
    )
}

/// Whether two plays with the same board go on with something else turned up, everybody choosing by
/// the same chance.
fn turn_up_different<G: Played>(mut one: Play<G>, mut other: Play<G>) -> bool {
    let mut rng = Rng::new(1);
    while one.board() == other.board() {
        if one.turn() == Turn::Over {
            return false;
        }
        let actions = one.legal();
        let action = actions[rng.below(actions.len() as u32) as usize];
        for play in [&mut one, &mut other] {
            play.act(action, &mut ()).expect("it is legal");
            play.turn_up(&mut ());
        }
    }
    true
}

/// What was met in one game.
#[derive(Debug, Default)]
struct Met {
    /// Where something else would turn up.
    hidden: u64,
    /// Where the master's luck in dealing anew what lies face down has changed what a turn is worth.
    dealt_anew: u64,
}

#[derive(Default)]
struct NoPeeking {
    games: BTreeMap<&'static str, Met>,
}

impl Promise for NoPeeking {
    fn hold<G: Played>(&mut self, game: &G) {
        let met = self.games.entry(game.setup().game).or_default();
        for (number, known) in (0..).zip(moments(game, "no peeking", 3 * scale())) {
            let redealt = |luck| {
                let play = Play::from_board(game.clone(), *known.board(), luck);
                play.expect("the board is of a real game")
            };
            met.hidden += u64::from(turn_up_different(known.clone(), redealt(number)));
            let transcript = known.transcript().expect("it began with its set-up");
            let transcript = AnyPlay::replay(&transcript.to_string(), &[]);
            let plays = [
                // Only what everybody has seen, without what lies face down; and another dealing,
                // without what was seen before.
                transcript.expect("a transcript replays"),
                AnyPlay::new(redealt(number)),
            ];
            let known = AnyPlay::new(known);
            for bot in bots_of::<G>() {
                let nodes = match bot {
                    BotName::Master if game.setup().game == KANAL => BEYOND_THE_ROUND,
                    BotName::Master => BEYOND_THE_TURN,
                    _ => NODES[number as usize % NODES.len()],
                };
                let one = told(&known, bot, nodes, number);
                for play in &plays {
                    let other = told(play, bot, nodes, number);
                    assert_eq!(one, other, "{bot:?} at {}, moment {number}", table(game));
                }
                if bot == BotName::Master {
                    let otherwise = told(&known, bot, nodes, number + 1);
                    met.dealt_anew += u64::from(otherwise.1 != one.1);
                }
            }
        }
    }
}

/// A bot thinks the same for the dealer, for somebody who only saw the game, and for a dealer of
/// something else.
#[test]
fn what_lies_face_down_never_changes_what_a_bot_thinks() {
    let mut promise = NoPeeking::default();
    hold_at_every_table(&mut promise);
    // Elsewhere everything was turned up before anybody is asked.
    for game in ["water-frame", KANAL] {
        let met = &promise.games[game];
        assert!(met.hidden > 3, "{game}: hardly anything lies face down");
        assert!(met.dealt_anew > 1, "{game}: nobody looks that far: {met:?}");
    }
}
