//! Small questions, and what a player's standing orders answer to them.

use crate::Order;

/// A question that a player may answer once and for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmallQuestion<A> {
    /// Which question; also its message id.
    pub id: &'static str,
    /// What it is called after: the answer of whoever always does it.
    pub always: A,
    /// The answer of whoever never does it; `None` where there is no such answer.
    pub never: Option<A>,
    /// Another question that has a say in it.
    pub further: Option<Further<A>>,
}

/// A question whose order decides once a player has given a certain order for another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Further<A> {
    /// The order for the first question that leads here.
    pub on: Order,
    /// Which question.
    pub id: &'static str,
    /// The answer of whoever always does it.
    pub always: A,
    /// The answer of whoever never does it.
    pub never: A,
}

impl<A> SmallQuestion<A> {
    /// A question of which no other one has a say.
    pub const fn new(id: &'static str, always: A, never: A) -> SmallQuestion<A> {
        SmallQuestion {
            id,
            always,
            never: Some(never),
            further: None,
        }
    }

    /// The same with other answers, such as in another notation.
    pub fn map<B>(self, answer: impl Fn(A) -> B) -> SmallQuestion<B> {
        SmallQuestion {
            id: self.id,
            always: answer(self.always),
            never: self.never.map(&answer),
            further: self.further.map(|further| Further {
                on: further.on,
                id: further.id,
                always: answer(further.always),
                never: answer(further.never),
            }),
        }
    }

    /// Its answer by the orders that a player has given; `None` if he wants to be asked.
    pub fn answer(&self, order_of: impl Fn(&str) -> Order) -> Option<&A> {
        let given = order_of(self.id);
        let (order, always, never) = match &self.further {
            Some(further) if further.on == given => {
                (order_of(further.id), &further.always, Some(&further.never))
            }
            _ => (given, &self.always, self.never.as_ref()),
        };
        match order {
            Order::Always => Some(always),
            Order::Never => never,
            Order::Ask => None,
        }
    }
}
