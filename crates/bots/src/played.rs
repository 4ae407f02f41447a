//! Which bots a game has, and how they think about it.

#[cfg(feature = "all")]
use games::AnyGame;
use games::{AnyPlay, Loaded};
#[cfg(feature = "all")]
use table::Seed;
use table::{Notation, Rng, Seat, Told};

use crate::any::AnyThinker;
#[cfg(feature = "all")]
use crate::baselines::{FlatMonteCarlo, Uct};
#[cfg(feature = "all")]
use crate::catalogue::BOTS_OF_GAMES;
#[cfg(feature = "all")]
use crate::net::NetKind;
use crate::outlook::Outlook;
#[cfg(feature = "all")]
use crate::simulate::{GameTally, play_out};
use crate::spec::BotName;
#[cfg(feature = "all")]
use crate::spec::BotSpec;
#[cfg(feature = "train")]
use crate::train::Training;
use crate::{Progress, random_turn};

/// A bot thinking about a turn. It sees the board and nothing else.
pub trait Thinker<A> {
    /// Thinks about this many positions more, and about no others: whoever feeds it watches the time.
    /// One that goes down a tree in one piece may be a few choices ahead.
    fn think(&mut self, nodes: u32) -> Progress;

    /// There is a budget, and it is to be used up: it goes on where it would have been done.
    fn use_all(&mut self) {}

    /// The best turn so far.
    fn best(&self) -> Vec<A>;

    /// How many positions were thought about.
    fn nodes(&self) -> u64;

    /// What the best turn so far is worth to it, in units of its own; `None` if it cannot tell.
    fn value(&self) -> Option<i64> {
        None
    }

    /// The best whole turns so far with what each is worth, the best first and those that end on
    /// the same board once; nothing if it cannot tell.
    fn alternatives(&self, _most: usize) -> Vec<(i64, Vec<A>)> {
        Vec::new()
    }

    /// What its seat can expect to come to behind the best turn so far; `None` if it cannot tell, or
    /// not yet.
    fn outlook(&self) -> Option<Outlook> {
        None
    }

    /// Judges this whole turn too, in the same way as the best one, and plays the best one without
    /// variety. Says whether it does; it is asked before it thinks.
    fn consider(&mut self, _turn: Vec<A>) -> bool {
        false
    }

    /// The same as [`Thinker::outlook`] of the turn that is considered besides.
    fn outlook_of_considered(&self) -> Option<Outlook> {
        None
    }
}

/// A turn that needs no thought.
struct Found<A>(Vec<A>);

impl<A: Notation> Thinker<A> for Found<A> {
    fn think(&mut self, _: u32) -> Progress {
        Progress::Done
    }

    fn best(&self) -> Vec<A> {
        self.0.clone()
    }

    fn nodes(&self) -> u64 {
        0
    }
}

/// Bots with their points in Elo's system, `greedy` being 0.
pub type Ratings = &'static [(BotName, i32)];

/// A game with its bots. Chance can play every game; [`Played::THINKING`] names the others.
pub trait Played: Told {
    /// The bots that think about this game, the weakest first.
    const THINKING: &'static [BotName];

    /// The bots that judge by a net, the weakest first; none where no net is told of the boards.
    const LEVELS: &'static [BotName] = &[];

    /// The bots that others are measured by; a page does not carry them, there they play by chance.
    const BASELINES: &'static [BotName] = &[];

    /// How strong bots are without a budget by number of players: as the ladders of docs/bots.md measured
    /// it. Who was not measured is not here.
    const RATINGS: &'static [(u8, Ratings)] = &[];

    /// The numbers of players that there is a net for, in `weights/GAME-PLAYERS.net`.
    const NETS: &'static [u8] = &[];

    /// Begins to think about the turn of the asked seat as one of [`Played::THINKING`] or
    /// [`Played::LEVELS`].
    fn thinker(
        &self,
        board: &Self::Board,
        bot: BotName,
        seed: u64,
    ) -> Box<dyn Thinker<Self::Action>>;

    /// How good the board is for a seat as one of [`Played::THINKING`] or [`Played::LEVELS`] judges
    /// it, in units of its own; `None` if it judges turns only.
    fn judged(&self, _board: &Self::Board, _bot: BotName, _seat: Seat) -> Option<i64> {
        None
    }

    /// What a seat can expect to come to, in points; `None` if there is no net for so many players and
    /// these component numbers.
    fn outlook(&self, _board: &Self::Board, _seat: Seat) -> Option<Outlook> {
        None
    }

    /// Which net judges this game with its players and component numbers; `None` if no net is told of its
    /// boards.
    #[cfg(feature = "all")]
    fn net_kind(&self) -> Option<NetKind> {
        None
    }

    /// Begins to train a net for this game by self-play; `None` if no net is told of its boards.
    #[cfg(feature = "train")]
    fn training(&self, _seed: &str, _threads: usize) -> Option<Box<dyn Training>> {
        None
    }
}

/// Begins to think about a turn as any bot; one that the game does not have plays by chance, since
/// a record may name any.
pub(crate) fn begin<G: Played>(
    game: &G,
    board: &G::Board,
    bot: BotName,
    seed: u64,
) -> Box<dyn Thinker<G::Action>> {
    #[cfg(feature = "all")]
    if G::BASELINES.contains(&bot) {
        match bot {
            BotName::Flat => {
                let proposer = game.thinker(board, BotName::Greedy, seed);
                return Box::new(FlatMonteCarlo::new(game, board, seed, proposer));
            }
            BotName::Uct => return Box::new(Uct::new(game, board, seed)),
            _ => return game.thinker(board, bot, seed),
        }
    }
    if !G::THINKING.contains(&bot) && !G::LEVELS.contains(&bot) {
        return Box::new(Found(random_turn(game, board, &mut Rng::new(seed))));
    }
    game.thinker(board, bot, seed)
}

/// The bots of a game, whichever it is.
pub trait Bots: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;

    /// Begins to think; `None` if nobody is asked or the game is another one.
    fn thinker(&self, play: &AnyPlay, bot: BotName, seed: u64) -> Option<AnyThinker>;

    /// How good a position is for a seat in the eyes of a bot; `None` if it cannot tell or the game
    /// is another one.
    fn judged(&self, play: &AnyPlay, bot: BotName, seat: Seat) -> Option<i64>;

    /// What a seat can expect to come to; `None` if there is no net or the game is another one.
    fn outlook(&self, play: &AnyPlay, seat: Seat) -> Option<Outlook>;

    /// Plays a game out; `None` if the game is another one. No page simulates, so none carries it.
    #[cfg(feature = "all")]
    fn simulate(
        &self,
        game: &AnyGame,
        bots: &[BotSpec],
        seed: &Seed,
        millis: &dyn Fn() -> u64,
    ) -> Option<GameTally>;

    /// Which net judges a game; `None` if no net is told of its boards or the game is another one.
    #[cfg(feature = "all")]
    fn net_kind(&self, game: &AnyGame) -> Option<NetKind>;

    /// Begins to train a net; `None` if no net is told of the game's boards.
    #[cfg(feature = "train")]
    fn training(&self, game: &AnyGame, seed: &str, threads: usize) -> Option<Box<dyn Training>>;
}

/// The bots of one game.
pub struct BotsOf<G>(std::marker::PhantomData<fn() -> G>);

impl<G> BotsOf<G> {
    /// The bots.
    pub const NEW: BotsOf<G> = BotsOf(std::marker::PhantomData);
}

impl<G: Played> Bots for BotsOf<G> {
    fn game(&self) -> &'static str {
        G::INFO.id
    }

    fn thinker(&self, play: &AnyPlay, bot: BotName, seed: u64) -> Option<AnyThinker> {
        let play = play.of::<G>()?;
        play.asked()?;
        Some(AnyThinker::new(begin(play.game(), play.board(), bot, seed)))
    }

    fn judged(&self, play: &AnyPlay, bot: BotName, seat: Seat) -> Option<i64> {
        let play = play.of::<G>()?;
        match G::THINKING.contains(&bot) || G::LEVELS.contains(&bot) {
            true => play.game().judged(play.board(), bot, seat),
            false => None,
        }
    }

    fn outlook(&self, play: &AnyPlay, seat: Seat) -> Option<Outlook> {
        let play = play.of::<G>()?;
        play.game().outlook(play.board(), seat)
    }

    #[cfg(feature = "all")]
    fn simulate(
        &self,
        game: &AnyGame,
        bots: &[BotSpec],
        seed: &Seed,
        millis: &dyn Fn() -> u64,
    ) -> Option<GameTally> {
        Some(play_out(game.of::<G>()?, bots, seed, millis))
    }

    #[cfg(feature = "all")]
    fn net_kind(&self, game: &AnyGame) -> Option<NetKind> {
        game.of::<G>()?.net_kind()
    }

    #[cfg(feature = "train")]
    fn training(&self, game: &AnyGame, seed: &str, threads: usize) -> Option<Box<dyn Training>> {
        game.of::<G>()?.training(seed, threads)
    }
}

static LOADED: Loaded<dyn Bots> = Loaded::none();

/// Makes the bots of a game known that were not compiled into the catalogue.
pub fn install(bots: &'static dyn Bots) {
    LOADED.add(bots.game(), bots);
}

/// Whether the bots of the game with this name are here.
pub fn are_here(game: &str) -> bool {
    bots_of(game).is_some()
}

/// The bots of the game with this name, if they are here.
pub(crate) fn bots_of(game: &str) -> Option<&'static dyn Bots> {
    #[cfg(feature = "all")]
    if let Some(bots) = BOTS_OF_GAMES.iter().find(|bots| bots.game() == game) {
        return Some(*bots);
    }
    LOADED.of(game)
}

/// Which net judges a game with its players and component numbers; `None` if no net is told of its boards.
#[cfg(feature = "all")]
pub fn net_kind(game: &AnyGame) -> Option<NetKind> {
    bots_of(game.setup().game)?.net_kind(game)
}

/// Begins to train a net for a game by self-play; `None` if no net is told of its boards.
#[cfg(feature = "train")]
pub fn training(game: &AnyGame, seed: &str, threads: usize) -> Option<Box<dyn Training>> {
    bots_of(game.setup().game)?.training(game, seed, threads)
}
