//! `millwright replay`: checks records.

use std::io::Write;
use std::path::{Path, PathBuf};

use ::games::AnyPlay;
use table::{Arg, Outcome, Seat};
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
            Ok(play) => writeln!(out, "{}", result(context, path, &play, &texts))?,
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
fn result(context: &Context, path: &Path, play: &AnyPlay, texts: &Texts) -> String {
    let verbatim = |text: String| Arg::Verbatim(text);
    let decisions = play.decisions() as i64;
    let state = match play.outcome() {
        None => texts.get("cli-replay-at", &[("caption", verbatim(play.caption()))]),
        Some(outcome) => {
            let names = Names::of(play, texts);
            let alone = of_one(play, &outcome, &names, &context.texts_in(play));
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
            let scores = alone.unwrap_or(scores);
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

/// What one player alone came to and how far that got, the games of a campaign by themselves; nothing
/// in other games.
fn of_one(play: &AnyPlay, outcome: &Outcome, names: &Names, texts: &Texts) -> Option<String> {
    let band = play.band()?;
    let seat = Seat::new(0);
    let total = outcome.score(seat).to_string();
    let points = match play.parts() {
        Some(parts) => {
            let parts: Vec<String> = parts.totals.iter().map(i32::to_string).collect();
            format!("{} = {total}", parts.join(" + "))
        }
        None => total,
    };
    let verdict = texts.get(band.message, &[("band", Arg::from(band.number))]);
    let args = [
        ("name", Arg::Verbatim(names.of_seat(seat))),
        ("points", Arg::Verbatim(points)),
        (
            "verdict",
            Arg::Verbatim(verdict.trim_end_matches('.').to_owned()),
        ),
    ];
    Some(texts.get("cli-replay-alone", &args))
}
