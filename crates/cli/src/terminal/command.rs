//! What can be typed at the table.

use texts::Lang;

/// A line that was typed, understood.
#[derive(Debug, PartialEq)]
pub(super) enum Command<'a> {
    /// The usual answer.
    Enter,
    /// The choice with this number.
    Number(usize),
    /// An action in notation, or a slip.
    Action(String),
    /// Why an action is not allowed.
    Why(String),
    /// What an action would do.
    Try(&'a str),
    Undo,
    Redo,
    Show,
    Choices,
    Forecast,
    Log,
    Save(Option<&'a str>),
    Lang(Option<Lang>),
    /// All that can be typed, or what one word of it means.
    Help(Option<&'a str>),
    Quit,
}

/// Reads a line.
pub(super) fn command(line: &str) -> Command<'_> {
    let line = line.trim();
    let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let given = (!rest.is_empty()).then_some(rest);
    let verb = verb.to_ascii_lowercase();
    match (verb.as_str(), given) {
        ("", _) => Command::Enter,
        ("undo", None) => Command::Undo,
        ("redo", None) => Command::Redo,
        ("show" | "board", None) => Command::Show,
        ("choices" | "legal", None) => Command::Choices,
        ("forecast", None) => Command::Forecast,
        ("log", None) => Command::Log,
        ("save", file) => Command::Save(file),
        ("lang", code) => Command::Lang(code.and_then(|code| code.parse().ok())),
        ("why", Some(action)) => Command::Why(action.to_ascii_lowercase()),
        ("try", Some(action)) => Command::Try(action),
        ("help" | "?" | "h", name) => Command::Help(name),
        ("quit" | "exit" | "q", None) => Command::Quit,
        _ => match line.parse() {
            Ok(number) => Command::Number(number),
            Err(_) => Command::Action(line.to_ascii_lowercase()),
        },
    }
}

/// The commands with the ids of their descriptions, for help.
pub(super) const HELP: &[(&str, &str)] = &[
    ("7", "help-number"),
    ("ACTION", "help-action"),
    ("Enter", "help-enter"),
    ("undo", "help-undo"),
    ("redo", "help-redo"),
    ("show", "help-board"),
    ("choices", "help-choices"),
    ("forecast", "help-forecast"),
    ("try ACTION", "help-try"),
    ("why ACTION", "help-why"),
    ("log", "help-log"),
    ("save FILE", "help-save"),
    ("lang en|de", "help-lang"),
    ("help", "help-help"),
    ("help NAME", "help-name"),
    ("quit", "help-quit"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_number_a_command_or_an_action() {
        assert_eq!(command(" 12 "), Command::Number(12));
        assert_eq!(command("UNDO"), Command::Undo);
        assert_eq!(
            command("save My Game.txt"),
            Command::Save(Some("My Game.txt"))
        );
        assert_eq!(
            command("Hire Food 2"),
            Command::Action("hire food 2".into())
        );
        assert_eq!(command("lang de"), Command::Lang(Some(Lang::De)));
        assert_eq!(command("? Patent"), Command::Help(Some("Patent")));
        assert_eq!(command(""), Command::Enter);
    }
}
