//! The file a game is saved in: never one that somebody else has written.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// How many links are followed from one to the next before they are held to be a circle.
const MOST_LINKS: usize = 40;

/// A place for the record of this game.
#[derive(Clone, Debug)]
pub(super) struct SaveFile {
    /// As it was typed.
    path: PathBuf,
    place: Place,
}

#[derive(Clone, Debug, PartialEq)]
enum Place {
    /// Nothing is there yet.
    New(PathBuf),
    /// A file of this game, behind all links.
    Ours(PathBuf),
    /// A device or a pipe, which is written to and never replaced.
    Device,
}

/// Why a game is not saved in a place.
#[derive(Debug)]
pub(super) enum NoSave {
    /// A file is there already.
    Exists,
    /// It is a folder.
    Folder,
    /// The system says why.
    System(io::Error),
}

impl SaveFile {
    /// A place where no file is yet, or a device.
    pub(super) fn new(path: &Path) -> Result<SaveFile, NoSave> {
        let place = match fs::metadata(path) {
            Ok(found) if found.is_dir() => return Err(NoSave::Folder),
            Ok(found) if found.is_file() => return Err(NoSave::Exists),
            Ok(_) => Place::Device,
            Err(_) => Place::New(resolved(path).map_err(NoSave::System)?),
        };
        let path = path.to_owned();
        Ok(SaveFile { path, place })
    }

    /// The file of the record that is gone on with; a pipe that it came from is no place for it.
    pub(super) fn resumed(path: &Path) -> Option<SaveFile> {
        let found = fs::metadata(path).ok()?;
        let place = Place::Ours(resolved(path).ok()?);
        let path = path.to_owned();
        found.is_file().then_some(SaveFile { path, place })
    }

    /// As it was typed.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether this path leads to this file of ours.
    pub(super) fn is_at(&self, path: &Path) -> bool {
        match &self.place {
            Place::New(own) | Place::Ours(own) => resolved(path).is_ok_and(|other| other == *own),
            Place::Device => self.path == path,
        }
    }

    /// Whether it is written in place, so that what was said before has to be out first.
    pub(super) fn is_device(&self) -> bool {
        self.place == Place::Device
    }

    /// Writes the record there.
    pub(super) fn write(&mut self, record: &str) -> io::Result<()> {
        match &self.place {
            Place::Device => {
                let mut device = OpenOptions::new().write(true).open(&self.path)?;
                device.write_all(record.as_bytes())
            }
            Place::Ours(target) => replace(target, record),
            Place::New(target) => {
                // Whoever was here first meanwhile keeps the place.
                File::create_new(target)?;
                if let Err(error) = replace(target, record) {
                    // It holds nothing, and the error is what has to be told.
                    let _ = fs::remove_file(target);
                    return Err(error);
                }
                self.place = Place::Ours(target.clone());
                Ok(())
            }
        }
    }
}

/// Writes the record beside its place first, so that a crash leaves the old one whole.
fn replace(target: &Path, record: &str) -> io::Result<()> {
    let (mut file, beside) = create_beside(target)?;
    let written = write_like(&mut file, target, record).and_then(|()| fs::rename(&beside, target));
    if written.is_err() {
        // What was begun is of no use, and the error is what has to be told.
        let _ = fs::remove_file(&beside);
    }
    written
}

fn write_like(file: &mut File, target: &Path, record: &str) -> io::Result<()> {
    file.write_all(record.as_bytes())?;
    file.set_permissions(fs::metadata(target)?.permissions())?;
    file.sync_data()
}

/// A new file in the same folder, with a name that nobody else has.
fn create_beside(target: &Path) -> io::Result<(File, PathBuf)> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    // It gets the mode of the target; until then nobody else may look into it.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut number = 0;
    loop {
        let name = format!(".millwright-{}-{number}", std::process::id());
        let path = target.with_file_name(name);
        match options.open(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 1000 => {
                number += 1;
            }
            opened => return Ok((opened?, path)),
        }
    }
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
