//! What a seat can expect to come to, in points, for people who ask a bot.

use table::Seat;

use crate::features::Features;
use crate::net::NET_ONE;
use crate::weights::judge_for;

/// What a seat will probably come to by the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Its final score.
    pub score: i32,
    /// Its lead over the best rival; negative if it is behind.
    pub lead: i32,
}

impl Outlook {
    /// What a net's outputs say, of which one is so many points.
    pub(crate) fn of(outputs: [i64; 2], points: i32) -> Outlook {
        let [score, lead] = outputs.map(|output| {
            let rounded = (output * i64::from(points) + NET_ONE / 2).div_euclid(NET_ONE);
            rounded as i32
        });
        Outlook { score, lead }
    }

    /// How good it is in the eyes of the bots that judge by a net: score and lead count half each.
    /// Twice as much as points, so that it stays a whole number.
    pub fn twice(self) -> i32 {
        self.score + self.lead
    }
}

/// What the net of this game says of a board; `None` if there is none for the number of players and
/// the component numbers.
pub(crate) fn outlook_by_net<G: Features>(
    game: &G,
    board: &G::Board,
    seat: Seat,
) -> Option<Outlook> {
    let outputs = judge_for(game)?.outputs(game, board, seat);
    Some(Outlook::of(outputs, G::POINTS))
}
