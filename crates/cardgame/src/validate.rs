//! Whether a board that came from outside can be played on.

use crate::board::Board;
use crate::game::CardGame;

impl CardGame {
    pub(crate) fn check_board(&self, _board: &Board) -> Result<(), String> {
        Ok(())
    }
}
