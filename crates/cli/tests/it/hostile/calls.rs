//! Odd calls of the real binary.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use crate::hostile::kit::{Chance, Tally, WAYS, alter, insert, released, sample_games, scale};

/// How long a call may take before it is held to hang; none of them takes seconds.
const PATIENCE: Duration = Duration::from_secs(120);

/// Calls that are sound where these files are; none of them plays for long or listens.
const SOUND: [&str; 24] = [
    "games --json",
    "new spinning-jenny --players 3 --seed tea --set setup=free",
    "show game.record",
    "show game.record --json",
    "show -",
    "legal game.record",
    "act game.record done",
    "act - place",
    "replay game.record",
    "replay game.record other.record - -",
    "sim spinning-jenny --players 2 --games 3 --seed 1 --bots random --threads 2 --json",
    "engine",
    "forecast game.record --json",
    "sale --json",
    "play spinning-jenny --players 2 --seed a --bots random --seat 2",
    "play --resume game.record --save game.record --hotseat",
    "play spinning-jenny --seed a --hotseat --save new.record",
    "ladder spinning-jenny --players 2 --blocks 1 --bots random,greedy@9n --threads 1 --file new.ladder",
    "page new-pages",
    "deck check deck.toml",
    "data spinning-jenny --json --data .",
    "completions bash",
    "--version",
    "help show",
];

/// Words that nobody expects.
const WORDS: [&str; 33] = [
    "",
    " ",
    "-",
    "--",
    "---",
    "-1",
    "0",
    "255",
    "256",
    "99999999999999999999",
    "-99999999999999999999",
    "1e9",
    "é",
    "\u{202e}txet",
    "\u{feff}",
    "two\nlines",
    "tab\there",
    "'",
    "\"",
    "%s%n",
    "{ $file }",
    "--help",
    "--lang=de",
    "--data",
    "--data=/nowhere",
    "/nowhere/at/all",
    ".",
    "..",
    "game.record/x",
    "setup=wild=x",
    "diary",
    "/dev/zero",
    "deck.toml",
];

/// A file that nobody who calls us has made.
const DIARY: &[u8] = b"dear diary";

struct Ran {
    code: Option<i32>,
    out: Vec<u8>,
    err: String,
}

/// Calls millwright in a folder of its own; a call that does not end is a failure.
fn call(folder: &Path, words: &[String], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_millwright"))
        .args(words)
        .current_dir(folder)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built with the tests");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // A call that needs no input may have ended already.
        let _ = stdin.write_all(&input);
    });
    let id = child.id();
    let (done, is_done) = channel();
    let words = format!("{words:?}");
    let watcher = std::thread::spawn(move || {
        if is_done.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
            // There is no way to wait for output and for time at once but to end the process.
            let _ = Command::new("kill").args(["-9", &id.to_string()]).status();
            eprintln!("{words} did not end");
        }
    });
    let output = child.wait_with_output().expect("the output can be read");
    let _ = done.send(());
    watcher.join().expect("watching cannot panic");
    writer.join().expect("writing cannot panic");
    Ran {
        code: output.status.code(),
        out: output.stdout,
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// The exit code is one of ours, and what went wrong takes a line for each thing that did.
fn holds(words: &[String], ran: &Ran) -> bool {
    let what = format!("{words:?}: {:?} {}", ran.code, ran.err);
    let code = ran.code.unwrap_or_else(|| panic!("no exit code: {what}"));
    assert!((0..=2).contains(&code), "{what}");
    assert!(!ran.err.contains("panicked"), "{what}");
    let lines: Vec<&str> = ran.err.lines().collect();
    assert!(
        lines.iter().all(|line| line.starts_with("millwright: ")),
        "{what}"
    );
    let may_say_more = words.iter().any(|word| word == "replay");
    match code {
        0 => assert!(lines.is_empty(), "{what}"),
        _ if may_say_more => assert!(!lines.is_empty(), "{what}"),
        _ => assert_eq!(lines.len(), 1, "{what}"),
    }
    assert!(ran.err.lines().all(|line| line.len() < 4200), "{what}");
    assert!(std::str::from_utf8(&ran.out).is_ok(), "{what}");
    code == 0
}

/// A folder with two records, a board and a data file.
fn folder(name: &str, chance: &mut Chance) -> (PathBuf, Vec<Vec<u8>>) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run left is usually not there.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the tests' folder can be written");
    let plays = sample_games(chance);
    let record = plays[2].record().expect("from its set-up").to_string();
    let board = plays[1].to_json().to_string();
    for (name, text) in [("game.record", &record), ("other.record", &board)] {
        fs::write(folder.join(name), text).expect("the folder is there");
    }
    fs::write(folder.join("diary"), DIARY).expect("the folder is there");
    let deck = games::released("oranienburger-kanal", "deck.toml")
        .ok()
        .flatten();
    fs::write(folder.join("deck.toml"), deck.expect("it is released"))
        .expect("the folder is there");
    for info in games::CATALOGUE {
        fs::write(folder.join(info.data_file()), released(info)).expect("the folder is there");
    }
    let mut inputs = vec![
        Vec::new(),
        b"1\n".to_vec(),
        vec![0xff; 100],
        vec![b'x'; 3 << 20],
        b"hello\nquit\n".to_vec(),
        br#"{"demand":1,"importer":1,"players":[]}"#.to_vec(),
        "1\n".repeat(50).into_bytes(),
        record.clone().into_bytes(),
        board.into_bytes(),
    ];
    for way in WAYS {
        inputs.push(alter(&record, way, chance).into_bytes());
    }
    (folder, inputs)
}

#[test]
fn an_odd_call_ends_in_one_of_our_ways() {
    let mut chance = Chance::of("calls");
    let mut tally = Tally::default();
    let (folder, inputs) = folder("hostile-calls", &mut chance);
    for sound in SOUND {
        let words: Vec<String> = sound.split(' ').map(str::to_owned).collect();
        let ran = call(&folder, &words, chance.pick(&inputs).as_slice());
        tally.count("as it is", holds(&words, &ran));
    }
    for _ in 0..10 * scale() {
        for way in [
            "dropped", "doubled", "swapped", "replaced", "put in", "altered",
        ] {
            let sound = chance.pick(&SOUND);
            let mut words: Vec<String> = sound.split(' ').map(str::to_owned).collect();
            let (one, other) = (chance.below(words.len()), chance.below(words.len()));
            let odd = (*chance.pick(&WORDS)).to_owned();
            match way {
                "dropped" => drop(words.remove(one)),
                "doubled" => words.insert(one, words[one].clone()),
                "swapped" => words.swap(one, other),
                "replaced" => words[one] = odd,
                "put in" => words.insert(one, odd),
                _ => words[one] = insert(&words[one], &odd, &mut chance),
            }
            let ran = call(&folder, &words, chance.pick(&inputs).as_slice());
            tally.count(way, holds(&words, &ran));
            let diary = fs::read(folder.join("diary")).expect("it is still there");
            assert_eq!(diary, DIARY, "{words:?}");
        }
    }
    tally.tell("calls");
}

/// Files of every name given altered text, by every command that reads one.
#[test]
fn an_odd_file_ends_a_call_in_one_of_our_ways() {
    let mut chance = Chance::of("files");
    let mut tally = Tally::default();
    let (folder, inputs) = folder("hostile-files", &mut chance);
    for _ in 0..4 * scale() {
        for command in ["show", "legal", "forecast", "replay", "act", "data", "new"] {
            let data = chance.pick(games::CATALOGUE);
            let way = chance.pick(&WAYS);
            let altered = alter(released(data), way, &mut chance);
            fs::write(folder.join(data.data_file()), altered).expect("the folder is there");
            fs::write(folder.join("game.record"), chance.pick(&inputs)).expect("it is there");
            let words: Vec<&str> = match command {
                "act" => vec!["act", "game.record", "done"],
                "data" => vec!["data", data.id, "--data", "."],
                "new" => vec!["new", data.id, "--players", "2", "--data", "."],
                command => vec![command, "game.record"],
            };
            let words: Vec<String> = words.into_iter().map(str::to_owned).collect();
            let ran = call(&folder, &words, b"");
            tally.count(command, holds(&words, &ran));
        }
    }
    tally.tell("files");
}
