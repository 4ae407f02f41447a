//! Oranienburger Kanal at the terminal: its boards, and whole games typed in.

use crate::kit::{file, millwright, millwright_reading};

const GAME: &str = "oranienburger-kanal";

fn new(players: &str, options: &[&str]) -> String {
    let args = ["new", GAME, "--players", players, "--seed", "x"];
    millwright(&[&args, options].concat()).ok()
}

/// A line without what may stand in brackets: the name of a route space under a bridge.
fn without_bridges(line: &str) -> String {
    let mut plain = String::new();
    let mut rest = line;
    while let Some((before, behind)) = rest.split_once('[') {
        let name = behind.get(..3).unwrap_or_default();
        let is_space = name.starts_with(['h', 'v']) && behind[3..].starts_with(']');
        assert!(is_space, "{line}");
        plain += before;
        rest = &behind[4..];
    }
    plain + rest
}

#[test]
fn the_board_shows_spaces_structures_and_supply_in_both_languages() {
    let record = new("1", &[]);
    let english = millwright_reading(&["show", "-"], &record).ok();
    for due in [
        "== Round 1 ==",
        "Cards in the stacks: green 2, orange 5, blue 7",
        "1 X  0 raise 1 structure and build 1 path or road",
        "2 .  1 raise 1 structure; (under green: build 1 bridge)",
        " 2 Boatman Shed · green · costs 2 clay · 3 prestige · partly published",
        "   1. If exactly 1 road is adjacent, gain 3 thaler.",
        "wood 0/8, clay 2/8, ore 1/8, brick 1/6, iron 0/6, thaler 0, prestige 0,\nwheel stuck",
        "    +       h11       +  .... h12 ....  +       h13       +       h14       +\n    #\n\
         a  v11      a1       v12      a2 ",
        "+  ~~~~ h43 ~~~~  +",
        "Imprinted paths: h12, v34",
        "Scoring pad of Player 1: +0 +0 +0 +1 +0 +2 −27 = −24",
    ] {
        assert!(english.contains(due), "{due} is not in\n{english}");
    }
    let german = millwright_reading(&["show", "-", "--lang", "de"], &record).ok();
    for due in [
        "Karten in den Stapeln: grün 2",
        "teilweise veröffentlicht",
        "Rad blockiert",
    ] {
        assert!(german.contains(due), "{due} is not in\n{german}");
    }
}

#[test]
fn bridges_activations_and_discs_are_drawn() {
    let record = include_str!("../../../bots/tests/records/kanal-planner-two.record");
    let board = millwright_reading(&["show", "-"], record).ok();
    for due in [
        "== The game is over ==",
        "6 G  0 gain 3 wood",
        "1 o  0 raise",
        "22 RB **",
        "48 R- *  ",
        "01 R-   ",
        "....[h31]....",
        "[v32]Industrial",
    ] {
        assert!(board.contains(due), "{due} is not in\n{board}");
    }
}

/// The Yard's free path closes nothing, but the Hut below it waits.
#[test]
fn what_is_in_hand_is_shown_from_the_outermost_to_the_innermost() {
    let record = include_str!("../../../bots/tests/records/kanal-planner.record");
    let last = "1: build path v14 free\n";
    let (before, _) = record.split_once(last).expect("the path is built");
    let record = format!("{before}{last}");
    let board = millwright_reading(&["show", "-"], &record).ok();
    let due = "In hand, the outermost first: Surveyor's Hut (a2) > Paver's Yard (b2)";
    assert!(board.contains(due), "{board}");
    let json = millwright_reading(&["show", "-", "--json"], &record).ok();
    let json: serde_json::Value = serde_json::from_str(&json).expect("it is a board");
    assert_eq!(json["board"]["hand"]["interrupted"][0]["used"], 0b11);
    let lines = format!("position board {json}\nderived\n");
    let told = millwright_reading(&["engine"], &lines).ok();
    let derived = told.lines().find_map(|line| line.strip_prefix("derived "));
    let derived: serde_json::Value =
        serde_json::from_str(derived.expect("it is told")).expect("it is plain data");
    let in_hand = derived["in_hand"].as_array().expect("a list");
    let cards = in_hand
        .iter()
        .map(|card| format!("{} {}", card["card"], card["plot"]));
    assert_eq!(cards.collect::<Vec<_>>(), ["11 \"a2\"", "33 \"b2\""]);
    assert_eq!(derived["seats"][0]["score"], derived["seats"][0]["total"]);
}

/// The line of a record with which it goes on, and what is shown of the board before it.
fn shown_before<'a>(record: &'a str, line: &str) -> (&'a str, String) {
    let (before, _) = record.split_once(line).expect("it is in the record");
    (before, millwright_reading(&["show", "-"], before).ok())
}

#[test]
fn the_free_turn_of_the_wheel_is_told_before_and_after_it() {
    let record = include_str!("../../../bots/tests/records/kanal-planner.record");
    let (before, shown) = shown_before(record, "1: turn free\n");
    let due = "Player 1 can turn the wheel for free now.";
    assert!(shown.contains(due), "{shown}");
    let after = millwright_reading(&["show", "-"], &format!("{before}1: turn free\n")).ok();
    let due = "Player 1 has made the free turn of the wheel.";
    assert!(after.contains(due), "{after}");
    assert!(
        !new("1", &[]).contains("the wheel"),
        "nor at any other time"
    );
}

#[test]
fn a_bridge_that_is_the_second_of_two_is_told_with_both() {
    let record = include_str!("../../../bots/tests/records/kanal-planner.record");
    let (_, shown) = shown_before(record, "1: activate c1 bridges\n");
    let due = "Set off by one bridge that is the second of both, so that only one of them is\n  \
               activated: Wheelwright (b1), Pump House (c1)";
    assert!(shown.contains(due), "{shown}");
    let (_, shown) = shown_before(record, "1: activate b2 routes\n");
    assert!(
        shown.contains("Set off, to be activated or declined: "),
        "{shown}"
    );
}

#[test]
fn the_end_says_what_was_reached_and_how_far_that_got() {
    let solo = include_str!("../../../kanal/tests/records/solo.record");
    let shown = millwright_reading(&["show", "-"], solo).ok();
    let due =
        "== The game is over ==\n64 prestige.\nA beginning; every game shows a little more.\n";
    assert!(shown.contains(due), "{shown}");
    let replayed = millwright_reading(&["replay", "-"], solo).ok();
    let due = "over: Ada 64 (A beginning; every game shows a little more), ";
    assert!(replayed.contains(due), "{replayed}");
    let campaign = include_str!("../../../kanal/tests/records/campaign.record");
    let shown = millwright_reading(&["show", "-", "--lang", "de"], campaign).ok();
    let due = "208 Prestige.\nNoch kein Sieg; die nächste Reihe kann ihn bringen.\n\
               Spiel 1: 63 Prestige\nSpiel 2: 79 Prestige\nSpiel 3: 66 Prestige\n";
    assert!(shown.contains(due), "{shown}");
    let replayed = millwright_reading(&["replay", "-", "--lang", "de"], campaign).ok();
    let due =
        "zu Ende: Ada 63 + 79 + 66 = 208 (Noch kein Sieg; die nächste Reihe kann ihn bringen), ";
    assert!(replayed.contains(due), "{replayed}");
    let two = include_str!("../../../kanal/tests/records/two-players.record");
    let shown = millwright_reading(&["show", "-"], two).ok();
    assert!(shown.contains("\nAda wins with 53 prestige.\n"), "{shown}");
}

#[test]
fn no_view_is_wider_than_a_terminal_or_has_a_gap() {
    let records = [
        new("1", &["--set", "board=blank"]),
        new("2", &["--set", "deck=b"]),
        include_str!("../../../kanal/tests/records/two-players.record").to_owned(),
        include_str!("../../../kanal/tests/records/campaign.record").to_owned(),
        include_str!("../../../kanal/tests/records/own-deck.record").to_owned(),
    ];
    for record in records {
        for lang in ["en", "de"] {
            for command in ["show", "forecast"] {
                let view = millwright_reading(&[command, "-", "--lang", lang], &record).ok();
                for line in view.lines() {
                    assert!(line.chars().count() <= 80, "{line}");
                    assert!(!without_bridges(line).contains('{'), "{line}");
                }
            }
        }
    }
}

/// Plays with the first choice each time, and with what is listed last where that is all the same.
fn typed(args: &[&str], lines: usize) -> String {
    let input: String = (0..lines)
        .map(|number| format!("{}\n", [1, 1, 2, 1, 3, 1][number % 6]))
        .collect();
    millwright_reading(&[&["play", GAME, "--seed", "typed"], args].concat(), &input).ok()
}

#[test]
fn a_solo_game_a_game_of_two_and_a_campaign_are_played_to_their_end() {
    let solo = typed(&["--players", "1"], 900);
    assert!(solo.contains("Oranienburger Kanal, 1 player."), "{solo}");
    assert!(solo.contains("Round 7 begins, the last one."), "{solo}");
    assert!(solo.contains("== The game is over. =="), "{solo}");
    assert!(solo.contains("Prestige in all"), "{solo}");
    let two = typed(
        &["--players", "2", "--hotseat", "--set", "board=blank"],
        6000,
    );
    assert!(two.contains("== The game is over. =="));
    assert!(two.contains(" prestige"));
    let campaign = typed(
        &["--players", "1", "--set", "campaign=yes", "--lang", "de"],
        3000,
    );
    assert!(campaign.contains("Spiel 3 der Kampagne beginnt."));
    assert!(campaign.contains("Spiel 2: "), "the games before are told");
    for line in solo.lines().chain(two.lines()).chain(campaign.lines()) {
        assert!(!without_bridges(line).contains('{'), "{line}");
    }
}

#[test]
fn choices_of_a_place_share_an_entry_and_an_effect_is_told_in_words() {
    let out = millwright_reading(
        &["play", GAME, "--players", "1", "--seed", "x"],
        "space 5\ngain wood\nspace 2\n",
    )
    .ok();
    assert!(out.contains("raise Ferry House on …"), "{out}");
    assert!(out.contains("raise 15 …\n"), "{out}");
    assert!(out.contains(") a1  "), "{out}");
    assert!(out.contains("space 5: 4 wood"), "{out}");
    let record = include_str!("../../../kanal/tests/records/solo.record");
    let used = record.find("1: use ").expect("an effect is carried out");
    let before = file("canal-before-an-effect.record", &record[..used]);
    let out = millwright_reading(&["play", "--resume", &before], "").ok();
    assert!(out.contains("effect 1: "), "{out}");
}

#[test]
fn the_forecast_is_the_scoring_pad_now_and_after_a_turn() {
    let record = new("1", &[]);
    let forecast = millwright_reading(&["forecast", "-", "--json"], &record).json();
    assert_eq!(forecast["seats"][0]["total"], -24);
    assert!(forecast["seats"][0]["after_turn"].is_null(), "no wood");
    // With wood on the wheel it can turn.
    let args = ["act", "-", "space 5", "gain wood"];
    let turning = millwright_reading(&args, &record).ok();
    let forecast = millwright_reading(&["forecast", "-", "--json"], &turning).json();
    let seat = &forecast["seats"][0];
    assert_eq!(seat["now"]["smallest"], 1);
    assert_eq!(seat["after_turn"]["smallest"], 0);
    assert_eq!(seat["after_turn"]["valuables"], 3);
    assert_eq!(seat["total_after_turn"], -22);
    let text = millwright_reading(&["forecast", "-"], &turning).ok();
    let row = text
        .lines()
        .find(|line| line.starts_with("Prestige in all"));
    let numbers: Vec<&str> = row.unwrap_or_default().split_whitespace().skip(3).collect();
    assert_eq!(numbers, ["−23", "−22"], "{text}");
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    let wrong = |args: &[&str]| millwright(&[&["new", GAME], args].concat()).complaint(2);
    assert_eq!(
        wrong(&["--players", "2", "--set", "campaign=yes"]),
        "option campaign goes only with players=1; leave one of them out"
    );
    assert_eq!(
        wrong(&["--players", "1", "--set", "deck=own"]),
        "deck=own needs a deck file: give deck.toml, or choose a or b"
    );
}
