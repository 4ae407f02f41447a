//! Altered boards, as they come in as JSON.

use games::AnyPlay;
use serde_json::Value;

use crate::hostile::kit::{
    Chance, EXTREMES, Tally, Trying, alter, holds_together, is_one_line, play_on, sample_games,
    scale, ways_for_a_line,
};

/// What may stand where something else is due.
const OTHERS: [&str; 10] = [
    "null",
    "true",
    "\"\"",
    "\"food\"",
    "\"\\u0000\"",
    "[]",
    "[1,2,3]",
    "{}",
    "{\"food\":1}",
    "[[[[[[]]]]]]",
];

/// How many choices are made from a board that was accepted.
const PLAYED_ON: usize = 12;

/// The board is refused in one line, or it holds together and can be played on from.
#[track_caller]
fn try_board(text: &str, chance: &mut Chance) -> bool {
    let _trying = Trying(text);
    match AnyPlay::from_json(text, &[], 7) {
        Ok(mut play) => {
            holds_together(&play);
            play_on(&mut play, PLAYED_ON, chance);
            holds_together(&play);
            true
        }
        Err(error) => {
            is_one_line(&error.to_string());
            false
        }
    }
}

/// Boards that are read without a file of the owner's, which JSON does not carry.
fn samples(chance: &mut Chance) -> Vec<Value> {
    let plays = sample_games(chance);
    let alone = plays.iter().filter(|play| play.own_files().is_empty());
    alone.map(|play| play.to_json()).collect()
}

/// The paths of all values in a JSON value that `wanted` asks for.
fn paths(value: &Value, wanted: fn(&Value) -> bool) -> Vec<String> {
    fn walk(value: &Value, path: &str, wanted: fn(&Value) -> bool, found: &mut Vec<String>) {
        if wanted(value) && !path.is_empty() {
            found.push(path.to_owned());
        }
        match value {
            Value::Array(list) => {
                for (index, value) in list.iter().enumerate() {
                    walk(value, &format!("{path}/{index}"), wanted, found);
                }
            }
            Value::Object(fields) => {
                for (name, value) in fields {
                    walk(value, &format!("{path}/{name}"), wanted, found);
                }
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    walk(value, "", wanted, &mut found);
    found
}

/// The JSON with the value at this path written in another way.
fn with(board: &Value, path: &str, text: &str) -> String {
    const MARK: &str = "\u{1f3ad}";
    let mut board = board.clone();
    if let Some(value) = board.pointer_mut(path) {
        *value = Value::String(MARK.into());
    }
    board.to_string().replacen(&format!("\"{MARK}\""), text, 1)
}

#[test]
fn every_number_of_a_board_can_be_extreme() {
    let mut chance = Chance::of("numbers of boards");
    let mut tally = Tally::default();
    let samples = samples(&mut chance);
    // Each is tried from its own place, so that a larger scale begins with other boards.
    for board in samples.iter().cycle().skip(1).take(scale()) {
        assert!(try_board(&board.to_string(), &mut chance));
        for path in paths(board, Value::is_number) {
            for extreme in EXTREMES {
                let text = with(board, &path, extreme);
                tally.count("number", try_board(&text, &mut chance));
            }
        }
    }
    tally.tell("numbers of boards");
}

#[test]
fn fields_of_a_board_can_be_missing_doubled_or_of_another_kind() {
    let mut chance = Chance::of("fields of boards");
    let mut tally = Tally::default();
    let samples = samples(&mut chance);
    for _ in 0..300 * scale() {
        let board = chance.pick(&samples);
        let all = paths(board, |_| true);
        let path = chance.pick(&all);
        let other = chance.pick(&OTHERS);
        tally.count(
            "another kind",
            try_board(&with(board, path, other), &mut chance),
        );

        let (parent, name) = path.rsplit_once('/').expect("a path begins with a slash");
        let mut without = board.clone();
        match without.pointer_mut(parent) {
            Some(Value::Object(fields)) => drop(fields.remove(name)),
            Some(Value::Array(list)) => drop(list.pop()),
            _ => panic!("{path} leads nowhere"),
        }
        tally.count("missing", try_board(&without.to_string(), &mut chance));

        let value = board.pointer(path).expect("the path was just found");
        let doubled = match board.pointer(parent) {
            Some(Value::Object(_)) => format!("{value},\"{name}\":{value}"),
            _ => format!("{value},{value}"),
        };
        let text = with(board, path, &doubled);
        tally.count("doubled", try_board(&text, &mut chance));

        // A value from another place of the same board is more often nearly right.
        let from = chance.pick(&all);
        let moved = board.pointer(from).expect("the path was just found");
        let text = with(board, path, &moved.to_string());
        tally.count("moved", try_board(&text, &mut chance));
    }
    tally.tell("fields of boards");
}

#[test]
fn the_text_of_a_board_can_be_altered() {
    let mut chance = Chance::of("text of boards");
    let mut tally = Tally::default();
    let samples = samples(&mut chance);
    for _ in 0..40 * scale() {
        for way in ways_for_a_line() {
            let text = chance.pick(&samples).to_string();
            let text = alter(&text, way, &mut chance);
            tally.count(way, try_board(&text, &mut chance));
        }
    }
    for deep in ["[", "{\"a\":"] {
        let text = format!(
            "{{\"game\":\"spinning-jenny\",\"board\":{}",
            deep.repeat(100_000)
        );
        tally.count("deep", try_board(&text, &mut chance));
    }
    tally.tell("text of boards");
}
