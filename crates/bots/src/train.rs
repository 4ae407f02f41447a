//! Training of a net by self-play.
//!
//! A generation plays games against itself, puts the boards it saw with how the games ended into a
//! window over the last half million, and takes steps of Adam over it. The first generation plays by
//! the judgement that was written for the game.

mod arena;
mod checkpoint;
mod self_play;
mod window;

use std::sync::Arc;

use table::{Rng, Seed};

use self::arena::{Chooses, Pairing, match_up};
pub use self::arena::{Match, interval, openings};
use self::self_play::{Mind, play_games};
use self::window::Window;
use crate::features::Features;
use crate::net::{HIDDEN, Learner, Net, NetError, NetJudge, NetKind};
use crate::played::{Played, begin};
use crate::spec::BotName;
use crate::turn_search::TurnSearch;
use crate::{Evaluate, Progress};

/// How many boards are learned from.
const WINDOW: usize = 500_000;

/// Boards in a step of Adam.
const BATCH: usize = 256;

/// How fast it learns at the beginning, and at the end.
const RATES: (f32, f32) = (1e-3, 5e-5);

/// How many former nets may sit at the table.
const POOL: usize = 6;

/// The width of the beam when nets are compared.
const GATE_WIDTH: usize = 24;

/// What a generation came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Generation {
    /// Its number, counted from 1.
    pub number: u32,
    /// Games that were played.
    pub games: u64,
    /// Boards in the window.
    pub boards: usize,
    /// Steps of Adam.
    pub steps: usize,
    /// The mean squared error over these steps, a good lead being one.
    pub loss: f32,
    /// The mean score of its companies.
    pub score: f32,
}

/// Whom a net is held against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// The net as it was when it was last remembered.
    Remembered,
    /// A bot of the game.
    Bot(BotName),
}

/// A net in training, of whichever game.
pub trait Training: Send {
    /// Plays and learns; `time` says how much of the time there is has passed, from 0 to 1. It ends
    /// early, without having learned, once `stop` says so.
    fn generation(&mut self, time: f32, stop: &(dyn Fn() -> bool + Sync)) -> Option<Generation>;

    /// The net as it is played, as bytes.
    fn weights(&self) -> Vec<u8>;

    /// All that is needed to go on later, but for the boards.
    fn checkpoint(&self) -> Vec<u8>;

    /// Goes on from a checkpoint.
    fn resume(&mut self, checkpoint: &[u8]) -> Result<u32, String>;

    /// Remembers the net as it is now, to be held against later.
    fn remember(&mut self);

    /// The net in one seat against the same rival in all others, from varied openings, every seat in
    /// turn.
    fn gate(&self, against: Against, openings: u64, stop: &(dyn Fn() -> bool + Sync)) -> Match;

    /// The same against the net of these weights.
    fn gate_against(
        &self,
        weights: &[u8],
        openings: u64,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<Match, NetError>;

    /// A bot of the game in one seat against another in all others, from varied openings.
    fn compare(
        &self,
        one: BotName,
        others: BotName,
        openings: u64,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Match;
}

/// A net in training.
pub(crate) struct Trainer<G: Features> {
    game: G,
    seed: Seed,
    rng: Rng,
    threads: usize,
    /// Games of the first generation, and of each later one.
    games: [u64; 2],
    learner: Learner,
    window: Window,
    generation: u32,
    /// Former nets, the latest last.
    pool: Vec<Arc<Net>>,
    remembered: Option<Arc<Net>>,
}

impl<G: Features + Evaluate + Played + Clone> Trainer<G> {
    /// Begins to train a net for a game.
    pub(crate) fn new(game: G, seed: &str, threads: usize) -> Trainer<G> {
        let seed = Seed::new(seed);
        let mut rng = Rng::new(u64::from(seed.pile("training").below(u32::MAX)));
        let mut learner = Learner::new(G::FEATURES, HIDDEN, rng.next());
        for (output, input, hundredths) in G::BEGINS_WITH {
            learner.begin_with(*output, *input, f32::from(*hundredths) / 100.0);
        }
        Trainer {
            learner,
            window: Window::new(G::FEATURES, WINDOW),
            rng,
            seed,
            threads: threads.max(1),
            games: [G::FIRST_GAMES, G::GAMES],
            generation: 0,
            pool: Vec::new(),
            remembered: None,
            game,
        }
    }

    fn net(&self) -> Arc<Net> {
        Arc::new(self.learner.to_net(NetKind::of(&self.game)))
    }

    /// The turn that a net finds best without looking ahead.
    fn net_turn(&self, net: &Arc<Net>, board: &G::Board) -> Vec<G::Action> {
        let judge = NetJudge::new(&self.game, net.clone());
        let judge = judge.expect("the net was made for this game");
        let mut search = TurnSearch::with_judge(self.game.clone(), judge, GATE_WIDTH, 1);
        search.restart(board);
        while search.think(u32::MAX) == Progress::Working {}
        search.best()
    }

    /// The present net in one seat, others in all others.
    fn hold_against(
        &self,
        openings: u64,
        stop: &(dyn Fn() -> bool + Sync),
        others: Chooses<'_, G>,
    ) -> Match {
        let net = self.net();
        let one = |board: &G::Board, _| self.net_turn(&net, board);
        let pairing = Pairing { one: &one, others };
        match_up(&self.game, &pairing, openings, self.threads, stop)
    }

    /// Learns from the window; returns the steps and their mean error.
    fn learn(&mut self, rate: f32) -> (usize, f32) {
        let boards = self.window.len();
        if boards == 0 {
            return (0, 0.0);
        }
        // The first windows are small and the net knows nothing: it reads them more often.
        let times = if self.generation == 0 { 6 } else { 2 };
        let steps = (times * boards / BATCH).max(1);
        let mut loss = 0.0;
        for _ in 0..steps {
            let rng = &mut self.rng;
            let window = &self.window;
            let batch = (0..BATCH).map(|_| window.at(rng.below(boards as u32) as usize));
            loss += self.learner.step(batch, rate);
        }
        (steps, loss / steps as f32)
    }
}

impl<G: Features + Evaluate + Played + Clone> Training for Trainer<G> {
    fn generation(&mut self, time: f32, stop: &(dyn Fn() -> bool + Sync)) -> Option<Generation> {
        let mut minds = vec![Mind::ByHand];
        minds.extend(self.pool.iter().cloned().map(Mind::Net));
        if self.generation > 0 {
            minds.push(Mind::Net(self.net()));
        }
        let seed = self.seed.nth(u64::from(self.generation));
        let mut played = play_games(
            &self.game.set_ups(),
            &minds,
            &seed,
            self.games[usize::from(self.generation > 0)],
            self.threads,
            G::BEAM,
            stop,
        );
        if stop() {
            return None;
        }
        // Before it has learned anything a net has nothing to say.
        if G::BY_RESULT < 100 && self.generation > 0 {
            let by_result = f32::from(G::BY_RESULT) / 100.0;
            for game in &mut played {
                game.lean_on(by_result, |row| self.learner.outputs(row));
            }
        }
        let (mut score, mut count) = (0.0, 0);
        for game in &played {
            for (row, target) in game.boards() {
                self.window.add(row, target);
            }
            score += game.score;
            count += 1;
        }
        let rate = RATES.0 * (RATES.1 / RATES.0).powf(time.clamp(0.0, 1.0));
        let (steps, loss) = self.learn(rate);
        self.generation += 1;
        if self.generation.is_multiple_of(2) {
            self.pool.push(self.net());
            if self.pool.len() > POOL {
                // Old ones stay in the pool, but ever fewer of them.
                let oldest = self.rng.below(POOL as u32) as usize;
                self.pool.remove(oldest);
            }
        }
        Some(Generation {
            number: self.generation,
            games: count,
            boards: self.window.len(),
            steps,
            loss,
            score: score / count.max(1) as f32,
        })
    }

    fn weights(&self) -> Vec<u8> {
        self.net().to_bytes()
    }

    fn checkpoint(&self) -> Vec<u8> {
        checkpoint::write(
            &NetKind::of(&self.game),
            self.generation,
            &self.learner,
            &self.pool,
        )
    }

    fn resume(&mut self, bytes: &[u8]) -> Result<u32, String> {
        let kind = NetKind::of(&self.game);
        let (generation, pool) = checkpoint::read(bytes, &kind, &mut self.learner)?;
        self.generation = generation;
        self.pool = pool;
        // Other numbers than those that were drawn before.
        self.rng = Rng::new(self.rng.next() ^ u64::from(generation));
        Ok(generation)
    }

    fn remember(&mut self) {
        self.remembered = Some(self.net());
    }

    fn gate(&self, against: Against, openings: u64, stop: &(dyn Fn() -> bool + Sync)) -> Match {
        self.hold_against(
            openings,
            stop,
            &|board, seed| match (against, &self.remembered) {
                (Against::Remembered, Some(old)) => self.net_turn(old, board),
                (Against::Remembered, None) => bot_turn(&self.game, board, BotName::Greedy, seed),
                (Against::Bot(bot), _) => bot_turn(&self.game, board, bot, seed),
            },
        )
    }

    fn gate_against(
        &self,
        weights: &[u8],
        openings: u64,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<Match, NetError> {
        let old = Arc::new(Net::from_bytes(weights)?);
        NetJudge::new(&self.game, old.clone())?;
        Ok(self.hold_against(openings, stop, &|board, _| self.net_turn(&old, board)))
    }

    fn compare(
        &self,
        one: BotName,
        others: BotName,
        openings: u64,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Match {
        let pairing = Pairing {
            one: &|board, seed| bot_turn(&self.game, board, one, seed),
            others: &|board, seed| bot_turn(&self.game, board, others, seed),
        };
        match_up(&self.game, &pairing, openings, self.threads, stop)
    }
}

/// The turn of a bot that thinks until it is done.
fn bot_turn<G: Played>(game: &G, board: &G::Board, bot: BotName, seed: u64) -> Vec<G::Action> {
    let mut thinker = begin(game, board, bot, seed);
    while thinker.think(u32::MAX) == Progress::Working {}
    thinker.best()
}

#[cfg(test)]
mod tests {
    use arkwright::{Arkwright, Preparation};

    use super::*;

    fn trainer(threads: usize) -> Trainer<Arkwright> {
        let game = Arkwright::spinning_jenny(2, Preparation::Free);
        let mut trainer = Trainer::new(game, "small", threads);
        trainer.games = [6, 6];
        trainer
    }

    #[test]
    fn the_same_seed_learns_the_same_with_any_number_of_threads() {
        let learned = |threads: usize| {
            let mut trainer = trainer(threads);
            for number in 1..=2 {
                let generation = trainer.generation(0.5, &|| false).expect("nobody stops it");
                assert_eq!((generation.number, generation.games), (number, 6));
                assert!(generation.loss.is_finite() && generation.steps > 0);
            }
            trainer.weights()
        };
        assert_eq!(learned(1), learned(3));
    }

    #[test]
    fn training_goes_on_from_a_checkpoint() {
        let mut first = trainer(1);
        for _ in 0..2 {
            first.generation(0.0, &|| false);
        }
        let checkpoint = first.checkpoint();
        let mut second = trainer(1);
        assert_eq!(second.resume(&checkpoint), Ok(2));
        assert_eq!(second.weights(), first.weights());
        assert_eq!(second.checkpoint(), checkpoint);
        let next = second.generation(0.0, &|| false);
        assert_eq!(next.map(|generation| generation.number), Some(3));
    }

    #[test]
    fn a_checkpoint_that_does_not_fit_is_refused_and_changes_nothing() {
        let checkpoint = trainer(1).checkpoint();
        let mut learner = trainer(1);
        let before = learner.weights();
        assert!(learner.resume(b"nothing").is_err());
        for end in (0..checkpoint.len()).step_by(97) {
            assert!(learner.resume(&checkpoint[..end]).is_err(), "{end}");
        }
        let game = Arkwright::spinning_jenny(3, Preparation::Free);
        let other = Trainer::new(game, "small", 1).resume(&checkpoint);
        assert!(other.is_err_and(|error| error.contains("another game")));
        assert_eq!(learner.weights(), before);
    }

    #[test]
    fn a_training_that_is_stopped_has_learned_nothing_from_half_a_generation() {
        let mut trainer = trainer(1);
        let before = trainer.weights();
        assert_eq!(trainer.generation(0.0, &|| true), None);
        assert_eq!(trainer.weights(), before);
    }

    /// A net that knows nothing against greedy: every seat once from each opening, and all games counted.
    #[test]
    fn a_match_counts_every_seat_from_every_opening() {
        let result = trainer(1).gate(Against::Bot(BotName::Greedy), 3, &|| false);
        assert_eq!(result.games, 6);
        assert!(result.distinct > 3 && result.wins <= 6.0);
        assert!(result.scores[1] > 100.0);
    }
}
