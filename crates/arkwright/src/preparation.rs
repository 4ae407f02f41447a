//! The preparation round 1760 as the players play it (4.1.IV to VI).

use serde::{Deserialize, Serialize};
use table::{Illegal, Log, Message, Offers, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::edition::Edition;
use crate::event::{Event, Income};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::Marker;
use crate::phase::{Phase, PhaseRules};
use crate::prices::price_question;
use crate::reason::{Reason, require};

/// A player founds a factory, or sets the price of the one he has just founded (4.1.IV).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foundation {
    /// 0 for the first foundation, 1 for the second.
    pub round: u8,
    /// How many players have founded in this round.
    pub step: u8,
    /// The factory whose price is to be set.
    pub price_due: Option<Good>,
}

impl Foundation {
    /// The next foundation, in reverse order in the second round; `None` after the last.
    fn next<E: Edition>(self, board: &Board<E>) -> Option<(Seat, Foundation)> {
        let last = board.players - 1;
        let (round, step) = if self.step == last {
            (self.round + 1, 0)
        } else {
            (self.round, self.step + 1)
        };
        let place = match round {
            0 => step,
            1 => last - step,
            _ => return None,
        };
        let next = Foundation {
            round,
            step,
            price_due: None,
        };
        Some((board.in_turn_order(place), next))
    }
}

impl<E: Edition> PhaseRules<E> for Foundation {
    fn section(&self, _: &Board<E>) -> &'static str {
        "4.1.IV"
    }

    fn question(&self, _: &Board<E>) -> Message {
        match self.price_due {
            Some(good) => price_question(good),
            None => Message::new("prompt-foundation"),
        }
    }

    fn offer(&self, game: &Arkwright<E>, board: &Board<E>, offers: &mut impl Offers<Action>) {
        if let Some(good) = self.price_due {
            return game.offer_prices(board, good, offers);
        }
        for good in Good::ALL {
            if !board.own().factory(good).is_built() {
                offers.offer(Action::Found(good));
            }
        }
    }

    fn check(&self, game: &Arkwright<E>, board: &Board<E>, action: Action) -> Result<(), Illegal> {
        match (self.price_due, action) {
            (Some(good), action) => game.check_price_due(board, good, action),
            (None, Action::Found(good)) => require(
                !board.own().factory(good).is_built(),
                Reason::FoundedAlready,
            ),
            _ => Err(Reason::NotNow.illegal()),
        }
    }

    /// Founds a factory or sets its price; then the next player is asked.
    fn carry_out(
        self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        match (self.price_due, action) {
            (None, Action::Found(good)) => {
                game.open_factory(board, seat, good, log);
                board.phase = Phase::Foundation(Foundation {
                    price_due: Some(good),
                    ..self
                });
            }
            (Some(good), Action::Price(_, price)) => {
                game.set_price(board, seat, good, price, log);
                match self.next(board) {
                    Some((seat, next)) => board.ask(seat, Phase::Foundation(next)),
                    None => E::after_foundations(game, board, log),
                }
            }
            _ => {}
        }
    }
}

/// A player may sell shares for start-up capital (4.1.V).
#[derive(Clone, Copy)]
pub(crate) struct StartUpCapital {
    pub(crate) step: u8,
}

impl<E: Edition> PhaseRules<E> for StartUpCapital {
    fn section(&self, _: &Board<E>) -> &'static str {
        "4.1.V"
    }

    fn question(&self, _: &Board<E>) -> Message {
        Message::new("prompt-start-up-capital")
    }

    fn offer(&self, _: &Arkwright<E>, board: &Board<E>, offers: &mut impl Offers<Action>) {
        for count in 1..=board.own().shares {
            offers.offer(Action::Sell(count));
        }
        offers.offer(Action::Done);
    }

    fn check(&self, _: &Arkwright<E>, board: &Board<E>, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Done => Ok(()),
            Action::Sell(count) => require(
                (1..=board.own().shares).contains(&count),
                Reason::TooFewShares,
            ),
            _ => Err(Reason::NotNow.illegal()),
        }
    }

    fn carry_out(
        self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Sell(count) = action {
            game.sell_shares(board, board.asked, count, log);
        }
        let step = self.step + 1;
        if step < board.players {
            board.ask(board.in_turn_order(step), Phase::StartUpCapital { step });
        } else {
            let last = board.in_turn_order(board.players - 1);
            board.ask(last, Phase::PickLightMarker { step: 0 });
        }
    }
}

/// A player picks a light marker from the timetable, in reverse order (4.1.V).
#[derive(Clone, Copy)]
pub(crate) struct PickLightMarker {
    pub(crate) step: u8,
}

impl<E: Edition> PhaseRules<E> for PickLightMarker {
    fn section(&self, _: &Board<E>) -> &'static str {
        "4.1.V"
    }

    fn question(&self, _: &Board<E>) -> Message {
        Message::new("prompt-pick-light-marker")
    }

    fn offer(&self, _: &Arkwright<E>, board: &Board<E>, offers: &mut impl Offers<Action>) {
        for (marker, count) in Marker::DRAWN.into_iter().zip(board.display) {
            if count > 0 {
                offers.offer(Action::Take(marker));
            }
        }
    }

    fn check(&self, _: &Arkwright<E>, board: &Board<E>, action: Action) -> Result<(), Illegal> {
        let Action::Take(marker) = action else {
            return Err(Reason::NotNow.illegal());
        };
        match Marker::DRAWN.iter().position(|drawn| *drawn == marker) {
            None => Err(Reason::MarkerNeverThere.illegal()),
            Some(place) => require(board.display[place] > 0, Reason::MarkerNotThere),
        }
    }

    /// Picks a light marker; after the start player, the last to pick, the factories are paid.
    fn carry_out(
        self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let Action::Take(marker) = action else { return };
        if let Some(place) = Marker::DRAWN.iter().position(|drawn| *drawn == marker) {
            board.display[place] -= 1;
        }
        game.give_grey_marker(board, board.asked, marker, log);
        let step = self.step + 1;
        if step < board.players {
            let seat = board.in_turn_order(board.players - 1 - step);
            board.ask(seat, Phase::PickLightMarker { step });
        } else {
            game.pay_for_factories(board, log);
            game.begin_decade(board, log);
        }
    }
}

impl<E: Edition> Arkwright<E> {
    /// The start player founds first.
    pub(crate) fn first_foundation(&self, board: &mut Board<E>) {
        let first = Foundation {
            round: 0,
            step: 0,
            price_due: None,
        };
        board.ask(board.start, Phase::Foundation(first));
    }

    /// Everybody gets the start-up capital; then shares may be sold (4.1.V).
    pub(crate) fn start_up_capital(&self, board: &mut Board<E>, log: &mut impl Log<Event>) {
        for seat in board.turn_order() {
            let capital = u16::from(self.components.shares.capital);
            self.receive(board, seat, capital, Income::StartUpCapital, log);
        }
        board.ask(board.start, Phase::StartUpCapital { step: 0 });
    }
}
