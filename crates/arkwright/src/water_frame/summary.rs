//! What happens in Water Frame only, in a few words without the player's name: for the lines of a
//! ledger and the rows of an account.

use table::Message;

use super::event::{WaterEvent, with_place};
use super::tile::Tile;
use crate::event::{Cost, Event, Income};
use crate::goods::Good;
use crate::summary::{deeds, of_good};

/// What the event at this place is in Water Frame only. Extra shifts are told with their good, a
/// delivery with its price if it has one, a contract with its last space, and workers who move
/// about in the warehouse together.
pub(crate) fn part_at(events: &[Event], place: usize) -> Option<Message> {
    let later = &events[place + 1..];
    let moves = |events: &[Event]| {
        let is_move =
            |event: &&Event| matches!(event, Event::Water(WaterEvent::WarehouseMoved { .. }));
        events.iter().filter(is_move).count()
    };
    let rises = |later: &[Event], good: Good| {
        later.iter().any(|event| match event {
            Event::Water(WaterEvent::ContractTaken { good: of, .. }) => *of == good,
            _ => false,
        })
    };
    match (events[place], later) {
        (
            Event::Water(WaterEvent::TileReturned {
                tile: Tile::ExtraShifts,
                ..
            }),
            [Event::Water(WaterEvent::ExtraShift { .. }), ..],
        )
        | (
            Event::Water(WaterEvent::ContractFulfilled { .. }),
            [
                Event::Received {
                    why: Income::Shipment { .. },
                    ..
                },
                ..,
            ],
        ) => None,
        (Event::Water(WaterEvent::ContractTaken { good, .. }), later) if rises(later, good) => None,
        (Event::Water(WaterEvent::WarehouseMoved { .. }), later) if moves(events) > 1 => {
            let count = moves(events) as u16;
            let told = Message::new("sum-warehouse-rearranged").with("count", count);
            (moves(later) == 0).then_some(told)
        }
        (event, _) => part(&event),
    }
}

/// Words for one event, if it needs them: what moves coins alone is told by the coins.
fn part(event: &Event) -> Option<Message> {
    let new = Message::new;
    Some(match *event {
        Event::Received { why, .. } => match why {
            Income::Patron { good } => of_good("sum-patron", good),
            Income::Jubilee { good } => of_good("sum-jubilee", good),
            Income::Shipment { good, count, price } => of_good("sum-shipped", good)
                .with("count", count)
                .with("price", price),
            Income::Office => new("sum-office"),
            Income::EngineeringWorks => new("sum-engineering-works"),
            Income::RoyalSociety => new("sum-royal-society"),
            _ => return None,
        },
        Event::Paid { why, .. } => match why {
            Cost::Inventor => new("sum-inventor-paid"),
            Cost::HarbourWages { workers, wage } => new("sum-harbour-wages")
                .with("count", workers)
                .with("wage", wage),
            Cost::CreditCrisis => new("sum-credit-crisis"),
            Cost::SocialUnrest { workers } => new("sum-social-unrest").with("count", workers),
            _ => return None,
        },
        Event::ShareMoved {
            from, to, because, ..
        } if because.is_penalty() => new(match from == to {
            true => "sum-penalty-none",
            false => "sum-penalty",
        })
        .with("because", because.word())
        .with("steps", from - to),
        Event::Water(event) => return of_water(&event),
        _ => return None,
    })
}

fn of_water(event: &WaterEvent) -> Option<Message> {
    let new = Message::new;
    Some(match *event {
        WaterEvent::RowLaid { .. }
        | WaterEvent::TileDrawn { .. }
        | WaterEvent::EconomyMarker { .. }
        | WaterEvent::EventRevealed { .. }
        | WaterEvent::EventEnded { .. }
        | WaterEvent::WorkersGone { .. } => return None,
        WaterEvent::TileTaken { tile, .. } => new("sum-tile-taken").with("tile", tile.word()),
        WaterEvent::TileReturned { tile, .. } => new("sum-tile-returned").with("tile", tile.word()),
        WaterEvent::TileAssigned { tile, good, .. } => {
            of_good("sum-tile-assigned", good).with("tile", tile.word())
        }
        WaterEvent::InventorUsed { uses, .. } => new("sum-inventor-used").with("count", uses),
        WaterEvent::DeveloperUsed { .. } => new("sum-developer-used"),
        WaterEvent::ShipTaken {
            capacity,
            from_market,
            from_fired,
            ..
        } => new("sum-ship-taken")
            .with("capacity", capacity)
            .with("count", from_market + from_fired),
        WaterEvent::ShipReturned { capacity, crew, .. } => new("sum-ship-returned")
            .with("capacity", capacity)
            .with("count", crew),
        WaterEvent::ContractTaken { good, to, .. } => {
            of_good("sum-contract-taken", good).with("to", to)
        }
        WaterEvent::ContractRose { good, to, .. } => {
            of_good("sum-contract-rose", good).with("to", to)
        }
        WaterEvent::ContractFulfilled {
            good, count, ships, ..
        } => of_good("sum-contract-fulfilled", good)
            .with("count", count)
            .with("ships", ships),
        WaterEvent::WarehouseStaffed { place, .. } => {
            with_place(new("sum-warehouse-staffed"), "place", place)
        }
        WaterEvent::WarehouseMoved { from, to, .. } => {
            let moved = with_place(new("sum-warehouse-moved"), "from", from);
            with_place(moved, "to", to)
        }
        WaterEvent::WarehouseDismissed { place, .. } => {
            with_place(new("sum-warehouse-dismissed"), "place", place)
        }
        WaterEvent::WorkersResettled { good, count, .. } => {
            of_good("sum-resettled", good).with("count", count)
        }
        WaterEvent::WarehouseResettled { place, .. } => {
            with_place(new("sum-warehouse-resettled"), "place", place)
        }
        WaterEvent::ExtraShift { good, .. } => of_good("sum-extra-shift", good),
        WaterEvent::RowShut { good, row, .. } => of_good("sum-row-shut", good).with("row", row),
        WaterEvent::FactoryMarked { good, .. } => of_good("sum-factory-marked", good),
        WaterEvent::MachineSmashed { good, row, .. } => {
            of_good("sum-machine-smashed", good).with("row", row)
        }
        WaterEvent::SharesForfeited { count, .. } => {
            new("sum-shares-forfeited").with("count", count)
        }
    })
}

/// Words for one event in a row of an account, where coins stand beside the words.
pub(crate) fn in_account(event: &Event) -> Option<Message> {
    let counted = |id, count: u8| Message::new(id).with("count", count);
    match *event {
        // The deal is told with its coins.
        Event::SharesSold { .. } | Event::SharesBought { .. } => None,
        Event::Received {
            why: Income::Shares { count },
            ..
        } => Some(counted("sum-shares-sold", count)),
        Event::Paid {
            why: Cost::Shares { count },
            ..
        } => Some(counted("sum-shares-bought", count)),
        Event::DistributionRaised { good, to, .. } => {
            Some(of_good("account-distribution-raised", good).with("to", to))
        }
        Event::Lost { good, count, .. } => Some(of_good("account-lost", good).with("count", count)),
        _ => part(event).or_else(|| deeds(&[*event]).pop()),
    }
}
