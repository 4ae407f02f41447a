//! Quarry has no view of its own: it is shown plainly.

use ::quarry::Quarry;
use bots::BotsOf;
use games::{Reader, RulesOf};

use crate::tables::{Room, plain};

/// Everything of Quarry that is loaded when its table opens.
pub(super) const ROOM: Room = Room {
    rules: &RulesOf::<Quarry>::NEW,
    bots: &BotsOf::<Quarry>::NEW,
    view: &plain::view::<Quarry>(),
};

/// What reads its data files.
pub(super) const READER: &dyn Reader = &RulesOf::<Quarry>::NEW;
