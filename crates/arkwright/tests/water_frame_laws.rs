//! The laws of the design on random games of Water Frame.

use arkwright::{Action, Arkwright, Board, Preparation, Tile, WaterFrame, WaterOptions};
use table::{Actions, Game, Rng, Seat, Seed, Turn};

/// Every set-up with its number of players.
fn set_ups() -> Vec<(u8, WaterOptions)> {
    let free = |patrons, extra_events| WaterOptions {
        patrons,
        extra_events,
        ..WaterOptions::default()
    };
    let predetermined = |shuffled_events| WaterOptions {
        preparation: Preparation::Predetermined,
        shuffled_events,
        ..WaterOptions::default()
    };
    let options = [
        free(false, false),
        free(true, false),
        free(false, true),
        free(true, true),
        predetermined(false),
        predetermined(true),
    ];
    (2..=4)
        .flat_map(|players| options.map(|options| (players, options)))
        .collect()
}

/// Workers, tiles and ships are conserved.
fn check_pieces(game: &Arkwright<WaterFrame>, board: &Board<WaterFrame>) {
    let workers: u16 = Seat::all(board.players)
        .map(|seat| u16::from(game.workers_of(board, seat)))
        .sum();
    let boxed = if board.players == 2 { 8 } else { 0 };
    let there = workers + u16::from(board.job_seekers()) + u16::from(board.fired);
    assert_eq!(there + u16::from(board.parts.gone) + boxed, 80);
    for seat in Seat::all(board.players) {
        let harbour = board.harbour(seat);
        assert!(harbour.tiles.len() <= 5);
        for good in arkwright::Good::ALL {
            assert!(board.company(seat).stored[good.index()] <= 15);
        }
    }
}

#[test]
fn random_games_come_to_their_end() {
    for (players, options) in set_ups() {
        for number in 0..20u64 {
            let game = Arkwright::water_frame(players, options);
            let (mut board, mut stock) = game.deal(&Seed::new(&format!("law {number}")));
            let mut rng = Rng::new(number + 1);
            let mut decisions = 0;
            let mut last = 0;
            let mut in_turn = 0;
            let mut most = 0;
            loop {
                check_pieces(&game, &board);
                assert_eq!(game.validate(&board), Ok(()), "{:?}", board.phase);
                match game.turn(&board) {
                    Turn::Over => break,
                    Turn::Reveal => {
                        let face = game.draw(&board, &mut stock);
                        let text = face.to_string();
                        assert_eq!(text.parse(), Ok(face));
                        game.reveal(&mut board, face, &mut ())
                            .expect("it was drawn");
                    }
                    Turn::Ask { turn, .. } => {
                        let mut legal = Actions::new();
                        game.legal(&board, &mut legal);
                        assert!(legal.len() > 1, "{:?} {legal:?}", board.phase);
                        for action in &legal[..] {
                            assert_eq!(game.check(&board, *action), Ok(()), "{action}");
                            assert_eq!(action.to_string().parse::<Action>().as_ref(), Ok(action));
                        }
                        let action = legal[rng.below(legal.len() as u32) as usize];
                        game.act(&mut board, action, &mut ());
                        decisions += 1;
                        in_turn = if turn == last { in_turn + 1 } else { 1 };
                        last = turn;
                        most = most.max(in_turn);
                        assert!(decisions < 5000);
                    }
                }
            }
            assert!(board.harbour(Seat::new(0)).tiles.len() <= 4);
            let _ = Tile::ALL;
        }
    }
}
