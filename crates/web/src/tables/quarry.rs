//! Quarry has no view of its own: it is shown plainly.

use ::quarry::Quarry;
use bots::{Bots, BotsOf};
use games::{Clerk, Reader, RulesOf};

use crate::tables::{Room, plain};

/// Everything of Quarry that is loaded when its table opens.
pub(super) const ROOM: Room = Room {
    rules: &RulesOf::<Quarry>::NEW,
    view: &plain::view::<Quarry>(),
};

/// What writes its accounts.
pub(super) const CLERK: &dyn Clerk = &RulesOf::<Quarry>::NEW;

/// Its bots.
pub(super) const BOTS: &dyn Bots = &BotsOf::<Quarry>::NEW;

/// What reads its data files.
pub(super) const READER: &dyn Reader = &RulesOf::<Quarry>::NEW;
