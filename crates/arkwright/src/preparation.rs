//! The preparation round 1760 as the players play it (4.1.IV to VI).

use table::{Illegal, Log, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::event::{Event, Income};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::Marker;
use crate::phase::Phase;
use crate::reason::{Reason, require};

impl Arkwright {
    /// The start player founds first.
    pub(crate) fn first_foundation(&self, board: &mut Board) {
        let phase = Phase::Foundation {
            round: 0,
            step: 0,
            price_due: None,
        };
        board.ask(board.start, phase);
    }

    pub(crate) fn offer_foundation(
        &self,
        board: &Board,
        price_due: Option<Good>,
        offers: &mut impl Offers<Action>,
    ) {
        if let Some(good) = price_due {
            return self.offer_prices(board, good, offers);
        }
        for good in Good::ALL {
            if !board.own().factory(good).is_built() {
                offers.offer(Action::Found(good));
            }
        }
    }

    pub(crate) fn check_foundation(
        &self,
        board: &Board,
        price_due: Option<Good>,
        action: Action,
    ) -> Result<(), Illegal> {
        match (price_due, action) {
            (Some(good), action) => self.check_price_due(board, good, action),
            (None, Action::Found(good)) => require(
                !board.own().factory(good).is_built(),
                Reason::FoundedAlready,
            ),
            _ => Err(Reason::NotNow.illegal()),
        }
    }

    /// Founds a factory or sets its price; then the next player is asked, in
    /// reverse order in the second round.
    pub(crate) fn found(
        &self,
        board: &mut Board,
        round: u8,
        step: u8,
        price_due: Option<Good>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        match (price_due, action) {
            (None, Action::Found(good)) => {
                self.open_factory(board, seat, good, log);
                board.phase = Phase::Foundation {
                    round,
                    step,
                    price_due: Some(good),
                };
            }
            (Some(good), Action::Price(_, price)) => {
                self.set_price(board, seat, good, price, log);
                let last = board.players - 1;
                let (round, step) = if step == last {
                    (round + 1, 0)
                } else {
                    (round, step + 1)
                };
                if round == 2 {
                    return self.start_up_capital(board, log);
                }
                let next = if round == 0 { step } else { last - step };
                let phase = Phase::Foundation {
                    round,
                    step,
                    price_due: None,
                };
                board.ask(board.in_turn_order(next), phase);
            }
            _ => {}
        }
    }

    /// Everybody gets the start-up capital; then shares may be sold (4.1.V).
    fn start_up_capital(&self, board: &mut Board, log: &mut impl Log<Event>) {
        for seat in board.turn_order() {
            let capital = u16::from(self.components.shares.capital);
            self.receive(board, seat, capital, Income::StartUpCapital, log);
        }
        board.ask(board.start, Phase::StartUpCapital { step: 0 });
    }

    pub(crate) fn offer_start_shares(&self, board: &Board, offers: &mut impl Offers<Action>) {
        for count in 1..=board.own().shares {
            offers.offer(Action::Sell(count));
        }
        offers.offer(Action::Done);
    }

    pub(crate) fn sell_start_shares(
        &self,
        board: &mut Board,
        step: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Sell(count) = action {
            self.sell_shares(board, board.asked, count, log);
        }
        let step = step + 1;
        if step < board.players {
            board.ask(board.in_turn_order(step), Phase::StartUpCapital { step });
        } else {
            let last = board.in_turn_order(board.players - 1);
            board.ask(last, Phase::PickLightMarker { step: 0 });
        }
    }

    pub(crate) fn offer_light_markers(&self, board: &Board, offers: &mut impl Offers<Action>) {
        for (marker, count) in Marker::DRAWN.into_iter().zip(board.display) {
            if count > 0 {
                offers.offer(Action::Take(marker));
            }
        }
    }

    pub(crate) fn check_light_marker(&self, board: &Board, marker: Marker) -> Result<(), Illegal> {
        let place = Marker::DRAWN.iter().position(|drawn| *drawn == marker);
        require(
            place.is_some_and(|place| board.display[place] > 0),
            Reason::MarkerNotThere,
        )
    }

    /// Picks a light marker; after the start player, the last to pick, the factories are paid.
    pub(crate) fn pick_light_marker(
        &self,
        board: &mut Board,
        step: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let Action::Take(marker) = action else { return };
        if let Some(place) = Marker::DRAWN.iter().position(|drawn| *drawn == marker) {
            board.display[place] -= 1;
        }
        self.give_grey_marker(board, board.asked, marker, log);
        let step = step + 1;
        if step < board.players {
            let seat = board.in_turn_order(board.players - 1 - step);
            board.ask(seat, Phase::PickLightMarker { step });
        } else {
            self.pay_for_factories(board, log);
            self.begin_decade(board, log);
        }
    }
}
