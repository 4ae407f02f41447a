//! A file written as a whole, so that whatever ends the program leaves either the old one or the new one.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How the name of a file begins that is being written; our process and a number follow.
const BESIDE: &str = ".millwright-";

/// How old a file is that was being written, before it counts as left behind: between its first byte and its
/// lock there is a moment.
const LEFT_BEHIND: Duration = Duration::from_secs(60);

/// Writes a file beside its place first and then puts it there, with the mode of the one that was there.
/// Where nothing is, whoever is first has the place.
///
/// The file comes back open and held for this program alone.
pub(crate) fn replace(target: &Path, bytes: &[u8]) -> io::Result<File> {
    if target.exists() {
        return put(target, bytes);
    }
    File::create_new(target)?;
    put(target, bytes).inspect_err(|_| {
        // It holds nothing, and the error is what has to be told.
        let _ = fs::remove_file(target);
    })
}

fn put(target: &Path, bytes: &[u8]) -> io::Result<File> {
    let (mut file, beside) = create_beside(target)?;
    let written = write_like(&mut file, target, bytes).and_then(|()| fs::rename(&beside, target));
    if let Err(error) = written {
        // What was begun is of no use, and the error is what has to be told.
        let _ = fs::remove_file(&beside);
        return Err(error);
    }
    sync_folder(target);
    Ok(file)
}

fn write_like(file: &mut File, target: &Path, bytes: &[u8]) -> io::Result<()> {
    file.write_all(bytes)?;
    file.set_permissions(fs::metadata(target)?.permissions())?;
    file.sync_data()
}

/// A new file in the same folder, with a name that nobody else has, held for this program alone.
fn create_beside(target: &Path) -> io::Result<(File, PathBuf)> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    // It gets the mode of the target; until then nobody else may look into it.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut number = 0;
    loop {
        let name = format!("{BESIDE}{}-{number}", std::process::id());
        let path = target.with_file_name(name);
        match options.open(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 1000 => {
                number += 1;
            }
            opened => {
                let file = opened?;
                super::hold(&file);
                return Ok((file, path));
            }
        }
    }
}

/// Makes sure that the new name of a file outlives a crash of the system, as its bytes do.
fn sync_folder(target: &Path) {
    #[cfg(test)]
    tests::SYNCED.with_borrow_mut(|synced| synced.push(folder_of(target).to_owned()));
    // Where a folder cannot be synced nothing is lost but this certainty.
    #[cfg(unix)]
    let _ = File::open(folder_of(target)).and_then(|folder| folder.sync_all());
}

fn folder_of(target: &Path) -> &Path {
    match target.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Takes away what programs that were killed have left behind beside this file.
pub(crate) fn sweep(target: &Path) {
    let Ok(entries) = fs::read_dir(folder_of(target)) else {
        return;
    };
    for entry in entries.flatten() {
        let is_ours = entry.file_name().to_str().is_some_and(is_beside);
        if is_ours && is_left_behind(&entry.path()) {
            // Whoever may not take it away leaves it.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// `.millwright-123-0`
fn is_beside(name: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let numbers = name.strip_prefix(BESIDE);
    let numbers = numbers.and_then(|numbers| numbers.split_once('-'));
    numbers.is_some_and(|(process, number)| digits(process) && digits(number))
}

/// Whether nobody writes this file any more: it is old, and no program holds it.
fn is_left_behind(path: &Path) -> bool {
    let is_old = |found: &fs::Metadata| {
        let age = found
            .modified()
            .map(|at| SystemTime::now().duration_since(at));
        matches!(age, Ok(Ok(age)) if age >= LEFT_BEHIND)
    };
    let is_file = fs::symlink_metadata(path).is_ok_and(|found| found.is_file() && is_old(&found));
    let is_held = |file: File| matches!(file.try_lock(), Err(TryLockError::WouldBlock));
    is_file && !super::open(path).is_ok_and(is_held)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    thread_local! {
        /// The folders that were synced.
        pub(super) static SYNCED: RefCell<Vec<PathBuf>> = const { RefCell::new(Vec::new()) };
    }

    /// A folder of our own with nothing in it.
    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("millwright-{name}-{}", std::process::id()));
        // What an earlier run left is usually not there.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("the system's folder can be written");
        path
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("it is there").flatten();
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    #[test]
    fn the_folder_is_synced_behind_every_rename() {
        let place = folder("synced");
        let target = place.join("game.record");
        for text in ["one", "two"] {
            replace(&target, text.as_bytes()).expect("the folder can be written");
        }
        assert_eq!(fs::read(&target).expect("it was written"), b"two");
        let synced = SYNCED.with_borrow(Vec::clone);
        assert_eq!(synced, [place.clone(), place]);
    }

    #[test]
    fn what_killed_programs_left_is_taken_away_and_nothing_else() {
        let place = folder("swept");
        let old = SystemTime::now() - 2 * LEFT_BEHIND;
        let write = |name: &str, at: SystemTime| {
            let file = File::create(place.join(name)).expect("the folder is there");
            file.set_modified(at).expect("the file is ours");
            file
        };
        write(".millwright-1-0", old);
        let held = write(".millwright-2-0", old);
        assert!(super::super::hold(&held));
        write(".millwright-3-0", SystemTime::now());
        for foreign in [
            ".millwright-notes",
            ".millwright-1-0.txt",
            "millwright-1-0",
            ".millwright-1-",
        ] {
            write(foreign, old);
        }
        sweep(&place.join("game.record"));
        let mut due = vec![
            ".millwright-1-",
            ".millwright-1-0.txt",
            ".millwright-2-0",
            ".millwright-3-0",
            ".millwright-notes",
            "millwright-1-0",
        ];
        due.sort_unstable();
        assert_eq!(names(&place), due);
    }
}
