//! Whether a board of Water Frame that came from outside can be played on.

use super::edition::WaterFrame;
use crate::board::Board;
use crate::game::Arkwright;

impl Arkwright<WaterFrame> {
    pub(crate) fn check_water_parts(&self, _: &Board<WaterFrame>) -> Result<(), String> {
        Ok(())
    }
}
