//! The sections of the rule books that state facts about the components.

/// Spinning Jenny.
pub(super) mod jenny {
    pub(crate) const BOX: &str = "Spinning Jenny 2.0";
    pub(crate) const BOARD: &str = "Spinning Jenny 4.1.I";
    pub(crate) const PLAYERS: &str = "Spinning Jenny 4.1.II";
    pub(crate) const MAT: &str = "Spinning Jenny 4.1.III";
    pub(crate) const FOUNDING: &str = "Spinning Jenny 4.1.IV";
    pub(crate) const CAPITAL: &str = "Spinning Jenny 4.1.V";
    pub(crate) const PAYING: &str = "Spinning Jenny 4.1.VI";
    pub(crate) const ECONOMY: &str = "Spinning Jenny I";
    pub(crate) const ADMINISTRATION: &str = "Spinning Jenny II.1";
    pub(crate) const FACTORY: &str = "Spinning Jenny II.2.1";
    pub(crate) const WORKERS: &str = "Spinning Jenny II.2.2";
    pub(crate) const MACHINERY: &str = "Spinning Jenny II.2.3";
    pub(crate) const QUALITY: &str = "Spinning Jenny II.2.4";
    pub(crate) const DISTRIBUTION: &str = "Spinning Jenny II.2.5";
    pub(crate) const EXCHANGE: &str = "Spinning Jenny II.2.6";
    pub(crate) const PRICES: &str = "Spinning Jenny II.3.1";
    pub(crate) const SALE: &str = "Spinning Jenny III.1";
    pub(crate) const WAGES: &str = "Spinning Jenny III.3";
    pub(crate) const EXAMPLE: &str = "Spinning Jenny III.3, with demand for 7 clothes,";
    pub(crate) const STORAGE: &str = "Spinning Jenny III.4";
    pub(crate) const END: &str = "Spinning Jenny 6.II";
    pub(crate) const OBSOLETE: &str = "Spinning Jenny 6.IV";
    pub(crate) const LOANS: &str = "Spinning Jenny 7.0";
}

/// Water Frame.
pub(super) mod frame {
    pub(crate) const MAT: &str = "Water Frame 4.1.III";
    pub(crate) const FACTORY: &str = "Water Frame II.2.1";
    pub(crate) const PRODUCTION: &str = "Water Frame II.2.8";
    pub(crate) const SALE: &str = "Water Frame III.1";
    pub(crate) const WAGES: &str = "Water Frame III.3";
    pub(crate) const OBSOLETE: &str = "Water Frame 6.IV";
    pub(crate) const END: &str = "Water Frame 8.0";
}

/// The player's book.
pub(super) mod book {
    pub(crate) const BOARD: &str = "player's book 1.1";
    pub(crate) const FACTORY_MAT: &str = "player's book 1.3";
    pub(crate) const MARKERS: &str = "player's book 1.5";
    pub(crate) const WORKERS: &str = "player's book 1.6";
    pub(crate) const TILES: &str = "player's book 1.8";
    pub(crate) const PICTURE: &str = "player's book 1.1, with demand for 6 food,";
}
