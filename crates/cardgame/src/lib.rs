//! Arkwright: The Card Game, for two to four players.

#![forbid(unsafe_code)]

mod action;
mod board;
mod card;
mod components;
mod data;
pub mod due;
mod event;
mod facts;
mod game;
mod good;
mod phase;
mod quality;
mod reason;
mod track;

pub use crate::data::{COMPILED, provenance};
pub use ::data::{Confidence, DataError, Provenance, Source};
pub use action::{Action, Face, MOST_SHARES, MOST_TOTAL, Position, StorehouseKind};
pub use board::{Board, Company, Factory, Hand, Layout, MOST_LAID, ROUNDS};
pub use card::{CARDS, Card, Cards};
pub use components::{
    CardNumbers, Components, DOUBLE_SIDED, FactorySide, MOST_APPEAL, MOST_DEMAND_STEPS, MOST_WAGES,
    Market, SPOTS, Start, StartDevelopment, Storehouses, WorkerCard,
};
pub use event::{
    Cause, Costs, Development, Event, GivenBack, Purchase, QualityWhy, Raised, StartWhy, WastedWhy,
};
pub use facts::{BOOKS, Phrase};
pub use game::{CardGame, Options, RULES};
pub use good::{GOODS, Good, Goods};
pub use phase::Phase;
pub use quality::{QualityCards, SMALL_CARDS, VALUES};
pub use reason::Reason;
pub use track::{TOP_LEVEL, TRACKS, Track};
