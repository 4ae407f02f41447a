//! One kind of work many times, for callgrind to count: `cargo xtask instructions`.
//!
//! `nothing` makes the same boards as the others and does no work with them,
//! so that what it costs can be taken off. Prints how often the work was done.

mod kit;

use std::hint::black_box;

use arkwright::{Arkwright, Preparation};
use kit::Dice;
use table::{Actions, Game};

/// How many random games the work goes over.
const GAMES: u64 = 20;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let (work, players) = match args[..] {
        [work, players] => (work, players.parse().unwrap_or(0)),
        // `cargo bench` comes by with arguments of its own.
        _ => return println!("this bench is run by `cargo xtask instructions`"),
    };
    if !(2..=4).contains(&players) {
        return eprintln!("2 to 4 players");
    }
    let game = Arkwright::spinning_jenny(players, Preparation::Free);
    let decisions = kit::decisions(&game, GAMES);
    let mut times = decisions.len() as u64;
    match work {
        "nothing" => {}
        "legal" => {
            let mut actions = Actions::new();
            for (board, _) in &decisions {
                actions.clear();
                game.legal(black_box(board), &mut actions);
                black_box(actions.len());
            }
        }
        "copy" => {
            for (board, _) in &decisions {
                black_box(*black_box(board));
            }
        }
        "copy-and-act" => {
            for (board, action) in &decisions {
                let mut board = *black_box(board);
                game.act(&mut board, *action, &mut ());
                black_box(&board);
            }
        }
        "forecast" => {
            for (board, _) in &decisions {
                black_box(game.forecast(black_box(board)));
            }
        }
        "games" => {
            let mut dice = Dice::new();
            let play = |number| kit::play_out(&game, number, &mut dice, |_, _| {});
            times = (0..GAMES).map(play).sum();
        }
        other => return eprintln!("no work '{other}'"),
    }
    println!("times {times}");
}
