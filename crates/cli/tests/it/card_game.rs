//! The card game at the terminal: its boards, and whole games by hand.

use crate::kit::{folder, millwright, millwright_reading};

const GAME: &str = "card-game";

fn new(players: &str, options: &[&str]) -> String {
    let args = ["new", GAME, "--players", players, "--seed", "x"];
    millwright(&[&args, options].concat()).ok()
}

#[test]
fn the_board_shows_market_supply_and_factories_in_both_languages() {
    let record = new("3", &[]);
    let english = millwright_reading(&["show", "-"], &record).ok();
    for due in [
        "== Set-up ==",
        "Market    > food  clothes  cutlery  lamps",
        "demand         1        1        1      1",
        "Wage £3, rises after 4 steps; a machine costs £1",
        "Supply: Entrepreneur, 2 × Extra Shift,",
        "-- Factories of Player 2 --",
        "Cards (1 of 2): Workshop",
        "Reserve: 2 × quality 1/2, 1 × quality 3/4, 2 × distribution,",
    ] {
        assert!(english.contains(due), "{due} is not in\n{english}");
    }
    let german = millwright_reading(&["show", "-", "--lang", "de"], &record).ok();
    for due in [
        "Lohn £3, steigt nach 4 Schritten; eine Maschine kostet £1",
        "-- Fabriken von Spieler 2 --",
        "Karten (1 von 2): Werkstatt",
    ] {
        assert!(german.contains(due), "{due} is not in\n{german}");
    }
}

#[test]
fn one_word_stands_for_all_expert_variants_and_no_record_has_it() {
    let record = new("2", &["--set", "expert=yes", "--set", "no-ships=no"]);
    assert!(
        !record.contains("expert=") && !record.contains("expert yes"),
        "{record}"
    );
    for due in ["early-shipping", "no-ships", "neutral"] {
        assert!(record.contains(due), "{due} is not in\n{record}");
    }
    let all = new("2", &["--set", "expert=yes"]);
    assert_ne!(record, all);
    let spelled: Vec<String> = [
        "decade-restrictions",
        "chosen-factories",
        "expert-supply",
        "bought-shares",
        "extra-production",
        "early-shipping",
    ]
    .map(|option| format!("{option}=yes"))
    .to_vec();
    let spelled: Vec<&str> = spelled
        .iter()
        .flat_map(|option| ["--set", option.as_str()])
        .collect();
    assert_eq!(record, new("2", &spelled));
    let args = ["new", GAME, "--players", "2", "--seed", "x"];
    let wrong = millwright(&[&args, &["--set", "expert=maybe"][..]].concat()).complaint(2);
    assert!(
        wrong.contains("maybe") && wrong.contains("no, yes"),
        "{wrong}"
    );
}

#[test]
fn a_game_by_chance_is_told_within_a_terminal_and_without_a_gap() {
    let numbers = (0..1200_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 16) % 12 + 1);
    let typed: Vec<String> = numbers.map(|number| number.to_string()).collect();
    let typed = typed.join("\n") + "\n";
    for (players, options) in [("2", &["--set", "expert=yes"][..]), ("4", &[])] {
        for lang in ["en", "de"] {
            let args = ["play", GAME, "--hotseat", "--seed", "x", "--lang", lang];
            let args = [&args, &["--players", players][..], options].concat();
            let told = millwright_reading(&args, &typed).ok();
            assert!(told.contains("1780"), "it came to the second decade");
            for line in told.lines() {
                let line = line.trim_start_matches("> ");
                let is_answer = ["There is no choice", "Eine Wahl"]
                    .iter()
                    .any(|start| line.starts_with(start));
                assert!(is_answer || line.chars().count() <= 80, "{line}");
                assert!(!line.contains(['{', '}', '[', ']']), "{line}");
            }
        }
    }
}

#[test]
fn help_says_what_a_card_does() {
    let args = ["play", GAME, "--hotseat", "--seed", "x", "--players", "3"];
    let told = millwright_reading(&args, "help foreman\nhelp patron\nhelp\n").ok();
    assert_eq!(told.matches("  Foreman: ").count(), 2, "{told}");
    // Six of them are known, the first behind the prompt; two are in the supply of three players.
    assert_eq!(told.matches("\n  Patron of ").count(), 7, "{told}");
}

#[test]
fn numbers_are_printed_with_their_provenance_and_can_be_changed() {
    let data = millwright(&["data", GAME, "--json"]).json();
    assert_eq!(data["data_file"], "card-game.toml");
    assert!(
        data["provenance"]
            .as_array()
            .is_some_and(|blocks| blocks.len() > 10)
    );
    let folder = folder("card-game-data");
    let text = millwright(&["data", GAME]).ok();
    let wrong = text.replacen("maintenance = 1", "maintenance = \"one\"", 1);
    std::fs::write(folder.join("card-game.toml"), wrong).expect("the folder is there");
    let folder = folder.display().to_string();
    let args = ["new", GAME, "--players", "3", "--data", &folder];
    let complaint = millwright(&args).complaint(2);
    assert!(complaint.contains("machines.maintenance"), "{complaint}");
}
