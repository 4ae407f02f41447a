//! Results of games that somebody played alone, kept apart from the saved games: they stay when a
//! game is deleted.
//!
//! The list is a text, one line a result with words such as `score=112` and tabs between them, the
//! newest last.

use table::{Seat, Turn};

use crate::session::{Player, Session};

/// How many results are kept; the oldest go first.
const MOST: usize = 2000;

/// The result of a game for one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finished {
    /// The saved game it comes from.
    pub id: String,
    /// Which game of the catalogue.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// What it came to.
    pub score: i32,
    /// Whether that is a victory.
    pub won: bool,
    /// How far it got: the id of the message that says so, and the band; nothing where a game has
    /// no bands.
    pub band: Option<(String, u8)>,
    /// What each game of a campaign came to; nothing for a single one.
    pub parts: Vec<i32>,
    /// How it was set up.
    pub options: Vec<(String, String)>,
    /// The short hash of numbers and cards, where some were the owner's.
    pub own: Option<String>,
    /// The challenge that it answers: its date, and words that mark how it was played.
    pub challenge: Option<String>,
}

impl Finished {
    /// The result of a game that one person played alone to its end; `None` for any other game.
    pub fn of(session: &Session, id: &str, at: i64) -> Option<Finished> {
        let play = session.play();
        let alone = session.players() == [Player::Person];
        if !alone || play.turn() != Turn::Over {
            return None;
        }
        let outcome = play.outcome()?;
        let setup = play.setup();
        let seat = Seat::new(0);
        let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        Some(Finished {
            id: id.to_owned(),
            game: setup.game.to_owned(),
            at,
            score: outcome.score(seat),
            won: outcome.winners.contains(seat),
            band: play
                .band()
                .map(|band| (band.message.to_owned(), band.number)),
            parts: play.parts().map(|parts| parts.totals).unwrap_or_default(),
            options: setup.options.into_iter().map(owned).collect(),
            own: (!play.own_files().is_empty()).then(|| setup.data.to_string()),
            challenge: play.challenge().map(str::to_owned),
        })
    }

    /// The value of an option.
    pub fn option(&self, name: &str) -> Option<&str> {
        let mut options = self.options.iter();
        let (_, value) = options.find(|(option, _)| option == name)?;
        Some(value)
    }

    /// The date of the challenge that it answers.
    pub fn date(&self) -> Option<&str> {
        self.challenge.as_ref()?.split(' ').next()
    }

    /// The words that mark how the challenge was played, such as `late`.
    pub fn marks(&self) -> impl Iterator<Item = &str> {
        let words = self.challenge.iter();
        words.flat_map(|challenge| challenge.split(' ').skip(1))
    }

    /// Whether both were played under the same conditions, so that their scores can be compared.
    fn is_like(&self, other: &Finished) -> bool {
        let of = |result: &Finished| {
            let set_up = (result.options.clone(), result.own.clone());
            (result.game.clone(), set_up)
        };
        of(self) == of(other)
    }

    fn line(&self) -> String {
        let mut words = vec![
            format!("id={}", self.id),
            format!("game={}", self.game),
            format!("at={}", self.at),
            format!("score={}", self.score),
        ];
        if self.won {
            words.push("won=1".to_owned());
        }
        if let Some((message, number)) = &self.band {
            words.push(format!("band={number} {message}"));
        }
        words.extend(self.parts.iter().map(|total| format!("part={total}")));
        let options = self.options.iter();
        words.extend(options.map(|(name, value)| format!("option={name} {value}")));
        words.extend(self.own.iter().map(|own| format!("own={own}")));
        let challenge = self.challenge.iter();
        words.extend(challenge.map(|challenge| format!("challenge={challenge}")));
        let plain = words
            .iter()
            .map(|word| word.replace(['\t', '\n', '\r'], " "));
        plain.collect::<Vec<_>>().join("\t")
    }

    /// Reads a line; what it does not understand it leaves out, and a line without game or score is
    /// none.
    fn read(line: &str) -> Option<Finished> {
        let mut finished = Finished::default();
        let mut score = None;
        for (key, value) in line.split('\t').filter_map(|word| word.split_once('=')) {
            match key {
                "id" => finished.id = value.to_owned(),
                "game" => finished.game = value.to_owned(),
                "at" => finished.at = value.parse().unwrap_or_default(),
                "score" => score = value.parse().ok(),
                "won" => finished.won = value == "1",
                "band" => {
                    let words = value.split_once(' ');
                    finished.band = words.and_then(|(number, message)| {
                        Some((message.to_owned(), number.parse().ok()?))
                    });
                }
                "part" => finished.parts.extend(value.parse::<i32>().ok()),
                "option" => {
                    let option = value.split_once(' ');
                    let owned = option.map(|(name, value)| (name.to_owned(), value.to_owned()));
                    finished.options.extend(owned);
                }
                "own" => finished.own = Some(value.to_owned()),
                "challenge" => finished.challenge = Some(value.to_owned()),
                _ => {}
            }
        }
        finished.score = score?;
        (!finished.game.is_empty()).then_some(finished)
    }
}

/// The list with one more result. One of the same game with the same score stays as it is, so that
/// a finished game can be looked at again; one with another score goes.
pub fn with_result(list: &str, finished: &Finished) -> String {
    let same = format!("id={}\t", finished.id);
    let is_known = |line: &str| {
        let score = format!("\tscore={}\t", finished.score);
        line.starts_with(&same) && line.contains(&score)
    };
    if list.lines().any(is_known) {
        return list.to_owned();
    }
    let others = list
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with(&same));
    let mut lines: Vec<&str> = others.collect();
    let line = finished.line();
    lines.push(&line);
    let oldest = lines.len().saturating_sub(MOST);
    lines[oldest..].join("\n")
}

/// All results of a list, the newest first.
pub fn results(list: &str) -> Vec<Finished> {
    let mut all: Vec<Finished> = list.lines().filter_map(Finished::read).collect();
    all.reverse();
    all
}

/// The best of all results under the same conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best<'a> {
    /// The best result; the earlier one of two that are equal.
    pub best: &'a Finished,
    /// How many there are.
    pub count: usize,
}

/// The best results, one for each set-up that was played, those played last first.
pub fn bests(results: &[Finished]) -> Vec<Best<'_>> {
    let mut bests: Vec<Best<'_>> = Vec::new();
    for finished in results {
        match bests.iter_mut().find(|best| best.best.is_like(finished)) {
            Some(best) => {
                best.count += 1;
                if finished.score >= best.best.score {
                    best.best = finished;
                }
            }
            None => bests.push(Best {
                best: finished,
                count: 1,
            }),
        }
    }
    bests
}
