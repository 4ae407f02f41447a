//! "At anytime" actions: buying basic materials, and turning the wheel for thaler (06).
//!
//! They are offered wherever the player on turn has a choice, which is never inside a payment nor
//! inside the gain of one material. A purchase names the amount it reaches, so that a turn stays
//! short; buying only raises, and turning uses up basics, so no board ever comes back.

use table::{Log, Offers};

use crate::action::Action;
use crate::board::{Board, Industry};
use crate::cards::{Bundle, Resource};
use crate::event::{Cost, Event, Income, Turned};
use crate::game::Kanal;
use crate::reason::{Reason, require};
use crate::supply::BASICS;

/// What it costs to buy a material from one amount up to another: the number reached, each time.
pub(crate) const fn price(from: u8, to: u8) -> u16 {
    let (from, to) = (from as u16, to as u16);
    to * (to + 1) / 2 - from * (from + 1) / 2
}

impl Kanal {
    /// Offers what can be done at any time.
    pub(crate) fn offer_anytime(&self, own: &Industry, offers: &mut impl Offers<Action>) {
        if own.thaler == 0 {
            return;
        }
        for basic in BASICS {
            let held = own.materials[basic as usize];
            for amount in held + 1..=self.components.basic {
                if price(held, amount) > own.thaler || offers.enough() {
                    break;
                }
                offers.offer(Action::Buy(basic, amount));
            }
        }
        if own.can_turn() && own.thaler >= u16::from(self.components.turn) {
            offers.offer(Action::Turn);
        }
    }

    /// Whether anything could be done at any time with so many thaler.
    pub(crate) fn has_anytime(&self, own: &Industry, thaler: u16) -> bool {
        let [wood, clay, ore, ..] = own.materials;
        let least = wood.min(clay).min(ore);
        let can_buy = least < self.components.basic && u16::from(least) < thaler;
        can_buy || thaler >= u16::from(self.components.turn)
    }

    /// Whether this can be done at any time; `None` if the action is of another kind.
    pub(crate) fn check_anytime(
        &self,
        own: &Industry,
        action: Action,
    ) -> Option<Result<(), Reason>> {
        match action {
            Action::Buy(material, amount) => Some(self.check_purchase(own, material, amount)),
            Action::Turn => Some(self.check_turn(own)),
            _ => None,
        }
    }

    fn check_purchase(&self, own: &Industry, material: Resource, to: u8) -> Result<(), Reason> {
        require(BASICS.contains(&material), Reason::NotForSale)?;
        require(to <= self.components.basic, Reason::WheelFull)?;
        let mut amount = own.materials[material as usize];
        require(to > amount, Reason::NotMore)?;
        let mut left = own.thaler;
        while amount < to {
            amount += 1;
            left = left
                .checked_sub(amount.into())
                .ok_or(Reason::TooFewThaler)?;
        }
        Ok(())
    }

    fn check_turn(&self, own: &Industry) -> Result<(), Reason> {
        let is_stuck = BASICS
            .into_iter()
            .any(|basic| own.materials[basic as usize] == 0);
        require(!is_stuck, Reason::WheelStuck)?;
        let price = u16::from(self.components.turn);
        require(own.thaler >= price, Reason::TurnTooDear)
    }

    /// Does what can be done at any time.
    pub(crate) fn do_anytime(&self, board: &mut Board, action: Action, log: &mut impl Log<Event>) {
        let seat = board.asked;
        match action {
            Action::Buy(material, amount) => {
                let held = board.own().materials[material as usize];
                let thaler = price(held, amount);
                board.industry_mut(seat).thaler -= thaler;
                log.tell(Event::Paid {
                    seat,
                    resource: Resource::Thaler,
                    amount: thaler,
                    reason: Cost::Purchase { material },
                });
                let more = u16::from(amount - held);
                self.gain(board, seat, material, more, Income::Purchase, log);
            }
            Action::Turn => {
                let price = Bundle::new([0, 0, 0, 0, 0, self.components.turn]);
                self.pay(board, seat, price, Cost::WheelTurn, log);
                self.turn_wheel(board, seat, Turned::ForThaler, log);
            }
            _ => {}
        }
    }
}
