//! Which goods are stored after a production phase (III.5).

use table::{Illegal, Log, Offers, Seat};

use super::edition::WaterFrame;
use super::phase::WaterPhase;
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::game::Arkwright;
use crate::phase::Phase;
use crate::production::Production;
use crate::reason::{Reason, require};

impl Arkwright<WaterFrame> {
    /// Whether one more than all unsold goods would fit, and extra shifts could produce it.
    pub(crate) fn can_store_extra(&self, board: &Board<WaterFrame>, seat: Seat) -> bool {
        if !self.may_shift_now(board, seat) {
            return false;
        }
        let mut goods = board.company(seat).stored;
        goods[board.active().index()] += board.parts.production.unsold[seat.index()] + 1;
        self.room(board, seat).fits(&goods)
    }

    /// Asks a player what he stores, if he has something to store and room for it; what is left over
    /// is lost (III.5).
    pub(crate) fn ask_storing(
        &self,
        board: &mut Board<WaterFrame>,
        step: u8,
        log: &mut impl Log<Event>,
    ) -> Production {
        let seat = board.in_turn_order(step);
        let good = board.active();
        let unsold = board.parts.production.unsold[seat.index()];
        if unsold == 0 {
            return Production::Ended;
        }
        let room = self.room(board, seat);
        let stored = board.company(seat).stored;
        // Goods of other kinds can make room in the small warehouse only.
        let mut alone = [0; 4];
        alone[good.index()] = stored[good.index()] + 1;
        if room.fits(&alone) {
            board.ask(seat, Phase::Water(WaterPhase::Storing { step }));
            return Production::Asks;
        }
        log.tell(Event::Lost {
            seat,
            good,
            count: unsold,
        });
        board.parts.production.unsold[seat.index()] = 0;
        Production::Ended
    }

    /// Offers each stock of goods that can be reached, once. Older goods of other kinds are given up
    /// only as far as new ones need their room.
    pub(crate) fn offer_storing(
        &self,
        board: &Board<WaterFrame>,
        offers: &mut impl Offers<Action>,
    ) {
        let seat = board.asked;
        let active = board.active().index();
        let stored = board.own().stored;
        let room = self.room(board, seat);
        let over = |good: usize| match good == active {
            true => 0,
            false => room.over(good, stored[good]),
        };
        let others = [0, 1, 2, 3].map(over);
        let in_all: u8 = others.iter().sum();
        let most = stored[active] + board.parts.production.unsold[seat.index()];
        for count in stored[active]..=most {
            let needed = room.over(active, count);
            if needed > room.scale[active] || needed > room.small {
                break;
            }
            let left = room.small - needed;
            let mut keep = stored;
            keep[active] = count;
            if in_all <= left {
                offers.offer(Action::Keep(keep));
                continue;
            }
            let base = [0, 1, 2, 3].map(|good| keep[good] - others[good]);
            for a in 0..=others[0].min(left) {
                for b in 0..=others[1].min(left - a) {
                    for c in 0..=others[2].min(left - a - b) {
                        let d = left - a - b - c;
                        if d <= others[3] {
                            let over = [a, b, c, d];
                            let keep = [0, 1, 2, 3].map(|good| base[good] + over[good]);
                            offers.offer(Action::Keep(keep));
                        }
                    }
                }
            }
        }
    }

    pub(crate) fn check_storing(
        &self,
        board: &Board<WaterFrame>,
        action: Action,
    ) -> Result<(), Illegal> {
        let Action::Keep(keep) = action else {
            return Err(Reason::NotNow.illegal());
        };
        let seat = board.asked;
        let active = board.active().index();
        let stored = board.own().stored;
        let room = self.room(board, seat);
        let unsold = board.parts.production.unsold[seat.index()];
        require(keep[active] <= stored[active] + unsold, Reason::KeepTooMany)?;
        require(keep[active] >= stored[active], Reason::NeedlessDiscard)?;
        let mut discarded = false;
        for good in (0..4).filter(|good| *good != active) {
            require(keep[good] <= stored[good], Reason::KeepTooMany)?;
            // What the large warehouse holds is in nobody's way.
            let in_large = stored[good].min(room.large[good]);
            require(keep[good] >= in_large, Reason::NeedlessDiscard)?;
            discarded |= keep[good] < stored[good];
        }
        let scale = room.over(active, keep[active]) <= room.scale[active];
        require(scale, Reason::NoStorageSpace)?;
        require(room.fits(&keep), Reason::StorageFull)?;
        let used: u8 = (0..4).map(|good| room.over(good, keep[good])).sum();
        require(!discarded || used == room.small, Reason::NeedlessDiscard)
    }

    /// All that there is room for, and the dearest goods.
    pub(crate) fn usual_storing(&self, board: &Board<WaterFrame>) -> Action {
        let active = board.active().index();
        let stored = board.own().stored;
        let room = self.room(board, board.asked);
        let mut keep = stored;
        keep[active] += board.parts.production.unsold[board.asked.index()];
        let most = room.large[active] + room.scale[active].min(room.small);
        keep[active] = keep[active].min(most).max(stored[active]);
        while !room.fits(&keep) {
            let price = |good: &usize| self.components.factories[*good].warehouse_price;
            let dispensable = |good: &usize| match *good == active {
                true => keep[active] > stored[active],
                false => room.over(*good, keep[*good]) > 0,
            };
            match (0..4).filter(dispensable).min_by_key(price) {
                Some(good) => keep[good] -= 1,
                None => break,
            }
        }
        Action::Keep(keep)
    }
}
