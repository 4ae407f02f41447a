//! The parts of the rule book that state facts about the components.

use ::data::Book;

/// The rules of the card game.
const CARD_GAME: Book = Book::new("game-card-game", "Arkwright: The Card Game");

/// The books of the box; `texts` has each in every language.
pub const BOOKS: [Book; 1] = [CARD_GAME];

/// Parts of the rules of the card game.
pub(super) mod rules {
    use ::data::Section;

    const fn section(number: &'static str) -> Section {
        super::CARD_GAME.section(number)
    }

    pub(crate) const BOX: Section = section("Game materials");
    pub(crate) const CARDS: Section = section("Set-up 2");
    pub(crate) const SEATS: Section = section("Set-up 4");
    pub(crate) const MARKET: Section = section("Set-up 9");
    pub(crate) const SUPPLY: Section = section("Set-up 10");
    pub(crate) const SHARES: Section = section("Set-up 11");
    pub(crate) const BUILD: Section = section("Action 1");
    pub(crate) const AUTOMATE: Section = section("Action 3");
    pub(crate) const QUALITY: Section = section("Action 4");
    pub(crate) const EXCHANGE: Section = section("Action 5");
    pub(crate) const EXTRA_PRODUCTION: Section = section("Action 6");
    pub(crate) const PRICE: Section = section("Action phase b");
    pub(crate) const DEVELOPMENT: Section = section("Action phase c");
    pub(crate) const SHIPPING: Section = section("Production b");
    pub(crate) const COSTS: Section = section("Production c");
    pub(crate) const WORKSHOP: Section = section("Card 4");
    pub(crate) const FOREMAN: Section = section("Card 5");
    pub(crate) const BROKER: Section = section("Card 6");
    pub(crate) const INVENTOR: Section = section("Card 8");
    pub(crate) const DEVELOPER: Section = section("Card 9");
    pub(crate) const ENGINEER: Section = section("Card 12");
    pub(crate) const STOREHOUSE: Section = section("Card 13");
}
