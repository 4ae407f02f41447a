//! `millwright play`: the terminal table.

mod choices;
mod command;
mod open;
mod save;
mod session;
mod style;

use std::io::{self, IsTerminal, Write};

use crate::args::PlayArgs;
use crate::context::Context;
use crate::failure::Failure;
use crate::lines::Lines;
use session::Session;
use style::Style;

/// Plays a game with whoever types and the bots.
pub(crate) fn run(context: &Context, args: &PlayArgs, out: &mut impl Write) -> Result<(), Failure> {
    let table = open::open(context, args)?;
    let style = Style::for_terminal(io::stdout().is_terminal());
    Session::new(table, context.texts(), style, out).run(Lines::new(io::stdin().lock()))
}
