//! How each bot did against each other one.

/// Comparisons of every pair at the same tables.
pub(crate) struct Pairs {
    /// How often the first finished ahead of the second; a shared place is half of each.
    ahead: Vec<Vec<f64>>,
}

impl Pairs {
    pub(crate) fn new(bots: usize) -> Pairs {
        Pairs {
            ahead: vec![vec![0.0; bots]; bots],
        }
    }

    /// Counts every pair of seats of a game.
    pub(crate) fn count(&mut self, seats: &[usize], ranks: &[u8]) {
        for (one, place) in seats.iter().zip(ranks) {
            for (other, behind) in seats.iter().zip(ranks) {
                if one == other {
                    continue;
                }
                self.ahead[*one][*other] += match place.cmp(behind) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
    }

    /// How often the two were compared.
    pub(crate) fn compared(&self, one: usize, other: usize) -> f64 {
        self.ahead[one][other] + self.ahead[other][one]
    }

    /// The share of comparisons in which one finished ahead of the other, if they met.
    pub(crate) fn share(&self, one: usize, other: usize) -> Option<f64> {
        let all = self.compared(one, other);
        (all > 0.0).then(|| self.ahead[one][other] / all)
    }

    /// Whether the games bound how strong a bot is from below and from above, seen from the anchor:
    /// whether a chain of results leads from it to the anchor in which each finished ahead of the
    /// next, and one the other way.
    pub(crate) fn bounds(&self, bot: usize, anchor: usize) -> (bool, bool) {
        (self.leads(bot, anchor), self.leads(anchor, bot))
    }

    fn leads(&self, from: usize, to: usize) -> bool {
        let mut known = vec![false; self.ahead.len()];
        let mut open = vec![from];
        while let Some(bot) = open.pop() {
            if std::mem::replace(&mut known[bot], true) {
                continue;
            }
            open.extend((0..known.len()).filter(|other| self.ahead[bot][*other] > 0.0));
        }
        known[to]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_place_is_half_of_each() {
        let mut pairs = Pairs::new(3);
        pairs.count(&[0, 1, 1], &[1, 1, 3]);
        assert_eq!(pairs.share(0, 1), Some(0.75));
        assert_eq!(pairs.share(1, 0), Some(0.25));
        assert_eq!(pairs.share(0, 2), None, "they never met");
    }

    #[test]
    fn who_never_finished_ahead_of_anybody_is_not_bounded_from_below() {
        let mut pairs = Pairs::new(3);
        pairs.count(&[0, 1], &[2, 1]);
        pairs.count(&[1, 2], &[1, 2]);
        pairs.count(&[1, 2], &[2, 1]);
        assert_eq!(pairs.bounds(0, 1), (false, true));
        assert_eq!(pairs.bounds(2, 1), (true, true));
        assert_eq!(pairs.bounds(1, 1), (true, true));
        assert_eq!(pairs.bounds(2, 0), (true, false), "seen from the weakest");
    }
}
