//! Arkwright: The Card Game, for two to four players.

#![forbid(unsafe_code)]

mod about;
mod account;
mod action;
mod automate;
mod board;
mod build;
mod card;
mod cards;
mod components;
mod costs;
mod data;
mod derived;
mod development;
mod distribution;
pub mod due;
mod early_shipping;
mod employ;
mod event;
mod extra_production;
mod facts;
mod forecast;
mod forecast_change;
mod game;
mod good;
mod layout;
mod left_out;
mod phase;
mod preparation;
mod price;
mod production;
mod puzzle;
mod quality;
mod question;
mod reason;
mod samples;
mod saved_tokens;
mod say;
mod scoring;
mod series;
mod setup;
mod share_value;
mod shipping;
mod stock_exchange;
mod storage;
mod summary;
mod tables;
mod told;
mod track;
mod turn;
mod usual;
mod validate;
mod verdict;
mod warning;

pub use crate::data::{COMPILED, provenance};
pub use ::data::{Confidence, DataError, Provenance, Source};
pub use account::{DECADE, NEUTRAL_DECADE, PRODUCTION, SCORING};
pub use action::{Action, Face, MOST_SHARES, MOST_TOTAL, Position, StorehouseKind};
pub use board::{Board, Company, Factory, Hand, Layout, MOST_LAID, ROUNDS, Vacancy};
pub use card::{CARDS, Card, Cards};
pub use components::{
    CardNumbers, Components, DOUBLE_SIDED, FactorySide, MOST_APPEAL, MOST_DEMAND_STEPS, MOST_WAGES,
    Market, SPOTS, Start, StartDevelopment, Storehouses, WorkerCard,
};
pub use event::{
    Cause, Costs, Development, Ending, Event, GivenBack, Purchase, QualityWhy, Raised, StartWhy,
    WastedWhy,
};
pub use facts::{BOOKS, Phrase};
pub use forecast::{GoodForecast, PRICE_WHYS, SeatForecast};
pub use game::{CardGame, Options, RULES};
pub use good::{GOODS, Good, Goods};
pub use layout::Stock;
pub use phase::Phase;
pub use price::Configuration;
pub use puzzle::{QualityCardKind, QualityMove, QualityWay};
pub use quality::{QualityCards, SMALL_CARDS, VALUES};
pub use reason::Reason;
pub use saved_tokens::SavedTokens;
pub use series::{Course, DECADES, Point, Series, series};
pub use track::{TOP_LEVEL, TRACKS, Track};
pub use verdict::verdict;
