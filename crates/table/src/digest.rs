//! Fingerprints: of component numbers, and of a board in the middle of a game.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::record::FORMAT;
use crate::seed::hex;
use crate::{Game, Setup};

/// Which component numbers are in play: a hash over the parsed numbers, so that comments do not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DataHash([u8; 32]);

impl DataHash {
    /// The hash of parsed component numbers.
    ///
    /// # Panics
    /// If the numbers are of a kind that has no fixed bytes, such as an iterator of unknown length.
    pub fn of(data: &impl Serialize) -> DataHash {
        DataHash(Sha256::digest(bytes_of(data)).into())
    }

    /// All bytes of the hash.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Whether this is the hash that a record shows in its short form.
    pub fn matches(&self, short: &str) -> bool {
        self.to_string() == short
    }
}

impl fmt::Display for DataHash {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&hex(&self.0[..8]))
    }
}

/// The fingerprint of a board; the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest([u8; 8]);

impl Digest {
    /// The bytes of the digest.
    pub const fn as_bytes(&self) -> &[u8; 8] {
        &self.0
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&hex(&self.0))
    }
}

/// A text that is no digest.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is not a digest of 16 digits 0-9 and a-f")]
pub struct DigestError(pub(crate) String);

impl FromStr for Digest {
    type Err = DigestError;

    fn from_str(text: &str) -> Result<Digest, DigestError> {
        if !is_short_hash(text) {
            return Err(DigestError(text.into()));
        }
        let number = u64::from_str_radix(text, 16).map_err(|_| DigestError(text.into()))?;
        Ok(Digest(number.to_be_bytes()))
    }
}

/// Whether the text is 16 lower-case hexadecimal digits.
pub(crate) fn is_short_hash(text: &str) -> bool {
    text.len() == 16
        && text
            .bytes()
            .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// The digest of a board of this game.
pub fn digest<G: Game>(game: &G, board: &G::Board) -> Digest {
    let setup = game.setup();
    digest_as(&setup, setup.rules, board)
}

/// The digest that a record of rules revision `rules` has for the board.
pub(crate) fn digest_as(setup: &Setup, rules: u16, board: &impl Serialize) -> Digest {
    let mut hash = Sha256::new();
    hash.update(FORMAT.to_le_bytes());
    hash.update((setup.game.len() as u64).to_le_bytes());
    hash.update(setup.game.as_bytes());
    hash.update(rules.to_le_bytes());
    hash.update(setup.data.as_bytes());
    hash.update(bytes_of(board));
    let whole: [u8; 32] = hash.finalize().into();
    Digest(std::array::from_fn(|byte| whole[byte]))
}

/// The bytes of a board or of component numbers; equal ones have the same, and no others.
///
/// # Panics
/// If the value is of a kind that has no fixed bytes, such as an iterator of unknown length.
pub fn bytes_of(value: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).expect("plain structs of numbers always have bytes")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup() -> Setup {
        Setup {
            game: "toy",
            rules: 1,
            data: DataHash::of(&[1_u8, 2]),
            players: 2,
            options: Vec::new(),
        }
    }

    #[test]
    fn a_data_hash_shows_sixteen_digits_and_knows_them_again() {
        let hash = DataHash::of(&[1_u8, 2, 3]);
        // SHA-256 of the bytes 01 02 03.
        assert_eq!(hash.to_string(), "039058c6f2c0cb49");
        assert!(hash.matches("039058c6f2c0cb49"));
        assert!(!hash.matches("039058c6f2c0cb4"));
        assert!(!hash.matches("039058C6F2C0CB49"));
    }

    #[test]
    fn a_digest_reads_what_it_writes() {
        let digest = digest_as(&setup(), 1, &(7_u8, -300_i16));
        assert_eq!(digest.to_string().parse(), Ok(digest));
    }

    #[test]
    fn a_digest_is_sixteen_lower_case_digits() {
        for bad in [
            "",
            "0",
            "+123456789abcdef",
            "0123456789ABCDEF",
            "0123456789abcdef0",
            "0123456789abcdeg",
        ] {
            assert!(bad.parse::<Digest>().is_err(), "{bad}");
        }
        assert!("0123456789abcdef".parse::<Digest>().is_ok());
    }

    #[test]
    fn everything_that_identifies_a_board_is_in_its_digest() {
        let base = digest_as(&setup(), 1, &5_u8);
        assert_ne!(base, digest_as(&setup(), 1, &6_u8), "the board");
        assert_ne!(base, digest_as(&setup(), 2, &5_u8), "the rules revision");
        let other = Setup {
            game: "toz",
            ..setup()
        };
        assert_ne!(base, digest_as(&other, 1, &5_u8), "the game");
        let other = Setup {
            data: DataHash::of(&[1_u8, 3]),
            ..setup()
        };
        assert_ne!(base, digest_as(&other, 1, &5_u8), "the data");
    }
}
