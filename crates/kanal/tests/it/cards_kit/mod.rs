//! Deck files to break, and what is said of them.

use kanal::cards::{Deck, DeckError};

/// The line that card 01 begins in.
pub(crate) const CARD_01: usize = 4;

/// The smallest deck there can be, with this text as the lines of card 01 behind its name.
pub(crate) fn deck_with(card_01: &str) -> String {
    let mut file = String::from("letter = \"X\"\nname = { en = \"Small\", de = \"Klein\" }\n\n");
    for number in (1..=9).chain(21..=27).chain(41..=48) {
        file += &format!("[card.{number:02}]\nname = {{ en = \"Card\", de = \"Karte\" }}\n");
        file += match number {
            1 => card_01,
            _ => {
                "cost = \"1 wood\"\nprestige = 1\neffects = [\"gain 1 wood\"]\n\
                 mark = \"reconstructed\"\n"
            }
        };
    }
    file
}

/// The smallest deck whose card 01 has this effect, which stands in its line 6 of the card from
/// column 12.
pub(crate) fn deck_with_effect(effect: &str) -> String {
    let effect = effect.replace('\\', "\\\\").replace('"', "\\\"");
    deck_with(&format!(
        "cost = \"1 wood\"\nprestige = 1\nmark = \"reconstructed\"\neffects = [\"{effect}\"]\n"
    ))
}

/// What is said of a deck that is wrong.
#[track_caller]
pub(crate) fn complaint(file: &str) -> String {
    let error: DeckError = Deck::parse(file).expect_err("the deck is wrong");
    let message = error.to_string();
    assert!(!message.contains('\n'), "one line: {message}");
    message
}
