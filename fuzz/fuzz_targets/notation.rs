//! Any text is notation or is refused; what is read has one text, which reads as the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use table::Notation;

fuzz_target!(|text: &str| {
    reads::<arkwright::Action>(text);
    reads::<arkwright::Face>(text);
    reads::<cardgame::Action>(text);
    reads::<cardgame::Face>(text);
    reads::<kanal::Action>(text);
    reads::<kanal::Face>(text);
});

fn reads<N: Notation + Eq + std::fmt::Debug>(text: &str) {
    let Ok(value) = text.parse::<N>() else { return };
    let canonical = value.to_string();
    assert!(
        canonical.len() <= N::MOST_BYTES,
        "'{canonical}' is too long"
    );
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    assert_eq!(canonical, words.join(" "), "a value has two texts");
    assert_eq!(
        canonical.parse(),
        Ok(value),
        "'{canonical}' reads as another"
    );
}
