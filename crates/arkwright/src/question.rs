//! Questions and choices as messages, for whoever puts them into words.

use table::{Message, Say};

use crate::action::Action;
use crate::board::Board;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::Marker;
use crate::phase::{Phase, Stage};

impl Arkwright {
    /// The question that is asked.
    pub fn question(&self, board: &Board) -> Message {
        let new = Message::new;
        let of_good = |id, good: Good| new(id).with("good", good.word());
        match board.phase {
            Phase::DrawStartPlayer => new("prompt-draw-start-player"),
            Phase::DrawLightMarker => new("prompt-draw-light-marker"),
            Phase::Foundation {
                price_due: Some(good),
                ..
            } => of_good("prompt-price", good),
            Phase::Foundation { .. } => new("prompt-foundation"),
            Phase::StartUpCapital { .. } => new("prompt-start-up-capital"),
            Phase::PickLightMarker { .. } => new("prompt-pick-light-marker"),
            Phase::Administration { .. } => new("prompt-administration"),
            Phase::Action(hand) => match hand.stage {
                Stage::Factory {
                    price_due: Some(good),
                    ..
                } => of_good("prompt-price", good),
                Stage::Factory { .. } => new("prompt-factory"),
                Stage::Workers { .. } => new("prompt-workers"),
                Stage::Machinery { left } => new("prompt-machinery").with("left", left),
                Stage::Quality { .. } => new("prompt-quality"),
                Stage::Distribution { left, .. } => new("prompt-distribution").with("left", left),
                Stage::StockExchange { .. } => new("prompt-stock-exchange"),
                Stage::Prices { .. } => new("prompt-prices"),
                Stage::SpecialMarker => new("prompt-special-marker"),
            },
            Phase::Sale(_) => of_good("prompt-sale", board.active()),
            Phase::Storage { .. } => new("prompt-storage"),
            Phase::NameStartPlayer => new("prompt-name-start-player"),
            Phase::FinalExchange { .. } => new("prompt-final-exchange"),
            Phase::Over => new("prompt-over"),
        }
    }

    /// The section of the rule book that the question belongs to.
    pub fn question_section(&self, board: &Board) -> &'static str {
        match board.phase {
            Phase::DrawStartPlayer => "4.1.II",
            Phase::DrawLightMarker => "4.1.III",
            Phase::Foundation { .. } => "4.1.IV",
            Phase::StartUpCapital { .. } | Phase::PickLightMarker { .. } => "4.1.V",
            Phase::Administration { .. } => "II.1",
            Phase::Action(hand) => match hand.stage {
                Stage::Factory { .. } => "II.2.1",
                Stage::Workers { .. } => "II.2.2",
                Stage::Machinery { .. } => "II.2.3",
                Stage::Quality { .. } => "II.2.4",
                Stage::Distribution { .. } => "II.2.5",
                Stage::StockExchange { .. } => "II.2.6",
                Stage::Prices { .. } => "II.3.1",
                Stage::SpecialMarker => "II.3.2",
            },
            Phase::Sale(_) => "III.1",
            Phase::Storage { .. } => "III.4",
            Phase::NameStartPlayer => "6.III",
            Phase::FinalExchange { .. } => "6.II",
            Phase::Over => "8.0",
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
