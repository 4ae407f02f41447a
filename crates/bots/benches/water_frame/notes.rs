//! What a bot does in its games, counted from its choices and from what they lead to.

use std::collections::BTreeMap;

use arkwright::{
    Action, Board, Components, Event, EventMarker, Income, Kind, Marker, Phase, Raised, Shade,
    Stage, Tile, WaterEvent, WaterFrame, WaterPhase, WaterStage,
};
use table::{Log, Seat, Seats};

/// What is counted, in the order in which it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Group {
    /// A marker placed or used again, by kind.
    Actions,
    /// What was done in the actions.
    Deeds,
    /// A grey marker taken.
    MarkersTaken,
    /// A grey marker used.
    MarkersUsed,
    /// A tile taken.
    TilesTaken,
    /// A tile that had an effect.
    TilesUsed,
    /// A ship taken.
    Ships,
    /// A contract taken, fulfilled or left open.
    Contracts,
    /// An amount paid with accountant or engineer, against the space's cost.
    Payments,
    /// An event met; counted once a game.
    Events,
}

impl Group {
    fn heading(self) -> &'static str {
        match self {
            Group::Actions => "main actions",
            Group::Deeds => "what was done",
            Group::MarkersTaken => "grey markers taken",
            Group::MarkersUsed => "grey markers used",
            Group::TilesTaken => "tiles taken",
            Group::TilesUsed => "tiles used",
            Group::Ships => "ships taken",
            Group::Contracts => "contracts",
            Group::Payments => "payments other than the space's",
            Group::Events => "events met (a game)",
        }
    }
}

/// Everything counted so far.
#[derive(Default)]
pub(crate) struct Notes {
    counts: BTreeMap<(Group, String), u64>,
}

impl Notes {
    fn add(&mut self, group: Group, what: impl Into<String>, count: u64) {
        *self.counts.entry((group, what.into())).or_insert(0) += count;
    }

    /// A row for all that could have been counted, so that what never happens is seen.
    fn with_all_rows(&mut self) {
        for tile in Tile::ALL {
            self.add(Group::TilesTaken, tile.word(), 0);
            self.add(Group::TilesUsed, tile.word(), 0);
        }
        for event in EventMarker::ALL {
            self.add(Group::Events, event.word(), 0);
        }
        for kind in [
            Kind::Machinery,
            Kind::Quality,
            Kind::Distribution,
            Kind::Production,
        ] {
            for marker in [Marker::light(kind), Marker::dark(kind)] {
                self.add(Group::MarkersTaken, marker.to_string(), 0);
                self.add(Group::MarkersUsed, marker.to_string(), 0);
            }
        }
        for capacity in [2, 4, 6, 8, 10] {
            self.add(Group::Ships, format!("ship {capacity:>2}"), 0);
        }
    }

    /// Tells every count per company and game, as a table.
    pub(crate) fn tell(&mut self, games: f64, companies: f64) {
        self.with_all_rows();
        let mut last = None;
        for ((group, what), count) in &self.counts {
            if last.replace(*group) != Some(*group) {
                println!("\n| {} | a company and game |\n|---|---|", group.heading());
            }
            let among = match group {
                Group::Events => games,
                _ => companies,
            };
            println!("| {what} | {:.3} |", *count as f64 / among);
        }
    }
}

/// Counts what follows from one choice or from something turned up.
pub(crate) struct Watched<'a> {
    before: &'a Board<WaterFrame>,
    watched: Seats,
    notes: &'a mut Notes,
}

impl<'a> Watched<'a> {
    pub(crate) fn new(
        before: &'a Board<WaterFrame>,
        watched: Seats,
        notes: &'a mut Notes,
    ) -> Watched<'a> {
        Watched {
            before,
            watched,
            notes,
        }
    }

    fn has(&self, seat: Seat, tile: Tile) -> bool {
        self.before.harbour(seat).has(tile)
    }

    fn used(&mut self, tile: Tile) {
        self.notes.add(Group::TilesUsed, tile.word(), 1);
    }

    /// Counts a choice itself.
    pub(crate) fn choice(&mut self, seat: Seat, action: Action) {
        if !self.watched.contains(seat) {
            return;
        }
        match action {
            Action::UseDeveloper => self.used(Tile::Developer),
            Action::HalfPrice(_) => self.used(Tile::Broker),
            Action::Start(_) if self.before.phase == Phase::Water(WaterPhase::Charisma) => {
                self.used(Tile::Charisma);
            }
            Action::Buy(_) | Action::Sell(_) | Action::Warehouse(..)
                if matches!(self.before.phase, Phase::Water(WaterPhase::Broker { .. })) =>
            {
                self.used(Tile::Broker);
            }
            Action::Return(Tile::Patent) if self.is_at_distribution() => self.used(Tile::Patent),
            Action::Distribute(..) if self.has(seat, Tile::Patent) => {
                self.used(Tile::Patent);
            }
            Action::Machine(..) if self.has(seat, Tile::Workshop) => {
                self.used(Tile::Workshop);
            }
            Action::Keep(goods) if self.has(seat, Tile::SmallWarehouse) => {
                let tile = Tile::SmallWarehouse.word();
                let kept = goods.iter().any(|count| *count > 0);
                self.notes.add(Group::TilesUsed, tile, u64::from(kept));
            }
            Action::PlacePaying(marker, cost, paid) => self.payment(seat, marker, cost, paid),
            Action::ReusePaying(marker, paid) => {
                let space = self.before.company(seat).space_of(marker);
                let spaces = Components::compiled().administration.spaces;
                let cost = spaces[space.expect("only a placed marker is used again")];
                self.payment(seat, marker, cost, paid);
            }
            Action::Produce(..) | Action::ProduceExtra(..) => {
                self.notes.add(Group::Deeds, "production for the store", 1);
            }
            Action::Deliver(..) => self.notes.add(Group::Contracts, "by a ship action", 1),
            Action::Ship(..) => self.notes.add(Group::Contracts, "by a production", 1),
            Action::Move(tile, _) => {
                let what = format!("{} moved", tile.word());
                self.notes.add(Group::Deeds, what, 1);
            }
            _ => {}
        }
    }

    fn is_at_distribution(&self) -> bool {
        matches!(
            self.before.phase,
            Phase::Action(hand)
                if matches!(
                    hand.stage,
                    Stage::Distribution(_) | Stage::Water(WaterStage::Patent { .. })
                )
        )
    }

    fn payment(&mut self, seat: Seat, marker: Marker, cost: u8, paid: u8) {
        let is_engineer = marker.kind == Kind::Quality && self.has(seat, Tile::Engineer);
        let tile = match is_engineer {
            true => Tile::Engineer,
            false => Tile::Accountant,
        };
        self.notes.add(Group::TilesUsed, tile.word(), 1);
        let more = i16::from(paid) - i16::from(cost);
        let what = match is_engineer {
            true => format!("engineer, {}", if more > 0 { "more" } else { "less" }),
            false => format!("accountant, {more:+}"),
        };
        self.notes.add(Group::Payments, what, 1);
    }

    fn marker(&mut self, seat: Seat, marker: Marker, is_again: bool) {
        let what = match marker.pier() {
            Some(_) => "ship",
            None => marker.kind.word(),
        };
        self.notes.add(Group::Actions, what, 1);
        if is_again {
            self.notes.add(Group::Deeds, "marker used again", 1);
        }
        if marker.shade != Shade::Own && marker.pier().is_none() {
            self.notes.add(Group::MarkersUsed, marker.to_string(), 1);
        }
        if is_again && self.has(seat, Tile::Administrator) {
            let tile = Tile::Administrator.word();
            self.notes.add(Group::TilesUsed, tile, 1);
        }
    }

    fn water(&mut self, seat: Seat, event: WaterEvent) {
        let notes = &mut *self.notes;
        let mut done = |what: &str, count: u8| notes.add(Group::Deeds, what, u64::from(count));
        match event {
            WaterEvent::TileTaken { tile, .. } => notes.add(Group::TilesTaken, tile.word(), 1),
            WaterEvent::InventorUsed { .. } => {
                notes.add(Group::TilesUsed, Tile::Inventor.word(), 1);
            }
            WaterEvent::ExtraShift { .. } => {
                notes.add(Group::TilesUsed, Tile::ExtraShifts.word(), 1);
            }
            WaterEvent::RowShut { .. }
            | WaterEvent::WorkersResettled { .. }
            | WaterEvent::WarehouseResettled { .. } => {
                notes.add(Group::TilesUsed, Tile::School.word(), 1);
            }
            WaterEvent::ShipTaken { capacity, .. } => {
                notes.add(Group::Ships, format!("ship {capacity:>2}"), 1);
            }
            WaterEvent::ShipReturned { .. } => done("ships returned", 1),
            WaterEvent::ContractTaken { to, .. } => {
                notes.add(Group::Contracts, format!("taken or raised to {to:>2}"), 1);
            }
            WaterEvent::ContractRose { .. } => notes.add(Group::Contracts, "unfulfilled, risen", 1),
            WaterEvent::ContractFulfilled { good, count, .. } => {
                notes.add(Group::Contracts, format!("fulfilled with {count:>2}"), 1);
                let space = self.before.harbour(seat).contracts[good.index()];
                if space != count {
                    notes.add(Group::TilesUsed, Tile::Agent.word(), 1);
                }
            }
            WaterEvent::WarehouseStaffed { .. } => done("warehouse workers hired", 1),
            WaterEvent::WarehouseDismissed { .. } => done("warehouse workers dismissed", 1),
            WaterEvent::FactoryMarked { .. } => done("factories marked in 1810", 1),
            _ => {}
        }
    }
}

impl Log<Event> for Watched<'_> {
    fn tell(&mut self, event: Event) {
        if let Event::Water(WaterEvent::EventRevealed { event }) = event {
            self.notes.add(Group::Events, event.word(), 1);
        }
        let Some(seat) = event.seat() else {
            return;
        };
        if !self.watched.contains(seat) {
            return;
        }
        let notes = &mut *self.notes;
        let mut done = |what: &str, count: u16| notes.add(Group::Deeds, what, u64::from(count));
        match event {
            Event::MarkerPlaced { marker, .. } => self.marker(seat, marker, false),
            Event::MarkerReused { marker, .. } => self.marker(seat, marker, true),
            Event::MarkerTaken { marker, .. } => {
                notes.add(Group::MarkersTaken, marker.to_string(), 1);
            }
            Event::FactoryRaised {
                level,
                how: Raised::Modernized,
                ..
            } => done(&format!("modernized to level {level}"), 1),
            Event::FactoryRaised {
                how: Raised::Built, ..
            } => done("factories built", 1),
            Event::FactoryClosed { .. } => done("factories closed", 1),
            Event::SharesBought { count, .. } => done("shares bought", count.into()),
            Event::SharesSold { count, .. } => done("shares sold", count.into()),
            Event::EmergencySale { count, .. } => done("shares sold in emergencies", count.into()),
            Event::LoansTaken { count, .. } => done("loans", count),
            Event::WorkersHired {
                from_market,
                from_fired,
                ..
            } => {
                done("workers hired", (from_market + from_fired).into());
            }
            Event::WorkersFired { workers, .. } => done("workers fired", workers.into()),
            Event::MachinePlaced { .. } => done("machines", 1),
            Event::QualityRaised { to, .. } => {
                done("quality raised", 1);
                if to > 4 {
                    notes.add(Group::TilesUsed, Tile::Engineer.word(), 1);
                }
            }
            Event::DistributionRaised { .. } => done("distribution raised", 1),
            Event::Sold { count, .. } => done("goods sold in England", count.into()),
            Event::Stored { count, .. } => done("goods stored", count.into()),
            Event::Received { why, amount, .. } => match why {
                Income::Patron { good } => {
                    notes.add(Group::TilesUsed, Tile::patron(good).word(), 1);
                }
                Income::Jubilee { .. } => done("jubilee sales", 1),
                Income::Office => notes.add(Group::TilesUsed, Tile::Office.word(), 1),
                Income::EngineeringWorks => {
                    notes.add(Group::TilesUsed, Tile::EngineeringWorks.word(), 1);
                }
                Income::Shipment { .. } => done("pounds from the colonies", amount),
                _ => {}
            },
            Event::Paid {
                why: arkwright::Cost::Wages { good, .. },
                ..
            } if self.before.harbour(seat).foreman == Some(good) => {
                notes.add(Group::TilesUsed, Tile::Foreman.word(), 1);
            }
            Event::Water(event) => self.water(seat, event),
            _ => {}
        }
    }
}
