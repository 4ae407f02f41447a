//! Reads a TOML file value by value, so that every complaint has its line.

use table::Due;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::due;
use crate::error::{DataError, Found, Place};
use crate::provenance::{Confidence, Provenance, Source};
use crate::quoted;

/// The keys that say where the numbers of a block come from.
const PROVENANCE: [&str; 5] = ["source", "derived", "reconstructed", "confidence", "note"];

/// Reads the text as TOML.
pub(crate) fn document(text: &str) -> Result<DeValue<'_>, DataError> {
    match DeTable::parse(text) {
        Ok(table) => Ok(DeValue::Table(table.into_inner())),
        Err(error) => Err(DataError::Syntax {
            line: line_at(text, error.span().map_or(0, |span| span.start)),
            message: error.message().lines().collect::<Vec<_>>().join(", "),
        }),
    }
}

/// The line of a byte of the text, counted from 1.
fn line_at(text: &str, byte: usize) -> usize {
    let before = text.as_bytes().get(..byte).unwrap_or(text.as_bytes());
    1 + before.iter().filter(|byte| **byte == b'\n').count()
}

/// A value of the file and where it stands.
#[derive(Clone, Debug)]
pub struct Node<'a> {
    text: &'a str,
    /// Keys from the top, and places in lists counted from 1, with dots between them.
    path: String,
    byte: usize,
    value: &'a DeValue<'a>,
}

impl<'a> Node<'a> {
    /// The whole file.
    pub(crate) fn root(text: &'a str, value: &'a DeValue<'a>) -> Node<'a> {
        Node {
            text,
            path: String::new(),
            byte: 0,
            value,
        }
    }

    fn child(&self, step: impl std::fmt::Display, value: &'a Spanned<DeValue<'a>>) -> Node<'a> {
        let path = if self.path.is_empty() {
            step.to_string()
        } else {
            format!("{}.{step}", self.path)
        };
        Node {
            text: self.text,
            path,
            byte: value.span().start,
            value: value.get_ref(),
        }
    }

    /// The line it begins in.
    pub fn line(&self) -> usize {
        line_at(self.text, self.byte)
    }

    /// Where a byte of its text stands in the file: the line and the letter of that line, both
    /// counted from 1.
    ///
    /// The text may be quoted in any way and hold escapes; of what is no text, it is the beginning.
    pub fn position(&self, byte: usize) -> (usize, usize) {
        let raw = self.text.get(self.byte..).unwrap_or_default();
        let at = self.byte + quoted::raw_offset(raw, byte);
        let before = self.text.get(..at).unwrap_or(self.text);
        let line = before.rsplit('\n').next().unwrap_or_default();
        (line_at(self.text, at), 1 + line.chars().count())
    }

    /// Its name in messages.
    pub fn place(&self) -> Place {
        Place(self.path.clone())
    }

    /// The line of the value with this path, or of the last value on the way to it.
    pub(crate) fn line_of(&self, path: &str) -> usize {
        let mut node = self.clone();
        for step in path.split('.') {
            let next = match node.value {
                DeValue::Table(table) => table.get(step),
                DeValue::Array(list) => step
                    .parse::<usize>()
                    .ok()
                    .and_then(|place| list.get(place.checked_sub(1)?)),
                _ => None,
            };
            match next {
                Some(value) => node = node.child(step, value),
                None => break,
            }
        }
        node.line()
    }

    /// The complaint that something else is due here.
    pub fn due(&self, due: Due) -> DataError {
        let found = match self.value {
            DeValue::String(text) => Found::Text(text.escape_debug().to_string()),
            DeValue::Integer(number) => Found::Number(number.to_string()),
            other => Found::OfType(other.type_str()),
        };
        DataError::Value {
            line: self.line(),
            place: self.place(),
            found,
            due,
        }
    }

    /// A table that has no keys but these.
    pub fn table(self, keys: &[&str]) -> Result<Table<'a>, DataError> {
        let DeValue::Table(table) = self.value else {
            return Err(self.due(due::TABLE));
        };
        // The table is sorted by key; the first stranger in the file is the one to name.
        let stranger = table
            .keys()
            .filter(|key| !keys.contains(&key.get_ref().as_ref()))
            .min_by_key(|key| key.span().start);
        match stranger {
            Some(key) => Err(DataError::UnknownKey {
                line: line_at(self.text, key.span().start),
                place: self.place(),
                key: key.get_ref().escape_debug().to_string(),
                known: keys.join(", "),
            }),
            None => Ok(Table { node: self, table }),
        }
    }

    /// A table with these keys and those of its provenance.
    pub(crate) fn block(self, keys: &[&str]) -> Result<Table<'a>, DataError> {
        self.table(&[&PROVENANCE, keys].concat())
    }

    /// A list of any length.
    pub fn list(&self) -> Result<Vec<Node<'a>>, DataError> {
        let DeValue::Array(list) = self.value else {
            return Err(self.due(due::LIST));
        };
        let entries = list.iter().enumerate();
        Ok(entries
            .map(|(index, value)| self.child(index + 1, value))
            .collect())
    }

    /// A list of just this length.
    pub fn entries<const N: usize>(&self) -> Result<[Node<'a>; N], DataError> {
        let list = self.list()?;
        list.try_into()
            .map_err(|list: Vec<_>| self.wrong_length(list.len(), N))
    }

    /// The complaint that a list is too long or too short.
    pub fn wrong_length(&self, found: usize, due: usize) -> DataError {
        DataError::Length {
            line: self.line(),
            place: self.place(),
            found,
            due,
        }
    }

    /// A number that fits the component tables; what makes sense is for the facts to say.
    pub fn number(&self) -> Result<u8, DataError> {
        let DeValue::Integer(number) = self.value else {
            return Err(self.due(due::WHOLE_NUMBER));
        };
        u8::from_str_radix(number.as_str(), number.radix()).map_err(|_| DataError::Number {
            line: self.line(),
            place: self.place(),
            found: number.to_string(),
        })
    }

    /// A list of just this many numbers.
    pub fn numbers<const N: usize>(&self) -> Result<[u8; N], DataError> {
        let mut numbers = [0; N];
        for (number, entry) in numbers.iter_mut().zip(self.entries::<N>()?) {
            *number = entry.number()?;
        }
        Ok(numbers)
    }

    /// A number that is too large for the component tables, such as a score.
    pub fn wide_number(&self) -> Result<u16, DataError> {
        let DeValue::Integer(number) = self.value else {
            return Err(self.due(due::WHOLE_NUMBER));
        };
        u16::from_str_radix(number.as_str(), number.radix())
            .map_err(|_| self.due(due::WHOLE_NUMBER))
    }

    /// A list of just this many of them.
    pub fn wide_numbers<const N: usize>(&self) -> Result<[u16; N], DataError> {
        let mut numbers = [0; N];
        for (number, entry) in numbers.iter_mut().zip(self.entries::<N>()?) {
            *number = entry.wide_number()?;
        }
        Ok(numbers)
    }

    /// A text.
    pub fn text(&self) -> Result<&'a str, DataError> {
        match self.value {
            DeValue::String(text) => Ok(text),
            _ => Err(self.due(due::TEXT)),
        }
    }

    /// A word that `find` knows; `due` says which there are.
    pub fn word<T>(&self, due: Due, find: impl Fn(&str) -> Option<T>) -> Result<T, DataError> {
        find(self.text()?).ok_or_else(|| self.due(due))
    }
}

/// A table whose keys are all known.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    node: Node<'a>,
    table: &'a DeTable<'a>,
}

impl<'a> Table<'a> {
    /// The value of a key, if it is there.
    pub fn find(&self, key: &str) -> Option<Node<'a>> {
        self.table.get(key).map(|value| self.node.child(key, value))
    }

    /// The value of a key that has to be there.
    pub fn get(&self, key: &str) -> Result<Node<'a>, DataError> {
        self.find(key).ok_or_else(|| DataError::MissingKey {
            line: self.node.line(),
            place: self.node.place(),
            key: key.into(),
        })
    }

    /// Where the numbers of this block come from.
    pub(crate) fn provenance(&self) -> Result<Provenance, DataError> {
        let cells = |key| -> Result<Vec<String>, DataError> {
            let Some(node) = self.find(key) else {
                return Ok(Vec::new());
            };
            let cells = node.list()?;
            cells
                .iter()
                .map(|cell| cell.text().map(str::to_owned))
                .collect()
        };
        Ok(Provenance {
            block: self.node.path.clone(),
            source: self.get("source")?.word(due::SOURCE, Source::from_word)?,
            derived: cells("derived")?,
            reconstructed: cells("reconstructed")?,
            confidence: self
                .get("confidence")?
                .word(due::CONFIDENCE, Confidence::from_word)?,
            note: self.get("note")?.text()?.to_owned(),
        })
    }
}
