//! Every line that one could think of, legal or not.

use std::sync::OnceLock;

use crate::referee::dice::Dice;
use crate::referee::improve::{sets_of_values, written};
use crate::referee::words::*;

/// All of them.
pub(crate) fn universe() -> &'static [String] {
    static UNIVERSE: OnceLock<Vec<String>> = OnceLock::new();
    UNIVERSE.get_or_init(all)
}

/// One of them, or one that is spoiled.
pub(crate) fn stray(dice: &mut Dice) -> String {
    let line = dice.one_of(universe()).clone();
    if dice.below(8) > 0 {
        return line;
    }
    let words = split(&line);
    match dice.below(8) {
        0 => format!("{line} done"),
        1 => format!("{line} 0"),
        2 => line.to_uppercase(),
        3 => format!("{} {line}", words[0]),
        4 => words[0].to_owned() + "-" + &words[1..].join(" "),
        5 => String::new(),
        6 => format!("{line} {}", dice.one_of(&CARDS)),
        _ => format!("{line} 1"),
    }
}

fn all() -> Vec<String> {
    let mut lines: Vec<String> = ["regain", "waste", "bonus", "done"]
        .map(str::to_owned)
        .to_vec();
    let mut add = |line: String| lines.push(line);
    for good in GOODS {
        for verb in ["open", "build", "upgrade", "invent", "employ", "foreman"] {
            add(format!("{verb} {good}"));
        }
        (0..=3).for_each(|position| add(format!("automate {good} {position}")));
        (0..=5).for_each(|value| add(format!("distribution {good} {value}")));
        (0..=9).for_each(|count| add(format!("ship {good} {count}")));
        for cards in 0..=3 {
            add(format!("produce {good} {cards}"));
            add(format!("produce {good} {cards} shift"));
        }
        for values in sets_of_values() {
            add(format!("quality {good} {}", written(&values)));
        }
        for size in ["small", "big"] {
            add(format!("clear {good} {size}"));
        }
    }
    for values in sets_of_values() {
        add(format!("replace {}", written(&values)));
    }
    (0..=100).for_each(|count| add(format!("buy {count}")));
    for count in 0..=10 {
        for verb in ["borrow", "broker", "sell"] {
            add(format!("{verb} {count}"));
        }
    }
    (0..=31).for_each(|total| add(format!("appeal {total}")));
    (0..=5).for_each(|seat| add(format!("start {seat}")));
    for small in 0..=3 {
        (0..=2).for_each(|big| add(format!("store {small} {big}")));
    }
    for one in TRACKS {
        add(format!("develop {one}"));
        for other in TRACKS {
            add(format!("develop {one} {other}"));
        }
    }
    for card in CARDS {
        for verb in ["take", "use", "reactivate"] {
            add(format!("{verb} {card}"));
        }
        for other in CARDS {
            add(format!("swap {card} {other}"));
            add(format!("lay {card} {other}"));
        }
    }
    lines
}
