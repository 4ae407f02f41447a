//! What is met in a game, by short names.

use std::collections::BTreeSet;

use arkwright::{
    Action, Arkwright, Because, Board, Cost, Event, EventMarker, Fleet, Good, Income, Kind, Marker,
    Phase, Stage, Tile, WaterEvent, WaterFrame, WaterPhase,
};
use table::{Entry, Play, Seat};

/// What the stored games have to meet together.
pub(crate) fn wanted() -> Vec<String> {
    let events = EventMarker::ALL.map(|event| format!("event {}", event.word()));
    let tiles: BTreeSet<String> = Tile::ALL.into_iter().map(used).collect();
    let others = [
        "shipped with both ships, which it needed",
        "shipped with one ship",
        "delivered by the ship action",
        "contract rose",
        "contract on the last space",
        "contract overdue",
        "contract open at the end",
        "jubilee sold",
        "factory marked",
        "row shut",
        "worker resettled",
        "machine smashed",
        "ship lost after the opium war",
        "ship replaced",
        "ship dismissed",
        "half price",
        "foreman moved",
        "patent returned",
        "warehouse staffed",
        "extra shift stored",
        "factory of level 4",
    ];
    let others = others.map(str::to_owned);
    events.into_iter().chain(tiles).chain(others).collect()
}

/// Everything that was met in a game.
pub(crate) fn met(play: &Play<Arkwright<WaterFrame>>) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for (n, entry) in play.entries().enumerate() {
        let (before, after) = (play.board_after(n), play.board_after(n + 1));
        let (Some(before), Some(after)) = (before, after) else {
            continue;
        };
        let action = match entry {
            Entry::Act { action, .. } => Some(action),
            Entry::Reveal(_) => None,
        };
        let step = Step {
            game: play.game(),
            before,
            after,
            action,
        };
        all.extend(step.met(&play.events_of(n)));
    }
    all
}

/// A choice or something revealed, with the boards around it.
pub(crate) struct Step<'a> {
    pub(crate) game: &'a Arkwright<WaterFrame>,
    pub(crate) before: &'a Board<WaterFrame>,
    pub(crate) after: &'a Board<WaterFrame>,
    pub(crate) action: Option<Action>,
}

impl Step<'_> {
    /// What is met with it.
    pub(crate) fn met(&self, events: &[Event]) -> Vec<String> {
        let by_events = events.iter().filter_map(|event| self.by_event(event));
        let by_action = self.action.and_then(|action| self.by_action(action));
        let mut met: Vec<String> = by_events.chain(by_action).collect();
        for seat in Seat::all(self.after.players) {
            let stored = self.after.company(seat).stored;
            let room = self.game.room(self.after, seat);
            if stored
                .iter()
                .zip(room.large)
                .any(|(stored, large)| *stored > large)
            {
                met.push(used(Tile::SmallWarehouse));
            }
        }
        met
    }

    fn by_event(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Water(event) => return self.by_water_event(event),
            Event::Received { why, .. } => match why {
                Income::Patron { good } => used(Tile::patron(good)),
                Income::Jubilee { .. } => "jubilee sold".to_owned(),
                Income::Office => used(Tile::Office),
                Income::EngineeringWorks => used(Tile::EngineeringWorks),
                _ => return None,
            },
            Event::Paid { seat, why, .. } => return self.by_payment(seat, why),
            Event::ShareMoved { because, .. } => match because {
                Because::OverdueContract => "contract overdue".to_owned(),
                Because::OpenContract => "contract open at the end".to_owned(),
                _ => return None,
            },
            Event::FactoryRaised { level: 4, .. } => "factory of level 4".to_owned(),
            _ => return None,
        })
    }

    fn by_water_event(&self, event: WaterEvent) -> Option<String> {
        Some(match event {
            WaterEvent::EventRevealed { event } => format!("event {}", event.word()),
            WaterEvent::InventorUsed { .. } => used(Tile::Inventor),
            WaterEvent::DeveloperUsed { .. } => used(Tile::Developer),
            WaterEvent::ExtraShift { .. } => match self.before.phase {
                Phase::Water(WaterPhase::StoreExtra { .. }) => "extra shift stored".to_owned(),
                _ => used(Tile::ExtraShifts),
            },
            WaterEvent::RowShut { .. } => "row shut".to_owned(),
            WaterEvent::WorkersResettled { .. } | WaterEvent::WarehouseResettled { .. } => {
                "worker resettled".to_owned()
            }
            WaterEvent::FactoryMarked { .. } => "factory marked".to_owned(),
            WaterEvent::MachineSmashed { .. } => "machine smashed".to_owned(),
            WaterEvent::ContractTaken { to, .. }
                if Some(&to) == self.game.contract_spaces().last() =>
            {
                "contract on the last space".to_owned()
            }
            WaterEvent::ContractRose { .. } => "contract rose".to_owned(),
            WaterEvent::WarehouseStaffed { .. } => "warehouse staffed".to_owned(),
            _ => return None,
        })
    }

    /// Tiles that are used by paying less.
    fn by_payment(&self, seat: Seat, why: Cost) -> Option<String> {
        let harbour = self.before.harbour(seat);
        match why {
            Cost::Wages { good, wage, .. } if harbour.foreman == Some(good) && wage > 1 => {
                Some(used(Tile::Foreman))
            }
            Cost::Machines { good, machines } if harbour.workshop == Some(good) && machines > 1 => {
                Some(used(Tile::Workshop))
            }
            _ => None,
        }
    }

    fn by_action(&self, action: Action) -> Option<String> {
        let seat = self.before.asked;
        let harbour = self.before.harbour(seat);
        let contract = |good: Good| harbour.contracts[good.index()];
        Some(match action {
            Action::Ship(count, fleet) => {
                let holds = |pier| self.game.capacity(self.before, seat, pier) >= count;
                if contract(self.before.active()) != count {
                    used(Tile::Agent)
                } else if fleet != Fleet::Both {
                    "shipped with one ship".to_owned()
                } else if !holds(0) && !holds(1) {
                    "shipped with both ships, which it needed".to_owned()
                } else {
                    return None;
                }
            }
            Action::Deliver(good, count) if contract(good) != count => used(Tile::Agent),
            Action::Deliver(..) => "delivered by the ship action".to_owned(),
            Action::PlacePaying(marker, ..) | Action::ReusePaying(marker, _) => {
                self.paying(seat, marker)
            }
            Action::Reuse(_) if harbour.has(Tile::Administrator) => used(Tile::Administrator),
            Action::HalfPrice(_) => "half price".to_owned(),
            Action::Return(Tile::Patent) if self.is_distributing() => "patent returned".to_owned(),
            Action::Distribute(..) if self.is_distributing() && harbour.has(Tile::Patent) => {
                used(Tile::Patent)
            }
            Action::Move(Tile::Foreman, _) => "foreman moved".to_owned(),
            Action::ReplaceShip(..) => "ship replaced".to_owned(),
            Action::DismissShip(_) => match self.before.phase {
                Phase::Water(WaterPhase::LoseShip { .. }) => {
                    "ship lost after the opium war".to_owned()
                }
                _ => "ship dismissed".to_owned(),
            },
            Action::Resettle(..) | Action::ResettleTo(_) | Action::Shut => used(Tile::School),
            Action::Start(_) if is_phase(self.before, WaterPhase::Charisma) => used(Tile::Charisma),
            Action::Buy(_) | Action::Sell(_) | Action::Warehouse(..)
                if matches!(self.before.phase, Phase::Water(WaterPhase::Broker { .. })) =>
            {
                used(Tile::Broker)
            }
            _ => return None,
        })
    }

    /// The tile that lets somebody pay another amount.
    fn paying(&self, seat: Seat, marker: Marker) -> String {
        let is_engineer = self.before.harbour(seat).has(Tile::Engineer);
        match marker.kind == Kind::Quality && is_engineer {
            true => used(Tile::Engineer),
            false => used(Tile::Accountant),
        }
    }

    fn is_distributing(&self) -> bool {
        match self.before.phase {
            Phase::Action(hand) => matches!(hand.stage, Stage::Distribution(_)),
            _ => false,
        }
    }
}

fn is_phase(board: &Board<WaterFrame>, phase: WaterPhase) -> bool {
    board.phase == Phase::Water(phase)
}

/// The patrons of different goods are one family.
fn used(tile: Tile) -> String {
    let word = tile.word();
    format!(
        "used {}",
        word.split_once("patron-").map_or(word, |_| "patron")
    )
}
