//! Choices made by bytes.

use crate::Rng;

/// Makes choices from bytes, and from a generator seeded by them when they are used up.
#[derive(Clone, Debug)]
pub struct Luck<'a> {
    bytes: &'a [u8],
    rng: Rng,
}

impl<'a> Luck<'a> {
    /// The choices that these bytes make.
    pub fn new(bytes: &'a [u8]) -> Luck<'a> {
        let mut seed = bytes.len() as u64;
        for byte in bytes {
            seed = Rng::new(seed ^ u64::from(*byte)).next();
        }
        Luck {
            bytes,
            rng: Rng::new(seed),
        }
    }

    /// A number below `bound`; 0 if the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        if bound < 2 {
            return 0;
        }
        // One byte where it can reach every choice, so that a fuzzer's change changes one choice.
        let word = match *self.bytes {
            [byte, ref rest @ ..] if bound <= 256 => {
                self.bytes = rest;
                u64::from(byte)
            }
            [high, low, ref rest @ ..] if bound <= 65536 => {
                self.bytes = rest;
                u64::from(high) << 8 | u64::from(low)
            }
            _ => self.rng.next() >> 16,
        };
        (word % bound as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_choose_until_they_are_used_up() {
        let mut luck = Luck::new(&[3, 250, 1, 2]);
        assert_eq!(luck.below(10), 3);
        assert_eq!(luck.below(200), 50);
        assert_eq!(luck.below(1000), 0x0102);
        let rest: Vec<usize> = (0..20).map(|_| luck.below(10)).collect();
        assert!(rest.iter().any(|number| *number != rest[0]), "{rest:?}");
    }

    #[test]
    fn a_single_choice_uses_no_byte() {
        let mut luck = Luck::new(&[7]);
        assert_eq!((luck.below(0), luck.below(1), luck.below(8)), (0, 0, 7));
    }
}
