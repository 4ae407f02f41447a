//! What a refusal advises: only what is allowed on this board.
//!
//! A sentence that sends somebody to a number or to another choice has an argument for it. `most` is the
//! highest number that the same choice may have now, and `can` is 1 where the choice that is advised
//! instead is there; with 0 the sentence points to the listed actions.

use table::{Actions, Game, Illegal};

use crate::action::Action;
use crate::board::Board;
use crate::edition::Edition;
use crate::game::Arkwright;
use crate::marker::Marker;
use crate::reason::Reason;

/// Refusals that name the highest number that is allowed.
const WITH_MOST: [Reason; 18] = [
    Reason::LevelTooHigh,
    Reason::JustClosed,
    Reason::TooFewShares,
    Reason::BankTooFewShares,
    Reason::TooLittleCashForShares,
    Reason::TooLittleCashForLoans,
    Reason::TooFewLoans,
    Reason::TooFewStored,
    Reason::TooFewWorkers,
    Reason::NoRoom,
    Reason::FirstRowStays,
    Reason::QualityLimit,
    Reason::NotHigher,
    Reason::DistributionLimit,
    Reason::TooFewDisplaced,
    Reason::NoSuchContract,
    Reason::ContractNotHigher,
    Reason::RowsNotProducing,
];

/// Refusals that name another choice if it is allowed.
const WITH_CAN: [Reason; 11] = [
    Reason::HasFactory,
    Reason::LoansFirst,
    Reason::MarkerPlaced,
    Reason::MarkerNotPlaced,
    Reason::NoSuchSpace,
    Reason::SpaceOccupied,
    Reason::SpaceBlocked,
    Reason::TileForFactory,
    Reason::TileForAll,
    Reason::NoFreePier,
    Reason::PierIsFree,
];

/// Whether a refusal is for one of these reasons.
fn is_one_of(refusal: &Illegal, reasons: &[Reason]) -> bool {
    reasons
        .iter()
        .any(|reason| reason.id() == refusal.message.id)
}

impl<E: Edition> Arkwright<E> {
    /// Completes a refusal with what can be chosen instead.
    pub(crate) fn advise(&self, board: &Board<E>, action: Action, refusal: Illegal) -> Illegal {
        if is_one_of(&refusal, &WITH_MOST) {
            let most = self.most_instead(board, action);
            return refusal.with("most", most);
        }
        if is_one_of(&refusal, &WITH_CAN) {
            let can = self.can_instead(board, action, &refusal);
            return refusal.with("can", u8::from(can));
        }
        refusal
    }

    fn allowed(&self, board: &Board<E>) -> Actions<Action> {
        let mut legal = Actions::new();
        self.legal(board, &mut legal);
        legal
    }

    /// The highest number with which the same choice is allowed; 0 if there is none.
    fn most_instead(&self, board: &Board<E>, action: Action) -> u8 {
        let Some((kind, _)) = numbered(action) else {
            return 0;
        };
        let legal = self.allowed(board);
        let numbers = legal.iter().copied().filter_map(numbered);
        let of_kind = numbers.filter(|(other, _)| *other == kind);
        of_kind.map(|(_, number)| number).max().unwrap_or(0)
    }

    /// Whether what a refusal advises is allowed.
    fn can_instead(&self, board: &Board<E>, action: Action, refusal: &Illegal) -> bool {
        let is = |reason: Reason| reason.id() == refusal.message.id;
        let advised = |other: Action| match (action, other) {
            (Action::Build(good, _), Action::Modernize(of)) => good == of,
            // A loan that stays open would be no help.
            (_, Action::Repay(count)) if is(Reason::LoansFirst) => {
                u16::from(count) == board.own().loans
            }
            (Action::TakeTile(tile), Action::TakeTileFor(of, _))
            | (Action::TakeTileFor(tile, _), Action::TakeTile(of)) => tile == of,
            (Action::TakeShip(capacity), Action::ReplaceShip(of, _))
            | (Action::ReplaceShip(capacity, _), Action::TakeShip(of)) => capacity == of,
            _ => match (placed(action), is(Reason::MarkerPlaced)) {
                (Some(marker), true) => reused(other) == Some(marker),
                (Some(marker), false) => placed_anew(other) == Some(marker),
                (None, _) => false,
            },
        };
        self.allowed(board).iter().copied().any(advised)
    }
}

/// A refusal for the tests of every language, with advice and without.
pub(crate) fn samples(refusal: Illegal) -> Vec<Illegal> {
    if is_one_of(&refusal, &WITH_MOST) {
        return vec![refusal.clone().with("most", 0), refusal.with("most", 2)];
    }
    if is_one_of(&refusal, &WITH_CAN) {
        return vec![refusal.clone().with("can", 0), refusal.with("can", 1)];
    }
    vec![refusal]
}

/// A choice without its number, and the number, if it is one of so many or of such a value.
fn numbered(action: Action) -> Option<(Action, u8)> {
    use Action::*;
    Some(match action {
        Build(good, level) => (Build(good, 0), level),
        Hire(good, count) => (Hire(good, 0), count),
        Fire(good, count) => (Fire(good, 0), count),
        Quality(good, value) => (Quality(good, 0), value),
        Distribute(good, value) => (Distribute(good, 0), value),
        Buy(count) => (Buy(0), count),
        Sell(count) => (Sell(0), count),
        Repay(count) => (Repay(0), count),
        Warehouse(good, count) => (Warehouse(good, 0), count),
        Resettle(good, count) => (Resettle(good, 0), count),
        Contract(good, space) => (Contract(good, 0), space),
        Deliver(good, count) => (Deliver(good, 0), count),
        Ship(count, fleet) => (Ship(0, fleet), count),
        Produce(good, rows) => (Produce(good, 0), rows),
        ProduceExtra(good, rows) => (ProduceExtra(good, 0), rows),
        _ => return None,
    })
}

/// The marker that is placed on a space.
fn placed_anew(action: Action) -> Option<Marker> {
    match action {
        Action::Place(marker, _) | Action::PlacePaying(marker, ..) => Some(marker),
        _ => None,
    }
}

/// The marker that is used again.
fn reused(action: Action) -> Option<Marker> {
    match action {
        Action::Reuse(marker) | Action::ReusePaying(marker, _) => Some(marker),
        _ => None,
    }
}

/// The marker that is placed, or used again.
fn placed(action: Action) -> Option<Marker> {
    placed_anew(action).or(reused(action))
}
