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

/// Inputs are looked at and sums are added up in lanes of this many.
const LANES: usize = 8;

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
    /// For each input, the one that is always one last, its weights to the hidden units and then to
    /// the outputs past them, in whole lanes.
    columns: Vec<i16>,
    /// From the hidden units, a row for each output.
    last: Vec<i16>,
}

/// The sums of a net for the inputs that it was last told. Boards of a search are much alike, so
/// that only what has changed is added; whole numbers come to the same sum in any order.
#[derive(Clone)]
pub struct Sums {
    inputs: Box<[i16]>,
    sums: Box<[i32]>,
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

    /// The sums of no inputs at all.
    pub fn sums(&self) -> Sums {
        Sums {
            inputs: vec![0; padded(self.inputs)].into_boxed_slice(),
            sums: vec![0; self.width()].into_boxed_slice(),
        }
    }

    /// What it says of a board, one being [`NET_ONE`]: final score and lead. The sums may be those
    /// of any board.
    ///
    /// # Panics
    /// If the row or the sums were made for a net of another size.
    pub fn outputs(&self, row: &InputRow, sums: &mut Sums) -> [i64; OUTPUTS] {
        self.update(row, sums);
        let mut hidden = [0_i32; MOST_HIDDEN];
        let (units, past) = sums.sums.split_at(self.hidden);
        for (unit, sum) in hidden.iter_mut().zip(units) {
            *unit = (sum >> self.bits[0]).clamp(0, i32::from(i16::MAX));
        }
        let mut outputs = [0; OUTPUTS];
        for (number, (output, straight)) in outputs.iter_mut().zip(past).enumerate() {
            let last = &self.last[number * self.hidden..][..self.hidden];
            let hidden = hidden.iter().zip(last);
            let from_hidden: i64 = hidden
                .map(|(unit, weight)| i64::from(unit * i32::from(*weight)))
                .sum();
            let straight = i64::from(*straight);
            *output = scaled(from_hidden, self.bits[1]) + scaled(straight, self.bits[2]);
        }
        outputs
    }

    /// The length of a column: all hidden units and outputs, in whole lanes.
    fn width(&self) -> usize {
        (self.hidden + OUTPUTS).next_multiple_of(LANES)
    }

    /// Adds what has changed since the last inputs. The weights were checked to be so small that no
    /// sum overflows, whichever inputs have changed so far.
    fn update(&self, row: &InputRow, sums: &mut Sums) {
        let width = self.width();
        assert_eq!(
            row.0.len(),
            padded(self.inputs),
            "the inputs are those of the net"
        );
        assert_eq!(
            sums.inputs.len(),
            row.0.len(),
            "the sums are those of the net"
        );
        assert_eq!(sums.sums.len(), width, "the sums are those of the net");
        let lanes = row.0.chunks_exact(LANES);
        let before = sums.inputs.chunks_exact_mut(LANES);
        let columns = self.columns.chunks_exact(width * LANES);
        for ((now, before), columns) in lanes.zip(before).zip(columns) {
            if now == before {
                continue;
            }
            let columns = columns.chunks_exact(width);
            for ((now, before), column) in now.iter().zip(before).zip(columns) {
                let change = now.wrapping_sub(*before);
                if change != 0 {
                    *before = *now;
                    for (sum, weight) in sums.sums.iter_mut().zip(column) {
                        *sum = sum.wrapping_add(i32::from(change) * i32::from(*weight));
                    }
                }
            }
        }
    }
}

/// A sum of inputs times weights as a net says it.
const fn scaled(sum: i64, bits: u8) -> i64 {
    (sum * (NET_ONE / ONE as i64)) >> bits
}

/// Whether the sum of these weights fits for all inputs there can be.
fn fits(weights: impl Iterator<Item = i16>) -> bool {
    let sum: i64 = weights.map(|weight| i64::from(weight).abs()).sum();
    sum * i64::from(INPUT_LIMIT) <= i64::from(i32::MAX)
}
