//! `millwright show`: the board at the end of a record.

use std::io::Write;
use std::path::Path;

use super::print_json;
use crate::boards::{self, Names};
use crate::context::Context;
use crate::failure::Failure;

/// Prints the board for people or as JSON.
pub(crate) fn print(
    context: &Context,
    record: &Path,
    json: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let play = context.position(record)?;
    if json {
        return print_json(&play.to_json(), out);
    }
    let texts = context.texts_in(&play);
    let names = Names::of(&play, &texts);
    for line in boards::board(&play, &texts, &names) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
