//! Who is asked what: the pending decision as plain data, and the one place that knows every phase.

use serde::{Deserialize, Serialize};
use table::{Log, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::card::Card;
use crate::event::Event;
use crate::game::CardGame;
use crate::good::Good;
use crate::production::check_shift;
use crate::reason::Reason;
use crate::shipping::check_customs;

/// What is going on at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A player chooses a starting factory (expert set-up 4).
    Open,
    /// Cards of the expert supply are about to be laid out (expert set-up 10).
    Lay,
    /// A player chooses a development to start with (expert set-up 4 and 10), or lays the Foreman.
    StartDevelopment,
    /// A player buys starting shares (expert set-up 11).
    StartShares,
    /// A player chooses an action (action phase a).
    Action,
    /// A player goes on with an action.
    Build,
    /// A player goes on with an action.
    Employ,
    /// A player goes on with an action.
    Automate,
    /// A player goes on with an action.
    Quality,
    /// A player goes on with an action.
    Distribution,
    /// A player has bought shares and goes on with the stock exchange.
    Bought,
    /// A player has taken loans and goes on with the stock exchange.
    Borrowed,
    /// A player goes on with extra production (expert).
    ExtraProduction,
    /// A player stores goods of extra production (expert).
    ExtraStorage {
        /// Of which kind.
        good: Good,
    },
    /// A player goes on with early shipping (expert).
    EarlyShipping,
    /// A player may use the Customs Office for early shipping (expert).
    EarlyCustoms,
    /// A player sets price and appeal (action phase b).
    Price,
    /// A player takes a development (action phase c).
    Development,
    /// A player may use an Extra Shift (production a).
    Shift,
    /// A player may use a Patron (production a).
    Patron,
    /// A player may sell stored goods (production a).
    StoredSale,
    /// A player may ship (production b).
    Shipping,
    /// A player may use the Customs Office (production b).
    Customs,
    /// A player stores goods (production b).
    Storage,
    /// A player may take the bonus for the highest appeal (production d).
    Bonus,
    /// A player may break a tie with the Entrepreneur (production d).
    Tie,
    /// A player may name the start player with the Entrepreneur (preparation).
    Entrepreneur,
    /// A player chooses the start player (preparation d).
    StartPlayer,
    /// The game has ended.
    Over,
    /// A player says which storehouses hold what early shipping has left at a factory (expert).
    EarlyStorage {
        /// Of which kind.
        good: Good,
    },
}

impl Phase {
    /// Whether the game is still set up.
    pub const fn is_set_up(self) -> bool {
        matches!(
            self,
            Phase::Open | Phase::Lay | Phase::StartDevelopment | Phase::StartShares
        )
    }

    /// Whether a player is on turn (action phase).
    pub const fn is_turn(self) -> bool {
        matches!(self, Phase::Price | Phase::Development) || self.is_action()
    }

    /// Whether a player chooses an action or goes on with one (action phase a).
    pub const fn is_action(self) -> bool {
        matches!(
            self,
            Phase::Action
                | Phase::Build
                | Phase::Employ
                | Phase::Automate
                | Phase::Quality
                | Phase::Distribution
                | Phase::Bought
                | Phase::Borrowed
                | Phase::ExtraProduction
                | Phase::ExtraStorage { .. }
                | Phase::EarlyShipping
                | Phase::EarlyCustoms
                | Phase::EarlyStorage { .. }
        )
    }

    /// Whether a player produces (production a to c).
    pub const fn is_production(self) -> bool {
        matches!(
            self,
            Phase::Shift
                | Phase::Patron
                | Phase::StoredSale
                | Phase::Shipping
                | Phase::Customs
                | Phase::Storage
        )
    }
}

impl CardGame {
    /// Offers every choice, even if there is only one; none where nobody is asked.
    #[inline]
    pub(crate) fn offer(&self, board: &Board, offers: &mut impl Offers<Action>) {
        match board.phase {
            Phase::Lay | Phase::Over => {}
            Phase::Open => self.offer_opening(board, offers),
            Phase::StartDevelopment => self.offer_start_development(board, offers),
            Phase::StartShares => self.offer_start_shares(board, offers),
            Phase::Action => self.offer_actions(board, offers),
            Phase::Build => {
                self.offer_building(board, offers);
                offers.offer(Action::Done);
            }
            Phase::Employ => {
                self.offer_employment(board, offers);
                offers.offer(Action::Done);
            }
            Phase::Automate => {
                self.offer_machines(board, offers);
                offers.offer(Action::Done);
            }
            Phase::Quality => {
                self.offer_quality(board, offers);
                offers.offer(Action::Done);
            }
            Phase::Distribution => {
                self.offer_distribution(board, offers);
                offers.offer(Action::Done);
            }
            Phase::Bought => {
                self.offer_loans(board, offers);
                self.offer_regaining(board, offers);
                offers.offer(Action::Done);
            }
            Phase::Borrowed => {
                self.offer_regaining(board, offers);
                offers.offer(Action::Done);
            }
            Phase::ExtraProduction => {
                self.offer_extra_production(board, offers);
                offers.offer(Action::Done);
            }
            Phase::ExtraStorage { good } | Phase::EarlyStorage { good } => {
                self.offer_storage(board, good, offers);
            }
            Phase::EarlyShipping => {
                self.offer_early_shipping(board, offers);
                offers.offer(Action::Done);
            }
            Phase::Price => self.offer_prices(board, offers),
            Phase::Development => self.offer_development(board, offers),
            Phase::Shift => {
                offers.offer(Action::Use(Card::ExtraShift));
                offers.offer(Action::Done);
            }
            Phase::Patron => self.offer_patrons(board, offers),
            Phase::StoredSale => self.offer_stored_sale(board, offers),
            Phase::Shipping => self.offer_shipping(board, offers),
            Phase::Customs | Phase::EarlyCustoms => {
                offers.offer(Action::Use(Card::CustomsOffice));
                offers.offer(Action::Done);
            }
            Phase::Storage => self.offer_storage(board, board.good(), offers),
            Phase::Bonus => {
                offers.offer(Action::Bonus);
                offers.offer(Action::Done);
            }
            Phase::Tie => {
                offers.offer(Action::Use(Card::Entrepreneur));
                offers.offer(Action::Done);
            }
            Phase::Entrepreneur => {
                self.offer_start_players(board, offers);
                offers.offer(Action::Done);
            }
            Phase::StartPlayer => self.offer_start_players(board, offers),
        }
    }

    /// Whether a choice is allowed.
    pub(crate) fn check_choice(&self, board: &Board, action: Action) -> Result<(), Reason> {
        match board.phase {
            Phase::Lay => Err(Reason::RevealDue),
            Phase::Over => Err(Reason::GameOver),
            Phase::Open => self.check_opening(board, action),
            Phase::StartDevelopment => self.check_start_development(board, action),
            Phase::StartShares => self.check_start_shares(board, action),
            Phase::Action
            | Phase::Build
            | Phase::Employ
            | Phase::Automate
            | Phase::Quality
            | Phase::Distribution
            | Phase::Bought
            | Phase::Borrowed
            | Phase::ExtraProduction
            | Phase::EarlyShipping => self.check_actions(board, action),
            Phase::ExtraStorage { good } | Phase::EarlyStorage { good } => {
                self.check_storage(board, good, action)
            }
            Phase::Price => self.check_price(board, action),
            Phase::Development => self.check_development(board, action),
            Phase::Shift => check_shift(action),
            Phase::Patron => self.check_patron(board, action),
            Phase::StoredSale => self.check_stored_sale(board, action),
            Phase::Shipping => self.check_shipping(board, action),
            Phase::Customs | Phase::EarlyCustoms => check_customs(action),
            Phase::Storage => self.check_storage(board, board.good(), action),
            Phase::Bonus => match action {
                Action::Bonus | Action::Done => Ok(()),
                _ => Err(Reason::NotNow),
            },
            Phase::Tie => match action {
                Action::Use(Card::Entrepreneur) | Action::Done => Ok(()),
                Action::Use(_) => Err(Reason::NoUseHere),
                _ => Err(Reason::NotNow),
            },
            Phase::Entrepreneur | Phase::StartPlayer => self.check_start_player(board, action),
        }
    }

    /// Carries out one choice, and what follows from it by itself.
    pub(crate) fn carry_out(&self, board: &mut Board, action: Action, log: &mut impl Log<Event>) {
        match board.phase {
            Phase::Lay | Phase::Over => {}
            Phase::Open => self.answer_opening(board, action, log),
            Phase::StartDevelopment => self.answer_start_development(board, action, log),
            Phase::StartShares => self.answer_start_shares(board, action, log),
            Phase::Action
            | Phase::Build
            | Phase::Employ
            | Phase::Automate
            | Phase::Quality
            | Phase::Distribution
            | Phase::Bought
            | Phase::Borrowed
            | Phase::ExtraProduction
            | Phase::EarlyShipping => self.answer_action(board, action, log),
            Phase::ExtraStorage { good } => {
                if self.answer_storage(board, good, action, log) {
                    board.phase = Phase::ExtraProduction;
                }
            }
            Phase::EarlyStorage { good } => {
                if self.answer_storage(board, good, action, log) {
                    self.ask_early_storage(board, good.index() + 1, log);
                }
            }
            Phase::Price => self.answer_price(board, action, log),
            Phase::Development => self.answer_development(board, action, log),
            Phase::Shift => self.answer_shift(board, action, log),
            Phase::Patron => self.answer_patron(board, action, log),
            Phase::StoredSale => self.answer_stored_sale(board, action, log),
            Phase::Shipping => self.answer_shipping(board, action, log),
            Phase::Customs => {
                self.answer_customs(board, action, log);
                self.ask_storage(board, log);
            }
            Phase::EarlyCustoms => {
                self.answer_customs(board, action, log);
                self.end_action(board, log);
            }
            Phase::Storage => {
                let good = board.good();
                if self.answer_storage(board, good, action, log) {
                    self.pay_for_production(board, log);
                }
            }
            Phase::Bonus | Phase::Tie => self.answer_highest_appeal(board, action, log),
            Phase::Entrepreneur => self.answer_entrepreneur(board, action, log),
            Phase::StartPlayer => self.answer_start_player(board, action, log),
        }
    }
}
