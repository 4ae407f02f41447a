//! What only authors of bots ask for: positions kept by name, standings, judgements, whole turns.

use std::collections::BTreeMap;

#[cfg(feature = "json")]
use bots::BotSpec;
use games::AnyPlay;
#[cfg(feature = "json")]
use table::Seat;
use table::excerpt;

use crate::fault::{Code, Fault};

/// The name of the position in which a program at a table has the turn.
pub(crate) const TABLE: &str = "table";

/// How many positions are kept.
const MOST_SAVED: usize = 1000;

/// Positions by their names.
#[derive(Clone, Default)]
pub(crate) struct Saved(BTreeMap<String, AnyPlay>);

impl Saved {
    /// Keeps a position, in place of another one of this name.
    pub(crate) fn keep(&mut self, name: &str, play: AnyPlay) -> Result<(), Fault> {
        if name == TABLE {
            let error = format!("'{TABLE}' is the game that is played; take another name");
            return Err(Fault::new(Code::Nothing, error));
        }
        if self.0.len() >= MOST_SAVED && !self.0.contains_key(name) {
            let error = format!("{MOST_SAVED} positions are kept; 'drop' one first");
            return Err(Fault::new(Code::Unavailable, error));
        }
        self.0.insert(name.to_owned(), play);
        Ok(())
    }

    pub(crate) fn get(&self, name: &str) -> Result<&AnyPlay, Fault> {
        self.0.get(name).ok_or_else(|| unknown(name))
    }

    pub(crate) fn drop(&mut self, name: &str) -> Result<(), Fault> {
        match self.0.remove(name) {
            Some(_) => Ok(()),
            None => Err(unknown(name)),
        }
    }

    /// A line for each of them.
    pub(crate) fn names(&self) -> Vec<String> {
        let line = |(name, play): (&String, &AnyPlay)| format!("saved {name} {}", play.digest());
        self.0.iter().map(line).collect()
    }
}

fn unknown(name: &str) -> Fault {
    let error = format!(
        "nothing is saved as '{}'; 'saved' lists what is",
        excerpt(name)
    );
    Fault::new(Code::Nothing, error)
}

/// What each seat has now: the values of the plots.
#[cfg(feature = "json")]
pub(crate) fn scores(play: &AnyPlay) -> Vec<String> {
    let now = play.entries().len();
    let line = |seat: Seat| {
        let values = play.values_after(now, seat);
        let named = play.series().iter().zip(values);
        let named = named.map(|(series, value)| format!(" {} {value}", series.id));
        format!("scores {seat}{}", named.collect::<String>())
    };
    Seat::all(play.setup().players).map(line).collect()
}

/// How good the position is for each seat in the eyes of a bot.
#[cfg(feature = "json")]
pub(crate) fn eval(play: &AnyPlay, bot: Option<BotSpec>) -> Result<Vec<String>, Fault> {
    let game = play.setup().game;
    let bot = bot.unwrap_or_else(|| BotSpec {
        name: bots::strongest(game),
        budget: None,
    });
    bot.check_for(game)
        .map_err(|error| Fault::new(Code::Bot, error.to_string()))?;
    let line = |seat: Seat| {
        let value = bots::judged(play, &bot, seat)?;
        Some(format!("eval {seat} {value}"))
    };
    let lines: Option<Vec<String>> = Seat::all(play.setup().players).map(line).collect();
    lines.ok_or_else(|| {
        let error = format!("{bot} does not judge positions; try 'eval greedy'");
        Fault::new(Code::Bot, error)
    })
}

/// Whole turns of the asked seat, those that end on the same board once.
#[cfg(feature = "json")]
pub(crate) fn turns(play: &AnyPlay, most: usize) -> Vec<String> {
    let (turns, is_all) = play.whole_turns(most);
    let mut lines: Vec<String> = turns
        .iter()
        .map(|turn| format!("turn {}", turn.join("; ")))
        .collect();
    let rest = if is_all { "all" } else { "more" };
    lines.push(format!("turns {} {rest}", turns.len()));
    lines
}
