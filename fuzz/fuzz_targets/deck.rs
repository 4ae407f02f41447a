//! Any deck file is read or refused in one line; one that is read is within the limits, its effects
//! print as they read, and every game with it comes to its end.

#![no_main]

use std::sync::Arc;

use kanal::cards::limits::{MOST_DECISIONS, MOST_IN_DECK};
use kanal::cards::{DECK_A, DECK_B, Deck, EffectTree};
use kanal::{Components, DeckChoice, Kanal};
use libfuzzer_sys::fuzz_target;
use millwright_fuzz::{MOST_DECISIONS_AT_THE_CANAL, canal_set_up, choose, play_out};
use table::{Play, Seed};

fuzz_target!(|bytes: &[u8]| {
    let (how, bytes) = choose(bytes);
    let (players, side, choice) = canal_set_up(how);
    let released = match choice {
        DeckChoice::B => DECK_B,
        DeckChoice::A | DeckChoice::Own => DECK_A,
    };
    let text = match how >> 6 {
        0 => String::from_utf8_lossy(bytes).into_owned(),
        1 => spoilt(released, bytes),
        _ => written(released, bytes),
    };
    let deck = match Deck::parse(&text) {
        Ok(deck) => deck,
        Err(error) => {
            let line = error.to_string();
            assert!(!line.contains(['\n', '\r']), "{line:?}");
            return;
        }
    };
    assert!(deck.instructions() <= MOST_IN_DECK);
    for card in deck.cards() {
        let mut decisions = 0;
        for effect in deck.effects(card) {
            let tree = deck.tree(effect);
            decisions += tree.most_decisions();
            let again: EffectTree = tree.to_string().parse().expect("what is printed reads");
            assert_eq!(again, tree, "it reads as another");
        }
        assert!(decisions <= MOST_DECISIONS);
    }
    let components = Components::compiled();
    let deck = Arc::new(deck);
    let game = Kanal::with(players, side, false, DeckChoice::Own, components, deck);
    let play = Play::deal(&game, Seed::new("deck"));
    play_out(play, bytes, MOST_DECISIONS_AT_THE_CANAL);
});

/// A released deck with some of its characters replaced: two bytes name the place, one is the new
/// character.
fn spoilt(released: &str, bytes: &[u8]) -> String {
    let mut text = released.as_bytes().to_vec();
    for change in bytes.chunks_exact(3) {
        let place = usize::from(change[0]) << 8 | usize::from(change[1]);
        let places = text.len();
        text[place % places] = change[2];
    }
    String::from_utf8_lossy(&text).into_owned()
}

/// A released deck in which every green card has the effect that the bytes write.
fn written(released: &str, bytes: &[u8]) -> String {
    let effect = String::from_utf8_lossy(bytes).replace(['\'', '\n', '\r'], " ");
    let (green, rest) = released
        .split_once("[card.21]")
        .expect("the deck has orange cards");
    let green = green.lines().map(|line| match line.starts_with("effects") {
        true => format!("effects = ['{effect}']\n"),
        false => format!("{line}\n"),
    });
    format!("{}[card.21]{rest}", green.collect::<String>())
}
