//! `millwright new`: a record on stdout.

use std::io::Write;

use crate::args::{ChallengeArg, Table};
use crate::context::{Context, seed_or_chance};
use crate::failure::Failure;

/// Deals a game and prints its record.
pub(crate) fn print(
    context: &Context,
    table: &Table,
    seed: Option<&str>,
    challenge: &ChallengeArg,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let play = match &challenge.challenge {
        Some(date) => context.challenge(date, &table.game, Some(table.players), &table.options)?,
        None => context.game(table)?.deal(seed_or_chance(seed)),
    };
    let record = play.record().expect("a dealt game begins with its set-up");
    write!(out, "{record}")?;
    Ok(())
}
