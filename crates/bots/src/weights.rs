//! The nets that are here: compiled in where the program holds all games, or handed over by whoever
//! fetched them.
//!
//! A net is for one game, number of players, set of component numbers and revision of the features.
//! Where an owner has changed a number there is none, rather than one that would play badly.

use std::sync::{Arc, Mutex, PoisonError, RwLock};

use crate::features::Features;
use crate::net::{Net, NetError, NetJudge, NetKind};

static NETS: RwLock<Vec<Arc<Net>>> = RwLock::new(Vec::new());

/// The compiled nets that were read, or left aside: the game and how many play.
static READ: Mutex<Vec<(String, u8)>> = Mutex::new(Vec::new());

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

/// Reads the net that was compiled in for so many players, when it is first asked for. It does not take
/// the place of one that somebody has handed over.
fn read_compiled<G: Features>(kind: &NetKind) {
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let was_read = |(game, players): &(String, u8)| *game == kind.game && *players == kind.players;
    if read.iter().any(was_read) {
        return;
    }
    read.push((kind.game.clone(), kind.players));
    let mut compiled = G::WEIGHTS.iter();
    let compiled = compiled.find(|(players, _)| *players == kind.players);
    let net = compiled.and_then(|(_, bytes)| Net::from_bytes(bytes).ok());
    if let Some(net) = net.filter(|net| find(net.kind()).is_none()) {
        let mut nets = NETS.write().unwrap_or_else(PoisonError::into_inner);
        nets.push(Arc::new(net));
    }
}

/// The judge of this game's net.
pub(crate) fn judge_for<G: Features>(game: &G) -> Option<NetJudge<G>> {
    let kind = NetKind::of(game);
    let net = find(&kind).or_else(|| {
        read_compiled::<G>(&kind);
        find(&kind)
    });
    NetJudge::new(game, net?).ok()
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
