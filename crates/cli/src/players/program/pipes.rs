//! The pipes of a program: what it says, and what it is told. Neither grows without end, however much it
//! writes and however little it reads.

use std::collections::VecDeque;
use std::io::{BufReader, Write};
use std::mem::take;
use std::process::{ChildStdin, ChildStdout};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use crate::lines::Lines;

/// How many lines are read ahead; a program that writes more waits until they are answered.
const MOST_AHEAD: usize = 16;

/// How many bytes may wait for a program that does not read, before it is heard no more.
const MOST_UNREAD: usize = 8 << 20;

/// Reads the lines of a program.
pub(super) fn listener(stdout: ChildStdout) -> Receiver<String> {
    let (send, heard) = sync_channel(MOST_AHEAD);
    thread::spawn(move || {
        let mut lines = Lines::new(BufReader::new(stdout));
        while let Ok(Some(line)) = lines.next() {
            if send.send(line).is_err() {
                return;
            }
        }
    });
    heard
}

/// What a program is told; a thread writes it, so that one who does not read is late and blocks nobody.
pub(super) struct Outbox(Arc<Shared>);

#[derive(Default)]
struct Shared {
    state: Mutex<Unread>,
    changed: Condvar,
}

#[derive(Default)]
struct Unread {
    lines: VecDeque<String>,
    /// With those that are being written.
    bytes: usize,
    /// Nothing comes any more.
    is_closed: bool,
    /// Nobody listens any more.
    is_gone: bool,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Unread> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lines to be written; none once there will be no more.
    fn next(&self) -> VecDeque<String> {
        let unread = self.lock();
        let is_waiting = |unread: &mut Unread| unread.lines.is_empty() && !unread.is_closed;
        let unread = self.changed.wait_while(unread, is_waiting);
        take(&mut unread.unwrap_or_else(PoisonError::into_inner).lines)
    }

    fn write(&self, mut stdin: ChildStdin) {
        loop {
            let lines = self.next();
            if lines.is_empty() {
                return;
            }
            for line in lines {
                let is_written = stdin.write_all(line.as_bytes()).is_ok();
                let mut unread = self.lock();
                unread.bytes -= line.len();
                unread.is_gone = !is_written;
                self.changed.notify_all();
                if !is_written {
                    return;
                }
            }
        }
    }
}

impl Outbox {
    /// What goes to this pipe, which is closed when nothing comes any more.
    pub(super) fn new(stdin: ChildStdin) -> Outbox {
        let shared = Arc::new(Shared::default());
        let writer = Arc::clone(&shared);
        thread::spawn(move || writer.write(stdin));
        Outbox(shared)
    }

    /// Tells a line.
    pub(super) fn tell(&self, mut line: String) {
        let mut unread = self.0.lock();
        // One who listens no more ends, which is heard on the other pipe.
        if unread.is_gone || unread.is_closed {
            return;
        }
        line.push('\n');
        unread.bytes += line.len();
        unread.lines.push_back(line);
        self.0.changed.notify_all();
    }

    /// Waits until the program has read enough to be told more; says whether it has by then.
    pub(super) fn has_room(&self, until: Instant) -> bool {
        let is_full = |unread: &mut Unread| unread.bytes > MOST_UNREAD && !unread.is_gone;
        let left = until.saturating_duration_since(Instant::now());
        let waited = self
            .0
            .changed
            .wait_timeout_while(self.0.lock(), left, is_full);
        let (_unread, waited) = waited.unwrap_or_else(PoisonError::into_inner);
        !waited.timed_out()
    }

    /// Ends what the program is told.
    pub(super) fn close(&self) {
        self.0.lock().is_closed = true;
        self.0.changed.notify_all();
    }
}
