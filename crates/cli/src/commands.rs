//! One module per command; each prints what it has to say.

pub(crate) mod act;
pub(crate) mod completions;
pub(crate) mod data;
pub(crate) mod engine;
pub(crate) mod forecast;
pub(crate) mod games;
pub(crate) mod ladder;
pub(crate) mod legal;
pub(crate) mod new;
pub(crate) mod notation;
pub(crate) mod page;
pub(crate) mod replay;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod sim;
pub(crate) mod train;
pub(crate) mod version;

use std::io::Write;

use serde::Serialize;

use crate::failure::Failure;

/// Prints one JSON object on a line of its own.
fn print_json(value: &impl Serialize, out: &mut impl Write) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, value).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(())
}
