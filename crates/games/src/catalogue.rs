//! Which games there are, and how they are set up.

use std::ops::RangeInclusive;

use arkwright::{Arkwright, Components, Preparation};
use serde::Serialize;
use table::{Game, Play, Seed, Setup, excerpt, without_byte_order_mark};

use crate::error::Error;
use crate::play::AnyPlay;

/// The longest data file; a record carries it, and has to have room for the game.
const MOST_DATA_BYTES: usize = 1 << 18;

/// What the catalogue says of a game.
#[derive(Clone, Debug, Serialize)]
pub struct GameInfo {
    /// Its name on the command line and in records.
    pub id: &'static str,
    /// How many can play.
    #[serde(serialize_with = "as_pair")]
    pub players: RangeInclusive<u8>,
    /// Its options.
    pub options: &'static [OptionInfo],
    /// The name of its data file.
    pub data_file: &'static str,
    /// The component numbers compiled in, with their provenance.
    #[serde(skip)]
    pub data: &'static str,
}

impl GameInfo {
    /// What identifies the set-up with the numbers compiled in and every default.
    pub fn compiled_setup(&self) -> Setup {
        AnyGame::new(self.id, *self.players.start(), &[], None)
            .expect("the catalogue's own player count and data are sound")
            .setup()
    }
}

/// An option of a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionInfo {
    /// Its name, as in `--set name=value`.
    pub name: &'static str,
    /// The values it can have; the first is the default.
    pub values: &'static [&'static str],
}

fn as_pair<S: serde::Serializer>(
    range: &RangeInclusive<u8>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    (range.start(), range.end()).serialize(serializer)
}

/// Every game, in the order in which they are shown.
pub const CATALOGUE: &[GameInfo] = &[GameInfo {
    id: "spinning-jenny",
    players: 2..=4,
    options: &[OptionInfo {
        name: "setup",
        values: &["free", "predetermined"],
    }],
    data_file: "arkwright.toml",
    data: arkwright::COMPILED,
}];

/// What the catalogue says of the game with this name.
pub fn info(id: &str) -> Result<&'static GameInfo, Error> {
    let entry = CATALOGUE.iter().find(|game| game.id == id);
    entry.ok_or_else(|| Error::UnknownGame(excerpt(id)))
}

/// A game of the catalogue with its options and component numbers.
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Spinning Jenny.
    Arkwright(Arkwright),
}

impl AnyGame {
    /// Sets up a game. `data` is the text of a data file that replaces the
    /// component numbers compiled in.
    pub fn new(
        id: &str,
        players: u8,
        options: &[(String, String)],
        data: Option<&str>,
    ) -> Result<AnyGame, Error> {
        let info = info(id)?;
        if !info.players.contains(&players) {
            return Err(Error::Players {
                game: info.id,
                players,
                from: *info.players.start(),
                to: *info.players.end(),
            });
        }
        for (name, value) in options {
            let Some(option) = info.options.iter().find(|option| option.name == name) else {
                return Err(Error::unknown_option(info, name));
            };
            if !option.values.contains(&value.as_str()) {
                return Err(Error::unknown_value(option, value));
            }
            if options.iter().filter(|(other, _)| other == name).count() > 1 {
                return Err(Error::OptionTwice(name.clone()));
            }
        }
        let is = |name: &str, value: &str| {
            options
                .iter()
                .any(|(given, chosen)| given == name && chosen == value)
        };
        let preparation = if is("setup", "predetermined") {
            Preparation::Predetermined
        } else {
            Preparation::Free
        };
        Ok(AnyGame::Arkwright(match data {
            None => Arkwright::spinning_jenny(players, preparation),
            Some(text) if text.len() > MOST_DATA_BYTES => {
                return Err(Error::DataTooLong(text.len()));
            }
            Some(text) => {
                let text = without_byte_order_mark(text);
                let components = Components::parse(text)?;
                Arkwright::with_components(players, preparation, components, text)
            }
        }))
    }

    /// What identifies the set-up.
    pub fn setup(&self) -> Setup {
        match self {
            AnyGame::Arkwright(game) => game.setup(),
        }
    }

    /// Deals a new game.
    pub fn deal(self, seed: Seed) -> AnyPlay {
        match self {
            AnyGame::Arkwright(game) => AnyPlay::Arkwright(Box::new(Play::deal(game, seed))),
        }
    }
}
