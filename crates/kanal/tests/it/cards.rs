//! The decks of the box: their files, how they are packed, and what stands on their cards.

use kanal::cards::{DECK_A, DECK_B, Deck, Effect, Step, Test};

/// The decks and what each of them is packed into.
fn decks() -> [(&'static str, &'static str, &'static [u8]); 2] {
    [
        ("a", DECK_A, include_bytes!("../../data/deck-a.packed")),
        ("b", DECK_B, include_bytes!("../../data/deck-b.packed")),
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
            "deck {letter} is not packed: MILLWRIGHT_BLESS=1 cargo test -p kanal --test it cards::"
        );
    }
}

#[test]
fn a_released_deck_is_found_by_its_hash() {
    for deck in [Deck::a(), Deck::b()] {
        let short = deck.hash().to_string();
        let found = Deck::released(&short).expect("it is released");
        assert_eq!(found.letter(), deck.letter());
    }
    assert!(Deck::released("0000000000000000").is_none());
    assert_ne!(Deck::a().hash(), Deck::b().hash());
}

#[test]
fn instructions_are_small_and_decks_are_short() {
    assert!(size_of::<Step>() <= 20, "{}", size_of::<Step>());
    assert!(size_of::<Effect>() <= 16, "{}", size_of::<Effect>());
    assert!(size_of::<Test>() <= 8, "{}", size_of::<Test>());
    for deck in [Deck::a(), Deck::b()] {
        let instructions = deck.instructions();
        assert!(instructions < 500, "{instructions}");
        assert!(deck.counters().len() > 15);
        assert!(deck.counters().iter().all(|counter| counter.is_sound()));
    }
}
