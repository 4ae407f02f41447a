//! What is asked, with the section of the rule book.

use table::{Message, Question};

use crate::board::Board;
use crate::game::CardGame;
use crate::phase::Phase;
use crate::say::of_good;
use crate::track::Track;

impl CardGame {
    /// What is asked.
    pub(crate) fn question_of(&self, board: &Board) -> Question {
        let (message, section) = self.asked(board);
        Question { message, section }
    }

    fn asked(&self, board: &Board) -> (Message, &'static str) {
        let new = Message::new;
        let good = board.good();
        let left = |id, left: u8| new(id).with("left", left);
        if let Some(vacancy) = board.hand.replace {
            let message = of_good("prompt-replace", vacancy.good).with("count", vacancy.value);
            return (message, "Card 12");
        }
        match board.phase {
            Phase::Open => (new("prompt-open"), "Set-up 4"),
            Phase::Lay => (new("prompt-lay"), "Set-up 10"),
            Phase::StartDevelopment | Phase::Development if board.hand.has_foreman => {
                (new("prompt-foreman"), "Card 5")
            }
            Phase::StartDevelopment => (new("prompt-start-development"), "Set-up 4"),
            Phase::Development if board.hand.has_developer => (new("prompt-developer"), "Card 9"),
            Phase::StartShares => {
                let value = board.own().value;
                (new("prompt-start-shares").with("value", value), "Set-up 11")
            }
            Phase::Action => (new("prompt-action"), "Action phase a"),
            Phase::Build => (new("prompt-build"), "Action 1"),
            Phase::Employ => (new("prompt-employ"), "Action 2"),
            Phase::Automate => {
                let machines = self.left_of(board, Track::Machinery);
                (left("prompt-automate", machines), "Action 3")
            }
            Phase::Quality => {
                let quality = self.left_of(board, Track::Quality);
                (left("prompt-quality", quality), "Action 4")
            }
            Phase::Distribution => {
                let distribution = self.left_of(board, Track::Distribution);
                (left("prompt-distribution", distribution), "Action 4")
            }
            Phase::Bought => (new("prompt-bought"), "Action 5"),
            Phase::Borrowed => (new("prompt-borrowed"), "Action 5"),
            Phase::ExtraProduction => (new("prompt-extra-production"), "Action 6"),
            Phase::ExtraStorage { .. } | Phase::EarlyStorage { .. } | Phase::Storage => {
                let (good, count) = self.to_store(board).unwrap_or((good, 0));
                let section = match board.phase {
                    Phase::ExtraStorage { .. } => "Action 6",
                    _ => "Production b",
                };
                let message = match board.has_to_keep() {
                    true => of_good("prompt-keep", good).with("count", count),
                    // What was in store stays there in any case.
                    false => of_good("prompt-storage", good)
                        .with("count", board.hand.fresh)
                        .with("stored", board.own().factory(good).stored),
                };
                (message, section)
            }
            Phase::EarlyShipping => (new("prompt-early-shipping"), "Action 7"),
            Phase::EarlyCustoms | Phase::Customs => (new("prompt-customs"), "Card 2"),
            Phase::Price => (of_good("prompt-price", good), "Action phase b"),
            Phase::Development => (new("prompt-development"), "Action phase c"),
            Phase::Shift => (of_good("prompt-shift", good), "Card 3"),
            Phase::Patron => (of_good("prompt-patron", good), "Card 7"),
            Phase::StoredSale => {
                let stored = board.own().factory(good).stored;
                let message = of_good("prompt-stored-sale", good).with("count", stored);
                (message, "Production a")
            }
            Phase::Shipping => (of_good("prompt-shipping", good), "Production b"),
            Phase::Bonus => (of_good("prompt-bonus", good), "Production d"),
            Phase::Tie => (of_good("prompt-tie", good), "Card 1"),
            Phase::Entrepreneur => (new("prompt-entrepreneur"), "Card 1"),
            Phase::StartPlayer => (new("prompt-start-player"), "Preparation d"),
            Phase::Over => (new("prompt-over"), "Final scoring"),
        }
    }

    /// How much of an action a development still allows.
    pub(crate) fn left_of(&self, board: &Board, track: Track) -> u8 {
        let most = self.allows(board.own(), track);
        most.saturating_sub(board.hand.added)
    }
}

/// Every question, for the samples.
pub(crate) fn samples() -> Vec<Message> {
    let plain = [
        "prompt-open",
        "prompt-lay",
        "prompt-foreman",
        "prompt-developer",
        "prompt-start-development",
        "prompt-action",
        "prompt-build",
        "prompt-employ",
        "prompt-bought",
        "prompt-borrowed",
        "prompt-extra-production",
        "prompt-early-shipping",
        "prompt-customs",
        "prompt-development",
        "prompt-entrepreneur",
        "prompt-start-player",
        "prompt-over",
    ];
    let mut samples: Vec<Message> = plain.map(Message::new).to_vec();
    for id in ["prompt-automate", "prompt-quality", "prompt-distribution"] {
        samples.extend([0, 1, 2].map(|left| Message::new(id).with("left", left)));
    }
    let good = crate::good::Good::Lamps;
    for id in [
        "prompt-price",
        "prompt-shift",
        "prompt-patron",
        "prompt-shipping",
        "prompt-bonus",
        "prompt-tie",
    ] {
        samples.push(of_good(id, good));
    }
    for (count, stored) in [(1, 0), (2, 0), (1, 2), (2, 1)] {
        let message = of_good("prompt-storage", good).with("count", count);
        samples.push(message.with("stored", stored));
    }
    let counted = ["prompt-keep", "prompt-replace", "prompt-stored-sale"];
    for id in counted {
        samples.extend([1, 2].map(|count| of_good(id, good).with("count", count)));
    }
    samples.push(Message::new("prompt-start-shares").with("value", 10));
    samples
}
