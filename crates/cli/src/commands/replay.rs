//! `millwright replay`: checks records.

use std::io::Write;
use std::path::{Path, PathBuf};

use ::games::AnyPlay;
use table::{Arg, Seat};
use texts::Texts;

use crate::boards::Names;
use crate::context::{Context, shown};
use crate::failure::{self, Failure};

/// Replays each record and prints where it ends; all are checked, whatever the first one holds.
pub(crate) fn print(
    context: &Context,
    records: &[PathBuf],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let texts = context.texts();
    let mut worst = 0;
    for path in records {
        match context.replay(path) {
            Ok(play) => writeln!(out, "{}", result(path, &play, &texts))?,
            Err(Failure { code, text }) => {
                out.flush()?;
                failure::tell(text.as_deref().unwrap_or_default());
                worst = worst.max(code);
            }
        }
    }
    match worst {
        0 => Ok(()),
        code => Err(Failure {
            code,
            ..Failure::told()
        }),
    }
}

/// One line: the record, its decisions, where it ends, and the digest of that board.
fn result(path: &Path, play: &AnyPlay, texts: &Texts) -> String {
    let verbatim = |text: String| Arg::Verbatim(text);
    let decisions = play.decisions() as i64;
    let state = match play.outcome() {
        None => texts.get("cli-replay-at", &[("caption", verbatim(play.caption()))]),
        Some(outcome) => {
            let names = Names::of(play, texts);
            let scores = Seat::all(outcome.players).map(|seat| {
                let score = outcome.score(seat);
                let mark = if outcome.winners.contains(seat) {
                    "*"
                } else {
                    ""
                };
                format!("{} {score}{mark}", names.of_seat(seat))
            });
            let scores = scores.collect::<Vec<_>>().join(", ");
            texts.get("cli-replay-over", &[("scores", verbatim(scores))])
        }
    };
    let args = [
        ("record", verbatim(shown(path))),
        ("game", verbatim(play.setup().game.to_owned())),
        ("decisions", Arg::Number(decisions)),
        ("state", verbatim(state)),
        ("digest", verbatim(play.digest().to_string())),
    ];
    let line = texts.get("cli-replay", &args);
    match play.challenge() {
        None => line,
        Some(challenge) => {
            let args = [
                ("line", verbatim(line)),
                ("challenge", verbatim(challenge.to_owned())),
            ];
            texts.get("cli-replay-challenge", &args)
        }
    }
}
