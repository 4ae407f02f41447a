//! How much the server bears.

use std::time::Duration;

/// How many connections are held, and how long each may keep the server waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many connections are held at once; one more makes the one that is missed least leave.
    pub connections: usize,
    /// How long a connection may be open without a request on its way.
    pub idle: Duration,
    /// How long a request may take from its first byte to the end of its headers.
    pub request: Duration,
    /// How long an answer may take until it is handed over whole.
    pub answer: Duration,
    /// How long an answer that makes no progress is safe from leaving for somebody else.
    pub stall: Duration,
    /// How long the last answers may take after the end was asked for.
    pub last_answers: Duration,
}

impl Default for Limits {
    /// An answer has time enough for the largest file of the page at 5 kilobytes a second.
    fn default() -> Limits {
        Limits {
            connections: 512,
            idle: Duration::from_secs(60),
            request: Duration::from_secs(10),
            answer: Duration::from_secs(120),
            stall: Duration::from_secs(10),
            last_answers: Duration::from_secs(4),
        }
    }
}
