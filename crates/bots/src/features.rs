//! What a net is told of a board.

use table::{Game, Outcome, Seat};

use crate::Evaluate;
use crate::judge::{ByHand, Judge};
use crate::levels::sight_of;
use crate::look_ahead::Sight;
use crate::spec::BotName;

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

    /// How many points are one in a net's outputs: about a good lead.
    const POINTS: i32;

    /// Games of a generation of self-play: fewer where they take long.
    const GAMES: u64 = 800;

    /// The same for the first generation, which plays by the judgement that was written for the game.
    const FIRST_GAMES: u64 = Self::GAMES;

    /// How many boards go on to the next step in self-play.
    const BEAM: usize = 10;

    /// How much of what a board is learned to come to is how the game ended, and not what the net
    /// said of the board that came next, in hundredths.
    const BY_RESULT: u8 = 100;

    /// What a net says before it has learned anything: outputs with an input and its weight, in
    /// hundredths.
    const BEGINS_WITH: &'static [(usize, usize, i16)] = &[];

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

    /// Counts the stretches of play that everybody has a turn in; search looks ahead by them.
    fn stretch(&self, board: &Self::Board) -> u16;

    /// Whether the board is in the opening, where play is to vary from game to game.
    fn is_opening(&self, board: &Self::Board) -> bool;

    /// The set-ups that one net is for, where options change what is worth while: self-play goes
    /// through them in turn.
    fn set_ups(&self) -> Vec<Self>
    where
        Self: Clone,
    {
        vec![self.clone()]
    }

    /// The judgement that was written for the game, with what it remembers.
    fn by_hand() -> Box<dyn Judge<Self>>
    where
        Self: Evaluate + Sized,
    {
        Box::new(ByHand)
    }

    /// How far a level looks; `None` if the bot is no level.
    fn sight(bot: BotName) -> Option<Sight> {
        sight_of(bot)
    }
}

impl<G: Features> Features for &G {
    const FEATURES: usize = G::FEATURES;
    const FEATURES_REVISION: u16 = G::FEATURES_REVISION;
    const WEIGHTS: &'static [(u8, &'static [u8])] = G::WEIGHTS;
    const POINTS: i32 = G::POINTS;
    const GAMES: u64 = G::GAMES;
    const FIRST_GAMES: u64 = G::FIRST_GAMES;
    const BEAM: usize = G::BEAM;
    const BY_RESULT: u8 = G::BY_RESULT;
    const BEGINS_WITH: &'static [(usize, usize, i16)] = G::BEGINS_WITH;
    type Memory = G::Memory;

    fn features(
        &self,
        board: &G::Board,
        seat: Seat,
        memory: &mut G::Memory,
        inputs: &mut Inputs<'_>,
    ) {
        (**self).features(board, seat, memory, inputs);
    }

    fn stretch(&self, board: &G::Board) -> u16 {
        (**self).stretch(board)
    }

    fn is_opening(&self, board: &G::Board) -> bool {
        (**self).is_opening(board)
    }

    fn sight(bot: BotName) -> Option<Sight> {
        G::sight(bot)
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

/// What a seat's final result is: its score, and its lead over the best rival. Who has lost by rule
/// comes behind with a good lead less.
pub fn result_of(outcome: &Outcome, seat: Seat, points: i32) -> [i32; 2] {
    let score = |seat: Seat| {
        outcome.score(seat)
            - if outcome.lost.contains(seat) {
                points
            } else {
                0
            }
    };
    let rivals = Seat::all(outcome.players).filter(|other| *other != seat);
    let own = score(seat);
    [own, own - rivals.map(score).max().unwrap_or(own)]
}
