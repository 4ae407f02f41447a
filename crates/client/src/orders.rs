//! Standing orders: small questions that a player has answered once and for all.

use std::collections::BTreeMap;

use games::SmallQuestion;
use serde::{Deserialize, Serialize};

/// What a player says to a small question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// The usual answer, without being asked.
    #[default]
    Always,
    /// The other answer, without being asked.
    Never,
    /// Being asked each time.
    Ask,
}

impl Order {
    /// All orders, in the order in which they are shown.
    pub const ALL: [Order; 3] = [Order::Always, Order::Never, Order::Ask];

    /// Its word, which is part of its message id.
    pub const fn word(self) -> &'static str {
        match self {
            Order::Always => "always",
            Order::Never => "never",
            Order::Ask => "ask",
        }
    }
}

/// One player's standing orders, by question.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Orders(BTreeMap<String, Order>);

impl Orders {
    /// Orders to be asked everything that has been a question so far.
    pub fn asking() -> Orders {
        Orders(
            ["sell-stored", "store-unsold"]
                .map(|question| (question.to_owned(), Order::Ask))
                .into(),
        )
    }

    /// The order for a question; the usual answer if none was given.
    pub fn of(&self, question: &str) -> Order {
        self.0.get(question).copied().unwrap_or_default()
    }

    /// Gives an order for a question.
    pub fn set(&mut self, question: &str, order: Order) {
        self.0.insert(question.to_owned(), order);
    }

    /// The answer to a question by standing order, in notation; `None` if the player wants to be asked.
    pub fn answer<'a>(&self, question: &'a SmallQuestion) -> Option<&'a str> {
        match self.of(question.id) {
            Order::Always => Some(&question.always),
            Order::Never => Some(&question.never),
            Order::Ask => None,
        }
    }
}
