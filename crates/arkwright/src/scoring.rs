//! The end of the game and the winner (8.0).

use table::{Illegal, Log, MAX_SEATS, Message, Outcome, Seat, Seats};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::game::Arkwright;
use crate::phase::{Phase, PhaseRules};
use crate::reason::Reason;

/// Nobody is asked any more.
#[derive(Clone, Copy)]
pub(crate) struct Over;

impl PhaseRules for Over {
    fn section(&self) -> &'static str {
        "8.0"
    }

    fn question(&self, _: &Board) -> Message {
        Message::new("prompt-over")
    }

    fn check(&self, _: &Arkwright, _: &Board, _: Action) -> Result<(), Illegal> {
        Err(Reason::GameOver.illegal())
    }
}

impl Arkwright {
    /// Values every company and ends the game.
    pub(crate) fn end_game(&self, board: &mut Board, log: &mut impl Log<Event>) {
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

    /// The most valuable portfolio wins, then the most cash; whoever has an open loan has lost.
    pub(crate) fn score(&self, board: &Board) -> Outcome {
        let mut outcome = Outcome {
            players: board.players,
            scores: [0; MAX_SEATS],
            winners: Seats::NONE,
            lost: Seats::NONE,
        };
        let rank = |seat: Seat| (self.portfolio(board, seat), board.company(seat).cash);
        for seat in Seat::all(board.players) {
            outcome.scores[seat.index()] = i32::from(self.portfolio(board, seat));
            if board.company(seat).loans > 0 {
                outcome.lost.insert(seat);
            }
        }
        let in_the_running = Seat::all(board.players).filter(|seat| !outcome.lost.contains(*seat));
        if let Some(best) = in_the_running.clone().map(rank).max() {
            outcome.winners = in_the_running.filter(|seat| rank(*seat) == best).collect();
        }
        outcome
    }
}
