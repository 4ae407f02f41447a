//! Bad input: one clear line with the place, and no panic.

use crate::kit::{file, millwright, millwright_reading, new, path};

#[test]
fn a_corrupt_record_is_refused_with_its_line() {
    let record = new("2");
    for (broken, place) in [
        ("".to_owned(), "line 1"),
        ("not a record\n".to_owned(), "line 1"),
        (record.replacen("players: 2", "players: x", 1), "line 5"),
        (
            format!("{record}2: place workers 4\n"),
            "seat 1 is asked, but seat 2 acts",
        ),
        (
            format!("{record}1: hire food 99\n"),
            "is not a number from 1 to 12",
        ),
        (
            format!("{record}1: place lamps 4\n"),
            "'lamps' is not an action marker",
        ),
        (
            record.replacen("spinning-jenny", "monopoly", 1),
            "there is no game 'monopoly'",
        ),
    ] {
        for command in ["show", "legal", "replay", "forecast"] {
            let complaint = millwright_reading(&[command, "-"], &broken).complaint(1);
            assert!(complaint.starts_with("stdin: "), "{complaint}");
            assert!(complaint.contains(place), "{complaint}");
        }
    }
}

#[test]
fn a_record_that_is_no_text_is_refused() {
    let name = path("binary.record");
    std::fs::write(&name, [0xff, 0xfe, 0x00]).expect("the tests' folder can be written");
    let complaint = millwright(&["show", name.to_str().expect("text")]).complaint(1);
    assert!(complaint.contains("is not UTF-8 text"), "{complaint}");
}

#[test]
fn an_action_of_another_seat_is_refused() {
    let complaint = millwright_reading(&["act", "-", "2: place workers 4"], &new("2")).complaint(1);
    assert_eq!(complaint, "it is the turn of seat 1, not of seat 2");
}

#[test]
fn a_number_out_of_range_is_refused() {
    let act = |action: &str| millwright_reading(&["act", "-", action], &new("2")).complaint(1);
    assert!(act("hire food 99").contains("'99' is not a number from 1 to 12"));
    assert!(act("9: done").contains("'9' is not a seat"));
    let new =
        |players: &str| millwright(&["new", "spinning-jenny", "--players", players]).complaint(2);
    assert_eq!(new("5"), "spinning-jenny is for 2 to 4 players, not for 5");
    assert!(new("300").contains("300 is not in 0..=255"));
}

#[test]
fn what_is_wrong_with_the_call_is_a_usage_error() {
    for (args, what) in [
        (
            &["new", "go", "--players", "2"][..],
            "there is no game 'go'; try spinning-jenny",
        ),
        (&["data", "go"], "there is no game 'go'"),
        (&["play", "go"], "there is no game 'go'"),
        (
            &["fly"],
            "unrecognized subcommand 'fly'; a similar subcommand exists",
        ),
        (&[], "no command given"),
        (&["games", "--wrong"], "unexpected argument '--wrong' found"),
        (&["new", "spinning-jenny"], "--players <N>"),
        (
            &["show", "/nowhere/at/all.record"],
            "cannot read /nowhere/at/all.record",
        ),
        (&["games", "--lang", "fr"], "try en or de"),
        (
            &[
                "new",
                "spinning-jenny",
                "--players",
                "2",
                "--set",
                "setup=wild",
            ],
            "option setup cannot be 'wild'; try one of free, predetermined",
        ),
        (
            &[
                "new",
                "spinning-jenny",
                "--players",
                "2",
                "--set",
                "speed=1",
            ],
            "spinning-jenny has no option 'speed'; try setup",
        ),
        (
            &["new", "spinning-jenny", "--players", "2", "--set", "setup"],
            "write NAME=VALUE",
        ),
        (
            &[
                "sim",
                "spinning-jenny",
                "--players",
                "3",
                "--bots",
                "clever",
            ],
            "there is no bot 'clever'",
        ),
        (
            &[
                "sim",
                "spinning-jenny",
                "--players",
                "3",
                "--bots",
                "random,random",
            ],
            "give one for all or one per seat",
        ),
        (
            &["sim", "spinning-jenny", "--players", "3", "--games", "0"],
            "0 is not in 1..",
        ),
        (
            &["play", "spinning-jenny", "--seat", "4"],
            "there is no seat 4 at a table of 3",
        ),
        (&["sale"], "--json"),
    ] {
        let complaint = millwright(args).complaint(2);
        assert!(complaint.contains(what), "{args:?}: {complaint}");
    }
}

#[test]
fn a_data_file_that_breaks_a_stated_fact_is_refused_with_its_line() {
    let data = millwright(&["data", "spinning-jenny"]).ok();
    let folder = path("broken-data");
    std::fs::create_dir_all(&folder).expect("the tests' folder can be written");
    let name = folder.to_str().expect("the path is text");
    let broken = [
        data.replacen("cost = [8,", "cost = [9,", 1),
        data.replacen("cost = [8,", "cost = [-8,", 1),
        data.replacen("[price_scale]", "[price scale", 1),
    ];
    for text in broken {
        assert_ne!(text, data);
        std::fs::write(folder.join("arkwright.toml"), text).expect("the folder is there");
        let args = ["new", "spinning-jenny", "--players", "2", "--data", name];
        let complaint = millwright(&args).complaint(2);
        assert!(
            complaint.contains("broken-data/arkwright.toml: "),
            "{complaint}"
        );
        assert!(complaint.contains("line "), "{complaint}");
    }
}

#[test]
fn a_board_that_breaks_a_stated_fact_is_refused() {
    let board = millwright_reading(&["show", "-", "--json"], &new("2")).json();
    let mut broken = board.clone();
    broken["board"]["fired"] = 77.into();
    let complaint = millwright_reading(&["show", "-"], &broken.to_string()).complaint(1);
    assert!(complaint.contains("the board cannot be"), "{complaint}");
    let mut strange = board;
    strange["board"] = serde_json::Value::Null;
    let complaint = millwright_reading(&["show", "-"], &strange.to_string()).complaint(1);
    assert!(complaint.contains("this is not a board"), "{complaint}");
}

#[test]
fn a_record_with_other_data_says_which_file_it_wants() {
    let record = new("2").replacen("\ndata: ", "\ndata: 0123456789abcdef\n# ", 1);
    let record = file("other-data.record", &record);
    let complaint = millwright(&["replay", &record]).complaint(1);
    assert!(complaint.contains("other-data.record"), "{complaint}");
}

#[test]
fn an_error_is_told_in_the_readers_language() {
    let record = new("2");
    for (broken, german) in [
        (
            "not a record\n".to_owned(),
            "stdin: Zeile 1: Eine Aufzeichnung beginnt mit „millwright record 1“; ist es die \
             richtige Datei?",
        ),
        (
            record.replacen("spinning-jenny", "monopoly", 1),
            "stdin: Ein Spiel „monopoly“ gibt es nicht; möglich: spinning-jenny, \
             water-frame, card-game, oranienburger-kanal",
        ),
    ] {
        let args = ["replay", "-", "--lang", "de"];
        assert_eq!(millwright_reading(&args, &broken).complaint(1), german);
    }
    let last = record.lines().count() + 1;
    let illegal = format!("{record}1: hire lamps 1\n");
    let complaint = millwright_reading(&["show", "-", "--lang", "de"], &illegal).complaint(1);
    let start = format!("stdin: Zeile {last}: „hire lamps 1“ ist hier nicht erlaubt: ");
    assert!(complaint.starts_with(&start), "{complaint}");
    assert!(complaint.contains("(Spinning Jenny "), "{complaint}");
    let players = ["play", "spinning-jenny", "--players", "5", "--lang", "de"];
    assert_eq!(
        millwright(&players).complaint(2),
        "spinning-jenny ist für 2 bis 4 Spieler, nicht für 5"
    );
}

#[test]
fn what_to_try_is_said_once() {
    for args in [
        &[""][..],
        &["new", "spinning-jenny", "--players", ""],
        &["new", "spinning-jenny", "--players"],
        &["new", "spinning-jenny", "--players", "-1"],
        &["show", ""],
        &["games", ""],
        &["sim", "spinning-jenny", "--players", "2", "--games", "x"],
        &["completions", "x"],
        &["--lang", ""],
        &["--data", "", "games"],
        &["play", "--resume"],
    ] {
        let complaint = millwright(args).complaint(2);
        assert_eq!(complaint.matches("--help").count(), 1, "{complaint}");
        assert!(!complaint.contains(".;"), "{complaint}");
        let command = args[0].starts_with(['n', 's', 'g', 'c', 'p']);
        let due = match command {
            true => format!("; try 'millwright {} --help'", args[0]),
            false => "--help'".to_owned(),
        };
        assert!(complaint.ends_with(&due), "{complaint}");
    }
}
