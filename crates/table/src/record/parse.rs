//! Reads a record: strictly, within limits, and never with a panic.

use std::str::FromStr;

use super::{FORMAT, Header, Line, Record, RecordError, Trouble};
use crate::digest::is_short_hash;
use crate::due::{self, Due};
use crate::{DataFile, MAX_SEATS, Seat, excerpt, plain_name, without_byte_order_mark};

/// How every record begins; the number of its format follows.
const MAGIC: &str = "millwright record ";

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let text = without_byte_order_mark(text);
        if text.len() > Record::MOST_BYTES {
            return Err(at(1, Trouble::TooManyBytes(text.len())));
        }
        let mut lines = (1..).zip(text.lines().map(str::trim_end));
        let (_, first) = lines.next().unwrap_or((1, ""));
        read_magic(first).map_err(|trouble| at(1, trouble))?;

        let mut draft = Draft::default();
        let mut body: Option<(Header, Vec<Line>, Vec<u32>)> = None;
        let mut last = 1;
        for (number, line) in lines {
            last = number;
            check_line(number, line, body.is_none()).map_err(|trouble| at(number, trouble))?;
            if line.is_empty() {
                continue;
            }
            if body.is_none() && !begins_body(line) {
                draft
                    .read(number, line)
                    .map_err(|trouble| at(number, trouble))?;
                continue;
            }
            if body.is_none() {
                body = Some((draft.finish(number)?, Vec::new(), Vec::new()));
                draft = Draft::default();
            }
            if let Some((header, lines, read_at)) = &mut body {
                let line =
                    read_line(line, header.players).map_err(|trouble| at(number, trouble))?;
                lines.push(line);
                read_at.push(number);
            }
        }
        let (header, lines, read_at) = match body {
            Some(body) => body,
            None => (draft.finish(last)?, Vec::new(), Vec::new()),
        };
        Ok(Record {
            header,
            lines,
            read_at,
        })
    }
}

fn at(line: u32, trouble: Trouble) -> RecordError {
    RecordError { line, trouble }
}

fn read_magic(line: &str) -> Result<(), Trouble> {
    let format = line.strip_prefix(MAGIC).ok_or(Trouble::NoRecord)?;
    match number::<u16>(format) {
        Some(FORMAT) => Ok(()),
        _ => Err(Trouble::Format(excerpt(format))),
    }
}

/// The limits that hold for every line.
fn check_line(number: u32, line: &str, in_header: bool) -> Result<(), Trouble> {
    if number > Record::MOST_LINES {
        return Err(Trouble::TooManyLines);
    }
    // A data file is somebody else's text, so only the whole limits its lines.
    let is_data = line.starts_with('|');
    let most = if in_header {
        Record::MOST_IN_HEADER_LINE
    } else {
        Record::MOST_IN_LINE
    };
    if line.len() > most && !is_data {
        return Err(Trouble::LineTooLong(line.len(), most));
    }
    if line.contains(|char: char| char.is_control() && !(is_data && char == '\t')) {
        return Err(Trouble::ControlCharacter);
    }
    Ok(())
}

fn begins_body(line: &str) -> bool {
    line.starts_with(|char: char| char.is_ascii_digit() || "!=#".contains(char))
}

fn read_line(line: &str, players: u8) -> Result<Line, Trouble> {
    if let Some(comment) = line.strip_prefix('#') {
        let comment = comment.strip_prefix(' ').unwrap_or(comment);
        return Ok(Line::Comment(comment.into()));
    }
    if let Some(text) = line.strip_prefix('!') {
        return match text.trim() {
            "" => Err(Trouble::Empty("!".into())),
            text => Ok(Line::Reveal { text: text.into() }),
        };
    }
    if let Some(digest) = line.strip_prefix('=') {
        return match digest.trim().parse() {
            Ok(digest) => Ok(Line::Checkpoint(digest)),
            Err(_) => Err(Trouble::Digest(excerpt(digest.trim()))),
        };
    }
    if !begins_body(line) {
        return Err(match line.split_once(':') {
            _ if line.starts_with('|') => Trouble::LateHeader("|".into()),
            Some((key, _)) if is_header_key(key) => Trouble::LateHeader(excerpt(key)),
            _ => Trouble::UnknownLine(excerpt(line)),
        });
    }
    let Some((seat, text)) = line.split_once(':') else {
        return Err(Trouble::UnknownLine(excerpt(line)));
    };
    let seat = read_seat(seat, players)?;
    match text.trim() {
        "" => Err(Trouble::Empty(format!("{seat}:"))),
        text => Ok(Line::Act {
            seat,
            text: text.into(),
        }),
    }
}

fn read_seat(text: &str, players: u8) -> Result<Seat, Trouble> {
    match text.parse::<Seat>() {
        Ok(seat) if seat.number() <= players => Ok(seat),
        _ => Err(Trouble::Seat(excerpt(text), players)),
    }
}

fn is_header_key(key: &str) -> bool {
    matches!(
        key,
        "game" | "rules" | "data" | "players" | "seed" | "challenge"
    ) || key.starts_with("option ")
        || key.starts_with("name ")
        || key.starts_with("file ")
}

/// The header lines read so far.
#[derive(Default)]
struct Draft {
    game: Option<String>,
    rules: Option<u16>,
    data: Option<String>,
    players: Option<u8>,
    options: Vec<(String, String)>,
    names: [Option<(u32, String)>; MAX_SEATS],
    seed: Option<String>,
    challenge: Option<String>,
    own_files: Vec<DataFile>,
}

impl Draft {
    fn read(&mut self, number: u32, line: &str) -> Result<(), Trouble> {
        if let Some(data) = line.strip_prefix('|') {
            self.read_data(data.strip_prefix(' ').unwrap_or(data));
            return Ok(());
        }
        let Some((key, value)) = line.split_once(':') else {
            return Err(Trouble::UnknownHeader(excerpt(line)));
        };
        let value = value.trim();
        match key {
            "game" => once(key, &mut self.game, word(value, due::GAME)?),
            "rules" => once(key, &mut self.rules, rules(value)?),
            "data" => once(key, &mut self.data, data_hash(value)?),
            "players" => once(key, &mut self.players, players(value)?),
            "seed" => once(key, &mut self.seed, value.to_owned()),
            "challenge" => once(key, &mut self.challenge, words(value, due::CHALLENGE)?),
            _ => match key.split_once(' ') {
                Some(("file", name)) if value.is_empty() => self.begin_file(key, name),
                Some(("option", name)) => self.read_option(key, name, value),
                Some(("name", seat)) => self.read_name(number, key, seat, value),
                _ => Err(Trouble::UnknownHeader(excerpt(key))),
            },
        }
    }

    /// A line of the file that was begun last, or of the component numbers, which need no name.
    fn read_data(&mut self, line: &str) {
        if self.own_files.is_empty() {
            self.own_files.push(DataFile::numbers(""));
        }
        if let Some(file) = self.own_files.last_mut() {
            file.text.push_str(line);
            file.text.push('\n');
        }
    }

    fn begin_file(&mut self, key: &str, name: &str) -> Result<(), Trouble> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        let is_name = name
            .bytes()
            .all(|byte| plain(byte) || b"-_.".contains(&byte));
        if !is_name || name.is_empty() {
            return Err(Trouble::UnknownHeader(excerpt(key)));
        }
        let name = Some(name.to_owned());
        if self.own_files.iter().any(|file| file.name == name) {
            return Err(Trouble::Twice(excerpt(key)));
        }
        let text = String::new();
        self.own_files.push(DataFile { name, text });
        Ok(())
    }

    fn read_option(&mut self, key: &str, name: &str, value: &str) -> Result<(), Trouble> {
        let name = word(name, due::OPTION)?;
        let value = word(value, due::OPTION_VALUE)?;
        if self.options.iter().any(|(other, _)| *other == name) {
            return Err(Trouble::Twice(excerpt(key)));
        }
        // Each option is held against those before it, so there must not be many.
        if self.options.len() == Record::MOST_OPTIONS {
            return Err(Trouble::TooManyOptions);
        }
        self.options.push((name, value));
        Ok(())
    }

    fn read_name(
        &mut self,
        number: u32,
        key: &str,
        seat: &str,
        value: &str,
    ) -> Result<(), Trouble> {
        let seat = read_seat(seat, MAX_SEATS as u8)?;
        let name = plain_name(value);
        if name.is_empty() {
            return Err(Trouble::Value {
                value: String::new(),
                due: due::NAME,
            });
        }
        once(key, &mut self.names[seat.index()], (number, name))
    }

    /// The header, once a line that belongs to the game begins at `line`.
    fn finish(self, line: u32) -> Result<Header, RecordError> {
        let missing = |what| at(line, Trouble::Missing(what));
        let players = self.players.ok_or_else(|| missing("players"))?;
        for (seat, name) in Seat::all(MAX_SEATS as u8).zip(&self.names) {
            if let Some((line, _)) = name
                && seat.number() > players
            {
                return Err(at(*line, Trouble::Seat(seat.to_string(), players)));
            }
        }
        Ok(Header {
            game: self.game.ok_or_else(|| missing("game"))?,
            rules: self.rules.ok_or_else(|| missing("rules"))?,
            data: self.data.ok_or_else(|| missing("data"))?,
            players,
            options: self.options,
            names: self.names.map(|name| name.map(|(_, name)| name)),
            seed: self.seed,
            challenge: self.challenge,
            own_files: self.own_files,
        })
    }
}

fn once<T>(key: &str, place: &mut Option<T>, value: T) -> Result<(), Trouble> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(Trouble::Twice(excerpt(key))),
    }
}

fn word(text: &str, due: Due) -> Result<String, Trouble> {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if !text.is_empty() && text.bytes().all(plain) {
        return Ok(text.to_owned());
    }
    Err(value(text, due))
}

/// Words with one space between them.
fn words(text: &str, due: Due) -> Result<String, Trouble> {
    let all = text.split(' ').all(|part| word(part, due).is_ok());
    match all {
        true => Ok(text.to_owned()),
        false => Err(value(text, due)),
    }
}

fn rules(text: &str) -> Result<u16, Trouble> {
    let revision = number(text).filter(|revision| *revision > 0);
    revision.ok_or_else(|| value(text, due::RULES))
}

fn players(text: &str) -> Result<u8, Trouble> {
    match number(text) {
        Some(players @ 1..=4) => Ok(players),
        _ => Err(value(text, due::PLAYERS)),
    }
}

fn data_hash(text: &str) -> Result<String, Trouble> {
    if is_short_hash(text) {
        return Ok(text.to_owned());
    }
    Err(value(text, due::DATA_HASH))
}

fn value(text: &str, due: Due) -> Trouble {
    Trouble::Value {
        value: excerpt(text),
        due,
    }
}

/// A number written the one way we write it, without sign or leading zeros.
fn number<T: FromStr + ToString>(text: &str) -> Option<T> {
    let number: T = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of the reference are those that are read, and every key that is known is among them.
    #[test]
    fn the_reference_of_the_header_has_every_line_that_is_read() {
        let key = |(line, _): (&'static str, &str)| line.split([' ', ':']).next().unwrap_or(line);
        let keys: Vec<&str> = Header::LINES.map(key).into_iter().collect();
        for key in &keys {
            let is_known = is_header_key(key) || is_header_key(&format!("{key} x")) || *key == "|";
            assert!(is_known, "{key}");
        }
        let told = Trouble::UnknownHeader(String::new()).to_string();
        let (_, told) = told.split_once("try ").expect("it says what to try");
        let told: Vec<&str> = told
            .split([',', '\''])
            .flat_map(|part| part.split(" or "))
            .filter_map(|part| part.split_whitespace().next())
            .filter(|word| *word != "for")
            .collect();
        assert_eq!(keys, told);
    }
}
