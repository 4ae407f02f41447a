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
        let game = play.setup().game;
        let forecast = play.forecast_json();
        let forecast = forecast.ok_or_else(|| Failure::usage(format!("{game} has no forecast")))?;
        writeln!(out, "{forecast}")?;
        return Ok(());
    }
    let texts = context.texts_in(&play);
    let names = Names::of(&play, &texts);
    for line in boards::forecast(&play, &texts, &names) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
