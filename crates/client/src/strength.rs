//! How strong somebody plays against the bots of a game, estimated from results that the browser keeps.
//!
//! The list is a text, one line for each finished game with one person and bots: the saved game, the
//! game, the number of players, and for each bot its name and whether the person finished ahead.
//! Levels have points as in Elo's system, each game and number of players its own (`bots::rating_of`);
//! what is estimated is where among them somebody stands.

use bots::BotSpec;
use table::{Seat, Turn};

use crate::session::{Player, Session};

/// How many results are kept; the oldest go first.
const MOST: usize = 500;

/// How many of the last games count.
const COUNTED: usize = 20;

/// How many games it takes before anything is said.
const ENOUGH: usize = 3;

/// How far a level that was not measured stands below the next stronger one, in points of Elo's system.
const APART: i32 = 150;

/// With so many points less one finishes ahead so often, in hundredths, in steps of 50 points.
const BEHIND: [i32; 17] = [50, 43, 36, 30, 24, 19, 15, 12, 9, 7, 5, 4, 3, 2, 2, 1, 1];

/// How a person did against one bot, in halves: 2 is ahead, 1 is level.
type Met = (String, u8);

/// A finished game of one person against bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    id: String,
    game: String,
    players: u8,
    met: Vec<Met>,
}

impl Match {
    /// The match of a finished game; `None` where not exactly one person played against bots.
    pub fn of(session: &Session, id: &str) -> Option<Match> {
        let play = session.play();
        if play.turn() != Turn::Over {
            return None;
        }
        let outcome = play.outcome()?;
        let seats = || Seat::all(outcome.players).zip(session.players());
        let mut people = seats().filter(|(_, player)| **player == Player::Person);
        let (person, None) = (people.next()?.0, people.next()) else {
            return None;
        };
        // Who has lost by rule is behind everybody; who has won is ahead of everybody else.
        let rank = |seat: Seat| {
            (
                !outcome.lost.contains(seat),
                outcome.winners.contains(seat),
                outcome.score(seat),
            )
        };
        let met: Vec<Met> = seats()
            .filter_map(|(seat, player)| match player {
                Player::Person => None,
                Player::Bot(bot) => {
                    let halves = match rank(person).cmp(&rank(seat)) {
                        std::cmp::Ordering::Greater => 2,
                        std::cmp::Ordering::Equal => 1,
                        std::cmp::Ordering::Less => 0,
                    };
                    Some((bot.to_string(), halves))
                }
            })
            .collect();
        let setup = play.setup();
        (!met.is_empty()).then(|| Match {
            id: id.to_owned(),
            game: setup.game.to_owned(),
            players: setup.players,
            met,
        })
    }

    fn line(&self) -> String {
        let met = self
            .met
            .iter()
            .map(|(bot, halves)| format!("\t{bot}={halves}"));
        let met: String = met.collect();
        format!("{}\t{}\t{}{met}", self.id, self.game, self.players)
    }

    fn read(line: &str) -> Option<Match> {
        let mut words = line.split('\t');
        let (id, game, players) = (words.next()?, words.next()?, words.next()?);
        let met = words.filter_map(|word| {
            let (bot, halves) = word.split_once('=')?;
            let halves = halves.parse().ok().filter(|halves| *halves <= 2)?;
            Some((bot.to_owned(), halves))
        });
        Some(Match {
            id: id.to_owned(),
            game: game.to_owned(),
            players: players.parse().ok()?,
            met: met.collect(),
        })
    }
}

/// The list with one more match; one that is in it stays as it is.
pub fn with_match(list: &str, played: &Match) -> String {
    let known = format!("{}\t", played.id);
    if list.lines().any(|line| line.starts_with(&known)) {
        return list.to_owned();
    }
    let line = played.line();
    let mut lines: Vec<&str> = list.lines().filter(|line| !line.is_empty()).collect();
    lines.push(&line);
    let oldest = lines.len().saturating_sub(MOST);
    lines[oldest..].join("\n")
}

/// The level that would be an even match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvenMatch {
    /// Which of the levels, as it is written.
    pub level: String,
    /// From how many games that was estimated.
    pub games: usize,
}

/// How often one finishes ahead with so many points more, in hundredths.
fn expected(more: i32) -> i32 {
    let step = (more.unsigned_abs() / 50) as usize;
    let behind = BEHIND[step.min(BEHIND.len() - 1)];
    if more < 0 { behind } else { 100 - behind }
}

/// The points of each level, the weakest first. One that was not measured stands a fixed step below the
/// next stronger one; where nothing was measured, all do.
fn points(game: &str, players: u8, levels: &[String]) -> Vec<i32> {
    let measured = |level: &String| {
        let bot: BotSpec = level.parse().ok()?;
        bots::rating_of(game, players, &bot)
    };
    let measured: Vec<Option<i32>> = levels.iter().map(measured).collect();
    // Those above the strongest one that was measured stand above it.
    let strongest = measured.iter().rposition(Option::is_some);
    let above = strongest.map_or(0, |place| levels.len() - 1 - place) as i32;
    let known = strongest.and_then(|place| measured[place]).unwrap_or(0);
    let mut next = known + (above + 1) * APART;
    let mut points: Vec<i32> = measured
        .iter()
        .rev()
        .map(|measured| {
            next = measured.unwrap_or(next - APART);
            next
        })
        .collect();
    points.reverse();
    points
}

/// Which of the levels, the weakest first, would be an even match in a game of so many for whoever has
/// these results; `None` as long as there are too few against them with as many players: how far levels
/// stand apart is another matter with each number of them.
pub fn even_match(list: &str, game: &str, players: u8, levels: &[String]) -> Option<EvenMatch> {
    let place_of = |bot: &str| levels.iter().position(|level| level == bot);
    let is_counted = |played: &Match| {
        let mut met = played.met.iter();
        let is_alike = played.game == game && played.players == players;
        is_alike && met.any(|(bot, _)| place_of(bot).is_some())
    };
    let all: Vec<Match> = list.lines().filter_map(Match::read).collect();
    let counted: Vec<&Match> = all.iter().filter(|played| is_counted(played)).collect();
    let counted = &counted[counted.len().saturating_sub(COUNTED)..];
    if counted.len() < ENOUGH {
        return None;
    }
    let points = points(game, players, levels);
    let rated = |place: usize| points[place];
    // One begins where the first opponents stand, and moves less with every game.
    let mut rating = None;
    for (number, played) in counted.iter().enumerate() {
        let met: Vec<(i32, i32)> = played
            .met
            .iter()
            .filter_map(|(bot, halves)| Some((rated(place_of(bot)?), i32::from(*halves) * 50)))
            .collect();
        let count = met.len() as i32;
        let before = rating.unwrap_or_else(|| met.iter().map(|(at, _)| at).sum::<i32>() / count);
        let surprise: i32 = met
            .iter()
            .map(|(at, result)| result - expected(before - at))
            .sum();
        let most = 240 / (1 + number as i32 / 3) + 40;
        rating = Some(before + surprise * most / (100 * count));
    }
    let rating = rating?;
    let nearest = (0..levels.len()).min_by_key(|place| (rated(*place) - rating).abs())?;
    Some(EvenMatch {
        level: levels[nearest].clone(),
        games: counted.len(),
    })
}
