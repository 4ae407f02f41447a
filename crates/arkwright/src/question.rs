//! Questions and choices as messages, for whoever puts them into words.

use table::{Message, Say};

use crate::action::Action;
use crate::board::Board;
use crate::edition::Edition;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::Marker;
use crate::phase::PhaseRules;
use crate::water_frame::{Fleet, with_place};

impl<E: Edition> Arkwright<E> {
    /// The question that is asked.
    pub fn question(&self, board: &Board<E>) -> Message {
        board.phase.question(board)
    }

    /// The section of the rule book that the question belongs to.
    pub fn question_section(&self, board: &Board<E>) -> &'static str {
        match E::is_pending(board) {
            true => E::pending_section(board),
            false => board.phase.section(board),
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
            Action::PlacePaying(marker, space, paid) => with_marker("action-place-paying", marker)
                .with("space", space)
                .with("paid", paid),
            Action::ReusePaying(marker, paid) => {
                with_marker("action-reuse-paying", marker).with("paid", paid)
            }
            Action::Staff(place) => with_place(new("action-staff"), "place", place),
            Action::Restaff(from, to) => {
                with_place(with_place(new("action-restaff"), "from", from), "to", to)
            }
            Action::Resettle(good, count) => {
                with_good("action-resettle", good).with("count", count)
            }
            Action::ResettleTo(place) => with_place(new("action-resettle-to"), "place", place),
            Action::UseDeveloper => new("action-use-developer"),
            Action::PayInventor => new("action-pay-inventor"),
            Action::Return(tile) => new("action-return").with("tile", tile.word()),
            Action::Contract(good, space) => {
                with_good("action-contract", good).with("space", space)
            }
            Action::Deliver(good, count) => with_good("action-deliver", good).with("count", count),
            Action::Produce(good, rows) => with_good("action-produce", good).with("rows", rows),
            Action::ProduceExtra(good, rows) => {
                with_good("action-produce-extra", good).with("rows", rows)
            }
            Action::TakeShip(capacity) => new("action-take-ship").with("capacity", capacity),
            Action::ReplaceShip(capacity, pier) => new("action-replace-ship")
                .with("capacity", capacity)
                .with("pier", pier),
            Action::TakeTile(tile) => new("action-take-tile").with("tile", tile.word()),
            Action::TakeTileFor(tile, good) => {
                with_good("action-take-tile-for", good).with("tile", tile.word())
            }
            Action::Move(tile, good) => with_good("action-move", good).with("tile", tile.word()),
            Action::HalfPrice(count) => new("action-half-price").with("count", count),
            Action::Extra => new("action-extra"),
            Action::Shut => new("action-shut"),
            Action::Ship(count, fleet) => new("action-ship").with("count", count).with(
                "fleet",
                match fleet {
                    Fleet::First => "fleet-first",
                    Fleet::Second => "fleet-second",
                    Fleet::Both => "fleet-both",
                },
            ),
            Action::Dismiss(place) => with_place(new("action-dismiss"), "place", place),
            Action::DismissShip(pier) => new("action-dismiss-ship").with("pier", pier),
            Action::Smash(good, row) => with_good("action-smash", good).with("row", row),
        }
    }
}
