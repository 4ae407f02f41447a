//! Games that chance has played, for moments that no stored game has.

use bots::BotSpec;
use games::{AnyGame, AnyPlay};
use table::Seed;

/// A whole game that chance has played; the same for everybody.
///
/// # Panics
/// If the catalogue has no such game.
pub fn by_chance(game: &str, players: u8, options: &[(&str, &str)], seed: &str) -> AnyPlay {
    let option = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    let options: Vec<(String, String)> = options.iter().map(option).collect();
    let game = AnyGame::new(game, players, &options, &[]);
    let game = game.unwrap_or_else(|error| panic!("{error}"));
    let mut play = game.deal(Seed::new(seed));
    let bot: BotSpec = "random".parse().expect("chance plays every game");
    for turn in 0.. {
        play.turn_up();
        if play.asked().is_none() {
            break;
        }
        for action in bots::think_through(&play, &bot, turn, &|| 0) {
            play.act(&action).unwrap_or_else(|error| panic!("{error}"));
        }
    }
    play
}

/// After how many entries this is asked for the first time, counted from `after`.
pub fn asked_in(play: &AnyPlay, question: &str, after: usize) -> Option<usize> {
    (after..play.entries().len()).find(|entries| {
        let then = play.at(*entries);
        then.asked().is_some() && then.question().message.id == question
    })
}
