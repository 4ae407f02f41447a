//! Any data file is read or refused; with one that is read, every game can be played to its end.

#![no_main]

use arkwright::{Arkwright, COMPILED, Components, provenance};
use libfuzzer_sys::fuzz_target;
use millwright_fuzz::{choose, play_on, set_up};
use table::{Play, Seed};

fuzz_target!(|bytes: &[u8]| {
    let (how, bytes) = choose(bytes);
    let text = match how >> 6 {
        0 => String::from_utf8_lossy(bytes).into_owned(),
        1 => spoilt(bytes),
        _ => corrected(bytes),
    };
    let Ok(components) = Components::parse(&text) else {
        return;
    };
    assert!(provenance(&text).is_ok(), "the numbers have no provenance");
    let (players, preparation) = set_up(how);
    let game = Arkwright::with_components(players, preparation, components, &text);
    play_on(Play::deal(&game, Seed::new("data")), bytes);
});

/// The compiled file with some of its characters replaced: two bytes name the
/// place, one is the new character.
fn spoilt(bytes: &[u8]) -> String {
    let mut text = COMPILED.as_bytes().to_vec();
    for change in bytes.chunks_exact(3) {
        let place = usize::from(change[0]) << 8 | usize::from(change[1]);
        let places = text.len();
        text[place % places] = change[2];
    }
    String::from_utf8_lossy(&text).into_owned()
}

/// The compiled file with some of its numbers replaced, as an owner of the box
/// would: two bytes name the number, one is the new one.
fn corrected(bytes: &[u8]) -> String {
    let mut numbers = Vec::new();
    let mut pieces: Vec<String> = Vec::new();
    for line in COMPILED.split_inclusive('\n') {
        // Words and comments stay as they are, so that most changes are read.
        if line.contains(['"', '#']) {
            pieces.push(line.to_owned());
            continue;
        }
        for piece in line.split_inclusive(|char: char| !char.is_ascii_digit()) {
            let digits = piece.trim_end_matches(|char: char| !char.is_ascii_digit());
            if !digits.is_empty() {
                numbers.push(pieces.len());
                pieces.push(digits.to_owned());
            }
            pieces.push(piece[digits.len()..].to_owned());
        }
    }
    for change in bytes.chunks_exact(3) {
        let which = usize::from(change[0]) << 8 | usize::from(change[1]);
        pieces[numbers[which % numbers.len()]] = change[2].to_string();
    }
    pieces.concat()
}
