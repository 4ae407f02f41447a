//! Reads the command line; what is wrong with it takes one line.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches};

use crate::args::Millwright;
use crate::failure::Failure;

/// What clap says of numbers, and how people say it.
const PLAINLY: [(&str, &str); 4] = [
    ("invalid digit found in string", "this is no number"),
    (
        "cannot parse integer from empty string",
        "this is no number",
    ),
    (
        "number too large to fit in target type",
        "the number is too large",
    ),
    (
        "number too small to fit in target type",
        "the number is too small",
    ),
];

/// The call, or nothing if it was for help, which has been printed.
pub(crate) fn parse() -> Result<Option<Millwright>, Failure> {
    let args: Vec<OsString> = std::env::args_os().collect();
    let parsed = Millwright::command()
        .try_get_matches_from(&args)
        .and_then(|matches| Millwright::from_arg_matches(&matches));
    match parsed {
        Ok(call) => Ok(Some(call)),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp) => {
            error.print()?;
            Ok(None)
        }
        Err(error) if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let command = called(&args);
            Err(Failure::usage(format!(
                "'{command}' wants a command after it; try '{command} --help'"
            )))
        }
        Err(error) => Err(Failure::usage(one_line(&error.render().to_string(), &args))),
    }
}

/// Clap's message without its usage block: what is wrong, and what to try.
fn one_line(message: &str, args: &[OsString]) -> String {
    let mut command = called(args);
    let mut what = String::new();
    let mut in_list = false;
    for line in message.lines() {
        if let Some(usage) = line.strip_prefix("Usage: ") {
            // The words before the first argument are the command that was meant.
            let words = usage
                .split(' ')
                .take_while(|word| !word.starts_with(['[', '<', '-']));
            command = words.collect::<Vec<_>>().join(" ");
            break;
        }
        let text = line.trim();
        if text.is_empty() || text.starts_with("For more information") {
            continue;
        }
        what.push_str(match in_list {
            _ if what.is_empty() => "",
            true => ", ",
            false => " ",
        });
        what.push_str(text);
        in_list = line.starts_with("  ") && !text.starts_with("tip: ");
    }
    let what = what.strip_prefix("error: ").unwrap_or(&what);
    let mut what = what.replace(" tip: ", "; ").replace(", tip: ", "; ");
    if let Some((before, values)) = what.split_once(" [possible values: ") {
        what = format!("{before}; try one of {}", values.trim_end_matches(']'));
    }
    if what.starts_with("unrecognized subcommand ''") {
        what = "an empty text is no command".to_owned();
    }
    for (clap, plain) in PLAINLY {
        what = what.replace(clap, plain);
    }
    format!("{what}; try '{command} --help'")
}

/// The command that the arguments name, as far as they name one.
fn called(args: &[OsString]) -> String {
    let millwright = Millwright::command();
    let mut args = args.iter().skip(1).filter_map(|arg| arg.to_str());
    match args.find_map(|arg| millwright.find_subcommand(arg)) {
        Some(command) => format!("millwright {}", command.get_name()),
        None => "millwright".to_owned(),
    }
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
            let args: Vec<OsString> = args.iter().map(OsString::from).collect();
            one_line(&error.render().to_string(), &args)
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
        assert_eq!(
            message(&["millwright", ""]),
            "an empty text is no command; try 'millwright --help'"
        );
        assert_eq!(
            message(&["millwright", "new"]),
            "the following required arguments were not provided: --players <N>, <GAME>; try 'millwright new --help'"
        );
        assert_eq!(
            message(&["millwright", "new", "x", "--players", "many"]),
            "invalid value 'many' for '--players <N>': this is no number; try 'millwright new --help'"
        );
        assert_eq!(
            message(&["millwright", "new", "x", "--players", "-1"]),
            "invalid value '-1' for '--players <N>': -1 is not in 0..=255; try 'millwright new --help'"
        );
        assert_eq!(
            message(&["millwright", "--lang", "en", "show", ""]),
            "a value is required for '<RECORD>' but none was supplied; try 'millwright show --help'"
        );
        assert_eq!(
            message(&["millwright", "completions", "x"]),
            "invalid value 'x' for '<SHELL>'; try one of bash, elvish, fish, powershell, zsh; try 'millwright completions --help'"
        );
        assert_eq!(
            message(&["millwright", "--", "games"]),
            "unexpected argument 'games' found; subcommand 'games' exists; to use it, remove the '--' before it; try 'millwright --help'"
        );
    }

    /// Every argument of a command and of those in it that takes a path, as `play save`.
    fn paths_of(command: &clap::Command, name: &str, found: &mut Vec<String>) {
        let is_path = |arg: &&clap::Arg| {
            use clap::ValueHint::{AnyPath, DirPath, ExecutablePath, FilePath};
            let is_hinted =
                [AnyPath, DirPath, ExecutablePath, FilePath].contains(&arg.get_value_hint());
            let parses = arg.get_value_parser().type_id();
            is_hinted || parses == std::any::TypeId::of::<std::path::PathBuf>()
        };
        let args = command.get_arguments().filter(is_path);
        found.extend(args.map(|arg| format!("{name} {}", arg.get_id()).trim_start().to_owned()));
        for inner in command.get_subcommands() {
            let name = format!("{name} {}", inner.get_name());
            paths_of(inner, name.trim_start(), found);
        }
    }

    /// A further option cannot be forgotten by the laws of `tests/it/files.rs`, which go over this list.
    #[test]
    fn every_path_of_the_command_line_is_known_to_be_read_or_written() {
        let mut found = Vec::new();
        paths_of(&Millwright::command(), "", &mut found);
        found.sort();
        let mut known: Vec<&str> = crate::paths::PATHS.iter().map(|path| path.name).collect();
        known.sort_unstable();
        assert_eq!(found, known);
        let writes = crate::paths::PATHS
            .iter()
            .filter(|path| path.is_written)
            .count();
        assert!(writes >= 5, "{writes}");
        assert!(
            crate::paths::PATHS
                .iter()
                .all(|path| path.call.contains(&"PATH"))
        );
    }

    #[test]
    fn the_command_line_is_sound() {
        Millwright::command().debug_assert();
    }
}
