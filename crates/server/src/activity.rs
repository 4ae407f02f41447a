//! What a connection is doing, and how long it may.

use std::time::Duration;

use tokio::time::Instant;

use crate::limits::Limits;

/// What a connection is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Activity {
    /// Nothing was asked, or all that was asked is answered.
    Idle { since: Instant },
    /// A request has begun to arrive.
    Asking { since: Instant },
    /// An answer is on its way; the client took some of it at `progress`.
    Answering { since: Instant, progress: Instant },
}

impl Activity {
    pub(crate) fn idle() -> Activity {
        Activity::Idle {
            since: Instant::now(),
        }
    }

    /// Bytes of a request came. A request that trickles in does not become younger by it.
    pub(crate) fn read(self) -> Activity {
        match self {
            Activity::Idle { .. } => Activity::Asking {
                since: Instant::now(),
            },
            Activity::Asking { .. } | Activity::Answering { .. } => self,
        }
    }

    /// There is something to send, and the client may have taken some of it.
    pub(crate) fn write(self, taken: bool) -> Activity {
        let now = Instant::now();
        match self {
            Activity::Answering { since, .. } if taken => Activity::Answering {
                since,
                progress: now,
            },
            Activity::Answering { .. } => self,
            Activity::Idle { .. } | Activity::Asking { .. } => Activity::Answering {
                since: now,
                progress: now,
            },
        }
    }

    /// Everything that was to be sent is sent.
    pub(crate) fn sent(self) -> Activity {
        match self {
            Activity::Answering { .. } => Activity::idle(),
            Activity::Idle { .. } | Activity::Asking { .. } => self,
        }
    }

    pub(crate) fn is_answering(self) -> bool {
        matches!(self, Activity::Answering { .. })
    }

    /// When it has lasted too long.
    pub(crate) fn deadline(self, limits: &Limits) -> Instant {
        match self {
            Activity::Idle { since } => since + limits.idle,
            Activity::Asking { since } => since + limits.request,
            Activity::Answering { since, .. } => since + limits.answer,
        }
    }

    /// How long nothing has come of it.
    pub(crate) fn unused(self) -> Duration {
        match self {
            Activity::Idle { since } | Activity::Asking { since } => since.elapsed(),
            Activity::Answering { progress, .. } => progress.elapsed(),
        }
    }

    /// Whether it may be ended for somebody else: an answer that is being taken may not.
    pub(crate) fn can_make_room(self, limits: &Limits) -> bool {
        !self.is_answering() || self.unused() >= limits.stall
    }
}
