//! The books that came with the box, and their sections that state facts about the components.

use ::data::Book;

/// The rules of Spinning Jenny.
const SPINNING_JENNY: Book = Book::new("game-spinning-jenny", "Spinning Jenny");

/// The rules of Water Frame.
const WATER_FRAME: Book = Book::new("game-water-frame", "Water Frame");

/// The player's book.
const PLAYERS_BOOK: Book = Book::new("book-players", "player's book");

/// All of them; `texts` has each in every language.
pub const BOOKS: [Book; 3] = [SPINNING_JENNY, WATER_FRAME, PLAYERS_BOOK];

/// Sections of the rules of Spinning Jenny.
pub(super) mod jenny {
    use ::data::Section;

    const fn section(number: &'static str) -> Section {
        super::SPINNING_JENNY.section(number)
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

/// Sections of the rules of Water Frame.
pub(super) mod frame {
    use ::data::Section;

    const fn section(number: &'static str) -> Section {
        super::WATER_FRAME.section(number)
    }

    pub(crate) const BOX: Section = section("2.0");
    pub(crate) const BOARD: Section = section("4.1.I");
    pub(crate) const PLAYERS: Section = section("4.1.II");
    pub(crate) const MAT: Section = section("4.1.III");
    pub(crate) const CAPITAL: Section = section("4.1.V");
    pub(crate) const PAYING: Section = section("4.1.VI");
    pub(crate) const ECONOMY: Section = section("I");
    pub(crate) const FACTORY: Section = section("II.2.1");
    pub(crate) const EXCHANGE: Section = section("II.2.6");
    pub(crate) const PRODUCTION: Section = section("II.2.8");
    pub(crate) const TILES: Section = section("II.3.2.1");
    pub(crate) const SHIPS: Section = section("II.3.2.3");
    pub(crate) const SALE: Section = section("III.1");
    pub(crate) const WAGES: Section = section("III.3");
    pub(crate) const SHIPMENT: Section = section("III.4");
    pub(crate) const STORAGE: Section = section("III.5");
    pub(crate) const OBSOLETE: Section = section("6.IV");
    pub(crate) const END: Section = section("8.0");
}

/// Sections of the player's book.
pub(super) mod book {
    use ::data::Section;

    const fn section(number: &'static str) -> Section {
        super::PLAYERS_BOOK.section(number)
    }

    pub(crate) const BOARD: Section = section("1.1");
    pub(crate) const FACTORY_MAT: Section = section("1.3");
    pub(crate) const HARBOUR: Section = section("1.4");
    pub(crate) const MARKERS: Section = section("1.5");
    pub(crate) const WORKERS: Section = section("1.6");
    pub(crate) const TILES: Section = section("1.8");
    pub(crate) const EVENTS: Section = section("1.9");
}
