//! `play --save`: what is written, and what is left alone.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::kit::{MILLWRIGHT, Ran, file, folder, fresh, millwright, millwright_reading, new};

const TABLE: [&str; 5] = ["play", "spinning-jenny", "--seed", "a", "--hotseat"];

fn play(args: &[&str], lines: &[&str]) -> Ran {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    millwright_reading(&[&TABLE, args].concat(), &input)
}

fn resume(args: &[&str], lines: &[&str]) -> Ran {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    millwright_reading(&[&["play", "--hotseat"], args].concat(), &input)
}

fn text(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).expect("the file is there")
}

/// What is in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let mut names: Vec<String> = entries.flatten().map(name).collect();
    names.sort();
    names
}

#[test]
fn a_file_that_is_there_is_left_as_it_is() {
    let diary = file("diary.txt", "dear diary");
    let complaint = play(&["--save", &diary], &["1"]).complaint(2);
    let due = format!("{diary} is already there and is left as it is; ");
    assert!(complaint.starts_with(&due), "{complaint}");
    assert_eq!(text(&diary), "dear diary");
    let german = play(&["--save", &diary, "--lang", "de"], &["1"]).complaint(2);
    assert!(german.contains("gibt es schon"), "{german}");
    // A game of one's own is also a file that this sitting has not written.
    let other = file("other.record", &new("2"));
    resume(&["--resume", &other, "--save", &diary], &["1"]).complaint(2);
    play(&["--save", &other], &["1"]).complaint(2);
    assert_eq!(
        (text(&diary), text(&other)),
        ("dear diary".into(), new("2"))
    );
}

#[test]
fn save_at_the_table_leaves_a_file_alone_that_is_not_of_this_game() {
    let diary = file("table-diary.txt", "dear diary");
    let (one, two) = (fresh("one.record"), fresh("two.record"));
    let save = |file: &str| format!("save {file}");
    let lines = [save(&diary), "1".into(), save(&one), save(&two), save(&one)];
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let out = play(&[], &lines).ok();
    assert!(
        out.contains(&format!("{diary} is already there and is left as it is.")),
        "{out}"
    );
    assert_eq!(text(&diary), "dear diary");
    assert_eq!(text(&one), text(&two), "what was written here is ours");
    assert_eq!(out.matches(&format!("Saved to {one}")).count(), 3, "{out}");
}

#[test]
fn the_resumed_file_can_be_named_in_any_way() {
    let place = folder("resumed");
    let record = place.join("game.record");
    fs::write(&record, new("2")).expect("the folder is there");
    let record = record.to_str().expect("the path is text");
    let around = format!("{}/../resumed/./game.record", place.display());
    let args = ["--resume", record, "--save", &around];
    resume(&args, &["place workers 4", "done"]).ok();
    assert!(text(record).contains("1: place workers 4"));
    assert_eq!(names(&place), ["game.record"]);
}

#[test]
fn stdin_is_no_place_to_save() {
    let complaint = play(&["--save", "-"], &["1"]).complaint(2);
    assert!(complaint.contains("- is none"), "{complaint}");
    assert!(!Path::new("-").exists());
}

#[test]
fn a_folder_and_a_path_through_nowhere_are_refused_at_once() {
    let place = folder("a-folder");
    let place = place.to_str().expect("the path is text");
    let complaint = play(&["--save", place], &["1"]).complaint(2);
    assert!(
        complaint.ends_with("is a folder; name a file in it"),
        "{complaint}"
    );
    let nowhere = format!("{place}/no/where");
    let complaint = play(&["--save", &nowhere], &["1"]).complaint(2);
    assert!(complaint.contains("cannot be written"), "{complaint}");
}

/// Files that happen to have the name of a file beside the saved one are nobody's to write.
#[test]
fn nothing_beside_the_file_is_touched() {
    let place = folder("beside");
    for name in ["game.record.new", "game.record.tmp", ".game.record.tmp"] {
        fs::write(place.join(name), "mine").expect("the folder is there");
    }
    let record = place.join("game.record");
    let record = record.to_str().expect("the path is text");
    play(&["--save", record], &["1", "1", "quit"]).ok();
    for name in ["game.record.new", "game.record.tmp", ".game.record.tmp"] {
        assert_eq!(text(place.join(name)), "mine", "{name}");
    }
    assert_eq!(names(&place).len(), 4, "{:?}", names(&place));
    millwright(&["replay", record]).ok();
}

#[cfg(unix)]
mod unix {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    fn mode(path: &Path) -> u32 {
        let found = fs::metadata(path).expect("the file is there");
        found.permissions().mode() & 0o777
    }

    #[test]
    fn a_saved_file_keeps_its_mode() {
        let record = file("private.record", &new("2"));
        for bits in [0o600, 0o640, 0o664] {
            let permissions = fs::Permissions::from_mode(bits);
            fs::set_permissions(&record, permissions).expect("the file is ours");
            resume(&["--resume", &record], &["1"]).ok();
            assert_eq!(mode(Path::new(&record)), bits, "{bits:o}");
        }
    }

    #[test]
    fn a_link_stays_and_what_it_leads_to_is_replaced() {
        let place = folder("links");
        fs::create_dir(place.join("deep")).expect("the folder is there");
        fs::write(place.join("deep/game.record"), new("2")).expect("the folder is there");
        symlink("deep/game.record", place.join("second")).expect("nothing is there");
        symlink("second", place.join("first")).expect("nothing is there");
        let first = place.join("first");
        let first = first.to_str().expect("the path is text");
        resume(&["--resume", first], &["place workers 4", "done"]).ok();
        assert!(text(place.join("deep/game.record")).contains("1: place workers 4"));
        let link = |name: &str| fs::read_link(place.join(name)).expect("it is a link");
        assert_eq!(link("first"), Path::new("second"));
        assert_eq!(link("second"), Path::new("deep/game.record"));
        assert_eq!(names(&place.join("deep")), ["game.record"]);
    }

    #[test]
    fn a_link_to_a_file_that_is_not_there_makes_it() {
        let place = folder("loose-link");
        symlink("game.record", place.join("link")).expect("nothing is there");
        let link = place.join("link");
        play(&["--save", link.to_str().expect("text")], &["1"]).ok();
        assert!(fs::read_link(&link).is_ok(), "the link stays");
        assert!(text(place.join("game.record")).contains(": found food"));
    }

    /// A link to somebody else's file is no way around the refusal.
    #[test]
    fn a_link_to_a_file_that_is_there_is_refused() {
        let place = folder("sly-link");
        let diary = file("linked-diary.txt", "dear diary");
        symlink(&diary, place.join("link")).expect("nothing is there");
        let link = place.join("link");
        play(&["--save", link.to_str().expect("text")], &["1"]).complaint(2);
        assert_eq!(text(&diary), "dear diary");
    }

    /// What stdout leads to is named by a path that nothing can be put in the place of.
    #[cfg(target_os = "linux")]
    #[test]
    fn stdout_is_written_in_place() {
        let out = play(&["--save", "/proc/self/fd/1"], &["1"]).ok();
        assert!(out.contains(": found food\n"), "{out}");
        let board = out.find("Your turn").expect("the table was shown");
        let record = out
            .find("millwright record 1\ngame: spinning-jenny\n")
            .expect("the record was written");
        assert!(board < record, "what was said before is out before");
    }

    #[test]
    fn a_pipe_is_written_in_place() {
        let pipe = fresh("pipe");
        let made = Command::new("mkfifo").arg(&pipe).status();
        assert!(made.expect("mkfifo is part of every unix").success());
        let reader = Command::new("cat")
            .arg(&pipe)
            .stdout(Stdio::piped())
            .spawn()
            .expect("cat is part of every unix");
        play(&["--save", &pipe], &["quit"]).ok();
        let heard = reader.wait_with_output().expect("cat ends with the pipe");
        let heard = String::from_utf8_lossy(&heard.stdout).into_owned();
        assert!(heard.starts_with("millwright record 1\n"), "{heard}");
        use std::os::unix::fs::FileTypeExt;
        let kind = fs::metadata(&pipe).expect("the pipe is there").file_type();
        assert!(kind.is_fifo(), "and it still is a pipe");
    }
}

/// Plays on a table that is saved in a folder which is gone before the first choice.
fn play_without_the_folder(name: &str, args: &[&str], lines: &str) -> Ran {
    let place = folder(name);
    let record = place.join("game.record");
    let record = record.to_str().expect("the path is text");
    meanwhile(&[&["--save", record], args].concat(), lines, || {
        fs::remove_dir(&place).expect("nothing is saved before the first choice");
    })
}

/// Does something once the table is shown, and then types these lines.
fn meanwhile(args: &[&str], lines: &str, act: impl FnOnce()) -> Ran {
    at_a_table(&[&TABLE[..], args].concat(), lines, act)
}

/// The same with any call that shows a table.
fn at_a_table(args: &[&str], lines: &str, act: impl FnOnce()) -> Ran {
    let mut child = Command::new(MILLWRIGHT)
        .args(args)
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built with the tests");
    let mut stdout = BufReader::new(child.stdout.take().expect("stdout is piped"));
    let mut out = String::new();
    stdout.read_line(&mut out).expect("the table is shown");
    act();
    let mut stdin = child.stdin.take().expect("stdin is piped");
    stdin
        .write_all(lines.as_bytes())
        .expect("the table listens");
    drop(stdin);
    stdout
        .read_to_string(&mut out)
        .expect("the output is UTF-8");
    let output = child.wait_with_output().expect("the binary ends by itself");
    Ran {
        code: output.status.code().expect("no signal ended it"),
        out,
        err: String::from_utf8(output.stderr).expect("complaints are UTF-8"),
    }
}

#[test]
fn a_last_save_that_fails_is_told_and_ends_with_2() {
    for (lang, due) in [
        ("en", "millwright: the game is not saved: "),
        ("de", "millwright: Das Spiel ist nicht gespeichert: "),
    ] {
        for lines in ["1\n", "1\nquit\nquit\n"] {
            let ran = play_without_the_folder("lost", &["--lang", lang], lines);
            assert_eq!(ran.code, 2, "{}", ran.err);
            assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
            assert!(ran.err.starts_with(due), "{}", ran.err);
        }
    }
}

#[test]
fn quitting_when_nothing_could_be_saved_is_asked_twice() {
    let rescue = fresh("rescue.record");
    let lines = format!("1\nquit\nsave {rescue}\nquit\n");
    let out = play_without_the_folder("rescued", &[], &lines).ok();
    assert!(out.contains("Type quit again to leave"), "{out}");
    assert!(text(&rescue).contains(": found food"));
}

/// A file that comes to be while the game is played is somebody else's, too.
#[test]
fn whoever_takes_the_place_meanwhile_keeps_it() {
    let place = fresh("taken.record");
    let ran = meanwhile(&["--save", &place], "1\n", || {
        fs::write(&place, "dear diary").expect("the folder is there");
    });
    assert_eq!(ran.code, 2, "{}", ran.err);
    assert_eq!(text(&place), "dear diary");
}

/// Two sittings at one file would write over one another.
#[test]
fn a_game_that_is_played_elsewhere_is_not_gone_on_with() {
    let record = file("twice.record", &new("2"));
    let again = ["play", "--hotseat", "--resume", &record];
    let first = at_a_table(&again, "1\n", || {
        for (lang, due) in [
            ("en", "is being played elsewhere"),
            ("de", "wird gerade anderswo gespielt"),
        ] {
            let says = resume(&["--resume", &record, "--lang", lang], &["2"]).complaint(2);
            assert!(says.starts_with(&record) && says.contains(due), "{says}");
        }
        // To look at it, or to go on from it into another file, takes nothing from whoever plays it.
        millwright(&["replay", &record]).ok();
        let other = fresh("twice-other.record");
        resume(&["--resume", &record, "--save", &other], &["2"]).ok();
    });
    assert_eq!((first.code, first.err.as_str()), (0, ""));
    let text = text(&record);
    assert!(text.contains(": place"), "{text}");
    // Once it is left, it is free.
    resume(&["--resume", &record], &["1"]).ok();
}

/// A new game takes its file with the first save, and keeps it from save to save.
#[test]
fn a_new_game_keeps_its_file_for_itself() {
    let record = fresh("kept.record");
    let mut child = Command::new(MILLWRIGHT)
        .args([&TABLE[..], &["--save", &record]].concat())
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary was built with the tests");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let mut stdout = BufReader::new(child.stdout.take().expect("stdout is piped"));
    for _ in 0..2 {
        stdin
            .write_all(format!("1\nsave {record}\n").as_bytes())
            .expect("the table listens");
        let mut line = String::new();
        while !line.contains("Saved to") {
            line.clear();
            assert!(
                stdout.read_line(&mut line).expect("it is UTF-8") > 0,
                "it goes on"
            );
        }
        let says = resume(&["--resume", &record], &["1"]).complaint(2);
        assert!(says.contains("is being played elsewhere"), "{says}");
    }
    drop(stdin);
    stdout
        .read_to_string(&mut String::new())
        .expect("it is UTF-8");
    assert!(child.wait().expect("it ends").success());
}

/// An editor, or a program that copies files from one machine to another, knows nothing of our locks.
#[test]
fn what_somebody_else_has_written_meanwhile_is_left_as_it_is() {
    for (lang, due) in [
        ("en", "was written by another program"),
        ("de", "hat inzwischen ein anderes Programm"),
    ] {
        let record = file("changed.record", &new("2"));
        let rescue = fresh("changed-rescue.record");
        let again = ["play", "--hotseat", "--resume", &record, "--lang", lang];
        let lines = format!("1\nsave {rescue}\n");
        let ran = at_a_table(&again, &lines, || {
            fs::write(&record, "dear diary").expect("the file is ours");
        });
        assert!(ran.out.contains(due), "{}", ran.out);
        assert_eq!((ran.code, text(&record).as_str()), (0, "dear diary"));
        assert!(text(&rescue).contains(": place"), "the game is not lost");
        let again = ["play", "--hotseat", "--resume", &rescue, "--lang", lang];
        let ran = at_a_table(&again, "1\n", || {
            fs::write(&rescue, "dear diary").expect("the file is ours");
        });
        assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{}", ran.err);
        assert!(ran.err.contains(due), "{}", ran.err);
        assert_eq!(text(&rescue), "dear diary");
    }
}

/// A sitting that is killed while it writes leaves a file beside; the next one takes it away.
#[test]
fn what_a_killed_sitting_left_is_taken_away() {
    let place = folder("left-behind");
    let record = place.join("game.record");
    fs::write(&record, new("2")).expect("the folder is there");
    let long_ago = std::time::SystemTime::UNIX_EPOCH;
    for name in [".millwright-1-0", ".millwright-22-13", ".millwright-notes"] {
        let left = fs::File::create(place.join(name)).expect("the folder is there");
        left.set_modified(long_ago).expect("the file is ours");
    }
    fs::write(place.join(".millwright-3-0"), "").expect("somebody begins to write");
    resume(&["--resume", record.to_str().expect("text")], &["1"]).ok();
    assert_eq!(
        names(&place),
        [".millwright-3-0", ".millwright-notes", "game.record"]
    );
}
