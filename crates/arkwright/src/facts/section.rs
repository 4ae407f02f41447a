//! The sections of the rule books that state facts about the components.

use std::fmt;

use table::{Message, Say};

/// A section of a rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    book: Book,
    number: &'static str,
}

/// A book that came with the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    /// The rules of Spinning Jenny.
    SpinningJenny,
    /// The rules of Water Frame.
    WaterFrame,
    /// The player's book.
    Players,
}

impl Section {
    /// The section with this number.
    pub const fn new(book: Book, number: &'static str) -> Section {
        Section { book, number }
    }
}

impl fmt::Display for Section {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let book = match self.book {
            Book::SpinningJenny => "Spinning Jenny",
            Book::WaterFrame => "Water Frame",
            Book::Players => "player's book",
        };
        write!(out, "{book} {}", self.number)
    }
}

impl Say for Section {
    fn say(&self) -> Message {
        let book = match self.book {
            Book::SpinningJenny => "game-spinning-jenny",
            Book::WaterFrame => "game-water-frame",
            Book::Players => "book-players",
        };
        Message::new("fact-section")
            .with("book", Message::new(book))
            .with("section", self.number.to_owned())
    }
}

/// Spinning Jenny.
pub(super) mod jenny {
    use super::{Book, Section};

    const fn section(number: &'static str) -> Section {
        Section::new(Book::SpinningJenny, number)
    }

    pub(crate) const BOX: Section = section("2.0");
    pub(crate) const BOARD: Section = section("4.1.I");
    pub(crate) const PLAYERS: Section = section("4.1.II");
    pub(crate) const MAT: Section = section("4.1.III");
    pub(crate) const FOUNDING: Section = section("4.1.IV");
    pub(crate) const CAPITAL: Section = section("4.1.V");
    pub(crate) const PAYING: Section = section("4.1.VI");
    pub(crate) const ECONOMY: Section = section("I");
    pub(crate) const ADMINISTRATION: Section = section("II.1");
    pub(crate) const FACTORY: Section = section("II.2.1");
    pub(crate) const WORKERS: Section = section("II.2.2");
    pub(crate) const MACHINERY: Section = section("II.2.3");
    pub(crate) const QUALITY: Section = section("II.2.4");
    pub(crate) const DISTRIBUTION: Section = section("II.2.5");
    pub(crate) const EXCHANGE: Section = section("II.2.6");
    pub(crate) const PRICES: Section = section("II.3.1");
    pub(crate) const SALE: Section = section("III.1");
    pub(crate) const WAGES: Section = section("III.3");
    pub(crate) const STORAGE: Section = section("III.4");
    pub(crate) const END: Section = section("6.II");
    pub(crate) const OBSOLETE: Section = section("6.IV");
    pub(crate) const LOANS: Section = section("7.0");
}

/// Water Frame.
pub(super) mod frame {
    use super::{Book, Section};

    const fn section(number: &'static str) -> Section {
        Section::new(Book::WaterFrame, number)
    }

    pub(crate) const MAT: Section = section("4.1.III");
    pub(crate) const FACTORY: Section = section("II.2.1");
    pub(crate) const PRODUCTION: Section = section("II.2.8");
    pub(crate) const SALE: Section = section("III.1");
    pub(crate) const WAGES: Section = section("III.3");
    pub(crate) const OBSOLETE: Section = section("6.IV");
    pub(crate) const END: Section = section("8.0");
}

/// The player's book.
pub(super) mod book {
    use super::{Book, Section};

    const fn section(number: &'static str) -> Section {
        Section::new(Book::Players, number)
    }

    pub(crate) const BOARD: Section = section("1.1");
    pub(crate) const FACTORY_MAT: Section = section("1.3");
    pub(crate) const MARKERS: Section = section("1.5");
    pub(crate) const WORKERS: Section = section("1.6");
    pub(crate) const TILES: Section = section("1.8");
}
