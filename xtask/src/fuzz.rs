//! The fuzz targets, which live outside the workspace and need nightly.

use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use anyhow::{Context, Result};

use crate::child::Beside;
use crate::{child, tools, tree};

/// How long each target runs, unless the environment says otherwise.
const SECONDS: u32 = 600;

/// The words of notation and records, so that a fuzzer need not guess them.
const WORDS: &str = "fuzz/dict/text.dict";

/// The names of all fuzz targets.
pub(crate) fn targets() -> Result<Vec<String>> {
    let files = tree::files(&tree::root().join("fuzz/fuzz_targets"), "rs")?;
    let names = files.iter().filter_map(|file| file.file_stem());
    Ok(names
        .map(|name| name.to_string_lossy().into_owned())
        .collect())
}

/// How long each target runs: `MILLWRIGHT_FUZZ_SECONDS` or ten minutes.
pub(crate) fn seconds() -> Result<u32> {
    match std::env::var("MILLWRIGHT_FUZZ_SECONDS") {
        Ok(text) => text
            .parse()
            .with_context(|| format!("MILLWRIGHT_FUZZ_SECONDS is '{text}', not a number")),
        Err(_) => Ok(SECONDS),
    }
}

/// The command that runs one target.
pub(crate) fn command(target: &str, seconds: u32) -> Command {
    let limit = format!("-max_total_time={seconds}");
    let words = format!("-dict={WORDS}");
    tools::nightly(&["cargo", "fuzz", "run", target, "--", &limit, &words])
}

/// Fuzz targets that run beside other work, one for each core at a time.
pub(crate) struct Fuzzing {
    workers: Vec<JoinHandle<Result<()>>>,
    note: String,
}

impl Fuzzing {
    /// Builds all targets and begins with the first; what each says goes into a file of its own.
    pub(crate) fn start(logs: &Path) -> Result<Fuzzing> {
        let (targets, seconds) = (targets()?, seconds()?);
        // Two that build at a time would wait for each other.
        child::run(&mut tools::nightly(&["cargo", "fuzz", "build"]))?;
        let note = format!("{} targets, {seconds} s each", targets.len());
        let queue = Arc::new(Mutex::new(targets));
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let workers = (0..cores).map(|_| {
            let (queue, logs) = (Arc::clone(&queue), logs.to_owned());
            thread::spawn(move || {
                while let Some(target) = next(&queue) {
                    let log = logs.join(format!("fuzz-{target}.log"));
                    Beside::start(&mut command(&target, seconds), &log)?.wait()?;
                }
                Ok(())
            })
        });
        Ok(Fuzzing {
            workers: workers.collect(),
            note,
        })
    }

    /// Whether every core has a target still.
    pub(crate) fn keeps_all_busy(&self) -> bool {
        !self.workers.iter().any(JoinHandle::is_finished)
    }

    /// Waits for the last target; says how many there were and how long each ran.
    pub(crate) fn finish(self) -> Result<String> {
        for worker in self.workers {
            worker.join().expect("a worker hands its error back")?;
        }
        Ok(self.note)
    }
}

fn next(queue: &Mutex<Vec<String>>) -> Option<String> {
    queue.lock().expect("nobody panics with the queue").pop()
}
