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

/// What `new` refuses no record may claim.
#[test]
fn a_record_claims_no_challenge_that_could_not_be_dealt() {
    let record = Player::new("challenge-claims").deal("2024-05", &[]).ok();
    let claim = |words: &str| {
        let forged = record.replacen("challenge: 2024-05 late", &format!("challenge: {words}"), 1);
        assert_ne!(forged, record, "{words}");
        forged
    };
    for (words, en, de) in [
        (
            "2024-05 late first",
            "stdin: 'first' says nothing of a challenge; it can be late, again and taken-back, each once",
            "stdin: „first“ sagt nichts über eine Aufgabe; sie kann late, again und taken-back sein, jedes einmal",
        ),
        (
            "2024-05 late again late",
            "stdin: 'late' says nothing of a challenge; it can be late, again and taken-back, each once",
            "stdin: „late“ sagt nichts über eine Aufgabe; sie kann late, again und taken-back sein, jedes einmal",
        ),
    ] {
        for command in ["replay", "show", "legal", "forecast"] {
            let forged = claim(words);
            let says = millwright_reading(&[command, "-"], &forged).complaint(1);
            assert_eq!(says, en);
            let args = [command, "-", "--lang", "de"];
            assert_eq!(millwright_reading(&args, &forged).complaint(1), de);
        }
    }
    for words in [
        "2024-05",
        "2024-05 late taken-back",
        "2024-05 again late taken-back",
    ] {
        millwright_reading(&["replay", "-"], &claim(words)).ok();
    }
}

#[test]
fn a_record_of_a_challenge_to_come_is_refused() {
    let record = Player::new("challenge-to-come").deal("2024-05", &[]).ok();
    let data = record.lines().find_map(|line| line.strip_prefix("data: "));
    let seed = |date: &str| {
        format!(
            "seed: challenge {date} a {}",
            data.expect("it names its numbers")
        )
    };
    let whole = record
        .lines()
        .find(|line| line.starts_with("seed: "))
        .expect("it names its seed");
    assert!(whole.starts_with(&seed("2024-05")), "{whole}");
    let head: String = record
        .lines()
        .take_while(|line| !line.is_empty())
        .map(|line| format!("{line}\n"))
        .collect();
    // Sound in everything but its date; the seed follows from that.
    let early = head
        .replacen("challenge: 2024-05 late", "challenge: 2999-05", 1)
        .replacen(whole, &whole.replacen("2024-05", "2999-05", 1), 1);
    for command in ["replay", "show", "legal", "forecast"] {
        let says = millwright_reading(&[command, "-"], &early).complaint(1);
        assert!(
            says.starts_with("stdin: the challenge of 2999-05 is still to come; today is "),
            "{says}"
        );
    }
    let path = file("challenge-to-come.record", &early);
    let says = Player::new("challenge-to-come")
        .call(&["play", "--resume", &path], "")
        .complaint(1);
    assert!(says.contains("is still to come"), "{says}");
}

#[test]
fn a_challenge_with_numbers_of_ones_own_is_refused_by_name() {
    let numbers = crate::kit::millwright(&["data", GAME]).ok();
    // Where the routes are imprinted no rule book states.
    let changed = numbers.replacen("\"h43\"", "\"h42\"", 1);
    assert_ne!(changed, numbers);
    let place = folder("challenge-own-numbers");
    std::fs::write(place.join("kanal.toml"), &changed).expect("the folder is there");
    let data = place.to_str().expect("the path is text");
    let args = [
        "new",
        GAME,
        "--players",
        "1",
        "--set",
        "board=blank",
        "--data",
        data,
    ];
    let record = crate::kit::millwright(&args).ok();
    let claimed = record.replacen("\n\n", "\nchallenge: 2024-05\n\n", 1);
    let bare: String = claimed
        .lines()
        .filter(|line| !line.starts_with('|'))
        .map(|line| format!("{line}\n"))
        .collect();
    for (args, claimed) in [
        (&["replay", "-"][..], &claimed),
        (&["replay", "-", "--data", data], &claimed),
        (&["replay", "-", "--data", data], &bare),
    ] {
        let says = millwright_reading(args, claimed).complaint(1);
        assert_eq!(
            says,
            "stdin: a challenge is played with the released numbers, and the record has numbers of its own"
        );
    }
}
