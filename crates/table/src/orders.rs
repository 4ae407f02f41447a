//! Standing orders: small questions that a player has answered once and for all.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{GameInfo, Order, SmallQuestion};

/// One player's standing orders, by question; a question without one has the order it begins with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Orders(BTreeMap<String, Order>);

impl Orders {
    /// Orders to be asked everything that a game can ask.
    pub fn asking(game: &GameInfo) -> Orders {
        let ids = game.questions.iter().map(|question| question.id.to_owned());
        Orders(ids.map(|id| (id, Order::Ask)).collect())
    }

    /// The order for a question of a game.
    pub fn of(&self, game: &GameInfo, question: &str) -> Order {
        let begins = || game.question(question).map(|question| question.begins);
        let given = self.0.get(question).copied();
        given.or_else(begins).unwrap_or_default()
    }

    /// Gives an order for a question.
    pub fn set(&mut self, question: &str, order: Order) {
        self.0.insert(question.to_owned(), order);
    }

    /// The answer to a question by standing order; `None` if the player wants to be asked.
    pub fn answer<'a, A>(&self, game: &GameInfo, question: &'a SmallQuestion<A>) -> Option<&'a A> {
        question.answer(|id| self.of(game, id))
    }
}
