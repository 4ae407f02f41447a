//! Values over the game, for the plots after its end.

use games::AnyPlay;
use table::{MAX_SEATS, Seat, SeriesInfo};

/// The values of all seats at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The moment, such as `1770 clothes`.
    pub caption: String,
    /// The number of entries after which the values hold.
    pub entries: usize,
    /// The values by seat, in the order of [`Series::kinds`].
    pub values: [Vec<i64>; MAX_SEATS],
}

/// All plots of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// What is plotted.
    pub kinds: &'static [SeriesInfo],
    /// The moments, in order.
    pub points: Vec<Point>,
}

/// The series of a game as far as it has come.
pub fn series(play: &AnyPlay) -> Series {
    let players = play.setup().players;
    let point = |entry: usize| {
        let caption = play.point_after(entry)?;
        let mut values: [Vec<i64>; MAX_SEATS] = Default::default();
        for seat in Seat::all(players) {
            values[seat.index()] = play.values_after(entry + 1, seat);
        }
        Some(Point {
            caption,
            entries: entry + 1,
            values,
        })
    };
    Series {
        kinds: play.series(),
        points: (0..play.entries().len()).filter_map(point).collect(),
    }
}
