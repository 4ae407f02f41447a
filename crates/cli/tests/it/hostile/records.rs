//! Altered records.

use games::AnyPlay;

use crate::hostile::kit::{
    Chance, EXTREMES, Tally, Trying, WAYS, alter, holds_together, is_one_line, sample_games, scale,
};

/// Values that no header should have.
const VALUES: [&str; 18] = [
    "",
    " ",
    "monopoly",
    "SPINNING-JENNY",
    "0",
    "4",
    "5",
    "65536",
    "ffffffffffffffff",
    "0123456789abcdeF",
    "free free",
    ":::",
    "2026-11 late",
    "2026-11 late first",
    "2999-01",
    "A\u{202e}n\u{200b}n",
    "\u{200f}\u{2066}",
    "Z\u{335}\u{335}\u{335}\u{335}\u{335}\u{335}",
];

/// Header lines that are not there, or not twice.
const HEADERS: [&str; 14] = [
    "game",
    "rules",
    "data",
    "players",
    "seed",
    "name 1",
    "name 2",
    "name 4",
    "challenge",
    "file x",
    "file deck.toml",
    "option setup",
    "option x",
    "|",
];

/// The record leads to a game that holds together, or is refused in one line.
#[track_caller]
fn try_record(text: &str) -> bool {
    let _trying = Trying(text);
    match AnyPlay::replay(text, &[]) {
        Ok(play) => {
            holds_together(&play);
            true
        }
        Err(error) => {
            is_one_line(&error.to_string());
            false
        }
    }
}

fn without_checkpoints(record: &str) -> String {
    let lines = record.lines().filter(|line| !line.starts_with('='));
    lines.map(|line| format!("{line}\n")).collect()
}

fn samples(chance: &mut Chance) -> Vec<String> {
    let mut samples = Vec::new();
    for play in sample_games(chance) {
        let record = play.record().expect("a dealt game begins with its set-up");
        let transcript = play
            .transcript()
            .expect("a dealt game begins with its set-up");
        samples.extend([record.to_string(), transcript.to_string()]);
    }
    samples
}

#[test]
fn an_altered_record_is_refused_or_holds_together() {
    let mut chance = Chance::of("records");
    let mut tally = Tally::default();
    let samples = samples(&mut chance);
    for sample in &samples {
        assert!(try_record(sample));
    }
    for _ in 0..60 * scale() {
        for way in WAYS {
            let sample = chance.pick(&samples);
            // Without checkpoints much more is a game.
            let mut text = match chance.below(2) {
                0 => alter(sample, way, &mut chance),
                _ => alter(&without_checkpoints(sample), way, &mut chance),
            };
            // Some are altered twice, in any other way.
            if chance.below(4) == 0 {
                let other = chance.pick(&WAYS);
                text = alter(&text, other, &mut chance);
            }
            tally.count(way, try_record(&text));
        }
    }
    tally.tell("records");
}

#[test]
fn an_altered_header_is_refused_or_holds_together() {
    let mut chance = Chance::of("headers");
    let mut tally = Tally::default();
    let samples = samples(&mut chance);
    for _ in 0..60 * scale() {
        let sample = chance.pick(&samples);
        let key = chance.pick(&HEADERS);
        let value = match chance.below(3) {
            0 => chance.pick(&EXTREMES),
            _ => chance.pick(&VALUES),
        };
        let mut lines: Vec<String> = sample.lines().map(str::to_owned).collect();
        let there = lines.iter().position(|line| line.starts_with(key));
        let line = format!("{key}: {value}");
        match there {
            Some(at) if chance.below(4) > 0 => lines[at] = line,
            _ => lines.insert(1 + chance.below(7), line),
        }
        tally.count(key, try_record(&(lines.join("\n") + "\n")));
    }
    tally.tell("headers");
}

/// The body of one game behind the header of another, cut and joined anywhere.
#[test]
fn two_records_joined_are_refused_or_hold_together() {
    let mut chance = Chance::of("joined");
    let mut tally = Tally::default();
    let samples = samples(&mut chance);
    for number in 0..80 * scale() {
        let one: Vec<&str> = chance.pick(&samples).lines().collect();
        let other: Vec<&str> = match number % 2 {
            0 => chance.pick(&samples).lines().collect(),
            _ => one.clone(),
        };
        let (end, start) = (chance.below(one.len()), chance.below(other.len()));
        let start = if number % 2 == 0 { start } else { end };
        let lines = one[..end].iter().chain(&other[start..]);
        let text: String = lines.map(|line| format!("{line}\n")).collect();
        let accepted = match number % 3 {
            0 => try_record(&text),
            _ => try_record(&without_checkpoints(&text)),
        };
        tally.count("joined", accepted);
    }
    tally.tell("joined");
}

/// As much of everything as a reader may be made to read.
#[test]
fn a_record_with_too_much_of_something_is_refused_or_holds_together() {
    let mut chance = Chance::of("much");
    let mut tally = Tally::default();
    let samples = samples(&mut chance);
    for sample in samples.iter().take(2 * scale()) {
        for piece in [
            "#\n",
            "# note\n",
            "\n",
            "= 0\n",
            "1: done\n",
            "! start 1\n",
            "x\n",
            "é\n",
        ] {
            for count in [10, 3_000, 19_000, 30_000] {
                let much = piece.repeat(count);
                tally.count("behind", try_record(&format!("{sample}{much}")));
            }
        }
        for count in [3, 99, 150, 19_000] {
            let option = |number: usize| format!("option o{number}: x\n");
            let note = |number: usize| format!("# {number} {}\n", "\u{10348}".repeat(40));
            let options: String = (0..count).map(option).collect();
            let notes: String = (0..count).map(note).collect();
            let data = "| x = 1\n".repeat(count);
            for much in [&options, &data] {
                let text = sample.replacen("players:", &format!("{much}players:"), 1);
                tally.count("in the header", try_record(&text));
            }
            tally.count("comments", try_record(&format!("{sample}{notes}")));
        }
    }
    tally.tell("much");
}
