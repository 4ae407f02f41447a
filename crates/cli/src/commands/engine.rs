//! `millwright engine`: the protocol on stdin and stdout.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Instant;

use ::games::CATALOGUE;

use super::version::VERSION;
use crate::context::Context;
use crate::failure::Failure;
use ::engine::Engine;

/// Answers lines until the client says quit or closes stdin.
pub(crate) fn run(context: &Context, out: &mut impl Write) -> Result<(), Failure> {
    let mut data = Vec::new();
    for info in CATALOGUE {
        if let Some(text) = context.data_of(info)? {
            data.push((info.data_file, text));
        }
    }
    let begun = Instant::now();
    let clock = Box::new(move || begun.elapsed().as_millis() as u64);
    let mut engine = Engine::new(VERSION, context.texts(), data, clock);
    let lines = lines_of_stdin();
    let mut open = true;
    while !engine.is_over() && (open || engine.is_thinking()) {
        let answer = match next(&lines, &mut open, engine.is_thinking()) {
            Some(line) => engine.line(&line),
            None => engine.tick(),
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

/// The next line: waits for one, unless there is thinking to do meanwhile.
fn next(lines: &Receiver<String>, open: &mut bool, thinking: bool) -> Option<String> {
    let line = match thinking {
        true => lines.try_recv(),
        false => lines.recv().map_err(|_| TryRecvError::Disconnected),
    };
    if line == Err(TryRecvError::Disconnected) {
        *open = false;
    }
    line.ok()
}

/// Reads stdin on a thread of its own, so that `stop` is heard while a bot thinks.
fn lines_of_stdin() -> Receiver<String> {
    let (send, receive) = channel();
    thread::spawn(move || {
        let mut stdin = io::stdin().lock();
        let mut line = Vec::new();
        while matches!(stdin.read_until(b'\n', &mut line), Ok(1..)) {
            let text = String::from_utf8_lossy(&line);
            if send
                .send(text.trim_end_matches(['\n', '\r']).to_owned())
                .is_err()
            {
                return;
            }
            line.clear();
        }
    });
    receive
}
