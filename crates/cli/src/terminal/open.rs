//! Who sits where, and which game is on the table.

use std::path::{Path, PathBuf};

use bots::BotSpec;
use games::{AnyPlay, CATALOGUE};
use table::{Arg, Seat};

use crate::args::PlayArgs;
use crate::context::{Context, MOST_BYTES, seed_or_chance};
use crate::failure::Failure;

use super::save::{NoSave, SaveFile, is_same};

/// How many play unless somebody says otherwise.
const USUAL_PLAYERS: u8 = 3;

/// A table that is ready to be played at.
pub(super) struct Table {
    pub(super) play: AnyPlay,
    /// The bot of each seat; a seat without one is played by whoever types.
    pub(super) bots: Vec<Option<BotSpec>>,
    /// Where the game is saved after every turn.
    pub(super) save: Option<SaveFile>,
    /// The record it goes on from.
    pub(super) resumed: Option<PathBuf>,
}

/// Deals a new game or goes on with a saved one.
pub(super) fn open(context: &Context, args: &PlayArgs) -> Result<Table, Failure> {
    let (save, mut play) = match (&args.resume, &args.save) {
        (Some(file), save) if is_saved_there(file, save.as_deref()) => {
            let (save, text) = SaveFile::resumed(file, MOST_BYTES).map_err(|why| match why {
                NoSave::System(error) => context.cannot_read(file, &error),
                why => refused(context, file, why),
            })?;
            (Some(save), context.replay_bytes(file, text)?)
        }
        (resume, save) => {
            let save = save.as_deref().map(|path| save_file(context, path));
            let save = save.transpose()?;
            match resume {
                Some(file) => (save, context.replay(file)?),
                None => (save, deal(context, args)?),
            }
        }
    };
    context.check_nets(&play.game())?;
    if let Some(game) = &args.game
        && *game != play.setup().game
    {
        let found = play.setup().game;
        return Err(Failure::usage(format!(
            "the record is of {found}, not of {game}; leave the name out"
        )));
    }
    let bots = seats(args, &play)?;
    // The record says which bot sits where, so that it can be resumed without options.
    for (seat, bot) in Seat::all(play.setup().players).zip(&bots) {
        let was_bot = play
            .name(seat)
            .is_some_and(|name| name.parse::<BotSpec>().is_ok());
        match bot {
            Some(bot) => play.set_name(seat, &bot.to_string()),
            None if was_bot => play.set_name(seat, ""),
            None => {}
        }
    }
    Ok(Table {
        play,
        bots,
        save,
        resumed: args.resume.clone(),
    })
}

/// Whether a game that is gone on with is saved in its own file again; stdin is none.
fn is_saved_there(resumed: &Path, save: Option<&Path>) -> bool {
    resumed != Path::new("-") && save.is_none_or(|save| is_same(save, resumed))
}

/// Where `--save` asks for: a file that is not there yet, or a device.
fn save_file(context: &Context, path: &Path) -> Result<SaveFile, Failure> {
    if path == Path::new("-") {
        let file = Arg::Verbatim(path.display().to_string());
        let text = context.texts().get("cli-save-stdin", &[("file", file)]);
        return Err(Failure::usage(text));
    }
    SaveFile::new(path).map_err(|why| refused(context, path, why))
}

/// Why a game cannot be saved in a file, before it has begun.
fn refused(context: &Context, path: &Path, why: NoSave) -> Failure {
    let (id, error) = match why {
        NoSave::Exists => ("cli-save-exists", String::new()),
        NoSave::Folder => ("cli-save-folder", String::new()),
        NoSave::Busy => ("cli-save-busy", String::new()),
        NoSave::Changed => ("cli-save-changed", String::new()),
        NoSave::System(error) => ("cli-save-nowhere", error.to_string()),
    };
    let file = Arg::Verbatim(path.display().to_string());
    let args = [("file", file), ("error", Arg::Verbatim(error))];
    Failure::usage(context.texts().get(id, &args))
}

fn deal(context: &Context, args: &PlayArgs) -> Result<AnyPlay, Failure> {
    let game = args.game.as_deref().unwrap_or(CATALOGUE[0].id);
    if let Some(date) = &args.challenge.challenge {
        return context.challenge(date, game, args.players, &args.options);
    }
    let players = match (args.players, games::info(game)) {
        (Some(players), _) => players,
        (None, Ok(info)) => USUAL_PLAYERS.clamp(*info.players.start(), *info.players.end()),
        (None, Err(_)) => USUAL_PLAYERS,
    };
    let game = context.game_of(game, players, &args.options)?;
    Ok(game.deal(seed_or_chance(args.seed.as_deref())))
}

fn seats(args: &PlayArgs, play: &AnyPlay) -> Result<Vec<Option<BotSpec>>, Failure> {
    let players = play.setup().players;
    if args.hotseat {
        return Ok(vec![None; usize::from(players)]);
    }
    if args.resume.is_some() && args.bots.is_empty() && args.seat.is_none() {
        let bot = |seat| play.name(seat).and_then(|name| name.parse().ok());
        return Ok(Seat::all(players).map(bot).collect());
    }
    let own = args.seat.unwrap_or(1);
    if !(1..=players).contains(&own) {
        return Err(Failure::usage(format!(
            "there is no seat {own} at a table of {players}; give --seat from 1 to {players}"
        )));
    }
    for bot in &args.bots {
        let checked = bot.check_for(play.setup().game);
        checked.map_err(|error| Failure::usage(error.to_string()))?;
    }
    let others = usize::from(players) - 1;
    let strongest = BotSpec {
        name: bots::strongest_at(play),
        budget: None,
    };
    let mut bots = match args.bots.as_slice() {
        [] => vec![strongest; others],
        [bot] => vec![*bot; others],
        several if several.len() == others => several.to_vec(),
        several => {
            let given = several.len();
            return Err(Failure::usage(format!(
                "--bots names {given} bots for {others} other seats; give one for all or one each"
            )));
        }
    }
    .into_iter();
    let bot = |seat: Seat| (seat.number() != own).then(|| bots.next()).flatten();
    Ok(Seat::all(players).map(bot).collect())
}
