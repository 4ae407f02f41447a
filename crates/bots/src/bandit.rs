//! Which turn is played on next when there is time for more: the one that may be the best, as a bandit's
//! arm is pulled.

use crate::net::NET_ONE;

/// How much a turn that was looked at seldom is preferred.
const CURIOSITY: i64 = 15 * NET_ONE / 100;

/// More looks than this in all change nothing any more.
const MOST_SAMPLES: i64 = 4096;

/// The place of the most promising of these, each with what it came to on average and how often it was
/// looked at; of equal ones the first. `None` if all were looked at often enough.
pub(crate) fn most_promising(arms: impl Iterator<Item = (i64, i64)> + Clone) -> Option<usize> {
    let all: i64 = arms.clone().map(|(_, samples)| samples).sum();
    if all >= MOST_SAMPLES {
        return None;
    }
    let tried = i64::from(all.max(1).ilog2() + 1);
    let promise = |(mean, samples): (i64, i64)| {
        mean + (CURIOSITY * CURIOSITY * tried / samples.max(1)).isqrt()
    };
    let promises = arms.map(promise).enumerate();
    let best = promises.max_by_key(|(place, promise)| (*promise, !*place));
    best.map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_seldom_looked_at_is_looked_at_until_it_is_known_for_worse() {
        let much_better = 10 * CURIOSITY;
        let arms = |seldom| [(much_better, 40), (0, seldom), (0, 40)].into_iter();
        assert_eq!(most_promising(arms(1)), Some(0));
        let arms = |seldom| [(CURIOSITY / 2, 40), (0, seldom), (0, 40)].into_iter();
        assert_eq!(most_promising(arms(1)), Some(1));
        assert_eq!(most_promising(arms(40)), Some(0));
        assert_eq!(most_promising([(0, 3), (0, 3)].into_iter()), Some(0));
    }

    #[test]
    fn it_comes_to_an_end() {
        assert_eq!(most_promising([(0, MOST_SAMPLES)].into_iter()), None);
        assert_eq!(most_promising(std::iter::empty()), None);
    }
}
