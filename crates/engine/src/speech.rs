//! Actions as people type them, and errors as people read them.

use games::{AnyPlay, Error};
use table::{Arg, Message, ReplayError, Seat};
use texts::Texts;

/// Carries out an action that may name its seat, as in a record: `2: hire food 2`.
pub fn act(play: &mut AnyPlay, action: &str) -> Result<Vec<Message>, Error> {
    match action.split_once(':') {
        Some((seat, action)) => play.act_as(seat.trim().parse()?, action.trim()),
        None => play.act(action.trim()),
    }
}

/// An error in the reader's language as far as it has sentences; refusals name their rule.
pub fn explain(error: &Error, texts: &Texts, names: &dyn Fn(Seat) -> String) -> String {
    let refusal = |action: &str, reason: String| {
        let args = [
            ("action", Arg::Verbatim(action.to_owned())),
            ("reason", Arg::Verbatim(reason)),
        ];
        texts.get("cli-refused", &args)
    };
    match error {
        Error::Illegal { action, illegal } => refusal(action, texts.illegal(illegal, names)),
        Error::Replay(replay) => match &**replay {
            ReplayError::Illegal {
                line,
                text,
                illegal,
                rules: None,
            } => {
                let reason = refusal(text, texts.illegal(illegal, names));
                let number = ("line", (*line).into());
                let reason = ("reason", Arg::Verbatim(reason));
                texts.get("cli-in-line", &[number, reason])
            }
            other => other.to_string(),
        },
        other => other.to_string(),
    }
}
