//! The legal choices, numbered; those that differ in one number or place share an entry.

use games::AnyPlay;
use texts::Texts;

use crate::boards::grid::{WIDTH, list};
use crate::boards::{self, Names};

/// How wide the words of a choice may be before its notation.
const WORDS: usize = 48;

/// What counts things that each have a meaning of their own, so that every one has its line: seats,
/// action spaces, what stands on a card, means of transport, and an appeal with the price it leaves.
const NAMING: [&str; 8] = [
    "start", "space", "use", "take", "trade", "pick", "by", "appeal",
];

/// The choices as they are shown; the numbers count the legal list from 1.
pub(super) fn lines(play: &AnyPlay, texts: &Texts, names: &Names) -> Vec<String> {
    let legal = play.legal();
    let mut lines = Vec::new();
    let mut rest = legal.as_slice();
    let mut number = 1;
    while let Some(first) = rest.first() {
        let alike = rest
            .iter()
            .take_while(|other| same_but_one(first, other))
            .count();
        let count = alike.max(1);
        let (group, others) = rest.split_at(count);
        let words = boards::choice(first, count > 1, play, texts, names);
        if count > 1 {
            let pattern = varying(first).map_or_else(String::new, |varying| varying.pattern());
            lines.extend(entry("    ", &words, &pattern));
            let items: Vec<String> = group
                .iter()
                .zip(number..)
                .map(|(action, number)| {
                    let value = varying(action).map_or("", |varying| varying.value);
                    format!("{number}) {value}")
                })
                .collect();
            lines.extend(list("      ", &items, "  "));
        } else {
            lines.extend(entry(&format!("{number:>3})"), &words, first));
        }
        number += count;
        rest = others;
    }
    lines
}

/// The words and behind them the notation, or beneath them if the line would be too long.
fn entry(number: &str, words: &str, notation: &str) -> Vec<String> {
    let line = format!("{number} {words:<WORDS$} {notation}");
    if line.chars().count() <= WIDTH {
        return vec![line];
    }
    let indent = " ".repeat(number.len());
    let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
    let mut lines = list(&format!("{number} "), &words, " ");
    // A long notation begins further to the left, so that it ends within the line.
    let room = WIDTH.saturating_sub(indent.len() + 2 + notation.chars().count());
    let gap = room.min(WORDS);
    lines.push(format!("{indent} {:<gap$} {notation}", ""));
    lines
}

/// An action in three parts, of which the middle one is a number or a place.
#[derive(Debug, PartialEq, Eq)]
struct Varying<'a> {
    before: &'a str,
    value: &'a str,
    behind: &'a str,
}

impl Varying<'_> {
    /// The action with its value left open.
    fn pattern(&self) -> String {
        format!("{} …{}", self.before, self.behind)
    }
}

/// Splits `place workers 4` and `build road v23 free` at the last number or place; `keep` has
/// several numbers and stays whole.
fn varying(action: &str) -> Option<Varying<'_>> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_place = |text: &str| {
        let letter = text.starts_with(|letter: char| letter.is_ascii_lowercase());
        letter && digits(&text[1..])
    };
    let (before, value, behind) = action
        .match_indices(' ')
        .rev()
        .map(|(at, _)| {
            let rest = &action[at + 1..];
            let end = rest.find(' ').unwrap_or(rest.len());
            (&action[..at], &rest[..end], &rest[end..])
        })
        .find(|(_, word, _)| digits(word) || is_place(word))?;
    let last = before.rsplit(' ').next().unwrap_or_default();
    let is_one_of_several = digits(value) && digits(last);
    (!is_one_of_several).then_some(Varying {
        before,
        value,
        behind,
    })
}

/// Whether two choices differ in one number or place alone.
fn same_but_one(one: &str, other: &str) -> bool {
    match (varying(one), varying(other)) {
        (Some(one), Some(other)) => {
            let naming = one.before.rsplit(' ').next().unwrap_or_default();
            one.before == other.before && one.behind == other.behind && !NAMING.contains(&naming)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_that_differ_in_one_number_or_place_belong_together() {
        assert!(same_but_one("place workers 2", "place workers 10"));
        assert!(same_but_one("sell 1", "sell 2"));
        assert!(same_but_one("raise 17 b2 right", "raise 17 c4 right"));
        assert!(same_but_one("build road h11 free", "build road v35 free"));
        assert!(same_but_one("activate b2 routes", "activate c1 routes"));
        assert!(!same_but_one("raise 17 b2", "raise 18 b2"));
        assert!(!same_but_one("raise 17 b2", "raise 17 b3 right"));
        assert!(!same_but_one("place workers 2", "place quality 2"));
        assert!(!same_but_one("keep 0 0 1 2", "keep 0 0 1 3"));
        assert!(same_but_one("take ship 2", "take ship 4"));
        assert!(!same_but_one("ship 8 by 1", "ship 8 by 2"));
        assert!(!same_but_one("start 1", "start 2"));
        assert!(!same_but_one("space 1", "space 2"));
        assert!(!same_but_one("done", "done"));
    }

    #[test]
    fn what_is_left_open_is_shown_in_its_place() {
        let pattern = |action| varying(action).map(|varying| varying.pattern());
        assert_eq!(pattern("sell 3").as_deref(), Some("sell …"));
        assert_eq!(
            pattern("build road v23 free").as_deref(),
            Some("build road … free")
        );
        assert_eq!(pattern("keep 0 0 1 2"), None);
    }
}
