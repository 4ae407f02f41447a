//! The calls that need no game.

use crate::kit::{millwright, new, own_data};

#[test]
fn every_command_has_help() {
    let commands = [
        "games",
        "new",
        "show",
        "legal",
        "act",
        "replay",
        "sim",
        "train",
        "engine",
        "forecast",
        "sale",
        "play",
        "data",
        "completions",
    ];
    let overview = millwright(&["--help"]).ok();
    for command in commands {
        assert!(overview.contains(command), "{command}");
        let help = millwright(&[command, "--help"]).ok();
        assert!(
            help.contains(&format!("Usage: millwright {command}")),
            "{help}"
        );
    }
}

#[test]
fn the_version_names_commit_rules_and_data() {
    let version = millwright(&["--version"]).ok();
    let data = &millwright(&["games", "--json"]).json()["games"][0]["data"];
    let data = data.as_str().expect("the hash is text");
    assert!(version.starts_with(concat!("millwright ", env!("CARGO_PKG_VERSION"))));
    assert!(version.contains("(commit "), "{version}");
    assert!(
        version.contains(&format!("spinning-jenny rules 3 data {data}")),
        "{version}"
    );
}

#[test]
fn the_catalogue_names_games_options_and_bots() {
    let catalogue = millwright(&["games", "--json"]).json();
    let game = &catalogue["games"][0];
    assert_eq!(game["id"], "spinning-jenny");
    assert_eq!(game["players"], serde_json::json!([2, 4]));
    assert_eq!(game["options"][0]["name"], "setup");
    let bots: Vec<&str> = catalogue["bots"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|bot| bot["name"].as_str())
        .collect();
    assert_eq!(bots[..4], ["random", "greedy", "planner", "apprentice"]);
    assert!(bots.contains(&"master") && bots.contains(&"uct"));
    let levels = game["levels"].as_array().map(Vec::len);
    assert_eq!(levels, Some(4), "{game}");
    let table = millwright(&["games"]).ok();
    assert!(!table.contains('['), "an id without a sentence: {table}");
    assert!(table.contains("spinning-jenny") && table.contains("setup=free|predetermined"));
}

#[test]
fn the_data_file_can_be_played_with_again() {
    let data = millwright(&["data", "spinning-jenny"]).ok();
    assert!(data.contains("source = \"printed\"") && data.contains("confidence"));
    let folder = crate::kit::path("same-data");
    std::fs::create_dir_all(&folder).expect("the tests' folder can be written");
    std::fs::write(folder.join("arkwright.toml"), data).expect("the folder is there");
    let folder = folder.to_str().expect("the path is text");
    let args = ["new", "spinning-jenny", "--players", "2", "--seed", "a"];
    let with = [
        args.as_slice(),
        &["--set", "setup=predetermined", "--data", folder],
    ]
    .concat();
    assert_eq!(millwright(&with).ok(), new("2"));
}

#[test]
fn a_record_carries_the_owners_numbers_and_replays_without_the_file() {
    let folder = &own_data("own-data");
    let record = millwright(&["new", "spinning-jenny", "--players", "2", "--data", folder]).ok();
    let file = crate::kit::file("own-data.record", &record);
    let result = millwright(&["replay", &file]).ok();
    assert!(result.contains("0 decisions"), "{result}");
    let hash = |args: &[&str]| millwright(args).json()["data"].clone();
    assert_ne!(
        hash(&["data", "spinning-jenny", "--json", "--data", folder]),
        hash(&["data", "spinning-jenny", "--json"])
    );
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish"] {
        let script = millwright(&["completions", shell]).ok();
        assert!(script.contains("forecast"), "{shell}");
    }
}

#[test]
fn the_notation_page_is_what_the_command_prints() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md");
    let page = std::fs::read_to_string(page).expect("docs/notation.md is there");
    assert_eq!(millwright(&["notation"]).ok(), page);
}

#[test]
fn a_reader_who_leaves_early_is_no_failure() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_millwright"))
        .args(["data", "spinning-jenny"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built with the tests");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the binary ends by itself");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
