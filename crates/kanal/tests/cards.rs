//! The decks of the box: their files, how they are packed, and what stands on their cards.

use kanal::cards::{DECK_A, DECK_B, Deck};

/// The decks and what each of them is packed into.
fn decks() -> [(&'static str, &'static str, &'static [u8]); 2] {
    [
        ("a", DECK_A, include_bytes!("../data/deck-a.packed")),
        ("b", DECK_B, include_bytes!("../data/deck-b.packed")),
    ]
}

#[test]
fn the_packed_decks_are_those_of_the_files() {
    for (letter, file, packed) in decks() {
        let deck = Deck::parse(file).unwrap_or_else(|error| panic!("deck {letter}: {error}"));
        let bytes = deck.packed();
        if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/data");
            std::fs::write(format!("{folder}/deck-{letter}.packed"), &bytes).expect("written");
            continue;
        }
        assert!(
            bytes == packed,
            "deck {letter} is not packed: MILLWRIGHT_BLESS=1 cargo test -p kanal --test cards"
        );
    }
}
