//! Whether a board of Water Frame that came from outside can be played on.
//!
//! What both versions have is checked for both; here are the harbours, tiles, mat, events and what is
//! under way in this one.

use table::{Seat, Seats};

use super::edition::WaterFrame;
use super::event_marker::EventMarker;
use super::event_phase::LASTING;
use super::harbour::{Harbour, InHand, Selling};
use super::pending::Pending;
use super::phase::{Occasion, WaterPhase};
use super::special_marker::KINDS;
use super::stage::WaterStage;
use super::tile::Tile;
use crate::board::Board;
use crate::game::{Arkwright, Preparation};
use crate::goods::Good;
use crate::marker::{Kind, Marker, Shade};
use crate::phase::Phase;
use crate::stage::{ActionInHand, Stage};

type Check = Result<(), String>;

/// More goods of a kind than any store holds, with what a factory adds before some are lost.
const MOST_GOODS: u8 = 40;

fn ensure(holds: bool, wrong: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(wrong()) }
}

/// The stage of the action under way.
fn stage(board: &Board<WaterFrame>) -> Option<Stage> {
    match board.phase {
        Phase::Action(ActionInHand { stage, .. }) => Some(stage),
        _ => None,
    }
}

impl Arkwright<WaterFrame> {
    /// Crews and warehouse workers of all players, also of a board whose numbers nobody has looked at.
    pub(crate) fn harbour_workers(&self, board: &Board<WaterFrame>) -> u16 {
        let in_warehouse =
            |harbour: &Harbour| u16::from(harbour.columns.len()) + u16::from(harbour.lines);
        let workers = |harbour: &Harbour| u16::from(self.crews(harbour)) + in_warehouse(harbour);
        board.parts.harbours.iter().map(workers).sum()
    }

    /// Whether a player is about to be left with fewer goods than he has.
    pub(crate) fn is_rearranging(&self, board: &Board<WaterFrame>, seat: Seat) -> bool {
        let in_workers = matches!(stage(board), Some(Stage::Workers(_)));
        let fires = matches!(board.phase, Phase::Water(WaterPhase::Firing { .. }));
        seat == board.asked
            && (in_workers || fires || board.parts.pending == Some(Pending::Discard))
    }

    pub(crate) fn check_water_store(&self, board: &Board<WaterFrame>, seat: Seat) -> Check {
        let stored = board.company(seat).stored;
        ensure(stored.iter().all(|count| *count <= MOST_GOODS), || {
            format!("more than {MOST_GOODS} goods of a kind in store")
        })?;
        // What was sold in the sale under way has left its room already.
        let fits = self.room(board, seat).fits(&stored);
        ensure(fits || self.is_rearranging(board, seat), || {
            "more goods in store than there is room for".to_owned()
        })
    }

    pub(crate) fn may_have_been_paid(&self, marker: Marker, cost: u8, paid: u8) -> bool {
        let accountant = self.more.components.tiles.accountant;
        let by_engineer = match marker.kind {
            Kind::Quality => {
                let costs = self.components.administration.quality[marker.shade.index()];
                costs.into_iter().max().unwrap_or(0) + 3
            }
            _ => 0,
        };
        paid <= by_engineer || paid.abs_diff(cost) <= accountant
    }

    pub(crate) fn check_water_parts(&self, board: &Board<WaterFrame>) -> Check {
        let parts = &board.parts;
        ensure(board.mat == [0; 7] && board.display == [0; 3], || {
            "markers lie where only Spinning Jenny has them".to_owned()
        })?;
        for (index, harbour) in parts.harbours.iter().enumerate() {
            if index >= usize::from(self.players) {
                ensure(*harbour == Harbour::default(), || {
                    format!("seat {} is not at the table, but has a harbour", index + 1)
                })?;
                continue;
            }
            self.check_harbour(board, Seat::new(index as u8), harbour)
                .map_err(|wrong| format!("seat {}: {wrong}", index + 1))?;
        }
        self.check_supplies(board)?;
        self.check_events(board)?;
        self.check_pending_part(board)?;
        self.check_in_hand(board)?;
        self.check_selling(board)
    }

    fn check_harbour(&self, board: &Board<WaterFrame>, seat: Seat, harbour: &Harbour) -> Check {
        let extra = match parts_pending_tile(board, seat) {
            true => 1,
            false => 0,
        };
        let most = usize::from(self.more.components.tiles.most) + extra;
        ensure(
            harbour.tiles.is_known() && harbour.tiles.len() <= most,
            || "too many development tiles".to_owned(),
        )?;
        let assigned = harbour.foreman.is_some() == harbour.has(Tile::Foreman)
            && harbour.workshop.is_some() == harbour.has(Tile::Workshop);
        ensure(assigned, || {
            "the foreman or the workshop is assigned without its tile, or not at all".to_owned()
        })?;
        let uses = usize::from(harbour.inventor_uses);
        let most_uses = match harbour.has(Tile::Inventor) {
            true => self.more.components.tiles.inventor.len() - 1,
            false => 0,
        };
        ensure(uses <= most_uses, || {
            format!("the inventor was used {uses} times")
        })?;
        let ship_known = |capacity: &u8| *capacity == 0 || self.ship(*capacity).is_some();
        ensure(harbour.ships.iter().all(ship_known), || {
            "there is no such ship".to_owned()
        })?;
        let contract_known = |space: &u8| *space == 0 || self.contract_spaces().contains(space);
        ensure(harbour.contracts.iter().all(contract_known), || {
            "a contract lies beside its track".to_owned()
        })?;
        ensure(harbour.columns.is_known() && harbour.lines <= 2, || {
            "the large warehouse has no such place".to_owned()
        })?;
        let is_past = |good: Good| {
            board.decade == 5
                && (good.index() < usize::from(board.cycle) || board.cycle == 3)
                && board.company(seat).factory(good).is_built()
        };
        let marked = Good::ALL
            .into_iter()
            .filter(|good| harbour.marked.contains(*good));
        ensure(
            harbour.marked.is_known() && marked.into_iter().all(is_past),
            || "a factory is marked before its last cycle is over".to_owned(),
        )?;
        ensure(
            !harbour.jubilee || board.parts.lasts(EventMarker::CrownJubilee),
            || "a jubilee sale is left, but there is no Crown Jubilee".to_owned(),
        )
    }

    /// Tiles, ships and grey markers are not more than there are.
    fn check_supplies(&self, board: &Board<WaterFrame>) -> Check {
        let parts = &board.parts;
        let numbers = &self.more.components;
        let owners = |tile: Tile| parts.harbours.iter().filter(|own| own.has(tile)).count() as u16;
        for tile in Tile::ALL {
            let there = owners(tile) + u16::from(parts.tiles[tile.index()]);
            ensure(
                there <= u16::from(numbers.tiles.count[tile.index()]),
                || format!("there are {there} tiles {}", tile.word()),
            )?;
        }
        for (place, ship) in numbers.ships.iter().enumerate() {
            let owned = parts.harbours.iter().flat_map(|own| own.ships);
            let owned = owned.filter(|capacity| *capacity == ship.capacity).count() as u16;
            let in_play = self.players > 2 || place < usize::from(numbers.ships_of_two);
            let due = if in_play { u16::from(ship.count) } else { 0 };
            let there = owned + u16::from(parts.ships[place]);
            ensure(there == due, || {
                format!("there are {there} ships of {}", ship.capacity)
            })?;
        }
        let sets = u16::from(numbers.mat.sets[self.count_index()]);
        for (shade, rows) in [(Shade::Light, [0, 1]), (Shade::Dark, [2, 3])] {
            for (place, kind) in KINDS.into_iter().enumerate() {
                let marker = Marker { kind, shade };
                let owned = board.companies.iter();
                let owned = owned
                    .filter(|company| company.markers.contains(marker))
                    .count();
                let on_mat: u16 = rows
                    .iter()
                    .map(|row| u16::from(parts.rows[*row][place]))
                    .sum();
                ensure(owned as u16 + on_mat <= sets, || {
                    format!("there are more than {sets} markers {marker}")
                })?;
            }
        }
        let most_gone = numbers.events.exhibition;
        ensure(parts.gone <= most_gone, || {
            format!("{} workers have left the game", parts.gone)
        })
    }

    /// As many events and economy markers were revealed as the timetable has passed.
    fn check_events(&self, board: &Board<WaterFrame>) -> Check {
        let parts = &board.parts;
        let known = |event: EventMarker| self.is_event_in_play(event);
        let all_known = EventMarker::ALL
            .into_iter()
            .filter(|event| parts.seen & (1 << *event as u16) != 0)
            .all(known);
        ensure(all_known, || {
            "an event was revealed that is not in the game".to_owned()
        })?;
        let (least, most) = self.events_due(board);
        let revealed = parts.seen.count_ones() as u8;
        ensure((least..=most).contains(&revealed), || {
            format!("{revealed} events were revealed, {least} to {most} are due")
        })?;
        let bureaucracy = parts.seen & (1 << EventMarker::Bureaucracy as u16) != 0;
        ensure(parts.bureaucracy == bureaucracy, || {
            "the £2 spaces are blocked by Bureaucracy alone".to_owned()
        })?;
        let lasting = LASTING
            .iter()
            .fold(0, |all, event| all | 1 << *event as u16);
        ensure(parts.lasting & !(lasting & parts.seen) == 0, || {
            "an event lasts that was not revealed".to_owned()
        })?;
        for good in Good::ALL {
            let seen = parts.economy[good.index()];
            let in_play = self.economy_mask();
            let waits = board.phase == Phase::Water(WaterPhase::DrawEconomyMarker);
            let this_decade = match good.index().cmp(&usize::from(board.cycle)) {
                std::cmp::Ordering::Less => 1,
                std::cmp::Ordering::Equal => u8::from(!waits),
                std::cmp::Ordering::Greater => 0,
            };
            let due = match board.decade {
                0 => 0,
                decade => decade - 1 + this_decade,
            };
            ensure(
                seen & !in_play == 0 && seen.count_ones() == u32::from(due),
                || format!("{} has other economy markers than {due}", good.word()),
            )?;
        }
        Ok(())
    }

    /// How many events can have been revealed by now.
    fn events_due(&self, board: &Board<WaterFrame>) -> (u8, u8) {
        let decade = board.decade;
        let extra = u8::from(self.more.options.extra_events);
        // Before the event phase of this decade.
        let before = match decade {
            0 => 0,
            decade => (decade - 1) * (1 + extra) + extra,
        };
        let in_full = match decade {
            0 => extra,
            5 => before + 1,
            decade => decade * (1 + extra) + extra,
        };
        match board.phase {
            Phase::Water(WaterPhase::DrawEvent { second }) => {
                (before + u8::from(second), before + u8::from(second))
            }
            Phase::Water(
                WaterPhase::SpecialMarker {
                    occasion: Occasion::Lobby,
                    ..
                }
                | WaterPhase::MadeInEngland { .. }
                | WaterPhase::Luddism { .. },
            ) => ((before + 1).min(in_full), in_full),
            Phase::Water(WaterPhase::Broker { .. })
            | Phase::NameStartPlayer
            | Phase::FinalExchange(_)
            | Phase::Over => (in_full, in_full),
            Phase::Water(WaterPhase::Charisma) if board.cycle == 3 => (in_full, in_full),
            _ => (before, before),
        }
    }

    fn check_pending_part(&self, board: &Board<WaterFrame>) -> Check {
        let harbour = board.own_harbour();
        let takes = matches!(
            board.phase,
            Phase::Water(WaterPhase::SpecialMarker { .. })
                | Phase::Action(ActionInHand {
                    stage: Stage::Water(WaterStage::SpecialMarker),
                    ..
                })
        );
        let fits = match board.parts.pending {
            None => true,
            Some(Pending::Discard) => {
                let stored = &board.own().stored;
                !self.room(board, board.asked).fits(stored)
            }
            Some(Pending::ReturnTile(tile)) => {
                let most = usize::from(self.more.components.tiles.most);
                takes && harbour.has(tile) && harbour.tiles.len() == most + 1
            }
            Some(Pending::Inventor) => {
                let builds = match stage(board) {
                    Some(Stage::Factory(action)) => action.price_due.is_none(),
                    _ => false,
                };
                (takes || builds) && harbour.has(Tile::Inventor) && harbour.inventor_uses > 0
            }
        };
        ensure(fits, || "nothing of that kind can be pending".to_owned())
    }

    fn check_in_hand(&self, board: &Board<WaterFrame>) -> Check {
        let InHand {
            developer,
            inventor_fees,
            restaffed,
            displaced,
        } = board.parts.action;
        let harbour = board.own_harbour();
        let stage = stage(board);
        let builds = matches!(stage, Some(Stage::Factory(_)));
        let fees: u8 = self.more.components.tiles.inventor[1..].iter().sum();
        ensure(
            !developer || (builds && harbour.has(Tile::Developer)),
            || "the developer is in use without a factory action or its tile".to_owned(),
        )?;
        ensure(
            inventor_fees == 0 || (builds && inventor_fees <= fees),
            || "fees for the inventor are due outside of a factory action".to_owned(),
        )?;
        let acts = stage.is_some();
        ensure(restaffed == 0 || (acts && restaffed <= 6), || {
            "warehouse workers were moved outside of a workers action".to_owned()
        })?;
        // Once they are settled it does not matter any more where they are.
        let settles = matches!(
            stage,
            Some(Stage::Machinery(_) | Stage::Water(WaterStage::School))
        );
        let are_there = !settles || displaced <= board.fired;
        ensure(
            displaced == 0 || (acts && displaced <= 3 && are_there),
            || "not so many workers were displaced".to_owned(),
        )
    }

    fn check_selling(&self, board: &Board<WaterFrame>) -> Check {
        let selling = &board.parts.production;
        let Selling {
            shifted,
            stopped,
            shut,
            sold,
            patron,
            jubilee,
            importer_sold,
            unsold,
        } = *selling;
        let is_sale = matches!(board.phase, Phase::Sale(_));
        let is_after = matches!(board.phase, Phase::Water(phase) if phase.is_production());
        if !is_sale && !is_after {
            return ensure(*selling == Selling::default(), || {
                "something of a production phase is left over".to_owned()
            });
        }
        let good = board.active();
        for seat in Seat::all(table::MAX_SEATS as u8) {
            let index = seat.index();
            let built =
                index < usize::from(self.players) && board.company(seat).factory(good).is_built();
            let flagged = shifted.contains(seat) || stopped.contains(seat) || shut.contains(seat);
            let further = u8::from(patron.contains(seat)) + u8::from(jubilee.contains(seat));
            ensure(sold[index] >= further, || {
                format!("seat {seat} has sold more beside the sale than in all")
            })?;
            let counted = sold[index] > 0 || unsold[index] > 0;
            ensure(built || !(flagged || counted), || {
                format!("seat {seat} has no factory, but takes part in the sale")
            })?;
            if !built {
                continue;
            }
            ensure(
                !shifted.contains(seat) || !board.harbour(seat).has(Tile::ExtraShifts),
                || format!("seat {seat} has used its extra shifts"),
            )?;
            let can_shut = board.harbour(seat).has(Tile::School)
                && self.operating_row_output(board, seat, good) > 0;
            ensure(!shut.contains(seat) || can_shut, || {
                format!("seat {seat} has shut a row without a school or a row at work")
            })?;
            let most = self.output(board, seat, good) + 1;
            ensure(unsold[index] <= most && sold[index] <= MOST_GOODS, || {
                format!("seat {seat} has more goods than it produced")
            })?;
        }
        let is_before = matches!(board.phase, Phase::Water(WaterPhase::BeforeSale { .. }));
        let nobody = |seats: Seats| seats.iter().next().is_none();
        let clean = sold == [0; 4] && unsold == [0; 4] && importer_sold == 0;
        ensure(!is_before || (nobody(shifted) && nobody(stopped)), || {
            "the sale has not begun, but somebody has answered in it".to_owned()
        })?;
        ensure(clean || !(is_sale || is_before), || {
            "the sale is not over, but what comes after it has begun".to_owned()
        })?;
        ensure(importer_sold <= MOST_GOODS, || {
            "the importer has sold too much".to_owned()
        })
    }

    /// The asked seat is the one whose step it is.
    pub(crate) fn check_water_phase(&self, board: &Board<WaterFrame>, phase: &WaterPhase) -> Check {
        let players = board.players;
        let at = |step: u8, reverse: bool| {
            ensure(step < players, || format!("there is no step {step}"))?;
            let place = if reverse { players - 1 - step } else { step };
            let due = board.in_turn_order(place);
            ensure(board.asked == due, || {
                format!(
                    "seat {} is asked, it is the turn of seat {due}",
                    board.asked
                )
            })
        };
        let free = self.preparation == Preparation::Free;
        ensure(free || !phase.is_preparation(), || {
            "the predetermined set-up has no preparation round".to_owned()
        })?;
        let at_end = board.cycle == 3 || board.decade == 0;
        let in_event_phase = || ensure(at_end, || "events come at the end of a decade".to_owned());
        match *phase {
            WaterPhase::DrawRow { row } => ensure(row < 4, || format!("there is no row {row}")),
            WaterPhase::DrawTile { left } => {
                ensure((1..=self.tiles_drawn()).contains(&left), || {
                    format!("{left} tiles are not still to be drawn")
                })
            }
            WaterPhase::ShareSale { step }
            | WaterPhase::SpecialMarker {
                occasion: Occasion::Preparation,
                step,
            } => at(step, true),
            WaterPhase::DrawEconomyMarker => Ok(()),
            WaterPhase::BeforeSale { step } => {
                at(step, false)?;
                ensure(self.may_shut(board, board.asked), || {
                    "nobody is asked that has no row to shut".to_owned()
                })
            }
            WaterPhase::AfterSale { step, asks } => {
                at(step, false)?;
                ensure(self.has_question(board, board.asked, asks), || {
                    "nobody is asked that who lacks the thing".to_owned()
                })
            }
            WaterPhase::Shipment { step } => {
                at(step, false)?;
                ensure(self.can_ship(board, board.asked), || {
                    "nothing can be shipped".to_owned()
                })
            }
            WaterPhase::StoreExtra { step } => {
                at(step, false)?;
                ensure(self.can_store_extra(board, board.asked), || {
                    "no extra shift can be worked for the store".to_owned()
                })
            }
            WaterPhase::Storing { step } => at(step, false),
            WaterPhase::Charisma => ensure(board.own_harbour().has(Tile::Charisma), || {
                "only the owner of charisma is asked for it".to_owned()
            }),
            WaterPhase::Firing { step } => {
                in_event_phase()?;
                at(step, false)
            }
            WaterPhase::LoseShip { step } => {
                in_event_phase()?;
                at(step, false)
            }
            WaterPhase::DrawEvent { second } => {
                in_event_phase()?;
                let may = self.more.options.extra_events && (1..5).contains(&board.decade);
                ensure(!second || may, || "there is no second event".to_owned())?;
                let has_event = board.decade > 0 || self.more.options.extra_events;
                ensure(has_event, || "1760 has no event".to_owned())
            }
            WaterPhase::SpecialMarker { step, .. } => {
                in_event_phase()?;
                at(step, false)
            }
            WaterPhase::MadeInEngland { round, step } => {
                in_event_phase()?;
                ensure(round < self.more.components.events.made_in_england, || {
                    format!("there is no round {round}")
                })?;
                at(step, false)
            }
            WaterPhase::Luddism { hit, step } => {
                in_event_phase()?;
                ensure(hit.iter().all(|goods| goods.is_known()), || {
                    "there are no such factories".to_owned()
                })?;
                ensure(board.available_workers() > 0, || {
                    "there is no worker to take a machine's place".to_owned()
                })?;
                at(step, false)
            }
            WaterPhase::Broker { step, dealt } => {
                in_event_phase()?;
                ensure(
                    dealt.is_possible() && board.own_harbour().has(Tile::Broker),
                    || "the broker has no such deals".to_owned(),
                )?;
                at(step, false)
            }
        }
    }
}

/// Whether a player has one tile too many, and is about to return one.
fn parts_pending_tile(board: &Board<WaterFrame>, seat: Seat) -> bool {
    seat == board.asked && matches!(board.parts.pending, Some(Pending::ReturnTile(_)))
}
