//! The terminal table, driven through a pipe.

use crate::kit::{file, fresh, millwright, millwright_reading};

fn play(args: &[&str], lines: &[&str]) -> String {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    millwright_reading(&[&["play"], args].concat(), &input).ok()
}

/// Seat 3 begins with this seed, and random bots do not take long.
const TABLE: [&str; 7] = [
    "spinning-jenny",
    "--seed",
    "a",
    "--seat",
    "3",
    "--bots",
    "random",
];

#[test]
fn a_choice_is_taken_by_number_or_notation() {
    let by_number = play(&TABLE, &["1", "2"]);
    let by_notation = play(&TABLE, &["found food", "PRICE food 6"]);
    assert!(
        by_number.contains("Player 3 founds a food factory"),
        "{by_number}"
    );
    assert!(by_number.contains("Player 3 sets the price of food to £6."));
    assert!(by_number.contains("random (1) founds"), "the bots answer");
    assert_eq!(by_number, by_notation);
}

#[test]
fn what_the_forecast_counts_and_what_not_stands_beneath_it() {
    for (game, due) in [
        (
            "spinning-jenny",
            "what an emergency sale or loans for the wages would cost",
        ),
        ("water-frame", "Not counted are Extra Shifts"),
    ] {
        let args = [
            game,
            "--seed",
            "a",
            "--set",
            "setup=predetermined",
            "--bots",
            "random",
        ];
        let out = play(&args, &["forecast"]);
        let out = out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(out.contains(due), "{out}");
    }
}

#[test]
fn try_place_quality_4_says_that_4_buys_no_level() {
    let args = [
        "spinning-jenny",
        "--seed",
        "a",
        "--set",
        "setup=predetermined",
        "--bots",
        "random",
    ];
    let out = play(&args, &["try place quality 4", "try place quality 6"]);
    assert!(out.contains("£4 buys no quality; £6 is needed."), "{out}");
    assert_eq!(out.matches("buys no quality").count(), 1, "{out}");
}

#[test]
fn without_a_name_the_first_game_of_the_catalogue_is_played() {
    let named = play(&TABLE, &["1"]);
    assert_eq!(play(&TABLE[1..], &["1"]), named);
}

#[test]
fn a_record_that_waits_for_its_dealer_is_not_over() {
    let record = millwright(&["new", "spinning-jenny", "--players", "2", "--seed", "a"]).ok();
    let header = |line: &&str| !line.starts_with("seed") && !line.starts_with(['#', '!', '=']);
    let lines = record.lines().filter(header);
    let waiting: String = lines.map(|line| format!("{line}\n")).collect();
    let waiting = file("waits-for-its-dealer.record", &waiting);
    let out = play(&["--resume", &waiting], &["1"]);
    assert!(out.contains("Something has to be turned up"), "{out}");
    assert!(!out.contains("The game is over"), "{out}");
}

#[test]
fn choices_that_differ_in_a_number_share_a_line() {
    let out = play(&TABLE, &["1"]);
    assert!(out.contains("set the price of food to £…"), "{out}");
    assert!(out.contains("1) 5  2) 6  3) 7  4) 8"), "{out}");
    let out = play(
        &[
            "spinning-jenny",
            "--players",
            "2",
            "--set",
            "setup=predetermined",
            "--hotseat",
        ],
        &[],
    );
    assert!(out.contains("6) 2  7) 4  8) 6  9) 8  10) 10"), "{out}");
    assert!(out.contains("place workers …"), "{out}");
}

#[test]
fn slips_are_answered_and_the_question_stays() {
    let out = play(&TABLE, &["99", "fly away", "sell 3", "found fish", "", "1"]);
    assert!(
        out.contains("There is no choice 99. Try a number from 1 to 4."),
        "{out}"
    );
    assert!(out.contains("“fly away” is neither an action nor a command."));
    assert!(
        out.contains("(Spinning Jenny 4.1.IV)"),
        "a refusal names its rule"
    );
    assert!(out.contains("'fish' is not food, clothes, cutlery or lamps"));
    assert!(out.contains("Player 3 founds a food factory"));
}

#[test]
fn undo_goes_back_over_the_bots_to_the_own_last_decision() {
    let out = play(
        &TABLE,
        &[
            "undo",
            "1",
            "1",
            "undo",
            "price food 8",
            "undo",
            "undo",
            "redo",
        ],
    );
    assert!(out.contains("There is nothing to undo."), "{out}");
    assert!(out.contains("decisions were taken back."), "{out}");
    assert!(out.contains("Player 3 sets the price of food to £8."));
    assert!(out.contains("One decision was taken back."), "{out}");
    assert!(out.contains("One decision was made again."), "{out}");
}

#[test]
fn help_forecast_log_try_and_why_answer() {
    let lines = [
        "help",
        "1",
        "1",
        "forecast",
        "log",
        "try 1",
        "why found food",
        "why 1",
        "show",
        "choices",
    ];
    let out = play(&TABLE, &lines);
    for due in [
        "What you can type",
        "hire GOOD COUNT",
        "Forecast, if production came now",
        "What happened",
        "this would happen:",
        "Not allowed: ",
    ] {
        assert!(out.contains(due), "{due} is not in\n{out}");
    }
    assert!(!out.contains('\x1b'), "no styles in a pipe");
}

#[test]
fn a_saved_game_goes_on_with_the_same_bots() {
    let file = &fresh("play.record");
    let saving = [TABLE.as_slice(), &["--save", file]].concat();
    let out = play(&saving, &["1", "1", "quit"]);
    assert!(
        out.contains(&format!("millwright play --resume {file}")),
        "{out}"
    );
    let record = std::fs::read_to_string(file).expect("the game was saved");
    assert!(record.contains("name 1: random") && record.contains("3: price food 5\n"));
    let out = play(&["--resume", file], &["1", "1"]);
    assert!(out.contains("Resumed from"), "{out}");
    assert!(out.contains("random (1) "), "the bots are back: {out}");
    let longer = std::fs::read_to_string(file).expect("it is saved there again");
    let start: Vec<&str> = record
        .lines()
        .take_while(|line| !line.starts_with('='))
        .collect();
    assert!(longer.starts_with(&start.join("\n")) && longer.len() > record.len());
    assert!(millwright(&["replay", file]).ok().contains("decisions"));
}

#[test]
fn a_person_named_in_the_record_keeps_the_name() {
    let record =
        crate::kit::new("2").replacen("\nseed:", "\nname 1: Ada\nname 2: random\nseed:", 1);
    let file = crate::kit::file("named.record", &record);
    let out = play(
        &["--resume", &file],
        &["place workers 2", "done", "done", "done"],
    );
    assert!(out.contains("Your turn, Ada."), "{out}");
    assert!(out.contains("random (2) places"), "{out}");
    let saved = std::fs::read_to_string(&file).expect("it is saved there again");
    assert!(saved.contains("name 1: Ada\nname 2: random\n"), "{saved}");
}

#[test]
fn quitting_without_saving_is_asked_twice() {
    let out = play(&TABLE, &["1", "quit", "quit"]);
    assert!(out.contains("Type quit again to leave"), "{out}");
    let out = play(&TABLE, &["quit"]);
    assert!(!out.contains("Type quit again"), "nothing would be lost");
}

#[test]
fn save_writes_a_file_and_a_file_that_cannot_be_written_is_told() {
    let file = &fresh("saved by hand.record");
    let out = play(
        &TABLE,
        &[
            "save",
            "1",
            "save /nowhere/at/all.record",
            &format!("save {file}"),
        ],
    );
    assert!(out.contains("Type save and the name of a file."), "{out}");
    assert!(
        out.contains("/nowhere/at/all.record could not be written"),
        "{out}"
    );
    assert!(
        std::fs::read_to_string(file)
            .expect("it was saved")
            .contains("3: found food")
    );
}

#[test]
fn the_language_can_be_changed_at_the_table() {
    let out = play(&TABLE, &["lang de", "lang", "lang en"]);
    assert!(out.contains("Welche Fabrik gründest du?"), "{out}");
    assert!(out.contains("Gib lang en oder lang de ein."));
    assert!(out.contains("From here on in English."));
}

/// The first choice over and over: a whole game to its ranking.
#[test]
fn a_game_ends_with_the_ranking_and_its_arithmetic() {
    let lines = vec!["1"; 2000];
    // Who has loans left is ranked nowhere; in the second game that is everybody.
    let games = [("a", ["– ", "1. "]), ("b", ["– ", "– "])];
    for (seed, places) in games {
        for (lang, due) in [("en", "shares × £"), ("de", "Aktien × ")] {
            let args = ["spinning-jenny", "--players", "2", "--bots", "random"];
            let out = play(
                &[args.as_slice(), &["--seed", seed, "--lang", lang]].concat(),
                &lines,
            );
            let ranking: Vec<&str> = out.lines().rev().take(2).collect();
            for (line, place) in ranking.iter().zip(places) {
                assert!(line.starts_with(place) && line.contains(due), "{ranking:?}");
            }
            assert!(
                out.lines()
                    .all(|line| !line.contains("[") && !line.contains('{'))
            );
        }
    }
}

#[test]
fn all_seats_can_be_played_at_one_terminal() {
    let args = ["spinning-jenny", "--seed", "a", "--hotseat"];
    let out = play(&args, &["1", "1", "1", "1"]);
    assert!(
        out.contains("Your turn, Player 3.") && out.contains("Your turn, Player 1."),
        "{out}"
    );
    assert!(!out.contains("greedy"));
}
