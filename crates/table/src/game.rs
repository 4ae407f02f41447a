//! The one interface every game has.

use std::fmt;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::digest::DataHash;
use crate::rng::Rng;
use crate::{DataFile, Illegal, Notation, Offers, Outcome, Seat, Seed};

/// What has to happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A seat has a choice. `turn` changes whenever another seat is asked,
    /// something is revealed, or the same seat is asked on a new occasion.
    Ask {
        /// Who chooses.
        seat: Seat,
        /// Which turn of the game this choice belongs to.
        turn: u16,
    },
    /// The dealer turns something up.
    Reveal,
    /// The game has ended.
    Over,
}

/// What identifies a set-up; the header of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game's name on the command line and in records, such as `spinning-jenny`.
    pub game: &'static str,
    /// The revision of the rules as implemented.
    pub rules: u16,
    /// Which component numbers are in play.
    pub data: DataHash,
    /// How many seats.
    pub players: u8,
    /// The options by name, in the catalogue's order.
    pub options: Vec<(&'static str, &'static str)>,
}

/// A sink for events: `()` drops them at no cost, a `Vec` keeps them.
pub trait Log<E> {
    /// Takes note of something that happened.
    fn tell(&mut self, event: E);

    /// Whether it wants to be told what other events sum up. Only who keeps everything does; a
    /// game need not tell such events to anybody else.
    #[inline(always)]
    fn wants_details(&self) -> bool {
        false
    }
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn tell(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    #[inline]
    fn tell(&mut self, event: E) {
        self.push(event);
    }

    #[inline]
    fn wants_details(&self) -> bool {
        true
    }
}

/// A game: the options and component tables of one set-up, and its rules.
///
/// The board is everything everybody may see; the stock is what lies face
/// down. Nothing but [`Game::draw`] touches the stock, and legality reads the
/// board alone.
pub trait Game: Send + Sync {
    /// What lies on the table for all to see: small, cheap to copy, without `usize`, floats or maps.
    type Board: Copy + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What lies face down.
    type Stock: Clone + Eq + fmt::Debug + Send + Sync;
    /// One small choice of one seat.
    type Action: Notation + Eq + Hash + fmt::Debug + Send + Sync;
    /// What a reveal turns up.
    type Face: Notation + Eq + fmt::Debug + Send + Sync;
    /// What happened, and why.
    type Event: Clone + Eq + fmt::Debug + Serialize + Send + Sync;

    /// The most small choices that a turn may ask for.
    const MOST_DECISIONS_IN_A_TURN: usize = 40;

    /// What identifies this set-up.
    fn setup(&self) -> Setup;

    /// The table at the start; all shuffling is here.
    fn deal(&self, seed: &Seed) -> (Self::Board, Self::Stock);

    /// What has to happen next.
    fn turn(&self, board: &Self::Board) -> Turn;

    /// Scores and winners, once the game is over.
    fn outcome(&self, board: &Self::Board) -> Option<Outcome>;

    /// Offers every choice of the asked seat in a stable order; never just one.
    fn legal(&self, board: &Self::Board, offers: &mut impl Offers<Self::Action>);

    /// Whether the asked seat may choose this, and if not, why.
    fn check(&self, board: &Self::Board, action: Self::Action) -> Result<(), Illegal>;

    /// Carries out a choice that `check` accepts, and runs on until somebody
    /// has a choice or a reveal is due. A question with one answer is not
    /// asked: it is answered here, and an event says so.
    fn act(&self, board: &mut Self::Board, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// The dealer's hand: what the due reveal turns up.
    fn draw(&self, board: &Self::Board, stock: &mut Self::Stock) -> Self::Face;

    /// Puts what was turned up on the board, and runs on like `act`.
    fn reveal(
        &self,
        board: &mut Self::Board,
        face: Self::Face,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal>;

    /// A stock that fits everything the board shows, drawn evenly from all such stocks.
    fn redeal(&self, board: &Self::Board, rng: &mut Rng) -> Self::Stock;

    /// The usual answer to a small question; `None` where it is a real choice.
    fn usual(&self, board: &Self::Board) -> Option<Self::Action>;

    /// Whether the event says that a question had one answer and was not asked.
    fn is_forced(event: &Self::Event) -> bool;

    /// Which round of the game the board is in; records have a checkpoint where it changes.
    fn round(&self, board: &Self::Board) -> u16;

    /// Where in the game the board is, in the words of the notation, such as `1770 clothes`.
    fn caption(&self, board: &Self::Board) -> String;

    /// Checks a board that came from outside against everything that holds in
    /// every game, so that play can go on from it.
    fn validate(&self, board: &Self::Board) -> Result<(), String>;

    /// The data files it was set up with, as far as they are not released ones.
    fn own_files(&self) -> &[DataFile];
}
