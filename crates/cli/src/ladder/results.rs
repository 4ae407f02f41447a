//! The file of a ladder: a line that says of which games it is, then a line for every game.
//!
//! Lines are appended as games end, so whatever ends the program costs the games under way and no
//! others; the next call with the same file plays what is missing.

use std::collections::{BTreeMap, HashSet};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use table::Setup;

use super::opening;
use crate::failure::Failure;

/// The form of the file.
const FORMAT: u8 = 1;

/// Of which games a file is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Header {
    ladder: u8,
    game: String,
    players: u8,
    options: BTreeMap<String, String>,
    rules: u16,
    data: String,
    openings: String,
}

impl Header {
    /// The header of a ladder of these games.
    pub(crate) fn of(setup: &Setup) -> Header {
        let options = setup.options.iter();
        Header {
            ladder: FORMAT,
            game: setup.game.to_owned(),
            players: setup.players,
            options: options
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
                .collect(),
            rules: setup.rules,
            data: setup.data.to_string(),
            openings: opening::rule(setup.players),
        }
    }

    /// The first thing in which a file is of other games, as what it has and what is played.
    fn differs(&self, played: &Header) -> Option<(&'static str, String, String)> {
        let options = |header: &Header| {
            let set = header.options.iter();
            let set: Vec<String> = set.map(|(name, value)| format!("{name}={value}")).collect();
            set.join(" ")
        };
        let all = |header: &Header| {
            [
                ("form", header.ladder.to_string()),
                ("game", header.game.clone()),
                ("players", header.players.to_string()),
                ("options", options(header)),
                ("rules revision", header.rules.to_string()),
                ("data hash", header.data.clone()),
                ("openings", header.openings.clone()),
            ]
        };
        let pairs = all(self).into_iter().zip(all(played));
        let mut differing = pairs.filter(|((_, has), (_, due))| has != due);
        differing
            .next()
            .map(|((what, has), (_, due))| (what, has, due))
    }
}

/// What one game came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct GameLine {
    /// What all blocks are dealt from.
    pub(crate) seed: String,
    /// Which block it belongs to.
    pub(crate) block: u64,
    /// The bot on each seat.
    pub(crate) bots: Vec<String>,
    /// The place of each seat.
    pub(crate) ranks: Vec<u8>,
    /// The score of each seat.
    pub(crate) scores: Vec<i32>,
    /// The seats that won, counted from 1.
    pub(crate) winners: Vec<u8>,
    /// The digest of the last board.
    pub(crate) digest: String,
    /// How many turns each seat had behind the opening.
    pub(crate) turns: Vec<u32>,
    /// How long each seat thought about them, in microseconds.
    pub(crate) micros: Vec<u64>,
}

impl GameLine {
    /// What tells it from other games.
    fn key(&self) -> (String, u64, Vec<String>) {
        (self.seed.clone(), self.block, self.bots.clone())
    }
}

/// The games that are there, and where new ones go.
pub(crate) struct Results {
    file: Option<(PathBuf, File)>,
    games: Vec<GameLine>,
    known: HashSet<(String, u64, Vec<String>)>,
}

impl Results {
    /// Results that are kept nowhere.
    pub(crate) fn in_memory() -> Results {
        Results {
            file: None,
            games: Vec::new(),
            known: HashSet::new(),
        }
    }

    /// Opens a file, or begins one; one of other games is refused.
    pub(crate) fn open(path: &Path, header: &Header) -> Result<Results, Failure> {
        let shown = path.display();
        let wrong = |error: io::Error| {
            Failure::usage(format!("cannot open {shown}: {error}; check the path"))
        };
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(wrong)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(Failure::usage(format!(
                    "{shown} is being written by another ladder; wait for it or name another file"
                )));
            }
            // Some file systems know no locks.
            Err(TryLockError::Error(_)) => {}
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(wrong)?;
        let whole = whole_lines(&text);
        if whole.len() < text.len() {
            file.set_len(whole.len() as u64).map_err(wrong)?;
            file.seek(SeekFrom::End(0)).map_err(wrong)?;
        }
        let mut results = Results::in_memory();
        if whole.trim().is_empty() {
            append(&mut file, header).map_err(wrong)?;
        } else {
            results.read(path, whole, header)?;
        }
        results.file = Some((path.to_owned(), file));
        Ok(results)
    }

    fn read(&mut self, path: &Path, text: &str, due: &Header) -> Result<(), Failure> {
        let shown = path.display();
        let mut lines = text.lines();
        let first = lines.next().unwrap_or_default();
        let header: Header = serde_json::from_str(first).map_err(|_| {
            Failure::usage(format!(
                "{shown} is no file of a ladder; name another one, or one that is not there yet"
            ))
        })?;
        if let Some((what, has, due)) = header.differs(due) {
            return Err(Failure::usage(format!(
                "{shown} holds games with other {what}: {has}, not {due}; name another file"
            )));
        }
        for (number, line) in (2..).zip(lines) {
            let game: GameLine = serde_json::from_str(line).map_err(|error| {
                Failure::usage(format!(
                    "{shown} line {number} is no game: {error}; take the line out or name another file"
                ))
            })?;
            let seats = usize::from(due.players);
            let is_whole = [
                game.bots.len(),
                game.ranks.len(),
                game.scores.len(),
                game.turns.len(),
                game.micros.len(),
            ];
            if is_whole.iter().any(|count| *count != seats) {
                return Err(Failure::usage(format!(
                    "{shown} line {number} is no game of {seats}; take the line out or name another file"
                )));
            }
            self.put(game);
        }
        Ok(())
    }

    fn put(&mut self, game: GameLine) {
        if self.known.insert(game.key()) {
            self.games.push(game);
        }
    }

    /// Whether this game was played.
    pub(crate) fn has(&self, seed: &str, block: u64, bots: &[String]) -> bool {
        let key = (seed.to_owned(), block, bots.to_vec());
        self.known.contains(&key)
    }

    /// Adds a game, and writes it down at once.
    pub(crate) fn add(&mut self, game: GameLine) -> Result<(), Failure> {
        if let Some((path, file)) = &mut self.file {
            append(file, &game).map_err(|error| {
                let path = path.display();
                Failure::usage(format!(
                    "cannot write {path}: {error}; is there room on the disk?"
                ))
            })?;
        }
        self.put(game);
        Ok(())
    }

    /// All games, in an order that does not depend on which ended first.
    pub(crate) fn games(&self) -> Vec<GameLine> {
        let mut games = self.games.clone();
        games.sort_by_key(GameLine::key);
        games
    }
}

/// Appends a line in one piece.
fn append(file: &mut File, value: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    file.write_all(&line)
}

/// The text without a last line that was not written to its end.
fn whole_lines(text: &str) -> &str {
    match text.rfind('\n') {
        Some(end) => &text[..=end],
        None => "",
    }
}
