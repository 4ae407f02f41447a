//! Threads that share the games of a simulation.

use std::sync::mpsc;
use std::thread::{Builder, Scope, ScopedJoinHandle};

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on stderr, drawn only if that is a terminal, with games a second and the time left.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta} left");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar
}

/// How many threads are wanted for so many games: one per core unless it is said otherwise.
pub(crate) fn threads(wanted: Option<u16>, games: u64) -> u64 {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    wanted.map_or(cores, u64::from).min(games).max(1)
}

/// Starts so many threads that do the same work, or as many as the system gives.
pub(crate) fn start_workers<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl Fn() -> T + Copy + Send + 'scope,
    most: u64,
) -> Vec<ScopedJoinHandle<'scope, T>> {
    let mut workers = Vec::new();
    for _ in 0..most {
        // A thread that finds no memory when it starts would end the program.
        if !has_room_for_a_thread() {
            break;
        }
        let (started, is_started) = mpsc::channel();
        let worker = Builder::new().spawn_scoped(scope, move || {
            // Nobody hears this only if the program is ending.
            let _ = started.send(());
            work()
        });
        let Ok(worker) = worker else { break };
        workers.push(worker);
        // What it took to start counts when the room for the next one is looked for.
        let _ = is_started.recv();
    }
    workers
}

/// Whether memory is left for the stack of a thread and what it will work with.
fn has_room_for_a_thread() -> bool {
    const ROOM: usize = 64 << 20;
    // Reserved and not touched, so this costs next to nothing.
    let mut room = Vec::<u8>::new();
    let has_room = room.try_reserve_exact(ROOM).is_ok();
    std::hint::black_box(&room);
    has_room
}
