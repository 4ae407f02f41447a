//! The native side of the probe; answers like `probe.mjs`.

use std::process::ExitCode;
use std::time::Instant;

const USAGE: &str = "usage: probe-native replay RECORD... | sim GAME PLAYERS GAMES [BOT]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["replay", ref files @ ..] => {
            for file in files {
                println!("{}", replay(file));
            }
        }
        ["sim", ref order @ ..] => {
            let order = order.join(" ");
            let start = Instant::now();
            let answer = probe::sim(&order);
            println!("{answer} {}", start.elapsed().as_secs_f64());
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn replay(file: &str) -> String {
    match std::fs::read_to_string(file) {
        Ok(text) => probe::replay(&text),
        Err(error) => format!("error {file}: {error}"),
    }
}
