//! The best whole turns that a search has come across, those that end on the same board once.

/// A whole turn: what it is worth, its last step, and the board it ends on.
#[derive(Clone)]
pub(crate) struct Kept<B> {
    pub(crate) value: i64,
    pub(crate) step: usize,
    pub(crate) board: B,
}

/// Whole turns, the best first; among equals the one that was found first.
#[derive(Clone)]
pub(crate) struct BestTurns<B> {
    kept: Vec<Kept<B>>,
    most: usize,
}

impl<B: Copy + Eq> BestTurns<B> {
    /// Keeps at most so many, and at least one.
    pub(crate) fn new(most: usize) -> BestTurns<B> {
        BestTurns {
            kept: Vec::new(),
            most: most.max(1),
        }
    }

    /// From now on keeps at most so many.
    pub(crate) fn keep(&mut self, most: usize) {
        self.most = most.max(1);
        self.kept.truncate(self.most);
    }

    /// Forgets all of them; the room is kept.
    pub(crate) fn clear(&mut self) {
        self.kept.clear();
    }

    /// How many are kept.
    pub(crate) fn len(&self) -> usize {
        self.kept.len()
    }

    /// One of them, the best is number 0.
    pub(crate) fn get(&self, number: usize) -> Option<&Kept<B>> {
        self.kept.get(number)
    }

    /// Takes note of a whole turn, if it is among the best and leads somewhere new.
    pub(crate) fn offer(&mut self, value: i64, step: usize, board: &B) {
        let is_full = self.kept.len() == self.most;
        if is_full && self.kept.last().is_some_and(|worst| worst.value >= value) {
            return;
        }
        let place = self.kept.partition_point(|kept| kept.value >= value);
        // Equal boards are worth the same, so they can only lie right before this place.
        let equals = self.kept[..place].iter().rev();
        let mut equals = equals.take_while(|kept| kept.value == value);
        if equals.any(|kept| kept.board == *board) {
            return;
        }
        if is_full {
            self.kept.pop();
        }
        let board = *board;
        self.kept.insert(place, Kept { value, step, board });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: usize = 32;

    fn kept(offers: &[(i64, u8)]) -> Vec<(i64, usize)> {
        let mut turns = BestTurns::new(MOST);
        for (step, (value, board)) in offers.iter().enumerate() {
            turns.offer(*value, step, board);
        }
        let kept = (0..turns.len()).filter_map(|number| turns.get(number));
        kept.map(|kept| (kept.value, kept.step)).collect()
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
