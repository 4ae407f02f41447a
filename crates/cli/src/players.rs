//! Who sits at the tables of `sim` and `ladder`: bots of the house, and programs from outside.

mod program;

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use bots::{BotSpec, SpecError, think_through};
use games::{AnyGame, AnyPlay};
use table::{Rng, Seed, Turn};

pub(crate) use program::Program;

use crate::context::Context;
use crate::failure::Failure;

/// What marks a program whose command could be taken for a bot.
const COMMAND: &str = "cmd:";

/// A player as it is named on the command line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum PlayerSpec {
    /// A bot of the house.
    Bot(BotSpec),
    /// A program with its arguments.
    Program(String),
}

impl FromStr for PlayerSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<PlayerSpec, SpecError> {
        let text = text.trim();
        match text.strip_prefix(COMMAND) {
            Some(command) => Ok(PlayerSpec::Program(command.trim().to_owned())),
            None if text.contains([' ', '/', '\\']) => Ok(PlayerSpec::Program(text.to_owned())),
            None => text.parse().map(PlayerSpec::Bot),
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Bot(bot) => bot.fmt(out),
            PlayerSpec::Program(command) if command.contains([' ', '/', '\\']) => {
                out.write_str(command)
            }
            PlayerSpec::Program(command) => write!(out, "{COMMAND}{command}"),
        }
    }
}

impl PlayerSpec {
    /// Says what is wrong if this player cannot play the game.
    pub(crate) fn check_for(&self, game: &str) -> Result<(), Failure> {
        match self {
            PlayerSpec::Bot(bot) => {
                let checked = bot.check_for(game);
                checked.map_err(|error| Failure::usage(error.to_string()))
            }
            PlayerSpec::Program(_) => Ok(()),
        }
    }
}

/// A time on the command line: `5s` or `200ms`.
pub(crate) fn clock(text: &str) -> Result<Duration, String> {
    let wrong = || format!("'{text}' is no time; try 5s or 200ms");
    let digits = text.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let number: u32 = digits.parse().map_err(|_| wrong())?;
    match (number, &text[digits.len()..]) {
        (1..=3_600_000, "ms") => Ok(Duration::from_millis(number.into())),
        (1..=3600, "s") => Ok(Duration::from_secs(number.into())),
        _ => Err(wrong()),
    }
}

/// The players of one thread. Programs stay from game to game, one for each seat that they take.
pub(crate) struct Players<'a> {
    context: &'a Context,
    clock: Duration,
    /// Programs that wait for a game, by their command.
    waiting: Vec<Program>,
    begun: Instant,
}

/// What a game came to besides its outcome.
#[derive(Default)]
pub(crate) struct Course {
    /// Choices that were made.
    pub(crate) decisions: u64,
    /// Questions with one answer, which were not asked.
    pub(crate) forced: u64,
    /// Legal choices over all decisions.
    pub(crate) choices: u64,
    /// How many turns each seat had.
    pub(crate) turns: Vec<u32>,
    /// How long each seat thought about them, in microseconds.
    pub(crate) micros: Vec<u64>,
}

/// A player on its seat.
enum Seated<'a> {
    Bot(&'a BotSpec),
    Program(Box<Program>),
}

impl<'a> Players<'a> {
    pub(crate) fn new(context: &'a Context, clock: Duration) -> Players<'a> {
        Players {
            context,
            clock,
            waiting: Vec::new(),
            begun: Instant::now(),
        }
    }

    /// Deals a game and plays it out.
    pub(crate) fn play(
        &mut self,
        game: &AnyGame,
        seats: &[&PlayerSpec],
        seed: &Seed,
    ) -> Result<(AnyPlay, Course), Failure> {
        let mut play = game.clone().deal(seed.clone());
        play.turn_up();
        let luck = crate::ladder::opening::luck(seed, "players");
        let course = self.play_on(&mut play, seats, luck)?;
        Ok((play, course))
    }

    /// Plays a game on to its end; the players think alike for the same luck.
    pub(crate) fn play_on(
        &mut self,
        play: &mut AnyPlay,
        seats: &[&PlayerSpec],
        luck: u64,
    ) -> Result<Course, Failure> {
        let mut seated = Vec::new();
        for (number, player) in (1..).zip(seats) {
            seated.push(match player {
                PlayerSpec::Bot(bot) => Seated::Bot(bot),
                PlayerSpec::Program(command) => {
                    let mut program = self.program(command)?;
                    program.begin(play, number)?;
                    Seated::Program(Box::new(program))
                }
            });
        }
        let mut course = Course {
            turns: vec![0; seats.len()],
            micros: vec![0; seats.len()],
            ..Course::default()
        };
        let mut rng = Rng::new(luck);
        while let Turn::Ask { seat, .. } = play.turn() {
            let begun = Instant::now();
            let seed = rng.next();
            let turn = match &mut seated[seat.index()] {
                Seated::Bot(bot) => {
                    let since = self.begun;
                    let millis = || since.elapsed().as_millis() as u64;
                    think_through(play, bot, seed, &millis)
                }
                Seated::Program(program) => program.turn(play)?,
            };
            course.turns[seat.index()] += 1;
            course.micros[seat.index()] += begun.elapsed().as_micros() as u64;
            for action in turn {
                course.decisions += 1;
                course.choices += play.legal().len() as u64;
                let mut events = play.act(&action).expect("a player's turn is legal");
                events.extend(play.turn_up());
                course.forced += events.iter().filter(|event| event.forced).count() as u64;
            }
        }
        for seated in seated {
            if let Seated::Program(mut program) = seated {
                program.end(play);
                self.waiting.push(*program);
            }
        }
        Ok(course)
    }

    /// A program that waits, or a new one.
    fn program(&mut self, command: &str) -> Result<Program, Failure> {
        let is_it = |program: &Program| program.command() == command;
        match self.waiting.iter().position(is_it) {
            Some(at) => Ok(self.waiting.swap_remove(at)),
            None => Program::start(self.context, command, self.clock),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_a_space_or_a_slash_is_a_program() {
        for text in ["python3 my.py", "./bot", "cmd:bot", "C:\\bot.exe"] {
            let player: PlayerSpec = text.parse().expect("it is a program");
            assert!(matches!(player, PlayerSpec::Program(_)), "{text}");
            assert_eq!(player.to_string(), text);
        }
        let bot: PlayerSpec = "greedy@1s".parse().expect("it is a bot");
        assert!(matches!(bot, PlayerSpec::Bot(_)));
        assert!("clever".parse::<PlayerSpec>().is_err());
    }

    #[test]
    fn a_clock_has_a_unit() {
        assert_eq!(clock("5s"), Ok(Duration::from_secs(5)));
        assert_eq!(clock("200ms"), Ok(Duration::from_millis(200)));
        for text in ["", "5", "s", "0s", "5m", "-1s", "99999s"] {
            assert!(clock(text).is_err(), "{text}");
        }
    }
}
