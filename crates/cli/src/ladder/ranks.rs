//! The order in which seats finished.

use table::{Outcome, Seat};

/// The place of each seat, counted from 1; who shares a place has the same number.
///
/// Winners come first, whatever broke their tie; the others go by their score, and who lost by rule
/// comes last whatever the score.
pub(crate) fn ranks(outcome: &Outcome) -> Vec<u8> {
    let key = |seat: Seat| {
        let group = match seat {
            seat if outcome.winners.contains(seat) => 2,
            seat if outcome.lost.contains(seat) => 0,
            _ => 1,
        };
        // Within the other groups the score does not count.
        (group, if group == 1 { outcome.score(seat) } else { 0 })
    };
    let place = |seat| {
        let better = Seat::all(outcome.players).filter(|other| key(*other) > key(seat));
        better.count() as u8 + 1
    };
    Seat::all(outcome.players).map(place).collect()
}

#[cfg(test)]
mod tests {
    use table::Seats;

    use super::*;

    fn outcome(scores: [i32; 4], winners: &[u8], lost: &[u8]) -> Outcome {
        let seats = |of: &[u8]| of.iter().map(|seat| Seat::new(*seat)).collect::<Seats>();
        Outcome {
            players: 4,
            scores,
            winners: seats(winners),
            lost: seats(lost),
        }
    }

    #[test]
    fn scores_make_the_order_and_equal_ones_share_a_place() {
        let places = ranks(&outcome([5, 9, 5, 7], &[1], &[]));
        assert_eq!(places, [3, 1, 3, 2]);
    }

    #[test]
    fn a_broken_tie_counts_and_a_shared_win_is_shared() {
        assert_eq!(ranks(&outcome([9, 9, 5, 1], &[1], &[])), [2, 1, 3, 4]);
        assert_eq!(ranks(&outcome([9, 9, 5, 1], &[0, 1], &[])), [1, 1, 3, 4]);
    }

    #[test]
    fn who_lost_by_rule_is_last_whatever_the_score() {
        assert_eq!(ranks(&outcome([90, 9, 5, 1], &[1], &[0, 3])), [3, 1, 2, 3]);
        assert_eq!(ranks(&outcome([9, 8, 7, 6], &[], &[0, 1, 2, 3])), [1; 4]);
    }
}
