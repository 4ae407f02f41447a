//! Arkwright: Spinning Jenny, by the book.
//!
//! One module per chapter of the rule book. The component numbers live in
//! `data/arkwright.toml`; rule functions cite the section they implement.

#![forbid(unsafe_code)]

mod action;
mod administration;
mod board;
mod components;
mod data;
mod distribution;
pub mod due;
mod event;
mod factory;
mod facts;
mod forecast;
mod game;
mod goods;
mod machinery;
mod marker;
mod money;
mod phase;
mod preparation;
mod prices;
mod production;
mod quality;
mod question;
mod reason;
mod round;
mod sale;
mod scoring;
mod setup;
mod special_marker;
mod stock_exchange;
mod tables;
mod validate;
mod workers;

pub use crate::data::{COMPILED, provenance};
pub use ::data::{Confidence, DataError, Provenance, Source};
pub use action::{Action, Face};
pub use board::{Board, Company, Factory};
pub use components::{
    AdministrationComponents, Components, DECADES, FactoryComponents, GreyComponents,
    JobMarketComponents, LoanComponents, PredeterminedSeat, RowComponents, ShareComponents,
    TimetableComponents,
};
pub use distribution::distribution_cost;
pub use event::{Because, Cost, Event, Income, Raised};
pub use facts::{BOOKS, Phrase};
pub use forecast::{GoodForecast, SeatForecast};
pub use game::{Arkwright, Preparation, RULES};
pub use goods::{Good, Goods};
pub use marker::{Kind, Marker, Markers, Shade};
pub use phase::{ActionInHand, Answers, Dealings, Phase, Stage};
pub use reason::Reason;
pub use sale::{Sale, Seller, Sellers, sell_all};
pub use setup::Stock;
