//! Nets that somebody has handed over, and games that they are not for.

use bots::NetKind;
use games::AnyGame;
use table::{Message, Seat, Seed};

/// What is wrong if none of these nets is the one that judges this game with its players and numbers: then
/// the bots would play by another one, or by none, and nobody would know. Nothing is wrong where none was
/// handed over.
pub fn net_trouble(nets: &[NetKind], game: &AnyGame) -> Option<Message> {
    let kind = bots::net_kind(game);
    let is_for = |kind: &NetKind| {
        // A net of this kind can still be told another number of things of a board.
        let play = game.clone().deal(Seed::new("nets"));
        nets.contains(kind) && bots::outlook(&play, Seat::new(0)).is_some()
    };
    if nets.is_empty() || kind.as_ref().is_some_and(is_for) {
        return None;
    }
    let setup = game.setup();
    let trouble = Message::new("cli-net-other").with("game", setup.game.to_owned());
    Some(trouble.with("players", setup.players))
}
