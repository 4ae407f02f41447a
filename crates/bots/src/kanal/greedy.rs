//! How `greedy` judges a board: what it counts now, materials, and activations that are near.

use kanal::{Board, Kanal, Phase};
use table::Seat;

use super::activation::{Outlook, POINT, Worth};
use crate::Evaluate;

/// How many boards go on to the next choice: it thinks of the obvious, not of the clever.
pub(super) const WIDTH: usize = 3;

/// How much of an activation counts by how many routes are missing, in hundredths.
const NEAR: [i32; 5] = [0, 40, 20, 10, 5];

/// Materials are worth the same throughout.
const ACTIONS_LEFT: i32 = 6;

impl Evaluate for Kanal {
    fn evaluate(&self, board: &Board, seat: Seat) -> i64 {
        let own = standing(self, board, seat);
        let rivals = Seat::all(self.players()).filter(|other| *other != seat);
        own - rivals
            .map(|rival| standing(self, board, rival) / 4)
            .sum::<i64>()
    }
}

fn standing(game: &Kanal, board: &Board, seat: Seat) -> i64 {
    let own = board.industry(seat);
    let now = i64::from(POINT) * i64::from(game.total(board, seat));
    if board.phase == Phase::Over {
        return now;
    }
    let outlook = Outlook {
        game,
        own,
        worth: Worth::at(ACTIONS_LEFT),
    };
    let mut sum = outlook.materials() + outlook.in_hand(board, seat);
    for plot in own.raised.without(own.by_routes).iter() {
        let missing = own.empty().and(plot.around()).len();
        sum += NEAR[usize::from(missing)] * outlook.activation(plot) / 100;
    }
    for plot in own.raised.without(own.by_bridges).iter() {
        let missing = 2 - own.bridges_at(plot).min(2);
        sum += NEAR[usize::from(missing)] * outlook.activation(plot) / 100;
    }
    now + i64::from(sum)
}
