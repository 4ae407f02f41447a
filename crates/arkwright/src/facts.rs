//! What the rule books state about the component numbers, and what the rules need of them.
//!
//! Both hold for every data file. A number that is reconstructed or only known
//! from the web may be anything that the rules of play can work with, so that
//! the owner of a box can put the real one in its place.

mod board;
mod bounds;
mod factory;
mod markers;
mod phrase;
mod section;
mod set_up;
mod water_frame;

use ::data::Check;

pub use self::phrase::Phrase;
pub use self::section::BOOKS;
pub(crate) use self::water_frame::check as check_water_frame;
use crate::components::Components;

/// Checks numbers against everything the rule books state and the rules need.
pub(crate) fn check(components: &Components) -> Check {
    bounds::bounds(components)?;
    factory::costs(components)?;
    factory::rows(components)?;
    factory::output(components)?;
    board::numbers(components)?;
    board::job_market(components)?;
    board::share_track(components)?;
    board::timetable(components)?;
    markers::numbers(components)?;
    set_up::predetermined(components)
}
