//! Oranienburger Kanal, for one and two players.

#![forbid(unsafe_code)]

pub mod cards;
mod components;
mod data;
pub mod due;
mod facts;
mod geometry;

pub use crate::data::{COMPILED, provenance};
pub use ::data::{Confidence, DataError, Provenance, Source};
pub use components::{
    ACTION_SPACES, BuildingCosts, Components, ImprintedRoutes, SOLO_ROUNDS, ScoreBands, SpaceThaler,
};
pub use facts::{BOOKS, Phrase};
pub use geometry::{COLUMNS, NoPlace, PLOTS, Plot, Plots, ROWS, SPACES, Space, Spaces};
