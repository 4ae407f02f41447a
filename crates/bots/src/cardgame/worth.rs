//! What developments and cards are worth beyond what the productions to come show.

use cardgame::{Board, Card, CardGame, Company, Good, Track};
use table::Seat;

use super::calendar::actions_left;
use super::weights::{self, Weights};

/// The worth of all developments and cards of a company, in hundredths of a pound; `end` is the share
/// value at the end in hundredths.
pub(super) fn worth(game: &CardGame, board: &Board, seat: Seat, end: i64) -> i64 {
    let own = board.company(seat);
    let owner = Owner {
        game,
        board,
        own,
        actions: actions_left(game, board, seat),
        decades: 3 - i64::from(board.decade().min(2)),
        end,
        w: weights::get(),
    };
    let tracks: i64 = Track::ALL.into_iter().map(|track| owner.track(track)).sum();
    let cards: i64 = own.cards.iter().map(|card| owner.card(card)).sum();
    tracks + cards
}

struct Owner<'a> {
    game: &'a CardGame,
    board: &'a Board,
    own: &'a Company,
    actions: i64,
    decades: i64,
    end: i64,
    w: Weights,
}

impl Owner<'_> {
    fn track(&self, track: Track) -> i64 {
        let level = i64::from(self.own.level(track));
        let a = self.actions;
        match track {
            Track::Quality => level * a * a * 10 * self.w.level_quality / 100,
            Track::Distribution => level * a * a * 10 * self.w.level_distribution / 100,
            Track::Cards => level * a * 20 * self.w.level_cards / 100,
            Track::Machinery => level * a * a * 4 * self.w.level_machinery / 100,
            Track::Ship => level * a * 40 * self.w.level_ship / 100,
            Track::Stock => level * a * self.end * self.w.level_stock / 800,
        }
    }

    fn card(&self, card: Card) -> i64 {
        let (a, decades) = (self.actions, self.decades);
        let open = Good::ALL
            .into_iter()
            .filter(|good| self.own.factory(*good).is_open())
            .count() as i64;
        match card {
            Card::Entrepreneur => decades * 150,
            Card::CustomsOffice => decades * 150,
            Card::ExtraShift => 500 * self.w.shift / 100,
            Card::Workshop => a * 30,
            Card::Foreman => a * 20,
            Card::Broker => match a {
                0 => 0,
                _ => self.end * 70 / 100,
            },
            Card::Inventor => match self.board.decade() {
                0 => open * 400 * self.w.inventor / 100,
                1 => open * 200 * self.w.inventor / 100,
                _ => 0,
            },
            Card::Developer => decades * 50,
            Card::Contract => decades * 150,
            Card::Patent => a * 50 * self.w.patent / 100,
            Card::Engineer => a * a * 10 * self.w.engineer / 100,
            Card::Storehouse => decades * 150,
            _ => decades * 60 * i64::from(self.game.players() > 0),
        }
    }
}
