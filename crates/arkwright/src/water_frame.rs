//! Water Frame: what it has more in its box than Spinning Jenny.

mod components;
mod data;
mod event_marker;
mod mat_kind;
mod tile;

pub use self::components::{
    EventComponents, MatComponents, ShipComponents, Special, TileComponents, WarehouseComponents,
    WaterComponents, WaterPredetermined, WaterSeat,
};
pub use self::data::{WATER_COMPILED, water_provenance};
pub use self::event_marker::EventMarker;
pub use self::mat_kind::MatKind;
pub use self::tile::{Tile, Tiles};
