//! Nothing in the house names a game but its own rooms and the catalogues.

use std::fs;
use std::path::{Path, PathBuf};

/// The crates of games, and a version with rooms of its own beside those of its crate.
const CRATES: [&str; 5] = ["arkwright", "cardgame", "kanal", "quarry", "water_frame"];

/// Words by which a game is named: its crate, its name in records, its title.
const NAMES: [&str; 10] = [
    "arkwright",
    "spinning-jenny",
    "spinning jenny",
    "water-frame",
    "water frame",
    "cardgame",
    "card-game",
    "kanal",
    "oranienburg",
    "quarry",
];

/// One line for each game.
const CATALOGUES: [&str; 4] = [
    "crates/games/src/catalogue.rs",
    "crates/bots/src/catalogue.rs",
    "crates/cli/src/boards.rs",
    "crates/web/src/tables.rs",
];

/// Folders without sources of the house: tests play games by their names.
const SKIPPED: [&str; 5] = ["tests", "benches", "browser-tests", "target", "corpus"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All source files below a folder, by their path from the root.
fn sources(folder: &str, found: &mut Vec<String>) {
    let path = root().join(folder);
    let entries = fs::read_dir(&path).unwrap_or_else(|error| panic!("{folder}: {error}"));
    for entry in entries {
        let entry = entry.expect("the folder can be listed");
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{folder}/{name}");
        if entry.path().is_dir() {
            if !SKIPPED.contains(&name.as_str()) {
                sources(&path, found);
            }
        } else if [".rs", ".js", ".mjs", ".html", ".css", ".ftl"]
            .iter()
            .any(|ending| name.ends_with(ending))
        {
            found.push(path);
        }
    }
}

/// Whether a file belongs to a game: its crate, its view, its style, its evaluator, its sentences.
fn is_room(path: &str) -> bool {
    CRATES.iter().any(|game| {
        path.starts_with(&format!("crates/{game}/"))
            || path.starts_with(&format!("crates/web/src/tables/{game}"))
            || path.starts_with(&format!("crates/web/styles/{game}"))
            || path.starts_with("crates/web/styles/") && path.contains(&format!("-{game}/"))
            || path.starts_with(&format!("crates/cli/src/boards/{game}"))
            || path.starts_with(&format!("crates/bots/src/{game}"))
    }) || games::CATALOGUE
        .iter()
        .any(|game| path.starts_with(&format!("crates/web/styles/{}/", game.id)))
        || path.starts_with("crates/texts/locales/") && path.split('/').count() == 6
}

/// The lines of a file that are neither comments nor tests nor declare a room, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    (1..).zip(code.lines()).filter(|(_, line)| {
        let line = line.trim_start();
        !["//", "#", "mod "]
            .iter()
            .any(|start| line.starts_with(start))
    })
}

#[test]
fn no_file_of_the_house_names_a_game() {
    let mut found = Vec::new();
    for folder in ["crates", "xtask/src"] {
        sources(folder, &mut found);
    }
    assert!(found.len() > 150, "only {} files were found", found.len());
    let mut named = Vec::new();
    for path in found {
        if is_room(&path) || CATALOGUES.contains(&path.as_str()) {
            continue;
        }
        let text = fs::read_to_string(root().join(&path)).expect("a source file is text");
        for (number, line) in lines(&text) {
            let line = line.to_lowercase();
            // In a German sentence it is a word like any other.
            let is_word = |name: &str| name == "kanal" && path.ends_with(".ftl");
            let mut names = NAMES.iter().filter(|name| !is_word(name));
            if let Some(name) = names.find(|name| line.contains(**name)) {
                named.push(format!("{path}:{number} names {name}: {}", line.trim()));
            }
        }
    }
    assert!(named.is_empty(), "{}", named.join("\n"));
}

#[test]
fn the_catalogues_are_where_the_test_looks_for_them() {
    for path in CATALOGUES {
        assert!(root().join(path).is_file(), "{path}");
    }
}
