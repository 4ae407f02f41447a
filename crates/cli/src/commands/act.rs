//! `millwright act`: the record with actions appended.

use std::io::Write;
use std::path::Path;

use table::Arg;

use crate::context::{Context, explain};
use crate::failure::Failure;
use engine::act;

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
            let texts = context.texts_in(&play);
            let reason = explain(&error, &texts);
            Failure::illegal(match actions.len() {
                1 => reason,
                _ => {
                    let number = ("number", Arg::from(index + 1));
                    texts.get("cli-in-action", &[number, ("reason", reason.into())])
                }
            })
        })?;
    }
    let record = play
        .record()
        .expect("a replayed record begins with its set-up");
    write!(out, "{record}")?;
    Ok(())
}
