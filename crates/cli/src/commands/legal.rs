//! `millwright legal`: the legal actions, one per line.

use std::io::Write;
use std::path::Path;

use crate::context::Context;
use crate::failure::Failure;

/// Lists every choice of the asked seat; nothing if nobody is asked.
pub(crate) fn print(context: &Context, record: &Path, out: &mut impl Write) -> Result<(), Failure> {
    for action in context.position(record)?.legal() {
        writeln!(out, "{action}")?;
    }
    Ok(())
}
