//! Boards that come from outside: what passes can be played on, whatever was changed in it.

use crate::kit::scale;
use kanal::{Board, DeckChoice, Kanal, Side};
use table::laws::Luck;
use table::{Actions, Game, Rng, Seed, Turn};

/// Boards of a random game.
fn boards(game: &Kanal, seed: &Seed, rng: &mut Rng) -> Vec<Board> {
    let (mut board, mut stock) = game.deal(seed);
    let mut boards = vec![board];
    let mut actions = Actions::new();
    loop {
        match game.turn(&board) {
            Turn::Over => return boards,
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                game.reveal(&mut board, face, &mut ()).expect("it fits");
            }
            Turn::Ask { .. } => {
                actions.clear();
                game.legal(&board, &mut actions);
                let action = actions[rng.below(actions.len() as u32) as usize];
                game.act(&mut board, action, &mut ());
            }
        }
        boards.push(board);
    }
}

/// Plays on for so many decisions from any board, and never fails.
fn play_on(game: &Kanal, mut board: Board, rng: &mut Rng) {
    let mut stock = game.redeal(&board, rng);
    let mut actions = Actions::new();
    for _ in 0..150 {
        match game.turn(&board) {
            Turn::Over => {
                assert!(game.outcome(&board).is_some());
                return;
            }
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                game.reveal(&mut board, face, &mut ())
                    .unwrap_or_else(|wrong| panic!("{face}: {wrong} at {board:?}"));
            }
            Turn::Ask { .. } => {
                actions.clear();
                game.legal(&board, &mut actions);
                assert!(actions.len() > 1, "{board:?}");
                let action = actions[rng.below(actions.len() as u32) as usize];
                assert_eq!(game.check(&board, action), Ok(()), "{action} at {board:?}");
                game.act(&mut board, action, &mut ());
            }
        }
    }
}

#[test]
fn a_board_with_changed_bytes_is_refused_or_can_be_played_on() {
    let games = [
        Kanal::new(1, Side::Front, false, DeckChoice::A),
        Kanal::new(2, Side::Blank, false, DeckChoice::B),
        Kanal::new(1, Side::Blank, true, DeckChoice::B),
    ];
    let mut rng = Rng::new(3);
    let (mut refused, mut played) = (0, 0);
    for game in &games {
        for number in 0..4 * scale() {
            let seed = Seed::new("bytes").nth(number.into());
            for board in boards(game, &seed, &mut rng) {
                assert_eq!(game.validate(&board), Ok(()), "{board:?}");
                let bytes = postcard::to_allocvec(&board).expect("it has bytes");
                for _ in 0..6 {
                    let mut changed = bytes.clone();
                    let source: Vec<u8> = (0..8).map(|_| rng.next() as u8).collect();
                    let mut luck = Luck::new(&source);
                    for _ in 0..1 + luck.below(3) {
                        let at = luck.below(changed.len());
                        changed[at] = match luck.below(3) {
                            0 => changed[at].wrapping_add(1),
                            1 => changed[at] ^ 1 << luck.below(7),
                            _ => luck.below(128) as u8,
                        };
                    }
                    let Ok(changed) = postcard::from_bytes::<Board>(&changed) else {
                        continue;
                    };
                    match game.validate(&changed) {
                        Ok(()) => {
                            play_on(game, changed, &mut rng);
                            played += 1;
                        }
                        Err(_) => refused += 1,
                    }
                }
            }
        }
    }
    assert!(
        refused > 500 && played > 500,
        "{refused} refused, {played} played"
    );
}

#[test]
fn the_most_extreme_numbers_are_refused_and_never_fail() {
    let game = Kanal::new(1, Side::Front, true, DeckChoice::A);
    let (board, _) = game.deal(&Seed::new("extreme"));
    assert_eq!(game.validate(&board), Ok(()));
    let refused = |change: fn(&mut Board)| {
        let mut changed = board;
        change(&mut changed);
        game.validate(&changed).expect_err("no play leads there")
    };
    assert_eq!(refused(|board| board.part = 255), "there is no game 256");
    for total in [i16::MIN, i16::MAX] {
        let mut changed = board;
        changed.totals[0] = total;
        assert!(game.validate(&changed).is_err(), "{total}");
    }
    refused(|board| board.round = 255);
    refused(|board| board.is_last = true);
    refused(|board| board.golden = 255);
    refused(|board| board.blocked = 255);
    refused(|board| board.grown = 255);
}
