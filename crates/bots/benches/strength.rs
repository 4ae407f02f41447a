//! One bot against the same rival in all other seats, from varied openings, every seat in turn:
//!
//! `cargo bench -p bots --bench strength -- GAME PLAYERS ONE OTHERS OPENINGS [WEIGHTS] [OPTION=VALUE...]`
//!
//! Without a file of weights the compiled ones are played. With `minutes=M` no opening is begun
//! later than that.

use std::time::Instant;

use bots::{BotSpec, install_weights, training};
use games::AnyGame;

const USAGE: &str = "give GAME PLAYERS ONE OTHERS OPENINGS [WEIGHTS], such as \
                     spinning-jenny 4 master@100ms greedy 50";

fn main() {
    let args = std::env::args().skip(1);
    let words = args.filter(|word| !word.starts_with("--"));
    let (options, words): (Vec<String>, Vec<String>) = words.partition(|word| word.contains('='));
    if words.is_empty() {
        println!("{USAGE}");
        return;
    }
    let [game, players, one, others, openings, rest @ ..] = &words[..] else {
        panic!("{USAGE}");
    };
    let number = |text: &String| text.parse::<u64>().expect(USAGE);
    let bot = |text: &String| text.parse::<BotSpec>().expect(USAGE);
    let options = options.iter().filter_map(|word| word.split_once('='));
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let (limits, options): (Vec<_>, Vec<_>) = options.partition(|(name, _)| name == "minutes");
    let minutes = limits.first().map(|(_, value)| value.parse::<f64>());
    let minutes = minutes.transpose().expect(USAGE);
    let info = games::info(game).expect("the catalogue has it");
    let (players, options) = (number(players) as u8, info.spelled_out(&options));
    let game = AnyGame::new(game, players, &options, &[]).expect("the catalogue has it");
    if let Some(path) = rest.first() {
        let bytes = std::fs::read(path).expect("the weights can be read");
        install_weights(&bytes).expect("they are weights");
    }
    let training = training(&game, "0", 1).expect("a net is told of its boards");
    let begun = Instant::now();
    let is_late = || minutes.is_some_and(|most| begun.elapsed().as_secs_f64() > 60.0 * most);
    let result = training.compare(bot(one), bot(others), number(openings), &is_late);
    let seconds = begun.elapsed().as_secs_f64() / result.games.max(1) as f64;
    println!("{one} against {others}: {result}; {seconds:.2} s a game");
}
