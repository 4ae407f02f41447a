//! What can be typed after `millwright`.

use std::path::PathBuf;
use std::time::Duration;

use bots::BotSpec;
use clap::{Args, Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use texts::Lang;

use crate::ladder::line_up::Pairing;
use crate::players::{PlayerSpec, clock};

/// Heavy economic games of the industrial age, at a terminal and for other programs.
///
/// Exit code 0 means all is well, 1 that a record or an action is illegal,
/// 2 that the call itself cannot be carried out.
#[derive(Parser)]
#[command(name = "millwright", disable_version_flag = true, max_term_width = 100)]
pub(crate) struct Millwright {
    /// Print version, commit, rules and data.
    #[arg(short = 'V', long)]
    pub(crate) version: bool,

    #[command(flatten)]
    pub(crate) everywhere: Everywhere,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// What every command takes.
#[derive(Args, Clone)]
pub(crate) struct Everywhere {
    /// The language of everything people read: en or de; the default is that of the system.
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<Lang>,

    /// Take component numbers from the data files in this folder, as `data` prints them.
    #[arg(long, global = true, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,

    /// Let the bots from apprentice to master judge by these weights, as `train` writes them, wherever
    /// game, players and component numbers are those they were trained for; can be repeated.
    #[arg(long, global = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) net: Vec<PathBuf>,
}

/// What millwright can do.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the games with player counts, options and bots.
    Games {
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Set up a new game and print its record.
    New {
        #[command(flatten)]
        table: Table,
        /// What the game is dealt from: any text; without it, chance decides.
        #[arg(
            long,
            value_name = "TEXT",
            allow_negative_numbers = true,
            conflicts_with = "challenge"
        )]
        seed: Option<String>,
        #[command(flatten)]
        challenge: ChallengeArg,
    },
    /// Show the board at the end of a record.
    Show {
        #[command(flatten)]
        record: RecordArg,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// List the legal actions at the end of a record, one per line.
    Legal {
        #[command(flatten)]
        record: RecordArg,
    },
    /// Append actions to a record and print it; an illegal one changes nothing.
    Act {
        #[command(flatten)]
        record: RecordArg,
        /// An action as one argument, such as "hire food 2"; "2: hire food 2" also names the seat.
        #[arg(required = true, value_name = "ACTION")]
        actions: Vec<String>,
    },
    /// Check records and print result and digest of each.
    Replay {
        /// The records; `-` is stdin.
        #[arg(required = true, value_name = "RECORD", value_hint = ValueHint::FilePath)]
        records: Vec<PathBuf>,
    },
    /// Let bots play against each other.
    Sim(SimArgs),
    /// Find out how strong bots are: ratings with intervals, from varied openings and all seats.
    Ladder(LadderArgs),
    /// Train the net of a game by self-play; stopped at any time, it goes on where it was.
    Train(TrainArgs),
    /// Speak the line protocol of docs/protocol.md on stdin and stdout.
    Engine {
        /// The deck that set-ups with deck=own are played with.
        #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
        deck: Option<PathBuf>,
    },
    /// Look at a deck of cards that somebody wrote.
    Deck {
        /// What to do with it.
        #[command(subcommand)]
        what: DeckCommand,
    },
    /// Show what is to come if things stay as they are: a production, or the scoring pad.
    Forecast {
        #[command(flatten)]
        record: RecordArg,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Apply the bare sale rule to each line of stdin.
    ///
    /// Reads lines {"demand":n,"importer":a,"players":[{"appeal":a,"produced":p,"stored":s,"quality":q},...]}
    /// and prints {"sold":[n,...],"importer":n} for each.
    Sale {
        /// Read and print JSON, one object per line.
        #[arg(long, required = true)]
        json: bool,
    },
    /// Serve the page: play in the browser, alone against bots or with friends at one screen.
    Serve {
        /// Where to listen; port 0 is any free one.
        #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080")]
        listen: String,
    },
    /// Write the page as plain files, for any static host and any folder of it.
    Page {
        /// A folder that is new or empty.
        #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
        folder: PathBuf,
    },
    /// Play at this terminal against bots or friends.
    Play(PlayArgs),
    /// Print the component numbers of a game with their provenance, as a data file.
    Data {
        /// The game.
        game: String,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Print the completions for a shell.
    Completions {
        /// The shell.
        shell: Shell,
    },
    /// Print docs/notation.md.
    #[command(hide = true)]
    Notation,
}

/// What can be done with a deck.
#[derive(Subcommand)]
pub(crate) enum DeckCommand {
    /// Say what is wrong with a deck file and at which word, or what the deck holds.
    Check {
        /// The deck file, as docs/kanal-decks.md describes it.
        #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
        file: PathBuf,
    },
}

/// Which game is set up, and how.
#[derive(Args)]
pub(crate) struct Table {
    /// The game.
    pub(crate) game: String,
    /// How many play.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) players: u8,
    #[command(flatten)]
    pub(crate) options: Options,
}

/// The options of a game.
#[derive(Args)]
pub(crate) struct Options {
    /// Set an option of the game, such as setup=predetermined; can be repeated.
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = option)]
    pub(crate) set: Vec<(String, String)>,
    /// Play with the deck in this file, which sets deck=own; the record carries it.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) deck: Option<PathBuf>,
}

/// A challenge on the command line.
#[derive(Args)]
pub(crate) struct ChallengeArg {
    /// The challenge of a month or a day, such as 2026-11 or 2026-11-15: the same game for everybody.
    #[arg(long, value_name = "DATE", conflicts_with = "deck")]
    pub(crate) challenge: Option<String>,
}

/// A record on the command line.
#[derive(Args)]
pub(crate) struct RecordArg {
    /// The record; `-` is stdin.
    #[arg(value_name = "RECORD", value_hint = ValueHint::FilePath)]
    pub(crate) record: PathBuf,
}

/// What `sim` takes.
#[derive(Args)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) table: Table,
    /// How many games.
    #[arg(long, value_name = "K", default_value_t = 100, allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// What the games are dealt from: any text.
    #[arg(
        long,
        value_name = "TEXT",
        default_value = "0",
        allow_negative_numbers = true
    )]
    pub(crate) seed: String,
    /// One bot for all seats, or one per seat: random, greedy, planner, apprentice, journeyman, foreman, master,
    /// greedy@200ms, master@1s, greedy@5000n, or a program of your own, such as 'python3 bot.py' (see docs/bots.md).
    #[arg(
        long,
        value_name = "BOT,..",
        value_delimiter = ',',
        default_value = "random"
    )]
    pub(crate) bots: Vec<PlayerSpec>,
    #[command(flatten)]
    pub(crate) clock: ClockArg,
    /// How many threads; the default is one per core. Results are the same for any number.
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

/// How long a program from outside may take.
#[derive(Args)]
pub(crate) struct ClockArg {
    /// How long a program of your own may think about a turn, such as 5s or 200ms.
    #[arg(long = "clock", value_name = "TIME", default_value = "10s", value_parser = clock)]
    pub(crate) clock: Duration,
}

/// What `ladder` takes.
#[derive(Args)]
pub(crate) struct LadderArgs {
    #[command(flatten)]
    pub(crate) table: Table,
    /// How many blocks: deals with an opening each, played by every line-up from every seat.
    #[arg(long, value_name = "K", default_value_t = 20, allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) blocks: u64,
    /// The bots, weakest first; all bots of the game if not given. Neighbours in the list meet. A program
    /// of your own is named by its command, such as 'python3 bot.py' (see docs/bots.md).
    #[arg(long, value_name = "BOT,..", value_delimiter = ',')]
    pub(crate) bots: Vec<PlayerSpec>,
    /// Who meets whom: tables of neighbours, or one of each bot against a table of its neighbour.
    #[arg(long, value_name = "HOW", value_enum, default_value_t)]
    pub(crate) pairing: Pairing,
    /// Add the results to this file, and go on with what is there.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: Option<PathBuf>,
    /// What the blocks are dealt from: any text.
    #[arg(
        long,
        value_name = "TEXT",
        default_value = "0",
        allow_negative_numbers = true
    )]
    pub(crate) seed: String,
    #[command(flatten)]
    pub(crate) clock: ClockArg,
    /// How many threads; the default is one per core. Results are the same for any number, unless a bot
    /// has a budget in time.
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

/// What `train` takes.
#[derive(Args)]
pub(crate) struct TrainArgs {
    #[command(flatten)]
    pub(crate) table: Table,
    /// How long it trains; with 0 a net is only held against others.
    #[arg(long, value_name = "M", value_parser = minutes, required_unless_present = "generations")]
    pub(crate) minutes: Option<f64>,
    /// Until which generation it trains; with this and without minutes the same call learns the same on
    /// every machine.
    #[arg(long, value_name = "G", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) generations: Option<u32>,
    /// How many games a generation has; as many as the game wants if not given.
    #[arg(long, value_name = "K", allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) games: Option<u64>,
    /// How many threads play; one if not given.
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Where the weights go; a log and a checkpoint lie beside them. GAME-N.net if not given.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) out: Option<PathBuf>,
    /// What the games are dealt from: any text.
    #[arg(
        long,
        value_name = "TEXT",
        default_value = "0",
        allow_negative_numbers = true
    )]
    pub(crate) seed: String,
    /// Train a linear player by temporal differences instead, which others are measured by.
    #[arg(long)]
    pub(crate) linear: bool,
    /// Weights of the same game to begin with, also those for another number of players; it learns more
    /// slowly then.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "linear")]
    pub(crate) from: Option<PathBuf>,
    /// Weights that the net learns to beat: they have all other seats.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) exploit: Option<PathBuf>,
    /// Weights that the net is held against at the end, besides greedy.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) against: Option<PathBuf>,
    /// From how many varied openings it is held against others at the end, every seat in turn.
    #[arg(long, value_name = "K", default_value_t = 50, allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) openings: u64,
}

/// What `play` takes.
#[derive(Args)]
pub(crate) struct PlayArgs {
    /// The game; the first of the catalogue unless it is named.
    pub(crate) game: Option<String>,
    /// How many play; 3 unless the game wants otherwise.
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        conflicts_with = "resume"
    )]
    pub(crate) players: Option<u8>,
    /// What the game is dealt from: any text; without it, chance decides.
    #[arg(
        long,
        value_name = "TEXT",
        allow_negative_numbers = true,
        conflicts_with_all = ["resume", "challenge"]
    )]
    pub(crate) seed: Option<String>,
    #[command(flatten)]
    pub(crate) challenge: ChallengeArg,
    #[command(flatten)]
    pub(crate) options: Options,
    /// One bot for all other seats, or one for each of them in order; the strongest there is if not given.
    #[arg(long, value_name = "BOT,..", value_delimiter = ',')]
    pub(crate) bots: Vec<BotSpec>,
    /// Your seat, counted from 1.
    #[arg(long, value_name = "K", allow_negative_numbers = true)]
    pub(crate) seat: Option<u8>,
    /// Go on with a saved game, which is also saved there again.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["set", "deck", "challenge"])]
    pub(crate) resume: Option<PathBuf>,
    /// Save the game in this file after every turn.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) save: Option<PathBuf>,
    /// Play all seats at this terminal, without bots.
    #[arg(long, conflicts_with_all = ["bots", "seat"])]
    pub(crate) hotseat: bool,
}

fn minutes(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(minutes) if (0.0..=100_000.0).contains(&minutes) => Ok(minutes),
        _ => Err("write minutes as a number from 0 to 100000".to_owned()),
    }
}

fn option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
        None => Err("write NAME=VALUE, such as setup=predetermined".to_owned()),
    }
}
