//! The bare sale rule, line by line.

use crate::kit::{Ran, millwright_reading};

fn sale(lines: &str) -> Ran {
    millwright_reading(&["sale", "--json"], lines)
}

/// Spinning Jenny III.1: demand for seven clothes, Marion at appeal 4 and
/// Harold at 3 with three goods each, and an importer on 3.
#[test]
fn marion_sells_three_harold_two_and_the_importer_two() {
    let line = r#"{"demand":7,"importer":3,"players":[{"appeal":4,"produced":3,"stored":0,"quality":9},{"appeal":3,"produced":3,"stored":0,"quality":9}]}"#;
    assert_eq!(sale(line).ok(), "{\"sold\":[3,2],\"importer\":2}\n");
}

#[test]
fn answers_come_in_the_order_of_the_lines() {
    let line = |demand: u8| {
        format!(
            "{{\"demand\":{demand},\"importer\":0,\"players\":[{{\"appeal\":9,\"produced\":2,\"stored\":1,\"quality\":8}}]}}\n"
        )
    };
    let lines: String = (0..5).map(line).collect();
    let sold: Vec<String> = [0, 1, 2, 3, 3]
        .iter()
        .map(|sold| format!("{{\"sold\":[{sold}],\"importer\":0}}"))
        .collect();
    assert_eq!(sale(&lines).ok(), sold.join("\n") + "\n");
}

#[test]
fn a_full_tie_takes_surplus_tokens() {
    let line = r#"{"demand":1,"importer":0,"players":[{"appeal":2,"produced":2,"stored":0,"quality":8},{"appeal":2,"produced":2,"stored":0,"quality":8}]}"#;
    assert_eq!(sale(line).ok(), "{\"sold\":[1,1],\"importer\":0}\n");
}

#[test]
fn the_largest_numbers_are_no_trouble() {
    let player = r#"{"appeal":255,"produced":255,"stored":255,"quality":255}"#;
    let players = [player; 4].join(",");
    let line = format!("{{\"demand\":255,\"importer\":255,\"players\":[{players}]}}");
    assert_eq!(
        sale(&line).ok(),
        "{\"sold\":[51,51,51,51],\"importer\":51}\n"
    );
}

#[test]
fn a_bad_line_is_named_by_its_number() {
    let good = r#"{"demand":1,"importer":0,"players":[]}"#;
    for (bad, what) in [
        (r#"{"demand":256,"importer":0,"players":[]}"#, "256"),
        (r#"{"demand":-1,"importer":0,"players":[]}"#, "-1"),
        (r#"{"demand":1,"players":[]}"#, "importer"),
        ("sell!", "column 1"),
        (
            r#"{"demand":1,"importer":0,"players":[1,2,3,4,5]}"#,
            "column",
        ),
    ] {
        let ran = sale(&format!("{good}\n{bad}\n{good}\n"));
        assert_eq!(ran.code, 1);
        assert_eq!(
            ran.out, "{\"sold\":[],\"importer\":0}\n",
            "the line before is answered"
        );
        assert!(
            ran.err.starts_with("millwright: stdin, line 2: "),
            "{}",
            ran.err
        );
        assert_eq!(ran.err.lines().count(), 1);
        assert!(ran.err.contains(what), "{}", ran.err);
    }
    let player = r#"{"appeal":1,"produced":1,"stored":0,"quality":1}"#;
    let five = [player; 5].join(",");
    let ran = sale(&format!(
        "{{\"demand\":1,\"importer\":0,\"players\":[{five}]}}"
    ));
    assert_eq!(ran.complaint(1), "stdin, line 1: 5 players; give at most 4");
}
