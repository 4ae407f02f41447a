//! What people see of a board.

use crate::kit::{millwright, millwright_reading, new};

#[test]
fn the_board_shows_market_companies_and_markers_in_both_languages() {
    let record = new("3");
    let english = millwright_reading(&["show", "-"], &record).ok();
    for due in [
        "Job market: ",
        "wage £2",
        "demand",
        "importer",
        "special markers",
        "portfolio",
        "ww|ww|..|..",
        "8+0",
        "administration table: £2 – | £4 –",
        "markers in hand: factory",
    ] {
        assert!(english.contains(due), "{due} is not in\n{english}");
    }
    let german = millwright_reading(&["show", "-", "--lang", "de"], &record).ok();
    assert!(german.contains("Arbeitsmarkt: ") && german.contains("Lebensmittel"));
}

#[test]
fn no_view_is_wider_than_a_terminal_or_has_a_gap() {
    for players in ["2", "3", "4"] {
        let record = new(players);
        for lang in ["en", "de"] {
            for command in ["show", "forecast"] {
                let view = millwright_reading(&[command, "-", "--lang", lang], &record).ok();
                for line in view.lines() {
                    assert!(line.chars().count() <= 80, "{line}");
                    // Ids without a sentence stand in brackets, arguments that fail in braces.
                    assert!(!line.contains(['[', '{']), "{line}");
                }
            }
        }
    }
}

#[test]
fn a_factory_without_a_price_is_left_out_of_the_forecast() {
    let record = millwright(&["new", "spinning-jenny", "--players", "2", "--seed", "1"]).ok();
    let food_after = |actions: &[&str]| {
        let act = [&["act", "-"], actions].concat();
        let after = millwright_reading(&act, &record).ok();
        let forecast = millwright_reading(&["forecast", "-", "--json"], &after).json();
        let seats = forecast["goods"][0]["seats"].as_array().cloned();
        let seat =
            seats.and_then(|seats| seats.into_iter().max_by_key(|seat| seat["wages"].as_u64()));
        seat.expect("there are seats")
    };
    let open = food_after(&["found food"]);
    for number in ["appeal", "produced", "sold", "wages", "share_steps"] {
        assert_eq!(open[number], 0, "{number}");
    }
    let priced = food_after(&["found food", "price food 5"]);
    assert!(priced["sold"].as_u64() > Some(0), "{priced}");
}

#[test]
fn the_forecast_has_a_seat_for_every_player() {
    let record = new("3");
    let forecast = millwright_reading(&["forecast", "-", "--json"], &record).json();
    let goods = forecast["goods"].as_array().expect("a list of goods");
    let names: Vec<&str> = goods
        .iter()
        .filter_map(|good| good["good"].as_str())
        .collect();
    assert_eq!(names, ["food", "clothes", "cutlery", "lamps"]);
    for good in goods {
        for name in ["demand", "importer", "importer_sold"] {
            assert!(good[name].is_u64(), "{name}");
        }
        let seats = good["seats"].as_array().expect("a list of seats");
        assert_eq!(seats.len(), 3);
        for name in [
            "appeal",
            "produced",
            "stored",
            "sold",
            "income",
            "wages",
            "machines",
            "share_steps",
        ] {
            assert!(seats[0][name].is_u64(), "{name}");
        }
    }
    // Three goods at £5 each, four workers at £2, and nobody is ahead of the other.
    let food = &goods[0]["seats"][0];
    assert_eq!((&food["income"], &food["wages"]), (&15.into(), &8.into()));
    assert_eq!(food["share_steps"], 2);
}

#[test]
fn the_system_says_which_language_it_speaks() {
    use std::process::Command;
    let says = |lang: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_millwright"))
            .arg("games")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", lang)
            .output()
            .expect("the binary was built with the tests");
        String::from_utf8(output.stdout).expect("the output is UTF-8")
    };
    assert!(says("de_DE.UTF-8").contains("2 bis 4 Spieler"));
    assert!(says("fr_FR.UTF-8").contains("2 to 4 players"));
    assert!(
        millwright(&["games", "--lang", "de"])
            .ok()
            .contains("2 bis 4 Spieler")
    );
}
