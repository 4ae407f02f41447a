//! What every command knows: the language, and where component numbers come from.

use std::hash::{BuildHasher, RandomState};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use bots::NetKind;
use games::{AnyGame, AnyPlay, CATALOGUE, Challenge, Day, Error};
use table::{Arg, DataFile, GameInfo, Message, Record, Say, Seed, without_byte_order_mark};
use texts::{Lang, Texts};

use crate::args::{Everywhere, Options, Table};
use crate::attempts;
use crate::failure::Failure;
use crate::files;

/// The longest text that is read as a record; the record's own limit is lower.
pub(crate) const MOST_BYTES: u64 = 4 << 20;

/// The language, and where component numbers come from.
pub(crate) struct Context {
    pub(crate) lang: Lang,
    data: Option<PathBuf>,
    /// What the nets were trained for that were handed over.
    nets: Vec<NetKind>,
}

impl Context {
    /// The context that the options and the environment ask for.
    pub(crate) fn new(everywhere: &Everywhere) -> Result<Context, Failure> {
        let mut context = Context {
            lang: everywhere.lang.unwrap_or_else(system_lang),
            data: everywhere.data.clone(),
            nets: Vec::new(),
        };
        if let Some(folder) = &context.data {
            context.check_data(folder)?;
        }
        for path in &everywhere.net {
            let net = bots::install_weights(&context.read_bytes(path)?);
            let net = net.map_err(|error| Failure::usage(format!("{}: {error}", shown(path))));
            context.nets.push(net?);
        }
        Ok(context)
    }

    /// Makes sure that a folder of data files is one, so that none is left out by mistake.
    fn check_data(&self, folder: &Path) -> Result<(), Failure> {
        let known = data_files();
        let trouble = if !folder.is_dir() {
            "cli-data-no-folder"
        } else if !known.iter().any(|file| files::is_there(&folder.join(file))) {
            "cli-data-none"
        } else {
            return Ok(());
        };
        let args = [
            ("folder", Arg::Verbatim(folder.display().to_string())),
            ("files", Arg::Verbatim(known.join(", "))),
        ];
        Err(Failure::usage(self.texts().get(trouble, &args)))
    }

    /// The sentences in the reader's language, where it is not known which game they are about.
    pub(crate) fn texts(&self) -> Texts {
        texts_of_all(self.lang)
    }

    /// The sentences in the reader's language with those of a game.
    pub(crate) fn texts_of(&self, info: &GameInfo) -> Texts {
        Texts::of_game(self.lang, info)
    }

    /// The sentences in the reader's language with those of the game that is played.
    pub(crate) fn texts_in(&self, play: &AnyPlay) -> Texts {
        match games::info(play.setup().game) {
            Ok(info) => self.texts_of(info),
            Err(_) => self.texts(),
        }
    }

    /// What the catalogue says of the game with this name.
    pub(crate) fn info(&self, game: &str) -> Result<&'static GameInfo, Failure> {
        games::info(game).map_err(|error| Failure::usage(explain(&error, &self.texts())))
    }

    /// The owner's data files for a game, as far as there are some; they have been checked.
    pub(crate) fn data_of(&self, info: &GameInfo) -> Result<Vec<DataFile>, Failure> {
        let Some(folder) = &self.data else {
            return Ok(Vec::new());
        };
        let mut files = Vec::new();
        for name in info.data_files {
            let path = folder.join(name);
            if !files::is_there(&path) {
                continue;
            }
            files.push(info.own_file(name, &self.read_file(&path)?));
            self.check_files(info, &files, &path)?;
        }
        Ok(files)
    }

    /// Sets up the game that was asked for on the command line.
    pub(crate) fn game(&self, table: &Table) -> Result<AnyGame, Failure> {
        self.game_of(&table.game, table.players, &table.options)
    }

    /// Sets up a game.
    pub(crate) fn game_of(
        &self,
        game: &str,
        players: u8,
        options: &Options,
    ) -> Result<AnyGame, Failure> {
        let info = self.info(game)?;
        let usage = |error: Error| Failure::usage(explain(&error, &self.texts_of(info)));
        let mut set = info.spelled_out(&options.set);
        let mut files = self.data_of(info)?;
        if let Some(path) = &options.deck {
            let (option, value) = self.own_deck(info, &set)?;
            set.retain(|(name, _)| name != option);
            set.push((option.to_owned(), value.to_owned()));
            let deck = self.deck_of(info, path)?;
            files.retain(|file| file.name != deck.as_ref().and_then(|deck| deck.name.clone()));
            files.extend(deck);
        }
        let game = AnyGame::new(game, players, &set, &files).map_err(usage)?;
        self.check_nets(&game)?;
        Ok(game)
    }

    /// Makes sure that one of the nets that were handed over is for this game with its numbers, so that
    /// nobody takes the play of another one for that of his own.
    pub(crate) fn check_nets(&self, game: &AnyGame) -> Result<(), Failure> {
        match engine::net_trouble(&self.nets, game) {
            None => Ok(()),
            Some(trouble) => Err(Failure::usage(read(&trouble, &self.texts()))),
        }
    }

    /// Which nets were handed over.
    pub(crate) fn nets(&self) -> &[NetKind] {
        &self.nets
    }

    /// Deals a challenge as it is today, and remembers that it was begun.
    pub(crate) fn challenge(
        &self,
        date: &str,
        game: &str,
        players: Option<u8>,
        options: &Options,
    ) -> Result<AnyPlay, Failure> {
        let info = self.info(game)?;
        let texts = self.texts_of(info);
        if self.data.is_some() {
            return Err(Failure::usage(texts.get("cli-challenge-data", &[])));
        }
        let dealt = date
            .parse::<Challenge>()
            .and_then(|challenge| challenge.deal(game, players, &options.set, today()));
        let mut play = dealt.map_err(|error| Failure::usage(explain(&error, &texts)))?;
        let record = play.record();
        let seed = record.and_then(|record| record.header.seed);
        if attempts::begin(&format!("{game} {}", seed.unwrap_or_default())) {
            play.mark_challenge(Challenge::AGAIN);
        }
        Ok(play)
    }

    /// The option that stands for a deck of the owner's, and its value, unless another is set.
    fn own_deck(
        &self,
        info: &GameInfo,
        set: &[(String, String)],
    ) -> Result<(&'static str, &'static str), Failure> {
        let texts = self.texts_of(info);
        let Some((option, value, _)) = deck_option(info) else {
            let game = Arg::Verbatim(info.id.to_owned());
            return Err(Failure::usage(texts.get("cli-no-deck", &[("game", game)])));
        };
        let other = set
            .iter()
            .find(|(name, set)| name == option && set != value);
        if let Some((_, other)) = other {
            let shown = |value: &str| Arg::Verbatim(format!("{option}={value}"));
            let args = [("own", shown(value)), ("other", shown(other))];
            return Err(Failure::usage(texts.get("cli-other-deck", &args)));
        }
        Ok((option, value))
    }

    /// The deck in a file, for a game that knows decks of its owner's; it has been checked.
    pub(crate) fn deck_of(
        &self,
        info: &GameInfo,
        path: &Path,
    ) -> Result<Option<DataFile>, Failure> {
        let Some((_, _, name)) = deck_option(info) else {
            return Ok(None);
        };
        let deck = info.own_file(name, &self.read_file(path)?);
        self.check_files(info, std::slice::from_ref(&deck), path)?;
        Ok(Some(deck))
    }

    /// Makes sure that a game can be set up with these files, of which the one at `path` is the last.
    fn check_files(&self, info: &GameInfo, files: &[DataFile], path: &Path) -> Result<(), Failure> {
        let game = AnyGame::new(info.id, *info.players.start(), &[], files);
        game.map(drop).map_err(|error| {
            let reason = explain(&error, &self.texts_of(info));
            Failure::usage(format!("{}: {reason}", path.display()))
        })
    }

    /// Replays the record in a file or on stdin.
    pub(crate) fn replay(&self, path: &Path) -> Result<AnyPlay, Failure> {
        self.replay_text(path, &self.read(path)?)
    }

    /// Replays a record that was read from a file.
    pub(crate) fn replay_bytes(&self, path: &Path, bytes: Vec<u8>) -> Result<AnyPlay, Failure> {
        self.replay_text(path, &as_text(path, bytes)?)
    }

    /// Opens a record, or a board as `show --json` prints it.
    pub(crate) fn position(&self, path: &Path) -> Result<AnyPlay, Failure> {
        let text = self.read(path)?;
        if !text.trim_start().starts_with('{') {
            return self.replay_text(path, &text);
        }
        let game = serde_json::from_str::<serde_json::Value>(&text).ok();
        let game = game.as_ref().and_then(|board| board["game"].as_str());
        let data = self.data_of_record(game)?;
        AnyPlay::from_json(&text, &data, 0).map_err(|error| self.in_file(path, game, &error))
    }

    fn replay_text(&self, path: &Path, text: &str) -> Result<AnyPlay, Failure> {
        let record = text.parse::<Record>();
        let game = record
            .as_ref()
            .ok()
            .map(|record| record.header.game.as_str());
        let data = self.data_of_record(game)?;
        let play = AnyPlay::replay(text, &data);
        let play = play.and_then(|play| play.check_day(today()).map(|()| play));
        play.map_err(|error| self.in_file(path, game, &error))
    }

    /// The owner's data for the game that a record names; an unknown game is the record's trouble.
    fn data_of_record(&self, game: Option<&str>) -> Result<Vec<DataFile>, Failure> {
        match game.map(games::info) {
            Some(Ok(info)) => self.data_of(info),
            _ => Ok(Vec::new()),
        }
    }

    fn read(&self, path: &Path) -> Result<String, Failure> {
        if path != Path::new("-") {
            return self.read_file(path);
        }
        let mut bytes = Vec::new();
        let read = std::io::stdin().take(MOST_BYTES).read_to_end(&mut bytes);
        read.map_err(|error| Failure::reading(&error))?;
        as_text(path, bytes)
    }

    /// The bytes of a file, or as many of them as a record may have.
    pub(crate) fn read_bytes(&self, path: &Path) -> Result<Vec<u8>, Failure> {
        files::read(path, MOST_BYTES).map_err(|error| self.cannot_read(path, &error))
    }

    /// The text of a file.
    pub(crate) fn read_file(&self, path: &Path) -> Result<String, Failure> {
        as_text(path, self.read_bytes(path)?)
    }

    /// A file that cannot be read, or is none.
    pub(crate) fn cannot_read(&self, path: &Path, error: &io::Error) -> Failure {
        let id = match error.kind() {
            io::ErrorKind::IsADirectory => "cli-read-folder",
            files::NO_FILE => "cli-read-device",
            _ => "cli-cannot-read",
        };
        let file = ("file", Arg::Verbatim(path.display().to_string()));
        let error = ("error", Arg::Verbatim(error.to_string()));
        Failure::usage(self.texts().get(id, &[file, error]))
    }

    fn in_file(&self, path: &Path, game: Option<&str>, error: &Error) -> Failure {
        let texts = match game.map(games::info) {
            Some(Ok(info)) => self.texts_of(info),
            _ => self.texts(),
        };
        let reason = explain(error, &texts);
        Failure::illegal(format!("{}: {reason}", shown(path)))
    }
}

/// The day in Greenwich, by the clock of this machine.
fn today() -> Day {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    Day::at(now.map_or(0, |since| since.as_secs()))
}

/// The option that stands for a deck of the owner's: its name, the value, and the file's name.
fn deck_option(info: &GameInfo) -> Option<(&'static str, &'static str, &'static str)> {
    let option = info.options.iter().find(|option| option.name == "deck")?;
    let (value, file) = option.own_file?;
    Some((option.name, value, file))
}

/// The names of all data files that there are.
fn data_files() -> Vec<&'static str> {
    let mut files: Vec<&str> = CATALOGUE
        .iter()
        .flat_map(|info| info.data_files)
        .copied()
        .collect();
    files.sort_unstable();
    files.dedup();
    files
}

/// The sentences that all games share, and behind them those of every game: a file can be wrong before it is
/// known which game it is for, and what is said of it must be a sentence all the same.
pub(crate) fn texts_of_all(lang: Lang) -> Texts {
    let games = CATALOGUE.iter();
    games.fold(Texts::new(lang), |texts, game| texts.and_of(game))
}

/// An error in the reader's language; refusals name their rule.
pub(crate) fn explain(error: &Error, texts: &Texts) -> String {
    read(&error.say(), texts)
}

fn read(message: &Message, texts: &Texts) -> String {
    texts.message(message, &|seat| texts.seat(seat))
}

/// The path as messages show it.
pub(crate) fn shown(path: &Path) -> String {
    if path == Path::new("-") {
        "stdin".to_owned()
    } else {
        path.display().to_string()
    }
}

fn as_text(path: &Path, bytes: Vec<u8>) -> Result<String, Failure> {
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let path = shown(path);
        Failure::illegal(format!(
            "{path}: byte {at} is not UTF-8 text; is this the right file?"
        ))
    })?;
    Ok(without_byte_order_mark(&text).to_owned())
}

/// The seed that was asked for, or one that nobody knows.
pub(crate) fn seed_or_chance(seed: Option<&str>) -> Seed {
    match seed {
        Some(text) => Seed::new(text),
        // Each state is keyed anew by the operating system.
        None => Seed::new(&format!(
            "{:016x}{:016x}",
            RandomState::new().hash_one("millwright"),
            RandomState::new().hash_one(SystemTime::now())
        )),
    }
}

/// The language of the system: the first of LC_ALL, LC_MESSAGES and LANG that is set.
fn system_lang() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    let code = set
        .as_deref()
        .and_then(|value| value.split(['_', '.', '@']).next());
    code.and_then(|code| code.parse().ok()).unwrap_or_default()
}
