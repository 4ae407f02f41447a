//! The board in words and numbers, for programs that do not have the tables.

use table::{Derived, Seat};

use crate::board::Board;
use crate::edition::Edition;
use crate::game::Arkwright;
use crate::goods::{Good, Goods};
use crate::marker::Marker;

/// The names of some goods.
pub(crate) fn names(goods: Goods) -> Derived {
    let goods = Good::ALL.into_iter().filter(|good| goods.contains(*good));
    Derived::List(goods.map(|good| Derived::word(good.word())).collect())
}

/// Something that is there several times.
pub(crate) fn counted(name: &'static str, word: impl ToString, count: u8) -> Derived {
    Derived::map([(name, Derived::word(word)), ("count", count.into())])
}

impl<E: Edition> Arkwright<E> {
    /// What the board means: names in place of sets, and what tables and rules make of it.
    pub(crate) fn derived_from(&self, board: &Board<E>) -> Derived {
        let good = |good: Good| {
            Derived::map([
                ("good", Derived::word(good.word())),
                ("demand", self.demand(board, good).into()),
                ("importer", board.importers[good.index()].into()),
            ])
        };
        let markers = |markers: &[Marker], counts: &[u8]| {
            let counted = |(marker, count): (&Marker, &u8)| counted("marker", marker, *count);
            Derived::List(markers.iter().zip(counts).map(counted).collect())
        };
        let mut all = vec![
            ("year", board.year().into()),
            ("active", Derived::word(board.active().word())),
            ("level", self.level(board).into()),
            ("wage", self.wage(board).into()),
            ("goods", Derived::List(Good::ALL.map(good).to_vec())),
            ("mat", markers(&Marker::GREY, &board.mat)),
            ("display", markers(&Marker::DRAWN, &board.display)),
        ];
        let seats = Seat::all(board.players).map(|seat| self.derived_seat(board, seat));
        all.push(("seats", Derived::List(seats.collect())));
        all.extend(E::derived(self, board));
        Derived::Map(all)
    }

    fn derived_seat(&self, board: &Board<E>, seat: Seat) -> Derived {
        let company = board.company(seat);
        let spaces = self.components().administration.spaces;
        let space = |(cost, placed): (u8, Option<Marker>)| {
            let marker = placed.map_or(Derived::None, Derived::word);
            Derived::map([("cost", cost.into()), ("marker", marker)])
        };
        let spaces = spaces.into_iter().zip(company.administration).map(space);
        let built = Good::ALL
            .into_iter()
            .filter(|good| company.factory(*good).is_built());
        let mut all = vec![
            ("seat", seat.number().into()),
            ("share_value", self.share_value(board, seat).into()),
            ("buying_price", self.buying_price(board, seat).into()),
            ("portfolio", self.portfolio(board, seat).into()),
            ("score", self.score_now(board, seat).into()),
            (
                "markers",
                Derived::List(company.markers.iter().map(Derived::word).collect()),
            ),
            ("administration", Derived::List(spaces.collect())),
            (
                "factories",
                Derived::List(
                    built
                        .map(|good| self.derived_factory(board, seat, good))
                        .collect(),
                ),
            ),
        ];
        all.extend(E::derived_seat(self, board, seat));
        Derived::Map(all)
    }

    fn derived_factory(&self, board: &Board<E>, seat: Seat, good: Good) -> Derived {
        let factory = board.company(seat).factory(good);
        Derived::map([
            ("good", Derived::word(good.word())),
            ("quality", self.quality(board, seat, good).into()),
            ("appeal", self.appeal(board, seat, good).into()),
            ("output", self.output(board, seat, good).into()),
            ("workers", factory.workers().into()),
            ("machines", factory.machine_count().into()),
        ])
    }
}
