//! A small net that says what a board will come to: a linear sum of all inputs, and one hidden layer
//! beside it.
//!
//! It is played in whole numbers, added up in a fixed order, so that it says the same to the bit on
//! every machine.

mod file;
mod judge;
#[cfg(feature = "train")]
mod learner;
#[cfg(test)]
mod tests;

pub use self::file::NetError;
pub use self::judge::NetJudge;
#[cfg(feature = "train")]
pub(crate) use self::judge::write_inputs;
#[cfg(feature = "train")]
pub use self::learner::Learner;
use crate::features::{INPUT_LIMIT, ONE};

/// What a net says: the final score of a seat, and its lead over the best rival.
pub const OUTPUTS: usize = 2;

/// How many hidden units a net has unless it is said otherwise.
#[cfg(feature = "train")]
pub const HIDDEN: usize = 32;

/// The most hidden units that are taken.
pub const MOST_HIDDEN: usize = 128;

/// The most inputs that are taken.
pub const MOST_INPUTS: usize = 1024;

/// Rows of weights are padded to a multiple of this many, so that they are added up in whole lanes.
const LANES: usize = 16;

/// One in what a net says.
pub const NET_ONE: i64 = 1 << 16;

/// Which boards a net was made for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetKind {
    /// The game.
    pub game: String,
    /// How many seats.
    pub players: u8,
    /// The revision of what the net is told of a board.
    pub features: u16,
    /// The hash of the component numbers it was trained with.
    pub data: [u8; 32],
}

/// A net as it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    kind: NetKind,
    /// Without the one that is always one.
    inputs: usize,
    hidden: usize,
    /// How many bits behind the point the weights have: to the hidden layer, from it, and past it.
    bits: [u8; 3],
    /// A row for each hidden unit, then one for each output past the hidden layer. The last input
    /// of a row is always one.
    rows: Vec<i16>,
    /// From the hidden units, a row for each output.
    last: Vec<i16>,
}

/// The inputs of a net with the one that is always one, and room to fill whole lanes.
#[derive(Clone)]
pub struct InputRow(Box<[i16]>);

impl InputRow {
    /// Room for this many inputs.
    pub fn new(inputs: usize) -> InputRow {
        let mut row = vec![0; padded(inputs)];
        row[inputs] = ONE;
        InputRow(row.into_boxed_slice())
    }

    /// All of it, to be written.
    pub fn as_mut_slice(&mut self) -> &mut [i16] {
        &mut self.0
    }

    /// All of it.
    pub fn as_slice(&self) -> &[i16] {
        &self.0
    }
}

/// The length of a row with so many inputs: one more that is always one, in whole lanes.
pub(crate) const fn padded(inputs: usize) -> usize {
    (inputs + 1).next_multiple_of(LANES)
}

impl Net {
    /// Which boards it was made for.
    pub fn kind(&self) -> &NetKind {
        &self.kind
    }

    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// What it says of a board, one being [`NET_ONE`]: final score and lead.
    ///
    /// # Panics
    /// If the row was made for another number of inputs.
    pub fn outputs(&self, row: &InputRow) -> [i64; OUTPUTS] {
        let inputs = &*row.0;
        let width = padded(self.inputs);
        assert_eq!(inputs.len(), width, "the inputs are those of the net");
        let mut hidden = [0_i16; MOST_HIDDEN];
        let (into, past) = self.rows.split_at(self.hidden * width);
        for (unit, weights) in hidden.iter_mut().zip(into.chunks_exact(width)) {
            let sum = sum_of_products(inputs, weights) >> self.bits[0];
            *unit = sum.clamp(0, i32::from(i16::MAX)) as i16;
        }
        let mut outputs = [0; OUTPUTS];
        let last = self.last.chunks_exact(self.hidden);
        let past = past.chunks_exact(width);
        for ((output, last), past) in outputs.iter_mut().zip(last).zip(past) {
            let hidden = hidden.iter().zip(last);
            let from_hidden: i64 = hidden
                .map(|(unit, weight)| i64::from(i32::from(*unit) * i32::from(*weight)))
                .sum();
            let straight = i64::from(sum_of_products(inputs, past));
            *output = scaled(from_hidden, self.bits[1]) + scaled(straight, self.bits[2]);
        }
        outputs
    }
}

/// A sum of inputs times weights as a net says it.
const fn scaled(sum: i64, bits: u8) -> i64 {
    (sum * (NET_ONE / ONE as i64)) >> bits
}

/// Adds up in whole lanes. The weights were checked to be small enough, so nothing overflows.
#[inline]
fn sum_of_products(inputs: &[i16], weights: &[i16]) -> i32 {
    let products = inputs.iter().zip(weights);
    products.fold(0_i32, |sum, (input, weight)| {
        sum.wrapping_add(i32::from(*input) * i32::from(*weight))
    })
}

/// Whether the sum of a row fits for all inputs there can be.
fn fits(row: &[i16]) -> bool {
    let sum: i64 = row.iter().map(|weight| i64::from(*weight).abs()).sum();
    sum * i64::from(INPUT_LIMIT) <= i64::from(i32::MAX)
}
