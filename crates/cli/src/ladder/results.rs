//! The file of a ladder: a line that says of which games it is, then a line for every game.
//!
//! Lines are appended as games end, so whatever ends the program costs the games under way and no
//! others; the next call with the same file plays what is missing.

use std::collections::{BTreeMap, HashSet};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use table::Setup;

use super::opening;
use crate::failure::Failure;
use crate::files;

/// The form of the file.
const FORMAT: u8 = 1;

/// The longest first line that is read; a header with all its options is far below.
const MOST_IN_HEADER: u64 = 1 << 16;

/// How the line of a game begins.
const GAME_BEGINS: &[u8] = b"{\"seed\":";

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
    /// Whether it tells as much of every seat as a game of so many has.
    fn is_of(&self, seats: usize) -> bool {
        let counts = [
            self.bots.len(),
            self.ranks.len(),
            self.scores.len(),
            self.turns.len(),
            self.micros.len(),
        ];
        counts.iter().all(|count| *count == seats)
    }

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

    /// Opens a file, or begins one; one of other games, or one that no ladder has written, is refused and
    /// left as it is.
    pub(crate) fn open(path: &Path, header: &Header) -> Result<Results, Failure> {
        let shown = path.display();
        let wrong = |error: io::Error| {
            Failure::usage(format!("cannot open {shown}: {error}; check the path"))
        };
        // Opening a pipe would wait for whoever is at its other end.
        if let Ok(found) = fs::metadata(path) {
            files::check_is_file(&found).map_err(wrong)?;
        }
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(wrong)?;
        if !files::hold(&file) {
            return Err(Failure::usage(format!(
                "{shown} is being written by another ladder; wait for it or name another file"
            )));
        }
        let mut results = Results::in_memory();
        let mut first = Vec::new();
        let mut reader = BufReader::new(&file);
        let mut beginning = reader.by_ref().take(MOST_IN_HEADER);
        beginning.read_until(b'\n', &mut first).map_err(wrong)?;
        if !first.ends_with(b"\n") {
            // Only what we were stopped at may be written over.
            if !line_of(header).map_err(wrong)?.starts_with(&first) {
                return Err(no_ladder(path));
            }
            file.set_len(0).map_err(wrong)?;
            append(&mut file, header).map_err(wrong)?;
        } else {
            check_header(path, &first, header)?;
            let mut rest = Vec::new();
            reader.read_to_end(&mut rest).map_err(wrong)?;
            let ending = results.read(path, &rest, header)?;
            match ending {
                Ending::Whole => {}
                Ending::Open => file.write_all(b"\n").map_err(wrong)?,
                Ending::Cut(bytes) => {
                    let whole = first.len() + rest.len() - bytes;
                    file.set_len(whole as u64).map_err(wrong)?;
                }
            }
        }
        results.file = Some((path.to_owned(), file));
        Ok(results)
    }

    /// Reads the lines behind the header; says how the last one ends.
    fn read(&mut self, path: &Path, bytes: &[u8], due: &Header) -> Result<Ending, Failure> {
        let shown = path.display();
        let seats = usize::from(due.players);
        for (number, line) in (2..).zip(bytes.split_inclusive(|byte| *byte == b'\n')) {
            let game: GameLine = match serde_json::from_slice(line) {
                Ok(game) => game,
                Err(_) if was_stopped_at(line) => return Ok(Ending::Cut(line.len())),
                Err(error) => {
                    return Err(Failure::usage(format!(
                        "{shown} line {number} is no game: {error}; take the line out or name another file"
                    )));
                }
            };
            if !game.is_of(seats) {
                return Err(Failure::usage(format!(
                    "{shown} line {number} is no game of {seats}; take the line out or name another file"
                )));
            }
            self.put(game);
        }
        match bytes.last() {
            None | Some(b'\n') => Ok(Ending::Whole),
            Some(_) => Ok(Ending::Open),
        }
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

/// How the last line of a file ends.
enum Ending {
    Whole,
    /// Only its line feed is missing.
    Open,
    /// We were stopped in the middle of these last bytes.
    Cut(usize),
}

/// Whether this is a line of ours that was not written to its end.
fn was_stopped_at(line: &[u8]) -> bool {
    let begins = line.starts_with(GAME_BEGINS) || GAME_BEGINS.starts_with(line);
    begins && !line.ends_with(b"\n")
}

/// Holds the first line of a file against the games that are played.
fn check_header(path: &Path, first: &[u8], due: &Header) -> Result<(), Failure> {
    let header: Header = serde_json::from_slice(first).map_err(|_| no_ladder(path))?;
    match header.differs(due) {
        None => Ok(()),
        Some((what, has, due)) => Err(Failure::usage(format!(
            "{} holds games with other {what}: {has}, not {due}; name another file",
            path.display()
        ))),
    }
}

fn no_ladder(path: &Path) -> Failure {
    Failure::usage(format!(
        "{} is no file of a ladder; name another one, or one that is not there yet",
        path.display()
    ))
}

/// Appends a line in one piece.
fn append(file: &mut File, value: &impl Serialize) -> io::Result<()> {
    file.write_all(&line_of(value)?)
}

/// A value as a line.
fn line_of(value: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    Ok(line)
}
