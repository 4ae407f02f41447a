//! How many decisions of random play a second the rules make: `cargo run --release -p cardgame --example cardgame_speed`.

use std::time::Instant;

use cardgame::{Board, CardGame, Options};
use table::{Actions, Game, Rng, Seed, Turn};

fn main() {
    println!("board: {} bytes", size_of::<Board>());
    for (name, options) in [("basic", Options::default()), ("expert", Options::EXPERT)] {
        for players in 2..=4 {
            let game = CardGame::new(players, options);
            let mut rng = Rng::new(7);
            let mut actions = Actions::new();
            let (mut decisions, mut offered, mut games, mut total) = (0_u64, 0_u64, 0_u64, 0_i64);
            let mut bankrupt = 0;
            let began = Instant::now();
            while began.elapsed().as_millis() < 2000 {
                let (mut board, mut stock) = game.deal(&Seed::new("speed").nth(games));
                loop {
                    match game.turn(&board) {
                        Turn::Over => break,
                        Turn::Reveal => {
                            let face = game.draw(&board, &mut stock);
                            game.reveal(&mut board, face, &mut ()).expect("it fits");
                        }
                        Turn::Ask { .. } => {
                            actions.clear();
                            game.legal(&board, &mut actions);
                            offered += actions.len() as u64;
                            let choice = rng.below(actions.len() as u32) as usize;
                            game.act(&mut board, actions[choice], &mut ());
                            decisions += 1;
                        }
                    }
                }
                games += 1;
                let outcome = game.outcome(&board).expect("it is over");
                total += i64::from(outcome.scores[0]);
                bankrupt += outcome.lost.len();
            }
            let seconds = began.elapsed().as_secs_f64();
            println!(
                "{name} {players}: {:.0} decisions/s, {games} games, {:.1} decisions and {:.1} points a game, {:.1} choices each, {bankrupt} bankrupt",
                decisions as f64 / seconds,
                decisions as f64 / games as f64,
                total as f64 / games as f64,
                offered as f64 / decisions as f64,
            );
        }
    }
}
