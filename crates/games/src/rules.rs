//! The rules of a game behind one door: how it is set up.

use std::any::Any;
use std::marker::PhantomData;

#[cfg(feature = "json")]
use serde_json::Value;
#[cfg(feature = "all")]
use table::Form;
use table::account::Note;
#[cfg(feature = "dealer")]
use table::{BrokenLog, Dealer};
use table::{
    DataFile, Game, GameInfo, Header, Message, OptionInfo, Play, Record, Seed, Setup, Shorthand,
    Told, Unfit, excerpt, without_byte_order_mark,
};

use crate::catalogue::info;
#[cfg(feature = "all")]
use crate::catalogue::{Held, RULES};
#[cfg(feature = "dealer")]
use crate::dealer::{self, AnyDealer, AnyRow};
use crate::error::Error;
use crate::loaded::Loaded;
use crate::play::{
    AnyPlay, forecast_change as change_in, notes as notes_in, notes_alone as notes_alone_in,
};
#[cfg(feature = "json")]
use crate::position::no_json;

/// The rules of a game, whichever it is.
pub trait Rules: Send + Sync {
    /// What the catalogue says of it.
    fn info(&self) -> &'static GameInfo;

    /// Sets it up with released numbers, by their short hash, or with the newest; players and
    /// options have been checked against the catalogue.
    fn set_up(&self, players: u8, options: &[(String, String)], released: Option<&str>) -> AnyGame;

    /// The forms of its actions, of its reveals, and what the words in capitals stand for.
    #[cfg(feature = "all")]
    fn notation(&self) -> NotationHelp;

    /// One message of each kind that it can say.
    #[cfg(feature = "all")]
    fn samples(&self) -> Vec<Message>;
}

/// What reads the data files of a game. A page has it apart from the rules, for whoever looks at
/// the numbers or brings his own.
pub trait Reader: Send + Sync {
    /// Sets the game up with data files of the owner's; players and options have been checked.
    fn set_up(
        &self,
        players: u8,
        options: &[(String, String)],
        files: &[DataFile],
    ) -> Result<AnyGame, Error>;

    /// Everything that is wrong with a data file of the owner's.
    fn faults(&self, file: &DataFile) -> Vec<Unfit>;

    /// The text of a data file of the newest release.
    fn released(&self, file: &str) -> Option<&'static str>;
}

/// What writes the accounts of a game, and what a turn changes in its forecast. A page has it apart from
/// the rules: nothing runs by itself before somebody has played, and nobody has asked for a hint.
pub trait Clerk: Send + Sync {
    /// What entry `n` writes on the sheets of accounts, each note with the place of its event.
    fn notes(&self, play: &AnyPlay, n: usize) -> Vec<(usize, Note)>;

    /// What the choice of entry `n` itself writes there, before the game runs on from it.
    fn notes_alone(&self, play: &AnyPlay, n: usize) -> Vec<Note>;

    /// What a turn changes for the asked seat in the forecast.
    fn forecast_change(&self, play: &AnyPlay, turn: &[String]) -> Vec<Message>;
}

/// What the reference says of a game's notation.
#[cfg(feature = "all")]
#[derive(Clone, Copy, Debug)]
pub struct NotationHelp {
    /// What a seat can choose.
    pub actions: &'static [Form],
    /// What a dealer turns up.
    pub reveals: &'static [Form],
    /// What the words in capitals stand for.
    pub words: &'static str,
}

/// The rules of one game, and what reads its data files.
pub struct RulesOf<G>(PhantomData<fn() -> G>);

impl<G> RulesOf<G> {
    /// The rules.
    pub const NEW: RulesOf<G> = RulesOf(PhantomData);
}

impl<G: Told> Rules for RulesOf<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn set_up(&self, players: u8, options: &[(String, String)], released: Option<&str>) -> AnyGame {
        AnyGame::from(G::set_up(players, options, released))
    }

    #[cfg(feature = "all")]
    fn notation(&self) -> NotationHelp {
        let (actions, reveals) = G::forms();
        NotationHelp {
            actions,
            reveals,
            words: G::NOTATION_WORDS,
        }
    }

    #[cfg(feature = "all")]
    fn samples(&self) -> Vec<Message> {
        G::set_up(*G::INFO.players.start(), &[], None).samples()
    }
}

impl<G: Told> Reader for RulesOf<G> {
    fn set_up(
        &self,
        players: u8,
        options: &[(String, String)],
        files: &[DataFile],
    ) -> Result<AnyGame, Error> {
        let game = G::set_up_with(players, options, files).map_err(Error::Data)?;
        Ok(AnyGame::from(game))
    }

    fn faults(&self, file: &DataFile) -> Vec<Unfit> {
        G::faults(file)
    }

    fn released(&self, file: &str) -> Option<&'static str> {
        G::released(file)
    }
}

impl<G: Told> Clerk for RulesOf<G> {
    fn notes(&self, play: &AnyPlay, n: usize) -> Vec<(usize, Note)> {
        play.of::<G>()
            .map_or_else(Vec::new, |play| notes_in(play, n))
    }

    fn notes_alone(&self, play: &AnyPlay, n: usize) -> Vec<Note> {
        play.of::<G>()
            .map_or_else(Vec::new, |play| notes_alone_in(play, n))
    }

    fn forecast_change(&self, play: &AnyPlay, turn: &[String]) -> Vec<Message> {
        play.of::<G>()
            .map_or_else(Vec::new, |play| change_in(play, turn))
    }
}

static LOADED: Loaded<dyn Rules> = Loaded::none();
static LOADED_CLERKS: Loaded<dyn Clerk> = Loaded::none();
static LOADED_READERS: Loaded<dyn Reader> = Loaded::none();

/// Makes the rules of a game known that were not compiled into the catalogue.
pub fn install(rules: &'static dyn Rules) {
    LOADED.add(rules.info().id, rules);
}

/// Makes known what writes the accounts of a game.
pub fn install_clerk(game: &'static str, clerk: &'static dyn Clerk) {
    LOADED_CLERKS.add(game, clerk);
}

/// Whether what writes the accounts of a game is here.
pub fn has_clerk(game: &str) -> bool {
    clerk(game).is_some()
}

/// What an entry writes on the sheets of accounts, if what writes them is here.
pub(crate) fn notes(play: &AnyPlay, n: usize) -> Vec<(usize, Note)> {
    clerk(play.setup().game).map_or_else(Vec::new, |clerk| clerk.notes(play, n))
}

/// What the choice of an entry itself writes there, if what writes it is here.
pub(crate) fn notes_alone(play: &AnyPlay, n: usize) -> Vec<Note> {
    clerk(play.setup().game).map_or_else(Vec::new, |clerk| clerk.notes_alone(play, n))
}

/// What a turn changes for the asked seat in the forecast, if what says so is here.
pub(crate) fn forecast_change(play: &AnyPlay, turn: &[String]) -> Vec<Message> {
    let clerk = clerk(play.setup().game);
    clerk.map_or_else(Vec::new, |clerk| clerk.forecast_change(play, turn))
}

fn clerk(id: &str) -> Option<&'static dyn Clerk> {
    #[cfg(feature = "all")]
    if let Some((.., clerk)) = info(id).ok().and_then(of_catalogue) {
        return Some(clerk);
    }
    LOADED_CLERKS.of(id)
}

/// Makes known what reads the data files of a game.
pub fn install_reader(game: &'static str, reader: &'static dyn Reader) {
    LOADED_READERS.add(game, reader);
}

/// Whether what reads the data files of a game is here.
pub fn has_reader(game: &str) -> bool {
    reader(game).is_ok()
}

/// The rules of the game with this name, if they are here.
fn rules(id: &str) -> Result<&'static dyn Rules, Error> {
    let info = info(id)?;
    #[cfg(feature = "all")]
    if let Some((rules, ..)) = of_catalogue(info) {
        return Ok(rules);
    }
    LOADED.of(info.id).ok_or(Error::NotLoaded(info.id))
}

/// What reads the data files of the game with this name, if it is here.
fn reader(id: &str) -> Result<&'static dyn Reader, Error> {
    let info = info(id)?;
    #[cfg(feature = "all")]
    if let Some((_, reader, _)) = of_catalogue(info) {
        return Ok(reader);
    }
    LOADED_READERS.of(info.id).ok_or(Error::NotLoaded(info.id))
}

#[cfg(feature = "all")]
fn of_catalogue(info: &GameInfo) -> Option<Held> {
    let mut all = RULES.iter().copied();
    all.find(|(rules, ..)| rules.info() == info)
}

/// The notation of a game.
#[cfg(feature = "all")]
pub fn notations(id: &str) -> Result<NotationHelp, Error> {
    Ok(rules(id)?.notation())
}

/// One message of each kind that a game can say.
#[cfg(feature = "all")]
pub fn samples(id: &str) -> Result<Vec<Message>, Error> {
    Ok(rules(id)?.samples())
}

/// The text of a data file as it is compiled in.
pub fn released(id: &str, file: &str) -> Result<Option<&'static str>, Error> {
    Ok(reader(id)?.released(file))
}

/// Everything that is wrong with a data file of the owner's, in the order of its lines as far as
/// that can be told; nothing if it can be played with.
pub fn faults(id: &str, file: &DataFile) -> Result<Vec<Unfit>, Error> {
    let files = fitting(std::slice::from_ref(file))?;
    let reader = reader(id)?;
    Ok(files.iter().flat_map(|file| reader.faults(file)).collect())
}

/// A game of the catalogue with its options and component numbers.
pub struct AnyGame(Box<dyn AnySetUp>);

/// What can be done with a game that is set up.
trait AnySetUp: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn copied(&self) -> Box<dyn AnySetUp>;
    fn setup(&self) -> Setup;
    fn has_own_files(&self) -> bool;
    fn deal(self: Box<Self>, seed: Seed) -> AnyPlay;
    #[cfg(feature = "dealer")]
    fn dealer(&self, seed: &Seed) -> AnyDealer;
    #[cfg(feature = "dealer")]
    fn dealer_behind(&self, seed: &Seed, log: &[AnyRow]) -> Result<AnyDealer, BrokenLog>;
    fn replay(self: Box<Self>, record: &Record) -> Result<AnyPlay, Error>;
    #[cfg(feature = "json")]
    fn go_on_from(self: Box<Self>, board: Value, luck: u64) -> Result<AnyPlay, Error>;
}

impl<G: Told> AnySetUp for G {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn copied(&self) -> Box<dyn AnySetUp> {
        Box::new(self.clone())
    }

    fn setup(&self) -> Setup {
        Game::setup(self)
    }

    fn has_own_files(&self) -> bool {
        !self.own_files().is_empty()
    }

    fn deal(self: Box<Self>, seed: Seed) -> AnyPlay {
        AnyPlay::new(Play::deal(*self, seed))
    }

    #[cfg(feature = "dealer")]
    fn dealer(&self, seed: &Seed) -> AnyDealer {
        AnyDealer::new(Dealer::deal(self.clone(), seed))
    }

    #[cfg(feature = "dealer")]
    fn dealer_behind(&self, seed: &Seed, log: &[AnyRow]) -> Result<AnyDealer, BrokenLog> {
        dealer::replay(self.clone(), seed, log)
    }

    fn replay(self: Box<Self>, record: &Record) -> Result<AnyPlay, Error> {
        Ok(AnyPlay::new(Play::replay(*self, record)?))
    }

    #[cfg(feature = "json")]
    fn go_on_from(self: Box<Self>, board: Value, luck: u64) -> Result<AnyPlay, Error> {
        let board = serde_json::from_value(board).map_err(no_json)?;
        let play = Play::from_board(*self, board, luck).map_err(Error::Board)?;
        Ok(AnyPlay::new(play))
    }
}

impl Clone for AnyGame {
    fn clone(&self) -> AnyGame {
        AnyGame(self.0.copied())
    }
}

impl<G: Told> From<G> for AnyGame {
    fn from(game: G) -> AnyGame {
        AnyGame(Box::new(game))
    }
}

impl AnyGame {
    /// Sets up a game. `files` replace the data files that are compiled in.
    pub fn new(
        id: &str,
        players: u8,
        options: &[(String, String)],
        files: &[DataFile],
    ) -> Result<AnyGame, Error> {
        AnyGame::with(id, players, options, files, None)
    }

    /// The game with its released numbers and every default, for the fewest players; an error only
    /// if its rules are not here.
    pub fn as_released(info: &GameInfo) -> Result<AnyGame, Error> {
        AnyGame::new(info.id, *info.players.start(), &[], &[])
    }

    /// Sets up the game of a record, with the files it carries or the released ones it names.
    pub(crate) fn of_record(record: &Record, files: &[DataFile]) -> Result<AnyGame, Error> {
        let header = &record.header;
        check_wanted(header)?;
        let is_given = |own: &&DataFile| files.iter().any(|file| file.name == own.name);
        let carried = header.own_files.iter().filter(|own| !is_given(own));
        let files: Vec<DataFile> = files.iter().chain(carried).cloned().collect();
        // Where no release has this hash, the replay says so.
        let released = Some(header.data.as_str());
        AnyGame::with(
            &header.game,
            header.players,
            &header.options,
            &files,
            released,
        )
    }

    /// Sets up a game with these files, or with released numbers where there are none.
    fn with(
        id: &str,
        players: u8,
        options: &[(String, String)],
        files: &[DataFile],
        released: Option<&str>,
    ) -> Result<AnyGame, Error> {
        let info = info(id)?;
        check(info, players, options)?;
        match files {
            [] if !wants_a_file(info, options) => Ok(rules(id)?.set_up(players, options, released)),
            files => reader(id)?.set_up(players, options, &fitting(files)?),
        }
    }

    /// What identifies the set-up.
    pub fn setup(&self) -> Setup {
        self.0.setup()
    }

    /// Whether it is played with data files of somebody's own.
    pub(crate) fn has_own_files(&self) -> bool {
        self.0.has_own_files()
    }

    /// The game itself, for whoever knows which it is.
    pub fn of<G: Told>(&self) -> Option<&G> {
        self.0.as_any().downcast_ref()
    }

    /// Deals a new game.
    pub fn deal(self, seed: Seed) -> AnyPlay {
        self.0.deal(seed)
    }

    /// The dealer of a new game, before anything is turned up.
    #[cfg(feature = "dealer")]
    pub fn dealer(&self, seed: &Seed) -> AnyDealer {
        self.0.dealer(seed)
    }

    /// The dealer behind all entries of a log, which is held against everything it claims.
    #[cfg(feature = "dealer")]
    pub fn dealer_behind(&self, seed: &Seed, log: &[AnyRow]) -> Result<AnyDealer, BrokenLog> {
        self.0.dealer_behind(seed, log)
    }

    pub(crate) fn replay(self, record: &Record) -> Result<AnyPlay, Error> {
        self.0.replay(record)
    }

    #[cfg(feature = "json")]
    pub(crate) fn go_on_from(self, board: Value, luck: u64) -> Result<AnyPlay, Error> {
        self.0.go_on_from(board, luck)
    }
}

/// The longest data file; a record carries it, and has to have room for the game.
pub const MOST_DATA_BYTES: usize = 1 << 18;

/// Data files that a record can carry, without the marks that some editors begin a file with.
fn fitting(files: &[DataFile]) -> Result<Vec<DataFile>, Error> {
    let bytes = files.iter().map(|file| file.text.len()).sum();
    if bytes > MOST_DATA_BYTES {
        return Err(Error::DataTooLong(bytes));
    }
    let fit = |file: &DataFile| DataFile {
        name: file.name.clone(),
        text: without_byte_order_mark(&file.text).to_owned(),
    };
    Ok(files.iter().map(fit).collect())
}

/// Makes sure that a record carries no file that its game has no use for: an unknown one, numbers twice, or
/// one that stands for an option which is chosen otherwise.
fn check_wanted(header: &Header) -> Result<(), Error> {
    let info = info(&header.game)?;
    let numbers = info.data_file();
    let name = |file: &DataFile| file.name.clone().unwrap_or_else(|| numbers.to_owned());
    for (at, file) in header.own_files.iter().enumerate() {
        let file = name(file);
        let is_first = header.own_files[..at]
            .iter()
            .all(|other| name(other) != file);
        let is_chosen = |option: &OptionInfo| {
            let (value, _) = option.own_file.filter(|(_, own)| *own == file)?;
            let chosen = (option.name.to_owned(), value.to_owned());
            Some(header.options.contains(&chosen))
        };
        let is_wanted = info.options.iter().find_map(is_chosen).unwrap_or(true);
        if !info.data_files.contains(&file.as_str()) || !is_first || !is_wanted {
            let file = excerpt(&file);
            return Err(Error::UnwantedFile {
                game: info.id,
                file,
            });
        }
    }
    Ok(())
}

/// Whether an option stands for a data file of the owner's, so that the game has to be asked for it.
fn wants_a_file(info: &GameInfo, options: &[(String, String)]) -> bool {
    let wants = |(name, value): &(String, String)| {
        let option = info.options.iter().find(|option| option.name == name);
        let own = option.and_then(|option| option.own_file);
        own.is_some_and(|(own, _)| own == value)
    };
    options.iter().any(wants)
}

/// Checks players and options against the catalogue.
fn check(info: &GameInfo, players: u8, options: &[(String, String)]) -> Result<(), Error> {
    if !info.players.contains(&players) {
        return Err(Error::Players {
            game: info.id,
            players,
            from: *info.players.start(),
            to: *info.players.end(),
        });
    }
    // What an option depends on may be how many play.
    let mut chosen = options.to_vec();
    chosen.push(("players".to_owned(), players.to_string()));
    for (name, value) in options {
        let Some(option) = info.options.iter().find(|option| option.name == name) else {
            let shorthand = info.shorthands.iter().find(|word| word.name == name);
            return Err(match shorthand.filter(|word| word.means(value).is_none()) {
                Some(word) => Error::unknown_value(word.name, &Shorthand::VALUES, value),
                None => Error::unknown_option(info, name),
            });
        };
        if !option.values.contains(&value.as_str()) {
            return Err(Error::unknown_value(option.name, option.values, value));
        }
        if options.iter().filter(|(other, _)| other == name).count() > 1 {
            return Err(Error::OptionTwice(name.clone()));
        }
        if let Some((other, needed)) = option.only_with
            && !option.applies(info.options, &chosen)
        {
            return Err(Error::OptionDoesNotApply {
                option: option.name,
                other,
                needed,
            });
        }
    }
    Ok(())
}
