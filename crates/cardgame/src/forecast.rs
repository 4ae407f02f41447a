//! What production would bring if it came now: the real rules on a copy of the board.

/// The forecast of one good.
pub struct GoodForecast;
/// What production of a good would bring one player.
pub struct SeatForecast;
