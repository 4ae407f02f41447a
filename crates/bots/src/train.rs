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
use std::time::Instant;

use table::{Rng, Seed};

use self::arena::{Chooses, Pairing, match_up};
pub use self::arena::{Match, interval, openings};
pub(crate) use self::self_play::MindJudge;
pub use self::self_play::SelfPlayer;
use self::self_play::{Cast, Mind, Seating, play_games};
use self::window::Window;
use crate::Evaluate;
use crate::any::spend;
use crate::features::Features;
use crate::net::{HIDDEN, Learner, Net, NetError, NetJudge, NetKind};
use crate::played::{Played, begin};
use crate::spec::{BotName, BotSpec};

/// How many boards are learned from.
const WINDOW: usize = 500_000;

/// Boards in a step of Adam.
const BATCH: usize = 256;

/// How a net learns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Learning {
    /// Games of the first generation, which plays by the judgement that was written for the game, and
    /// of later ones.
    pub games: [u64; 2],
    /// How many boards go on to the next step in self-play.
    pub beam: usize,
    /// How fast it learns at the beginning, and at the end.
    pub rates: (f32, f32),
    /// How often it reads the window of the first generation; the first ones are small, and the net
    /// knows nothing.
    pub first_reads: usize,
    /// How often it reads those of later ones.
    pub reads: usize,
    /// How much of what a board came to is how the game ended, from board to board: the rest is how the
    /// next board is judged. With one only the end counts.
    pub trace: f32,
    /// Whether the net corrects a judgement, and says nothing before it has learned.
    pub corrects: bool,
    /// What a net says otherwise before it has learned anything: outputs with an input and its weight,
    /// in hundredths. In the first generation it looks aside, too, at what nobody plays.
    pub begins_with: &'static [(usize, usize, i16)],
}

impl Learning {
    /// From how games ended, and quickly.
    pub const USUAL: Learning = Learning {
        games: [800, 800],
        beam: 10,
        rates: (1e-3, 5e-5),
        first_reads: 6,
        reads: 2,
        trace: 1.0,
        corrects: false,
        begins_with: &[],
    };
}

/// How far a linear player learns from the end of a game: the lambda of TD(lambda).
const LINEAR_TRACE: f32 = 0.7;

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

/// Is told how many games of how many were begun, and says whether that is enough of them.
pub type Watch<'a> = &'a (dyn Fn(u64, u64) -> bool + Sync);

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
    /// Plays so many games a generation, instead of as many as the game wants.
    fn play_games(&mut self, games: u64);

    /// Learns as a linear player by temporal differences from now on, and forgets what it was: others
    /// are measured by it.
    fn make_linear(&mut self);

    /// Learns to beat the net of these weights, which has all other seats, and nobody else.
    fn exploit(&mut self, weights: &[u8]) -> Result<(), NetError>;

    /// Begins with these weights of the same game, for any number of players, as a later generation that
    /// learns more slowly.
    fn begin_as(&mut self, weights: &[u8]) -> Result<(), NetError>;

    /// Plays and learns; `time` says how much of the time there is has passed, from 0 to 1. It ends
    /// early, without having learned, once `watch` says so.
    fn generation(&mut self, time: f32, watch: Watch<'_>) -> Option<Generation>;

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
        one: BotSpec,
        others: BotSpec,
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
    /// Games of the first generation and of later ones.
    games: [u64; 2],
    /// As [`Learning::trace`].
    trace: f32,
    /// Whom it learns to beat, if not everybody.
    prey: Option<Arc<Net>>,
    learner: Learner,
    /// Which part of the way from learning fast to learning slowly it begins with.
    begins_at: f32,
    window: Window,
    generation: u32,
    /// Former nets, the latest last.
    pool: Vec<Arc<Net>>,
    remembered: Option<Arc<Net>>,
}

impl<G: Features + Evaluate + Played + Clone + 'static> Trainer<G> {
    /// Begins to train a net for a game.
    pub(crate) fn new(game: G, seed: &str, threads: usize) -> Trainer<G> {
        let seed = Seed::new(seed);
        let mut rng = Rng::new(u64::from(seed.pile("training").below(u32::MAX)));
        let mut learner = Learner::new(G::FEATURES, HIDDEN, rng.next());
        if G::LEARNING.corrects {
            learner = learner.silent();
        }
        for (output, input, hundredths) in G::LEARNING.begins_with {
            learner.begin_with(*output, *input, f32::from(*hundredths) / 100.0);
        }
        Trainer {
            learner,
            begins_at: 0.0,
            window: Window::new(G::FEATURES, WINDOW),
            rng,
            seed,
            threads: threads.max(1),
            games: G::LEARNING.games,
            trace: G::LEARNING.trace,
            prey: None,
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
        let mut search = self.game.self_player(Some(judge), GATE_WIDTH, 1);
        search.think_through(board);
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
        let Learning {
            first_reads, reads, ..
        } = G::LEARNING;
        let times = if self.generation == 0 {
            first_reads
        } else {
            reads
        };
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

impl<G: Features + Evaluate + Played + Clone + 'static> Training for Trainer<G> {
    fn play_games(&mut self, games: u64) {
        self.games = [games; 2];
    }

    fn make_linear(&mut self) {
        self.learner = Learner::new(G::FEATURES, 0, self.rng.next());
        self.trace = LINEAR_TRACE;
    }

    fn exploit(&mut self, weights: &[u8]) -> Result<(), NetError> {
        let prey = Arc::new(Net::from_bytes(weights)?);
        NetJudge::new(&self.game, prey.clone())?;
        self.prey = Some(prey);
        Ok(())
    }

    fn begin_as(&mut self, weights: &[u8]) -> Result<(), NetError> {
        let net = Net::from_bytes(weights)?;
        let wanted = NetKind::of(&self.game);
        let kind = NetKind {
            players: wanted.players,
            ..net.kind().clone()
        };
        if kind != wanted || !self.learner.begin_as(&net) {
            return Err(NetError::other(&net, &wanted, G::FEATURES));
        }
        self.begins_at = 0.5;
        self.generation = 1;
        Ok(())
    }

    fn generation(&mut self, time: f32, watch: Watch<'_>) -> Option<Generation> {
        let mut minds = Vec::new();
        match &self.prey {
            Some(prey) => minds.push(Mind::Net(prey.clone())),
            None => minds.extend(self.pool.iter().cloned().map(Mind::Net)),
        }
        // What is written for the game plays as a former net does, and first as the latest.
        match self.generation {
            0 => minds.push(Mind::ByHand),
            _ => {
                if self.prey.is_none() {
                    minds.insert(0, Mind::ByHand);
                }
                minds.push(Mind::Net(self.net()));
            }
        }
        let seating = match self.prey {
            Some(_) => Seating::OneAgainstTheFirst,
            None => Seating::Mixed,
        };
        // What knows nothing yet has no thoughts to learn from.
        let trace = match self.generation {
            0 if !G::LEARNING.corrects => 1.0,
            _ => self.trace,
        };
        let cast = Cast {
            minds,
            seating,
            trace,
        };
        let seed = self.seed.nth(u64::from(self.generation));
        let games = self.games[usize::from(self.generation > 0)];
        let played = play_games(
            &self.game.set_ups(),
            &cast,
            &seed,
            games,
            self.threads,
            G::LEARNING.beam,
            watch,
        );
        if watch(games, games) {
            return None;
        }
        let (mut score, mut count) = (0.0, 0);
        for game in &played {
            for (row, target) in game.boards(trace) {
                self.window.add(row, target);
            }
            score += game.score;
            count += 1;
        }
        let (from, to) = G::LEARNING.rates;
        let passed = self.begins_at + (1.0 - self.begins_at) * time.clamp(0.0, 1.0);
        let rate = from * (to / from).powf(passed);
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
        let name = match against {
            Against::Bot(bot) => bot,
            Against::Remembered => BotName::Greedy,
        };
        let bot = BotSpec { name, budget: None };
        let remembered = self.remembered.as_ref();
        let old = remembered.filter(|_| against == Against::Remembered);
        self.hold_against(openings, stop, &|board, seed| match old {
            Some(old) => self.net_turn(old, board),
            None => bot_turn(&self.game, board, &bot, seed),
        })
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
        one: BotSpec,
        others: BotSpec,
        openings: u64,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Match {
        let pairing = Pairing {
            one: &|board, seed| bot_turn(&self.game, board, &one, seed),
            others: &|board, seed| bot_turn(&self.game, board, &others, seed),
        };
        match_up(&self.game, &pairing, openings, self.threads, stop)
    }
}

/// The turn of a bot with its budget.
fn bot_turn<G: Played>(game: &G, board: &G::Board, bot: &BotSpec, seed: u64) -> Vec<G::Action> {
    let mut thinker = begin(game, board, bot.name, seed);
    if bot.budget.is_some() {
        thinker.use_all();
    }
    let begun = Instant::now();
    let millis = || begun.elapsed().as_millis() as u64;
    spend(bot.budget, &millis, |nodes| thinker.think(nodes));
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
                let generation = trainer
                    .generation(0.5, &|_, _| false)
                    .expect("nobody stops it");
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
            first.generation(0.0, &|_, _| false);
        }
        let checkpoint = first.checkpoint();
        let mut second = trainer(1);
        assert_eq!(second.resume(&checkpoint), Ok(2));
        assert_eq!(second.weights(), first.weights());
        assert_eq!(second.checkpoint(), checkpoint);
        let next = second.generation(0.0, &|_, _| false);
        assert_eq!(next.map(|generation| generation.number), Some(3));
    }

    #[test]
    fn training_begins_with_other_weights_also_with_those_for_more_players() {
        let mut first = trainer(1);
        first.generation(0.0, &|_, _| false);
        let mut second = trainer(1);
        second.begin_as(&first.weights()).expect("it is a net");
        assert_eq!(second.weights(), first.weights());
        let next = second
            .generation(0.0, &|_, _| false)
            .expect("nobody stops it");
        assert_eq!(next.number, 2, "it plays by the net at once");
        let game = Arkwright::spinning_jenny(3, Preparation::Free);
        let mut third = Trainer::new(game, "small", 1);
        let nothing = third.weights();
        third.begin_as(&first.weights()).expect("the game is one");
        assert_ne!(third.weights(), nothing);
        assert_eq!(third.weights().len(), first.weights().len());
        let other = Arkwright::water_frame(2, arkwright::WaterOptions::default());
        let refused = Trainer::new(other, "small", 1).begin_as(&first.weights());
        assert!(refused.is_err());
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
        assert_eq!(trainer.generation(0.0, &|_, _| true), None);
        assert_eq!(trainer.weights(), before);
    }

    #[test]
    fn a_linear_player_has_no_hidden_units_and_can_be_stored() {
        let mut trainer = trainer(1);
        let hidden = trainer.weights().len();
        trainer.make_linear();
        let mut generation = || {
            let generation = trainer.generation(0.0, &|_, _| false);
            generation.expect("nobody stops it").loss
        };
        let (first, second) = (generation(), generation());
        assert!(second < first, "{first} {second}");
        let weights = trainer.weights();
        assert!(weights.len() * 10 < hidden);
        let net = Net::from_bytes(&weights).expect("it is a net");
        assert_eq!(net.to_bytes(), weights);
        assert!(NetJudge::new(&trainer.game, Arc::new(net)).is_ok());
    }

    #[test]
    fn whoever_learns_to_beat_somebody_learns_from_its_own_seat_alone() {
        let mut prey = trainer(1);
        prey.generation(0.0, &|_, _| false);
        let mut hunter = trainer(1);
        let all = hunter.generation(0.0, &|_, _| false).map(|all| all.boards);
        let mut hunter = trainer(1);
        assert!(hunter.exploit(b"nothing").is_err());
        hunter.exploit(&prey.weights()).expect("it is a net");
        let own = hunter.generation(0.0, &|_, _| false).map(|own| own.boards);
        // Half the seats are those of the prey, and nobody looks at their boards for it.
        let (own, all) = (own.unwrap_or(0), all.unwrap_or(0));
        assert!(0 < own && own < all * 3 / 4, "{own} of {all}");
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
