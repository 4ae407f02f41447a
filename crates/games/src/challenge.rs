//! A challenge: the same game for everybody, named by a day or by a month.
//!
//! Its seed is made of the date, the option that the player chooses and the hash of the numbers and
//! cards, so that everybody can deal it and nobody has to hand it out. No clock is kept here: whoever
//! asks says which day it is.

use std::fmt;
use std::str::FromStr;

use table::{ChallengeSetup, GameInfo, Header, Seed, TAKEN_BACK_BEHIND_A_REVEAL, excerpt};

use crate::catalogue::info;
use crate::error::Error;
use crate::play::AnyPlay;
use crate::rules::AnyGame;

/// What marks a challenge that is begun when its time is over.
const LATE: &str = "late";

/// Everything that can be said of how a challenge was played.
const MARKS: [&str; 3] = [LATE, Challenge::AGAIN, TAKEN_BACK_BEHIND_A_REVEAL];

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    /// The day in Greenwich, so many seconds after the first moment of 1970.
    pub fn at(seconds: u64) -> Day {
        let mut days = seconds / 86_400;
        let mut day = Day {
            year: 1970,
            month: 1,
            day: 1,
        };
        loop {
            let length = u64::from(days_in_year(day.year));
            if days < length || day.year == u16::MAX {
                break;
            }
            days -= length;
            day.year += 1;
        }
        while days >= u64::from(days_in(day.year, day.month)) && day.month < 12 {
            days -= u64::from(days_in(day.year, day.month));
            day.month += 1;
        }
        day.day += days.min(30) as u8;
        day
    }
}

impl Day {
    /// The challenge of its month and its own.
    pub fn challenges(self) -> [Challenge; 2] {
        let Day { year, month, day } = self;
        [None, Some(day)].map(|day| Challenge { year, month, day })
    }

    /// How many days of its month come behind it.
    pub fn left_in_month(self) -> u8 {
        days_in(self.year, self.month) - self.day
    }
}

impl fmt::Display for Day {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn days_in_year(year: u16) -> u16 {
    if is_leap(year) { 366 } else { 365 }
}

const fn days_in(year: u16, month: u8) -> u8 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The challenge of a month, or of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Challenge {
    year: u16,
    month: u8,
    day: Option<u8>,
}

impl FromStr for Challenge {
    type Err = Error;

    fn from_str(text: &str) -> Result<Challenge, Error> {
        let wrong = || Error::NoChallenge(excerpt(text));
        let mut parts = text.split('-');
        let mut number = |digits: usize| match parts.next() {
            None => Ok(None),
            Some(part)
                if part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit()) =>
            {
                part.parse::<u16>().map(Some).map_err(|_| wrong())
            }
            Some(_) => Err(wrong()),
        };
        let (year, month, day) = (number(4)?, number(2)?, number(2)?);
        let (Some(year), Some(month), None) = (year, month, parts.next()) else {
            return Err(wrong());
        };
        let month = month as u8;
        let day = day.map(|day| day as u8);
        let is_month = year >= 1970 && (1..=12).contains(&month);
        let is_day = day.is_none_or(|day| (1..=days_in(year, month)).contains(&day));
        match is_month && is_day {
            true => Ok(Challenge { year, month, day }),
            false => Err(wrong()),
        }
    }
}

impl fmt::Display for Challenge {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:04}-{:02}", self.year, self.month)?;
        match self.day {
            Some(day) => write!(out, "-{day:02}"),
            None => Ok(()),
        }
    }
}

impl Challenge {
    /// What marks a challenge that whoever plays it has begun before.
    pub const AGAIN: &str = "again";

    /// The first day on which it can be played.
    fn begins(self) -> Day {
        Day {
            year: self.year,
            month: self.month,
            day: self.day.unwrap_or(1),
        }
    }

    /// The last day on which it is not late.
    fn ends(self) -> Day {
        let last = days_in(self.year, self.month);
        Day {
            day: self.day.unwrap_or(last),
            ..self.begins()
        }
    }

    /// Deals it as it is today; of the options only the one that a player chooses is free. It is
    /// marked where its time is over.
    pub fn deal(
        self,
        game: &str,
        players: Option<u8>,
        options: &[(String, String)],
        today: Day,
    ) -> Result<AnyPlay, Error> {
        self.check_day(today)?;
        let game = self.game(game, players, options)?;
        let mut play = game.clone().deal(self.seed(&game)?);
        play.set_challenge(&self.to_string());
        if self.ends() < today {
            play.mark_challenge(LATE);
        }
        Ok(play)
    }

    /// Makes sure that it is not still to come.
    pub(crate) fn check_day(self, today: Day) -> Result<(), Error> {
        match today < self.begins() {
            false => Ok(()),
            true => Err(Error::ChallengeToCome {
                date: self.to_string(),
                today: today.to_string(),
            }),
        }
    }

    /// The game that everybody plays; what is set otherwise is refused.
    fn game(
        self,
        game: &str,
        players: Option<u8>,
        options: &[(String, String)],
    ) -> Result<AnyGame, Error> {
        let info = info(game)?;
        let setup = setup_of(info)?;
        check_players(&setup, players.unwrap_or(setup.players))?;
        let fixed = setup.options.iter();
        let fixed = fixed.map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let mut all: Vec<(String, String)> = fixed.collect();
        let is_free =
            |(name, _): &&(String, String)| setup.options.iter().all(|(fixed, _)| fixed != name);
        all.extend(options.iter().filter(is_free).cloned());
        for (name, value) in options {
            check_option(info, &setup, name, value)?;
        }
        AnyGame::new(game, setup.players, &all, &[])
    }

    /// What it is dealt from.
    fn seed(self, game: &AnyGame) -> Result<Seed, Error> {
        let set_up = game.setup();
        let choice = setup_of(info(set_up.game)?)?.choice;
        let chosen = set_up.options.iter().find(|(name, _)| *name == choice);
        let chosen = chosen.map_or("", |(_, value)| value);
        let data = set_up.data;
        Ok(Seed::new(&format!("challenge {self} {chosen} {data}")))
    }
}

fn setup_of(info: &'static GameInfo) -> Result<ChallengeSetup, Error> {
    info.challenge.ok_or(Error::WithoutChallenges(info.id))
}

fn check_players(setup: &ChallengeSetup, players: u8) -> Result<(), Error> {
    match players == setup.players {
        true => Ok(()),
        false => Err(Error::ChallengeSetUp {
            option: "players",
            due: setup.players.to_string(),
            found: players.to_string(),
        }),
    }
}

/// Holds an option to how challenges are set up; what the catalogue does not know it says itself.
fn check_option(
    info: &'static GameInfo,
    setup: &ChallengeSetup,
    name: &str,
    value: &str,
) -> Result<(), Error> {
    let Some(option) = info.options.iter().find(|option| option.name == name) else {
        return Ok(());
    };
    let refuse = |due: String| {
        Err(Error::ChallengeSetUp {
            option: option.name,
            due,
            found: excerpt(value),
        })
    };
    if let Some((_, due)) = setup.options.iter().find(|(fixed, _)| *fixed == name)
        && *due != value
    {
        return refuse((*due).to_owned());
    }
    match option.own_file {
        Some((own, _)) if own == value => {
            refuse(option.shared_values().collect::<Vec<_>>().join("|"))
        }
        _ => Ok(()),
    }
}

/// The challenge that a record claims, and the words behind its date.
pub(crate) fn read(claimed: &str) -> Result<(Challenge, Vec<&str>), Error> {
    let mut words = claimed.split(' ');
    let date = words.next().unwrap_or_default();
    Ok((date.parse()?, words.collect()))
}

/// The seed of the challenge that a record claims, once its set-up and its seed have been held
/// against it.
pub(crate) fn seed_of_record(
    game: &AnyGame,
    claimed: &str,
    header: &Header,
    has_own_numbers: bool,
) -> Result<Seed, Error> {
    let (challenge, marks) = read(claimed)?;
    for (at, mark) in marks.iter().enumerate() {
        if !MARKS.contains(mark) || marks[..at].contains(mark) {
            return Err(Error::ChallengeMark(excerpt(mark)));
        }
    }
    let info = info(game.setup().game)?;
    let setup = setup_of(info)?;
    check_players(&setup, header.players)?;
    if has_own_numbers {
        return Err(Error::ChallengeOwnNumbers);
    }
    let options = game.setup().options;
    for (name, value) in &options {
        check_option(info, &setup, name, value)?;
    }
    let seed = challenge.seed(game)?;
    let is_other = |stated: &String| stated != seed.as_str();
    if header.seed.as_ref().is_some_and(is_other) {
        let date = challenge.to_string();
        return Err(Error::OtherChallenge { date });
    }
    Ok(seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_is_a_month_or_a_day_of_the_calendar() {
        for text in [
            "2026-11",
            "2026-11-15",
            "2024-02-29",
            "2000-02-29",
            "1970-01",
        ] {
            let challenge: Challenge = text.parse().expect("it is in the calendar");
            assert_eq!(challenge.to_string(), text);
        }
        for text in [
            "",
            "2026",
            "2026-13",
            "2026-00",
            "2026-1",
            "2026-11-31",
            "2025-02-29",
            "1900-02-29",
            "2026-11-00",
            "2026-11-15-1",
            "2026-11-",
            "-2026-11",
            "26-11",
            "+026-11",
            "today",
            "1969-12",
        ] {
            assert!(text.parse::<Challenge>().is_err(), "{text}");
        }
    }

    #[test]
    fn seconds_become_a_day() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (86_399, "1970-01-01"),
            (86_400, "1970-01-02"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_767_225_599, "2025-12-31"),
            (1_767_225_600, "2026-01-01"),
            (1_794_787_200, "2026-11-16"),
        ] {
            assert_eq!(Day::at(seconds).to_string(), day);
        }
        let [month, day] = Day::at(1_794_787_200).challenges();
        assert_eq!(month.to_string(), "2026-11");
        assert_eq!(day.to_string(), "2026-11-16");
        assert_eq!(Day::at(1_794_787_200).left_in_month(), 14);
        // Whatever a clock says, it is a day.
        assert_eq!(Day::at(u64::MAX).year, u16::MAX);
    }

    #[test]
    fn a_challenge_has_its_time() {
        let day = |text: &str| text.parse::<Challenge>().expect("it is a day").begins();
        let month: Challenge = "2026-02".parse().expect("it is a month");
        assert_eq!(
            (month.begins(), month.ends()),
            (day("2026-02-01"), day("2026-02-28"))
        );
        let one: Challenge = "2026-02-03".parse().expect("it is a day");
        assert_eq!(
            (one.begins(), one.ends()),
            (day("2026-02-03"), day("2026-02-03"))
        );
    }
}
