//! Any board of the card game is refused or can be played to its end, from bytes as from JSON.

#![no_main]

use cardgame::{Board, CardGame};
use games::AnyPlay;
use libfuzzer_sys::fuzz_target;
use millwright_fuzz::{MOST_DECISIONS_WITH_CARDS, card_game, changed_board, choose, play_out};
use table::Play;

fuzz_target!(|bytes: &[u8]| {
    let (how, bytes) = choose(bytes);
    if how >> 6 == 0 {
        let text = String::from_utf8_lossy(bytes);
        let play = AnyPlay::from_json(&text, &[], 1);
        if let Some(play) = play.ok().as_ref().and_then(AnyPlay::of::<CardGame>) {
            play_out(play.clone(), bytes, MOST_DECISIONS_WITH_CARDS);
        }
        return;
    }
    let (variants, bytes) = choose(bytes);
    let game = card_game(how, variants);
    if how >> 6 == 1 {
        return go_on(&game, bytes, bytes);
    }
    let (decisions, bytes) = choose(bytes);
    let (changes, bytes) = bytes.split_at(bytes.len().min(usize::from(how >> 3 & 7) * 2));
    go_on(&game, &changed_board(&game, decisions, changes), bytes);
});

fn go_on(game: &CardGame, stored: &[u8], bytes: &[u8]) {
    let Ok(board) = postcard::from_bytes::<Board>(stored) else {
        return;
    };
    if let Ok(play) = Play::from_board(game, board, 1) {
        play_out(play, bytes, MOST_DECISIONS_WITH_CARDS);
    }
}
