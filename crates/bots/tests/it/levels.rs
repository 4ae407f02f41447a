//! What the bots that judge by a net promise: they do not depend on slices, come to an end, beat
//! greedy, and play as greedy does where there is no net for the numbers in
//! play. [`promises`] has what holds in every game.

mod card_game;
mod promises;
mod spinning_jenny;
mod water_frame;

use bots::{BotSpec, adviser_for, install_weights, is_net_for, levels_for, outlook};
use games::AnyGame;
use table::{Seat, Seed};

/// How many times more than usual the tests run.
fn scale() -> u64 {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    scale.and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

fn spec(text: &str) -> BotSpec {
    text.parse().expect("the test names a bot")
}

#[test]
fn weights_that_are_no_net_are_refused() {
    assert!(install_weights(b"nothing").is_err());
    assert_eq!(levels_for("no such game").len(), 0);
}

/// Where a game has nets, people hear what to expect; a further game that has some says it too.
#[test]
fn every_game_with_a_net_says_what_to_expect() {
    for info in games::CATALOGUE {
        for players in info.players.clone() {
            let game = AnyGame::new(info.id, players, &[], &[]).expect("the catalogue has it");
            let play = game.deal(Seed::new("expected"));
            let has_net = is_net_for(info.id, players);
            let outlook = outlook(&play, Seat::new(0));
            assert_eq!(outlook.is_some(), has_net, "{} with {players}", info.id);
            assert_eq!(adviser_for(info.id, players, false).has_net(), has_net);
            assert!(!adviser_for(info.id, players, true).has_net());
        }
    }
}
