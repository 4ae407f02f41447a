//! Random games, to see how fast the rules are.

use games::AnyGame;
use table::{Actions, Game, Rng, Seed, Turn};

/// Plays random games by an order `GAME PLAYERS GAMES`: `ok DECISIONS` or `error WHY`.
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
    let [game, players, games] = words[..] else {
        return Err(format!("'{order}' is not GAME PLAYERS GAMES"));
    };
    let no_number = |text: &str| format!("'{text}' is not a number of this size");
    let players: u8 = players.parse().map_err(|_| no_number(players))?;
    let games: u32 = games.parse().map_err(|_| no_number(games))?;
    let game = AnyGame::new(game, players, &[], None).map_err(|error| error.to_string())?;
    match game {
        AnyGame::Arkwright(game) => play(&game, games),
    }
}

/// Plays random games, all choices listed at each decision; says how many decisions.
fn play<G: Game>(game: &G, games: u32) -> Result<u64, String> {
    let seed = Seed::new("probe");
    let mut actions = Actions::new();
    let mut decisions = 0;
    for number in 0..u64::from(games) {
        let mut rng = Rng::new(number);
        let (mut board, mut stock) = game.deal(&seed.nth(number));
        loop {
            match game.turn(&board) {
                Turn::Over => break,
                Turn::Ask { .. } => {
                    actions.clear();
                    game.legal(&board, &mut actions);
                    let choice = rng.below(actions.len() as u32);
                    game.act(&mut board, actions[choice as usize], &mut ());
                    decisions += 1;
                }
                Turn::Reveal => {
                    let face = game.draw(&board, &mut stock);
                    game.reveal(&mut board, face, &mut ())
                        .map_err(|illegal| format!("game {number}: {}", illegal.message.id))?;
                }
            }
        }
    }
    Ok(decisions)
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
