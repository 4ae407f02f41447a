//! Which of several ways is looked at next. Those that do badly are given up by halves; when there is
//! time for more, the one that may be the best comes next, as a bandit's arm is pulled.

use crate::net::NET_ONE;

/// How much a way that was looked at seldom is preferred.
const CURIOSITY: i64 = 15 * NET_ONE / 100;

/// More looks than this in all change nothing any more.
const MOST_SAMPLES: i64 = 4096;

/// A way that is looked at.
pub(crate) trait Arm {
    /// What it comes to on average.
    fn mean(&self) -> i64;

    /// How often it was looked at.
    fn samples(&self) -> i64;

    /// Whether it is never given up.
    fn is_kept(&self) -> bool {
        false
    }
}

/// Whose turn it is to be looked at.
#[derive(Default)]
pub(crate) struct Halving {
    /// How many are still in the running; they come first.
    pub(crate) alive: usize,
    /// The one that is looked at.
    pub(crate) current: usize,
    /// How many were looked at in the first place.
    all: usize,
    /// How often each is looked at before each halving.
    rounds: &'static [u8],
    round: usize,
    sample: u8,
    /// Whether all was looked at that is looked at without being asked for more.
    pub(crate) is_enough: bool,
    /// Whether it goes on then.
    pub(crate) uses_all: bool,
}

impl Halving {
    /// Begins with so many, and this often before each halving; says whether there is anything to
    /// choose from.
    pub(crate) fn begin(&mut self, alive: usize, all: usize, rounds: &'static [u8]) -> bool {
        self.alive = alive;
        self.all = all;
        self.rounds = rounds;
        alive > 1 && !rounds.is_empty()
    }

    /// The present one was looked at: says whether another one is, which is then the current one.
    pub(crate) fn go_on<A: Arm>(&mut self, arms: &mut [A]) -> bool {
        if !self.is_enough {
            self.current += 1;
            if self.current == self.alive {
                self.current = 0;
                self.sample += 1;
                if self.sample >= self.rounds[self.round] {
                    self.halve(arms);
                }
            }
        }
        if !self.is_enough {
            return true;
        }
        let looks = arms.iter().take(self.all);
        let looks = looks.map(|arm| (arm.mean(), arm.samples()));
        let next = self.uses_all.then(|| most_promising(looks)).flatten();
        self.current = next.unwrap_or(0);
        next.is_some()
    }

    /// The better half stays; of equal ones the first.
    fn halve<A: Arm>(&mut self, arms: &mut [A]) {
        self.sample = 0;
        self.round += 1;
        arms[..self.alive].sort_by_key(|arm| !arm.mean());
        self.is_enough = self.round == self.rounds.len();
        if self.is_enough {
            return;
        }
        let half = self.alive.div_ceil(2);
        let kept = arms[half..self.alive].iter().position(Arm::is_kept);
        self.alive = half;
        self.is_enough = half < 2;
        // It stays beside the better half, to be looked at as often.
        if let Some(place) = kept {
            arms.swap(half, half + place);
            self.alive += 1;
        }
    }
}

/// The best of those in the running; whoever was looked at much less often than another is not to be
/// trusted. `None` if none of them was looked at.
pub(crate) fn best_known<'a, A: Arm>(in_the_running: &'a [A], all: &[A]) -> Option<&'a A> {
    let most = all.iter().map(Arm::samples).max();
    let enough = (most.unwrap_or(0) / 2).max(1);
    let trusted = in_the_running.iter().filter(|arm| arm.samples() >= enough);
    trusted.reduce(|best, other| {
        if other.mean() > best.mean() {
            other
        } else {
            best
        }
    })
}

/// The place of the most promising of these, each with what it came to on average and how often it was
/// looked at; of equal ones the first. `None` if all were looked at often enough.
fn most_promising(arms: impl Iterator<Item = (i64, i64)> + Clone) -> Option<usize> {
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
