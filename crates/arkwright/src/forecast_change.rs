//! What the forecast says on one board otherwise than on another, in a few words.

use table::{Message, Seat};

use crate::board::Board;
use crate::edition::Edition;
use crate::forecast::SeatForecast;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::outlook::productions_ahead;
use crate::phase::Phase;

/// A sum with its minus before the pound.
fn pounds(amount: i32) -> Message {
    let id = if amount < 0 {
        "foreseen-loss"
    } else {
        "foreseen-gain"
    };
    Message::new(id).with("amount", amount.unsigned_abs())
}

/// How many changes are told; who wants to know more looks at the forecast.
const MOST: usize = 3;

/// What a player looks at in the forecast of a good.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Sight {
    sold: i32,
    result: i32,
    steps: i32,
    /// Shares that have to be sold for the costs.
    shares: i32,
}

impl Sight {
    fn of(seen: &SeatForecast) -> Sight {
        Sight {
            sold: seen.sold.into(),
            result: seen.result(),
            steps: seen.steps(),
            shares: seen.shares_sold.into(),
        }
    }

    /// How much it matters that it becomes another.
    fn weight(self, after: Sight) -> i32 {
        let [sold, result, steps, shares] = [
            after.sold - self.sold,
            after.result - self.result,
            after.steps - self.steps,
            after.shares - self.shares,
        ];
        // A step is worth more than a pound to whoever holds shares, and a share is worth ten at least.
        sold.abs() + result.abs() + 2 * steps.abs() + 10 * shares.abs()
    }

    /// What becomes another.
    fn changes(self, after: Sight, good: Good) -> Vec<Message> {
        let about = |id| Message::new(id).with("good", good.word());
        let sells = |message: Message| {
            let message = message.with("sold", after.sold);
            message.with("sold_before", self.sold)
        };
        let earns = |message: Message| {
            let message = message.with("result", pounds(after.result));
            message.with("result_before", pounds(self.result))
        };
        let money = match (self.sold == after.sold, self.result == after.result) {
            (true, true) => None,
            (true, false) => Some(earns(about("foreseen-result"))),
            (false, true) => Some(sells(about("foreseen-sold"))),
            (false, false) => Some(earns(sells(about("foreseen-sale")))),
        };
        let steps = (self.steps != after.steps).then(|| {
            let message = about("foreseen-steps").with("steps", after.steps);
            message.with("steps_before", self.steps)
        });
        let shares = (self.shares != after.shares).then(|| {
            let message = about("foreseen-shares").with("shares", after.shares);
            message.with("shares_before", self.shares)
        });
        shares.into_iter().chain(money).chain(steps).collect()
    }
}

/// How far the production of the active good has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begun {
    NotYet,
    Sells,
    Sold,
}

impl Begun {
    fn of<E: Edition>(board: &Board<E>) -> Begun {
        match board.phase {
            Phase::Sale(_) => Begun::Sells,
            Phase::Storage { .. } => Begun::Sold,
            Phase::Water(phase) if !phase.is_production() => Begun::NotYet,
            Phase::Water(_) if E::is_under_way(board, board.active()) => Begun::Sells,
            Phase::Water(_) => Begun::Sold,
            _ => Begun::NotYet,
        }
    }
}

impl<E: Edition> Arkwright<E> {
    /// What the forecast of the goods that will still be produced says for a player on another board
    /// otherwise, what matters most first.
    pub(crate) fn forecast_change(
        &self,
        from: &Board<E>,
        to: &Board<E>,
        seat: Seat,
    ) -> Vec<Message> {
        let seen = |board: &Board<E>| {
            let goods = self.forecast_shown(board);
            goods.map(|forecast| Sight::of(&forecast.seats[seat.index()]))
        };
        let (before, after) = (seen(from), seen(to));
        // A production is held against itself: of its good nothing is said where the choice ends it, or where
        // it is past the sale, so that a forecast would go on to the next one, a decade later.
        let (begun, then) = (Begun::of(from), Begun::of(to));
        let is_over = begun == Begun::Sold || begun != then;
        let ahead = productions_ahead(from).into_iter();
        let ahead = ahead.filter(|good| !is_over || *good != from.active());
        let mut goods: Vec<_> = ahead
            .map(|good| (good, before[good.index()], after[good.index()]))
            .collect();
        goods.sort_by_key(|(_, before, after)| -before.weight(*after));
        let changes = goods.into_iter();
        let changes = changes.flat_map(|(good, before, after)| before.changes(after, good));
        changes.take(MOST).collect()
    }
}

/// One of each.
pub(crate) fn samples() -> Vec<Message> {
    let before = Sight {
        sold: 3,
        result: -2,
        steps: 1,
        shares: 0,
    };
    let sold = Sight { sold: 5, ..before };
    let result = Sight {
        result: 12,
        ..before
    };
    let all = Sight {
        steps: 2,
        shares: 1,
        sold: 5,
        ..result
    };
    [sold, result, all]
        .into_iter()
        .flat_map(|after| before.changes(after, Good::Lamps))
        .collect()
}
