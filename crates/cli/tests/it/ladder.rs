//! How strong bots are.

use serde_json::Value;

use crate::kit::{Ran, fresh, millwright, own_data};

fn ladder(args: &[&str]) -> Ran {
    let fixed = ["ladder", "spinning-jenny", "--players"];
    millwright(&[&fixed, args].concat())
}

/// Budgets that make a test quick.
const BOTS: &str = "random,greedy@20n,greedy@60n";

/// What does not depend on the clock.
fn timeless(mut report: Value) -> Value {
    let bots = report["bots"].as_array_mut().expect("a list of bots");
    for bot in bots {
        assert!(bot["ms_per_turn"].is_number());
        bot["ms_per_turn"] = Value::Null;
    }
    report
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value}"))
}

#[test]
fn greedy_stands_far_above_chance() {
    let report = ladder(&["2", "--blocks", "3", "--bots", "random,greedy", "--json"]).json();
    assert_eq!(report["anchor"], "greedy");
    assert_eq!(report["games"], 6, "both seats of three deals");
    assert_eq!(report["distinct"], 6);
    assert_eq!(report["bots"][0]["bot"], "greedy");
    assert_eq!(number(&report["bots"][0]["elo"]["value"]), 0.0);
    let random = &report["bots"][1];
    assert!(number(&random["elo"]["value"]) < -200.0, "{random}");
    assert_eq!(random["bounded_below"], false);
    assert_eq!(random["elo"]["low"], Value::Null, "it has not won a game");
    assert_eq!(random["bounded_above"], true);
    assert_eq!(number(&report["pairs"][0][1]["ahead"]), 1.0);
    assert_eq!(number(&report["pairs"][0][1]["compared"]), 6.0);
    assert_eq!(report["pairs"][0][0], Value::Null);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let with = |threads| {
        let args = ["3", "--blocks", "2", "--bots", BOTS, "--json", "--threads"];
        timeless(ladder(&[&args[..], &[threads]].concat()).json())
    };
    let one = with("1");
    assert_eq!(one, with("3"));
    let wins = one["bots"].as_array().expect("a list of bots").iter();
    let wins: f64 = wins.map(|bot| number(&bot["wins"]["value"])).sum();
    assert!((wins - 1.0).abs() < 0.01, "each sits as often: {wins}");
}

#[test]
fn openings_vary_where_a_set_up_knows_no_chance() {
    let args = [
        "2",
        "--blocks",
        "8",
        "--bots",
        "random,greedy@40n",
        "--json",
    ];
    let report = ladder(&[&args[..], &["--set", "setup=predetermined"]].concat()).json();
    assert_eq!(report["games"], 16);
    assert_eq!(report["distinct"], 16, "{report}");
    let openings = report["openings"].as_str().unwrap_or_default();
    assert!(openings.contains("2 turns of every seat"), "{openings}");
}

#[test]
fn a_file_is_gone_on_with_and_added_to() {
    let path = fresh("ladder.jsonl");
    let args = [
        "2",
        "--bots",
        "random,greedy@20n",
        "--file",
        &path,
        "--json",
    ];
    let two = ladder(&[&args[..], &["--blocks", "2"]].concat()).json();
    assert_eq!(two["games"], 4);
    let lines = |text: &str| text.lines().count();
    let text = std::fs::read_to_string(&path).expect("the file is there");
    assert_eq!(lines(&text), 5, "a header and a line for each game");

    // Nothing is missing, so nothing is played: not even the times change.
    let again = ladder(&[&args[..], &["--blocks", "2"]].concat()).json();
    assert_eq!(again, two);

    // A run that was ended in the middle of a line goes on behind the last whole one.
    let cut = &text[..text.len() - 20];
    std::fs::write(&path, cut).expect("the file can be written");
    let mended = ladder(&[&args[..], &["--blocks", "2"]].concat()).json();
    assert_eq!(timeless(mended), timeless(two));

    let three = ladder(&[&args[..], &["--blocks", "3"]].concat()).json();
    assert_eq!(three["games"], 6);
    let more = [
        "2", "--blocks", "3", "--bots", BOTS, "--file", &path, "--json",
    ];
    let more = ladder(&more).json();
    assert_eq!(more["bots"].as_array().map(Vec::len), Some(3));
    assert_eq!(
        more["games"], 18,
        "three pairs, of which one had been played"
    );
    let text = std::fs::read_to_string(&path).expect("the file is there");
    assert_eq!(lines(&text), 19);
    // Whoever is in the file is rated, named or not.
    let rest = ladder(&[&args[..], &["--blocks", "1"]].concat()).json();
    assert_eq!(rest["bots"].as_array().map(Vec::len), Some(3));
}

#[test]
fn a_file_of_other_games_is_refused() {
    let path = fresh("ladder-refused.jsonl");
    let args = [
        "--blocks",
        "1",
        "--bots",
        "random,greedy@20n",
        "--file",
        &path,
    ];
    let call =
        |players: &'static str, more: &[&str]| ladder(&[&[players], &args[..], more].concat());
    call("2", &[]).ok();
    let before = std::fs::read(&path).expect("the file is there");
    let refused = |ran: Ran, due: &str| {
        let complaint = ran.complaint(2);
        assert!(complaint.contains(due), "{complaint}");
        assert!(complaint.ends_with("name another file"), "{complaint}");
    };
    refused(call("3", &[]), "other players: 2, not 3");
    refused(
        call("2", &["--set", "setup=predetermined"]),
        "other options: setup=free, not setup=predetermined",
    );
    refused(
        call("2", &["--data", &own_data("ladder-data")]),
        "other data hash: ",
    );
    let other = ["ladder", "card-game", "--players", "2"];
    refused(
        millwright(&[&other[..], &args[..]].concat()),
        "other game: spinning-jenny, not card-game",
    );
    let revision = String::from_utf8_lossy(&before).replacen("\"rules\":", "\"rules\":9", 1);
    assert_eq!(std::fs::read(&path).expect("the file is there"), before);
    std::fs::write(&path, revision).expect("the file can be written");
    refused(call("2", &[]), "other rules revision: 9");
    std::fs::write(&path, "shopping: bread\n").expect("the file can be written");
    let complaint = call("2", &[]).complaint(2);
    assert!(complaint.contains("is no file of a ladder"), "{complaint}");
    let mut text = String::from_utf8_lossy(&before).into_owned();
    text.push_str("{\"seed\":\"0\"}\n");
    std::fs::write(&path, text).expect("the file can be written");
    let complaint = call("2", &[]).complaint(2);
    assert!(complaint.contains("line 4 is no game"), "{complaint}");
}

#[test]
fn a_file_is_written_by_one_ladder_at_a_time() {
    let path = fresh("ladder-locked.jsonl");
    let file = std::fs::File::create(&path).expect("the file can be written");
    file.lock().expect("it can be locked");
    let args = ["2", "--blocks", "1", "--bots", "random,greedy@20n"];
    let args = [&args[..], &["--file", &path]].concat();
    let complaint = ladder(&args).complaint(2);
    assert!(
        complaint.contains("is being written by another ladder"),
        "{complaint}"
    );
    drop(file);
    ladder(&args).ok();
}

#[test]
fn one_against_a_table_is_played_both_ways() {
    let args = [
        "3",
        "--blocks",
        "1",
        "--bots",
        "random,greedy@20n",
        "--json",
    ];
    let report = ladder(&[&args[..], &["--pairing", "one"]].concat()).json();
    assert_eq!(report["games"], 6, "three seats, both ways");
}

#[test]
fn alone_means_take_the_place_of_ratings() {
    for deck in ["deck=a", "deck=b"] {
        let args = ["ladder", "oranienburger-kanal", "--players", "1", "--json"];
        let more = ["--bots", "random,greedy", "--blocks", "6", "--set", deck];
        let report = millwright(&[&args[..], &more].concat()).json();
        assert_eq!(report["openings"], "as dealt");
        assert_eq!(report["games"], 12);
        let best = &report["bots"][0];
        assert_eq!(best["bot"], "greedy", "{report}");
        assert_eq!(best["elo"], Value::Null);
        let random = &report["bots"][1]["difference"];
        assert!(number(&random["high"]) < 0.0, "{random}");
        let score = &best["score"];
        assert!(number(&score["low"]) <= number(&score["value"]));
        assert!(number(&score["value"]) <= number(&score["high"]));
    }
}

#[test]
fn people_get_tables_in_their_language() {
    let args = ["2", "--blocks", "1", "--bots", "random,greedy@20n"];
    let table = ladder(&args).ok();
    for due in [
        "Elo",
        "95 %",
        "ms a turn",
        "2 games in 1 block, 2 of them different",
    ] {
        assert!(table.contains(due), "{due}: {table}");
    }
    let table = ladder(&[&args[..], &["--lang", "de"]].concat()).ok();
    assert!(table.contains("mittlerer Platz"), "{table}");
}

#[test]
fn what_cannot_be_rated_is_refused() {
    let complaint = ladder(&["2", "--bots", "greedy"]).complaint(2);
    assert!(complaint.contains("name two or more"), "{complaint}");
    let complaint = ladder(&["2", "--bots", "greedy,random,greedy"]).complaint(2);
    assert!(complaint.contains("names greedy twice"), "{complaint}");
    let complaint = ladder(&["2", "--bots", "greedy,planner"]).complaint(2);
    assert!(complaint.contains("has no bot 'planner'"), "{complaint}");
    let complaint = ladder(&["2", "--file", "/nowhere/at/all"]).complaint(2);
    assert!(
        complaint.contains("cannot open /nowhere/at/all"),
        "{complaint}"
    );
}

/// A call that plays two short games into this file.
fn into(path: &str) -> Ran {
    let args = [
        "2",
        "--blocks",
        "1",
        "--bots",
        "random,greedy@20n",
        "--file",
        path,
    ];
    ladder(&args)
}

#[test]
fn a_run_that_was_ended_in_the_first_line_begins_anew() {
    let path = fresh("ladder-begun.jsonl");
    into(&path).ok();
    let whole = std::fs::read(&path).expect("the file is there");
    for bytes in [0, 1, 20, 60] {
        std::fs::write(&path, &whole[..bytes]).expect("the file can be written");
        into(&path).ok();
        let text = std::fs::read_to_string(&path).expect("the file is there");
        assert_eq!(text.lines().count(), 3, "{bytes}: {text}");
    }
}

#[test]
fn a_last_game_without_a_line_feed_is_kept() {
    let path = fresh("ladder-open.jsonl");
    into(&path).ok();
    let text = std::fs::read_to_string(&path).expect("the file is there");
    std::fs::write(&path, text.trim_end()).expect("the file can be written");
    into(&path).ok();
    assert_eq!(std::fs::read_to_string(&path).expect("it is there"), text);
}

#[test]
fn a_last_line_that_is_none_of_ours_is_left_as_it_is() {
    let path = fresh("ladder-noted.jsonl");
    into(&path).ok();
    let text = std::fs::read_to_string(&path).expect("the file is there") + "to be continued";
    std::fs::write(&path, &text).expect("the file can be written");
    let says = into(&path).complaint(2);
    assert!(says.contains("line 4 is no game"), "{says}");
    assert_eq!(std::fs::read_to_string(&path).expect("it is there"), text);
}
