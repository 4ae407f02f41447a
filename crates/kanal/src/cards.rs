//! Structure cards: the language of their effects, and the decks written in it.
//!
//! A deck is a TOML file that a person can write. It compiles to a [`Deck`]: cards, and flat lists of
//! small plain structs that they point into by [`Span`]s. Running them against a board is for the
//! rules; here stands what each of them means.

mod counter;
mod decisions;
mod deck;
pub mod due;
mod error;
mod file;
mod flat;
mod icon;
mod instruction;
pub mod limits;
mod parse;
mod phrase;
mod print;
mod released;
mod resource;
mod say;
mod trade;
mod tree;
mod words;

pub use counter::{Counter, Filter, Object, RouteType, Scope, Stage};
pub use deck::{Card, CardIndex, CardWords, Deck, Fact, Mark, Name};
pub use error::{DeckError, Trouble, Wrong};
pub use icon::{Icon, Symbol};
pub use instruction::{
    Body, Deed, Effect, Link, Nth, Per, Piece, Quantity, Row, Site, Span, Step, Test, Times,
};
pub use phrase::CardPhrase;
pub use released::{DECK_A, DECK_B};
pub use resource::{Bundle, Cost, Resource};
pub use tree::{BodyTree, DeedTree, EffectTree, StepTree};
