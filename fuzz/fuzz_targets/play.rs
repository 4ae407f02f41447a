//! However it is played, every game keeps every law.

#![no_main]

use libfuzzer_sys::fuzz_target;
use millwright_fuzz::{MOST_DECISIONS, choose, game};
use table::{Seed, laws};

fuzz_target!(|bytes: &[u8]| {
    let (setup, bytes) = choose(bytes);
    let (seed, bytes) = choose(bytes);
    let seed = Seed::new(&format!("fuzz {seed}"));
    if let Err(broken) = laws::every_play_law(&game(setup), &seed, bytes, MOST_DECISIONS) {
        panic!("{broken}");
    }
});
