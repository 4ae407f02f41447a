//! A net that learns: floating point, the backward pass by hand, Adam.

use table::Rng;

use super::file::MOST_BITS;
use super::{Net, NetKind, OUTPUTS};
use crate::features::{INPUT_LIMIT, ONE};

/// Adam's memory of the gradient and of its square.
const MOMENTUM: f32 = 0.9;
const SPREAD: f32 = 0.999;

/// How much a weight fades with each step, as a part of the step.
const FADING: f32 = 1e-4;

/// No error counts for more than this in the gradient: a lost game is not to shake everything.
const ERROR_LIMIT: f32 = 2.0;

/// A net that is being trained.
///
/// All weights lie in one row: for each input, the one that is always one last, its weights to the
/// hidden units and then to the outputs; behind them the weights from the hidden units, those to
/// the first output first.
#[derive(Clone, Debug, PartialEq)]
pub struct Learner {
    inputs: usize,
    hidden: usize,
    pub(super) weights: Vec<f32>,
    /// Adam's mean gradient and mean square for each weight.
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: u32,
    pub(super) gradient: Vec<f32>,
}

impl Learner {
    /// A net that knows nothing yet.
    pub fn new(inputs: usize, hidden: usize, seed: u64) -> Learner {
        let width = hidden + OUTPUTS;
        let count = (inputs + 1) * width + OUTPUTS * hidden;
        let mut rng = Rng::new(seed);
        let mut even = |bound: f32| {
            let unit = (rng.next() >> 40) as f32 / (1_u64 << 24) as f32;
            (2.0 * unit - 1.0) * bound
        };
        let mut weights = vec![0.0; count];
        let (rows, last) = weights.split_at_mut((inputs + 1) * width);
        let into = (3.0 / (inputs as f32 / 4.0)).sqrt();
        for row in rows.chunks_exact_mut(width).take(inputs) {
            row[..hidden].fill_with(|| even(into));
        }
        let from = (1.0 / hidden.max(1) as f32).sqrt() / 2.0;
        last.fill_with(|| even(from));
        Learner {
            inputs,
            hidden,
            means: vec![0.0; count],
            squares: vec![0.0; count],
            gradient: vec![0.0; count],
            weights,
            steps: 0,
        }
    }

    /// The same, but it says nothing yet: a net that corrects a judgement begins with the judgement.
    #[must_use]
    pub fn silent(mut self) -> Learner {
        let last = (self.inputs + 1) * self.width();
        self.weights[last..].fill(0.0);
        self
    }

    /// Begins with an output that is as much of an input, past the hidden units.
    pub fn begin_with(&mut self, output: usize, input: usize, weight: f32) {
        let width = self.width();
        self.weights[input * width + self.hidden + output] = weight;
    }

    /// Begins with the weights of a net; `false` and nothing is changed if it has another size.
    pub fn begin_as(&mut self, net: &Net) -> bool {
        if net.inputs != self.inputs || net.hidden != self.hidden {
            return false;
        }
        let (width, hidden) = (self.width(), self.hidden);
        let [into, last, past] = net.bits.map(|bits| f32::from(1_u16 << bits));
        let (columns, from_hidden) = self.weights.split_at_mut((self.inputs + 1) * width);
        let played = net.columns.chunks_exact(net.width());
        for (column, played) in columns.chunks_exact_mut(width).zip(played) {
            for (unit, (weight, played)) in column.iter_mut().zip(played).enumerate() {
                *weight = f32::from(*played) / if unit < hidden { into } else { past };
            }
        }
        for (weight, played) in from_hidden.iter_mut().zip(&net.last) {
            *weight = f32::from(*played) / last;
        }
        true
    }

    /// All that has to be stored to go on later.
    pub fn state(&self) -> (u32, [&[f32]; 3]) {
        (self.steps, [&self.weights, &self.means, &self.squares])
    }

    /// Goes on from what was stored; `false` and nothing is changed if the sizes are others.
    pub fn restore(&mut self, steps: u32, state: [Vec<f32>; 3]) -> bool {
        let count = self.weights.len();
        let is_sound = |row: &Vec<f32>| row.len() == count && row.iter().all(|x| x.is_finite());
        if !state.iter().all(is_sound) {
            return false;
        }
        [self.weights, self.means, self.squares] = state;
        self.steps = steps;
        true
    }

    /// How many numbers its weights are.
    pub fn len(&self) -> usize {
        self.weights.len()
    }

    /// Whether it has no weights; it always has.
    pub fn is_empty(&self) -> bool {
        self.weights.is_empty()
    }

    fn width(&self) -> usize {
        self.hidden + OUTPUTS
    }

    /// Sums of the hidden units, then of the outputs past them.
    fn sums(&self, row: &[i16], sums: &mut [f32]) {
        let width = self.width();
        let rows = self.weights.chunks_exact(width);
        sums.fill(0.0);
        for (&input, weights) in row[..=self.inputs].iter().zip(rows) {
            if input != 0 {
                let input = f32::from(input) / f32::from(ONE);
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum += input * weight;
                }
            }
        }
    }

    /// The weights from the hidden units to an output.
    fn last(&self, output: usize) -> &[f32] {
        let from = (self.inputs + 1) * self.width() + output * self.hidden;
        &self.weights[from..from + self.hidden]
    }

    fn outputs_of(&self, sums: &[f32]) -> [f32; OUTPUTS] {
        std::array::from_fn(|output| {
            let hidden = sums[..self.hidden].iter().zip(self.last(output));
            let from_hidden: f32 = hidden.map(|(sum, weight)| sum.max(0.0) * weight).sum();
            sums[self.hidden + output] + from_hidden
        })
    }

    /// What it says of a row of inputs, the last being always one.
    pub fn outputs(&self, row: &[i16]) -> [f32; OUTPUTS] {
        let mut sums = vec![0.0; self.width()];
        self.sums(row, &mut sums);
        self.outputs_of(&sums)
    }

    /// One step of Adam on these rows with their targets; returns the mean squared error before it.
    pub fn step<'a>(
        &mut self,
        batch: impl Iterator<Item = (&'a [i16], [f32; OUTPUTS])>,
        rate: f32,
    ) -> f32 {
        let (width, hidden) = (self.width(), self.hidden);
        let from_last = (self.inputs + 1) * width;
        let mut gradient = std::mem::take(&mut self.gradient);
        gradient.fill(0.0);
        let mut sums = vec![0.0; width];
        let mut slopes = vec![0.0; width];
        let (mut error, mut count) = (0.0, 0);
        for (row, target) in batch {
            self.sums(row, &mut sums);
            let outputs = self.outputs_of(&sums);
            slopes.fill(0.0);
            for output in 0..OUTPUTS {
                let wrong = outputs[output] - target[output];
                error += wrong * wrong;
                let wrong = wrong.clamp(-ERROR_LIMIT, ERROR_LIMIT);
                slopes[hidden + output] = wrong;
                let last = &mut gradient[from_last + output * hidden..][..hidden];
                let weights = self.last(output);
                for unit in 0..hidden {
                    if sums[unit] > 0.0 {
                        last[unit] += wrong * sums[unit];
                        slopes[unit] += wrong * weights[unit];
                    }
                }
            }
            let rows = gradient.chunks_exact_mut(width);
            for (&input, row) in row[..=self.inputs].iter().zip(rows) {
                if input != 0 {
                    let input = f32::from(input) / f32::from(ONE);
                    for (place, slope) in row.iter_mut().zip(&slopes) {
                        *place += input * slope;
                    }
                }
            }
            count += 1;
        }
        if count > 0 {
            self.adam(&gradient, 1.0 / count as f32, rate);
        }
        self.gradient = gradient;
        error / (count.max(1) * OUTPUTS as i32) as f32
    }

    fn adam(&mut self, gradient: &[f32], part: f32, rate: f32) {
        self.steps += 1;
        let steps = self.steps.min(100_000) as i32;
        let mean_part = 1.0 - MOMENTUM.powi(steps);
        let square_part = 1.0 - SPREAD.powi(steps);
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, (mean, square)), slope) in self.weights.iter_mut().zip(moments).zip(gradient)
        {
            let slope = slope * part;
            *mean = MOMENTUM * *mean + (1.0 - MOMENTUM) * slope;
            *square = SPREAD * *square + (1.0 - SPREAD) * slope * slope;
            let step = *mean / mean_part / ((*square / square_part).sqrt() + 1e-8);
            *weight -= rate * (step + FADING * *weight);
        }
    }

    /// The net as it is played: each layer with as many bits behind the point as fit.
    ///
    /// # Panics
    /// If a weight is no number any more, which no step leads to.
    pub fn to_net(&self, kind: NetKind) -> Net {
        let (width, hidden) = (self.width(), self.hidden);
        // The row of a hidden unit or an output past them, as a file has it.
        let row = |unit: usize| (0..=self.inputs).map(move |i| self.weights[i * width + unit]);
        let into: Vec<Vec<f32>> = (0..hidden).map(|unit| row(unit).collect()).collect();
        let past: Vec<Vec<f32>> = (hidden..width).map(|unit| row(unit).collect()).collect();
        let last: Vec<Vec<f32>> = (0..OUTPUTS).map(|out| self.last(out).to_vec()).collect();
        let bits = [bits_for(&into), bits_for(&last), bits_for(&past)];
        let round = |rows: Vec<Vec<f32>>, bits: u8| {
            let rows = rows.into_iter().flatten();
            rows.map(move |weight| (weight * f32::from(1_u16 << bits)).round() as i16)
        };
        let weights = round(into, bits[0])
            .chain(round(past, bits[2]))
            .chain(round(last, bits[1]));
        let net = Net::assemble(kind, self.inputs, hidden, bits, weights);
        net.expect("the bits were chosen so that no sum overflows")
    }
}

/// The most bits behind the point with which all weights and the sum of each row fit.
fn bits_for(rows: &[Vec<f32>]) -> u8 {
    let fits = |bits: u8| {
        let scale = f64::from(1_u32 << bits);
        rows.iter().all(|row| {
            let sizes = || row.iter().map(|weight| f64::from(weight.abs()) * scale);
            // Rounding adds up to a half for each weight.
            let sum: f64 = sizes().map(|size| size + 0.5).sum();
            sizes().all(|size| size < f64::from(i16::MAX) - 1.0)
                && sum * f64::from(INPUT_LIMIT) < f64::from(i32::MAX)
        })
    };
    (0..=MOST_BITS).rev().find(|bits| fits(*bits)).unwrap_or(0)
}
