//! How a bot is named: `greedy`, `greedy@200ms`, `greedy@5000n`.

use std::fmt;
use std::str::FromStr;

use table::excerpt;
use thiserror::Error;

use crate::catalogue::{
    BASELINES_OF_GAMES, LEVELS_OF_GAMES, NETS_OF_GAMES, RATINGS_OF_GAMES, THINKING,
};

/// The bots there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotName {
    /// Chooses evenly among what is legal.
    Random,
    /// Looks one turn ahead.
    Greedy,
    /// Looks ahead to the end of the round.
    Planner,
    /// Judges by a net and sees little of what it could do.
    Apprentice,
    /// Judges by a net what it could do.
    Journeyman,
    /// Sees more of it.
    Foreman,
    /// Sees most, and looks ahead.
    Master,
    /// Flat Monte Carlo, which others are measured by.
    Flat,
    /// Tree search over small choices, which others are measured by.
    Uct,
    /// Judges its own turn by a linear sum, which others are measured by.
    Linear,
    /// Keeps to two factories and England, as a player's book has it; others are measured by it.
    Specialist,
    /// Keeps to ships and contracts, as a player's book has it; others are measured by it.
    Shipowner,
}

/// What the catalogue says of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotInfo {
    /// Its name.
    pub name: &'static str,
    /// Whether a budget changes its play.
    pub takes_budget: bool,
}

/// Every bot that a page can offer without fetching a net, the weakest first.
pub const BOTS: &[BotInfo] = &[
    BotInfo {
        name: "random",
        takes_budget: false,
    },
    BotInfo {
        name: "greedy",
        takes_budget: true,
    },
    BotInfo {
        name: "planner",
        takes_budget: true,
    },
];

/// The bots that judge by a net, the weakest first.
const LEVELS: [BotInfo; 4] = [
    BotInfo {
        name: "apprentice",
        takes_budget: true,
    },
    BotInfo {
        name: "journeyman",
        takes_budget: true,
    },
    BotInfo {
        name: "foreman",
        takes_budget: true,
    },
    BotInfo {
        name: "master",
        takes_budget: true,
    },
];

/// The bots that others are measured by; no page offers them.
const BASELINES: [BotInfo; 5] = [
    BotInfo {
        name: "flat",
        takes_budget: true,
    },
    BotInfo {
        name: "uct",
        takes_budget: true,
    },
    BotInfo {
        name: "linear",
        takes_budget: true,
    },
    BotInfo {
        name: "specialist",
        takes_budget: true,
    },
    BotInfo {
        name: "shipowner",
        takes_budget: true,
    },
];

/// Every bot there is: those that a page offers, those that judge by a net, and those that others are
/// measured by.
pub fn all_bots() -> impl Iterator<Item = BotInfo> {
    BOTS.iter().chain(&LEVELS).chain(&BASELINES).copied()
}

/// The bots of a game that judge by a net, the weakest first. Where there is no net for the number
/// of players and the component numbers, they play as a bot does that needs none.
pub fn levels_for(game: &str) -> Vec<BotInfo> {
    let line = LEVELS_OF_GAMES.iter().find(|(id, _)| *id == game);
    let levels = line.map_or(&[][..], |(_, levels)| levels);
    levels.iter().map(|level| level.info()).collect()
}

/// How strong a bot is in a game of so many, in points of Elo's system, `greedy` being 0; `None` if it was
/// not measured, as most bots with a budget were not.
pub fn rating_of(game: &str, players: u8, bot: &BotSpec) -> Option<i32> {
    let (_, tables) = RATINGS_OF_GAMES.iter().find(|(id, _)| *id == game)?;
    let (_, ratings) = tables.iter().find(|(number, _)| *number == players)?;
    let rated = ratings.iter().find(|(name, _)| *name == bot.name);
    rated.filter(|_| bot.budget.is_none()).map(|rated| rated.1)
}

/// Whether there is a net for a game with so many players.
pub fn is_net_for(game: &str, players: u8) -> bool {
    let line = NETS_OF_GAMES.iter().find(|(id, _)| *id == game);
    line.is_some_and(|(_, nets)| nets.contains(&players))
}

/// The bots of a game, the weakest first; chance plays every game.
pub fn bots_for(game: &str) -> Vec<BotInfo> {
    let chance = std::iter::once(BotName::Random);
    chance.chain(thinking(game)).map(BotName::info).collect()
}

/// The bots of a game that others are measured by.
pub fn baselines_for(game: &str) -> Vec<BotInfo> {
    let line = BASELINES_OF_GAMES.iter().find(|(id, _)| *id == game);
    let baselines = line.map_or(&[][..], |(_, baselines)| baselines);
    baselines.iter().map(|bot| bot.info()).collect()
}

/// The bot of a game that plays best without a net; chance where none thinks.
pub fn strongest(game: &str) -> BotName {
    thinking(game).last().unwrap_or(BotName::Random)
}

/// The bot that people are advised by: the strongest one that there is for so many players. Where the
/// component numbers are an owner's there is no net for them.
pub fn adviser_for(game: &str, players: u8, has_own_numbers: bool) -> BotName {
    strongest_where(game, !has_own_numbers && is_net_for(game, players))
}

/// The strongest bot of a game, with a net or without one.
pub(crate) fn strongest_where(game: &str, has_net: bool) -> BotName {
    let levels = LEVELS_OF_GAMES.iter().find(|(id, _)| *id == game);
    let strongest_level = levels.and_then(|(_, levels)| levels.last().copied());
    strongest_level
        .filter(|_| has_net)
        .unwrap_or_else(|| strongest(game))
}

fn thinking(game: &str) -> impl Iterator<Item = BotName> {
    let line = THINKING.iter().find(|(id, _)| *id == game);
    line.map_or(&[][..], |(_, bots)| bots).iter().copied()
}

/// How much a bot may think about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// This many positions: the same turn on every machine.
    Nodes(u32),
    /// This many milliseconds.
    Millis(u32),
}

/// A bot with its budget for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotSpec {
    /// Which bot.
    pub name: BotName,
    /// Its budget; without one it thinks until it is done.
    pub budget: Option<Budget>,
}

/// Why a text names no bot.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpecError {
    /// No bot has this name.
    #[error("there is no bot '{0}'; try {names}", names = names())]
    Name(String),
    /// The bot has no use for a budget.
    #[error("{0} does not think, so it takes no budget; leave out '@{1}'")]
    NoBudget(&'static str, String),
    /// The game does not have this bot.
    #[error("{game} has no bot '{bot}'; try {known}")]
    NotOfGame {
        /// The game.
        game: String,
        /// The bot that was asked for.
        bot: &'static str,
        /// The bots there are.
        known: String,
    },
    /// The budget is none.
    #[error("'{0}' is no budget; try 1s, 200ms or 5000n")]
    Budget(String),
}

fn names() -> String {
    let names: Vec<&str> = all_bots().map(|bot| bot.name).collect();
    names.join(", ")
}

impl BotName {
    /// Whether it judges by a net.
    pub const fn has_net(self) -> bool {
        matches!(
            self,
            BotName::Apprentice | BotName::Journeyman | BotName::Foreman | BotName::Master
        )
    }

    /// What the catalogue says of it.
    pub const fn info(self) -> BotInfo {
        let place = self as usize;
        match self {
            BotName::Random | BotName::Greedy | BotName::Planner => BOTS[place],
            _ if self.has_net() => LEVELS[place - BotName::Apprentice as usize],
            _ => BASELINES[place - BotName::Flat as usize],
        }
    }
}

impl FromStr for Budget {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Budget, SpecError> {
        let wrong = || SpecError::Budget(excerpt(text));
        let digits = text.trim_end_matches(|letter: char| !letter.is_ascii_digit());
        let number: u32 = digits.parse().map_err(|_| wrong())?;
        match (&text[digits.len()..], number) {
            (_, 0) => Err(wrong()),
            ("n", nodes) => Ok(Budget::Nodes(nodes)),
            ("ms", millis @ ..=3_600_000) => Ok(Budget::Millis(millis)),
            ("s", seconds @ ..=3600) => Ok(Budget::Millis(seconds * 1000)),
            _ => Err(wrong()),
        }
    }
}

impl BotSpec {
    /// Says which bots there are if this one does not play the game.
    pub fn check_for(&self, game: &str) -> Result<(), SpecError> {
        let levels = levels_for(game);
        let known = bots_for(game).into_iter().chain(levels);
        let known = known.chain(baselines_for(game));
        let known: Vec<&str> = known.map(|bot| bot.name).collect();
        let bot = self.name.info().name;
        if known.contains(&bot) {
            return Ok(());
        }
        Err(SpecError::NotOfGame {
            game: game.to_owned(),
            bot,
            known: known.join(", "),
        })
    }
}

impl FromStr for BotSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<BotSpec, SpecError> {
        let (name, budget) = match text.split_once('@') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let name = match name {
            "random" => BotName::Random,
            "greedy" => BotName::Greedy,
            "planner" => BotName::Planner,
            "apprentice" => BotName::Apprentice,
            "journeyman" => BotName::Journeyman,
            "foreman" => BotName::Foreman,
            "master" => BotName::Master,
            "flat" => BotName::Flat,
            "uct" => BotName::Uct,
            "linear" => BotName::Linear,
            "specialist" => BotName::Specialist,
            "shipowner" => BotName::Shipowner,
            _ => return Err(SpecError::Name(excerpt(name))),
        };
        match budget {
            Some(budget) if !name.info().takes_budget => {
                Err(SpecError::NoBudget(name.info().name, excerpt(budget)))
            }
            Some(budget) => Ok(BotSpec {
                name,
                budget: Some(budget.parse()?),
            }),
            None => Ok(BotSpec { name, budget: None }),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name.info().name)?;
        match self.budget {
            None => Ok(()),
            Some(Budget::Nodes(nodes)) => write!(out, "@{nodes}n"),
            Some(Budget::Millis(millis)) if millis % 1000 == 0 => {
                write!(out, "@{}s", millis / 1000)
            }
            Some(Budget::Millis(millis)) => write!(out, "@{millis}ms"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_written_as_it_is_read() {
        for text in [
            "random",
            "greedy",
            "greedy@1s",
            "greedy@200ms",
            "greedy@5000n",
            "planner@1s",
            "apprentice",
            "journeyman@100ms",
            "foreman",
            "master@5000n",
            "flat@100ms",
            "uct",
        ] {
            assert_eq!(
                text.parse::<BotSpec>().map(|bot| bot.to_string()),
                Ok(text.to_owned())
            );
        }
    }

    #[test]
    fn what_names_no_bot_is_refused_with_what_to_try() {
        let wrong = |text: &str| text.parse::<BotSpec>().expect_err(text).to_string();
        assert_eq!(
            wrong("clever"),
            "there is no bot 'clever'; try random, greedy, planner, apprentice, journeyman, foreman, master, flat, uct, linear, specialist, shipowner"
        );
        assert!(wrong("random@1s").contains("takes no budget"));
        for text in [
            "greedy@",
            "greedy@0n",
            "greedy@5",
            "greedy@n",
            "greedy@9999999s",
            "greedy@1é",
        ] {
            assert!(wrong(text).contains("is no budget"), "{text}");
        }
    }
}
