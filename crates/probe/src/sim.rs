//! Games of bots, to see how fast the rules and the bots are.

use bots::{BotSpec, simulate};
use games::{AnyGame, CATALOGUE};
use table::Seed;

/// The first game of the catalogue, whatever it is called.
const FIRST: &str = "-";

/// Plays games by an order `GAME PLAYERS GAMES [BOT]`: `ok DECISIONS` or `error WHY`. The game `-`
/// is the first of the catalogue; without a bot chance plays.
///
/// They are the same games on every machine, so that only the time differs.
pub fn sim(order: &str) -> String {
    match decisions(order) {
        Ok(decisions) => format!("ok {decisions}"),
        Err(error) => format!("error {error}"),
    }
}

fn decisions(order: &str) -> Result<u64, String> {
    let words: Vec<&str> = order.split_ascii_whitespace().collect();
    let (game, players, games, bot) = match words[..] {
        [game, players, games] => (game, players, games, "random"),
        [game, players, games, bot] => (game, players, games, bot),
        _ => return Err(format!("'{order}' is not GAME PLAYERS GAMES [BOT]")),
    };
    let game = match game {
        FIRST => CATALOGUE[0].id,
        named => named,
    };
    let no_number = |text: &str| format!("'{text}' is not a number of this size");
    let players: u8 = players.parse().map_err(|_| no_number(players))?;
    let games: u64 = games.parse().map_err(|_| no_number(games))?;
    let game = AnyGame::new(game, players, &[], &[]).map_err(|error| error.to_string())?;
    let bot: BotSpec = bot.parse().map_err(|error| format!("{error}"))?;
    let seed = Seed::new("probe");
    let tallies = (0..games).map(|number| simulate(&game, &[bot], &seed, number, &|| 0));
    Ok(tallies.map(|tally| tally.decisions).sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_order_plays_the_same_games() {
        let answer = sim("spinning-jenny 4 3");
        assert!(answer.starts_with("ok "), "{answer}");
        assert_ne!(answer, "ok 0");
        assert_eq!(answer, sim("spinning-jenny 4 3"));
        assert_eq!(answer, sim("- 4 3"));
    }

    #[test]
    fn an_order_that_makes_no_sense_is_an_error() {
        for order in [
            "",
            "spinning-jenny",
            "tiddlywinks 2 1",
            "spinning-jenny 9 1",
            "spinning-jenny 2 x",
        ] {
            let answer = sim(order);
            assert!(answer.starts_with("error "), "{order}: {answer}");
        }
    }
}
