//! `millwright forecast`: what production would bring if it came now.

use std::io::Write;
use std::path::Path;

use crate::boards::{self, Names};
use crate::context::Context;
use crate::failure::Failure;

/// Prints the forecast for people or as JSON.
pub(crate) fn print(
    context: &Context,
    record: &Path,
    json: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let play = context.position(record)?;
    if json {
        writeln!(out, "{}", play.forecast_json())?;
        return Ok(());
    }
    let texts = context.texts();
    let names = Names::of(&play, &texts);
    for line in boards::forecast(&play, &texts, &names) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
