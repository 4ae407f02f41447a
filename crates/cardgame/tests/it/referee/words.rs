//! The words of the notation.

/// Goods, in the order of the rounds.
pub(crate) const GOODS: [&str; 4] = ["food", "clothes", "cutlery", "lamps"];

/// Developments of the player board, in its order.
pub(crate) const TRACKS: [&str; 6] = [QUALITY, DISTRIBUTION, LIMIT, MACHINERY, SHIP, STOCK];
pub(crate) const QUALITY: &str = "quality";
pub(crate) const DISTRIBUTION: &str = "distribution";
pub(crate) const LIMIT: &str = "cards";
pub(crate) const MACHINERY: &str = "machinery";
pub(crate) const SHIP: &str = "ship";
pub(crate) const STOCK: &str = "stock";

/// A type of development card.
pub(crate) type CardType = &'static str;

pub(crate) const ENTREPRENEUR: CardType = "entrepreneur";
pub(crate) const CUSTOMS_OFFICE: CardType = "customs-office";
pub(crate) const EXTRA_SHIFT: CardType = "extra-shift";
pub(crate) const WORKSHOP: CardType = "workshop";
pub(crate) const FOREMAN: CardType = "foreman";
pub(crate) const BROKER: CardType = "broker";
pub(crate) const INVENTOR: CardType = "inventor";
pub(crate) const DEVELOPER: CardType = "developer";
pub(crate) const CONTRACT: CardType = "contract";
pub(crate) const PATENT: CardType = "patent";
pub(crate) const ENGINEER: CardType = "engineer";
pub(crate) const STOREHOUSE: CardType = "storehouse";

/// All types of development cards, by number.
pub(crate) const CARDS: [CardType; 18] = [
    ENTREPRENEUR,
    CUSTOMS_OFFICE,
    EXTRA_SHIFT,
    WORKSHOP,
    FOREMAN,
    BROKER,
    "patron-clothes-food",
    "patron-cutlery-food",
    "patron-lamps-cutlery",
    "patron-cutlery-clothes",
    "patron-lamps-food",
    "patron-lamps-clothes",
    INVENTOR,
    DEVELOPER,
    CONTRACT,
    PATENT,
    ENGINEER,
    STOREHOUSE,
];

/// Whether a card is a Patron of this good.
pub(crate) fn is_patron_of(card: CardType, good: usize) -> bool {
    card.strip_prefix("patron-")
        .is_some_and(|pair| pair.split('-').any(|word| word == GOODS[good]))
}

/// The place of a good's word.
pub(crate) fn good_of(word: &str) -> usize {
    let place = GOODS.iter().position(|good| *good == word);
    place.expect("a good")
}

/// The type with this word.
pub(crate) fn card_of(word: &str) -> CardType {
    let card = CARDS.into_iter().find(|card| *card == word);
    card.expect("a development card")
}

/// The development with this word.
pub(crate) fn track_of(word: &str) -> &'static str {
    let track = TRACKS.into_iter().find(|track| *track == word);
    track.expect("a development")
}

/// The words of a line.
pub(crate) fn split(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

/// A number of a line.
pub(crate) fn number(word: &str) -> i32 {
    word.parse().expect("a number")
}
