//! What a net is told of a board.

use table::{DataHash, Game, Outcome, Seat};

use crate::Evaluate;
use crate::levels::sight_of;
use crate::look_ahead::Sight;
use crate::spec::BotName;
#[cfg(feature = "train")]
use crate::{
    net::NetJudge,
    train::{Learning, MindJudge, SelfPlayer},
    turn_search::TurnSearch,
};

/// One in the fixed point of a net's inputs.
pub const ONE: i16 = 256;

/// No input is larger than this, or smaller than this negated.
pub const INPUT_LIMIT: i16 = 2047;

/// A game whose boards can be told to a net, as numbers that mean the same for every seat.
pub trait Features: Game {
    /// How many numbers a board becomes.
    const FEATURES: usize;

    /// Rises when the numbers mean something else, so that older weights are not taken for new ones.
    const FEATURES_REVISION: u16;

    /// The weights that are compiled in, by number of players.
    const WEIGHTS: &'static [(u8, &'static [u8])] = &[];

    /// The weights of linear players, which others are measured by.
    const LINEAR: &'static [(u8, &'static [u8])] = &[];

    /// The last stretch in which anybody has a turn: there, whole turns can be played to the end of
    /// the game, and more of them are.
    const LAST_STRETCH: u16 = u16::MAX;

    /// How many points are one in a net's outputs: about a good lead.
    const POINTS: i32;

    /// What is worked out for one board and helps with the next; it never changes the numbers.
    type Memory: Default + Clone + Send;

    /// Writes the numbers of a board as a seat sees it, all of them within [`INPUT_LIMIT`].
    fn features(
        &self,
        board: &Self::Board,
        seat: Seat,
        memory: &mut Self::Memory,
        inputs: &mut Inputs<'_>,
    );

    /// What a net corrects: final score and lead as they are judged without it, a good lead being
    /// [`NET_ONE`](crate::NET_ONE). Nothing, unless the game has a judgement to begin with.
    fn baseline(&self, _board: &Self::Board, _seat: Seat) -> [i64; 2] {
        [0, 0]
    }

    /// How a net learns this game.
    #[cfg(feature = "train")]
    const LEARNING: Learning = Learning::USUAL;

    /// What the judgement that was written for the game says, with what helps it.
    fn judged_by_hand(&self, board: &Self::Board, seat: Seat, _memory: &mut Self::Memory) -> i64
    where
        Self: Evaluate,
    {
        self.evaluate(board, seat)
    }

    /// Counts the stretches of play that everybody has a turn in; search looks ahead by them.
    fn stretch(&self, board: &Self::Board) -> u16;

    /// Which part of a turn a board lies in, where a turn has several.
    fn part(&self, _board: &Self::Board) -> u16 {
        0
    }

    /// Whether the board is in the opening, where play is to vary from game to game.
    fn is_opening(&self, board: &Self::Board) -> bool;

    /// How the game ends where all that is left to choose is plain: then it is known what the board
    /// comes to, and no net is asked.
    fn foregone(&self, _board: &Self::Board) -> Option<Self::Board> {
        None
    }

    /// The set-ups that one net is for, where options change what is worth while: self-play goes
    /// through them in turn.
    fn set_ups(&self) -> Vec<Self>
    where
        Self: Clone,
    {
        vec![self.clone()]
    }

    /// The hash of the numbers that a net is for: those in play, unless one net is for several sets of
    /// them.
    fn net_data(&self) -> DataHash {
        self.setup().data
    }

    /// Who plays a seat while a net is trained: a beam over the own turn, unless the game has a search of
    /// its own. Without a net it goes by the judgement that was written for the game. It keeps so many
    /// of the best turns.
    #[cfg(feature = "train")]
    fn self_player(
        &self,
        net: Option<NetJudge<Self>>,
        width: usize,
        keep: usize,
    ) -> Box<dyn SelfPlayer<Self>>
    where
        Self: Evaluate + Clone + 'static,
    {
        Box::new(TurnSearch::with_judge(
            self.clone(),
            MindJudge::of(net),
            width,
            keep,
        ))
    }

    /// How far a level looks in a game of so many; `None` if the bot is no level.
    fn sight(&self, bot: BotName) -> Option<Sight> {
        sight_of(bot)
    }
}

/// Where the numbers of a board are written, one after the other.
pub struct Inputs<'a> {
    room: &'a mut [i16],
    written: usize,
}

impl<'a> Inputs<'a> {
    /// Writes to this room from its beginning. Numbers beyond its end are dropped.
    pub fn new(room: &'a mut [i16]) -> Inputs<'a> {
        Inputs { room, written: 0 }
    }

    /// How many numbers were written.
    pub fn written(&self) -> usize {
        self.written
    }

    #[inline]
    fn push(&mut self, number: i16) {
        if let Some(place) = self.room.get_mut(self.written) {
            *place = number;
        }
        self.written += 1;
    }

    /// A number, of which so many are one.
    #[inline]
    pub fn put(&mut self, number: impl Into<i64>, unit: i64) {
        let scaled = number.into() * i64::from(ONE) / unit;
        let limit = i64::from(INPUT_LIMIT);
        self.push(scaled.clamp(-limit, limit) as i16);
    }

    /// One or nothing.
    #[inline]
    pub fn flag(&mut self, is_so: bool) {
        self.push(if is_so { ONE } else { 0 });
    }

    /// One at this place among so many, and nothing at the others.
    #[inline]
    pub fn one_of(&mut self, place: Option<usize>, places: usize) {
        for other in 0..places {
            self.flag(place == Some(other));
        }
    }

    /// How much of each piece between these bounds a number fills, which begins at 0.
    #[inline]
    pub fn pieces(&mut self, number: impl Into<i64>, bounds: &[i64]) {
        let number = number.into();
        let mut from = 0;
        for &to in bounds {
            self.put((number - from).clamp(0, to - from), to - from);
            from = to;
        }
    }

    /// Nothing, so many times.
    #[inline]
    pub fn nothing(&mut self, times: usize) {
        for _ in 0..times {
            self.push(0);
        }
    }
}

/// What a seat's final result is: its score, and its lead over the best rival. Who has lost to rivals by
/// rule comes behind with a good lead less; alone the score says it all.
pub fn result_of(outcome: &Outcome, seat: Seat, points: i32) -> [i32; 2] {
    let score = |seat: Seat| {
        outcome.score(seat)
            - if outcome.players > 1 && outcome.lost.contains(seat) {
                points
            } else {
                0
            }
    };
    let rivals = Seat::all(outcome.players).filter(|other| *other != seat);
    let own = score(seat);
    [own, own - rivals.map(score).max().unwrap_or(own)]
}
