//! `millwright --version`: which program, rules and data this is.

use std::io::Write;

use ::games::{AnyGame, CATALOGUE};

use crate::failure::Failure;

/// The version with the commit it was built from.
pub(crate) const VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    " (commit ",
    env!("MILLWRIGHT_COMMIT"),
    ")"
);

/// Prints the version, and rules revision and data hash of each game.
pub(crate) fn print(out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "millwright {VERSION}")?;
    for info in CATALOGUE {
        let game = AnyGame::as_released(info).expect("the program holds every game");
        let setup = game.setup();
        writeln!(out, "{} rules {} data {}", info.id, setup.rules, setup.data)?;
    }
    Ok(())
}
