//! How boards are written: records and saved games hold them, so no phase may change its
//! form without a new rules revision.

use arkwright::{Arkwright, Board, Preparation};
use table::{Actions, DataHash, Game, Seed, Turn};

/// Every board of a game in which each choice is the next of a fixed sequence.
fn boards(players: u8, preparation: Preparation, seed: &str) -> Vec<Board> {
    let game = Arkwright::spinning_jenny(players, preparation);
    let (mut board, mut stock) = game.deal(&Seed::new(seed));
    let mut boards = vec![board];
    let mut number = 1_u32;
    loop {
        match game.turn(&board) {
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                game.reveal(&mut board, face, &mut ())
                    .expect("the dealer deals what fits");
            }
            Turn::Ask { .. } => {
                let mut legal = Actions::new();
                game.legal(&board, &mut legal);
                number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let choice = (number >> 16) as usize % legal.len();
                game.act(&mut board, legal[choice], &mut ());
            }
            Turn::Over => return boards,
        }
        boards.push(board);
    }
}

fn all_boards() -> Vec<Board> {
    let free = (2..=4).flat_map(|players| boards(players, Preparation::Free, "written"));
    let laid_out = boards(3, Preparation::Predetermined, "written");
    free.chain(laid_out).collect()
}

#[test]
fn every_phase_is_written_in_the_bytes_of_rules_revision_3() {
    assert_eq!(DataHash::of(&all_boards()).to_string(), "25a75ed7c6450f28");
}

#[test]
fn every_phase_is_shown_in_the_json_of_rules_revision_3() {
    let json = serde_json::to_string(&all_boards()).expect("a board is plain data");
    for phase in [
        "\"draw-start-player\"",
        "\"draw-light-marker\"",
        "{\"foundation\":",
        "{\"start-up-capital\":",
        "{\"pick-light-marker\":",
        "{\"administration\":",
        "{\"action\":",
        "{\"sale\":",
        "{\"storage\":",
        "\"name-start-player\"",
        "{\"final-exchange\":",
        "\"over\"",
    ] {
        assert!(json.contains(&format!("\"phase\":{phase}")), "{phase}");
    }
    for stage in [
        "{\"factory\":",
        "{\"workers\":",
        "{\"machinery\":",
        "{\"quality\":",
        "{\"distribution\":",
        "{\"stock-exchange\":",
        "{\"prices\":",
        "\"special-marker\"",
    ] {
        assert!(json.contains(&format!("\"stage\":{stage}")), "{stage}");
    }
    // With markers in words; as bits they are read still (`markers_are_read_in_words_and_as_bits`).
    assert_eq!(DataHash::of(&json).to_string(), "acc276b9acea653c");
}
