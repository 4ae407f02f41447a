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
        let room = self.most_shipped(own) - board.loaded();
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
        self.check_cargo(own, board.loaded().saturating_add(count))
    }

    pub(crate) fn ship_early(
        &self,
        board: &mut Board,
        good: Good,
        count: u8,
        log: &mut impl Log<Event>,
    ) {
        self.ship(board, good, count, log);
        board.hand.cargo[good.index()] = count;
        board.phase = Phase::EarlyShipping;
    }

    /// In the order of the rule book: storehouses that are not needed go back, a Contract pays for all goods
    /// together, and then come the tokens, of which the Customs Office may save one.
    pub(crate) fn end_early_shipping(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let seat = board.asked;
        for good in Good::ALL {
            self.trim_storehouses(board, seat, good, log);
        }
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
