//! What every game on the table shares.
//!
//! A game is a pure state machine: set-up, seed and actions give the board,
//! the same bytes on every machine. This crate holds the [`Game`] trait and
//! everything that is written once for all games. It does no I/O, keeps no
//! clock, reads no environment and holds no sentences.
//!
//! ```
//! use quarry::Quarry; // a toy game
//! use table::{Play, Seed, Turn};
//!
//! let mut play = Play::deal(Quarry::new(2), Seed::new("stones"));
//! while play.turn() != Turn::Over {
//!     let first = play.legal()[0];
//!     play.act(first, &mut ()).expect("it is legal");
//!     // The turn is confirmed at once, so what lies face down may be turned up.
//!     play.turn_up(&mut ());
//! }
//! let record = play.record().expect("it began with its set-up");
//! let again = Play::replay(Quarry::new(2), &record).expect("it replays");
//! assert_eq!(again.digest(), play.digest());
//! ```

#![forbid(unsafe_code)]

pub mod account;
mod actions;
mod borrowed;
mod chacha;
mod count;
mod dealer;
mod derived;
mod digest;
pub mod due;
mod errors;
mod few;
mod game;
mod info;
pub mod laws;
mod message;
mod notation;
mod numbers;
mod orders;
mod outcome;
mod play;
mod record;
mod refused;
mod replay;
mod rng;
mod row;
mod seat;
mod seed;
mod small;
mod text;
mod told;

pub use actions::{Actions, Offers, SoleOffer};
pub use count::count_reachable;
pub use dealer::{Answer, BrokenLog, Dealer, LogTrouble};
pub use derived::Derived;
pub use digest::{DataHash, Digest, DigestError, bytes_of, digest};
pub use due::Due;
pub use few::sort_few;
pub use game::{Game, Log, Setup, Turn};
pub use info::{
    ChallengeSetup, GameInfo, GuidedGame, OptionInfo, Order, Shorthand, StandingQuestion,
};
pub use message::{Arg, Illegal, Message, Say};
pub use notation::{Form, Notation, NotationError, Words};
pub use numbers::{BoardNumber, RowNumber};
pub use orders::Orders;
pub use outcome::Outcome;
pub use play::{Entry, Play, TAKEN_BACK_BEHIND_A_REVEAL};
pub use record::{FORMAT, Header, Line, Record, RecordError, Trouble};
pub use refused::Refused;
pub use replay::ReplayError;
pub use rng::Rng;
pub use row::{Deed, Row};
pub use seat::{MAX_SEATS, Seat, SeatError, Seats};
pub use seed::{PileRng, Seed};
pub use small::{Further, SmallQuestion};
pub use text::{excerpt, excerpt_of, is_hidden, plain_name, without_byte_order_mark};
pub use told::{
    Amount, Band, DataFile, DataTrouble, Fact, Parts, Question, SeriesInfo, Thread, Told, Unfit,
    Unit, Warning, WarningKind,
};
