//! What the actions of both versions can do more in Water Frame: developer and inventor (II.2.1), the
//! large warehouse (II.2.2), school and engineering works (II.2.3), patent (II.2.5) and contracts (II.2.6).

use table::{Illegal, Log, Offers, Seat, Seats};

use super::edition::WaterFrame;
use super::event::WaterEvent;
use super::harbour::Place;
use super::pending::Pending;
use super::stage::WaterStage;
use super::tile::Tile;
use crate::action::Action;
use crate::board::Board;
use crate::distribution::DistributionAction;
use crate::event::{Cost, Event, Income};
use crate::factory::FactoryAction;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::reason::{Reason, require};
use crate::stage::{ActionInHand, Stage};

/// How often warehouse workers are moved in one action: each of six once.
const MOST_RESTAFFED: u8 = 6;

impl Arkwright<WaterFrame> {
    /// The spaces of the contract track that are in play (II.2.6).
    pub fn contract_spaces(&self) -> &[u8] {
        let spaces = &self.more.components.contracts;
        match self.players {
            2 => &spaces[..usize::from(self.more.components.contracts_of_two)],
            _ => spaces,
        }
    }

    /// Whether the developer makes a factory of this action cheaper: one that is built, or
    /// modernized up to the current level (player's book 1.8).
    fn is_developed(&self, board: &Board<WaterFrame>, action: &FactoryAction, good: Good) -> bool {
        action.orders_up_to(good, self.level(board))
    }

    pub(crate) fn developer_discounts(
        &self,
        board: &Board<WaterFrame>,
        action: &FactoryAction,
    ) -> [u8; 4] {
        if !board.parts.action.developer {
            return [0; 4];
        }
        Good::ALL.map(|good| match self.is_developed(board, action, good) {
            true => self.more.components.tiles.developer,
            false => 0,
        })
    }

    fn check_developer(
        &self,
        board: &Board<WaterFrame>,
        action: &FactoryAction,
    ) -> Result<(), Illegal> {
        require(
            board.own_harbour().has(Tile::Developer),
            Reason::TileNotOwned,
        )?;
        require(!board.parts.action.developer, Reason::DeveloperInUse)?;
        let helps = |good| self.is_developed(board, action, good);
        require(Good::ALL.into_iter().any(helps), Reason::NothingToDevelop)
    }

    fn check_staff(&self, board: &Board<WaterFrame>, place: Place) -> Result<(), Illegal> {
        require(board.own_harbour().is_free(place), Reason::PlaceTaken)?;
        require(board.available_workers() > 0, Reason::TooFewWorkers)
    }

    fn check_restaff(
        &self,
        board: &Board<WaterFrame>,
        from: Place,
        to: Place,
    ) -> Result<(), Illegal> {
        let harbour = board.own_harbour();
        require(
            board.parts.action.restaffed < MOST_RESTAFFED,
            Reason::TooManyMoves,
        )?;
        require(harbour.is_staffed(from), Reason::PlaceEmpty)?;
        require(from != to, Reason::SamePlace)?;
        require(harbour.is_free(to), Reason::PlaceTaken)
    }

    fn check_contract(
        &self,
        board: &Board<WaterFrame>,
        good: Good,
        space: u8,
    ) -> Result<(), Illegal> {
        let known = self.contract_spaces().contains(&space);
        require(known, Reason::NoSuchContract)?;
        let now = board.own_harbour().contracts[good.index()];
        require(space > now, Reason::ContractNotHigher)
    }

    /// Whether the patent can still be returned: the costs alone pay for what was raised (II.2.5).
    fn check_return_patent(
        &self,
        board: &Board<WaterFrame>,
        action: &DistributionAction,
    ) -> Result<(), Illegal> {
        require(board.own_harbour().has(Tile::Patent), Reason::TileNotOwned)?;
        let bonus = self.more.components.tiles.patent;
        require(action.left >= bonus, Reason::PatentInUse)?;
        let rises = |good: Good| self.can_rise(board, board.asked, good);
        require(Good::ALL.into_iter().any(rises), Reason::NothingToRaise)
    }

    pub(crate) fn offer_in_action(
        &self,
        board: &Board<WaterFrame>,
        hand: &ActionInHand,
        offers: &mut impl Offers<Action>,
    ) {
        match &hand.stage {
            Stage::Factory(action)
                if action.price_due.is_none() && self.check_developer(board, action).is_ok() =>
            {
                offers.offer(Action::UseDeveloper);
            }
            Stage::Workers(_) => {
                let harbour = board.own_harbour();
                for place in Place::ALL {
                    if self.check_staff(board, place).is_ok() {
                        offers.offer(Action::Staff(place));
                    }
                    if !harbour.is_staffed(place) {
                        continue;
                    }
                    for to in Place::ALL {
                        if self.check_restaff(board, place, to).is_ok() {
                            offers.offer(Action::Restaff(place, to));
                        }
                    }
                }
            }
            Stage::Distribution(action) if self.check_return_patent(board, action).is_ok() => {
                offers.offer(Action::Return(Tile::Patent));
            }
            Stage::StockExchange(_) => {
                for good in Good::ALL {
                    let now = board.own_harbour().contracts[good.index()];
                    for space in self.contract_spaces().iter().filter(|space| **space > now) {
                        offers.offer(Action::Contract(good, *space));
                    }
                }
            }
            _ => {}
        }
    }

    pub(crate) fn check_in_action(
        &self,
        board: &Board<WaterFrame>,
        hand: &ActionInHand,
        action: Action,
    ) -> Option<Result<(), Illegal>> {
        match (&hand.stage, action) {
            (Stage::Factory(factory), Action::UseDeveloper) if factory.price_due.is_none() => {
                Some(self.check_developer(board, factory))
            }
            (Stage::Workers(_), Action::Staff(place)) => Some(self.check_staff(board, place)),
            (Stage::Workers(_), Action::Restaff(from, to)) => {
                Some(self.check_restaff(board, from, to))
            }
            (Stage::Distribution(distribution), Action::Return(Tile::Patent)) => {
                Some(self.check_return_patent(board, distribution))
            }
            (Stage::StockExchange(_), Action::Contract(good, space)) => {
                Some(self.check_contract(board, good, space))
            }
            _ => None,
        }
    }

    pub(crate) fn carry_out_in_action(
        &self,
        board: &mut Board<WaterFrame>,
        hand: &ActionInHand,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Stage> {
        let seat = board.asked;
        match (hand.stage, action) {
            (Stage::Factory(_), Action::UseDeveloper) => {
                board.parts.action.developer = true;
                log.tell(Event::Water(WaterEvent::DeveloperUsed { seat }));
            }
            (Stage::Workers(_), Action::Staff(place)) => self.staff(board, place, log),
            (Stage::Workers(_), Action::Restaff(from, to)) => {
                let harbour = board.harbour_mut(seat);
                harbour.vacate(from);
                harbour.staff(to);
                board.parts.action.restaffed += 1;
                log.tell(Event::Water(WaterEvent::WarehouseMoved { seat, from, to }));
            }
            (Stage::Distribution(distribution), Action::Return(Tile::Patent)) => {
                // Its pounds were not used, and are gone; what is left of the costs pays for prices.
                let budget = distribution.left - self.more.components.tiles.patent;
                self.return_tile(board, seat, Tile::Patent, log);
                return Some(Stage::Water(WaterStage::Patent {
                    levels: self.more.components.tiles.patent_levels,
                    raised: distribution.raised,
                    budget,
                }));
            }
            (Stage::StockExchange(_), Action::Contract(good, to)) => {
                board.harbour_mut(seat).contracts[good.index()] = to;
                log.tell(Event::Water(WaterEvent::ContractTaken { seat, good, to }));
            }
            _ => return None,
        }
        Some(hand.stage)
    }

    /// Hires a worker into the large warehouse.
    fn staff(&self, board: &mut Board<WaterFrame>, place: Place, log: &mut impl Log<Event>) {
        let seat = board.asked;
        let (from_market, from_fired) = board.take_workers(1);
        board.harbour_mut(seat).staff(place);
        log.tell(Event::Water(WaterEvent::WarehouseStaffed {
            seat,
            place,
            from_market,
            from_fired,
        }));
    }

    /// Goods without room are lost once the workers action is done; what, the player may choose.
    pub(crate) fn end_of_workers(&self, board: &mut Board<WaterFrame>, log: &mut impl Log<Event>) {
        if !self.fit_goods(board, board.asked, log) {
            board.parts.pending = Some(Pending::Discard);
        }
    }

    /// A machine was bought: who else owns engineering works gets paid, and with the school the
    /// displaced worker may go elsewhere (II.2.3).
    pub(crate) fn machine_bought(&self, board: &mut Board<WaterFrame>, log: &mut impl Log<Event>) {
        let buyer = board.asked;
        if board.harbour(buyer).has(Tile::School) {
            board.parts.action.displaced += 1;
        }
        let owns = |seat: &Seat| *seat != buyer && board.harbour(*seat).has(Tile::EngineeringWorks);
        let owners: Seats = board.turn_order().filter(owns).collect();
        for owner in owners.iter() {
            let amount = u16::from(self.more.components.tiles.engineering_works);
            self.receive(board, owner, amount, Income::EngineeringWorks, log);
        }
    }

    /// Whether a displaced worker could be put somewhere (II.2.3).
    pub(crate) fn can_resettle(&self, board: &Board<WaterFrame>) -> bool {
        board.parts.action.displaced > 0
            && (Good::ALL
                .into_iter()
                .any(|good| self.free_spaces(board, good) > 0)
                || Place::ALL
                    .into_iter()
                    .any(|place| board.own_harbour().is_free(place)))
    }

    /// Free spaces in the rows of a factory.
    fn free_spaces(&self, board: &Board<WaterFrame>, good: Good) -> u8 {
        let factory = board.own().factory(good);
        match factory.is_built() {
            true => self.tables.row_end(good, 3) - factory.pieces,
            false => 0,
        }
    }

    pub(crate) fn offer_resettling(
        &self,
        board: &Board<WaterFrame>,
        offers: &mut impl Offers<Action>,
    ) {
        let displaced = board.parts.action.displaced;
        for good in Good::ALL {
            for count in 1..=displaced.min(self.free_spaces(board, good)) {
                offers.offer(Action::Resettle(good, count));
            }
        }
        for place in Place::ALL {
            if displaced > 0 && board.own_harbour().is_free(place) {
                offers.offer(Action::ResettleTo(place));
            }
        }
    }

    pub(crate) fn check_resettling(
        &self,
        board: &Board<WaterFrame>,
        hand: &ActionInHand,
        action: Action,
    ) -> Result<(), Illegal> {
        let displaced = board.parts.action.displaced;
        match action {
            Action::Resettle(good, count) => {
                require(board.own().factory(good).is_built(), Reason::NoFactory)?;
                require(count <= displaced, Reason::TooFewDisplaced)?;
                let room = self.free_spaces(board, good);
                require((1..=room).contains(&count), Reason::NoRoom)
            }
            Action::ResettleTo(place) => {
                require(displaced > 0, Reason::TooFewDisplaced)?;
                require(board.own_harbour().is_free(place), Reason::PlaceTaken)
            }
            _ => Err(hand.refuse(self, board, action)),
        }
    }

    /// Displaced workers lie on the fired workers space by now, and come back from there.
    pub(crate) fn resettle(
        &self,
        board: &mut Board<WaterFrame>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        let count = match action {
            Action::Resettle(good, count) => {
                board.company_mut(seat).factory_mut(good).pieces += count;
                log.tell(Event::Water(WaterEvent::WorkersResettled {
                    seat,
                    good,
                    count,
                }));
                count
            }
            Action::ResettleTo(place) => {
                board.harbour_mut(seat).staff(place);
                log.tell(Event::Water(WaterEvent::WarehouseResettled { seat, place }));
                1
            }
            _ => 0,
        };
        board.fired -= count;
        board.parts.action.displaced -= count;
    }

    /// Pays for further uses of the inventor, and gives a used developer back (II.2.1).
    pub(crate) fn settle_factory(&self, board: &mut Board<WaterFrame>, log: &mut impl Log<Event>) {
        let seat = board.asked;
        let fees = std::mem::take(&mut board.parts.action.inventor_fees);
        self.pay(board, seat, u16::from(fees), Cost::Inventor, log);
        if std::mem::take(&mut board.parts.action.developer) {
            self.return_tile(board, seat, Tile::Developer, log);
        }
    }
}
