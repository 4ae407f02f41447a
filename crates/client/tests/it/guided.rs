//! The guided first games: whoever follows what is suggested meets early what is explained.

use bots::{BotSpec, Budget};
use games::{AnyGame, AnyPlay};
use table::{GameInfo, GuidedGame, Seed};

/// The notation of everything that the first seat does in its first so many turns, following the
/// suggestions against quick bots.
fn followed(info: &GameInfo, guided: &GuidedGame, seed: &str, turns: usize) -> Vec<String> {
    let options = guided.options.iter();
    let options: Vec<(String, String)> = options
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let game = AnyGame::new(info.id, guided.players, &options, &[]);
    let mut play: AnyPlay = game.expect("it can be played").deal(Seed::new(seed));
    let bot = |nodes| BotSpec {
        name: bots::strongest(info.id),
        budget: Some(Budget::Nodes(nodes)),
    };
    let mut made = Vec::new();
    let mut own = 0;
    while let Some(seat) = play.asked() {
        let is_learner = seat.number() == 1;
        own += usize::from(is_learner);
        if own > turns {
            break;
        }
        let nodes = if is_learner { guided.nodes } else { 300 };
        let steps = bots::think_through(&play, &bot(nodes), 1, &|| 0);
        assert!(!steps.is_empty(), "{:?}", play.question().message);
        for step in &steps {
            play.act(step).expect("what is suggested is allowed");
        }
        play.turn_up();
        made.extend(steps.into_iter().filter(|_| is_learner));
    }
    made
}

#[test]
fn a_contract_is_taken_and_shipped_in_the_first_decade_of_water_frame() {
    let info = games::info("water-frame").expect("it is in the catalogue");
    let guided = info.guided.as_ref().expect("it has a guided game");
    for seed in ["one", "two", "three"] {
        let made = followed(info, guided, seed, 6);
        let place = |word: &str| made.iter().position(|step| step.starts_with(word));
        let taken = place("contract ").expect("a contract is taken");
        let shipped = place("ship ").expect("a contract is shipped");
        assert!(taken < shipped, "{made:?}");
        assert!(place("take ").is_some(), "a special marker is taken");
    }
}
