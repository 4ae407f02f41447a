//! `millwright notation`: docs/notation.md, made from the code.

use std::io::Write;

use ::games::CATALOGUE;
use table::Form;
use texts::{Lang, Texts};

use crate::failure::Failure;

const HEAD: &str = "\
# Notation

One grammar for logs, records, tests, the keyboard and the protocol: a line of
lower-case ASCII, a verb and then words and integers, at most 48 bytes. It is
the same in every language, and no two actions share a text. This page is
printed by `millwright notation`; `cargo xtask docs` writes it.

In a record each action stands behind its seat (`1: place workers 4`), what the
dealer turns up behind an exclamation mark (`! start 2`), a checkpoint behind an
equals sign and a comment behind a hash.
";

/// Prints every form of the notation with an example that parses.
pub(crate) fn print(out: &mut impl Write) -> Result<(), Failure> {
    write!(out, "{HEAD}")?;
    let texts = Texts::new(Lang::En);
    for info in CATALOGUE {
        let title = texts.get(&format!("game-{}", info.id), &[]);
        let notation =
            ::games::notations(info.id).map_err(|error| Failure::illegal(error.to_string()))?;
        writeln!(out, "\n## {title}: actions\n")?;
        table(notation.actions, out)?;
        writeln!(out, "\n{}", notation.words)?;
        writeln!(out, "\n## {title}: reveals\n")?;
        table(notation.reveals, out)?;
    }
    Ok(())
}

fn table(forms: &[Form], out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "| form | example | meaning |")?;
    writeln!(out, "|---|---|---|")?;
    for form in forms {
        let Form {
            pattern,
            example,
            meaning,
        } = form;
        // A bar would end the cell, even in code.
        let pattern = pattern.replace('|', "\\|");
        writeln!(out, "| `{pattern}` | `{example}` | {meaning} |")?;
    }
    Ok(())
}
