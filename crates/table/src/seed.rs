//! Seeds, and the dealer's hand that shuffles each pile from them.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::chacha;

/// The longest seed that is kept as it was typed; with its header it fits a line of a record.
const MOST_BYTES: usize = 400;

/// What all shuffling of one game comes from: any text.
///
/// A seed is one line: control characters count as spaces, spaces at the ends
/// do not count, and a text beyond 400 bytes is replaced by its hash, so that
/// a record can always carry it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seed(String);

impl Seed {
    /// The seed with this text.
    pub fn new(text: &str) -> Seed {
        let line = one_line(text);
        if line.len() > MOST_BYTES {
            return Seed(hex(&Sha256::digest(line.as_bytes())));
        }
        Seed(line)
    }

    /// The text, which gives the same seed again.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The seed of game `i` of a simulation; typed in, it deals that game alone.
    #[must_use]
    pub fn nth(&self, i: u64) -> Seed {
        Seed::new(&format!("{}/{i}", self.0))
    }

    /// The generator that shuffles one pile; what is seen of one says nothing of another.
    pub fn pile(&self, name: &str) -> PileRng {
        let mut hash = Sha256::new();
        for part in ["millwright pile", &self.0, name] {
            // The length goes first, so that no two lists of parts give the same bytes.
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part.as_bytes());
        }
        PileRng::new(hash.finalize().into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// The random numbers of one pile: a ChaCha20 key stream, the same on every machine.
#[derive(Clone)]
pub struct PileRng {
    key: [u32; 8],
    counter: u32,
    block: [u32; 16],
    used: u8,
}

// The key would give the whole pile away, so it stays out of logs.
impl fmt::Debug for PileRng {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("PileRng").finish_non_exhaustive()
    }
}

impl PileRng {
    fn new(bytes: [u8; 32]) -> PileRng {
        let key = std::array::from_fn(|word| {
            u32::from_le_bytes(std::array::from_fn(|byte| bytes[4 * word + byte]))
        });
        PileRng {
            key,
            counter: 0,
            block: [0; 16],
            used: 16,
        }
    }

    /// The next 32 random bits.
    fn word(&mut self) -> u32 {
        if self.used == 16 {
            self.block = chacha::block(&self.key, self.counter, [0; 3]);
            self.counter = self.counter.wrapping_add(1);
            self.used = 0;
        }
        let word = self.block[usize::from(self.used)];
        self.used += 1;
        word
    }

    /// A number below `bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        // The lowest words are one too many for an even share, so they are thrown again.
        let surplus = bound.wrapping_neg() % bound;
        loop {
            let word = self.word();
            if word >= surplus {
                return word % bound;
            }
        }
    }

    /// Puts a pile into an order, each equally likely.
    ///
    /// # Panics
    /// If the pile has more than `u32::MAX` pieces.
    pub fn shuffle<T>(&mut self, pile: &mut [T]) {
        let size = u32::try_from(pile.len()).expect("a pile is small");
        for last in (1..size).rev() {
            let other = self.below(last + 1);
            pile.swap(last as usize, other as usize);
        }
    }
}

/// The text as one line: control characters become spaces, the ends are trimmed.
pub(crate) fn one_line(text: &str) -> String {
    let line: String = text
        .chars()
        .map(|char| if char.is_control() { ' ' } else { char })
        .collect();
    line.trim().to_owned()
}

/// Lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        write!(text, "{byte:02x}").expect("writing into a string cannot fail");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(mut pile: PileRng) -> Vec<u32> {
        (0..100).map(|_| pile.below(1000)).collect()
    }

    #[test]
    fn the_same_seed_and_pile_give_the_same_numbers_everywhere() {
        let mut pile = Seed::new("lancashire").pile("stones");
        let first: Vec<u32> = (0..6).map(|_| pile.below(1000)).collect();
        assert_eq!(first, [876, 884, 551, 891, 67, 442]);
    }

    #[test]
    fn piles_and_seeds_have_numbers_of_their_own() {
        let seed = Seed::new("a");
        assert_ne!(numbers(seed.pile("light")), numbers(seed.pile("dark")));
        assert_ne!(
            numbers(seed.pile("light")),
            numbers(Seed::new("b").pile("light"))
        );
        assert_eq!(numbers(seed.pile("light")), numbers(seed.pile("light")));
    }

    #[test]
    fn no_letter_moves_between_seed_and_pile() {
        assert_ne!(
            numbers(Seed::new("ab").pile("c")),
            numbers(Seed::new("a").pile("bc"))
        );
    }

    #[test]
    fn numbers_stay_below_the_bound_and_reach_all_of_it() {
        let mut pile = Seed::new("x").pile("y");
        let mut seen = [0_u32; 7];
        for _ in 0..7000 {
            seen[pile.below(7) as usize] += 1;
        }
        assert!(
            seen.iter().all(|count| (850..1150).contains(count)),
            "{seen:?}"
        );
        assert_eq!(pile.below(1), 0);
        assert!(pile.below(u32::MAX) < u32::MAX);
    }

    #[test]
    fn words_that_would_favour_low_numbers_are_thrown_again() {
        // With this bound nearly half of all words are thrown again.
        let bound = (1 << 31) + 1;
        let mut pile = Seed::new("x").pile("rejection");
        let mut plain = pile.clone();
        for _ in 0..50 {
            let number = pile.below(bound);
            let word = std::iter::repeat_with(|| plain.word())
                .find(|word| *word >= bound.wrapping_neg())
                .expect("the stream has no end");
            assert_eq!(number, word % bound);
        }
    }

    #[test]
    fn every_order_of_a_pile_is_equally_likely() {
        let mut pile = Seed::new("x").pile("orders");
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..6000 {
            let mut order = [1, 2, 3];
            pile.shuffle(&mut order);
            *seen.entry(order).or_insert(0_u32) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(
            seen.values().all(|count| (850..1150).contains(count)),
            "{seen:?}"
        );
    }

    #[test]
    fn a_seed_is_one_line_whatever_was_typed() {
        assert_eq!(
            Seed::new(" two\nlines\t").as_str(),
            "two lines",
            "a record can carry it"
        );
        let long = "long ".repeat(100);
        assert_eq!(Seed::new(&long).as_str().len(), 64);
        assert_ne!(Seed::new(&long), Seed::new(&format!("{long}x")));
        let hashed = Seed::new(&long);
        assert_eq!(Seed::new(hashed.as_str()), hashed);
    }

    #[test]
    fn each_game_of_a_simulation_has_its_own_seed() {
        let seed = Seed::new("sim");
        assert_eq!(seed.nth(17).as_str(), "sim/17");
        assert_ne!(seed.nth(1), seed.nth(2));
        assert_ne!(seed.nth(1).nth(2), seed.nth(12));
    }
}
