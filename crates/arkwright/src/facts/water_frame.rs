//! What the rule books state about the numbers of Water Frame, and what its rules need of them.

mod markers;
mod set_up;
mod tiles;

use ::data::{Check, Section, stated};

use crate::water_frame::WaterComponents;

/// Checks numbers against everything the rule books state and the rules need.
pub(crate) fn check(components: &WaterComponents) -> Check {
    markers::economy(components)?;
    markers::mat(components)?;
    markers::ships(components)?;
    markers::harbour(components)?;
    tiles::tiles(components)?;
    tiles::events(components)?;
    set_up::predetermined(components)
}

/// A number that a rule book states: its section, its place in the file, what stands there, and
/// what the book has.
type Stated = (Section, &'static str, u8, u8);

/// Numbers that the rule books simply name.
fn all_stated(numbers: &[Stated]) -> Check {
    for (section, place, found, due) in numbers {
        stated(*section, *place, *found, *due)?;
    }
    Ok(())
}

/// A list of numbers that a rule book states.
fn list_stated(section: Section, place: &str, found: &[u8], due: &[u8]) -> Check {
    for (index, (found, due)) in found.iter().zip(due).enumerate() {
        stated(section, format!("{place}.{}", index + 1), *found, *due)?;
    }
    Ok(())
}
