//! docs/board-json.md against real boards.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::kit::{file, millwright, millwright_reading, new};

const PAGE: &str = include_str!("../../../../docs/board-json.md");

/// Heading, and how its game begins.
const GAMES: [(&str, &str); 4] = [
    ("Spinning Jenny", "new spinning-jenny players 3 seed a"),
    ("Water Frame", "new water-frame players 3 seed a"),
    (
        "Arkwright: The Card Game",
        "new card-game players 3 seed a set expert-supply=yes",
    ),
    (
        "Oranienburger Kanal",
        "new oranienburger-kanal players 2 seed a",
    ),
];

/// The part of the page beneath a heading of the second level.
fn chapter(heading: &str) -> &'static str {
    let begun = PAGE.split_once(&format!("\n## {heading}\n"));
    let (_, rest) = begun.unwrap_or_else(|| panic!("the page has no chapter {heading}"));
    rest.split("\n## ").next().unwrap_or(rest)
}

/// All names of fields, without what a phase or cards in hand keep in mind.
fn names(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                found.insert(name.clone());
                let kept = ["phase", "activation", "interrupted", "pending", "options"];
                if !kept.contains(&name.as_str()) {
                    names(value, found);
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| names(item, found)),
        _ => {}
    }
}

/// What the engine tells of positions all through a game that chance plays: by the first word.
fn told(new: &str) -> BTreeMap<String, Vec<Value>> {
    let mut lines = vec![new.to_owned()];
    let mut all: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    let mut turns = Vec::new();
    for _ in 0..60 {
        let mut session = lines.clone();
        session.extend(turns.iter().map(|turn| format!("act {turn}")));
        session.extend(["show", "derived", "forecast", "go random"].map(str::to_owned));
        let out = millwright_reading(&["engine"], &(session.join("\n") + "\n")).ok();
        for line in out.lines() {
            if let Some((word @ ("board" | "derived" | "forecast"), json)) = line.split_once(' ') {
                let json = serde_json::from_str(json).unwrap_or_else(|_| panic!("{json}"));
                all.entry(word.to_owned()).or_default().push(json);
            }
        }
        let turn = out.lines().find_map(|line| line.strip_prefix("bestturn "));
        match turn {
            Some(turn) => turns.push(turn.to_owned()),
            None => break,
        }
        if turns.len() == 8 {
            lines.extend(turns.drain(..).map(|turn| format!("act {turn}")));
        }
    }
    all
}

#[test]
fn the_page_names_every_field_of_every_board() {
    let around = chapter("Around the board");
    for (heading, new) in GAMES {
        let own = match heading {
            // It builds on the other version.
            "Water Frame" => format!("{}{}", chapter("Spinning Jenny"), chapter(heading)),
            _ => chapter(heading).to_owned(),
        };
        for (kind, values) in told(new) {
            let mut found = BTreeSet::new();
            values.iter().for_each(|value| names(value, &mut found));
            assert!(found.len() > 5, "{heading}: {kind}");
            for name in found {
                let quoted = format!("`{name}`");
                let is_there = own.contains(&quoted) || around.contains(&quoted);
                assert!(
                    is_there,
                    "{heading}: the page says nothing of {quoted} of {kind}"
                );
            }
        }
    }
}

#[test]
fn derived_has_words_where_the_board_has_bits() {
    let told = told(GAMES[0].1);
    let (board, derived) = (&told["board"][0]["board"], &told["derived"][0]);
    let own = [
        "factory",
        "workers",
        "machinery",
        "quality",
        "distribution",
        "exchange",
    ];
    assert_eq!(board["companies"][0]["markers"], Value::from(own.to_vec()));
    assert_eq!(derived["seats"][0]["markers"], Value::from(own.to_vec()));
    assert_eq!(derived["seats"][0]["share_value"], 10);
    assert_eq!(derived["mat"][0]["marker"], "machinery light");
    assert!(derived["wage"].is_number());
    let kanal = self::told(GAMES[3].1);
    let seat = &kanal["derived"][0]["seats"][0];
    let paths = seat["routes"]["path"].as_array();
    assert!(paths.is_some_and(|paths| paths.iter().all(Value::is_string)));
    // What is said of a position agrees with the score of that moment.
    for (derived, forecast) in kanal["derived"].iter().zip(&kanal["forecast"]) {
        assert_eq!(derived["seats"][0]["total"], forecast["seats"][0]["total"]);
    }
}

/// Boards that were printed before markers were told in words had bits in the same order.
#[test]
fn markers_are_read_in_words_and_as_bits() {
    let record = file("in-words.record", &new("2"));
    let board = millwright(&["show", &record, "--json"]).json();
    let show = |markers: Value| {
        let mut board = board.clone();
        board["board"]["companies"][1]["markers"] = markers;
        millwright(&["show", &file("in-words.json", &board.to_string()), "--json"])
    };
    let owned = board["board"]["companies"][1]["markers"].clone();
    assert_eq!(
        owned.as_array().and_then(|all| all.last()),
        Some(&Value::from("distribution light"))
    );
    assert_eq!(show((63 | 1 << 8).into()).json(), board);
    assert_eq!(show(owned).json(), board);
    for wrong in [Value::from(["ship".to_owned()].to_vec()), 1_000_000.into()] {
        let says = show(wrong).complaint(1);
        assert!(says.contains("marker"), "{says}");
    }
}
