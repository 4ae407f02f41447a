//! What the forecast says on one board otherwise than on another, in a few words.

use table::{Message, Seat};

use crate::board::{Board, ROUNDS};
use crate::forecast::SeatForecast;
use crate::game::CardGame;
use crate::good::{GOODS, Good};

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

/// How much it matters that a forecast becomes another.
fn weight(before: &SeatForecast, after: &SeatForecast) -> i32 {
    let change = |of: fn(&SeatForecast) -> i32| (of(after) - of(before)).abs();
    // A step is worth more than a pound to whoever holds shares.
    change(|seen| seen.sold.into())
        + change(|seen| seen.result)
        + 2 * change(|seen| seen.value_steps.into())
}

/// What of a forecast becomes another.
fn changes(good: Good, before: &SeatForecast, after: &SeatForecast) -> Vec<Message> {
    let about = |id| Message::new(id).with("good", good.word());
    let sells = |message: Message| {
        let message = message.with("sold", after.sold);
        message.with("sold_before", before.sold)
    };
    let earns = |message: Message| {
        let message = message.with("result", pounds(after.result));
        message.with("result_before", pounds(before.result))
    };
    let money = match (before.sold == after.sold, before.result == after.result) {
        (true, true) => None,
        (true, false) => Some(earns(about("foreseen-result"))),
        (false, true) => Some(sells(about("foreseen-sold"))),
        (false, false) => Some(earns(sells(about("foreseen-sale")))),
    };
    let steps = (before.value_steps != after.value_steps).then(|| {
        let message = about("foreseen-steps").with("steps", after.value_steps);
        message.with("steps_before", before.value_steps)
    });
    money.into_iter().chain(steps).collect()
}

impl CardGame {
    /// What the forecast of the goods that will still be produced says for a player on another board
    /// otherwise, what matters most first.
    pub(crate) fn forecast_change(&self, from: &Board, to: &Board, seat: Seat) -> Vec<Message> {
        let seen = |board: &Board| {
            let goods = self.forecast(board);
            goods.map(|forecast| forecast.seats[seat.index()])
        };
        let (before, after) = (seen(from), seen(to));
        let rounds = (from.round..ROUNDS).take(GOODS);
        let mut goods: Vec<usize> = rounds.map(|round| usize::from(round) % GOODS).collect();
        goods.sort_by_key(|&good| -weight(&before[good], &after[good]));
        let of_good = |good: usize| changes(Good::ALL[good], &before[good], &after[good]);
        goods.into_iter().flat_map(of_good).take(MOST).collect()
    }
}

/// One of each.
pub(crate) fn samples() -> Vec<Message> {
    let before = SeatForecast {
        sold: 3,
        result: -2,
        value_steps: 1,
        ..SeatForecast::default()
    };
    let sold = SeatForecast { sold: 5, ..before };
    let result = SeatForecast {
        result: 12,
        ..before
    };
    let all = SeatForecast {
        sold: 5,
        value_steps: 2,
        ..result
    };
    [sold, result, all]
        .iter()
        .flat_map(|after| changes(Good::Lamps, &before, after))
        .collect()
}
