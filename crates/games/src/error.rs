//! What can be wrong with what came from outside: what, where, what to try.

use table::{
    GameInfo, Illegal, Message, NotationError, RecordError, ReplayError, Say, Seat, Unfit, excerpt,
};
use thiserror::Error;

use crate::catalogue::CATALOGUE;

/// Why something could not be set up, read or done.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Error {
    /// No game has this name.
    #[error("there is no game '{0}'; try {ids}", ids = ids())]
    UnknownGame(String),
    /// The game is for another number of players.
    #[error("{game} is for {from} to {to} players, not for {players}")]
    Players {
        /// The game.
        game: &'static str,
        /// How many were asked for.
        players: u8,
        /// The fewest.
        from: u8,
        /// The most.
        to: u8,
    },
    /// The game has no such option.
    #[error("{game} has no option '{name}'; try {known}")]
    UnknownOption {
        /// The game.
        game: &'static str,
        /// The option asked for.
        name: String,
        /// The options there are.
        known: String,
    },
    /// The option cannot have this value.
    #[error("option {option} cannot be '{value}'; try one of {known}")]
    UnknownValue {
        /// The option.
        option: &'static str,
        /// The value asked for.
        value: String,
        /// The values there are.
        known: String,
    },
    /// The option is given twice.
    #[error("option {0} is given twice; keep one")]
    OptionTwice(String),
    /// The data file is longer than a record can carry.
    #[error("the data file has {0} bytes; 262144 are allowed, is this the right file?")]
    DataTooLong(usize),
    /// The option does not apply beside the others.
    #[error("option {option} goes only with {other}={needed}; leave one of them out")]
    OptionDoesNotApply {
        /// The option.
        option: &'static str,
        /// The option it depends on.
        other: &'static str,
        /// The value that it needs there.
        needed: &'static str,
    },
    /// The text names no day and no month.
    #[error("'{0}' is no challenge; write a month such as 2026-11 or a day such as 2026-11-15")]
    NoChallenge(String),
    /// The challenge is still to come.
    #[error("the challenge of {date} is still to come; today is {today}")]
    ChallengeToCome {
        /// The day or month of the challenge.
        date: String,
        /// Today.
        today: String,
    },
    /// The game has no challenges.
    #[error("{0} has no challenges; try another game")]
    WithoutChallenges(&'static str),
    /// The challenge is set up in another way.
    #[error("a challenge is played with {option}={due}, not with {option}={found}")]
    ChallengeSetUp {
        /// What is set up otherwise.
        option: &'static str,
        /// How a challenge is.
        due: String,
        /// How it is set up here.
        found: String,
    },
    /// The record claims to be of a challenge, and was dealt otherwise.
    #[error("the record claims the challenge of {date}, and was dealt from another seed")]
    OtherChallenge {
        /// The day or month that it claims.
        date: String,
    },
    /// A word behind the date of a challenge says nothing of how it was played, or says it twice.
    #[error("'{0}' says nothing of a challenge; it can be late, again and taken-back, each once")]
    ChallengeMark(String),
    /// The record of a challenge was played with numbers of somebody's own.
    #[error(
        "a challenge is played with the released numbers, and the record has numbers of its own"
    )]
    ChallengeOwnNumbers,
    /// The record carries a data file that its game has no use for.
    #[error("{game} does not want the file '{file}' of the record; take its lines out")]
    UnwantedFile {
        /// The game.
        game: &'static str,
        /// The file's name.
        file: String,
    },
    /// The rules of the game are not here yet.
    #[error("the rules of {0} are not loaded")]
    NotLoaded(&'static str),
    /// A data file cannot be used.
    #[error("{0}")]
    Data(Unfit),
    /// The text is not a record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record does not replay.
    #[error(transparent)]
    Replay(#[from] Box<ReplayError>),
    /// The text is no notation.
    #[error("{0}; 'legal' lists what can be chosen")]
    Notation(#[from] NotationError),
    /// The rules forbid it.
    #[error("'{action}' is not allowed here: {illegal}")]
    Illegal {
        /// The choice.
        action: String,
        /// The reason.
        illegal: Illegal,
    },
    /// Another seat is asked.
    #[error("it is the turn of seat {asked}, not of seat {seat}")]
    OtherSeat {
        /// Who is asked.
        asked: Seat,
        /// Who wanted to act.
        seat: Seat,
    },
    /// The text is not a board in JSON.
    #[error("this is not a board as 'show --json' prints it: {0}")]
    Json(String),
    /// The board breaks a stated fact.
    #[error("the board cannot be: {0}")]
    Board(String),
    /// The board was made with other component numbers.
    #[error("the board was made with data {board}, these are data {game}; give its data file")]
    BoardOfOtherData {
        /// The short hash beside the board.
        board: String,
        /// The short hash at hand.
        game: String,
    },
}

fn ids() -> String {
    let ids: Vec<&str> = CATALOGUE.iter().map(|game| game.id).collect();
    ids.join(", ")
}

impl Error {
    pub(crate) fn unknown_option(info: &GameInfo, name: &str) -> Error {
        let options = info.options.iter().map(|option| option.name);
        let shorthands = info.shorthands.iter().map(|word| word.name);
        // A shorthand gets here only where none is known, as in a record.
        let known: Vec<&str> = options
            .chain(shorthands.filter(|word| *word != name))
            .collect();
        Error::UnknownOption {
            game: info.id,
            name: excerpt(name),
            known: known.join(", "),
        }
    }

    pub(crate) fn unknown_value(
        option: &'static str,
        values: &[&'static str],
        value: &str,
    ) -> Error {
        Error::UnknownValue {
            option,
            value: excerpt(value),
            known: values.join(", "),
        }
    }
}

impl From<ReplayError> for Error {
    fn from(error: ReplayError) -> Error {
        Error::Replay(Box::new(error))
    }
}

impl Say for Error {
    fn say(&self) -> Message {
        match self {
            Error::UnknownGame(game) => Message::new("setup-unknown-game")
                .with("game", game.clone())
                .with("known", ids()),
            Error::Players {
                game,
                players,
                from,
                to,
            } => Message::new("setup-players")
                .with("game", (*game).to_owned())
                .with("from", *from)
                .with("to", *to)
                .with("players", *players),
            Error::UnknownOption { game, name, known } => Message::new("setup-unknown-option")
                .with("game", (*game).to_owned())
                .with("option", name.clone())
                .with("known", known.clone()),
            Error::UnknownValue {
                option,
                value,
                known,
            } => Message::new("setup-unknown-value")
                .with("option", (*option).to_owned())
                .with("value", value.clone())
                .with("known", known.clone()),
            Error::OptionTwice(option) => {
                Message::new("setup-option-twice").with("option", option.clone())
            }
            Error::DataTooLong(bytes) => Message::new("data-too-long").with("bytes", *bytes),
            Error::OptionDoesNotApply {
                option,
                other,
                needed,
            } => Message::new("setup-option-does-not-apply")
                .with("option", (*option).to_owned())
                .with("other", (*other).to_owned())
                .with("needed", (*needed).to_owned()),
            Error::NoChallenge(text) => Message::new("challenge-none").with("text", text.clone()),
            Error::ChallengeToCome { date, today } => Message::new("challenge-to-come")
                .with("date", date.clone())
                .with("today", today.clone()),
            Error::WithoutChallenges(game) => {
                Message::new("challenge-no-game").with("game", (*game).to_owned())
            }
            Error::ChallengeSetUp { option, due, found } => Message::new("challenge-set-up")
                .with("option", (*option).to_owned())
                .with("needed", due.clone())
                .with("found", found.clone()),
            Error::OtherChallenge { date } => {
                Message::new("challenge-other").with("date", date.clone())
            }
            Error::ChallengeMark(word) => Message::new("challenge-mark").with("word", word.clone()),
            Error::ChallengeOwnNumbers => Message::new("challenge-own-numbers"),
            Error::UnwantedFile { game, file } => Message::new("setup-unwanted-file")
                .with("game", (*game).to_owned())
                .with("file", file.clone()),
            Error::NotLoaded(game) => {
                Message::new("setup-not-loaded").with("game", (*game).to_owned())
            }
            Error::Data(unfit) => unfit.message.clone(),
            Error::Record(error) => error.say(),
            Error::Replay(error) => error.say(),
            Error::Notation(error) => Message::new("no-notation").with("reason", error.say()),
            Error::Illegal { action, illegal } => illegal.of_choice(action),
            // Whoever acts for a seat names it by its number.
            Error::OtherSeat { asked, seat } => Message::new("other-seat")
                .with("asked", asked.number())
                .with("seat", seat.number()),
            Error::Json(why) => Message::new("board-no-json").with("why", why.clone()),
            Error::Board(why) => Message::new("board-cannot-be").with("why", why.clone()),
            Error::BoardOfOtherData { board, game } => Message::new("board-other-data")
                .with("board", board.clone())
                .with("game", game.clone()),
        }
    }
}
