//! `millwright act`: the record with actions appended.

use std::io::Write;
use std::path::Path;

use crate::context::Context;
use crate::failure::Failure;
use engine::{act, explain};

/// Appends the actions; an illegal one changes nothing.
pub(crate) fn print(
    context: &Context,
    record: &Path,
    actions: &[String],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut play = context.replay(record)?;
    for (index, action) in actions.iter().enumerate() {
        act(&mut play, action).map_err(|error| {
            let texts = context.texts().citing(play.setup().game);
            let reason = explain(&error, &texts, &|seat| texts.seat(seat));
            let number = index + 1;
            Failure::illegal(match actions.len() {
                1 => reason,
                _ => format!("action {number}: {reason}"),
            })
        })?;
    }
    let record = play
        .record()
        .expect("a replayed record begins with its set-up");
    write!(out, "{record}")?;
    Ok(())
}
