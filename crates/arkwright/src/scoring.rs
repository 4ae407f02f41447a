//! The end of the game and the winner (8.0).

use std::cmp::Reverse;

use table::{Illegal, Log, MAX_SEATS, Message, Outcome, Seat, Seats, sort_few};

use crate::action::Action;
use crate::board::Board;
use crate::edition::Edition;
use crate::event::Event;
use crate::game::Arkwright;
use crate::phase::{Phase, PhaseRules};
use crate::reason::Reason;

/// A player's place in the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The player.
    pub seat: Seat,
    /// His place, counted from 1; those who are level share one, and who has lost has none.
    pub place: Option<u8>,
    /// Whether he has lost by an open loan; then he comes after all who have not.
    pub lost: bool,
}

/// Nobody is asked any more.
#[derive(Clone, Copy)]
pub(crate) struct Over;

impl<E: Edition> PhaseRules<E> for Over {
    fn section(&self, _: &Board<E>) -> &'static str {
        "8.0"
    }

    fn question(&self, _: &Board<E>) -> Message {
        Message::new("prompt-over")
    }

    fn check(&self, _: &Arkwright<E>, _: &Board<E>, _: Action) -> Result<(), Illegal> {
        Err(Reason::GameOver.illegal())
    }
}

impl<E: Edition> Arkwright<E> {
    /// Values every company and ends the game.
    pub(crate) fn end_game(&self, board: &mut Board<E>, log: &mut impl Log<Event>) {
        E::before_scoring(self, board, log);
        board.phase = Phase::Over;
        for seat in board.turn_order() {
            log.tell(Event::Scored {
                seat,
                shares: board.company(seat).shares,
                value: self.share_value(board, seat),
                score: self.portfolio(board, seat),
                lost: board.company(seat).loans > 0,
            });
        }
    }

    /// What a company would score if the game ended now: after the steps of 8.0, but without the last
    /// exchange, which is a choice; nothing with an open loan.
    pub fn score_now(&self, board: &Board<E>, seat: Seat) -> u16 {
        if board.company(seat).loans > 0 {
            return 0;
        }
        let mut end = *board;
        if board.phase != Phase::Over {
            E::before_scoring(self, &mut end, &mut ());
        }
        self.portfolio(&end, seat)
    }

    /// What ranks a player: to have no open loan, the value of the portfolio, then the cash.
    fn rank(&self, board: &Board<E>, seat: Seat) -> (bool, u16, u16) {
        let company = board.company(seat);
        (
            company.loans == 0,
            self.portfolio(board, seat),
            company.cash,
        )
    }

    /// The players as things stand, the best first; those who are level in the order of their seats.
    pub fn ranking(&self, board: &Board<E>) -> Vec<Ranked> {
        let mut seats: Vec<Seat> = Seat::all(board.players).collect();
        let rank = |seat: Seat| self.rank(board, seat);
        sort_few(&mut seats, |seat| Reverse(rank(*seat)));
        let ranked = |seat: &Seat| {
            let better = seats.iter().filter(|other| rank(**other) > rank(*seat));
            let lost = board.company(*seat).loans > 0;
            Ranked {
                seat: *seat,
                place: (!lost).then_some(1 + better.count() as u8),
                lost,
            }
        };
        seats.iter().map(ranked).collect()
    }

    /// The most valuable portfolio wins, then the most cash; whoever has an open loan has lost.
    pub(crate) fn score(&self, board: &Board<E>) -> Outcome {
        let mut outcome = Outcome {
            players: board.players,
            scores: [0; MAX_SEATS],
            winners: Seats::NONE,
            lost: Seats::NONE,
        };
        for Ranked { seat, place, lost } in self.ranking(board) {
            outcome.scores[seat.index()] = i32::from(self.portfolio(board, seat));
            if lost {
                outcome.lost.insert(seat);
            } else if place == Some(1) {
                outcome.winners.insert(seat);
            }
        }
        outcome
    }
}
