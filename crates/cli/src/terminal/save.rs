//! The file a game is saved in: never one that somebody else has written, and never one that is played
//! elsewhere.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::files;

/// How many links are followed from one to the next before they are held to be a circle.
const MOST_LINKS: usize = 40;

/// A place for the record of this game.
#[derive(Clone, Debug)]
pub(super) struct SaveFile {
    /// As it was typed.
    path: PathBuf,
    place: Place,
}

#[derive(Clone, Debug)]
enum Place {
    /// Nothing is there yet.
    New(PathBuf),
    /// A file of this game.
    Ours(Ours),
    /// A device or a pipe, which is written to and never replaced.
    Device,
}

/// A file of this game, as this sitting has read or written it last.
#[derive(Clone, Debug)]
struct Ours {
    /// Behind all links.
    target: PathBuf,
    text: Vec<u8>,
    #[expect(
        dead_code,
        reason = "as long as it is open, no other sitting takes the file"
    )]
    held: Arc<File>,
}

/// Why a game is not saved in a place.
#[derive(Debug)]
pub(super) enum NoSave {
    /// A file is there already.
    Exists,
    /// It is a folder.
    Folder,
    /// Another sitting plays the game in it.
    Busy,
    /// Somebody else has written it since.
    Changed,
    /// The system says why.
    System(io::Error),
}

impl From<io::Error> for NoSave {
    fn from(error: io::Error) -> NoSave {
        NoSave::System(error)
    }
}

impl SaveFile {
    /// A place where no file is yet, or a device.
    pub(super) fn new(path: &Path) -> Result<SaveFile, NoSave> {
        let place = match fs::metadata(path) {
            Ok(found) if found.is_dir() => return Err(NoSave::Folder),
            Ok(found) if found.is_file() => return Err(NoSave::Exists),
            Ok(_) => Place::Device,
            Err(_) => {
                let target = resolved(path)?;
                files::sweep(&target);
                Place::New(target)
            }
        };
        let path = path.to_owned();
        Ok(SaveFile { path, place })
    }

    /// The file of the record that is gone on with, and what it holds, up to so many bytes. It is ours until
    /// we end, so that two sittings do not write over one another.
    pub(super) fn resumed(path: &Path, most: u64) -> Result<(SaveFile, Vec<u8>), NoSave> {
        let file = files::open(path)?;
        if !files::hold(&file) {
            return Err(NoSave::Busy);
        }
        let mut text = Vec::new();
        (&file).take(most).read_to_end(&mut text)?;
        let ours = Ours {
            target: resolved(path)?,
            text: text.clone(),
            held: Arc::new(file),
        };
        files::sweep(&ours.target);
        let path = path.to_owned();
        let place = Place::Ours(ours);
        Ok((SaveFile { path, place }, text))
    }

    /// As it was typed.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether this path leads to this file of ours.
    pub(super) fn is_at(&self, path: &Path) -> bool {
        match &self.place {
            Place::New(target) | Place::Ours(Ours { target, .. }) => leads_to(path, target),
            Place::Device => self.path == path,
        }
    }

    /// Whether it is written in place, so that what was said before has to be out first.
    pub(super) fn is_device(&self) -> bool {
        matches!(self.place, Place::Device)
    }

    /// Writes the record there.
    pub(super) fn write(&mut self, record: &str) -> Result<(), NoSave> {
        let bytes = record.as_bytes();
        let target = match &self.place {
            Place::Device => {
                let mut device = OpenOptions::new().write(true).open(&self.path)?;
                return Ok(device.write_all(bytes)?);
            }
            // Whoever was here first meanwhile keeps the place.
            Place::New(target) if files::is_there(target) => return Err(NoSave::Exists),
            Place::New(target) => target,
            Place::Ours(ours) if ours.is_changed() => return Err(NoSave::Changed),
            Place::Ours(ours) => &ours.target,
        };
        // The new file is held before it takes the place of the one that was held so far.
        let file = files::replace(target, bytes)?;
        self.place = Place::Ours(Ours {
            target: target.clone(),
            text: bytes.to_vec(),
            held: Arc::new(file),
        });
        Ok(())
    }
}

impl Ours {
    /// Whether somebody else has written the file since, who knows nothing of locks.
    fn is_changed(&self) -> bool {
        let most = self.text.len() as u64 + 1;
        // What cannot be read cannot be written either, and writing says why.
        files::read(&self.target, most).is_ok_and(|found| found != self.text)
    }
}

/// Whether two paths lead to the same file behind all links.
pub(super) fn is_same(one: &Path, other: &Path) -> bool {
    resolved(other).is_ok_and(|other| leads_to(one, &other))
}

fn leads_to(path: &Path, target: &Path) -> bool {
    resolved(path).is_ok_and(|other| other == *target)
}

/// The path behind all links; the file itself need not be there.
fn resolved(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(link) => {
                let folder = path.parent().unwrap_or(Path::new(""));
                path = folder.join(link);
            }
            Err(_) => break,
        }
    }
    let name = match path.file_name() {
        Some(name) => name.to_owned(),
        None => return fs::canonicalize(path),
    };
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    Ok(fs::canonicalize(folder)?.join(name))
}
