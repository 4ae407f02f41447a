//! Which challenges were begun on this machine: a list in the player's own folder for such things.
//!
//! It is no proof of anything, and whoever wants to can delete it; it keeps honest players honest.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

use crate::files;

/// How much of the list is read; one line is far below a hundred bytes.
const MOST_BYTES: u64 = 1 << 20;

/// Says whether a challenge was begun before, and remembers it. Where nothing can be remembered,
/// nothing was.
pub(crate) fn begin(challenge: &str) -> bool {
    let Some(path) = list() else { return false };
    // What cannot be read is not known.
    let known = files::read(&path, MOST_BYTES).unwrap_or_default();
    let known = String::from_utf8_lossy(&known);
    if known.lines().any(|line| line == challenge) {
        return true;
    }
    // A folder that cannot be written must not keep anybody from playing.
    let _ = remember(&path, challenge);
    false
}

fn remember(path: &std::path::Path, challenge: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    if files::is_there(path) {
        files::check_is_file(&fs::metadata(path)?)?;
    }
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    writeln!(file, "{challenge}")
}

/// Where the list lies.
fn list() -> Option<PathBuf> {
    let set = |name| {
        let value = std::env::var_os(name).filter(|value| !value.is_empty());
        value.map(PathBuf::from)
    };
    let folder = set("XDG_STATE_HOME")
        .or_else(|| set("HOME").map(|home| home.join(".local/state")))
        .or_else(|| set("LOCALAPPDATA"))?;
    Some(folder.join("millwright").join("challenges"))
}
