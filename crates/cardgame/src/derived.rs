//! The board in words and numbers, for programs that do not have the tables.

use table::{Derived, Seat};

use crate::board::Board;
use crate::card::{Card, Cards};
use crate::game::CardGame;
use crate::good::Good;
use crate::track::Track;

fn cards(cards: Cards) -> Derived {
    Derived::List(
        cards
            .iter()
            .map(|card| Derived::word(card.word()))
            .collect(),
    )
}

impl CardGame {
    /// What the board means: names in place of numbers, and what tables and rules make of it.
    pub(crate) fn derived_from(&self, board: &Board) -> Derived {
        let good = |good: Good| {
            Derived::map([
                ("good", Derived::word(good.word())),
                ("demand", self.demand(board, good).into()),
                ("neutral_appeal", board.neutral[good.index()].into()),
            ])
        };
        let supply = Card::ALL.into_iter().zip(board.supply);
        let supply = supply.filter(|(_, count)| *count > 0).map(|(card, count)| {
            Derived::map([
                ("card", Derived::word(card.word())),
                ("count", count.into()),
            ])
        });
        let seats = Seat::all(self.players()).map(|seat| self.derived_seat(board, seat));
        Derived::map([
            ("year", board.year().into()),
            ("good", Derived::word(board.good().word())),
            ("wage", self.wage(board).into()),
            ("goods", Derived::List(Good::ALL.map(good).to_vec())),
            ("supply", Derived::List(supply.collect())),
            ("seats", Derived::List(seats.collect())),
        ])
    }

    fn derived_seat(&self, board: &Board, seat: Seat) -> Derived {
        let own = board.company(seat);
        let track = |track: Track| {
            Derived::map([
                ("track", Derived::word(track.word())),
                ("level", own.level(track).into()),
                ("allows", self.allows(own, track).into()),
            ])
        };
        let factory = |good: Good| {
            let factory = own.factory(good);
            Derived::map([
                ("good", Derived::word(good.word())),
                ("appeal", factory.appeal.into()),
                ("price_and_appeal", self.worth(factory, good).into()),
                ("output", self.output(factory, good, 2).into()),
                (
                    "home_limit",
                    self.home_limit(board, factory, good, 0).into(),
                ),
                ("quality_cards", Derived::list(factory.quality.values())),
            ])
        };
        let open = Good::ALL
            .into_iter()
            .filter(|good| own.factory(*good).is_open());
        Derived::map([
            ("seat", seat.number().into()),
            ("share_value", own.value.into()),
            ("portfolio", own.worth().into()),
            ("score", self.score_now(board, seat).into()),
            ("cards", cards(own.cards)),
            ("used", cards(own.used)),
            (
                "developments",
                Derived::List(Track::ALL.map(track).to_vec()),
            ),
            ("factories", Derived::List(open.map(factory).collect())),
        ])
    }
}
