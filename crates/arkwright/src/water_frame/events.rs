//! What the events do (player's book 1.9).

use table::{Illegal, Log, Offers, Seat};

use super::edition::WaterFrame;
use super::event::WaterEvent;
use super::event_marker::EventMarker;
use super::event_phase::LASTING;
use super::phase::{Occasion, WaterPhase};
use crate::action::Action;
use crate::board::Board;
use crate::event::{Because, Cost, Event, Income};
use crate::game::Arkwright;
use crate::goods::{Good, Goods};
use crate::phase::Phase;
use crate::reason::{Reason, require};
use crate::stock_exchange::FinalExchange;

impl Arkwright<WaterFrame> {
    /// Carries out an event (player's book 1.9).
    pub(crate) fn resolve_event(
        &self,
        board: &mut Board<WaterFrame>,
        event: EventMarker,
        log: &mut impl Log<Event>,
    ) {
        match event {
            EventMarker::Lobby => {
                return self.next_special_marker(board, Occasion::Lobby, 0, log);
            }
            EventMarker::MadeInEngland => return self.next_made_in_england(board, 0, 0, log),
            EventMarker::Luddism => {
                return self.next_luddism(board, [Goods::NONE; table::MAX_SEATS], 0, log);
            }
            EventMarker::EndOfGame => {
                log.tell(Event::EndOfGame);
                let first = FinalExchange::new(0);
                return board.ask(board.start, Phase::FinalExchange(first));
            }
            _ => self.event_effect(board, event, log),
        }
        self.after_event(board, log);
    }

    /// What an event does by itself; some only ask.
    pub(crate) fn event_effect(
        &self,
        board: &mut Board<WaterFrame>,
        event: EventMarker,
        log: &mut impl Log<Event>,
    ) {
        let numbers = &self.more.components.events;
        if LASTING.contains(&event) {
            board.parts.lasting |= 1 << event as u16;
        }
        match event {
            EventMarker::Bureaucracy => board.parts.bureaucracy = true,
            EventMarker::CrownJubilee => {
                for seat in Seat::all(board.players) {
                    board.harbour_mut(seat).jubilee = true;
                }
            }
            EventMarker::CreditCrisis => {
                for seat in board.turn_order() {
                    let cash = u32::from(board.company(seat).cash);
                    let percent = u32::from(numbers.credit_crisis_percent);
                    let loss = (cash * percent + 50) / 100;
                    self.pay(board, seat, loss as u16, Cost::CreditCrisis, log);
                }
            }
            EventMarker::WarOnTheContinent => self.war_on_the_continent(board, log),
            EventMarker::NavigationActs => {
                for good in Good::ALL {
                    let importer = &mut board.importers[good.index()];
                    *importer = importer.saturating_sub(numbers.navigation);
                    let to = *importer;
                    log.tell(Event::ImporterMoved { good, to });
                }
            }
            EventMarker::Recession => {
                for seat in board.turn_order() {
                    let spaces = i16::from(numbers.recession);
                    self.move_share(board, seat, -spaces, Because::Recession, log);
                }
            }
            EventMarker::RoyalSociety => {
                for seat in board.turn_order() {
                    let levels = board.company(seat).factories.map(|factory| factory.level);
                    let highest = u16::from(levels.into_iter().max().unwrap_or(0));
                    let tiles = board.harbour(seat).tiles.len() as u16;
                    let amount = highest * u16::from(numbers.royal_level)
                        + tiles * u16::from(numbers.royal_tile);
                    self.receive(board, seat, amount, Income::RoyalSociety, log);
                }
            }
            EventMarker::SocialUnrest => {
                for seat in board.turn_order() {
                    let workers = self.workers_of(board, seat);
                    let amount = u16::from(workers) * u16::from(numbers.unrest);
                    self.pay(board, seat, amount, Cost::SocialUnrest { workers }, log);
                }
            }
            EventMarker::WorldExhibition => {
                let from_market = numbers.exhibition.min(board.job_seekers());
                let from_fired = (numbers.exhibition - from_market).min(board.fired);
                board.empty += from_market;
                board.fired -= from_fired;
                board.parts.gone += from_market + from_fired;
                log.tell(Event::Water(WaterEvent::WorkersGone {
                    from_market,
                    from_fired,
                }));
            }
            EventMarker::EconomicCrisis => {
                let count = numbers.crisis.min(board.fired);
                board.fired -= count;
                board.empty -= count;
                log.tell(Event::WorkersReturned { count });
            }
            EventMarker::OpiumWar
            | EventMarker::ThreatOfStrike
            | EventMarker::Lobby
            | EventMarker::MadeInEngland
            | EventMarker::Luddism
            | EventMarker::EndOfGame => {}
        }
    }

    /// Distribution and price rise in every factory below the highest distribution. Of what is not
    /// possible only that is left out: a price that is at the end of the scale, or that goods lie
    /// right of which fit nowhere else, stays.
    fn war_on_the_continent(&self, board: &mut Board<WaterFrame>, log: &mut impl Log<Event>) {
        for seat in board.turn_order() {
            for good in Good::ALL {
                if !self.can_rise(board, seat, good) {
                    continue;
                }
                let factory = board.company_mut(seat).factory_mut(good);
                factory.distribution += 1;
                let (to, price) = (factory.distribution, factory.price + 1);
                log.tell(Event::DistributionRaised { seat, good, to });
                if price + self.on_scale(board, seat, good) <= self.components.price_max {
                    self.set_price(board, seat, good, price, log);
                }
            }
        }
    }

    fn next_made_in_england(
        &self,
        board: &mut Board<WaterFrame>,
        round: u8,
        step: u8,
        log: &mut impl Log<Event>,
    ) {
        let (mut round, mut step) = (round, step);
        while round < self.more.components.events.made_in_england {
            while step < board.players {
                let seat = board.in_turn_order(step);
                let rises = |good: Good| self.can_rise(board, seat, good);
                if Good::ALL.into_iter().any(rises) {
                    let phase = WaterPhase::MadeInEngland { round, step };
                    return board.ask(seat, Phase::Water(phase));
                }
                step += 1;
            }
            (round, step) = (round + 1, 0);
        }
        self.after_event(board, log);
    }

    pub(crate) fn can_rise(&self, board: &Board<WaterFrame>, seat: Seat, good: Good) -> bool {
        let factory = board.company(seat).factory(good);
        factory.is_built() && factory.distribution < self.components.distribution_max
    }

    pub(crate) fn offer_made_in_england(
        &self,
        board: &Board<WaterFrame>,
        offers: &mut impl Offers<Action>,
    ) {
        for good in Good::ALL {
            if self.can_rise(board, board.asked, good) {
                let to = board.own().factory(good).distribution + 1;
                offers.offer(Action::Distribute(good, to));
            }
        }
        offers.offer(Action::Done);
    }

    pub(crate) fn check_made_in_england(
        &self,
        board: &Board<WaterFrame>,
        action: Action,
    ) -> Result<(), Illegal> {
        let (good, to) = match action {
            Action::Done => return Ok(()),
            Action::Distribute(good, to) => (good, to),
            _ => return Err(Reason::NotNow.illegal()),
        };
        let factory = board.own().factory(good);
        require(factory.is_built(), Reason::NoFactory)?;
        require(to > factory.distribution, Reason::DistributionNotHigher)?;
        require(
            to <= self.components.distribution_max,
            Reason::DistributionLimit,
        )?;
        require(to == factory.distribution + 1, Reason::OneLevelOnly)
    }

    pub(crate) fn raise_made_in_england(
        &self,
        board: &mut Board<WaterFrame>,
        round: u8,
        step: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Distribute(good, to) = action {
            let seat = board.asked;
            board.company_mut(seat).factory_mut(good).distribution = to;
            log.tell(Event::DistributionRaised { seat, good, to });
        }
        self.next_made_in_england(board, round, step + 1, log);
    }

    /// Asks the next player who has a factory with a machine that Luddism has not hit; it ends once
    /// nobody has one, or no worker is left.
    fn next_luddism(
        &self,
        board: &mut Board<WaterFrame>,
        hit: [Goods; table::MAX_SEATS],
        from: u8,
        log: &mut impl Log<Event>,
    ) {
        if board.available_workers() > 0 {
            for step in (from..board.players).chain(0..from) {
                let seat = board.in_turn_order(step);
                let stands = |good: Good| {
                    !hit[seat.index()].contains(good)
                        && board.company(seat).factory(good).machine_count() > 0
                };
                if Good::ALL.into_iter().any(stands) {
                    let phase = WaterPhase::Luddism { hit, step };
                    return board.ask(seat, Phase::Water(phase));
                }
            }
        }
        self.after_event(board, log);
    }

    pub(crate) fn offer_luddism(
        board: &Board<WaterFrame>,
        hit: Goods,
        offers: &mut impl Offers<Action>,
    ) {
        for good in Good::ALL {
            let machines = board.own().factory(good).machines;
            for (row, count) in (1..).zip(machines) {
                if count > 0 && !hit.contains(good) {
                    offers.offer(Action::Smash(good, row));
                }
            }
        }
    }

    pub(crate) fn check_luddism(
        board: &Board<WaterFrame>,
        hit: Goods,
        action: Action,
    ) -> Result<(), Illegal> {
        let Action::Smash(good, row) = action else {
            return Err(Reason::NotNow.illegal());
        };
        require(!hit.contains(good), Reason::HitAlready)?;
        let machines = board.own().factory(good).machines;
        let there = machines.get(usize::from(row).wrapping_sub(1));
        require(
            there.is_some_and(|count| *count > 0),
            Reason::NoMachineThere,
        )
    }

    pub(crate) fn smash(
        &self,
        board: &mut Board<WaterFrame>,
        mut hit: [Goods; table::MAX_SEATS],
        step: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Smash(good, row) = action {
            let seat = board.asked;
            board.company_mut(seat).factory_mut(good).machines[usize::from(row) - 1] -= 1;
            // From the fired workers space first, unlike hiring.
            if board.fired > 0 {
                board.fired -= 1;
            } else {
                board.empty += 1;
            }
            log.tell(Event::Water(WaterEvent::MachineSmashed { seat, good, row }));
            hit[seat.index()].insert(good);
            self.next_luddism(board, hit, step + 1, log);
        }
    }

    /// All workers of a player, in his factories and on his harbour mat.
    pub fn workers_of(&self, board: &Board<WaterFrame>, seat: Seat) -> u8 {
        let factories = board.company(seat).factories;
        let in_factories: u8 = factories.iter().map(|factory| factory.workers()).sum();
        let harbour = board.harbour(seat);
        in_factories + self.crews(harbour) + harbour.warehouse_workers()
    }
}
