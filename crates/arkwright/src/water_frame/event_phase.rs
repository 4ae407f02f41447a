//! The end of a decade: harbour wages, firing, events, brokers, charisma (IV, 6.I to III).

use table::{Illegal, Log, Offers, Seat};

use super::edition::WaterFrame;
use super::event::WaterEvent;
use super::event_marker::EventMarker;
use super::harbour::Place;
use super::pending::Pending;
use super::phase::WaterPhase;
use super::tile::Tile;
use crate::action::Action;
use crate::board::Board;
use crate::event::{Cost, Event};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::Phase;
use crate::reason::{Reason, require};
use crate::stock_exchange::Dealings;

/// Events that last through the next decade.
pub(crate) const LASTING: [EventMarker; 4] = [
    EventMarker::CrownJubilee,
    EventMarker::NavigationActs,
    EventMarker::OpiumWar,
    EventMarker::ThreatOfStrike,
];

impl Arkwright<WaterFrame> {
    /// A strike ends as soon as the timetable indicator reaches the event space, so crews and
    /// warehouse workers never feel it (6.0, player's book 1.9).
    pub(crate) fn end_strike(board: &mut Board<WaterFrame>, log: &mut impl Log<Event>) {
        let event = EventMarker::ThreatOfStrike;
        if board.parts.lasts(event) {
            board.parts.lasting &= !(1 << event as u16);
            log.tell(Event::Water(WaterEvent::EventEnded { event }));
        }
    }

    /// What crews and warehouse workers will earn at the end of the decade: a strike is over by then.
    pub fn harbour_wage(&self, board: &Board<WaterFrame>) -> u8 {
        self.tables.wage(board.empty)
    }

    /// Everybody pays crews and warehouse workers; then they may be fired (6.II).
    pub(crate) fn begin_event_phase(
        &self,
        board: &mut Board<WaterFrame>,
        log: &mut impl Log<Event>,
    ) {
        for seat in board.turn_order() {
            let harbour = board.harbour(seat);
            let workers = self.crews(harbour) + harbour.warehouse_workers();
            let wage = self.harbour_wage(board);
            let wages = u16::from(workers) * u16::from(wage);
            self.pay(
                board,
                seat,
                wages,
                Cost::HarbourWages { workers, wage },
                log,
            );
        }
        self.next_firing(board, 0, log);
    }

    pub(crate) fn next_firing(
        &self,
        board: &mut Board<WaterFrame>,
        from: u8,
        log: &mut impl Log<Event>,
    ) {
        for step in from..board.players {
            let seat = board.in_turn_order(step);
            let harbour = board.harbour(seat);
            if harbour.has_ship() || harbour.warehouse_workers() > 0 {
                return board.ask(seat, Phase::Water(WaterPhase::Firing { step }));
            }
        }
        self.end_lasting_events(board, log);
    }

    pub(crate) fn offer_firing(board: &Board<WaterFrame>, offers: &mut impl Offers<Action>) {
        let harbour = board.own_harbour();
        for place in Place::ALL {
            if harbour.is_staffed(place) {
                offers.offer(Action::Dismiss(place));
            }
        }
        Self::offer_ships_to_dismiss(board, offers);
        offers.offer(Action::Done);
    }

    pub(crate) fn offer_ships_to_dismiss(
        board: &Board<WaterFrame>,
        offers: &mut impl Offers<Action>,
    ) {
        for (pier, capacity) in (1..).zip(board.own_harbour().ships) {
            if capacity > 0 {
                offers.offer(Action::DismissShip(pier));
            }
        }
    }

    pub(crate) fn check_firing(
        board: &Board<WaterFrame>,
        action: Action,
        only_ships: bool,
    ) -> Result<(), Illegal> {
        let harbour = board.own_harbour();
        let checked = match action {
            Action::Done if !only_ships => Ok(()),
            Action::Dismiss(place) if !only_ships => {
                require(harbour.is_staffed(place), Reason::PlaceEmpty)
            }
            Action::DismissShip(pier) => {
                let ship = harbour.ships.get(usize::from(pier).wrapping_sub(1));
                require(ship.is_some_and(|ship| *ship > 0), Reason::NoSuchShip)
            }
            _ => Err(Reason::NotNow.illegal()),
        };
        // Elsewhere the same things are missing for a shipment or for hiring.
        let section = if only_ships { "1.9" } else { "6.II" };
        checked.map_err(|refusal| Illegal { section, ..refusal })
    }

    pub(crate) fn fire_in_harbour(
        &self,
        board: &mut Board<WaterFrame>,
        step: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        match action {
            Action::Done if self.fit_goods(board, seat, log) => {
                self.next_firing(board, step + 1, log);
            }
            Action::Done => board.parts.pending = Some(Pending::Discard),
            Action::Dismiss(place) => {
                board.harbour_mut(seat).vacate(place);
                board.fired += 1;
                log.tell(Event::Water(WaterEvent::WarehouseDismissed { seat, place }));
            }
            Action::DismissShip(pier) => self.dismiss_ship(board, seat, pier, log),
            _ => {}
        }
    }

    pub(crate) fn dismiss_ship(
        &self,
        board: &mut Board<WaterFrame>,
        seat: Seat,
        pier: u8,
        log: &mut impl Log<Event>,
    ) {
        let pier = usize::from(pier) - 1;
        let capacity = std::mem::take(&mut board.harbour_mut(seat).ships[pier]);
        if let Some((place, ship)) = self.ship(capacity) {
            board.parts.ships[place] += 1;
            board.fired += ship.crew;
            log.tell(Event::Water(WaterEvent::ShipReturned {
                seat,
                capacity,
                crew: ship.crew,
            }));
        }
    }

    /// What lasted through the decade, but for a strike, ends before the next event (player's book
    /// 1.9).
    fn end_lasting_events(&self, board: &mut Board<WaterFrame>, log: &mut impl Log<Event>) {
        for event in LASTING {
            if board.parts.lasts(event) {
                log.tell(Event::Water(WaterEvent::EventEnded { event }));
            }
        }
        for harbour in &mut board.parts.harbours {
            harbour.jubilee = false;
        }
        if board.parts.lasts(EventMarker::NavigationActs) {
            for good in Good::ALL {
                let importer = &mut board.importers[good.index()];
                *importer += self.more.components.events.navigation;
                let to = *importer;
                log.tell(Event::ImporterMoved { good, to });
            }
        }
        // The Opium War lies there until ships are lost.
        let over = 1 << EventMarker::CrownJubilee as u16 | 1 << EventMarker::NavigationActs as u16;
        board.parts.lasting &= !over;
        self.next_lost_ship(board, 0);
    }

    /// Everybody with a ship loses one (player's book 1.9, Opium War).
    fn next_lost_ship(&self, board: &mut Board<WaterFrame>, from: u8) {
        let is_opium_war = board.parts.lasts(EventMarker::OpiumWar);
        for step in from..board.players {
            let seat = board.in_turn_order(step);
            if is_opium_war && board.harbour(seat).has_ship() {
                return board.ask(seat, Phase::Water(WaterPhase::LoseShip { step }));
            }
        }
        board.parts.lasting = 0;
        board.phase = Phase::Water(WaterPhase::DrawEvent { second: false });
    }

    pub(crate) fn lose_ship(
        &self,
        board: &mut Board<WaterFrame>,
        step: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::DismissShip(pier) = action {
            self.dismiss_ship(board, board.asked, pier, log);
            self.next_lost_ship(board, step + 1);
        }
    }

    /// Whether the event that was turned up last is the first one of two.
    pub(crate) fn has_second_event(&self, board: &Board<WaterFrame>) -> bool {
        let revealed = board.parts.seen.count_ones();
        self.more.options.extra_events && revealed == 2 * u32::from(board.decade)
    }

    /// The second event of a decade, or the brokers.
    pub(crate) fn after_event(&self, board: &mut Board<WaterFrame>, log: &mut impl Log<Event>) {
        if self.has_second_event(board) {
            board.phase = Phase::Water(WaterPhase::DrawEvent { second: true });
            return;
        }
        self.next_broker(board, 0, log);
    }

    fn next_broker(&self, board: &mut Board<WaterFrame>, from: u8, log: &mut impl Log<Event>) {
        for step in from..board.players {
            let seat = board.in_turn_order(step);
            if board.harbour(seat).has(Tile::Broker) {
                let dealt = Dealings::default();
                return board.ask(seat, Phase::Water(WaterPhase::Broker { step, dealt }));
            }
        }
        if board.decade == 0 {
            self.begin_decade(board, log);
        } else {
            self.choose_start_player(board, log);
        }
    }

    pub(crate) fn deal_of_broker(
        &self,
        board: &mut Board<WaterFrame>,
        step: u8,
        mut dealt: Dealings,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if action == Action::Done {
            return self.next_broker(board, step + 1, log);
        }
        dealt.deal_once(self, board, action, log);
        board.phase = Phase::Water(WaterPhase::Broker { step, dealt });
    }

    /// The owner of charisma is asked first (IV, 6.III).
    pub(crate) fn choose_start_player(
        &self,
        board: &mut Board<WaterFrame>,
        log: &mut impl Log<Event>,
    ) {
        let owns = |seat: &Seat| board.harbour(*seat).has(Tile::Charisma);
        match Seat::all(board.players).find(owns) {
            Some(owner) => board.ask(owner, Phase::Water(WaterPhase::Charisma)),
            None => self.usual_start_player(board, log),
        }
    }

    /// The seat on the left begins the next cycle; the least valuable portfolio names who begins the
    /// next decade.
    fn usual_start_player(&self, board: &mut Board<WaterFrame>, log: &mut impl Log<Event>) {
        if board.active() == Good::Lamps {
            board.ask(self.names_start_player(board), Phase::NameStartPlayer);
        } else {
            let next = board.in_turn_order(1);
            self.next_cycle(board, next, log);
        }
    }

    pub(crate) fn answer_charisma(
        &self,
        board: &mut Board<WaterFrame>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let owner = board.asked;
        let Action::Start(seat) = action else {
            return self.usual_start_player(board, log);
        };
        self.return_tile(board, owner, Tile::Charisma, log);
        // Neither of them may take it in his next action (player's book 1.8).
        board.harbour_mut(owner).no_charisma = true;
        board.harbour_mut(seat).no_charisma = true;
        if board.active() == Good::Lamps {
            board.start = seat;
            log.tell(Event::StartPlayer { seat });
            self.begin_decade(board, log);
        } else {
            self.next_cycle(board, seat, log);
        }
    }
}
