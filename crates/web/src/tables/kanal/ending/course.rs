//! How the scoring pads grew over the rounds.

use kanal::{Board, Event, Kanal, ScorePad};
use table::{Arg, Play, Seat, Told};

use crate::desk::Desk;
use crate::end_page::Tick;
use crate::tables::kanal::questions::capital;

/// The pads at the start and at the end of each round.
pub(super) struct Course {
    points: Vec<Point>,
    /// The last board of each game of a campaign, or of the only one.
    pub(super) games: Vec<Board>,
}

/// A moment with its pads.
struct Point {
    /// After how many entries.
    entry: usize,
    /// The game of a campaign, counted from 0.
    part: u8,
    /// The round that is over; 0 at the start.
    round: u8,
    /// What the games before brought.
    before: i16,
    /// The pad of each player.
    pads: Vec<ScorePad>,
}

impl Course {
    /// The course of a game.
    pub(super) fn of(play: &Play<Kanal>) -> Course {
        let game = play.game();
        let (mut points, mut games) = (Vec::new(), Vec::new());
        for n in 0..play.entries().len() {
            let (Some(before), Some(after)) = (play.board_after(n), play.board_after(n + 1)) else {
                continue;
            };
            let pads = |board: &Board| {
                Seat::all(game.players())
                    .map(|seat| game.score_pad(board, seat))
                    .collect()
            };
            let mut point = |board: &Board, round: u8, pads: Vec<ScorePad>| {
                let part = board.part;
                points.push(Point {
                    entry: n + 1,
                    part,
                    round,
                    before: board.totals[..usize::from(part)].iter().sum(),
                    pads,
                });
            };
            // A game of a campaign that is over makes room for the next one at once: what it came
            // to is told by its events.
            let scored: Vec<ScorePad> = play
                .events_of(n)
                .into_iter()
                .filter_map(|event| match event {
                    Event::Scored { pad, .. } => Some(pad),
                    _ => None,
                })
                .collect();
            if !scored.is_empty() {
                point(before, before.round, scored);
                games.push(*before);
            } else if game.point(before, after).is_some() {
                point(after, before.round, pads(after));
            } else if before.round == 0 && after.round == 1 && after.part == 0 {
                point(after, 0, pads(after));
            }
        }
        Course { points, games }
    }

    /// What each game of a campaign came to.
    pub(super) fn totals(&self, board: &Board) -> Vec<i16> {
        let last = self.points.last();
        let last = last
            .and_then(|point| point.pads.first())
            .map(ScorePad::total);
        let before = &board.totals[..usize::from(board.part)];
        before.iter().copied().chain(last).collect()
    }

    /// The sum of a player at each moment, or one of the categories behind it.
    pub(super) fn values(&self, seat: Seat, series: usize) -> Vec<i32> {
        let value = |point: &Point| {
            let pad = &point.pads[seat.index()];
            i32::from(match series {
                0 => point.before + pad.total(),
                _ => pad.categories()[series - 1],
            })
        };
        self.points.iter().map(value).collect()
    }

    /// The places along the plots: rounds, in the bands of a campaign's games.
    pub(super) fn ticks(&self, desk: Desk, game: &Kanal) -> Vec<Tick> {
        let tick = |point: &Point| {
            let round = desk.tr("end-round-of", &[("round", Arg::from(point.round))]);
            let part = desk.tr("end-game-of", &[("game", Arg::from(point.part + 1))]);
            let is_start = point.round == 0;
            let (label, band) = match game.is_campaign() {
                _ if is_start => (desk.t("end-start"), None),
                true => (format!("{part}, {round}"), Some(part)),
                false => (round, Some(point.round.to_string())),
            };
            Tick {
                label: capital(&label),
                band,
                sign: None,
                entry: point.entry,
            }
        };
        self.points.iter().map(tick).collect()
    }
}
