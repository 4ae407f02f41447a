//! `--data`: a folder with the owner's data files.

use crate::kit::{file, folder, millwright, millwright_reading, new, own_data, path};

/// Every command, called so that nothing else is wrong with it.
fn every_command() -> Vec<Vec<String>> {
    let record = file("of-every-command.record", &new("2"));
    let calls = format!(
        "games|new spinning-jenny --players 2|show {record}|legal {record}|replay {record}|\
         sim spinning-jenny --players 2 --games 1|engine|forecast {record}|sale --json|\
         play spinning-jenny|data spinning-jenny|completions bash|notation|--version"
    );
    let words = |call: &str| call.split_whitespace().map(str::to_owned).collect();
    let mut calls: Vec<Vec<String>> = calls.split('|').map(words).collect();
    calls.push(vec!["act".into(), record, "place workers 4".into()]);
    calls
}

#[test]
fn a_folder_that_is_not_there_is_refused_by_every_command() {
    let nowhere = path("no-such-folder");
    let nowhere = nowhere.to_str().expect("the path is text");
    for mut call in every_command() {
        let well = call.iter().map(String::as_str).collect::<Vec<_>>();
        millwright(&well).ok();
        call.extend(["--data".into(), nowhere.into()]);
        let call = call.iter().map(String::as_str).collect::<Vec<_>>();
        let complaint = millwright(&call).complaint(2);
        let due = format!("{nowhere} is no folder; give --data a folder that holds ");
        assert!(complaint.starts_with(&due), "{call:?}: {complaint}");
    }
    let german = millwright(&["games", "--data", nowhere, "--lang", "de"]).complaint(2);
    assert!(german.contains("ist kein Ordner"), "{german}");
}

#[test]
fn a_file_is_no_folder() {
    let record = file("no-folder.record", &new("2"));
    let complaint = millwright(&["games", "--data", &record]).complaint(2);
    assert!(complaint.contains("is no folder"), "{complaint}");
}

#[test]
fn a_folder_without_any_data_file_names_those_there_are() {
    let empty = folder("no-data");
    std::fs::write(empty.join("akrwright.toml"), "a slip").expect("the folder is there");
    let empty = empty.to_str().expect("the path is text");
    let files = millwright(&["games", "--json"]).json();
    let files = files["games"].as_array().expect("a list of games").clone();
    for call in [&["games"][..], &["data", "spinning-jenny"], &["engine"]] {
        let complaint = millwright(&[call, &["--data", empty]].concat()).complaint(2);
        assert!(complaint.contains("holds no data file"), "{complaint}");
        for game in &files {
            let name = game["data_file"].as_str().expect("the name is text");
            assert!(complaint.contains(name), "{complaint}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_data_file_that_leads_nowhere_is_not_passed_over() {
    let strange = folder("strange-data");
    let name = strange.join("arkwright.toml");
    std::os::unix::fs::symlink("/nowhere/at/all", name).expect("the folder is there");
    let strange = strange.to_str().expect("the path is text");
    let complaint = millwright(&["data", "spinning-jenny", "--data", strange]).complaint(2);
    assert!(complaint.contains("cannot read"), "{complaint}");
}

/// Some editors put a byte order mark before everything they save as UTF-8.
#[test]
fn a_byte_order_mark_does_no_harm() {
    let mark = "\u{feff}";
    let record = new("2");
    let marked = file("marked.record", &format!("{mark}{record}"));
    let plain = file("unmarked.record", &record);
    for command in ["show", "legal", "forecast"] {
        let due = millwright(&[command, &plain]).ok();
        assert_eq!(millwright(&[command, &marked]).ok(), due);
        let piped = millwright_reading(&[command, "-"], &format!("{mark}{record}"));
        assert_eq!(piped.ok(), due);
    }
    let board = millwright(&["show", &plain, "--json"]).ok();
    let piped = millwright_reading(&["show", "-", "--json"], &format!("{mark}{board}"));
    assert_eq!(piped.ok(), board);

    let data = own_data("marked-data");
    let name = format!("{data}/arkwright.toml");
    let args = ["new", "spinning-jenny", "--players", "2", "--seed", "a"];
    let args = [args.as_slice(), &["--data", &data]].concat();
    let due = millwright(&args).ok();
    let text = std::fs::read_to_string(&name).expect("the file was just written");
    std::fs::write(&name, format!("{mark}{text}")).expect("the folder is there");
    assert_eq!(millwright(&args).ok(), due);

    for (call, line) in [
        (&["engine"][..], "hello"),
        (
            &["sale", "--json"],
            r#"{"demand":1,"importer":1,"players":[]}"#,
        ),
        (&["play", "spinning-jenny", "--seed", "a", "--hotseat"], "1"),
    ] {
        let due = millwright_reading(call, &format!("{line}\n")).ok();
        let marked = millwright_reading(call, &format!("{mark}{line}\n"));
        assert_eq!(marked.ok(), due, "{call:?}");
    }
}

/// The record has to have room for the data it carries and for the game.
#[test]
fn a_data_file_has_a_size_it_keeps_to() {
    let long = folder("long-data");
    let data = millwright(&["data", "spinning-jenny"]).ok();
    let text = format!("{data}# {}\n", "x".repeat(300_000));
    std::fs::write(long.join("arkwright.toml"), text).expect("the folder is there");
    let long = long.to_str().expect("the path is text");
    let args = ["new", "spinning-jenny", "--players", "2", "--data", long];
    let complaint = millwright(&args).complaint(2);
    assert!(complaint.contains("262144 are allowed"), "{complaint}");
}
