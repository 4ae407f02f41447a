//! Action 6: extra production (expert variant).

use table::{Log, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::card::Card;
use crate::event::{Event, GivenBack};
use crate::game::CardGame;
use crate::good::Good;
use crate::phase::Phase;
use crate::reason::{Reason, require};

impl CardGame {
    pub(crate) fn offer_extra_production(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let own = board.own();
        let has_shift = own.cards.contains(Card::ExtraShift);
        for good in Good::ALL {
            let factory = own.factory(good);
            if !factory.is_open() || board.hand.parts[good.index()] > 0 {
                continue;
            }
            for cards in 0..=factory.worker_cards() {
                offers.offer(Action::Produce(good, cards, false));
                if has_shift {
                    offers.offer(Action::Produce(good, cards, true));
                }
            }
        }
    }

    pub(crate) fn check_extra_production(
        &self,
        board: &Board,
        good: Good,
        cards: u8,
        shift: bool,
    ) -> Result<(), Reason> {
        let own = board.own();
        let factory = own.factory(good);
        require(self.options.extra_production, Reason::NoExtraProduction)?;
        require(factory.is_open(), Reason::NotBuilt)?;
        let is_new = board.hand.parts[good.index()] == 0;
        require(is_new, Reason::ProducedAlready)?;
        let are_there = cards <= factory.worker_cards();
        require(are_there, Reason::TooFewWorkerCards)?;
        let has_shift = own.cards.contains(Card::ExtraShift);
        require(!shift || has_shift, Reason::NoExtraShift)
    }

    /// A factory produces; its goods have to be stored at once.
    pub(crate) fn produce_extra(
        &self,
        board: &mut Board,
        good: Good,
        cards: u8,
        has_shift: bool,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        let mut made = self.output(board.own().factory(good), good, cards);
        if has_shift {
            self.give_back(board, seat, Card::ExtraShift, GivenBack::Spent, log);
            made = made.saturating_add(1);
        }
        board.hand.parts[good.index()] = cards + 1;
        board.hand.fresh = made;
        log.tell(Event::ExtraProduced {
            seat,
            good,
            cards,
            has_shift,
            made,
        });
        board.phase = if made > 0 {
            Phase::ExtraStorage { good }
        } else {
            Phase::ExtraProduction
        };
    }

    /// All costs are paid at once; who cannot pay has no turn any more, and who alone is left then has won.
    pub(crate) fn end_extra_production(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let parts = board.hand.parts;
        self.pay_costs(board, &parts, log);
        if !board.own().is_bankrupt {
            self.end_action(board, log);
        } else if !self.ends_with_survivors(board, log) {
            self.end_turn(board, log);
        }
    }
}
