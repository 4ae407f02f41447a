//! A real browser for the tests of the page: Chromium, driven over WebDriver.
//!
//! The client is small and our own: a few commands over plain HTTP.

#![forbid(unsafe_code)]

mod base64;
mod browser;
mod build;
mod chance;
mod chromium;
mod gap;
mod host;
mod http;
mod idle;
mod site;
mod table;
mod worker;

pub use browser::{Browser, PATIENCE, Trouble};
pub use build::Build;
pub use chance::{asked_in, by_chance};
pub use chromium::{Screen, find};
pub use host::{Damage, Host};
pub use site::{Site, beginning, first_asked, record};
pub use table::Standing;
pub use worker::{Found, GAMES_OF_LEVELS, PageWorker, turns_spread};

/// Keys that are not letters, as WebDriver writes them.
pub mod keys {
    /// Tab.
    pub const TAB: &str = "\u{E004}";
    /// Enter.
    pub const ENTER: &str = "\u{E007}";
    /// Escape.
    pub const ESCAPE: &str = "\u{E00C}";
    /// Arrow to the left.
    pub const LEFT: &str = "\u{E012}";
    /// Arrow to the right.
    pub const RIGHT: &str = "\u{E014}";
    /// Arrow upwards.
    pub const UP: &str = "\u{E013}";
    /// Arrow downwards.
    pub const DOWN: &str = "\u{E015}";
}
