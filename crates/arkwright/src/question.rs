//! Questions and choices as messages, for whoever puts them into words.

use table::{Message, Say};

use crate::action::Action;
use crate::board::Board;
use crate::edition::Edition;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::Marker;
use crate::phase::PhaseRules;

impl<E: Edition> Arkwright<E> {
    /// The question that is asked.
    pub fn question(&self, board: &Board<E>) -> Message {
        board.phase.question(board)
    }

    /// The section of the rule book that the question belongs to.
    pub fn question_section(&self, board: &Board<E>) -> &'static str {
        match E::is_pending(board) {
            true => E::pending_section(board),
            false => PhaseRules::<E>::section(&board.phase),
        }
    }
}

impl Say for Action {
    fn say(&self) -> Message {
        let new = Message::new;
        let with_good = |id, good: Good| new(id).with("good", good.word());
        let with_marker = |id, marker: Marker| {
            new(id)
                .with("marker", marker.kind.word())
                .with("shade", marker.shade.word())
        };
        match *self {
            Action::Found(good) => with_good("action-found", good),
            Action::Price(good, price) => with_good("action-price", good).with("price", price),
            Action::Place(marker, space) => {
                with_marker("action-place", marker).with("space", space)
            }
            Action::Reuse(marker) => with_marker("action-reuse", marker),
            Action::Build(good, level) => with_good("action-build", good).with("level", level),
            Action::Modernize(good) => with_good("action-modernize", good),
            Action::Close(good) => with_good("action-close", good),
            Action::Hire(good, count) => with_good("action-hire", good).with("count", count),
            Action::Fire(good, count) => with_good("action-fire", good).with("count", count),
            Action::Machine(good, row) => with_good("action-machine", good).with("row", row),
            Action::Quality(good, value) => with_good("action-quality", good).with("value", value),
            Action::Distribute(good, value) => {
                with_good("action-distribute", good).with("value", value)
            }
            Action::Buy(count) => new("action-buy").with("count", count),
            Action::Sell(count) => new("action-sell").with("count", count),
            Action::Repay(count) => new("action-repay").with("count", count),
            Action::Warehouse(good, count) => {
                with_good("action-warehouse", good).with("count", count)
            }
            Action::Take(marker) => with_marker("action-take", marker),
            Action::Offer => new("action-offer"),
            Action::Hold => new("action-hold"),
            Action::Keep([food, clothes, cutlery, lamps]) => new("action-keep")
                .with("food", food)
                .with("clothes", clothes)
                .with("cutlery", cutlery)
                .with("lamps", lamps),
            Action::Start(seat) => new("action-start").with("seat", seat),
            Action::Done => new("action-done"),
        }
    }
}
