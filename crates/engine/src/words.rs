//! What a client can say.

use bots::{BotSpec, Budget};
use table::excerpt;

#[cfg(feature = "json")]
use crate::authors::{self, Wish};

/// A line of the client, understood.
#[derive(Debug, PartialEq)]
pub(crate) enum Request<'a> {
    Hello,
    New {
        game: &'a str,
        players: u8,
        seed: &'a str,
        options: Vec<(String, String)>,
    },
    /// A record follows, line by line up to `end`.
    PositionRecord,
    PositionBoard(&'a str),
    Legal,
    Act(Vec<&'a str>),
    /// What a dealer elsewhere turned up.
    Reveal(&'a str),
    Show,
    Undo,
    /// Takes back the decisions of the present turn, or the turn before if there are none.
    UndoTurn,
    Redo,
    Forecast,
    /// What only authors of bots ask for.
    #[cfg(feature = "json")]
    Wish(Wish<'a>),
    Go {
        /// The strongest of the game if none is named.
        bot: Option<BotSpec>,
        /// What it may not go beyond, where it need not use it up.
        within: Option<Budget>,
        seed: Option<u64>,
        /// How many turns are told besides.
        alternatives: usize,
        /// Whether it tells what it has found while it thinks, and what is to be expected.
        telling: bool,
        /// A whole turn that is judged besides; none if it is empty.
        considering: Vec<&'a str>,
    },
    /// What every seat can expect to come to.
    Outlook,
    Stop,
    Record,
    Quit,
}

/// The verbs that every engine knows.
const KNOWN: [&str; 15] = [
    "hello", "new", "position", "legal", "act", "reveal", "show", "undo", "redo", "forecast", "go",
    "stop", "outlook", "record", "quit",
];

/// Every verb that this engine knows.
pub(crate) fn known() -> Vec<&'static str> {
    let known = KNOWN.into_iter();
    #[cfg(feature = "json")]
    let known = known.chain(authors::KNOWN);
    known.collect()
}

/// Reads a line.
pub(crate) fn request(line: &str) -> Result<Request<'_>, String> {
    let line = line.trim();
    let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let alone = |request| match rest {
        "" => Ok(request),
        surplus => Err(format!(
            "'{verb}' stands alone; leave out '{}'",
            excerpt(surplus)
        )),
    };
    #[cfg(feature = "json")]
    if let Some(wish) = authors::wish(verb, rest) {
        return wish.map(Request::Wish);
    }
    match verb {
        "hello" => alone(Request::Hello),
        "new" => new(rest),
        "position" => match rest.split_once(char::is_whitespace) {
            Some(("board", json)) => Ok(Request::PositionBoard(json.trim())),
            None if rest == "record" => Ok(Request::PositionRecord),
            _ => Err("write 'position record' or 'position board JSON'".to_owned()),
        },
        "legal" => alone(Request::Legal),
        "act" => actions(verb, rest).map(Request::Act),
        "reveal" => match rest {
            "" => Err("write 'reveal FACE' with what the dealer turned up".to_owned()),
            face => Ok(Request::Reveal(face)),
        },
        "show" => alone(Request::Show),
        "undo" => match rest {
            "" => Ok(Request::Undo),
            "turn" => Ok(Request::UndoTurn),
            _ => Err("write 'undo' or 'undo turn'".to_owned()),
        },
        "redo" => alone(Request::Redo),
        "forecast" => alone(Request::Forecast),
        "go" => go(rest),
        "stop" => alone(Request::Stop),
        "outlook" => alone(Request::Outlook),
        "record" => alone(Request::Record),
        "quit" => alone(Request::Quit),
        _ => {
            let known = known().join(", ");
            Err(format!("'{}' is no command; try {known}", excerpt(verb)))
        }
    }
}

/// `ACTION; ACTION; ...`
pub(crate) fn actions<'a>(verb: &str, rest: &'a str) -> Result<Vec<&'a str>, String> {
    let actions: Vec<&str> = rest.split(';').map(str::trim).collect();
    match actions.iter().any(|action| action.is_empty()) {
        true => Err(format!("write '{verb} ACTION' or '{verb} ACTION; ACTION'")),
        false => Ok(actions),
    }
}

/// `GAME players N [seed S] [set NAME=VALUE ...]`
fn new(rest: &str) -> Result<Request<'_>, String> {
    const FORM: &str = "write 'new GAME players N [seed S] [set NAME=VALUE ...]'";
    let mut words = rest.split_whitespace().peekable();
    let (Some(game), Some("players"), Some(players)) = (words.next(), words.next(), words.next())
    else {
        return Err(FORM.to_owned());
    };
    let players = players
        .parse()
        .map_err(|_| format!("'{}' is no number of players; {FORM}", excerpt(players)))?;
    let mut seed = "0";
    let mut options = Vec::new();
    while let Some(word) = words.next() {
        match word {
            "seed" => seed = words.next().ok_or(FORM)?,
            "set" => {
                while let Some((name, value)) = words.peek().and_then(|word| word.split_once('=')) {
                    options.push((name.to_owned(), value.to_owned()));
                    words.next();
                }
            }
            _ => return Err(format!("'{}' does not belong there; {FORM}", excerpt(word))),
        }
    }
    Ok(Request::New {
        game,
        players,
        seed,
        options,
    })
}

/// `[BOT] [seed N] [alternatives N] [telling] [considering ACTION; ACTION]`
fn go(rest: &str) -> Result<Request<'_>, String> {
    const FORM: &str = "write 'go [BOT] [within BUDGET] [seed N] [alternatives N] [telling] \
                        [considering ACTION; ACTION]' with numbers";
    let (rest, considering) = match rest.split_once("considering ") {
        Some((rest, turn)) => (rest, actions("considering", turn)?),
        None => (rest, Vec::new()),
    };
    let mut words = rest.split_whitespace().peekable();
    let is_bot = |word: &&str| !["within", "seed", "alternatives", "telling"].contains(word);
    let bot = words.next_if(is_bot).map(str::parse).transpose();
    let bot = bot.map_err(|error: bots::SpecError| error.to_string())?;
    let (mut within, mut seed, mut alternatives, mut telling) = (None, None, 0, false);
    while let Some(word) = words.next() {
        if word == "telling" {
            telling = true;
            continue;
        }
        let number = words.next().ok_or(FORM)?;
        match word {
            "within" => {
                let budget: Result<Budget, bots::SpecError> = number.parse();
                within = Some(budget.map_err(|error| error.to_string())?);
            }
            "seed" => seed = Some(number.parse().map_err(|_| FORM)?),
            "alternatives" => alternatives = number.parse().map_err(|_| FORM)?,
            _ => return Err(FORM.to_owned()),
        }
    }
    Ok(Request::Go {
        bot,
        within,
        seed,
        alternatives,
        telling,
        considering,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_game_takes_seed_and_options_in_any_order() {
        let expected = Request::New {
            game: "spinning-jenny",
            players: 2,
            seed: "a",
            options: vec![("setup".into(), "free".into())],
        };
        for line in [
            "new spinning-jenny players 2 seed a set setup=free",
            "new  spinning-jenny players 2 set setup=free seed a ",
        ] {
            assert_eq!(request(line).as_ref(), Ok(&expected), "{line}");
        }
    }

    #[test]
    fn what_is_no_command_is_answered_with_what_to_write() {
        for line in [
            "fly",
            "new spinning-jenny",
            "new spinning-jenny players many",
            "new spinning-jenny players 2 seed",
            "position",
            "position board",
            "act",
            "act done;",
            "go clever",
            "go greedy seed",
            "go greedy alternatives many",
            "go greedy seed 1 fast 2",
            "go greedy telling considering done;",
            "outlook blue",
            "undo all",
            "quit now",
        ] {
            let error = request(line).expect_err(line);
            assert!(
                error.contains("write") || error.contains("try") || error.contains("leave"),
                "{error}"
            );
        }
    }
}
