//! Numbers of the component file that the tests count with. Arrays over goods follow food, clothes,
//! cutlery, lamps; those over sides follow I, II.

/// The appeal of the four spots of every factory.
pub(crate) const SPOT_APPEALS: [u8; 4] = [3, 2, 1, 0];
/// What an office adds.
pub(crate) const OFFICE: u8 = 4;
/// Price and appeal of a factory together with its office.
pub(crate) const TOTALS: [[u8; 2]; 4] = [[8, 10], [9, 11], [10, 13], [11, 14]];
/// Workers in the factory itself.
pub(crate) const TILE_WORKERS: [u16; 4] = [2, 2, 2, 3];
/// Workers on the first and the second worker card.
pub(crate) const CARD_WORKERS: [[u16; 2]; 4] = [[2, 1], [2, 2], [3, 2], [3, 2]];
/// Fixed factory costs.
pub(crate) const FIXED: [[u16; 2]; 4] = [[3, 5], [4, 6], [5, 7], [6, 8]];
/// What a shipped good brings.
pub(crate) const SHIP_PRICES: [[u16; 2]; 4] = [[5, 7], [6, 8], [7, 10], [8, 11]];
/// What a stored good brings at the end.
pub(crate) const END_PRICES: [u16; 4] = [2, 3, 4, 5];
/// The wage at the start.
pub(crate) const WAGE: u16 = 3;
/// Money at the start.
pub(crate) const MONEY: u16 = 50;
/// The share value at the start.
pub(crate) const VALUE: u8 = 10;
/// The last step of a demand track for two or three players.
pub(crate) const LAST_STEP: u8 = 44;
/// The last space of the wages track for two or three players.
pub(crate) const LAST_WAGE: u8 = 16;
