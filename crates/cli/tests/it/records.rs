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
