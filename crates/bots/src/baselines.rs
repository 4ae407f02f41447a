//! Players that the ladder measures others by: what is usually tried first.
//!
//! They are for the command line only; a page does not carry them.

mod flat;
mod playout;
mod uct;

pub(crate) use self::flat::FlatMonteCarlo;
pub(crate) use self::uct::Uct;
