//! Stored games, and sessions at an interesting moment of them.

#![allow(dead_code, reason = "every test file uses its part of the kit")]

use client::{Player, Session};
use engine::Engine;
use games::{AnyGame, AnyPlay};
use table::{Orders, Seed};
use texts::{Lang, Texts};

/// Whole games that are kept beside the engine.
pub(crate) const STORED: [(&str, &str); 3] = [
    (
        "two",
        include_str!("../../../../arkwright/tests/records/two-players.record"),
    ),
    (
        "three",
        include_str!("../../../../arkwright/tests/records/three-players.record"),
    ),
    (
        "four",
        include_str!("../../../../arkwright/tests/records/four-players.record"),
    ),
];

/// Every stored game, played to its end.
pub(crate) fn stored() -> Vec<(&'static str, AnyPlay)> {
    STORED.into_iter().map(replayed).collect()
}

/// Whole games of Water Frame that are kept beside the engine.
const WATER_FRAMES: [(&str, &str); 3] = [
    (
        "stored for two",
        include_str!("../../../../arkwright/tests/records/water-frame-two-players.record"),
    ),
    (
        "stored for three",
        include_str!("../../../../arkwright/tests/records/water-frame-three-players.record"),
    ),
    (
        "stored for four",
        include_str!("../../../../arkwright/tests/records/water-frame-four-players.record"),
    ),
];

/// Every stored game of Water Frame, played to its end.
pub(crate) fn stored_water_frames() -> Vec<(&'static str, AnyPlay)> {
    WATER_FRAMES.into_iter().map(replayed).collect()
}

/// Whole games of the canal, with every way to play it.
const CANALS: [(&str, &str); 4] = [
    (
        "solo",
        include_str!("../../../../kanal/tests/records/solo.record"),
    ),
    (
        "two",
        include_str!("../../../../kanal/tests/records/two-players.record"),
    ),
    (
        "campaign",
        include_str!("../../../../kanal/tests/records/campaign.record"),
    ),
    (
        "own deck",
        include_str!("../../../../kanal/tests/records/own-deck.record"),
    ),
];

/// Every stored game of the canal, played to its end.
pub(crate) fn stored_canals() -> Vec<(&'static str, AnyPlay)> {
    CANALS.into_iter().map(replayed).collect()
}

fn replayed((name, text): (&'static str, &str)) -> (&'static str, AnyPlay) {
    let play = AnyPlay::replay(text, &[]).expect("a stored record is sound");
    (name, play)
}

/// The predetermined game for two.
pub(crate) fn dealt() -> AnyPlay {
    let options = [("setup".to_owned(), "predetermined".to_owned())];
    let game = AnyGame::new("spinning-jenny", 2, &options, &[]).expect("it is in the catalogue");
    game.deal(Seed::new("client"))
}

/// Orders to be asked everything.
pub(crate) fn asking() -> Orders {
    let game = dealt().setup().game;
    Orders::asking(games::info(game).expect("it is in the catalogue"))
}

/// A bot by its name.
pub(crate) fn bot(name: &str) -> Player {
    Player::Bot(name.parse().expect("it is a bot"))
}

/// Two people at the predetermined game, both asked everything.
pub(crate) fn two_people() -> Session {
    session(dealt(), vec![Player::Person; 2], asking())
}

/// A person against a bot that plays by chance.
pub(crate) fn against_chance() -> Session {
    session(dealt(), vec![Player::Person, bot("random")], asking())
}

/// A session in which all players have the same orders.
pub(crate) fn session(play: AnyPlay, players: Vec<Player>, orders: Orders) -> Session {
    let orders = vec![orders; players.len()];
    Session::new(play, players, orders)
}

/// Chooses these one after the other.
pub(crate) fn choose(session: &mut Session, turn: &[&str]) {
    for action in turn {
        session.choose(action).expect(action);
    }
}

/// An engine without a clock: no budget in time is ever used up.
pub(crate) fn engine() -> Engine {
    let speech = Box::new(|_: Option<&'static table::GameInfo>| Texts::from_sources(Lang::En, &[]));
    Engine::new("test", speech, Vec::new(), Box::new(|| 0))
}

/// Hands lines over and lets the engine think until all are answered.
pub(crate) fn heard(engine: &mut Engine, lines: &[String]) -> Vec<String> {
    let mut answer = Vec::new();
    for line in lines.iter().flat_map(|line| line.lines()) {
        answer.extend(engine.line(line));
        while engine.is_thinking() {
            answer.extend(engine.tick());
        }
    }
    answer
}
