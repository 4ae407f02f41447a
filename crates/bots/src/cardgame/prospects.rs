//! What a company will be worth at the end of the game.

use cardgame::{Board, CardGame};
use table::Seat;

use super::calendar::LAST;
use super::market::Flow;
use super::worth;

/// The worth of one pound at the end of the game.
pub(super) const POUND: i64 = 1000;

/// Rounds until what is not needed buys shares: an action for it is not always to be had.
const DELAY: usize = 3;

/// Cash that is kept in pounds, and what each pound costs that is missing for it: the emergency fund
/// gives half the value of a share.
const KEPT: i64 = 6;
const MISSING: i64 = 3 * POUND / 2;

/// By how much the share value rises in a round of a later decade beyond what is foreseen, in hundredths.
const GROWTH: i64 = 20;

/// What more tokens of the emergency fund than there are cost.
const TOO_MANY_LOANS: i64 = 200 * POUND;

/// A company that is out of the game.
const RUIN: i64 = -500 * POUND;

/// The score of a game that is over.
fn final_worth(board: &Board, seat: Seat) -> i64 {
    let own = board.company(seat);
    match own.is_bankrupt {
        true => RUIN,
        false => i64::from(own.worth()) * POUND + i64::from(own.money),
    }
}

/// What a company will probably come to.
#[derive(Clone, Copy, Default)]
pub(super) struct Prospects {
    /// All in all, in thousandths of a pound.
    pub(super) worth: i64,
    /// Shares without those that loans cost, in thousandths.
    pub(super) shares: i64,
    /// The share value, in hundredths of a pound.
    pub(super) value: i64,
    /// Loan tokens.
    pub(super) loans: i64,
    /// Cash that is missing now for costs to come, in pounds.
    pub(super) missing: i64,
    /// What developments and cards are thought to be worth, in hundredths of a pound.
    pub(super) developments: i64,
}

/// What a company has come to in a game that is over.
pub(super) fn in_the_end(board: &Board, seat: Seat) -> Prospects {
    let own = board.company(seat);
    Prospects {
        worth: final_worth(board, seat),
        shares: 1000 * i64::from(own.shares),
        value: 100 * i64::from(own.value),
        ..Prospects::default()
    }
}

/// Shares at the value that they will have, with those that are bought on the way.
pub(super) fn prospects(game: &CardGame, board: &Board, flow: &Flow, seat: Seat) -> Prospects {
    let own = board.company(seat);
    if own.is_bankrupt {
        return Prospects {
            worth: RUIN,
            ..Prospects::default()
        };
    }
    let now = usize::from(board.round).min(LAST);
    // The share value after each round, in hundredths of a pound.
    let mut value = 100 * i64::from(own.value);
    let mut values = [value; LAST + 1];
    let this_decade = now / 4;
    for round in now..LAST {
        value += 100 * i64::from(flow.steps[round]);
        if round / 4 > this_decade {
            value += GROWTH;
        }
        values[round + 1] = value;
    }
    let end = values[LAST];
    // What has to be in hand before each round so that all costs to come can be paid.
    let mut needs = [0; LAST + 1];
    for round in (now..LAST).rev() {
        needs[round] = (needs[round + 1] - i64::from(flow.cash[round])).max(0);
    }
    let mut shares = 1000 * (i64::from(own.shares) - i64::from(own.loans));
    let mut loans = i64::from(own.loans);
    let mut cash = i64::from(own.money);
    for round in now..=LAST {
        // What is not needed buys shares, though not at once.
        let kept = if round == LAST { 0 } else { KEPT };
        let spare = cash - needs[round] - kept;
        if spare > 0 {
            let price = values[(round + DELAY).min(LAST)].max(100);
            shares += spare * 100_000 / price;
            cash -= spare;
        }
        if round == LAST {
            break;
        }
        cash += i64::from(flow.cash[round]);
        // The emergency fund.
        let half = (values[round] / 200).max(1);
        let tokens = ((half - 1 - cash) / half).max(0);
        cash += tokens * half;
        shares -= 1000 * tokens;
        loans += tokens;
    }
    shares += i64::from(flow.stored) * 100_000 / end.max(100);
    let tokens = (i64::from(own.tokens) + i64::from(flow.tokens)).max(0);
    let lost = &game.components().value_lost;
    let lost = lost
        .get(tokens as usize)
        .map_or(tokens, |lost| i64::from(*lost));
    let end = (end - 100 * lost).max(0);
    let mut worth = shares * end / 100;
    let missing = (needs[now] + KEPT - i64::from(own.money)).max(0);
    worth -= missing * MISSING;
    if loans > i64::from(game.components().loan_tokens) {
        worth -= TOO_MANY_LOANS;
    }
    // Of what is equal otherwise, quality and distribution stay where they lie.
    let laid = own.factories.iter();
    let laid = laid.map(|factory| i64::from(factory.quality.total() + factory.distribution));
    let developments = worth::worth(game, board, seat, end);
    Prospects {
        worth: worth + developments * POUND / 100 + laid.sum::<i64>(),
        shares,
        value: end,
        loans,
        missing,
        developments,
    }
}
