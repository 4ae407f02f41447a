//! `millwright train`: short ways to a net that knows little, and what can be done with it.

use crate::kit::{file, folder, fresh, millwright, new, own_data};

#[test]
fn with_no_time_a_net_is_only_held_against_greedy() {
    let net = &fresh("no-time.net");
    let said = millwright(&[
        "train",
        "spinning-jenny",
        "--players",
        "2",
        "--minutes",
        "0",
        "--openings",
        "1",
        "--out",
        net,
    ])
    .ok();
    assert!(said.contains("gate against greedy: "), "{said}");
    assert!(said.contains(" of 2 games, 2 of them distinct"), "{said}");
    let log = std::fs::read_to_string(format!("{net}.log")).expect("the log is written");
    assert!(log.ends_with(&said), "{log}");
}

/// Where a net goes that no earlier run has begun.
fn net_in(name: &str) -> String {
    let path = folder(name).join("my.net");
    path.to_str().expect("the path is text").to_owned()
}

/// Trains for two until this generation, each of six games.
fn train(net: &str, generation: &str, more: &[&str]) -> String {
    let call = [
        "train",
        "spinning-jenny",
        "--players",
        "2",
        "--games",
        "6",
        "--openings",
        "1",
        "--generations",
        generation,
        "--out",
        net,
    ];
    millwright(&[&call, more].concat()).ok()
}

#[test]
fn the_same_call_learns_the_same_and_goes_on_where_it_was() {
    let (one, same) = (&net_in("learns"), &net_in("learns-the-same"));
    let said = train(one, "2", &[]);
    assert!(said.contains("generation   1: 6 games, "), "{said}");
    assert!(said.contains("against the last net: "), "{said}");
    train(same, "2", &["--threads", "2"]);
    let read = |net: &str| std::fs::read(net).expect("the net is written");
    assert_eq!(read(one), read(same));
    let said = train(one, "3", &[]);
    assert!(said.starts_with("goes on after generation 2\n"), "{said}");
    assert_eq!(said.matches("min  generation ").count(), 1, "{said}");
    assert_ne!(read(one), read(same));
    let verdict = said.lines().last().unwrap_or_default();
    assert!(
        verdict.contains("may be kept") || verdict.contains("is weaker than greedy"),
        "{said}"
    );
}

/// The levels judge by an owner's net, also with numbers of his own, for which none is compiled in.
#[test]
fn a_net_of_ones_own_is_seated() {
    let own = own_data("trained-for");
    for data in [&[][..], &["--data", &own]] {
        let net = net_in(if data.is_empty() { "own" } else { "own-data" });
        train(&net, "1", data);
        let seats = |bots: &str, more: &[&str]| {
            let call = [
                "sim",
                "spinning-jenny",
                "--players",
                "2",
                "--games",
                "2",
                "--seed",
                "own",
                "--json",
                "--bots",
                bots,
            ];
            let mut told = millwright(&[&call, data, more].concat()).json()["seats"].take();
            for seat in told.as_array_mut().into_iter().flatten() {
                seat["bot"].take();
            }
            told
        };
        let with_net = seats("apprentice,greedy", &["--net", &net]);
        let without = seats("apprentice,greedy", &[]);
        assert_ne!(with_net, without);
        // That a net is for other numbers, or for fewer players, is said.
        let call = ["sim", "spinning-jenny", "--players", "3", "--net", &net];
        let says = millwright(&[&call[..], data].concat()).complaint(2);
        assert!(
            says.contains("no net of --net is for spinning-jenny with 3"),
            "{says}"
        );
        if data.is_empty() {
            let call = ["sim", "spinning-jenny", "--players", "2", "--net", &net];
            let says = millwright(&[&call[..], &["--data", &own]].concat()).complaint(2);
            assert!(says.contains("with 2 players and these numbers"), "{says}");
        }
        let fallback = seats("greedy,greedy", &[]);
        assert_eq!(
            without == fallback,
            !data.is_empty(),
            "who has no net plays as greedy"
        );
    }
}

#[test]
fn what_is_no_net_is_refused() {
    let says = millwright(&["games", "--net", "/nowhere/my.net"]).complaint(2);
    assert!(says.contains("cannot read /nowhere/my.net"), "{says}");
    let record = file("no-net.record", &new("2"));
    let says = millwright(&["games", "--net", &record]).complaint(2);
    assert!(says.starts_with(&record), "{says}");
}

#[test]
fn minutes_that_are_no_time_are_refused() {
    let call = millwright(&["train", "spinning-jenny", "--players", "2", "--minutes=-1"]);
    let says = call.complaint(2);
    assert!(says.contains("write minutes as a number"), "{says}");
}

/// Without its checkpoint nothing says that a net may be written over, and with it only its own may.
#[test]
fn a_net_that_no_training_goes_on_from_is_left_as_it_is() {
    let net = &net_in("kept");
    train(net, "1", &[]);
    let own = std::fs::read(net).expect("the net is written");
    let checkpoint = format!("{net}.checkpoint");
    let kept = std::fs::read(&checkpoint).expect("the checkpoint is written");
    let refused = |lang: &str| {
        let call = [
            "train",
            "spinning-jenny",
            "--players",
            "2",
            "--generations",
            "2",
            "--games",
            "6",
        ];
        let says = millwright(&[&call[..], &["--out", net, "--lang", lang]].concat());
        let says = says.complaint(2);
        assert!(
            says.contains(net.as_str()) && says.contains("--out"),
            "{says}"
        );
    };
    std::fs::remove_file(&checkpoint).expect("it is ours");
    refused("en");
    refused("de");
    assert_eq!(std::fs::read(net).expect("it is still there"), own);
    std::fs::write(&checkpoint, kept).expect("it is ours");
    let mut other = own.clone();
    *other.last_mut().expect("it has weights") ^= 1;
    std::fs::write(net, &other).expect("it is ours");
    refused("en");
    assert_eq!(std::fs::read(net).expect("it is still there"), other);
    std::fs::write(net, own).expect("it is ours");
    train(net, "2", &[]);
}

#[test]
fn two_trainings_do_not_write_the_same_files() {
    let net = &net_in("twice");
    train(net, "1", &[]);
    let log = std::fs::File::open(format!("{net}.log")).expect("the log is written");
    log.lock().expect("nobody trains");
    let call = [
        "train",
        "spinning-jenny",
        "--players",
        "2",
        "--minutes",
        "0",
        "--openings",
        "1",
    ];
    let says = millwright(&[&call[..], &["--out", net]].concat()).complaint(2);
    assert!(says.contains("another training writes"), "{says}");
}

/// A net for numbers of one's own judges nothing without them: the released one would, and nobody would know.
#[test]
fn a_net_for_numbers_of_ones_own_is_refused_without_them() {
    let own = own_data("trained-for-own");
    let net = &net_in("for-own");
    train(net, "1", &["--data", &own]);
    let record = file("for-own.record", &new("2"));
    let calls: [&[&str]; 4] = [
        &["new", "spinning-jenny", "--players", "2"],
        &["sim", "spinning-jenny", "--players", "2", "--games", "1"],
        &["play", "spinning-jenny", "--players", "2"],
        &["play", "--resume", &record],
    ];
    for call in calls {
        let says = millwright(&[call, &["--net", net]].concat()).complaint(2);
        assert!(
            says.contains("no net of --net is for spinning-jenny with 2"),
            "{says}"
        );
    }
    millwright(&[
        "new",
        "spinning-jenny",
        "--players",
        "2",
        "--net",
        net,
        "--data",
        &own,
    ])
    .ok();
}

/// The engine says so for each game that is set up; what it has no game for it cannot know before.
#[test]
fn the_engine_refuses_games_that_a_net_is_not_for() {
    let net = &net_in("for-engine");
    train(net, "1", &[]);
    let record = new("3");
    let input = format!(
        "new spinning-jenny players 3\nnew water-frame players 2\nposition record\n{record}end\n\
         new spinning-jenny players 2\nquit\n"
    );
    for lang in ["en", "de"] {
        let args = ["engine", "--net", net, "--lang", lang];
        let out = crate::kit::millwright_reading(&args, &input).ok();
        let codes: Vec<&str> = out
            .lines()
            .filter(|line| line.starts_with("code "))
            .collect();
        assert_eq!(
            codes,
            ["code set-up", "code set-up", "code position"],
            "{out}"
        );
        let due = if lang == "en" {
            "no net of --net is for"
        } else {
            "kein Netz von --net ist"
        };
        assert_eq!(out.matches(due).count(), 3, "{out}");
        assert!(out.contains(" turn 1\nok\n"), "{out}");
    }
}
