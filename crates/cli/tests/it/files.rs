//! Files of the owner's: nothing writes over one that it did not make, and none is a pipe or a device.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::kit::{MILLWRIGHT, Ran, folder, run};
use crate::paths::{PATHS, PathArg};

/// What people keep: text with an end of its last line and without, and what is no text.
const FOREIGN: [&[u8]; 4] = [
    b"dear diary",
    b"dear diary\n",
    b"{\"mine\":1}",
    &[0xff, 0xfe, 0, 10, 0],
];

/// Calls with this path, in a folder of its own and with nothing on stdin.
fn call(path: &PathArg, place: &Path, given: &str, lang: &str) -> Ran {
    let words = path.call.iter().map(|word| match *word {
        "PATH" => given,
        word => word,
    });
    let mut call = Command::new(MILLWRIGHT);
    call.args(words).args(["--lang", lang]).current_dir(place);
    run(&mut call, "1\n")
}

/// Every file in a folder with its bytes, and every other thing by its name.
fn everything(place: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(place).expect("the folder is there").flatten() {
        let path = entry.path();
        let kind = entry.file_type().expect("it has one");
        match kind {
            kind if kind.is_dir() => found.extend(everything(&path)),
            kind if kind.is_file() => {
                found.push((path.clone(), fs::read(&path).expect("it is there")))
            }
            _ => found.push((path, Vec::new())),
        }
    }
    found.sort();
    found
}

#[test]
fn whatever_takes_a_path_leaves_a_foreign_file_as_it_is() {
    for path in PATHS {
        for (number, bytes) in FOREIGN.iter().enumerate() {
            for lang in ["en", "de"] {
                let place = folder("foreign");
                fs::write(place.join("mine"), bytes).expect("the folder is there");
                let before = everything(&place);
                let ran = call(path, &place, "mine", lang);
                let what = format!("{} {number}: {} {}", path.name, ran.out, ran.err);
                assert!((1..=2).contains(&ran.code), "{what}");
                assert_eq!(ran.err.lines().count(), 1, "{what}");
                assert!(ran.err.contains("mine"), "{what}");
                assert_eq!(everything(&place), before, "{what}");
            }
        }
    }
}

/// The calls of the list are sound: what they refuse they refuse for what is there.
#[test]
fn whatever_writes_does_so_where_nothing_is() {
    let writes = PATHS.iter().filter(|path| path.is_written);
    // What is gone on with has to be there.
    for path in writes.filter(|path| path.name != "play resume") {
        let place = folder("new-place");
        let ran = call(path, &place, "mine", "en");
        assert_eq!(ran.code, 0, "{}: {}", path.name, ran.err);
        assert!(!everything(&place).is_empty(), "{}", path.name);
    }
}

/// A folder in which somebody keeps something is no place to write to either.
#[test]
fn whatever_takes_a_path_leaves_a_foreign_folder_as_it_is() {
    for path in PATHS {
        let place = folder("foreign-folder");
        fs::create_dir(place.join("mine")).expect("the folder is there");
        fs::write(place.join("mine/diary"), FOREIGN[0]).expect("the folder is there");
        let before = everything(&place);
        let ran = call(path, &place, "mine", "en");
        let what = format!("{}: {} {}", path.name, ran.out, ran.err);
        assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{what}");
        assert_eq!(everything(&place), before, "{what}");
    }
}

/// What lies beside the file that is named is no less somebody's own.
#[test]
fn a_training_leaves_foreign_files_beside_its_own_as_they_are() {
    let train = PATHS.iter().find(|path| path.name == "train out");
    let train = train.expect("it is in the list");
    for beside in [
        "my.net",
        "my.net.log",
        "my.net.checkpoint",
        "my.net.new",
        "my.net.log.new",
    ] {
        let is_of_ours = !beside.ends_with(".new");
        for bytes in FOREIGN.into_iter().take(if is_of_ours { 4 } else { 1 }) {
            let place = folder("foreign-beside");
            fs::write(place.join(beside), bytes).expect("the folder is there");
            let ran = call(train, &place, "my.net", "en");
            let kept = fs::read(place.join(beside)).expect("it is still there");
            assert_eq!(kept, bytes, "{beside}: {}", ran.err);
            assert_eq!(ran.code == 2, is_of_ours, "{beside}: {}", ran.err);
            assert_eq!(
                ran.err.contains(beside),
                is_of_ours,
                "{beside}: {}",
                ran.err
            );
        }
    }
}

/// A pipe might never say anything, and a device never end.
#[cfg(unix)]
#[test]
fn a_pipe_or_a_device_is_no_file() {
    let place = folder("devices");
    let made = Command::new("mkfifo").arg(place.join("pipe")).status();
    assert!(made.expect("mkfifo is part of every unix").success());
    for path in PATHS.iter().filter(|path| path.name != "play save") {
        for given in ["pipe", "/dev/zero"] {
            let ran = call(path, &place, given, "en");
            let what = format!("{} {given}: {} {}", path.name, ran.out, ran.err);
            assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{what}");
            assert!(ran.err.contains(given), "{what}");
        }
        assert_eq!(everything(&place).len(), 1, "{}", path.name);
    }
}

/// In a folder of data files everything is read that has the name of one.
#[cfg(unix)]
#[test]
fn a_pipe_in_a_folder_of_data_is_no_file() {
    for name in ["arkwright.toml", "kanal.toml", "deck.toml"] {
        let place = folder("data-devices");
        let made = Command::new("mkfifo").arg(place.join(name)).status();
        assert!(made.expect("mkfifo is part of every unix").success());
        let mut call = Command::new(MILLWRIGHT);
        let says = run(call.args(["engine", "--data", "."]).current_dir(&place), "").complaint(2);
        assert!(
            says.contains(name) && says.contains("a pipe or a device"),
            "{says}"
        );
    }
}

/// The list of challenges that were begun is a file, too.
#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_the_list_of_challenges_keeps_nobody_waiting() {
    let place = folder("challenge-device");
    fs::create_dir(place.join("millwright")).expect("the folder is there");
    let made = Command::new("mkfifo")
        .arg(place.join("millwright/challenges"))
        .status();
    assert!(made.expect("mkfifo is part of every unix").success());
    let mut call = Command::new(MILLWRIGHT);
    let args = [
        "new",
        "oranienburger-kanal",
        "--players",
        "1",
        "--challenge",
        "2024-05",
    ];
    run(call.args(args).env("XDG_STATE_HOME", &place), "").ok();
}
