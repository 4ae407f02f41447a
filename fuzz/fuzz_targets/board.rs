//! Any board is refused or can be played to its end, from bytes as from JSON.

#![no_main]

use arkwright::{Arkwright, Board};
use games::AnyPlay;
use libfuzzer_sys::fuzz_target;
use millwright_fuzz::{choose, game, play_on};
use table::laws::Luck;
use table::{Play, Seed, Turn};

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
            let board = board_after(&game, decisions);
            let mut stored = postcard::to_allocvec(&board).expect("a board has bytes");
            for change in changes.chunks_exact(2) {
                let place = usize::from(change[0]) % stored.len();
                stored[place] = change[1];
            }
            go_on(&game, &stored, bytes);
        }
    }
});

/// The board of a random game about so far on.
fn board_after(game: &Arkwright, decisions: u8) -> Board {
    let mut luck = Luck::new(&[]);
    let mut play = Play::deal(game, Seed::new("board"));
    for _ in 0..2 * u32::from(decisions) {
        if play.turn() == Turn::Over {
            break;
        }
        let actions = play.legal();
        let action = actions[luck.below(actions.len())];
        play.act(action, &mut ()).expect("it was offered");
        play.turn_up(&mut ());
    }
    *play.board()
}

fn go_on(game: &Arkwright, stored: &[u8], bytes: &[u8]) {
    let Ok(board) = postcard::from_bytes::<Board>(stored) else {
        return;
    };
    if let Ok(play) = Play::from_board(game, board, 1) {
        play_on(play, bytes);
    }
}
