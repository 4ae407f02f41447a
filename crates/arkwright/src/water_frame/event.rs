//! What happens in Water Frame only.

use serde::Serialize;
use table::{Message, Say, Seat};

use super::event_marker::EventMarker;
use super::harbour::Place;
use super::tile::Tile;
use crate::goods::Good;

/// Something that happened on the board in Water Frame only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum WaterEvent {
    /// A row of the mat was laid out, counted from 0: machinery, quality, distribution, production.
    RowLaid { row: u8, counts: [u8; 4] },
    /// A tile came into the game.
    TileDrawn { tile: Tile },
    /// An economy marker was revealed.
    EconomyMarker { importer: u8, workers: u8 },
    /// An event marker was revealed.
    EventRevealed { event: EventMarker },
    /// An event that lasted through the decade is over.
    EventEnded { event: EventMarker },
    /// A tile was taken from the common supply.
    TileTaken { seat: Seat, tile: Tile },
    /// A tile went back to the common supply.
    TileReturned { seat: Seat, tile: Tile },
    /// The foreman or the workshop works in a factory.
    TileAssigned { seat: Seat, tile: Tile, good: Good },
    /// The inventor was used, for this time.
    InventorUsed { seat: Seat, uses: u8 },
    /// The developer was called in.
    DeveloperUsed { seat: Seat },
    /// A ship was taken, with its crew.
    ShipTaken {
        seat: Seat,
        capacity: u8,
        from_market: u8,
        from_fired: u8,
    },
    /// A ship went back to the mat, and so many of its crew were fired.
    ShipReturned { seat: Seat, capacity: u8, crew: u8 },
    /// A contract was taken or raised.
    ContractTaken { seat: Seat, good: Good, to: u8 },
    /// A contract was not fulfilled and rises.
    ContractRose { seat: Seat, good: Good, to: u8 },
    /// A contract was fulfilled with so many goods on so many ships.
    ContractFulfilled {
        seat: Seat,
        good: Good,
        count: u8,
        ships: u8,
    },
    /// A worker was hired into the large warehouse.
    WarehouseStaffed {
        seat: Seat,
        place: Place,
        from_market: u8,
        from_fired: u8,
    },
    /// A worker moved within the large warehouse.
    WarehouseMoved { seat: Seat, from: Place, to: Place },
    /// A worker of the large warehouse was fired.
    WarehouseDismissed { seat: Seat, place: Place },
    /// Displaced workers went into a factory.
    WorkersResettled { seat: Seat, good: Good, count: u8 },
    /// A displaced worker went into the large warehouse.
    WarehouseResettled { seat: Seat, place: Place },
    /// Extra shifts produced one more.
    ExtraShift { seat: Seat, good: Good },
    /// A row of a factory was shut, counted from 1.
    RowShut { seat: Seat, good: Good, row: u8 },
    /// Workers were hired for a factory after its last cycle.
    FactoryMarked { seat: Seat, good: Good },
    /// Workers have left the game.
    WorkersGone { from_market: u8, from_fired: u8 },
    /// A machine gave way to a worker; rows count from 1.
    MachineSmashed { seat: Seat, good: Good, row: u8 },
    /// Shares were given to the bank for nothing.
    SharesForfeited { seat: Seat, count: u8 },
}

/// A place of the large warehouse in a message.
pub(crate) fn with_place(message: Message, name: &'static str, place: Place) -> Message {
    message.with(
        name,
        match place {
            Place::Column(Good::Food) => "place-food",
            Place::Column(Good::Clothes) => "place-clothes",
            Place::Column(Good::Cutlery) => "place-cutlery",
            Place::Column(Good::Lamps) => "place-lamps",
            Place::Line => "place-line",
        },
    )
}

impl Say for WaterEvent {
    fn say(&self) -> Message {
        let new = Message::new;
        let of = |id, seat: Seat| new(id).with("seat", seat);
        let with_good = |id, seat: Seat, good: Good| of(id, seat).with("good", good.word());
        match *self {
            WaterEvent::RowLaid { row, counts } => new("row-laid")
                .with("row", row + 1)
                .with("machinery", counts[0])
                .with("quality", counts[1])
                .with("distribution", counts[2])
                .with("production", counts[3]),
            WaterEvent::TileDrawn { tile } => new("tile-drawn").with("tile", tile.word()),
            WaterEvent::EconomyMarker { importer, workers } => new("economy-marker")
                .with("importer", importer)
                .with("workers", workers),
            WaterEvent::EventRevealed { event } => {
                new("event-revealed").with("event", event.word())
            }
            WaterEvent::EventEnded { event } => new("event-ended").with("event", event.word()),
            WaterEvent::TileTaken { seat, tile } => {
                of("tile-taken", seat).with("tile", tile.word())
            }
            WaterEvent::TileReturned { seat, tile } => {
                of("tile-returned", seat).with("tile", tile.word())
            }
            WaterEvent::TileAssigned { seat, tile, good } => {
                with_good("tile-assigned", seat, good).with("tile", tile.word())
            }
            WaterEvent::InventorUsed { seat, uses } => {
                of("inventor-used", seat).with("count", uses)
            }
            WaterEvent::DeveloperUsed { seat } => of("developer-used", seat),
            WaterEvent::ShipTaken {
                seat,
                capacity,
                from_market,
                from_fired,
            } => of("ship-taken", seat)
                .with("capacity", capacity)
                .with("count", from_market + from_fired)
                .with("fired", from_fired),
            WaterEvent::ShipReturned {
                seat,
                capacity,
                crew,
            } => of("ship-returned", seat)
                .with("capacity", capacity)
                .with("count", crew),
            WaterEvent::ContractTaken { seat, good, to } => {
                with_good("contract-taken", seat, good).with("to", to)
            }
            WaterEvent::ContractRose { seat, good, to } => {
                with_good("contract-rose", seat, good).with("to", to)
            }
            WaterEvent::ContractFulfilled {
                seat,
                good,
                count,
                ships,
            } => with_good("contract-fulfilled", seat, good)
                .with("count", count)
                .with("ships", ships),
            WaterEvent::WarehouseStaffed {
                seat,
                place,
                from_fired,
                ..
            } => {
                with_place(of("warehouse-staffed", seat), "place", place).with("fired", from_fired)
            }
            WaterEvent::WarehouseMoved { seat, from, to } => {
                let message = with_place(of("warehouse-moved", seat), "from", from);
                with_place(message, "to", to)
            }
            WaterEvent::WarehouseDismissed { seat, place } => {
                with_place(of("warehouse-dismissed", seat), "place", place)
            }
            WaterEvent::WorkersResettled { seat, good, count } => {
                with_good("workers-resettled", seat, good).with("count", count)
            }
            WaterEvent::WarehouseResettled { seat, place } => {
                with_place(of("warehouse-resettled", seat), "place", place)
            }
            WaterEvent::ExtraShift { seat, good } => with_good("extra-shift", seat, good),
            WaterEvent::RowShut { seat, good, row } => {
                with_good("row-shut", seat, good).with("row", row)
            }
            WaterEvent::FactoryMarked { seat, good } => with_good("factory-marked", seat, good),
            WaterEvent::WorkersGone {
                from_market,
                from_fired,
            } => new("workers-gone").with("count", from_market + from_fired),
            WaterEvent::MachineSmashed { seat, good, row } => {
                with_good("machine-smashed", seat, good).with("row", row)
            }
            WaterEvent::SharesForfeited { seat, count } => {
                of("shares-forfeited", seat).with("count", count)
            }
        }
    }
}

impl WaterEvent {
    /// Whom it concerns, if it concerns one player.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            WaterEvent::RowLaid { .. }
            | WaterEvent::TileDrawn { .. }
            | WaterEvent::EconomyMarker { .. }
            | WaterEvent::EventRevealed { .. }
            | WaterEvent::EventEnded { .. }
            | WaterEvent::WorkersGone { .. } => None,
            WaterEvent::TileTaken { seat, .. }
            | WaterEvent::TileReturned { seat, .. }
            | WaterEvent::TileAssigned { seat, .. }
            | WaterEvent::InventorUsed { seat, .. }
            | WaterEvent::DeveloperUsed { seat }
            | WaterEvent::ShipTaken { seat, .. }
            | WaterEvent::ShipReturned { seat, .. }
            | WaterEvent::ContractTaken { seat, .. }
            | WaterEvent::ContractRose { seat, .. }
            | WaterEvent::ContractFulfilled { seat, .. }
            | WaterEvent::WarehouseStaffed { seat, .. }
            | WaterEvent::WarehouseMoved { seat, .. }
            | WaterEvent::WarehouseDismissed { seat, .. }
            | WaterEvent::WorkersResettled { seat, .. }
            | WaterEvent::WarehouseResettled { seat, .. }
            | WaterEvent::ExtraShift { seat, .. }
            | WaterEvent::RowShut { seat, .. }
            | WaterEvent::FactoryMarked { seat, .. }
            | WaterEvent::MachineSmashed { seat, .. }
            | WaterEvent::SharesForfeited { seat, .. } => Some(*seat),
        }
    }
}
