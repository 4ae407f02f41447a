//! `millwright engine`: the protocol on stdin and stdout.

use std::io::{self, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;
use std::time::Instant;

use ::games::CATALOGUE;

use super::version::VERSION;
use crate::context::{Context, texts_of_all};
use crate::failure::Failure;
use crate::lines::Lines;
use ::engine::{Engine, OwnFile, Speech};
use texts::{Lang, Texts};

/// How many lines are read ahead; a client that sends more waits until they are taken.
const MOST_AHEAD: usize = 16;

/// How many lines are taken between two slices of thinking.
pub(crate) const LINES_A_SLICE: usize = 1000;

/// A line, or why there can be no more.
type Heard = Result<String, Failure>;

/// Answers lines until the client says quit or closes stdin.
pub(crate) fn run(
    context: &Context,
    deck: Option<&Path>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let data = own_files(context, deck)?;
    let begun = Instant::now();
    let clock = Box::new(move || begun.elapsed().as_millis() as u64);
    let mut engine = Engine::new(VERSION, speech(context.lang), data, clock);
    engine = engine.with_nets(context.nets());
    let lines = lines_of_stdin()?;
    let mut open = true;
    let mut taken = 0;
    while !engine.is_over() && (open || engine.is_thinking()) {
        // Whoever sends without a pause must not keep it from thinking.
        let is_due = engine.is_thinking() && taken == LINES_A_SLICE;
        let line = match is_due {
            true => None,
            false => next(&lines, &mut open, engine.is_thinking()),
        };
        let answer = match line {
            Some(line) => {
                taken += 1;
                engine.line(&line?)
            }
            None => {
                taken = 0;
                engine.tick()
            }
        };
        for line in &answer {
            writeln!(out, "{line}")?;
        }
        if !answer.is_empty() {
            out.flush()?;
        }
    }
    Ok(())
}

/// The owner's data files for all games, and a deck.
pub(crate) fn own_files(context: &Context, deck: Option<&Path>) -> Result<Vec<OwnFile>, Failure> {
    let mut data = Vec::new();
    for info in CATALOGUE {
        let deck = match deck {
            Some(path) => context.deck_of(info, path)?,
            None => None,
        };
        // The first of a name is the one that counts.
        for file in deck.into_iter().chain(context.data_of(info)?) {
            let named = |name: &&&str| Some(**name) == file.name.as_deref();
            let name = info.data_files.iter().find(named).copied();
            data.push((name.unwrap_or(info.data_file()), file.text));
        }
    }
    Ok(data)
}

/// The sentences of a language.
pub(crate) fn speech(lang: Lang) -> Speech {
    Box::new(move |game| match game {
        Some(game) => Texts::of_game(lang, game),
        None => texts_of_all(lang),
    })
}

/// The next line: waits for one, unless there is thinking to do meanwhile.
fn next(lines: &Receiver<Heard>, open: &mut bool, thinking: bool) -> Option<Heard> {
    let line = match thinking {
        true => lines.try_recv(),
        false => lines.recv().map_err(|_| TryRecvError::Disconnected),
    };
    if matches!(line, Err(TryRecvError::Disconnected)) {
        *open = false;
    }
    line.ok()
}

/// Reads stdin on a thread of its own, so that `stop` is heard while a bot thinks.
fn lines_of_stdin() -> Result<Receiver<Heard>, Failure> {
    let (send, receive) = sync_channel(MOST_AHEAD);
    let listen = move || {
        let mut lines = Lines::new(io::stdin().lock());
        while let Some(line) = lines.next().transpose() {
            let is_last = line.is_err();
            if send.send(line).is_err() || is_last {
                return;
            }
        }
    };
    let thread = thread::Builder::new().spawn(listen);
    thread.map_err(|error| {
        Failure::usage(format!(
            "cannot start the thread that listens: {error}; end other programs first"
        ))
    })?;
    Ok(receive)
}
