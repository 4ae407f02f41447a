//! What the last screen shows, whichever the game.

use table::{Amount, Arg, Outcome, Seat, Unit};

use crate::desk::Desk;

/// The end of a game in words and numbers.
#[derive(Clone, PartialEq)]
pub(crate) struct Ending {
    /// The game's name.
    pub(crate) game: String,
    /// When it ended.
    pub(crate) ended: String,
    /// Who won.
    pub(crate) headline: String,
    /// By how much, and by what.
    pub(crate) reason: String,
    /// The headings of the ranking's cells.
    pub(crate) columns: Vec<String>,
    /// The heading of the sum.
    pub(crate) total: String,
    /// The ranking, the winner first.
    pub(crate) ranks: Vec<Rank>,
    /// The places along the plots.
    pub(crate) ticks: Vec<Tick>,
    /// The plots, the large one first.
    pub(crate) plots: Vec<Plot>,
    /// What was counted over the game, such as goods sold, if there is such a thing.
    pub(crate) tally: Option<Tally>,
    /// What the piles were shuffled from, if it is known.
    pub(crate) seed: Option<String>,
    /// The digest of the last board.
    pub(crate) digest: String,
}

/// One line of the ranking.
#[derive(Clone, PartialEq)]
pub(crate) struct Rank {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    /// The place, from 1; `None` for who is out of the ranking.
    pub(crate) place: Option<usize>,
    pub(crate) won: bool,
    /// The values, each with what belongs to it in small print.
    pub(crate) cells: Vec<(String, Option<String>)>,
    /// The arithmetic, such as `19 × 20`.
    pub(crate) sum: String,
    /// What it comes to.
    pub(crate) total: String,
    /// Why the player is out of the ranking.
    pub(crate) lost: Option<String>,
}

/// A place along the plots.
#[derive(Clone, PartialEq)]
pub(crate) struct Tick {
    /// In full, such as `1780, clothes`.
    pub(crate) label: String,
    /// Which band it lies in; the first place lies in none.
    pub(crate) band: Option<String>,
    /// Its sign.
    pub(crate) sign: Option<&'static str>,
    /// The entry of the transcript after which its values hold.
    pub(crate) entry: usize,
}

/// Values of all players over the game.
#[derive(Clone, PartialEq)]
pub(crate) struct Plot {
    pub(crate) title: String,
    pub(crate) sub: String,
    /// The entry of the rules reference that explains it, if there is one.
    pub(crate) rule: &'static str,
    /// What its values are counted in.
    pub(crate) unit: Unit,
    /// The lines in the order of the ranking.
    pub(crate) lines: Vec<(Seat, Vec<i32>)>,
    /// Small print for each value, in the same order; may be empty.
    pub(crate) notes: Vec<Vec<String>>,
}

impl Plot {
    /// A value with what it is counted in.
    pub(crate) fn amount(&self, desk: Desk, value: i32) -> String {
        desk.amount(Amount {
            unit: self.unit,
            count: value.into(),
        })
    }
}

/// Pieces of every player, counted by period.
#[derive(Clone, PartialEq)]
pub(crate) struct Tally {
    pub(crate) title: String,
    pub(crate) sub: String,
    /// The headings of the periods, such as decades.
    pub(crate) periods: Vec<String>,
    /// The players in the order of the ranking.
    pub(crate) rows: Vec<Counted>,
}

/// The pieces of a player.
#[derive(Clone, PartialEq)]
pub(crate) struct Counted {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    /// By period: sign, count in words and count of each kind of piece.
    pub(crate) periods: Vec<Vec<(&'static str, String, u8)>>,
    pub(crate) total: u32,
}

/// Who won, in words.
pub(crate) fn headline(desk: Desk, outcome: &Outcome) -> String {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let score = winners
        .first()
        .map_or(0, |seat| outcome.scores[seat.index()]);
    let score = ("score", Arg::Number(i64::from(score)));
    let name = |seat: &Seat| desk.name(*seat);
    match winners.as_slice() {
        [] => desk.t("end-nobody"),
        [winner] => desk.tr("end-wins", &[("name", Arg::Verbatim(name(winner))), score]),
        [others @ .., last] => {
            let others: Vec<String> = others.iter().map(name).collect();
            let names = format!("{} {} {}", others.join(", "), desk.t("end-and"), name(last));
            desk.tr("end-share-win", &[("names", Arg::Verbatim(names)), score])
        }
    }
}
