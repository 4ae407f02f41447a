//! Weights as bytes: a small header, then 16-bit numbers with the lower byte first.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `MWNT` |
//! | 2 | format, 1 |
//! | 1 | length of the game's name |
//! | so many | the game's name |
//! | 1 | players |
//! | 2 | revision of the features |
//! | 32 | hash of the component numbers |
//! | 2 | inputs |
//! | 2 | hidden units; a linear net has none |
//! | 1, 1, 1 | bits behind the point: to the hidden layer, from it, past it |
//! | the rest | a row for each hidden unit with its bias last, one for each output past the hidden layer with its bias last, one for each output from the hidden units |

use thiserror::Error;

use super::{MOST_HIDDEN, MOST_INPUTS, Net, NetKind, OUTPUTS, fits, padded};

const MAGIC: [u8; 4] = *b"MWNT";
const FORMAT: u16 = 1;

/// The most bits behind the point of a weight.
pub(super) const MOST_BITS: u8 = 14;

/// Why bytes are no net.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetError {
    /// They begin in another way.
    #[error("these are no weights: they do not begin with 'MWNT'")]
    Magic,
    /// The format is another.
    #[error("the weights have format {0}; this program reads format {FORMAT}")]
    Format(u16),
    /// They end too early.
    #[error("the weights end too early, at byte {0}")]
    Short(usize),
    /// Something follows.
    #[error("{0} bytes follow behind the weights")]
    Long(usize),
    /// The name of the game is none.
    #[error("the game's name in the weights is no text")]
    Name,
    /// The sizes are not those of a net that is played.
    #[error(
        "the weights are for {inputs} inputs and {hidden} hidden units; there are at most \
         {MOST_INPUTS} and {MOST_HIDDEN}, and at least one input"
    )]
    Size {
        /// The inputs.
        inputs: u16,
        /// The hidden units.
        hidden: u16,
    },
    /// The point is too far to the left.
    #[error("the weights have {0} bits behind the point; there are at most {MOST_BITS}")]
    Bits(u8),
    /// A sum could overflow.
    #[error("the weights of row {0} are so large that their sum could overflow")]
    Overflow(usize),
    /// They are for other boards.
    #[error("the weights are for {is}, not for {wanted}")]
    Other {
        /// What they are for.
        is: String,
        /// What was asked for.
        wanted: String,
    },
}

/// Reads bytes one after the other.
struct Bytes<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], NetError> {
        let end = self.at.checked_add(count);
        let taken = end.and_then(|end| self.bytes.get(self.at..end));
        let taken = taken.ok_or(NetError::Short(self.bytes.len()))?;
        self.at += count;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let taken = self.take(N)?;
        Ok(std::array::from_fn(|place| taken[place]))
    }

    fn byte(&mut self) -> Result<u8, NetError> {
        Ok(self.array::<1>()?[0])
    }

    fn number(&mut self) -> Result<u16, NetError> {
        Ok(u16::from_le_bytes(self.array()?))
    }

    fn weights(&mut self, count: usize) -> Result<impl Iterator<Item = i16> + 'a, NetError> {
        let taken = self.take(2 * count)?;
        Ok(taken
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]])))
    }
}

impl Net {
    /// A net of these weights, which are the same as in a file; `inputs` does not count the one
    /// that is always one.
    pub(super) fn assemble(
        kind: NetKind,
        inputs: usize,
        hidden: usize,
        bits: [u8; 3],
        mut weights: impl Iterator<Item = i16>,
    ) -> Result<Net, NetError> {
        let mut net = Net {
            kind,
            inputs,
            hidden,
            bits,
            columns: Vec::new(),
            last: Vec::new(),
        };
        let width = net.width();
        net.columns = vec![0; padded(inputs) * width];
        for unit in 0..hidden + OUTPUTS {
            for (input, weight) in weights.by_ref().take(inputs + 1).enumerate() {
                net.columns[input * width + unit] = weight;
            }
            if !fits(net.row(unit)) {
                return Err(NetError::Overflow(unit));
            }
        }
        net.last = weights.take(OUTPUTS * hidden).collect();
        Ok(net)
    }

    /// The weights to a hidden unit or to an output past them, as a file has them.
    pub(super) fn row(&self, unit: usize) -> impl Iterator<Item = i16> {
        let columns = self.columns.chunks_exact(self.width());
        columns
            .take(self.inputs + 1)
            .map(move |column| column[unit])
    }

    /// Reads a net; whatever the bytes are, there is a net that can be played or a reason why not.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let mut bytes = Bytes { bytes, at: 0 };
        if bytes.array::<4>().map_err(|_| NetError::Magic)? != MAGIC {
            return Err(NetError::Magic);
        }
        let format = bytes.number()?;
        if format != FORMAT {
            return Err(NetError::Format(format));
        }
        let length = bytes.byte()?;
        let name = bytes.take(usize::from(length))?;
        let name = std::str::from_utf8(name).map_err(|_| NetError::Name)?;
        let kind = NetKind {
            game: name.to_owned(),
            players: bytes.byte()?,
            features: bytes.number()?,
            data: bytes.array()?,
        };
        let (inputs, hidden) = (bytes.number()?, bytes.number()?);
        let is_played =
            (1..=MOST_INPUTS).contains(&usize::from(inputs)) && usize::from(hidden) <= MOST_HIDDEN;
        if !is_played {
            return Err(NetError::Size { inputs, hidden });
        }
        let (inputs, hidden) = (usize::from(inputs), usize::from(hidden));
        let bits = bytes.array::<3>()?;
        if let Some(bits) = bits.into_iter().find(|bits| *bits > MOST_BITS) {
            return Err(NetError::Bits(bits));
        }
        let count = (hidden + OUTPUTS) * (inputs + 1) + OUTPUTS * hidden;
        let weights = bytes.weights(count)?;
        let rest = bytes.bytes.len() - bytes.at;
        if rest > 0 {
            return Err(NetError::Long(rest));
        }
        Net::assemble(kind, inputs, hidden, bits, weights)
    }

    /// The bytes of a net.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(MAGIC);
        bytes.extend(FORMAT.to_le_bytes());
        let name = self.kind.game.as_bytes();
        let length = u8::try_from(name.len()).expect("the name of a game is short");
        bytes.push(length);
        bytes.extend(name);
        bytes.push(self.kind.players);
        bytes.extend(self.kind.features.to_le_bytes());
        bytes.extend(self.kind.data);
        bytes.extend((self.inputs as u16).to_le_bytes());
        bytes.extend((self.hidden as u16).to_le_bytes());
        bytes.extend(self.bits);
        let rows = (0..self.hidden + OUTPUTS).flat_map(|unit| self.row(unit));
        for weight in rows.chain(self.last.iter().copied()) {
            bytes.extend(weight.to_le_bytes());
        }
        bytes
    }
}
