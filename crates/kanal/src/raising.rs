//! Raising a structure (06 "Raise 1 structure").

use table::{Log, Offers};

use crate::action::{Action, Price};
use crate::board::{Board, Industry};
use crate::cards::{Bundle, Cost as CardCost, Stage};
use crate::event::{Cost, Event};
use crate::game::Kanal;
use crate::geometry::{Plot, Plots};
use crate::reason::{Reason, require};

impl Kanal {
    /// Offers every structure that can be paid, on every plot of these.
    pub(crate) fn offer_raising(
        &self,
        board: &Board,
        plots: Plots,
        is_free: bool,
        offers: &mut impl Offers<Action>,
    ) {
        let own = board.own();
        let plots = plots.and(own.free());
        for card in board.display.cards() {
            let CardCost { left, right } = self.card(*card).cost;
            let mut each_plot = |price: Price| {
                for plot in plots.iter() {
                    if offers.enough() {
                        return;
                    }
                    offers.offer(Action::Raise(*card, plot, price));
                }
            };
            if is_free {
                each_plot(Price::Free);
                continue;
            }
            if own.can_pay(left) {
                each_plot(Price::Left);
            }
            if right.is_some_and(|right| own.can_pay(right)) {
                each_plot(Price::Right);
            }
        }
    }

    /// Whether a structure can be raised there for this price.
    pub(crate) fn check_raising(
        &self,
        board: &Board,
        card: u8,
        plot: Plot,
        price: Price,
        is_free: bool,
    ) -> Result<(), Reason> {
        let own = board.own();
        require(board.display.contains(card), Reason::NotOnDisplay)?;
        require(own.structures[plot.index()] == 0, Reason::PlotTaken)?;
        match self.price_of(card, price)? {
            None => require(is_free, Reason::NotFree),
            Some(_) if is_free => Err(Reason::ForFree),
            Some(bundle) => own.check_payment(bundle),
        }
    }

    /// The bundle that is paid; none if nothing is. The costs left and right of a dash are never
    /// merged (06).
    fn price_of(&self, card: u8, price: Price) -> Result<Option<Bundle>, Reason> {
        let cost = self.card(card).cost;
        match price {
            Price::Left => Ok(Some(cost.left)),
            Price::Right => Ok(Some(cost.right.ok_or(Reason::NoOtherCost)?)),
            Price::Free => Ok(None),
        }
    }

    /// Raises a structure, and notes its activation if the plot is surrounded (06).
    pub(crate) fn raise(
        &self,
        board: &mut Board,
        card: u8,
        plot: Plot,
        price: Price,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        if let Ok(Some(bundle)) = self.price_of(card, price) {
            self.pay(board, seat, bundle, Cost::Structure { card }, log);
        }
        board.display.remove(card);
        board.raised += 1;
        let industry = board.industry_mut(seat);
        industry.structures[plot.index()] = card;
        industry.raised.insert(plot);
        log.tell(Event::Raised {
            seat,
            card,
            plot,
            is_free: price == Price::Free,
        });
        self.structure_was_raised(board, plot);
    }

    /// Puts the topmost card of the current stack into the box, where a full industry board leaves
    /// no plot for the raise action (06). Nobody sees the card.
    pub(crate) fn box_card(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let Some(stage) = board.current_stack() else {
            return;
        };
        board.stacks[stage as usize] -= 1;
        let seat = board.asked;
        log.tell(Event::Buried { seat, stage });
        self.note_uncovered(board, stage, log);
    }

    /// Says so when a stack is empty.
    pub(crate) fn note_uncovered(&self, board: &Board, stage: Stage, log: &mut impl Log<Event>) {
        if board.is_uncovered(stage) {
            log.tell(Event::Uncovered { stage });
        }
    }
}

impl Industry {
    /// The prestige of all structures (07).
    pub(crate) fn structures_worth(&self, game: &Kanal) -> i16 {
        let worth = |card: &u8| i16::from(game.card(*card).prestige);
        self.structures
            .iter()
            .filter(|card| **card != 0)
            .map(worth)
            .sum()
    }
}
