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
    let stats = words.iter().any(|w| w == "-s"); let mut tab = std::collections::BTreeMap::new();
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
                    if stats { let t = a.to_string(); let mut w = t.split(' '); let k = match a { Action::Place(m, c) => format!("P {m} {c}"), Action::Reuse(m) => format!("R {m}"), Action::PlacePaying(m, ..) => format!("PP {m}"), Action::ReusePaying(m, ..) => format!("RP {m}"), Action::Contract(_, n) => format!("contract {n}"), Action::Ship(n, _) => format!("ship {n}"), Action::Start(_) => "start".into(), Action::Done|Action::Hold => format!("{t}"), Action::Take(_)|Action::TakeTile(_)|Action::TakeTileFor(..)|Action::TakeShip(_)|Action::ReplaceShip(..)|Action::Return(_) | Action::Buy(_) | Action::Sell(_) => w.clone().take(3).filter(|w| !["food","clothes","cutlery","lamps"].contains(w)).collect::<Vec<_>>().join(" "), _ => w.next().unwrap().to_owned() }; *tab.entry(k).or_insert(0u64) += 1; }
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
    for (k, n) in &tab { println!("{k}: {:.2}", *n as f64 / g / 4.0); }
    println!("wins {wins}/{games} ({:.0}%) mean me {:.1} others {:.1} all {:.1} shares {:.1} value {:.1} lost {lost} {:.2} games/s", 100.0*f64::from(wins)/g, sum/g, sumo/g/3.0, (sum+sumo)/g/4.0, sh/g/4.0, sv/g/4.0, g/begun.elapsed().as_secs_f64());
}
