//! Files of the owner's: what is read has an end, and nothing is written over what somebody else has made.

mod replace;

use std::fs::{self, File, TryLockError};
use std::io::{self, Read};
use std::path::Path;

pub(crate) use replace::{replace, sweep};

/// Opens a file for reading.
///
/// A pipe or a device is none: it might keep us waiting, or never end. What comes from one goes to stdin.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    // Opening a pipe waits for whoever writes into it, so it is looked at before.
    check_is_file(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    check_is_file(&file.metadata()?)?;
    Ok(file)
}

/// What kind of error it is that a pipe or a device is no file.
pub(crate) const NO_FILE: io::ErrorKind = io::ErrorKind::InvalidInput;

/// Makes sure that what was found is a file.
pub(crate) fn check_is_file(found: &fs::Metadata) -> io::Result<()> {
    match found {
        found if found.is_file() => Ok(()),
        found if found.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        _ => Err(io::Error::new(NO_FILE, "it is a pipe or a device")),
    }
}

/// The first bytes of a file, so many at most.
pub(crate) fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Whether something has this name, whatever it is; a link that leads nowhere counts.
pub(crate) fn is_there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Keeps a file for this program alone, until the file is closed; says whether nobody else has it.
pub(crate) fn hold(file: &File) -> bool {
    // Some file systems know no locks; there nobody can be told.
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}
