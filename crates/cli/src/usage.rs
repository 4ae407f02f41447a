//! Reads the command line; what is wrong with it takes one line.

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches};

use crate::args::Millwright;
use crate::failure::Failure;

/// The call, or nothing if it was for help, which has been printed.
pub(crate) fn parse() -> Result<Option<Millwright>, Failure> {
    let parsed = Millwright::command()
        .try_get_matches()
        .and_then(|matches| Millwright::from_arg_matches(&matches));
    match parsed {
        Ok(call) => Ok(Some(call)),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp) => {
            error.print()?;
            Ok(None)
        }
        Err(error) => Err(Failure::usage(one_line(&error.render().to_string()))),
    }
}

/// Clap's message without its usage block: what is wrong, and what to try.
fn one_line(message: &str) -> String {
    let mut command = "millwright".to_owned();
    let mut parts: Vec<&str> = Vec::new();
    for line in message.lines().map(str::trim) {
        if let Some(usage) = line.strip_prefix("Usage: ") {
            // The words before the first argument are the command that was meant.
            let words = usage
                .split(' ')
                .take_while(|word| !word.starts_with(['[', '<', '-']));
            command = words.collect::<Vec<_>>().join(" ");
            break;
        }
        if !line.is_empty() {
            parts.push(line);
        }
    }
    let what = parts.join(" ");
    let what = what.strip_prefix("error: ").unwrap_or(&what);
    let what = what.replace(" tip: ", "; ");
    format!("{what}; try '{command} --help'")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_usage_error_is_one_line_with_its_command() {
        let message = |args: &[&str]| {
            let error = Millwright::command()
                .try_get_matches_from(args)
                .unwrap_err();
            one_line(&error.render().to_string())
        };
        assert_eq!(
            message(&["millwright", "games", "--jsn"]),
            "unexpected argument '--jsn' found; a similar argument exists: '--json'; try 'millwright games --help'"
        );
        assert_eq!(
            message(&["millwright", "new", "spinning-jenny"]),
            "the following required arguments were not provided: --players <N>; try 'millwright new --help'"
        );
        assert_eq!(
            message(&["millwright", "fly"]),
            "unrecognized subcommand 'fly'; a similar subcommand exists: 'play'; try 'millwright --help'"
        );
    }

    #[test]
    fn the_command_line_is_sound() {
        Millwright::command().debug_assert();
    }
}
