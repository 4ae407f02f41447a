//! new, show, legal, act and replay.

use crate::kit::{file, millwright, millwright_reading, new};

#[test]
fn a_seed_deals_the_same_game_every_time() {
    let args = [
        "new",
        "spinning-jenny",
        "--players",
        "3",
        "--seed",
        "anything at all",
    ];
    assert_eq!(millwright(&args).ok(), millwright(&args).ok());
    let other = ["new", "spinning-jenny", "--players", "3"];
    assert_ne!(millwright(&other).ok(), millwright(&other).ok());
}

#[test]
fn legal_actions_can_all_be_carried_out() {
    let record = new("2");
    let legal = millwright_reading(&["legal", "-"], &record).ok();
    assert!(legal.lines().count() > 20);
    for action in legal.lines().step_by(9) {
        let longer = millwright_reading(&["act", "-", action], &record).ok();
        assert!(longer.contains(&format!("\n1: {action}\n")), "{longer}");
    }
}

#[test]
fn act_appends_several_actions_in_order() {
    let record = new("2");
    let actions = ["act", "-", "place workers 4", "1: hire food 1", "done"];
    let longer = millwright_reading(&actions, &record).ok();
    assert!(
        longer.contains("1: place workers 4\n1: hire food 1\n1: done\n"),
        "{longer}"
    );
    let path = file("longer.record", &longer);
    let result = millwright(&["replay", &path]).ok();
    assert!(result.contains("3 decisions"), "{result}");
}

#[test]
fn an_illegal_action_changes_nothing_and_names_the_rule() {
    let record = new("2");
    let act = |actions: &[&str]| {
        millwright_reading(&[&["act", "-"], actions].concat(), &record).complaint(1)
    };
    let complaint = act(&["place workers 4", "hire lamps 1"]);
    assert!(
        complaint.contains("action 2: 'hire lamps 1' is not allowed here"),
        "{complaint}"
    );
    assert!(complaint.contains("(Spinning Jenny II.2.1)"), "{complaint}");
    let complaint = act(&["place workers 5"]);
    assert!(complaint.contains("II.1"), "{complaint}");
}

#[test]
fn refusals_come_in_the_readers_language() {
    let args = ["--lang", "de", "act", "-", "place workers 5"];
    let complaint = millwright_reading(&args, &new("2")).complaint(1);
    assert!(complaint.contains("ist hier nicht erlaubt"), "{complaint}");
}

#[test]
fn show_prints_a_board_that_can_be_opened_again() {
    let record = new("4");
    let board = millwright_reading(&["show", "-", "--json"], &record).json();
    assert_eq!(board["players"], 4);
    assert_eq!(board["asked"], 1);
    let again = millwright_reading(&["show", "-", "--json"], &board.to_string()).json();
    assert_eq!(again, board);
    let from_board = millwright_reading(&["legal", "-"], &board.to_string()).ok();
    assert_eq!(
        from_board,
        millwright_reading(&["legal", "-"], &record).ok()
    );
}

#[test]
fn replay_checks_every_record_and_prints_the_digest() {
    let record = new("2");
    let good = file("good.record", &record);
    let bad = file(
        "bad.record",
        &record.replacen("= ", "= 0123456789abcdef\n= ", 1),
    );
    let ran = millwright(&["replay", &bad, &good]);
    assert_eq!(ran.code, 1);
    let digest = record
        .lines()
        .last()
        .and_then(|line| line.strip_prefix("= "));
    let digest = digest.expect("a record ends with its checkpoint");
    assert!(ran.out.contains(&format!("digest {digest}")), "{}", ran.out);
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    assert!(
        ran.err.starts_with(&format!("millwright: {bad}: line ")),
        "{}",
        ran.err
    );
}

/// A record with a line put in before its first empty one.
fn with_header(record: &str, line: &str) -> String {
    record.replacen("\n\n", &format!("\n{line}\n\n"), 1)
}

#[test]
fn the_revisions_of_rules_begin_with_1() {
    let record = new("2");
    let rules = record.lines().find(|line| line.starts_with("rules: "));
    let zero = record.replacen(rules.expect("it names its rules"), "rules: 0", 1);
    for (lang, due) in [
        (
            "en",
            "line 3: '0' is not a revision of the rules, a number from 1 to 65535",
        ),
        ("de", "ein Regelstand von 1 bis 65535"),
    ] {
        let args = ["replay", "-", "--lang", lang];
        let says = millwright_reading(&args, &zero).complaint(1);
        assert!(says.contains(due), "{says}");
    }
}

#[test]
fn a_file_that_the_game_does_not_want_is_refused_by_name() {
    let jenny = new("2");
    let kanal = [
        "new",
        "oranienburger-kanal",
        "--players",
        "1",
        "--seed",
        "a",
    ];
    let kanal = millwright(&kanal).ok();
    let numbers = millwright(&["data", "oranienburger-kanal"]).ok();
    let numbers: String = numbers.lines().map(|line| format!("| {line}\n")).collect();
    let twice = format!("{numbers}file kanal.toml:\n{}", numbers.trim_end());
    for (record, lines, file) in [
        (
            &jenny,
            "file x:",
            "spinning-jenny does not want the file 'x'",
        ),
        (
            &jenny,
            "file deck.toml:\n| a = 1",
            "spinning-jenny does not want the file 'deck.toml'",
        ),
        // Deck A is chosen, which nobody brings along.
        (
            &kanal,
            "file deck.toml:\n| a = 1",
            "oranienburger-kanal does not want the file 'deck.toml'",
        ),
        (
            &kanal,
            "file notes.txt:",
            "oranienburger-kanal does not want the file 'notes.txt'",
        ),
        (
            &kanal,
            twice.as_str(),
            "oranienburger-kanal does not want the file 'kanal.toml'",
        ),
    ] {
        let says = millwright_reading(&["replay", "-"], &with_header(record, lines)).complaint(1);
        assert_eq!(
            says,
            format!("stdin: {file} of the record; take its lines out")
        );
        let args = ["replay", "-", "--lang", "de"];
        let says = millwright_reading(&args, &with_header(record, lines)).complaint(1);
        assert!(
            says.contains("der Aufzeichnung nicht; nimm ihre Zeilen heraus"),
            "{says}"
        );
    }
}

#[test]
fn a_name_shows_what_it_is_wherever_it_stands() {
    let odd = "name 1: A\u{202e}n\u{200b}n\u{2066}\u{feff}\u{e0041}";
    let piled = format!("name 2: Z{}e", "\u{335}".repeat(50));
    let record = with_header(&new("2"), &format!("{odd}\n{piled}"));
    let is_odd = |char: char| table::is_hidden(char);
    for args in [&["show", "-"][..], &["act", "-", "done"], &["replay", "-"]] {
        let ran = millwright_reading(args, &record);
        assert!(
            !ran.out.contains(is_odd) && !ran.err.contains(is_odd),
            "{} {}",
            ran.out,
            ran.err
        );
        assert!(
            ran.out.matches('\u{335}').count() <= 3 * ran.out.matches("Z\u{335}").count(),
            "{}",
            ran.out
        );
    }
    let legal = millwright_reading(&["legal", "-"], &record).ok();
    let action = legal.lines().next().expect("somebody is asked");
    let longer = millwright_reading(&["act", "-", action], &record).ok();
    assert!(longer.contains("\nname 1: Ann\n"), "{longer}");
    let path = file("odd-names.record", &record);
    let out = millwright_reading(&["play", "--hotseat", "--resume", &path], "").ok();
    assert!(out.contains("Ann") && !out.contains(is_odd), "{out}");
    let nothing = with_header(&new("2"), "name 1: \u{200b}\u{202e}");
    let says = millwright_reading(&["replay", "-"], &nothing).complaint(1);
    assert!(says.contains("is not a player's name"), "{says}");
}

/// What is quoted of a file turns nothing round at a terminal either.
#[test]
fn what_is_quoted_of_a_record_shows_what_it_is() {
    let record = with_header(&new("2"), "colour\u{202e}\u{200b}: red");
    let says = millwright_reading(&["replay", "-"], &record).complaint(1);
    assert!(
        says.contains("is no header line") && !says.contains(table::is_hidden),
        "{says}"
    );
}
