//! `millwright completions`: for bash, zsh, fish and others.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::args::Millwright;
use crate::failure::Failure;

/// Prints the completions for a shell.
pub(crate) fn print(shell: Shell, out: &mut impl Write) -> Result<(), Failure> {
    // Written to memory first, since the generator panics on a closed pipe.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Millwright::command(), "millwright", &mut script);
    out.write_all(&script)?;
    Ok(())
}
