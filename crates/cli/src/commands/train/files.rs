//! The files of a training: the weights, and beside them a checkpoint and a log. Only those that a training
//! of this game has written before are written again.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use bots::Training;
use table::Arg;

use crate::context::{Context, shown};
use crate::failure::Failure;
use crate::files;

/// The longest checkpoint that is read; those of the largest nets with all that they remember are far below.
const MOST_BYTES: u64 = 1 << 30;

/// The weights, the checkpoint and the log of a training, which no other one writes meanwhile.
pub(super) struct TrainingFiles<'a> {
    context: &'a Context,
    weights: PathBuf,
    checkpoint: PathBuf,
    log: PathBuf,
    log_file: File,
}

impl<'a> TrainingFiles<'a> {
    /// Opens the files of a training, which goes on from its checkpoint if there is one. Says behind which
    /// generation; 0 if it is new.
    pub(super) fn open(
        context: &'a Context,
        weights: &Path,
        training: &mut dyn Training,
    ) -> Result<(TrainingFiles<'a>, u32), Failure> {
        let checkpoint = with_ending(weights, "checkpoint");
        let log = with_ending(weights, "log");
        // Everything is looked at before anything is made.
        let is_log = !files::is_there(&log) || is_log(&read(context, &log)?);
        let mut generation = 0;
        if files::is_there(&checkpoint) {
            let resumed = training.resume(&read(context, &checkpoint)?);
            generation = resumed
                .map_err(|error| Failure::usage(format!("{}: {error}", shown(&checkpoint))))?;
        }
        let is_own = !files::is_there(weights)
            || generation > 0 && read(context, weights)? == training.weights();
        for (path, is_ours) in [(weights, is_own), (&log, is_log)] {
            if !is_ours {
                return Err(refused(context, "cli-train-foreign", path));
            }
        }
        let opened = OpenOptions::new().create(true).append(true).open(&log);
        let log_file = opened.map_err(|error| cannot_write(context, &log, &error))?;
        if !files::hold(&log_file) {
            return Err(refused(context, "cli-train-busy", weights));
        }
        files::sweep(weights);
        let own = TrainingFiles {
            context,
            weights: weights.to_owned(),
            checkpoint,
            log,
            log_file,
        };
        Ok((own, generation))
    }

    /// Stores what was learned. The checkpoint goes first: it says which weights are its own.
    pub(super) fn store(&self, training: &dyn Training) -> Result<(), Failure> {
        self.write(&self.checkpoint, &training.checkpoint())?;
        self.write(&self.weights, &training.weights())
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
        let written = files::replace(path, bytes).map(drop);
        written.map_err(|error| cannot_write(self.context, path, &error))
    }

    /// Adds a line to the log.
    pub(super) fn line(&mut self, line: &str) -> Result<(), Failure> {
        let written = self.log_file.write_all(format!("{line}\n").as_bytes());
        written.map_err(|error| cannot_write(self.context, &self.log, &error))
    }
}

fn read(context: &Context, path: &Path) -> Result<Vec<u8>, Failure> {
    files::read(path, MOST_BYTES).map_err(|error| context.cannot_read(path, &error))
}

/// Whether a log begins as ours do; one that is empty holds nothing.
fn is_log(bytes: &[u8]) -> bool {
    let first = bytes
        .split(|byte| *byte == b'\n')
        .next()
        .unwrap_or_default();
    let first = String::from_utf8_lossy(first);
    first.is_empty() && bytes.is_empty()
        || first.starts_with("gate against ")
        || first.starts_with("goes on after generation ")
        || first.contains(" min  generation ")
}

fn refused(context: &Context, id: &str, path: &Path) -> Failure {
    let file = ("file", Arg::Verbatim(shown(path)));
    Failure::usage(context.texts().get(id, &[file]))
}

fn cannot_write(context: &Context, path: &Path, error: &std::io::Error) -> Failure {
    let file = ("file", Arg::Verbatim(shown(path)));
    let error = ("error", Arg::Verbatim(error.to_string()));
    Failure::usage(context.texts().get("cli-cannot-write", &[file, error]))
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{ending}"));
    PathBuf::from(name)
}
