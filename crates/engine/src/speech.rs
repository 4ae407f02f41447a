//! Actions as people type them.

use games::{AnyPlay, Error};
use table::Message;

/// Carries out an action that may name its seat, as in a record: `2: hire food 2`.
pub fn act(play: &mut AnyPlay, action: &str) -> Result<Vec<Message>, Error> {
    match action.split_once(':') {
        Some((seat, action)) => play.act_as(seat.trim().parse()?, action.trim()),
        None => play.act(action.trim()),
    }
}
