//! Actions as people type them.

use games::{AnyEvent, AnyPlay, Error};

/// Carries out an action that may name its seat, as in a record: `2: hire food 2`; then turns up
/// what is due, if that is here.
pub fn act(play: &mut AnyPlay, action: &str) -> Result<Vec<AnyEvent>, Error> {
    let mut events = match action.split_once(':') {
        Some((seat, action)) => play.act_as(seat.trim().parse()?, action.trim()),
        None => play.act(action.trim()),
    }?;
    events.extend(play.turn_up());
    Ok(events)
}
