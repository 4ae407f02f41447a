//! `millwright new`: a record on stdout.

use std::io::Write;

use crate::args::Table;
use crate::context::{Context, seed_or_chance};
use crate::failure::Failure;

/// Deals a game and prints its record.
pub(crate) fn print(
    context: &Context,
    table: &Table,
    seed: Option<&str>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let play = context.game(table)?.deal(seed_or_chance(seed));
    let record = play.record().expect("a dealt game begins with its set-up");
    write!(out, "{record}")?;
    Ok(())
}
