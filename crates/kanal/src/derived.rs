//! The board in words and numbers, for programs that do not read sets of bits.

use std::fmt::Display;

use table::{Derived, Seat};

use crate::activation::Activation;
use crate::board::{Board, Industry};
use crate::cards::RouteType;
use crate::components::ACTION_SPACES;
use crate::game::Kanal;

fn words<T: Display>(items: impl Iterator<Item = T>) -> Derived {
    Derived::List(items.map(Derived::word).collect())
}

impl Kanal {
    /// What the board means: names in place of sets, and what it counts now.
    pub(crate) fn derived_from(&self, board: &Board) -> Derived {
        let spaces = (1..=ACTION_SPACES as u8).zip(board.thaler);
        let space = |(number, thaler): (u8, u8)| {
            let has_disc = board.discs & 1 << (number - 1) != 0;
            Derived::map([
                ("space", number.into()),
                ("thaler", thaler.into()),
                ("disc", Derived::Is(has_disc)),
                ("blocked", Derived::Is(board.blocked == number)),
                ("golden", Derived::Is(board.golden == number)),
            ])
        };
        let in_hand = self.in_hand(board).map(|card| {
            let Activation { plot, by, .. } = card.activation;
            let effect = card.activation.effect.map_or(0, |effect| effect + 1);
            Derived::map([
                ("plot", Derived::word(plot)),
                ("card", board.own().structures[plot.index()].into()),
                ("by", Derived::word(by.word())),
                ("effect", effect.into()),
                ("behind", words(card.behind.into_iter())),
            ])
        });
        let seats = Seat::all(self.players()).map(|seat| {
            let mut all = vec![
                ("seat", seat.number().into()),
                ("score", Derived::Number(self.total(board, seat).into())),
                ("total", Derived::Number(self.total(board, seat).into())),
            ];
            all.extend(industry(board.industry(seat)));
            Derived::Map(all)
        });
        Derived::map([
            (
                "display",
                Derived::list(board.display.cards().iter().copied()),
            ),
            ("seen", Derived::list(board.seen.iter())),
            ("aside", Derived::list(board.aside.iter())),
            ("spaces", Derived::List(spaces.map(space).collect())),
            ("in_hand", Derived::List(in_hand.collect())),
            ("waiting_by_routes", words(board.hand.waiting.routes.iter())),
            (
                "waiting_by_bridges",
                words(board.hand.waiting.bridges.iter()),
            ),
            ("seats", Derived::List(seats.collect())),
        ])
    }
}

/// A player's boards.
fn industry(own: &Industry) -> Vec<(&'static str, Derived)> {
    let [wood, clay, ore, brick, iron] = own.materials;
    let materials = Derived::map([
        ("wood", wood.into()),
        ("clay", clay.into()),
        ("ore", ore.into()),
        ("brick", brick.into()),
        ("iron", iron.into()),
    ]);
    let routes = RouteType::ALL.map(|route| (route.word(), words(own.of_type(route).iter())));
    let structures = own.raised.iter().map(|plot| {
        Derived::map([
            ("plot", Derived::word(plot)),
            ("card", own.structures[plot.index()].into()),
            ("routes", own.built().and(plot.around()).len().into()),
            ("bridges", own.bridges_at(plot).into()),
            ("activations", own.activations(plot).into()),
        ])
    });
    vec![
        ("thaler", own.thaler.into()),
        ("prestige", own.prestige.into()),
        ("materials", materials),
        ("routes", Derived::map(routes)),
        ("imprinted", words(own.imprinted.iter())),
        ("bridges", words(own.bridges.iter())),
        ("structures", Derived::List(structures.collect())),
    ]
}
