//! Browsers that nobody uses just now: starting one costs more than most tests.

use std::sync::Mutex;

use crate::chromium::Driver;

/// A browser that runs, with the session in which it is driven.
pub(crate) struct Running {
    pub(crate) driver: Driver,
    pub(crate) session: String,
    /// The language it asks for.
    pub(crate) lang: String,
    /// Whether it was started for one user alone.
    pub(crate) is_own: bool,
}

static IDLE: Mutex<Vec<Running>> = Mutex::new(Vec::new());

/// One that asks for a language, if there is one; nobody else has it then.
pub(crate) fn take(lang: &str) -> Option<Running> {
    let mut idle = IDLE.lock().ok()?;
    let place = idle.iter().position(|browser| browser.lang == lang)?;
    Some(idle.swap_remove(place))
}

/// Keeps one for the next who needs it.
pub(crate) fn keep(browser: Running) {
    if let Ok(mut idle) = IDLE.lock() {
        idle.push(browser);
    }
}
