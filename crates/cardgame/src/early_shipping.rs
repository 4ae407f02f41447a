//! Action 7: early shipping (expert variant).

use table::{Log, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::card::Card;
use crate::event::Event;
use crate::game::CardGame;
use crate::good::Good;
use crate::phase::Phase;
use crate::reason::{Reason, require};

impl Board {
    /// Goods that early shipping has loaded so far.
    #[inline]
    pub(crate) fn loaded(&self) -> u8 {
        self.hand.cargo.iter().sum()
    }
}

impl CardGame {
    pub(crate) fn offer_early_shipping(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let own = board.own();
        let room = self.most_shipped(board, board.asked) - board.loaded();
        for good in Good::ALL {
            if board.hand.cargo[good.index()] > 0 {
                continue;
            }
            for count in 1..=own.factory(good).stored.min(room) {
                offers.offer(Action::Ship(good, count));
            }
        }
    }

    pub(crate) fn check_early_shipping(
        &self,
        board: &Board,
        good: Good,
        count: u8,
    ) -> Result<(), Reason> {
        let own = board.own();
        require(self.options.early_shipping, Reason::NoEarlyShipping)?;
        let is_new = board.hand.cargo[good.index()] == 0;
        require(is_new, Reason::ShippedAlready)?;
        require(count > 0, Reason::AtLeastOne)?;
        let stored = own.factory(good).stored;
        require(count <= stored, Reason::TooFewStored)?;
        self.check_cargo(board, board.loaded().saturating_add(count))
    }

    pub(crate) fn ship_early(
        &self,
        board: &mut Board,
        good: Good,
        count: u8,
        log: &mut impl Log<Event>,
    ) {
        self.ship(board, good, count, log);
        board.phase = Phase::EarlyShipping;
    }

    /// Everything is loaded: storehouses that are not needed go back.
    pub(crate) fn end_early_shipping(&self, board: &mut Board, log: &mut impl Log<Event>) {
        for good in Good::ALL {
            self.trim_storehouses(board, board.asked, good, log);
        }
        self.ask_early_storage(board, 0, log);
    }

    /// Asks, factory by factory from this one on, which storehouses hold what is left; then the ships sail.
    pub(crate) fn ask_early_storage(
        &self,
        board: &mut Board,
        from: usize,
        log: &mut impl Log<Event>,
    ) {
        let mut goods = Good::ALL.into_iter().skip(from);
        match goods.find(|good| self.can_move_stored(board, *good)) {
            Some(good) => board.phase = Phase::EarlyStorage { good },
            None => self.set_sail(board, log),
        }
    }

    /// In the order of the rule book: a Contract pays for all goods together, and then come the tokens, of which
    /// the Customs Office may save one.
    fn set_sail(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let seat = board.asked;
        self.pay_contract(board, seat, board.loaded(), log);
        self.send_ships(board, seat, board.loaded());
        if board.own().has_fresh(Card::CustomsOffice) {
            board.phase = Phase::EarlyCustoms;
        } else {
            self.add_tokens(board, false, log);
            self.end_action(board, log);
        }
    }
}
