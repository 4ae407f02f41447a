//! The best whole turns that a search has come across, those that end on the same board once.

/// How many whole turns are remembered.
const MOST: usize = 32;

/// A whole turn: what it is worth, its last step, and the board it ends on.
struct Kept<B> {
    value: i64,
    step: usize,
    board: B,
}

/// Whole turns, the best first; among equals the one that was found first.
pub(crate) struct BestTurns<B>(Vec<Kept<B>>);

impl<B: Copy + Eq> BestTurns<B> {
    pub(crate) const fn new() -> BestTurns<B> {
        BestTurns(Vec::new())
    }

    /// Takes note of a whole turn, if it is among the best and leads somewhere new.
    pub(crate) fn offer(&mut self, value: i64, step: usize, board: &B) {
        let is_full = self.0.len() == MOST;
        if is_full && self.0.last().is_some_and(|worst| worst.value >= value) {
            return;
        }
        let place = self.0.partition_point(|kept| kept.value >= value);
        // Equal boards are worth the same, so they can only lie right before this place.
        let mut equals = self.0[..place].iter().rev();
        let twin = |kept: &&Kept<B>| kept.value == value;
        if equals
            .by_ref()
            .take_while(twin)
            .any(|kept| kept.board == *board)
        {
            return;
        }
        if is_full {
            self.0.pop();
        }
        let board = *board;
        self.0.insert(place, Kept { value, step, board });
    }

    /// The best turns, each with its value and its last step.
    pub(crate) fn best(&self, most: usize) -> impl Iterator<Item = (i64, usize)> {
        self.0.iter().take(most).map(|kept| (kept.value, kept.step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(offers: &[(i64, u8)]) -> Vec<(i64, usize)> {
        let mut turns = BestTurns::new();
        for (step, (value, board)) in offers.iter().enumerate() {
            turns.offer(*value, step, board);
        }
        turns.best(usize::MAX).collect()
    }

    #[test]
    fn the_best_come_first_and_among_equals_the_first_found() {
        let due = [(9, 2), (5, 0), (5, 3), (1, 1)];
        assert_eq!(kept(&[(5, 10), (1, 11), (9, 12), (5, 13)]), due);
    }

    #[test]
    fn turns_that_end_alike_are_kept_once() {
        let due = [(5, 0), (5, 1)];
        assert_eq!(kept(&[(5, 10), (5, 11), (5, 10), (5, 11)]), due);
    }

    #[test]
    fn no_more_are_kept_than_anybody_asks_for() {
        let offers: Vec<(i64, u8)> = (0..100).map(|n| (i64::from(n), n)).collect();
        let kept = kept(&offers);
        assert_eq!(kept.len(), MOST);
        assert_eq!((kept[0], kept[MOST - 1]), ((99, 99), (68, 68)));
    }
}
