//! Storehouses: keeping goods, wasting them, taking storehouses away (production b).

use table::{Log, Offers, Seat};

use crate::action::{Action, StorehouseKind};
use crate::board::{Board, Company};
use crate::card::Card;
use crate::event::{Event, WastedWhy};
use crate::game::CardGame;
use crate::good::Good;
use crate::phase::Phase;
use crate::reason::{Reason, require};

impl Company {
    /// Small storehouses that stand at no factory.
    #[inline]
    pub(crate) fn small_storehouses_left(&self, all: u8) -> u8 {
        let placed: u8 = self.factories.iter().map(|own| own.storehouses).sum();
        all - placed
    }

    /// Whether the Big Storehouse stands at this factory or in the reserve.
    #[inline]
    fn can_use_big_at(&self, good: Good) -> bool {
        self.cards.contains(Card::Storehouse) && self.storehouse.is_none_or(|at| at == good)
    }
}

impl Board {
    /// Whether all that finds room has to be kept, if it is asked what becomes of goods: what extra production
    /// made, or what was in store already where nothing new is to be stored.
    pub const fn has_to_keep(&self) -> bool {
        self.hand.fresh == 0 || matches!(self.phase, Phase::ExtraStorage { .. })
    }
}

impl CardGame {
    /// What so many small and big storehouses hold.
    #[inline]
    pub(crate) fn room(&self, small: u8, big: u8) -> u8 {
        let storehouses = &self.components.storehouses;
        let small = storehouses.small_holds.saturating_mul(small);
        small.saturating_add(storehouses.big_holds.saturating_mul(big))
    }

    /// Small and big storehouses that a factory can have: its own, and those in the reserve.
    #[inline]
    pub(crate) fn storehouses_for(&self, own: &Company, good: Good) -> (u8, u8) {
        let left = own.small_storehouses_left(self.components.storehouses.small);
        let small = own.factory(good).storehouses + left;
        (small, own.can_use_big_at(good).into())
    }

    /// Goods that are to be kept or wasted.
    #[inline]
    pub(crate) fn left_over(board: &Board, good: Good) -> u8 {
        let stored = board.own().factory(good).stored;
        board.hand.fresh.saturating_add(stored)
    }

    /// Whether each of the storehouses keeps something.
    #[inline]
    fn is_needed(&self, goods: u8, small: u8, big: u8) -> bool {
        let kept = self.room(small, big).min(goods);
        (small == 0 || self.room(small - 1, big).min(goods) < kept)
            && (big == 0 || self.room(small, big - 1).min(goods) < kept)
    }

    /// How many goods have to be kept: what was in store already, and in extra production all that finds room.
    #[inline]
    fn least_kept(&self, board: &Board, good: Good) -> u8 {
        if !board.has_to_keep() {
            return board.own().factory(good).stored;
        }
        let (small, big) = self.storehouses_for(board.own(), good);
        CardGame::left_over(board, good).min(self.room(small, big))
    }

    /// Whether what is left in store at a factory can be moved to other storehouses: some of its goods have just
    /// left it, nothing new is to be stored, and there is more than one way to hold all that is left.
    pub(crate) fn can_move_stored(&self, board: &Board, good: Good) -> bool {
        let own = board.own();
        let stored = own.factory(good).stored;
        if board.hand.fresh > 0 || board.hand.cargo[good.index()] == 0 || stored == 0 {
            return false;
        }
        let (most_small, most_big) = self.storehouses_for(own, good);
        let mut ways = 0;
        for big in 0..=most_big {
            for small in 0..=most_small {
                let holds = self.room(small, big) >= stored;
                ways += u8::from(holds && self.is_needed(stored, small, big));
            }
        }
        ways > 1
    }

    pub(crate) fn offer_storage(
        &self,
        board: &Board,
        good: Good,
        offers: &mut impl Offers<Action>,
    ) {
        let own = board.own();
        let goods = CardGame::left_over(board, good);
        let (most_small, most_big) = self.storehouses_for(own, good);
        let least = self.least_kept(board, good);
        for big in 0..=most_big {
            for small in 0..=most_small {
                let is_enough = goods.min(self.room(small, big)) >= least;
                if small + big > 0 && is_enough && self.is_needed(goods, small, big) {
                    offers.offer(Action::Store(small, big));
                }
            }
        }
        if least == 0 {
            offers.offer(Action::Waste);
        }
        if goods > self.room(most_small, most_big) {
            for other in Good::ALL {
                if other == good {
                    continue;
                }
                if own.factory(other).storehouses > 0 {
                    offers.offer(Action::Clear(other, StorehouseKind::Small));
                }
                if own.storehouse == Some(other) {
                    offers.offer(Action::Clear(other, StorehouseKind::Big));
                }
            }
        }
    }

    pub(crate) fn check_storage(
        &self,
        board: &Board,
        good: Good,
        action: Action,
    ) -> Result<(), Reason> {
        let own = board.own();
        let goods = CardGame::left_over(board, good);
        let (most_small, most_big) = self.storehouses_for(own, good);
        let least = self.least_kept(board, good);
        let too_few = match board.phase {
            Phase::ExtraStorage { .. } => Reason::MustStore,
            _ => Reason::StoredGoodsStay,
        };
        match action {
            Action::Store(small, big) => {
                require(small > 0 || big > 0, Reason::AtLeastOne)?;
                let are_there = small <= most_small && big <= most_big;
                require(are_there, Reason::TooFewStorehouses)?;
                let kept = goods.min(self.room(small, big));
                let without_small = small > 0 && goods.min(self.room(small - 1, big)) == kept;
                let without_big = big > 0 && goods.min(self.room(small, big - 1)) == kept;
                require(!without_small && !without_big, Reason::NeedlessStorehouse)?;
                require(kept >= least, too_few)
            }
            Action::Clear(other, kind) => {
                require(other != good, Reason::OwnStorehouse)?;
                let is_there = match kind {
                    StorehouseKind::Small => own.factory(other).storehouses > 0,
                    StorehouseKind::Big => own.storehouse == Some(other),
                };
                require(is_there, Reason::NothingToClear)?;
                let room = self.room(most_small, most_big);
                require(goods > room, Reason::RoomEnough)
            }
            Action::Waste => require(least == 0, too_few),
            Action::Done if least > 0 => Err(Reason::StorehousesDue),
            Action::Done => Err(Reason::StorageDue),
            _ => Err(Reason::NotNow),
        }
    }

    /// Takes the answer about goods that are left over, and says whether the question is settled.
    pub(crate) fn answer_storage(
        &self,
        board: &mut Board,
        good: Good,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> bool {
        match action {
            Action::Clear(other, kind) => {
                self.clear_storehouse(board, other, kind, log);
                false
            }
            Action::Store(small, big) => {
                self.store(board, good, small, big, log);
                true
            }
            _ => {
                self.store(board, good, 0, 0, log);
                true
            }
        }
    }

    /// Keeps what goes into so many storehouses and wastes the rest.
    fn store(&self, board: &mut Board, good: Good, small: u8, big: u8, log: &mut impl Log<Event>) {
        let seat = board.asked;
        let goods = CardGame::left_over(board, good);
        let fresh = std::mem::take(&mut board.hand.fresh);
        let kept = goods.min(self.room(small, big));
        let own = board.company_mut(seat);
        own.factory_mut(good).stored = kept;
        own.factory_mut(good).storehouses = small;
        if big > 0 {
            own.storehouse = Some(good);
        } else if own.storehouse == Some(good) {
            own.storehouse = None;
        }
        if kept > 0 {
            log.tell(Event::Stored {
                seat,
                good,
                count: kept,
                added: kept.saturating_sub(goods - fresh),
                small,
                big,
            });
        }
        if goods > kept {
            log.tell(Event::Wasted {
                seat,
                good,
                count: goods - kept,
                why: WastedWhy::NotKept,
            });
        }
    }

    /// Takes a storehouse from a factory into the reserve; goods that lose their room are wasted.
    fn clear_storehouse(
        &self,
        board: &mut Board,
        good: Good,
        kind: StorehouseKind,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        let own = board.company_mut(seat);
        match kind {
            StorehouseKind::Small => own.factory_mut(good).storehouses -= 1,
            StorehouseKind::Big => own.storehouse = None,
        }
        log.tell(Event::StorehouseCleared { seat, good, kind });
        self.waste_without_room(board, seat, good, WastedWhy::Cleared, log);
    }

    /// Wastes the stored goods of a factory for which its storehouses have no room.
    pub(crate) fn waste_without_room(
        &self,
        board: &mut Board,
        seat: Seat,
        good: Good,
        why: WastedWhy,
        log: &mut impl Log<Event>,
    ) {
        let own = board.company_mut(seat);
        let big = u8::from(own.storehouse == Some(good));
        let room = self.room(own.factory(good).storehouses, big);
        let stored = &mut own.factory_mut(good).stored;
        if *stored > room {
            let count = *stored - room;
            *stored = room;
            log.tell(Event::Wasted {
                seat,
                good,
                count,
                why,
            });
        }
    }

    /// Storehouses that a factory does not need go back to the reserve: the fewest stay, and small ones rather
    /// than the big one.
    pub(crate) fn trim_storehouses(
        &self,
        board: &mut Board,
        seat: Seat,
        good: Good,
        log: &mut impl Log<Event>,
    ) {
        let own = board.company_mut(seat);
        let stored = own.factory(good).stored;
        let has_small = own.factory(good).storehouses;
        let has_big = u8::from(own.storehouse == Some(good));
        if has_small + has_big == 0 {
            return;
        }
        let mut fewest = (has_small, has_big);
        for big in 0..=has_big {
            for small in 0..=has_small {
                let is_less = small + big < fewest.0 + fewest.1;
                if is_less && self.room(small, big) >= stored {
                    fewest = (small, big);
                }
            }
        }
        let (small, big) = fewest;
        if fewest == (has_small, has_big) {
            return;
        }
        own.factory_mut(good).storehouses = small;
        if big < has_big {
            own.storehouse = None;
        }
        log.tell(Event::StorehousesReturned {
            seat,
            good,
            small: has_small - small,
            big: has_big - big,
        });
    }
}
