//! Bots against each other.

use serde_json::Value;

use crate::kit::millwright;

fn sim(args: &[&str]) -> Value {
    let fixed = ["sim", "spinning-jenny", "--seed", "s", "--json"];
    millwright(&[&fixed, args].concat()).json()
}

/// What does not depend on the clock.
fn timeless(mut report: Value) -> Value {
    for name in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(report[name].as_f64() > Some(0.0), "{name}");
        report[name] = Value::Null;
    }
    report
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let with = |threads| {
        timeless(sim(&[
            "--players",
            "4",
            "--games",
            "40",
            "--threads",
            threads,
        ]))
    };
    let one = with("1");
    assert_eq!(one, with("2"));
    assert_eq!(one, with("7"));
}

#[test]
fn a_tally_adds_up() {
    let report = sim(&["--players", "3", "--games", "30"]);
    let names: Vec<&String> = report
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, _)| name)
        .collect();
    let mut due = [
        "game",
        "players",
        "games",
        "decisions",
        "forced",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "mean_branching",
        "seats",
    ];
    due.sort_unstable();
    assert_eq!(names, due);
    assert!(
        report["mean_branching"].as_f64() > Some(2.0),
        "no question has one answer"
    );
    let seats = report["seats"].as_array().expect("one entry per seat");
    assert_eq!(seats.len(), 3);
    let wins: f64 = seats.iter().filter_map(|seat| seat["wins"].as_f64()).sum();
    assert!(wins > 0.0 && wins <= 30.0 + 1e-9, "{wins}");
    for seat in seats {
        assert_eq!(seat["bot"], "random");
        assert!(seat["mean_score"].is_number());
    }
}

#[test]
fn bots_take_their_seats_in_order() {
    let report = sim(&[
        "--players",
        "2",
        "--games",
        "1",
        "--bots",
        "greedy@50n,random",
    ]);
    assert_eq!(report["seats"][0]["bot"], "greedy@50n");
    assert_eq!(report["seats"][1]["bot"], "random");
}

#[test]
fn without_json_people_get_a_table() {
    let args = ["sim", "spinning-jenny", "--players", "2", "--games", "2"];
    let table = millwright(&args).ok();
    assert!(
        table.contains("mean score") && table.contains("decisions/s"),
        "{table}"
    );
    let table = millwright(&[&args[..], &["--lang", "de"]].concat()).ok();
    assert!(table.contains("Siege"), "{table}");
}

/// Where the system gives no more threads, those there are play all games.
#[cfg(unix)]
#[test]
fn a_lack_of_memory_costs_threads_and_no_games() {
    use crate::kit::{MILLWRIGHT, run};
    let play = |limit: &str| {
        let call = format!(
            "{limit} exec {MILLWRIGHT} sim spinning-jenny --players 2 --games 1024 --threads 1024 \
             --seed s --json"
        );
        let mut shell = std::process::Command::new("sh");
        timeless(run(shell.args(["-c", &call]), "").json())
    };
    let free = play("");
    for kilobytes in [80_000, 200_000, 400_000, 999_000] {
        assert_eq!(
            play(&format!("ulimit -v {kilobytes};")),
            free,
            "{kilobytes}"
        );
    }
}
