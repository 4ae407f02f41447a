//! Boards that come from outside: what passes can be played on, whatever was changed in it.

use crate::kit::scale;
use crate::kit::walk::chaining_games;
use kanal::{Below, Board, DeckChoice, Interrupted, Kanal, MOST_INTERRUPTED, Plot, Plots, Side};
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
    let games = games.into_iter().chain(chaining_games());
    let mut rng = Rng::new(3);
    let (mut refused, mut played) = (0, 0);
    for game in &games.collect::<Vec<_>>() {
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

/// Positions in the middle of a turn that no play leads to.
#[test]
fn a_board_on_which_something_waits_that_was_not_set_off_is_refused() {
    let game = &chaining_games()[0];
    let mut rng = Rng::new(5);
    let (mut in_hand, mut below, mut contested) = (0, 0, 0);
    for number in 0..60 * scale() {
        let seed = Seed::new("hands").nth(number.into());
        for board in boards(game, &seed, &mut rng) {
            let hand = &board.hand;
            if hand.activations() == 0 {
                continue;
            }
            let refused = |what: &str, change: &dyn Fn(&mut Board)| {
                let mut changed = board;
                change(&mut changed);
                if changed != board {
                    assert!(game.validate(&changed).is_err(), "{what}: {changed:?}");
                }
            };
            in_hand += 1;
            let own = board.own();
            for plot in Plot::all() {
                let is_asked = hand.activation.is_none() && hand.waiting.routes.is_empty();
                if !is_asked || !own.by_bridges.contains(plot) {
                    refused("a further structure at a bridge", &|board| {
                        board.hand.waiting.bridges.insert(plot);
                    });
                }
                if !own.by_routes.contains(plot) {
                    refused("a further structure at a route", &|board| {
                        board.hand.waiting.routes.insert(plot);
                    });
                }
            }
            if hand.waiting.is_contested() {
                contested += 1;
                refused("both contests at once", &|board| {
                    board.hand.waiting.bridges = Plots::ALL;
                });
            }
            if !hand.interrupted.is_empty() {
                below += 1;
                refused("nothing above", &|board| {
                    board.hand.activation = None;
                    board.hand.waiting = Default::default();
                });
            }
        }
    }
    assert!(
        in_hand > 100 && below > 2,
        "{in_hand}, {below}, {contested}"
    );
}

/// A board can hold every card that could ever wait, and what it says of them comes back.
#[test]
fn cards_that_wait_are_written_and_read_again() {
    let game = &chaining_games()[1];
    let mut rng = Rng::new(6);
    let mut found = 0;
    for number in 0..40 {
        let seed = Seed::new("written").nth(number);
        for board in boards(game, &seed, &mut rng) {
            if board.hand.interrupted.is_empty() {
                continue;
            }
            found += 1;
            let bytes = postcard::to_allocvec(&board).expect("it has bytes");
            assert_eq!(postcard::from_bytes::<Board>(&bytes), Ok(board));
        }
    }
    assert!(found > 0);
    let of = |count| Interrupted::try_from(vec![Below::default(); count]).is_ok();
    assert!(of(MOST_INTERRUPTED) && !of(MOST_INTERRUPTED + 1));
}
