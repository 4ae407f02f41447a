//! More of everything than anybody waits for, while the engine is busy: nothing piles up, and nothing is
//! lost.

use crate::hostile::kit::{Chance, Tally, scale};
use crate::hostile::lines::{Client, MOST_TICKS};

/// The most that an engine gives at once: what it gives in one go, and one long answer.
const MOST_AT_ONCE: usize = 18 << 20;

/// A request of one line or of several, and whether it may be long.
fn request(chance: &mut Chance) -> Vec<String> {
    let short = [
        "show",
        "legal",
        "undo",
        "record",
        "stop",
        "hello",
        "save here",
        "load here",
        "derived",
    ];
    match chance.below(40) {
        0 => vec!["go greedy@40n".to_owned()],
        1 => vec!["fly ".to_owned() + &"x".repeat(100_000)],
        2 => {
            let line = "# much to say ".repeat(10);
            let mut lines = vec!["position record".to_owned()];
            lines.extend(vec![line; chance.below(3000)]);
            lines.push("end".to_owned());
            lines
        }
        3 => {
            let mut lines = vec!["batch".to_owned()];
            lines.extend(vec!["show".to_owned(); chance.below(3000)]);
            lines.push("end".to_owned());
            lines
        }
        _ => vec![(*chance.pick(&short)).to_owned()],
    }
}

#[test]
fn every_request_of_a_flood_gets_one_answer() {
    let mut chance = Chance::of("floods");
    let mut tally = Tally::default();
    for _ in 0..scale() {
        let mut client = Client::new();
        client.send("new spinning-jenny players 2 seed a");
        let mut ends = Vec::new();
        let mut count = |answer: &[String]| {
            let bytes: usize = answer.iter().map(|line| line.len() + 1).sum();
            assert!(bytes <= MOST_AT_ONCE, "{bytes}");
            for line in answer {
                let Some((job, rest)) = line.split_once(' ') else {
                    continue;
                };
                if rest == "ok" || rest.starts_with("error ") {
                    ends.push((job.to_owned(), rest == "ok"));
                }
            }
        };
        // What is asked for while it thinks waits, more than has room.
        count(&client.engine.line("#0 go greedy@40n"));
        let mut sent = 1;
        while sent < 12_000 {
            let mut lines = request(&mut chance);
            lines[0] = format!("#{sent} {}", lines[0]);
            for line in &lines {
                count(&client.engine.line(line));
            }
            sent += 1;
        }
        for _ in 0..MOST_TICKS {
            count(&client.engine.tick());
        }
        assert!(!client.engine.is_thinking(), "it comes to an end");
        let mut jobs: Vec<u32> = ends
            .iter()
            .filter_map(|(job, _)| job.strip_prefix('#')?.parse().ok())
            .collect();
        jobs.sort_unstable();
        assert!(
            jobs.iter().copied().eq(0..sent),
            "{} answers to {sent}",
            jobs.len()
        );
        ends.iter()
            .for_each(|(_, is_ok)| tally.count("flood", *is_ok));
    }
    tally.tell("floods");
}
