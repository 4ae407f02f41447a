//! Arkwright: Spinning Jenny, by the book.
//!
//! ```
//! use arkwright::{Action, Arkwright, Event, Preparation};
//! use table::{Play, Seed};
//!
//! // Three players with what the rule book lays out for them; the seed draws the rest.
//! let game = Arkwright::spinning_jenny(3, Preparation::Predetermined);
//! let mut play = Play::deal(game, Seed::new("a first game"));
//!
//! // The first player places one of his markers, and pays what its space costs.
//! assert!(play.legal().iter().any(|action| action.to_string() == "place workers 4"));
//! let action: Action = "place workers 4".parse()?;
//! let mut events = Vec::new();
//! play.act(action, &mut events).expect("it is among the legal actions");
//!
//! for event in &events {
//!     println!("{event:?}");
//! }
//! assert!(matches!(events[1], Event::Paid { amount: 4, .. }));
//! assert!(play.check("buy 1".parse()?).is_err(), "that is for the stock exchange marker");
//! # Ok::<(), table::NotationError>(())
//! ```
//!
//! One module per chapter of the rule book; each holds what it asks, offers, allows and does, and
//! cites the section. `phase` and `stage` lead to them. The component numbers live in
//! `data/arkwright.toml`, those that only Water Frame needs in `data/water-frame.toml`.

#![forbid(unsafe_code)]

mod account;
mod action;
mod administration;
mod advice;
mod board;
mod built_since;
mod components;
mod data;
mod derived;
mod distribution;
pub mod due;
mod edition;
mod event;
mod factory;
mod facts;
mod forecast;
mod forecast_change;
mod game;
mod goods;
mod left_out;
mod machinery;
mod marker;
mod money;
mod notation;
mod outlook;
mod phase;
mod preparation;
mod prices;
mod production;
mod quality;
mod question;
mod reason;
mod round;
mod sale;
mod samples;
mod scoring;
mod series;
mod setup;
mod spaces;
mod special_marker;
mod stage;
mod stock_exchange;
mod storage;
mod summary;
mod tables;
mod told;
mod validate;
mod verdict;
mod warning;
mod water_frame;
mod workers;

pub use crate::data::{COMPILED, provenance};
pub use ::data::{Confidence, DataError, Provenance, Source};
pub use account::{DECADE, PRODUCTION};
pub use action::{Action, Face};
pub use administration::Placing;
pub use board::{Board, Company, Factory};
pub use built_since::BuiltSince;
pub use components::{
    AdministrationComponents, Components, DECADES, FactoryComponents, GreyComponents,
    JobMarketComponents, LoanComponents, PredeterminedSeat, RowComponents, ShareComponents,
    TimetableComponents,
};
pub use distribution::{DistributionAction, distribution_cost};
pub use edition::{Edition, SpinningJenny};
pub use event::{Because, Cost, Event, Income, Raised};
pub use factory::FactoryAction;
pub use facts::{BOOKS, Phrase};
pub use forecast::{GoodForecast, SeatForecast};
pub use game::{Arkwright, Preparation, RULES};
pub use goods::{Good, Goods};
pub use machinery::MachineryAction;
pub use marker::{Kind, Marker, Markers, Shade};
pub use outlook::{Outlook, SeatOutlook, ShipmentOutlook, SoldAfter, productions_ahead};
pub use phase::Phase;
pub use preparation::Foundation;
pub use prices::PriceAdjustment;
pub use production::Production;
pub use quality::QualityAction;
pub use reason::Reason;
pub use sale::{Answers, Sale, Seller, Sellers, SoldGood, order_of_sale, sell_all};
pub use scoring::Ranked;
pub use series::{GoodsByDecade, HarbourPoint, Point, Series, series};
pub use setup::Stock;
pub use stage::{ActionInHand, Stage};
pub use stock_exchange::{Dealings, FinalExchange, Run, StockExchangeAction};
pub use storage::Storage;
pub use told::Forecast;
pub use verdict::verdict;
pub use water_frame::{
    AfterSale, EconomyAhead, EventAhead, EventComponents, EventMarker, Fleet, Harbour, InHand,
    MatComponents, MatKind, More, Occasion, Parts, Pending, Place, Room, Selling, ShipComponents,
    Shipping, Special, Tile, TileComponents, Tiles, WATER_COMPILED, WATER_DECADE, WATER_END,
    WATER_FIRST, WATER_LAST, WATER_PRODUCTION, WarehouseComponents, WaterComponents, WaterEvent,
    WaterFrame, WaterOptions, WaterPhase, WaterPredetermined, WaterSeat, WaterStage, WaterStock,
    water_provenance,
};
pub use workers::WorkersAction;
