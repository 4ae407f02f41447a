//! The share value: for goods sold at home and for the highest appeal (production d), and the end of the
//! production phase (production e).

use table::{Log, Seat};

use crate::action::Action;
use crate::board::{Board, Hand};
use crate::card::Card;
use crate::event::{Event, Raised};
use crate::game::CardGame;
use crate::phase::Phase;

/// Goods sold at home that raise the share value.
pub(crate) const SOLD_ENOUGH: u8 = 2;

impl CardGame {
    /// Raises the value of everybody who sold enough, and asks who has the highest appeal.
    pub(crate) fn raise_values(&self, board: &mut Board, log: &mut impl Log<Event>) {
        for seat in board.start.round(self.players) {
            if board.sold[seat.index()] >= SOLD_ENOUGH {
                self.raise_value(board, seat, Raised::Sold, log);
            }
        }
        board.hand = Hand::default();
        board.step = 0;
        let Some((highest, is_tied)) = self.highest_appeal(board) else {
            return self.end_production(board, log);
        };
        if is_tied {
            let good = board.good();
            log.tell(Event::AppealTied {
                good,
                appeal: highest,
            });
            return self.ask_tie(board, log);
        }
        // Without a tie it is somebody who sold, or the neutral player.
        match self.next_with(board, highest, |_| true) {
            Some((step, seat)) => {
                board.step = step;
                board.ask(seat, Phase::Bonus);
            }
            None => self.end_production(board, log),
        }
    }

    pub(crate) fn raise_value(
        &self,
        board: &mut Board,
        seat: Seat,
        why: Raised,
        log: &mut impl Log<Event>,
    ) {
        let own = board.company_mut(seat);
        let from = own.value;
        let to = from.saturating_add(1);
        own.value = to;
        log.tell(Event::ValueRaised {
            seat,
            from,
            to,
            why,
        });
    }

    /// The highest appeal of those who sold enough, and whether several have it. The neutral player is one more
    /// rival if it competes.
    pub(crate) fn highest_appeal(&self, board: &Board) -> Option<(u8, bool)> {
        let good = board.good();
        let mut highest = None;
        let mut count = 0;
        let mut has_sellers = false;
        let mut consider = |appeal: u8| match highest {
            Some(most) if appeal < most => {}
            Some(most) if appeal == most => count += 1,
            _ => {
                highest = Some(appeal);
                count = 1;
            }
        };
        for seat in Seat::all(self.players) {
            if board.sold[seat.index()] >= SOLD_ENOUGH {
                has_sellers = true;
                consider(board.company(seat).factory(good).appeal);
            }
        }
        if self.options.neutral_competes {
            consider(board.neutral[good.index()]);
        }
        match highest {
            Some(most) if has_sellers => Some((most, count > 1)),
            _ => None,
        }
    }

    /// The next player from `step` on who sold enough and has this appeal, with the step.
    fn next_with(
        &self,
        board: &Board,
        appeal: u8,
        is_meant: impl Fn(Seat) -> bool,
    ) -> Option<(u8, Seat)> {
        let good = board.good();
        (board.step..self.players)
            .map(|step| (step, board.start.clockwise(step, self.players)))
            .find(|(_, seat)| {
                let has_it = board.company(*seat).factory(good).appeal == appeal;
                board.sold[seat.index()] >= SOLD_ENOUGH && has_it && is_meant(*seat)
            })
    }

    /// Asks the next tied player who has a fresh Entrepreneur (card 1).
    fn ask_tie(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let tied = self.highest_appeal(board).and_then(|(appeal, _)| {
            let can_break = |seat| board.company(seat).has_fresh(Card::Entrepreneur);
            self.next_with(board, appeal, can_break)
        });
        match tied {
            Some((step, seat)) => {
                board.step = step;
                board.ask(seat, Phase::Tie);
            }
            None => self.end_production(board, log),
        }
    }

    pub(crate) fn answer_highest_appeal(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        match action {
            Action::Bonus => self.raise_value(board, seat, Raised::HighestAppeal, log),
            Action::Use(card) => {
                self.use_card(board, seat, card, log);
                self.raise_value(board, seat, Raised::Entrepreneur, log);
            }
            _ if board.phase == Phase::Tie => {
                board.step += 1;
                return self.ask_tie(board, log);
            }
            _ => log.tell(Event::BonusDeclined {
                seat,
                good: board.good(),
            }),
        }
        self.end_production(board, log);
    }

    /// Distribution of the factories that produced falls, and the round is over (production e).
    fn end_production(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let good = board.good();
        for seat in board.start.round(self.players) {
            if board.produced.contains(seat) {
                self.fade_distribution(board, seat, good, log);
            }
        }
        self.end_round(board, log);
    }
}
