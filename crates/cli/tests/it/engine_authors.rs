//! What the engine answers to authors of bots.

use std::collections::HashSet;

use crate::kit::millwright_reading;

const NEW: &str = "new spinning-jenny players 2 seed a set setup=predetermined";

/// One of each game that the engine knows, with the fewest players.
const GAMES: [&str; 4] = [
    NEW,
    "new water-frame players 2 seed a",
    "new card-game players 2 seed a",
    "new oranienburger-kanal players 1 seed a",
];

fn session(lines: &[&str]) -> Vec<String> {
    let input = lines.join("\n") + "\n";
    let out = millwright_reading(&["engine"], &input).ok();
    out.lines().map(str::to_owned).collect()
}

/// The rest of every line that begins with this word.
fn told<'a>(answers: &'a [String], word: &str) -> Vec<&'a str> {
    answers
        .iter()
        .filter_map(|line| line.strip_prefix(word)?.strip_prefix(' '))
        .collect()
}

#[test]
fn go_tells_what_the_turn_is_worth_and_which_come_next() {
    let answers = session(&[NEW, "go greedy alternatives 4", "go greedy", "go random"]);
    let others = told(&answers, "alternative");
    assert_eq!(others.len(), 4, "{answers:#?}");
    let best = told(&answers, "bestturn");
    let value = told(&answers, "value");
    assert_eq!(value.len(), 2, "chance cannot tell");
    assert_eq!(others[0], format!("{} {}", value[0], best[0]));
    assert_eq!(best[0], best[1], "asking for more changes nothing");
    for other in others {
        let (_, turn) = other.split_once(' ').expect("a value and a turn");
        let after = session(&[NEW, &format!("act {turn}")]);
        assert_eq!(told(&after, "asked")[1], "2 turn 2", "{turn}");
    }
}

#[test]
fn eval_judges_for_every_seat_as_the_bot_does() {
    let go = session(&[NEW, "go greedy"]);
    let (turn, value) = (told(&go, "bestturn")[0], told(&go, "value")[0]);
    let answers = session(&[NEW, &format!("act {turn}"), "eval greedy", "eval random"]);
    let evals = told(&answers, "eval");
    assert_eq!(evals.len(), 2, "{answers:#?}");
    assert_eq!(evals[0], format!("1 {value}"));
    assert_eq!(told(&answers, "code"), ["bot"]);
}

#[test]
fn turns_lists_whole_turns_that_end_on_different_boards() {
    for new in GAMES {
        let answers = session(&[new, "turns 50"]);
        let turns = told(&answers, "turn");
        let count = told(&answers, "turns")[0];
        assert!(count.starts_with(&format!("{} ", turns.len())), "{count}");
        let mut lines = vec![new.to_owned()];
        for turn in &turns {
            lines.extend([format!("act {turn}"), "undo turn".to_owned()]);
        }
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let after = session(&lines);
        assert!(told(&after, "error").is_empty(), "{after:#?}");
        let digests = told(&after, "digest");
        // The first position, then each end and the first position again.
        let ends: HashSet<&str> = digests[1..].iter().step_by(2).copied().collect();
        assert_eq!(ends.len(), turns.len(), "{new}");
        assert!(digests.iter().step_by(2).all(|back| *back == digests[0]));
    }
    let all = session(&["new spinning-jenny players 2 seed a", "turns"]);
    assert!(told(&all, "turns")[0].ends_with(" all"), "{all:#?}");
    let some = session(&["new spinning-jenny players 2 seed a", "turns 3"]);
    assert_eq!(told(&some, "turns"), ["3 more"]);
}

#[test]
fn a_whole_turn_is_taken_back_at_once() {
    let answers = session(&[
        NEW,
        "act place workers 4; hire food 1",
        "undo turn",
        "undo turn",
    ]);
    let digests = told(&answers, "digest");
    assert_eq!(digests[0], digests[2]);
    assert_ne!(digests[0], digests[1]);
    assert_eq!(told(&answers, "code"), ["nothing"]);
}

#[test]
fn positions_are_kept_by_name_and_copied() {
    let answers = session(&[
        NEW,
        "save start",
        "act place workers 4",
        "copy start other",
        "save then",
        "load start",
        "saved",
        "drop start",
        "load start",
        "load other",
    ]);
    let digests = told(&answers, "digest");
    assert_eq!(digests[2], digests[0]);
    assert_eq!(digests[3], digests[0]);
    let due = [("other", 0), ("start", 0), ("then", 1)];
    let due = due.map(|(name, at)| format!("{name} {}", digests[at]));
    assert_eq!(told(&answers, "saved"), due);
    assert_eq!(told(&answers, "code"), ["nothing"]);
    // They are of any game.
    let answers = session(&[NEW, "save a", GAMES[2], "load a"]);
    let digests = told(&answers, "digest");
    assert_eq!(digests[0], digests[2]);
}

#[test]
fn no_more_positions_are_kept_than_fit() {
    let mut lines = vec![NEW.to_owned()];
    lines.extend((0..1001).map(|n| format!("save p{n}")));
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let answers = session(&lines);
    assert_eq!(told(&answers, "code"), ["unavailable"]);
}

#[test]
fn a_batch_is_answered_once_and_carried_out_whole_or_not_at_all() {
    let answers = session(&[
        NEW,
        "#7 batch",
        "act place workers 4",
        "scores",
        "undo",
        "end",
        "#8 batch",
        "act place workers 4",
        "save here",
        "act hire lamps 1",
        "end",
        "saved",
        "record",
    ]);
    let ends: Vec<&String> = answers
        .iter()
        .filter(|line| *line == "#7 ok" || line.starts_with("#8 "))
        .collect();
    assert_eq!(ends[0], "#7 ok");
    assert_eq!(ends[1], "#8 code illegal");
    assert!(
        ends[2].starts_with("#8 error request 3 of the batch: 'hire lamps 1' is not allowed here"),
        "{}",
        ends[2]
    );
    let steps: Vec<&str> = told(&answers, "#7 step");
    assert_eq!(steps, ["1", "2", "3"]);
    assert_eq!(told(&answers, "#7 scores").len(), 2);
    assert!(told(&answers, "saved").is_empty(), "{answers:#?}");
    let record = told(&answers, "record");
    assert!(!record.iter().any(|line| line.contains("place workers")));
}

#[test]
fn thinking_and_records_stand_in_no_batch() {
    for line in [
        "go greedy",
        "stop",
        "batch",
        "quit",
        "position record",
        "play done",
    ] {
        let answers = session(&[NEW, "batch", line, "end", "legal"]);
        assert_eq!(told(&answers, "code"), ["syntax"], "{line}");
        assert!(told(&answers, "legal").len() > 1);
    }
}

#[test]
fn scores_are_there_before_the_end() {
    let due = [
        "1 value 10 portfolio ",
        "1 value 10 portfolio ",
        "1 value 10 portfolio ",
        "1 kanal-total -",
    ];
    for (new, due) in GAMES.iter().zip(due) {
        let answers = session(&[new, "scores"]);
        let scores = told(&answers, "scores");
        assert!(scores[0].starts_with(due), "{scores:?}");
    }
}

#[test]
fn every_error_has_a_code() {
    for (line, code) in [
        ("fly", "syntax"),
        ("new chess players 2", "set-up"),
        ("new spinning-jenny players 9", "set-up"),
        ("position board {}", "position"),
        ("act fly", "illegal"),
        ("act hire lamps 1", "illegal"),
        ("go planner", "bot"),
        ("redo", "nothing"),
        ("load nowhere", "nothing"),
        ("save table", "nothing"),
        ("play done", "unavailable"),
    ] {
        let answers = session(&[NEW, line]);
        assert_eq!(told(&answers, "code"), [code], "{line}");
        assert!(
            answers
                .last()
                .is_some_and(|last| last.starts_with("error "))
        );
    }
}
