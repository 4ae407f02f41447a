//! A player's turn: one action, price and appeal, one development (action phase).

use table::{Log, Offers};

use crate::action::Action;
use crate::board::{Board, Hand};
use crate::event::Event;
use crate::game::CardGame;
use crate::phase::Phase;
use crate::reason::Reason;

impl CardGame {
    /// Asks the next player who is in the game for a turn; after the last one comes production.
    pub(crate) fn go_on_acting(&self, board: &mut Board, log: &mut impl Log<Event>) {
        board.hand = Hand::default();
        while board.step < self.players {
            let seat = board.start.clockwise(board.step, self.players);
            if !board.company(seat).is_bankrupt {
                board.ask(seat, Phase::Action);
                return;
            }
            board.step += 1;
        }
        self.begin_production(board, log);
    }

    /// What the asked player can do before an action is chosen: the first step of each, making a
    /// card fresh, or nothing.
    pub(crate) fn offer_actions(&self, board: &Board, offers: &mut impl Offers<Action>) {
        self.offer_building(board, offers);
        self.offer_employment(board, offers);
        if offers.enough() {
            return;
        }
        self.offer_machines(board, offers);
        self.offer_quality(board, offers);
        if offers.enough() {
            return;
        }
        self.offer_distribution(board, offers);
        self.offer_shares(board, offers);
        self.offer_loans(board, offers);
        self.offer_regaining(board, offers);
        if self.options.extra_production {
            self.offer_extra_production(board, offers);
        }
        if self.options.early_shipping {
            self.offer_early_shipping(board, offers);
        }
        self.offer_reactivation(board, offers);
        offers.offer(Action::Done);
    }

    pub(crate) fn check_actions(&self, board: &Board, action: Action) -> Result<(), Reason> {
        use Action::*;
        let phase = board.phase;
        let kind = match action {
            Done => return Ok(()),
            Reactivate(card) if phase == Phase::Action => {
                return self.check_reactivation(board, card);
            }
            Build(_) | Upgrade(_) | Invent(_) => Phase::Build,
            Employ(_) => Phase::Employ,
            Automate(..) => Phase::Automate,
            Quality(..) => Phase::Quality,
            Distribution(..) => Phase::Distribution,
            Buy(_) | Borrow(_) | Regain => Phase::Bought,
            Produce(..) => Phase::ExtraProduction,
            Ship(..) => Phase::EarlyShipping,
            _ => return Err(Reason::NotNow),
        };
        let chosen = match phase {
            Phase::Borrowed => Phase::Bought,
            other => other,
        };
        if chosen != Phase::Action && chosen != kind {
            return Err(match (chosen, kind) {
                (Phase::Quality, Phase::Distribution) | (Phase::Distribution, Phase::Quality) => {
                    Reason::EitherOr
                }
                _ => Reason::OneAction,
            });
        }
        match action {
            Build(good) => self.check_build(board, good),
            Upgrade(good) => self.check_upgrade(board, good),
            Invent(good) => self.check_invention(board, good),
            Employ(good) => self.check_employment(board, good),
            Automate(good, position) => self.check_machine(board, good, position),
            Quality(good, cards) => self.check_quality(board, good, cards),
            Distribution(good, value) => self.check_distribution(board, good, value),
            Buy(count) => self.check_shares(board, count),
            Borrow(count) => self.check_loans(board, count),
            Regain => self.check_regaining(board),
            Produce(good, cards, shift) => self.check_extra_production(board, good, cards, shift),
            Ship(good, count) => self.check_early_shipping(board, good, count),
            _ => Err(Reason::NotNow),
        }
    }

    pub(crate) fn answer_action(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        use Action::*;
        match action {
            Build(good) => self.build(board, good, log),
            Upgrade(good) => self.upgrade(board, good, log),
            Invent(good) => self.invent(board, good, log),
            Employ(good) => self.employ(board, good, log),
            Automate(good, position) => self.automate(board, good, position, log),
            Quality(good, cards) => self.set_quality(board, good, cards, log),
            Distribution(good, value) => self.set_distribution(board, good, value, log),
            Buy(count) => self.buy_shares(board, count, log),
            Borrow(count) => self.borrow(board, count, log),
            Regain => {
                self.regain_ships(board, log);
                self.end_action(board, log);
            }
            Produce(good, cards, shift) => self.produce_extra(board, good, cards, shift, log),
            Ship(good, count) => self.ship_early(board, good, count, log),
            Reactivate(card) => self.reactivate(board, card, log),
            Done => match board.phase {
                Phase::ExtraProduction => self.end_extra_production(board, log),
                Phase::EarlyShipping => self.end_early_shipping(board, log),
                _ => self.end_action(board, log),
            },
            _ => {}
        }
    }

    /// The action is over: price and appeal come next, if the active good is produced.
    pub(crate) fn end_action(&self, board: &mut Board, _: &mut impl Log<Event>) {
        board.hand = Hand {
            discarded: board.hand.discarded,
            ..Hand::default()
        };
        let is_open = board.own().factory(board.good()).is_open();
        board.phase = if is_open {
            Phase::Price
        } else {
            Phase::Development
        };
    }

    /// The turn is over.
    pub(crate) fn end_turn(&self, board: &mut Board, log: &mut impl Log<Event>) {
        board.step += 1;
        self.go_on_acting(board, log);
    }
}
