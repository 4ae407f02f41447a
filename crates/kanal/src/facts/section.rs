//! The chapters of the rule book that state facts about the components.

use ::data::Book;

/// The rules of Oranienburger Kanal.
const KANAL: Book = Book::new("game-oranienburger-kanal", "Oranienburger Kanal");

/// The books of the box; `texts` has each in every language.
pub const BOOKS: [Book; 1] = [KANAL];

/// Chapters of the rules of Oranienburger Kanal.
pub(super) mod kanal {
    use ::data::Section;

    const fn section(number: &'static str) -> Section {
        super::KANAL.section(number)
    }

    pub(crate) const BOX: Section = section("03");
    pub(crate) const SET_UP: Section = section("04");
    pub(crate) const ACTIONS: Section = section("06");
    pub(crate) const SOLO: Section = section("08");
}
