//! The nets that are here: compiled in where the program holds all games, or handed over by whoever
//! fetched them.
//!
//! A net is for one game, number of players, set of component numbers and revision of the features.
//! Where an owner has changed a number there is none, rather than one that would play badly.

use std::sync::{Arc, PoisonError, RwLock};

use crate::features::Features;
use crate::net::{Net, NetError, NetJudge, NetKind};

static NETS: RwLock<Vec<Arc<Net>>> = RwLock::new(Vec::new());

/// Takes a net's weights in, and says which boards they are for. Later ones for the same boards take
/// their place.
pub fn install_weights(bytes: &[u8]) -> Result<NetKind, NetError> {
    let net = Arc::new(Net::from_bytes(bytes)?);
    let kind = net.kind().clone();
    let mut nets = NETS.write().unwrap_or_else(PoisonError::into_inner);
    nets.retain(|other| *other.kind() != kind);
    nets.push(net);
    Ok(kind)
}

/// The net of this kind, if it is here.
fn find(kind: &NetKind) -> Option<Arc<Net>> {
    let nets = NETS.read().unwrap_or_else(PoisonError::into_inner);
    nets.iter().find(|net| net.kind() == kind).cloned()
}

/// Whether some net of this game and number of players is here, whatever its numbers.
fn is_any_here(kind: &NetKind) -> bool {
    let nets = NETS.read().unwrap_or_else(PoisonError::into_inner);
    let same = |net: &Arc<Net>| net.kind().game == kind.game && net.kind().players == kind.players;
    nets.iter().any(same)
}

/// The judge of this game's net; what was compiled in is read when it is first asked for.
pub(crate) fn judge_for<G: Features>(game: &G) -> Option<NetJudge<G>> {
    let kind = NetKind::of(game);
    if let Some(net) = find(&kind) {
        return NetJudge::new(game, net).ok();
    }
    if is_any_here(&kind) {
        return None;
    }
    let mut compiled = G::WEIGHTS.iter();
    let (_, bytes) = compiled.find(|(players, _)| *players == kind.players)?;
    install_weights(bytes).ok()?;
    NetJudge::new(game, find(&kind)?).ok()
}

/// The judge of this game's linear player.
pub(crate) fn linear_for<G: Features>(game: &G) -> Option<NetJudge<G>> {
    let players = game.setup().players;
    let (_, bytes) = G::LINEAR.iter().find(|(count, _)| *count == players)?;
    NetJudge::new(game, Arc::new(Net::from_bytes(bytes).ok()?)).ok()
}

/// Whether the net is here that the bots from apprentice to master need; without it they play as
/// greedy does.
pub fn has_net<G: Features>(game: &G) -> bool {
    judge_for(game).is_some()
}
