//! Writes a record the way the parser reads it.

use std::fmt;

use super::{FORMAT, Header, Line, Record};
use crate::{DataFile, Seat};

impl Record {
    /// Where `Display` puts the line with this index.
    pub(super) fn printed_at(&self, index: usize) -> u32 {
        // The last header line is followed by an empty line.
        let header = self.header.to_string().lines().count() + 1;
        u32::try_from(header + index + 1).unwrap_or(u32::MAX)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{}", self.header)?;
        self.lines
            .iter()
            .try_for_each(|line| writeln!(out, "{line}"))
    }
}

impl fmt::Display for Header {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "millwright record {FORMAT}")?;
        writeln!(out, "game: {}", self.game)?;
        writeln!(out, "rules: {}", self.rules)?;
        writeln!(out, "data: {}", self.data)?;
        writeln!(out, "players: {}", self.players)?;
        for (name, value) in &self.options {
            writeln!(out, "option {name}: {value}")?;
        }
        for seat in Seat::all(self.players) {
            if let Some(name) = &self.names[seat.index()] {
                writeln!(out, "name {seat}: {name}")?;
            }
        }
        if let Some(seed) = &self.seed {
            writeln!(out, "{}", format!("seed: {seed}").trim_end())?;
        }
        if let Some(challenge) = &self.challenge {
            writeln!(out, "challenge: {challenge}")?;
        }
        self.own_files
            .iter()
            .try_for_each(|file| print_file(file, out))
    }
}

/// The component numbers stand behind no name, as in every record since the first.
fn print_file(file: &DataFile, out: &mut fmt::Formatter<'_>) -> fmt::Result {
    if let Some(name) = &file.name {
        writeln!(out, "file {name}:")?;
    }
    for line in file.text.lines() {
        writeln!(out, "{}", format!("| {line}").trim_end())?;
    }
    Ok(())
}

impl fmt::Display for Line {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Act { seat, text } => write!(out, "{seat}: {text}"),
            Line::Reveal { text } => write!(out, "! {text}"),
            Line::Checkpoint(digest) => write!(out, "= {digest}"),
            Line::Comment(text) if text.is_empty() => out.write_str("#"),
            Line::Comment(text) => write!(out, "# {text}"),
        }
    }
}
