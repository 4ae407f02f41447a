//! Selling to the colonies: the ship action (II.2.7) and the shipment of the active good (III.4).

use table::{Actions, Illegal, Log, Message, Offers, Seat};

use super::edition::WaterFrame;
use super::event::WaterEvent;
use super::harbour::Fleet;
use super::tile::Tile;
use crate::action::Action;
use crate::board::Board;
use crate::event::{Because, Event, Income};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::Phase;
use crate::reason::{Reason, require};

impl Arkwright<WaterFrame> {
    /// The numbers of goods with which a contract can be fulfilled: its own, and with the agent one
    /// more or less (player's book 1.8).
    pub fn contract_counts(
        &self,
        board: &Board<WaterFrame>,
        seat: Seat,
        good: Good,
    ) -> std::ops::RangeInclusive<u8> {
        let harbour = board.harbour(seat);
        match (harbour.contracts[good.index()], harbour.has(Tile::Agent)) {
            #[allow(clippy::reversed_empty_ranges)]
            (0, _) => 1..=0,
            (count, true) => (count - 1).max(1)..=count + 1,
            (count, false) => count..=count,
        }
    }

    /// Offers every contract that the ship of the action can fulfil from the warehouses.
    pub(crate) fn offer_deliveries(
        &self,
        board: &Board<WaterFrame>,
        left: u8,
        offers: &mut impl Offers<Action>,
    ) {
        for good in Good::ALL {
            let most = left.min(board.own().stored[good.index()]);
            for count in self.contract_counts(board, board.asked, good) {
                if count <= most {
                    offers.offer(Action::Deliver(good, count));
                }
            }
        }
    }

    pub(crate) fn check_delivery(
        &self,
        board: &Board<WaterFrame>,
        left: u8,
        good: Good,
        count: u8,
    ) -> Result<(), Illegal> {
        self.check_count(board, good, count)?;
        let stored = board.own().stored[good.index()];
        Self::check_goods(good, count, stored)?;
        match count <= left {
            true => Ok(()),
            false => Err(Reason::ShipCarriesLess.illegal().with("left", left)),
        }
    }

    /// Whether there are as many goods as are to be delivered.
    fn check_goods(good: Good, count: u8, there: u8) -> Result<(), Illegal> {
        if count <= there {
            return Ok(());
        }
        Err(Reason::TooFewGoods
            .illegal()
            .with("good", good.word())
            .with("count", count)
            .with("there", there))
    }

    fn check_count(&self, board: &Board<WaterFrame>, good: Good, count: u8) -> Result<(), Illegal> {
        let asked = board.own_harbour().contracts[good.index()];
        if asked == 0 {
            return Err(Reason::NoContract.illegal().with("good", good.word()));
        }
        let counts = self.contract_counts(board, board.asked, good);
        let (least, most) = counts.clone().into_inner();
        if counts.contains(&count) {
            return Ok(());
        }
        Err(match least == most {
            true => Reason::OtherCount.illegal().with("count", asked),
            false => Reason::OtherCountWithAgent
                .illegal()
                .with("count", asked)
                .with("least", least)
                .with("most", most),
        })
    }

    /// What is missing for a delivery or a shipment where none is asked for: a ship, a contract, goods,
    /// or room on the ship of the action (II.2.7, III.4). A shipment takes goods of the production that
    /// is still to come.
    pub(crate) fn missing_to_ship(
        &self,
        board: &Board<WaterFrame>,
        action: Action,
    ) -> Result<(), Illegal> {
        let (good, count) = match action {
            Action::Deliver(good, count) => (good, count),
            Action::Ship(count, _) => (board.active(), count),
            _ => return Ok(()),
        };
        let of_ship = |refusal: Illegal| match action {
            Action::Ship(..) => Illegal {
                section: "III.4",
                ..refusal
            },
            _ => refusal,
        };
        require(board.own_harbour().has_ship(), Reason::NoShip).map_err(of_ship)?;
        self.check_count(board, good, count).map_err(of_ship)?;
        match (action, board.phase) {
            // What is in store is not all while a production is under way.
            (Action::Deliver(..), Phase::Administration { .. }) => {
                Self::check_goods(good, count, board.own().stored[good.index()])
            }
            (Action::Deliver(..), Phase::Action(hand)) => {
                let pier = hand.marker.pier();
                let left = pier.map(|pier| self.capacity(board, board.asked, pier));
                self.check_delivery(board, left.unwrap_or(u8::MAX), good, count)
            }
            _ => Ok(()),
        }
    }

    /// Delivers from the warehouses; the first delivery of an action unsettles the shareholders.
    pub(crate) fn deliver(
        &self,
        board: &mut Board<WaterFrame>,
        good: Good,
        count: u8,
        sailed: bool,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        board.company_mut(seat).stored[good.index()] -= count;
        Self::fulfil(board, seat, good, count, 1, log);
        self.pay_for_delivery(board, seat, good, count, !sailed, log);
        if !sailed {
            self.move_share(board, seat, -1, Because::Ships, log);
        }
    }

    /// The contract is fulfilled with so many goods on so many ships.
    fn fulfil(
        board: &mut Board<WaterFrame>,
        seat: Seat,
        good: Good,
        count: u8,
        ships: u8,
        log: &mut impl Log<Event>,
    ) {
        board.harbour_mut(seat).contracts[good.index()] = 0;
        log.tell(Event::Water(WaterEvent::ContractFulfilled {
            seat,
            good,
            count,
            ships,
        }));
    }

    /// A delivery pays the base quality of the factory for each good, nothing without one; the
    /// office pays once.
    fn pay_for_delivery(
        &self,
        board: &mut Board<WaterFrame>,
        seat: Seat,
        good: Good,
        count: u8,
        is_first: bool,
        log: &mut impl Log<Event>,
    ) {
        let factory = board.company(seat).factory(good);
        let price = match factory.is_built() {
            true => self.tables.cost(good, factory.level),
            false => 0,
        };
        let income = u16::from(count) * u16::from(price);
        let why = Income::Shipment { good, count, price };
        self.receive(board, seat, income, why, log);
        if is_first && board.harbour(seat).has(Tile::Office) {
            let amount = u16::from(self.more.components.tiles.office);
            self.receive(board, seat, amount, Income::Office, log);
        }
    }

    /// Goods of the active kind that a player can ship: unsold, in store, and one more with extra
    /// shifts.
    fn shippable(&self, board: &Board<WaterFrame>, seat: Seat) -> u8 {
        let goods = self.goods_at_hand(board, seat);
        goods + u8::from(self.may_shift_now(board, seat))
    }

    /// What some of the ships carry.
    fn fleet_capacity(&self, board: &Board<WaterFrame>, seat: Seat, fleet: Fleet) -> Option<u8> {
        let piers = fleet.piers();
        let all_there = piers
            .iter()
            .all(|pier| board.harbour(seat).ships[*pier] > 0);
        let carried = piers.iter().map(|pier| self.capacity(board, seat, *pier));
        all_there.then(|| carried.sum())
    }

    /// Whether a player can fulfil the contract of the active good.
    pub(crate) fn can_ship(&self, board: &Board<WaterFrame>, seat: Seat) -> bool {
        let harbour = board.harbour(seat);
        let good = board.active();
        if harbour.contracts[good.index()] == 0 || !harbour.has_ship() {
            return false;
        }
        let least = *self.contract_counts(board, seat, good).start();
        let capacity = self.capacity(board, seat, 0) + self.capacity(board, seat, 1);
        least <= self.shippable(board, seat).min(capacity)
    }

    pub(crate) fn shipment_question(board: &Board<WaterFrame>) -> Message {
        Message::new("prompt-shipment").with("good", board.active().word())
    }

    pub(crate) fn offer_shipments(
        &self,
        board: &Board<WaterFrame>,
        offers: &mut impl Offers<Action>,
    ) {
        let seat = board.asked;
        let goods = self.shippable(board, seat);
        for count in self.contract_counts(board, seat, board.active()) {
            for fleet in Fleet::ALL {
                let capacity = self.fleet_capacity(board, seat, fleet);
                if count <= goods && capacity.is_some_and(|capacity| count <= capacity) {
                    offers.offer(Action::Ship(count, fleet));
                }
            }
        }
        offers.offer(Action::Hold);
    }

    pub(crate) fn check_shipment(
        &self,
        board: &Board<WaterFrame>,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Hold => Ok(()),
            // In the ship action the same is told with its own section.
            Action::Ship(count, fleet) => {
                let checked = self.check_fleet(board, count, fleet);
                checked.map_err(|refusal| Illegal {
                    section: "III.4",
                    ..refusal
                })
            }
            _ => Err(Reason::NotNow.illegal()),
        }
    }

    fn check_fleet(
        &self,
        board: &Board<WaterFrame>,
        count: u8,
        fleet: Fleet,
    ) -> Result<(), Illegal> {
        let (seat, good) = (board.asked, board.active());
        self.check_count(board, good, count)?;
        Self::check_goods(good, count, self.shippable(board, seat))?;
        let carried = self.fleet_capacity(board, seat, fleet);
        let carried = carried.ok_or_else(|| Reason::NoSuchShip.illegal())?;
        if count <= carried {
            return Ok(());
        }
        let by_both = self.fleet_capacity(board, seat, Fleet::Both);
        require(
            by_both.is_none_or(|both| count > both),
            Reason::TooLittleCapacity,
        )?;
        Err(Reason::ShipsCarryLess.illegal())
    }

    /// Ships the active good, or not; a contract that is not fulfilled rises or costs share value.
    pub(crate) fn ship_active(
        &self,
        board: &mut Board<WaterFrame>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        let good = board.active();
        if let Action::Ship(count, fleet) = action {
            if count > self.goods_at_hand(board, seat) {
                self.work_extra_shift(board, seat, log);
            }
            self.use_goods(board, seat, count);
            let ships = fleet.piers().len() as u8;
            Self::fulfil(board, seat, good, count, ships, log);
            self.pay_for_delivery(board, seat, good, count, true, log);
            self.move_share(board, seat, -i16::from(ships), Because::Ships, log);
        } else {
            self.contract_overdue(board, seat, log);
        }
    }

    /// A contract of the active good that is not fulfilled (III.4).
    pub(crate) fn contract_overdue(
        &self,
        board: &mut Board<WaterFrame>,
        seat: Seat,
        log: &mut impl Log<Event>,
    ) {
        let good = board.active();
        let now = board.harbour(seat).contracts[good.index()];
        if now == 0 {
            return;
        }
        let higher = self.contract_spaces().iter().find(|space| **space > now);
        if let Some(to) = higher.copied() {
            board.harbour_mut(seat).contracts[good.index()] = to;
            log.tell(Event::Water(WaterEvent::ContractRose { seat, good, to }));
        } else {
            let spaces = i16::from(self.more.components.overdue_spaces);
            self.move_share(board, seat, -spaces, Because::OverdueContract, log);
        }
    }
}

impl Arkwright<WaterFrame> {
    /// A contract is fulfilled as it is if it can be, without extra shifts and with the fewest ships.
    pub(crate) fn usual_shipment(&self, board: &Board<WaterFrame>) -> Action {
        let seat = board.asked;
        let good = board.active();
        let asked = board.harbour(seat).contracts[good.index()];
        let goods = self.goods_at_hand(board, seat);
        let shipped = |count: u8| {
            let carries = |fleet: &Fleet| {
                let capacity = self.fleet_capacity(board, seat, *fleet);
                capacity.is_some_and(|capacity| count <= capacity)
            };
            let fleet = Fleet::ALL.into_iter().find(carries)?;
            (count <= goods).then_some(Action::Ship(count, fleet))
        };
        // The agent helps where the number itself cannot be had.
        let fewer = self.contract_counts(board, seat, good).find_map(shipped);
        shipped(asked).or(fewer).unwrap_or(Action::Hold)
    }

    /// The shipment that takes one more than there are, with extra shifts and the fewest ships; for
    /// the case that there is no other.
    pub(crate) fn shipment_with_extra(&self, board: &Board<WaterFrame>) -> Option<Action> {
        let mut offers = Actions::new();
        self.offer_shipments(board, &mut offers);
        let ships = |action: &&Action| matches!(action, Action::Ship(..));
        offers.iter().find(ships).copied()
    }
}
