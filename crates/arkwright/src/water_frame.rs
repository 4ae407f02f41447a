//! Water Frame, the full version: what it has more than Spinning Jenny, one module per chapter.

mod about;
mod account;
mod administration;
mod ahead;
mod alone;
mod components;
mod data;
mod derived;
mod edition;
mod event;
mod event_marker;
mod event_phase;
mod events;
mod harbour;
mod main_action;
mod mat_kind;
mod now;
mod orders;
mod pending;
mod phase;
mod phase_rules;
mod production;
mod production_action;
mod reveals;
mod room;
mod samples;
mod scoring;
mod setup;
mod share_sale;
mod ship_action;
mod shipping;
mod special_marker;
mod stage;
mod stage_rules;
mod storing;
pub(crate) mod summary;
mod tile;
mod told;
mod validate;
mod verdict;

pub use self::account::{WATER_DECADE, WATER_END, WATER_FIRST, WATER_LAST, WATER_PRODUCTION};
pub use self::ahead::{EconomyAhead, EventAhead};
pub use self::components::{
    EventComponents, MatComponents, ShipComponents, Special, TileComponents, WarehouseComponents,
    WaterComponents, WaterPredetermined, WaterSeat,
};
pub use self::data::{WATER_COMPILED, water_provenance};
pub use self::edition::WaterFrame;
pub use self::event::WaterEvent;
pub(crate) use self::event::with_place;
pub use self::event_marker::EventMarker;
pub use self::harbour::{Fleet, Harbour, InHand, Parts, Place, Selling};
pub use self::mat_kind::MatKind;
pub use self::pending::Pending;
pub use self::phase::{AfterSale, Occasion, WaterPhase};
pub use self::room::Room;
pub use self::setup::{More, WaterOptions, WaterStock};
pub use self::shipping::Shipping;
pub use self::stage::WaterStage;
pub use self::tile::{Tile, Tiles};
