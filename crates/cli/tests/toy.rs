//! The toy game of docs/a-new-game.md, played through every door of the program.

#[path = "it/kit.rs"]
#[allow(dead_code, reason = "the kit serves other tests too")]
mod kit;

use kit::{file, millwright, millwright_reading};

const NEW: [&str; 6] = ["new", "quarry", "--players", "2", "--seed", "a"];

fn engine(lines: &[&str]) -> Vec<String> {
    let input = lines.join("\n") + "\n";
    let out = millwright_reading(&["engine"], &input).ok();
    out.lines().map(str::to_owned).collect()
}

/// A game to its end, always by the first choice.
fn played_out() -> String {
    let mut record = millwright(&NEW).ok();
    loop {
        let legal = millwright_reading(&["legal", "-"], &record).ok();
        let Some(first) = legal.lines().next() else {
            return record;
        };
        record = millwright_reading(&["act", "-", first], &record).ok();
    }
}

#[test]
fn it_is_in_the_catalogue() {
    let games = millwright(&["games", "--json"]).json();
    let games = games["games"].as_array().expect("a list");
    let quarry = games.iter().find(|game| game["id"] == "quarry");
    let quarry = quarry.expect("it is there");
    assert_eq!(quarry["players"], serde_json::json!([1, 4]));
    assert_eq!(quarry["bots"][0]["name"], "random");
    let german = millwright(&["games", "--lang", "de"]).ok();
    assert!(
        german.contains("quarry  Steinbruch, 1 bis 4 Spieler"),
        "{german}"
    );
    let data = millwright(&["data", "quarry"]).ok();
    assert_eq!(data, "stones 4 3 2\nrounds 3\n");
}

#[test]
fn it_is_played_through_to_its_end() {
    let record = played_out();
    let name = file("quarry.record", &record);
    let shown = millwright(&["replay", &name]).ok();
    assert!(shown.contains("over: "), "{shown}");
    assert!(shown.contains("quarry"), "{shown}");
    let board = millwright(&["show", &name]).ok();
    assert!(board.contains("phase \"Over\""), "{board}");
    let json = millwright(&["show", &name, "--json"]).json();
    assert_eq!(json["over"], true);
    assert_eq!(json["game"], "quarry");
}

#[test]
fn a_refusal_names_the_rule_in_both_languages() {
    let record = millwright(&NEW).ok();
    let english = millwright_reading(&["act", "-", "polish"], &record).complaint(1);
    assert!(english.contains("There is no stone to polish"), "{english}");
    assert!(english.contains("(Quarry "), "{english}");
    let german = millwright_reading(&["act", "-", "polish", "--lang", "de"], &record);
    let german = german.complaint(1);
    assert!(german.contains("(Steinbruch "), "{german}");
    assert!(!german.contains('['), "{german}");
}

#[test]
fn bots_that_play_by_chance_play_it() {
    let args = ["sim", "quarry", "--players", "3", "--games", "20"];
    let args = [&args[..], &["--bots", "random", "--json"]].concat();
    let tally = millwright(&args).json();
    assert_eq!(tally["games"], 20, "{tally}");
    let args = ["sim", "quarry", "--players", "3", "--bots", "greedy"];
    let refused = millwright(&args).complaint(2);
    assert!(
        refused.contains("quarry has no bot 'greedy'; try random"),
        "{refused}"
    );
    let args = ["train", "quarry", "--players", "2", "--minutes", "1"];
    let refused = millwright(&args).complaint(2);
    assert!(refused.contains("quarry has no net yet"), "{refused}");
}

#[test]
fn a_program_plays_it_by_the_protocol() {
    let answers = engine(&[
        "hello",
        "new quarry players 2 seed a",
        "legal",
        "go random seed 3",
        "go",
        "act done",
        "undo",
        "redo",
        "forecast",
        "record",
    ]);
    for due in [
        "option quarry market two three",
        "at round 1",
        "asked 1 turn 0",
        "asked 2 turn 1",
    ] {
        assert!(
            answers.iter().any(|line| line == due),
            "{due}: {answers:#?}"
        );
    }
    let errors: Vec<&String> = answers
        .iter()
        .filter(|line| line.starts_with("error "))
        .collect();
    assert_eq!(errors, ["error this game has no forecast"]);
    let turns = answers
        .iter()
        .filter(|line| line.starts_with("bestturn "))
        .count();
    assert_eq!(turns, 2);
    assert!(
        answers
            .iter()
            .any(|line| line.starts_with("record ! stone "))
    );
}

#[test]
fn a_dealer_elsewhere_tells_what_turns_up() {
    let record = millwright(&NEW).ok();
    let header: Vec<&str> = record
        .lines()
        .filter(|line| line.contains(": ") && !line.starts_with(['#', '!']))
        .filter(|line| !line.starts_with("seed: "))
        .collect();
    let mut lines = vec!["position record", "millwright record 1"];
    lines.extend(header);
    lines.extend([
        "end",
        "act done",
        "reveal stone 2",
        "reveal stone 3",
        "legal",
        "act take 2",
    ]);
    lines.extend(["act done", "legal", "reveal stone 1", "record"]);
    let answers = engine(&lines);
    let waits = answers.iter().filter(|line| *line == "reveal").count();
    assert_eq!(waits, 3, "{answers:#?}");
    assert!(
        answers.iter().any(|line| line == "legal take 3"),
        "{answers:#?}"
    );
    assert!(
        answers.iter().any(|line| line == "asked 2 turn 1"),
        "{answers:#?}"
    );
    let told = answers
        .iter()
        .filter(|line| line.starts_with("record ! stone "));
    assert_eq!(told.count(), 3);
    assert!(!answers.iter().any(|line| line.starts_with("record seed")));
}

#[test]
fn it_is_played_at_a_terminal() {
    let play = [
        "play",
        "quarry",
        "--players",
        "2",
        "--seed",
        "a",
        "--hotseat",
    ];
    let typed = "help\n1\npolish\nlog\nshow\nundo\nredo\nforecast\ndone\nquit\nquit\n";
    let out = millwright_reading(&play, typed).ok();
    for due in [
        "Quarry, 2 players",
        "takes the stone of weight",
        "Player 1 polishes a stone.",
        "Your turn, Player 2.",
    ] {
        assert!(out.contains(due), "{due}: {out}");
    }
    assert!(!out.contains('[') || !out.contains("[quarry"), "{out}");
    let german = [&play[..], &["--lang", "de"]].concat();
    let out = millwright_reading(&german, typed).ok();
    for due in ["Steinbruch, 2 Spieler", "Spieler 1 poliert einen Stein."] {
        assert!(out.contains(due), "{due}: {out}");
    }
}

#[test]
fn trying_a_choice_out_shows_nothing_that_lies_face_down() {
    let play = [
        "play",
        "quarry",
        "--players",
        "2",
        "--seed",
        "a",
        "--hotseat",
    ];
    let turned_up = |out: &str| out.matches("comes into the market").count();
    let tried = millwright_reading(&play, "1\ntry done\nquit\nquit\n").ok();
    let without = millwright_reading(&play, "1\nquit\nquit\n").ok();
    assert!(tried.contains("If you chose done"), "{tried}");
    assert_eq!(turned_up(&tried), turned_up(&without), "{tried}");
    let done = millwright_reading(&play, "1\ndone\nquit\nquit\n").ok();
    assert_eq!(turned_up(&done), turned_up(&without) + 1, "{done}");
}

#[test]
fn a_game_at_the_terminal_comes_to_its_end() {
    let play = [
        "play",
        "quarry",
        "--players",
        "2",
        "--seed",
        "a",
        "--hotseat",
    ];
    let out = millwright_reading(&play, &"1\n".repeat(200)).ok();
    assert!(out.contains("The game is over."), "{out}");
    assert!(out.contains(" points"), "{out}");
}

#[test]
fn the_end_is_told_in_points_in_both_languages() {
    let play = [
        "play",
        "quarry",
        "--players",
        "1",
        "--seed",
        "a",
        "--hotseat",
    ];
    let typed = "done\n".repeat(20);
    let english = millwright_reading(&play, &typed).ok();
    assert!(
        english.contains("Player 1 wins with 0 points."),
        "{english}"
    );
    let german = [&play[..], &["--lang", "de"]].concat();
    let german = millwright_reading(&german, &typed).ok();
    assert!(
        german.contains("Spieler 1 gewinnt mit 0 Punkten."),
        "{german}"
    );
}

#[test]
fn a_bot_that_the_game_does_not_have_plays_by_chance() {
    let record = millwright(&NEW).ok();
    let named = record.replacen("seed: ", "name 2: greedy\nseed: ", 1);
    let name = file("quarry-greedy.record", &named);
    let typed = "done\nquit\nquit\n";
    let out = millwright_reading(&["play", "--resume", &name], typed).ok();
    assert!(out.matches("Your turn, Player 1.").count() == 2, "{out}");
}

/// No bot thinks about it, so chance plays its openings, too; and its whole turns can be listed.
#[test]
fn a_program_and_a_ladder_play_it() {
    let code = "
import sys
for line in sys.stdin:
    if line.startswith('turn '):
        print('turns', flush=True)
        turn = sys.stdin.readline()
        while sys.stdin.readline() != 'ok\\n':
            pass
        print('play ' + turn.split(' ', 1)[1], flush=True)
        sys.stdin.readline()
";
    let program = format!("python3 {}", file("toy.py", code));
    let bots = format!("random,{program}");
    let args = ["ladder", "quarry", "--players", "2", "--blocks", "3"];
    let report = millwright(&[&args[..], &["--bots", &bots, "--json"]].concat()).json();
    assert_eq!(report["games"], 6);
    assert_eq!(report["anchor"], "random");
}
