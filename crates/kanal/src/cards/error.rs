//! What can be wrong with a deck file: what, at which word, and what to try.

use std::fmt;

use data::{DataError, Phrase, Place};
use table::{DataTrouble, Due, Message, Say, excerpt_of};
use thiserror::Error;

/// The longest piece of a word that an error repeats.
const EXCERPT: usize = 24;

/// What is wrong with a deck file, in one line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeckError {
    /// It is no deck file, or its numbers do not fit.
    #[error(transparent)]
    File(#[from] DataError),
    /// An effect or a cost is not written as it should be.
    #[error("{}", english(place, *line, *column, wrong))]
    Wrong {
        /// The line of the word, counted from 1.
        line: usize,
        /// Where in the line it begins, counted in letters from 1.
        column: usize,
        /// The effect or cost it is in.
        place: Place,
        /// What is wrong.
        wrong: Box<Trouble>,
    },
}

/// What is wrong with the text of an effect or a cost, and where in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The byte of the text at which the word begins.
    pub at: usize,
    /// What is wrong there.
    pub trouble: Box<Trouble>,
}

/// What is wrong at a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It is not one of the words that may stand there.
    Word {
        /// The word.
        word: String,
        /// What may stand there.
        due: Due,
        /// A word that may stand there and looks like it.
        like: Option<&'static str>,
    },
    /// The text ends where something is due.
    End {
        /// What.
        due: Due,
    },
    /// It is not a number, or not one that may stand there.
    Number {
        /// The word.
        word: String,
        /// The least that may stand there.
        from: u8,
        /// The most.
        to: u8,
    },
    /// It may stand there, but makes no sense.
    Fault {
        /// What it says.
        found: Phrase,
        /// What to do.
        remedy: Phrase,
    },
}

impl Trouble {
    pub(super) fn word(word: &str, due: Due, known: &[&'static str]) -> Trouble {
        Trouble::Word {
            word: excerpt_of(word, EXCERPT),
            due,
            like: alike(word, known),
        }
    }

    pub(super) fn number(word: &str, from: u8, to: u8) -> Trouble {
        Trouble::Number {
            word: excerpt_of(word, EXCERPT),
            from,
            to,
        }
    }

    pub(super) fn fault(found: impl Into<Phrase>, remedy: impl Into<Phrase>) -> Trouble {
        Trouble::Fault {
            found: found.into(),
            remedy: remedy.into(),
        }
    }
}

/// The known word that differs least from this one, if it differs little.
fn alike(word: &str, known: &[&'static str]) -> Option<&'static str> {
    if word.len() > EXCERPT {
        return None;
    }
    let word = word.to_lowercase();
    let near = known.iter().map(|known| (distance(&word, known), *known));
    // In a short word, few letters are half of it.
    let most = |known: &str| match known.len() {
        0..=2 => 0,
        3..=5 => 1,
        _ => 2,
    };
    near.filter(|(far, known)| (1..=most(known)).contains(far))
        .min_by_key(|(far, _)| *far)
        .map(|(_, known)| known)
}

/// How many letters have to be changed, added, left out, or swapped with their neighbour.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=other.len()).collect()];
    for i in 1..=one.len() {
        let mut row = vec![i];
        for j in 1..=other.len() {
            let change = usize::from(one[i - 1] != other[j - 1]);
            let mut least = (rows[i - 1][j - 1] + change)
                .min(rows[i - 1][j] + 1)
                .min(row[j - 1] + 1);
            if i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

/// The English of an error, for logs.
fn english(place: &Place, line: usize, column: usize, wrong: &Trouble) -> String {
    let here = format!("line {line}, column {column}");
    match wrong {
        Trouble::Word {
            word, due, like, ..
        } => {
            let like = like.map_or(String::new(), |like| format!(", perhaps '{like}'"));
            format!("'{word}' in {place}, {here}: write {due}{like}")
        }
        Trouble::End { due } => format!("{place} ends too early, {here}: write {due}"),
        Trouble::Number { word, from, to } => {
            format!("'{word}' in {place}, {here}: write a number from {from} to {to}")
        }
        Trouble::Fault { found, remedy } => format!("{found} in {place}, {here}: {remedy}"),
    }
}

/// For logs, without the place in a file.
impl fmt::Display for Wrong {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = Place("the text".to_owned());
        out.write_str(&english(&text, 1, self.at + 1, &self.trouble))
    }
}

impl std::error::Error for Wrong {}

impl Say for DeckError {
    fn say(&self) -> Message {
        let (line, column, place, wrong) = match self {
            DeckError::File(error) => return error.say(),
            DeckError::Wrong {
                line,
                column,
                place,
                wrong,
            } => (*line, *column, place, wrong.as_ref()),
        };
        let message = match wrong {
            Trouble::Word { word, due, like } => match like {
                Some(like) => Message::new("deck-word-like").with("like", (*like).to_owned()),
                None => Message::new("deck-word"),
            }
            .with("word", word.clone())
            .with("due", due.say()),
            Trouble::End { due } => Message::new("deck-end").with("due", due.say()),
            Trouble::Number { word, from, to } => Message::new("deck-number")
                .with("word", word.clone())
                .with("from", *from)
                .with("to", *to),
            Trouble::Fault { found, remedy } => Message::new("deck-fault")
                .with("found", found.say())
                .with("remedy", remedy.say()),
        };
        message
            .with("place", place)
            .with("line", line)
            .with("column", column)
    }
}

impl DataTrouble for DeckError {
    fn line(&self) -> Option<usize> {
        match self {
            DeckError::File(error) => Some(error.line()),
            DeckError::Wrong { line, .. } => Some(*line),
        }
    }

    fn column(&self) -> Option<usize> {
        match self {
            DeckError::File(_) => None,
            DeckError::Wrong { column, .. } => Some(*column),
        }
    }

    fn is_unreadable(&self) -> bool {
        match self {
            DeckError::File(error) => error.is_unreadable(),
            DeckError::Wrong { .. } => false,
        }
    }
}
