//! `millwright data`: component numbers with their provenance.

use std::io::Write;

use super::print_json;
use crate::boards;
use crate::context::{Context, explain};
use crate::failure::Failure;

/// Prints the data file in play, which says for each block where its numbers come from.
pub(crate) fn print(
    context: &Context,
    game: &str,
    json: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let info = context.info(game)?;
    let own = context.data_of(info)?;
    let compiled = ::games::released(info.id, info.data_file()).ok().flatten();
    let own = own.iter().find(|file| file.name.is_none());
    let text = own.map_or(compiled.unwrap_or_default(), |file| &file.text);
    if json {
        let data = boards::data_json(info, text);
        let data = data.map_err(|error| {
            let reason = explain(&error, &context.texts());
            Failure::usage(format!("{}: {reason}", info.data_file()))
        })?;
        return print_json(&data, out);
    }
    out.write_all(text.as_bytes())?;
    Ok(())
}
