//! What developments and cards are worth beyond what the productions to come show.

use cardgame::{Board, Card, CardGame, Company, Factory, Good, Track};
use table::Seat;

use super::calendar::actions_left;

/// A company whose developments are judged.
struct Owner<'a> {
    game: &'a CardGame,
    board: &'a Board,
    own: &'a Company,
    /// Turns to come.
    actions: i64,
    /// Rounds to come, with the present one.
    rounds: i64,
    /// Decades to come, with the present one.
    decades: i64,
    /// The share value at the end, in hundredths.
    end: i64,
}

/// The worth of all developments and cards of a company, in hundredths of a pound; `end` is the share
/// value at the end in hundredths.
pub(super) fn worth(game: &CardGame, board: &Board, seat: Seat, end: i64) -> i64 {
    let own = board.company(seat);
    let owner = Owner {
        game,
        board,
        own,
        actions: actions_left(game, board, seat),
        rounds: 12 - i64::from(board.round),
        decades: 3 - i64::from(board.decade()),
        end,
    };
    let tracks = Track::ALL.into_iter().map(|track| owner.track(track));
    let cards = own.cards.iter().map(|card| owner.card(card));
    tracks.sum::<i64>() + cards.sum::<i64>() + owner.machines()
}

impl Owner<'_> {
    fn factories(&self) -> impl Iterator<Item = &Factory> {
        let factories = self.own.factories.iter();
        factories.filter(|factory| factory.is_open())
    }

    /// What a development brings in the actions to come.
    fn track(&self, track: Track) -> i64 {
        let level = i64::from(self.own.level(track));
        let a = self.actions;
        level
            * match track {
                Track::Quality => a * a * 10,
                Track::Distribution => a * a * 10,
                Track::Cards => a * 20,
                Track::Machinery => a * 5,
                Track::Ship => a * 40,
                // Half a share in each exchange.
                Track::Stock => a * self.end / 8,
            }
    }

    /// Machines that one action more can add by the level of the development: each saves most of a wage
    /// in every production to come.
    fn machines(&self) -> i64 {
        if self.actions == 0 {
            return 0;
        }
        let cards = &self.game.components().workers;
        let mut free = 0;
        for (factory, cards) in self.own.factories.iter().zip(cards) {
            for (position, card) in cards.iter().enumerate() {
                if factory.workers[position] > 0 {
                    free += i64::from(card.machines - factory.machines[position]);
                }
            }
        }
        let levels = &self.game.components().levels[Track::Machinery.index()];
        let first = i64::from(levels[0]);
        let more = free.min(self.game.allows(self.own, Track::Machinery).into()) - free.min(first);
        let saves = i64::from(self.game.wage(self.board)) - 1;
        more * saves * self.decades * 50
    }

    /// What a card brings beyond what the productions to come show, where Patrons, Workshop, Foreman,
    /// Developer, Contract, Customs Office and Entrepreneur are at work.
    fn card(&self, card: Card) -> i64 {
        let (a, rounds) = (self.actions, self.rounds);
        match card {
            Card::Entrepreneur => rounds * 40,
            Card::CustomsOffice => a * 40,
            Card::ExtraShift => 400,
            Card::Workshop => a * 30,
            Card::Foreman => a * 20,
            // Two shares at half price, for a development to come.
            Card::Broker if a > 0 => self.end * 3 / 4,
            Card::Broker => 0,
            Card::Inventor if a > 0 => self.inventor(),
            Card::Inventor => 0,
            Card::Developer => self.decades * 50 * i64::from(!self.own.used.is_empty()),
            Card::Contract => a * 40,
            Card::Patent => {
                let laid = self.factories().filter(|factory| factory.distribution > 0);
                a * (15 + 20 * laid.count() as i64)
            }
            Card::Engineer => {
                let laid: u8 = self
                    .factories()
                    .map(|factory| factory.quality.total())
                    .sum();
                a * (15 + 10 * i64::from(laid))
            }
            Card::Storehouse => rounds * 30,
            _ => rounds * 15,
        }
    }

    /// Factories that the Inventor can bring a decade further before it is time, and with decade restrictions
    /// two developments at once.
    fn inventor(&self) -> i64 {
        let early = |good: &Good| {
            let factory = self.own.factory(*good);
            factory.is_open()
                && match self.board.decade() {
                    0 => factory.side == 1,
                    1 => factory.workers[1] == 1,
                    _ => false,
                }
        };
        let most = usize::from(self.game.components().cards.inventor_factories);
        let count = Good::ALL
            .iter()
            .filter(|good| early(good))
            .count()
            .min(most);
        let upgrades = count as i64 * self.actions * 40;
        let two = match self.game.options().decade_restrictions {
            true => 300.min(self.actions * 50),
            false => 0,
        };
        upgrades.max(two)
    }
}
