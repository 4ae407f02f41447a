//! Final scoring.

use table::{Log, Outcome, Seat, Seats};

use crate::board::{Board, Company, Hand, ROUNDS};
use crate::event::{Ending, Event, Purchase};
use crate::game::CardGame;
use crate::good::Good;
use crate::phase::Phase;

impl Company {
    /// What the shares are worth: the portfolio, and the score in the end.
    #[inline]
    pub const fn worth(&self) -> u32 {
        self.shares as u32 * self.value as u32
    }
}

impl CardGame {
    /// Ends the game: after the last round, or when one player or nobody is left.
    pub(crate) fn end_game(&self, board: &mut Board, how: Ending, log: &mut impl Log<Event>) {
        log.tell(Event::EndOfGame { how });
        board.phase = Phase::Over;
        board.hand = Hand::default();
        board.sold = [0; table::MAX_SEATS];
        board.produced = Seats::NONE;
        board.step = 0;
        if how == Ending::LastRound {
            board.round = ROUNDS;
        }
        for seat in self.survivors(board) {
            self.score(board, seat, log);
        }
    }

    fn score(&self, board: &mut Board, seat: Seat, log: &mut impl Log<Event>) {
        let own = board.company_mut(seat);
        for good in Good::ALL {
            let price = self.components.end_prices[good.index()];
            let factory = own.factory_mut(good);
            let count = std::mem::take(&mut factory.stored);
            factory.storehouses = 0;
            if count > 0 {
                let income = u16::from(count) * u16::from(price);
                own.money = own.money.saturating_add(income);
                log.tell(Event::StoredSold {
                    seat,
                    good,
                    count,
                    price,
                    income,
                });
            }
        }
        own.storehouse = None;
        // A share value of 0 buys nothing.
        let count = own.money.checked_div(own.value.into()).unwrap_or(0);
        if count > 0 {
            self.purchase(board, seat, count, 0, Purchase::End, log);
        }
        let own = board.company_mut(seat);
        if own.loans > 0 {
            let from = own.shares;
            own.shares = from.saturating_sub(own.loans.into());
            log.tell(Event::SharesLost {
                seat,
                tokens: own.loans,
                from,
                to: own.shares,
            });
        }
        let lost = self.components.value_lost.get(usize::from(own.tokens));
        let lost = lost.copied().unwrap_or(own.tokens);
        if lost > 0 {
            let from = own.value;
            own.value = from.saturating_sub(lost);
            log.tell(Event::ValueFell {
                seat,
                tokens: own.tokens,
                from,
                to: own.value,
            });
        }
        log.tell(Event::Scored {
            seat,
            shares: own.shares,
            value: own.value,
            money: own.money,
            score: own.worth(),
        });
    }

    /// The score of a player if it were counted now as it is in the end: goods sold, shares bought, then loans and
    /// tokens. Who is bankrupt has none.
    pub fn score_now(&self, board: &Board, seat: Seat) -> u32 {
        let mut copy = *board;
        if board.phase != Phase::Over {
            self.score(&mut copy, seat, &mut ());
        }
        let own = copy.company(seat);
        if own.is_bankrupt { 0 } else { own.worth() }
    }

    pub(crate) fn final_outcome(&self, board: &Board) -> Outcome {
        let mut outcome = Outcome {
            players: self.players,
            scores: [0; table::MAX_SEATS],
            winners: Seats::NONE,
            lost: Seats::NONE,
        };
        for seat in Seat::all(self.players) {
            let own = board.company(seat);
            if own.is_bankrupt {
                outcome.lost.insert(seat);
            } else {
                outcome.scores[seat.index()] = own.worth() as i32;
            }
        }
        let rank = |seat: Seat| (board.company(seat).worth(), board.company(seat).money);
        let best = self.survivors(board).map(rank).max();
        outcome.winners = self
            .survivors(board)
            .filter(|seat| Some(rank(*seat)) == best)
            .collect();
        outcome
    }
}
