//! However it is played, every game of the card game keeps every law.

#![no_main]

use libfuzzer_sys::fuzz_target;
use millwright_fuzz::{MOST_DECISIONS_WITH_CARDS, card_game, choose};
use table::{Seed, laws};

fuzz_target!(|bytes: &[u8]| {
    let (players, bytes) = choose(bytes);
    let (variants, bytes) = choose(bytes);
    let (seed, bytes) = choose(bytes);
    let seed = Seed::new(&format!("fuzz {seed}"));
    let game = card_game(players, variants);
    if let Err(broken) = laws::every_play_law(&game, &seed, bytes, MOST_DECISIONS_WITH_CARDS) {
        panic!("{broken}");
    }
});
