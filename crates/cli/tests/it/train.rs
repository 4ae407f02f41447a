//! `millwright train`, without the time it takes to learn something.

use crate::kit::{fresh, millwright};

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

#[test]
fn minutes_that_are_no_time_are_refused() {
    let call = millwright(&["train", "spinning-jenny", "--players", "2", "--minutes=-1"]);
    let says = call.complaint(2);
    assert!(says.contains("write minutes as a number"), "{says}");
}
