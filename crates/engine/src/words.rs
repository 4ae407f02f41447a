//! What a client can say.

use bots::BotSpec;
use table::excerpt;

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
    Redo,
    Forecast,
    Go {
        /// The strongest of the game if none is named.
        bot: Option<BotSpec>,
        seed: Option<u64>,
    },
    Stop,
    Record,
    Quit,
}

const KNOWN: &str =
    "hello, new, position, legal, act, reveal, show, undo, redo, forecast, go, stop, record, quit";

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
    match verb {
        "hello" => alone(Request::Hello),
        "new" => new(rest),
        "position" => match rest.split_once(char::is_whitespace) {
            Some(("board", json)) => Ok(Request::PositionBoard(json.trim())),
            None if rest == "record" => Ok(Request::PositionRecord),
            _ => Err("write 'position record' or 'position board JSON'".to_owned()),
        },
        "legal" => alone(Request::Legal),
        "act" => {
            let actions: Vec<&str> = rest.split(';').map(str::trim).collect();
            match actions.iter().any(|action| action.is_empty()) {
                true => Err("write 'act ACTION' or 'act ACTION; ACTION'".to_owned()),
                false => Ok(Request::Act(actions)),
            }
        }
        "reveal" => match rest {
            "" => Err("write 'reveal FACE' with what the dealer turned up".to_owned()),
            face => Ok(Request::Reveal(face)),
        },
        "show" => alone(Request::Show),
        "undo" => alone(Request::Undo),
        "redo" => alone(Request::Redo),
        "forecast" => alone(Request::Forecast),
        "go" => go(rest),
        "stop" => alone(Request::Stop),
        "record" => alone(Request::Record),
        "quit" => alone(Request::Quit),
        _ => Err(format!("'{}' is no command; try {KNOWN}", excerpt(verb))),
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

/// `[BOT] [seed N]`
fn go(rest: &str) -> Result<Request<'_>, String> {
    let mut words = rest.split_whitespace();
    let bot = words.next().map(str::parse).transpose();
    let bot = bot.map_err(|error: bots::SpecError| error.to_string())?;
    let seed = match (words.next(), words.next(), words.next()) {
        (None, ..) => None,
        (Some("seed"), Some(number), None) => {
            let number = number.parse();
            Some(number.map_err(|_| "write 'go BOT seed N' with a number".to_owned())?)
        }
        _ => return Err("write 'go BOT' or 'go BOT seed N'".to_owned()),
    };
    Ok(Request::Go { bot, seed })
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
