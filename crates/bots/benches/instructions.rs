//! One kind of work many times, for callgrind to count: `cargo xtask instructions`.
//!
//! `nothing` makes the same boards as the others and does no work with them,
//! so that what it costs can be taken off. Prints how often the work was done.

mod kit;

use std::hint::black_box;

use arkwright::{Arkwright, Preparation};
use kanal::{DeckChoice, Kanal, Side};
use kit::Dice;
use table::{Actions, Game};

/// How many random games the work goes over.
const GAMES: u64 = 20;

/// The games, each with its fewest and its most players.
const PLAYED: [(&str, u8, u8); 2] = [("spinning-jenny", 2, 4), ("oranienburger-kanal", 1, 2)];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let (game, work, players) = match args[..] {
        ["games"] => {
            return PLAYED
                .iter()
                .for_each(|(game, from, to)| println!("{game} {from} {to}"));
        }
        [game, work, players] => (game, work, players.parse().unwrap_or(0)),
        // `cargo bench` comes by with arguments of its own.
        _ => return println!("this bench is run by `cargo xtask instructions`"),
    };
    let times = match (game, players) {
        ("spinning-jenny", 2..=4) => {
            let game = Arkwright::spinning_jenny(players, Preparation::Free);
            done(&game, work, |board| {
                black_box(game.forecast(board));
            })
        }
        ("oranienburger-kanal", 1..=2) => {
            let game = Kanal::new(players, Side::Front, false, DeckChoice::A);
            done(&game, work, |board| {
                black_box(game.forecast(board, board.asked));
            })
        }
        _ => return eprintln!("no game '{game}' of {players} players"),
    };
    match times {
        Some(times) => println!("times {times}"),
        None => eprintln!("no work '{work}'"),
    }
}

/// Does the work, and says how often; nothing if there is none of that name.
fn done<G: Game>(game: &G, work: &str, forecast: impl Fn(&G::Board)) -> Option<u64> {
    let decisions = kit::decisions(game, GAMES);
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
                forecast(black_box(board));
            }
        }
        "games" => {
            let mut dice = Dice::new();
            let play = |number| kit::play_out(game, number, &mut dice, |_, _| {});
            times = (0..GAMES).map(play).sum();
        }
        _ => return None,
    }
    Some(times)
}
