//! dev
use std::time::Instant;
use arkwright::*;
use bots::{BotName, Played, Progress, random_turn, tune};
use table::*;
fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|w| w != "--bench").collect();
    let val = |n: &str, d: &str| words.iter().position(|w| w == n).and_then(|i| words.get(i+1)).cloned().unwrap_or(d.to_owned());
    let games: u64 = val("--games", "10").parse().unwrap();
    let rivals = val("--rivals", "greedy");
    let verbose = words.iter().any(|w| w == "-v");
    tune::read(&val("--base", ""), 0); tune::read(&val("--base", ""), 1);
    tune::read(&val("--set", ""), 1);
    let game = Arkwright::water_frame(4, WaterOptions::default());
    let seed = Seed::new(&val("--seed", "1"));
    let (mut wins, mut sum, mut sumo, mut lost) = (0, 0f64, 0f64, 0);
    let (mut sh, mut sv) = (0f64, 0f64);
    let begun = Instant::now();
    for number in 0..games {
        let me = Seat::new((number % 4) as u8);
        let (mut board, mut stock) = game.deal(&seed.nth(number));
        let mut rng = Rng::new(number + 1);
        loop { match game.turn(&board) {
            Turn::Over => break,
            Turn::Reveal => { let f = game.draw(&board, &mut stock); if verbose {println!("! {f}");} game.reveal(&mut board, f, &mut ()).unwrap(); }
            Turn::Ask { seat, .. } => {
                tune::CUR.store(usize::from(seat == me), std::sync::atomic::Ordering::Relaxed);
                let turn = if seat != me && rivals == "random" { random_turn(&game, &board, &mut rng) } else {
                    let mut t = game.thinker(&board, BotName::Greedy, 0);
                    while t.think(1000) == Progress::Working {}
                    t.best()
                };
                for a in turn { 
                    if verbose { let c = board.company(seat); println!("{} s{seat} [{}£ {}sh @{}] {a}", game.caption(&board), c.cash, c.shares, c.space); }
                    game.act(&mut board, a, &mut ()); }
            }
        } }
        let o = game.outcome(&board).unwrap();
        wins += u32::from(o.winners.contains(me) && o.winners.len() == 1);
        lost += o.lost.len();
        for s in Seat::all(4) { let v = f64::from(o.score(s)); if s == me { sum += v } else { sumo += v }
          sh += f64::from(board.company(s).shares); sv += f64::from(game.share_value(&board, s)); }
    }
    let g = games as f64;
    println!("wins {wins}/{games} ({:.0}%) mean me {:.1} others {:.1} all {:.1} shares {:.1} value {:.1} lost {lost} {:.2} games/s", 100.0*f64::from(wins)/g, sum/g, sumo/g/3.0, (sum+sumo)/g/4.0, sh/g/4.0, sv/g/4.0, g/begun.elapsed().as_secs_f64());
}
