//! The sections of rule books that state facts about components.

use std::fmt;

use table::{Message, Say};

/// A book that came with a box: its message id, and its English name for logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Book {
    id: &'static str,
    english: &'static str,
}

impl Book {
    /// A book, by its message id and in English.
    pub const fn new(id: &'static str, english: &'static str) -> Book {
        Book { id, english }
    }

    /// The section of this book with this number.
    pub const fn section(self, number: &'static str) -> Section {
        Section { book: self, number }
    }
}

/// A section of a rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    book: Book,
    number: &'static str,
}

impl fmt::Display for Section {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {}", self.book.english, self.number)
    }
}

impl Say for Section {
    fn say(&self) -> Message {
        Message::new("fact-section")
            .with("book", Message::new(self.book.id))
            .with("section", self.number.to_owned())
    }
}
