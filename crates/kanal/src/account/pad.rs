//! What everybody has in the end, and now (07, 08).

use table::account::{Line, Value};
use table::{Message, Seat};

use super::{Clerk, prestige};
use crate::game::Kanal;
use crate::scoring::ScorePad;

impl Clerk<'_> {
    /// The scoring pad of a player (07).
    pub(super) fn score(&mut self, seat: Seat, pad: ScorePad) {
        let rows = self.rows;
        for (row, points) in (rows.pad..).zip(pad.categories()) {
            let line = Line::value(Value::Moved(prestige(points)));
            self.write(row, Some(seat), line);
        }
        let sum = pad.total();
        let here = self.sum_line(seat, sum);
        if !self.game.campaign {
            let line = match self.game.players {
                1 => Line {
                    words: Some(self.game.verdict_message(sum)),
                    ..here
                },
                _ => here,
            };
            self.write(rows.total, Some(seat), line);
            return;
        }
        let result = Line::value(Value::Result(prestige(sum)));
        self.write(rows.pad + 7, Some(seat), result);
        let part = usize::from(self.before.part);
        let games = self.before.totals[..part].iter().copied().chain([sum]);
        let games: Vec<i16> = games.collect();
        for (game, total) in (1_u8..).zip(&games) {
            let line = Line::words(Message::new("kanal-account-of-game").with("game", game));
            let total = Value::Moved(prestige(*total));
            self.write(rows.games, Some(seat), line.with(total));
        }
        let total: i16 = games.iter().sum();
        let mut line = Line::value(Value::Total {
            purse: prestige(total),
            change: prestige(sum),
        });
        if !self.game.has_next_game(self.before) {
            line.words = Some(self.game.verdict_message(total));
        }
        self.write(rows.total, Some(seat), line);
    }

    /// The prestige of a player, and how it changed since the end of the last round.
    pub(super) fn sum_line(&self, seat: Seat, sum: i16) -> Line {
        let then = self.game.score_pad(self.since, seat).total();
        Line::value(Value::Total {
            purse: prestige(sum),
            change: prestige(sum - then),
        })
    }
}

impl Kanal {
    /// The verdict on a total (08).
    fn verdict_message(&self, total: i16) -> Message {
        let verdict = self.verdict(total);
        let id = match verdict.campaign {
            true => "kanal-verdict-campaign",
            false => "kanal-verdict-solo",
        };
        Message::new(id).with("band", verdict.band)
    }
}
