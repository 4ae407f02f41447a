//! Oranienburger Kanal, for one and two players.

#![forbid(unsafe_code)]

mod account;
mod action;
mod action_space;
mod activation;
mod anytime;
mod board;
mod building;
mod campaign;
pub mod cards;
mod components;
mod counting;
mod data;
mod derived;
pub mod due;
mod effect;
mod event;
mod facts;
mod forecast_change;
mod game;
mod geometry;
mod interrupted;
mod left_out;
mod phase;
mod preparation;
mod question;
mod raising;
mod reason;
mod removal;
mod samples;
mod say;
mod scoring;
mod setup;
mod shortage;
mod space_part;
mod summary;
mod supply;
mod told;
mod trial;
mod validate;
mod warning;

pub use crate::data::{COMPILED, provenance};
pub use ::data::{Confidence, DataError, Provenance, Source};
pub use account::{CAMPAIGN_SCORING, ROUND, SCORING, SOLO_ROUND};
pub use action::{Action, Building, Face, MOST_INDEX, Price, Trigger};
pub use action_space::Left;
pub use activation::{Activation, DEPTH, Waiting};
pub use board::{Board, Cards, DISPLAY, Display, Hand, Industry, SEATS};
pub use components::{
    ACTION_SPACES, BuildingCosts, Components, ImprintedRoutes, SOLO_ROUNDS, ScoreBands, SpaceThaler,
};
pub use effect::Frame;
pub use event::{Cost, Event, Income, Turned};
pub use facts::{BOOKS, Phrase};
pub use game::{DeckChoice, Kanal, RULES, Side};
pub use geometry::{COLUMNS, NoPlace, PLOTS, Plot, Plots, ROWS, SPACES, Space, Spaces};
pub use interrupted::{Below, InHand, Interrupted, MOST_INTERRUPTED};
pub use phase::Phase;
pub use reason::Reason;
pub use scoring::{ScorePad, Verdict};
pub use setup::Stock;
pub use shortage::Shortage;
pub use space_part::{SpaceDeed, SpacePart};
pub use supply::BASICS;
pub use told::{Forecast, SeatForecast};
pub use trial::{Trial, TrialStep};
