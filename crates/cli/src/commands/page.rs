//! `millwright page`: the page as plain files, for any static host.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use table::Arg;

use crate::context::Context;
use crate::failure::Failure;

/// Writes the page into a folder that is new or empty.
pub(crate) fn write(context: &Context, folder: &Path, out: &mut impl Write) -> Result<(), Failure> {
    let texts = context.texts();
    let shown = || ("folder", Arg::Verbatim(folder.display().to_string()));
    if is_in_use(folder) {
        return Err(Failure::usage(texts.get("cli-page-in-use", &[shown()])));
    }
    let files = write_files(folder).map_err(|error| {
        let error = ("error", Arg::Verbatim(error.to_string()));
        Failure::usage(texts.get("cli-page-not-written", &[shown(), error]))
    })?;
    let count = ("count", Arg::from(files));
    writeln!(out, "{}", texts.get("cli-page-written", &[shown(), count]))?;
    Ok(())
}

/// Whether something lies there that is not ours to overwrite.
fn is_in_use(folder: &Path) -> bool {
    match fs::read_dir(folder) {
        Ok(mut entries) => entries.next().is_some(),
        Err(error) => error.kind() != io::ErrorKind::NotFound,
    }
}

fn write_files(folder: &Path) -> io::Result<usize> {
    let mut files = 0;
    for (name, content) in server::files() {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        // The folder was empty a moment ago: what has come since is somebody else's.
        fs::File::create_new(path)?.write_all(content)?;
        files += 1;
    }
    Ok(files)
}
