//! The games whose sentences are tested: those of the catalogue, and the toy game.

use games::{AnyPlay, CATALOGUE};
use quarry::Quarry;
use table::{GameInfo, Message, Play, Seed, Told};
use texts::{Lang, Texts};

/// Every game; the toy game is in the catalogue only where it is asked for.
pub(crate) fn every_game() -> Vec<&'static GameInfo> {
    let mut games = CATALOGUE.to_vec();
    if games.iter().all(|game| game.id != Quarry::INFO.id) {
        games.push(Quarry::INFO);
    }
    games
}

/// One message of each kind that a game can say.
pub(crate) fn samples(game: &GameInfo) -> Vec<Message> {
    let samples = games::samples(game.id);
    samples.unwrap_or_else(|_| Quarry::new(2).samples())
}

/// A new game for the fewest players.
pub(crate) fn dealt(game: &GameInfo) -> AnyPlay {
    let seed = Seed::new("texts");
    let players = *game.players.start();
    match games::AnyGame::new(game.id, players, &[], &[]) {
        Ok(game) => game.deal(seed),
        Err(_) => AnyPlay::new(Play::deal(Quarry::new(players), seed)),
    }
}

/// The sentences of Spinning Jenny, which the tests of single sentences read.
pub(crate) fn jenny(lang: Lang) -> Texts {
    Texts::of_game(lang, <arkwright::Arkwright as Told>::INFO)
}
