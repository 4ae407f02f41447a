//! What every bot of every game promises: it sees what a player sees, and keeps within its nodes.

mod budgets;
mod no_peeking;

use arkwright::{Arkwright, Preparation, WaterFrame, WaterOptions};
use bots::{BotName, Played, random_turn};
use cardgame::{CardGame, Options};
use kanal::{DeckChoice, Kanal, Side};
use table::{Play, Rng, Seed, Turn};

/// How many times more than usual the tests run.
fn scale() -> u64 {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    scale.and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

/// Something that is held for every set-up.
trait Promise {
    fn hold<G: Played>(&mut self, game: &G);
}

/// Every game with every number of players, with the set-ups and variants that change what lies face
/// down.
fn hold_at_every_table(promise: &mut impl Promise) {
    for players in 2..=4 {
        let preparation = match players {
            3 => Preparation::Predetermined,
            _ => Preparation::Free,
        };
        promise.hold(&Arkwright::spinning_jenny(players, preparation));
        let options = WaterOptions {
            preparation,
            ..WaterOptions::default()
        };
        promise.hold(&Arkwright::<WaterFrame>::water_frame(players, options));
        promise.hold(&CardGame::new(players, Options::default()));
        promise.hold(&CardGame::new(players, Options::EXPERT));
    }
    promise.hold(&Kanal::new(1, Side::Front, false, DeckChoice::A));
    promise.hold(&Kanal::new(1, Side::Blank, true, DeckChoice::B));
    promise.hold(&Kanal::new(2, Side::Blank, false, DeckChoice::A));
    promise.hold(&Kanal::new(2, Side::Front, false, DeckChoice::B));
}

/// How a set-up is named where a promise is broken.
fn table<G: Played>(game: &G) -> String {
    let setup = game.setup();
    format!("{} with {}: {:?}", setup.game, setup.players, setup.options)
}

/// Every bot of a game.
fn bots_of<G: Played>() -> Vec<BotName> {
    let thinking = [G::THINKING, G::LEVELS, G::BASELINES].concat();
    [vec![BotName::Random], thinking].concat()
}

/// So many moments, each of another game, anywhere in it and also within a turn. Chance plays every other
/// turn, and somebody hasty the others, so that boards are neither hopeless nor all alike.
fn moments<G: Played>(game: &G, name: &str, most: u64) -> Vec<Play<G>> {
    let mut moments = Vec::new();
    for number in 0..most {
        let seed = Seed::new(name).nth(number);
        let mut rng = Rng::new(number + 1);
        let mut passed = Vec::new();
        let mut play = Play::deal(game.clone(), seed);
        while let Turn::Ask { .. } = play.turn() {
            let turn = match rng.below(2) {
                0 => random_turn(game, play.board(), &mut rng),
                _ => {
                    let mut hasty = game.thinker(play.board(), BotName::Greedy, 0);
                    hasty.think(60);
                    hasty.best()
                }
            };
            for action in turn {
                passed.push(play.entries().len());
                play.act(action, &mut ()).expect("a bot's turn is legal");
                play.turn_up(&mut ());
            }
        }
        let chosen = passed[rng.below(passed.len() as u32) as usize];
        moments.push(play.at(chosen));
    }
    moments
}
