//! Any board is refused or can be played to its end, from bytes as from JSON.

#![no_main]

use arkwright::{Arkwright, Board};
use games::AnyPlay;
use libfuzzer_sys::fuzz_target;
use millwright_fuzz::{changed_board, choose, game, play_on};
use table::Play;

fuzz_target!(|bytes: &[u8]| {
    let (how, bytes) = choose(bytes);
    let game = game(how);
    match how >> 6 {
        0 => {
            let text = String::from_utf8_lossy(bytes);
            let play = AnyPlay::from_json(&text, &[], 1);
            if let Some(play) = play.ok().as_ref().and_then(AnyPlay::of::<Arkwright>) {
                play_on(play.clone(), bytes);
            }
        }
        1 => go_on(&game, bytes, bytes),
        _ => {
            let (decisions, bytes) = choose(bytes);
            let (changes, bytes) = bytes.split_at(bytes.len().min(usize::from(how >> 3 & 7) * 2));
            go_on(&game, &changed_board(&game, decisions, changes), bytes);
        }
    }
});

fn go_on(game: &Arkwright, stored: &[u8], bytes: &[u8]) {
    let Ok(board) = postcard::from_bytes::<Board>(stored) else {
        return;
    };
    if let Ok(play) = Play::from_board(game, board, 1) {
        play_on(play, bytes);
    }
}
