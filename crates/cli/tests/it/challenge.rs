//! Challenges: the same game for everybody, by its date.

use std::process::Command;

use crate::kit::{MILLWRIGHT, Ran, file, folder, millwright_reading, run};

const GAME: &str = "oranienburger-kanal";

/// Calls millwright with a folder of its own for what it remembers.
struct Player(std::path::PathBuf);

impl Player {
    fn new(name: &str) -> Player {
        Player(folder(name))
    }

    fn call(&self, args: &[&str], input: &str) -> Ran {
        let mut call = Command::new(MILLWRIGHT);
        run(call.args(args).env("XDG_STATE_HOME", &self.0), input)
    }

    fn deal(&self, date: &str, more: &[&str]) -> Ran {
        let args = ["new", GAME, "--players", "1", "--challenge", date];
        self.call(&[&args, more].concat(), "")
    }
}

#[test]
fn everybody_gets_the_same_solo_game_on_the_blank_side() {
    let one = Player::new("challenge-one").deal("2024-05-06", &[]).ok();
    let other = Player::new("challenge-other").deal("2024-05-06", &[]).ok();
    assert_eq!(one, other);
    assert!(one.contains("\noption board: blank\n"), "{one}");
    assert!(one.contains("\nchallenge: 2024-05-06 late\n"), "{one}");
    assert!(one.contains("\nseed: challenge 2024-05-06 a "), "{one}");
    let reveals = |record: &str| -> Vec<String> {
        let lines = record.lines().filter(|line| line.starts_with('!'));
        lines.map(str::to_owned).collect()
    };
    let player = Player::new("challenge-others");
    for (date, more) in [
        ("2024-05", &[][..]),
        ("2024-05-07", &[]),
        ("2024-05-06", &["--set", "deck=b"]),
    ] {
        let another = player.deal(date, more).ok();
        assert_ne!(reveals(&another), reveals(&one), "{date}");
    }
}

#[test]
fn a_date_to_come_and_a_wrong_one_are_one_line() {
    let player = Player::new("challenge-dates");
    let complaint = player.deal("2999-01", &[]).complaint(2);
    let start = "the challenge of 2999-01 is still to come; today is 20";
    assert!(complaint.starts_with(start), "{complaint}");
    for date in ["2026-13", "2026-02-30", "tomorrow", "2026"] {
        assert_eq!(
            player.deal(date, &[]).complaint(2),
            format!(
                "'{date}' is no challenge; write a month such as 2026-11 or a day such as 2026-11-15"
            )
        );
    }
}

#[test]
fn a_challenge_is_set_up_in_one_way() {
    let player = Player::new("challenge-set-up");
    for (more, complaint) in [
        (
            &["--set", "board=front"][..],
            "a challenge is played with board=blank, not with board=front",
        ),
        (
            &["--set", "deck=own"],
            "a challenge is played with deck=a|b, not with deck=own",
        ),
        (
            &["--set", "campaign=yes"],
            "a challenge is played with campaign=no, not with campaign=yes",
        ),
        (
            &["--set", "deck=c"],
            "option deck cannot be 'c'; try one of a, b, own",
        ),
    ] {
        assert_eq!(player.deal("2024-05", more).complaint(2), complaint);
    }
    let two = ["new", GAME, "--players", "2", "--challenge", "2024-05"];
    assert_eq!(
        player.call(&two, "").complaint(2),
        "a challenge is played with players=1, not with players=2"
    );
    let jenny = [
        "new",
        "spinning-jenny",
        "--players",
        "2",
        "--challenge",
        "2024-05",
    ];
    assert_eq!(
        player.call(&jenny, "").complaint(2),
        "spinning-jenny has no challenges; try another game"
    );
}

#[test]
fn a_second_try_is_marked() {
    let player = Player::new("challenge-again");
    let first = player.deal("2024-05", &[]).ok();
    assert!(first.contains("\nchallenge: 2024-05 late\n"), "{first}");
    let second = player.deal("2024-05", &[]).ok();
    assert!(
        second.contains("\nchallenge: 2024-05 late again\n"),
        "{second}"
    );
    let other_deck = player.deal("2024-05", &["--set", "deck=b"]).ok();
    assert!(!other_deck.contains("again"), "{other_deck}");
}

/// Starting routes, and then the first choice each time.
fn answers() -> String {
    "1\n".repeat(900)
}

#[test]
fn a_finished_challenge_is_a_record_that_anybody_checks() {
    let player = Player::new("challenge-finished");
    let saved = crate::kit::fresh("challenge-finished.record");
    let args = ["play", GAME, "--challenge", "2024-05", "--save", &saved];
    let out = player.call(&args, &answers()).ok();
    assert!(out.contains("Challenge of 2024-05 late."), "{out}");
    assert!(out.contains("== The game is over. =="), "{out}");
    let record = std::fs::read_to_string(&saved).expect("it was saved");
    let checked = millwright_reading(&["replay", "-"], &record).ok();
    assert!(
        checked.trim_end().ends_with(", challenge 2024-05 late"),
        "{checked}"
    );
    // Without its seed it is held against the seed of the date all the same.
    let unseeded: String = record
        .lines()
        .filter(|line| !line.starts_with("seed"))
        .map(|line| format!("{line}\n"))
        .collect();
    assert_eq!(
        millwright_reading(&["replay", "-"], &unseeded).ok(),
        checked
    );
    for (from, to, reason) in [
        (
            "challenge: 2024-05 late",
            "challenge: 2024-06",
            "stdin: the record claims the challenge of 2024-06, and was dealt from another seed",
        ),
        (
            "challenge: 2024-05 late",
            "challenge: 2024-14",
            "stdin: '2024-14' is no challenge; write a month such as 2026-11 or a day such as 2026-11-15",
        ),
        (
            "challenge: 2024-05 late",
            "challenge: May!",
            "stdin: line 10: 'May!' is not a challenge such as 2026-11 or 2026-11-15",
        ),
    ] {
        let forged = record.replacen(from, to, 1);
        assert_ne!(forged, record);
        let complaint = millwright_reading(&["replay", "-"], &forged).complaint(1);
        assert_eq!(complaint, reason);
    }
    let forged = unseeded.replacen("challenge: 2024-05 late", "challenge: 2024-06", 1);
    let complaint = millwright_reading(&["replay", "-"], &forged).complaint(1);
    assert!(
        complaint.contains("the seed deals 'structure "),
        "{complaint}"
    );
}

#[test]
fn nothing_is_taken_back_behind_a_reveal() {
    let player = Player::new("challenge-undo");
    let saved = crate::kit::fresh("challenge-undo.record");
    let args = ["play", GAME, "--challenge", "2024-05", "--save", &saved];
    let out = player.call(&args[..4], "undo\n").ok();
    assert!(out.contains("There is nothing to undo."), "{out}");
    // Far enough that the structures of the second round are turned up.
    let input = format!("{}undo\n", "1\n".repeat(40));
    let out = player.call(&args, &input).ok();
    assert!(out.contains("Round 2 begins."), "{out}");
    let record = std::fs::read_to_string(&saved).expect("it was saved");
    let (_, round_two) = record
        .split_once("# round 2\n")
        .expect("it came to round 2");
    let decisions = round_two
        .lines()
        .filter(|line| line.starts_with("1:"))
        .count();
    let back = format!("{}undo\n", "undo\n".repeat(decisions));
    let start = file("challenge-undo-again.record", &record);
    let out = player.call(&["play", "--resume", &start], &back).ok();
    assert!(
        out.contains("In a challenge nothing is taken back behind what was turned up."),
        "{out}"
    );
    // Elsewhere it can be, and the record says so.
    let position = format!("position record\n{record}end\n");
    let undo = "undo\n".repeat(decisions + 1);
    let lines = format!("{position}{undo}act done\nrecord\nquit\n");
    let out = player.call(&["engine"], &lines).out;
    assert!(
        out.contains("record challenge: 2024-05 late again taken-back"),
        "{out}"
    );
}
