//! However it is played, every game of Water Frame keeps every law.

#![no_main]

use libfuzzer_sys::fuzz_target;
use millwright_fuzz::{MOST_DECISIONS_IN_WATER_FRAME, choose, water_frame};
use table::{Seed, laws};

fuzz_target!(|bytes: &[u8]| {
    let (setup, bytes) = choose(bytes);
    let (seed, bytes) = choose(bytes);
    let seed = Seed::new(&format!("fuzz {seed}"));
    let most = MOST_DECISIONS_IN_WATER_FRAME;
    if let Err(broken) = laws::every_play_law(&water_frame(setup), &seed, bytes, most) {
        panic!("{broken}");
    }
});
