//! Which challenges were begun on this machine: a list in the player's own folder for such things.
//!
//! It is no proof of anything, and whoever wants to can delete it; it keeps honest players honest.

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::path::PathBuf;

/// How much of the list is read; one line is far below a hundred bytes.
const MOST_BYTES: u64 = 1 << 20;

/// Says whether a challenge was begun before, and remembers it. Where nothing can be remembered,
/// nothing was.
pub(crate) fn begin(challenge: &str) -> bool {
    let Some(path) = list() else { return false };
    let mut known = String::new();
    if let Ok(file) = File::open(&path) {
        // What cannot be read is not known.
        let _ = file.take(MOST_BYTES).read_to_string(&mut known);
    }
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
