//! Water Frame at the terminal: its boards, and whole games by hand and by the protocol.

use crate::kit::{folder, millwright, millwright_reading};

const GAME: &str = "water-frame";

/// The stored games of two, three and four players, each with options of its own.
const STORED: [&str; 3] = [
    include_str!("../../../arkwright/tests/records/water-frame-two-players.record"),
    include_str!("../../../arkwright/tests/records/water-frame-three-players.record"),
    include_str!("../../../arkwright/tests/records/water-frame-four-players.record"),
];

fn new(players: &str, options: &[&str]) -> String {
    let args = ["new", GAME, "--players", players, "--seed", "x"];
    millwright(&[&args, options].concat()).ok()
}

/// A stored game up to its checkpoints, where one decade is over and the next begins.
fn beginnings(record: &str) -> Vec<String> {
    let ends = record.match_indices("\n= ").map(|(at, _)| at + 1);
    ends.map(|end| record[..end].to_owned()).collect()
}

#[test]
fn the_board_shows_mat_tiles_events_and_harbours_in_both_languages() {
    let record = new("3", &["--set", "setup=predetermined"]);
    let english = millwright_reading(&["show", "-"], &record).ok();
    for due in [
        "== The 1770s, food cycle, level I ==",
        "Economy markers (importer/workers): food 1/1",
        "Mat I (light grey): distribution, 3 × ship for 2",
        "Mat IV (dark grey): quality, distribution, production, ship for 8, ship for 10",
        "Supply of tiles: Agent, Broker, Accountant, Charisma, 2 × Developer,",
        "stock exchange, ship at pier 1",
        "Harbour: pier 1 ship for 2, no crew | pier 2 –",
        "Large warehouse, workers: –",
    ] {
        assert!(english.contains(due), "{due} is not in\n{english}");
    }
    let german = millwright_reading(&["show", "-", "--lang", "de"], &record).ok();
    for due in [
        "Tafel IV (dunkelgrau): Qualität, Vertrieb, Produktion, Schiff für 8,",
        "Plättchenvorrat: Agent, Makler, Buchhalter,",
        "Hafen: Kai 1 Schiff für 2, ohne Besatzung | Kai 2 –",
    ] {
        assert!(german.contains(due), "{due} is not in\n{german}");
    }
}

#[test]
fn the_board_shows_what_comes_later_in_a_game() {
    let mut boards = String::new();
    for record in STORED {
        for beginning in beginnings(record) {
            boards += &millwright_reading(&["show", "-"], &beginning).ok();
        }
    }
    for due in [
        "Events: ",
        "(in force)",
        "£2 blocked",
        "crew of 1",
        " | contract ",
        "Room: food ",
    ] {
        assert!(boards.contains(due), "{due} is not in\n{boards}");
    }
}

#[test]
fn no_view_is_wider_than_a_terminal_or_has_a_gap() {
    let mut records = vec![
        new("2", &[]),
        new("4", &["--set", "patrons=yes", "--set", "extra-events=yes"]),
    ];
    records.extend(STORED.iter().flat_map(|record| beginnings(record)));
    records.extend(STORED.map(str::to_owned));
    for record in records {
        for lang in ["en", "de"] {
            for command in ["show", "forecast"] {
                let view = millwright_reading(&[command, "-", "--lang", lang], &record).ok();
                for line in view.lines() {
                    assert!(line.chars().count() <= 80, "{line}");
                    assert!(!line.contains(['[', '{']), "{line}");
                }
            }
        }
    }
}

/// Plays with a choice from the start of the list each time.
fn typed(args: &[&str], lines: usize) -> String {
    let input: String = (0..lines)
        .map(|number| format!("{}\n", [1, 2, 1, 3, 2][number % 5]))
        .collect();
    let fixed = ["play", GAME, "--seed", "typed", "--hotseat"];
    millwright_reading(&[&fixed, args].concat(), &input).ok()
}

#[test]
fn games_of_two_three_and_four_are_played_to_their_end_at_the_terminal() {
    for (args, over) in [
        (&["--players", "2"][..], "== The game is over. =="),
        (
            &[
                "--players",
                "3",
                "--set",
                "setup=predetermined",
                "--set",
                "events=shuffled",
                "--lang",
                "de",
            ],
            "== Das Spiel ist zu Ende. ==",
        ),
        (
            &[
                "--players",
                "4",
                "--set",
                "patrons=yes",
                "--set",
                "extra-events=yes",
            ],
            "== The game is over. ==",
        ),
    ] {
        let out = typed(args, 4000);
        assert!(out.contains(over), "{args:?}");
        for line in out.lines() {
            assert!(!line.contains(['[', '{']), "{line}");
        }
    }
}

#[test]
fn games_of_two_three_and_four_are_played_to_their_end_by_the_protocol() {
    for record in STORED {
        let header = |name: &str| {
            let value = record.lines().find_map(|line| line.strip_prefix(name));
            value.unwrap_or_else(|| panic!("no {name} in the record"))
        };
        let mut lines = vec!["position record".to_owned()];
        // The set-up and its seed; what follows is chosen line by line.
        let is_header = |line: &&str| {
            !line.starts_with(['!', '=', '#']) && !line.starts_with(|c: char| c.is_ascii_digit())
        };
        lines.extend(record.lines().filter(is_header).map(str::to_owned));
        lines.push("end".to_owned());
        let acts = record
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        lines.extend(acts.map(|line| format!("act {line}")));
        let answers = millwright_reading(&["engine"], &(lines.join("\n") + "\n")).ok();
        assert!(!answers.contains("error "), "{answers}");
        let last = record.lines().rfind(|line| line.starts_with("= "));
        let digest = last.and_then(|line| line.strip_prefix("= "));
        let digest = digest.expect("the last line is a checkpoint");
        let end: Vec<&str> = answers.lines().rev().take(6).collect();
        assert!(end.contains(&"over"), "{} {end:?}", header("players: "));
        assert!(answers.contains(digest), "the board is {digest}");
    }
}

#[test]
fn the_help_says_what_tiles_and_events_do() {
    let args = ["play", GAME, "--players", "3", "--seed", "x", "--hotseat"];
    let out = millwright_reading(
        &[&args[..], &["--set", "setup=predetermined"]].concat(),
        "help\n",
    );
    let out = out.ok();
    for due in [
        "take TILE GOOD",
        "  Inventor: You may modernize, or take a marker or a ship, one level ahead; it",
        "  Lobby: Everybody in turn takes a special marker.",
    ] {
        assert!(out.contains(due), "{due} is not in\n{out}");
    }
    assert!(!out.contains("Opium War"), "only events that can come");
    for line in out.lines() {
        assert!(line.chars().count() <= 100, "{line}");
    }
}

#[test]
fn the_help_explains_a_tile_or_an_event_by_its_name() {
    let args = ["play", GAME, "--players", "3", "--seed", "x", "--hotseat"];
    let set_up = ["--set", "setup=predetermined"];
    let asked =
        "help small-warehouse\nhelp Made in England\nhelp patron\nhelp contract\nhelp moon\n";
    let out = millwright_reading(&[&args[..], &set_up].concat(), asked).ok();
    for due in [
        "  Small Warehouse: ",
        "  Would keep 2 more of the next production (food).",
        "  Made in England: ",
        "  Patron of Clothes: ",
        "  contract GOOD SPACE",
        "Nothing is called moon. Try help.",
    ] {
        assert!(out.contains(due), "{due} is not in\n{out}");
    }
    let german = millwright_reading(
        &[&args[..], &set_up, &["--lang", "de"]].concat(),
        "help kleines lager\n",
    );
    assert!(
        german.ok().contains("  Kleines Lager: "),
        "by its German name"
    );
}

#[test]
fn options_that_do_not_belong_to_the_set_up_are_refused() {
    let wrong = |args: &[&str]| {
        let fixed = ["new", GAME, "--players", "3"];
        millwright(&[&fixed, args].concat()).complaint(2)
    };
    assert_eq!(
        wrong(&["--set", "events=shuffled"]),
        "option events goes only with setup=predetermined; leave one of them out"
    );
    assert_eq!(
        wrong(&["--set", "setup=predetermined", "--set", "patrons=yes"]),
        "option patrons goes only with setup=free; leave one of them out"
    );
    assert_eq!(
        wrong(&["--set", "setup=predetermined", "--set", "extra-events=no"]),
        "option extra-events goes only with setup=free; leave one of them out"
    );
}

#[test]
fn numbers_of_the_owners_change_the_game_and_travel_with_its_record() {
    let own = folder("water-frame-data");
    let path = own.to_str().expect("the path is text");
    let hash = |args: &[&str]| {
        let fixed = ["data", GAME, "--json"];
        millwright(&[&fixed, args].concat()).json()["data"].clone()
    };
    let catalogue = millwright(&["games", "--json"]).json();
    let games = catalogue["games"].as_array().expect("a list of games");
    let listed = games.iter().find(|game| game["id"] == GAME);
    let released = hash(&[]);
    assert_eq!(listed.map(|game| &game["data"]), Some(&released));
    // A crew that only a picture had.
    let data = millwright(&["data", GAME]).ok();
    let changed = data.replacen(
        "capacity = 10, count = 1, crew = 4",
        "capacity = 10, count = 1, crew = 5",
        1,
    );
    assert_ne!(data, changed);
    std::fs::write(own.join("water-frame.toml"), changed).expect("the folder is there");
    assert_ne!(hash(&["--data", path]), released);
    let record = new("2", &["--data", path]);
    assert!(millwright_reading(&["show", "-"], &record).code == 0);
    assert!(record.contains("crew = 5"), "{record}");
    // Its other file is the one it shares with Spinning Jenny.
    let shared = millwright(&["data", "spinning-jenny"]).ok();
    let shared = shared.replacen("[3, 3, 2, 2]", "[3, 3, 2, 3]", 1);
    std::fs::write(own.join("arkwright.toml"), shared).expect("the folder is there");
    let both = new("2", &["--data", path]);
    assert!(both.contains("[3, 3, 2, 3]") && both.contains("crew = 5"));
    assert!(millwright_reading(&["show", "-"], &both).code == 0);
}

#[test]
fn chance_plays_many_games_and_refusals_name_the_rule_book() {
    let args = [
        "sim",
        GAME,
        "--players",
        "4",
        "--games",
        "30",
        "--seed",
        "s",
    ];
    let report = millwright(&[&args[..], &["--json"]].concat()).json();
    assert_eq!(report["games"], 30);
    let record = new("3", &["--set", "setup=predetermined"]);
    let refused = millwright_reading(&["act", "-", "place ship-2 4"], &record).complaint(1);
    assert!(refused.contains("(Water Frame "), "{refused}");
}
