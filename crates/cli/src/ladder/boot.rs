//! How sure a number is: it is found again from blocks drawn with replacement.

use table::Rng;

/// How often blocks are drawn anew.
const SAMPLES: usize = 1000;

/// Below and above this there are 2.5 % each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Interval {
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Interval {
    /// Nothing is known.
    pub(crate) const NONE: Interval = Interval {
        low: f64::NAN,
        high: f64::NAN,
    };
}

/// The 95 % intervals of some numbers, which `find` makes of how often each block counts. What cannot
/// be told of a sample is NaN and left out.
pub(crate) fn intervals(blocks: usize, mut find: impl FnMut(&[u32]) -> Vec<f64>) -> Vec<Interval> {
    let mut rng = Rng::new(1);
    let mut found: Vec<Vec<f64>> = Vec::new();
    for _ in 0..SAMPLES {
        let mut counts = vec![0; blocks];
        for _ in 0..blocks {
            counts[rng.below(blocks as u32) as usize] += 1;
        }
        for (at, number) in find(&counts).into_iter().enumerate() {
            if found.len() <= at {
                found.push(Vec::with_capacity(SAMPLES));
            }
            if !number.is_nan() {
                found[at].push(number);
            }
        }
    }
    found.into_iter().map(middle).collect()
}

fn middle(mut numbers: Vec<f64>) -> Interval {
    numbers.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let place = (numbers.len() as f64 * share) as usize;
        let last = numbers.len().saturating_sub(1);
        numbers.get(place.min(last)).copied().unwrap_or(f64::NAN)
    };
    Interval {
        low: at(0.025),
        high: at(0.975),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_a_mean_is_about_two_deviations_wide_on_each_side() {
        // Half of 400 blocks are 0 and half are 1: a deviation of the mean of 0.025.
        let mean = |counts: &[u32]| {
            let sum: u32 = counts.iter().skip(1).step_by(2).sum();
            vec![f64::from(sum) / counts.len() as f64, f64::NAN]
        };
        let all = intervals(400, mean);
        assert!((all[0].low - 0.45).abs() < 0.01, "{all:?}");
        assert!((all[0].high - 0.55).abs() < 0.01, "{all:?}");
        assert!(all[1].low.is_nan(), "what is never told has no interval");
    }
}
