//! The legal choices, numbered; those that differ in their last number share an entry.

use games::AnyPlay;
use texts::Texts;

use crate::boards::grid::{WIDTH, list};
use crate::boards::{self, Names};

/// How wide the words of a choice may be before its notation.
const WORDS: usize = 48;

/// The choices as they are shown; the numbers count the legal list from 1.
pub(super) fn lines(play: &AnyPlay, texts: &Texts, names: &Names) -> Vec<String> {
    let legal = play.legal();
    let mut lines = Vec::new();
    let mut rest = legal.as_slice();
    let mut number = 1;
    while let Some(first) = rest.first() {
        let alike = rest
            .iter()
            .take_while(|other| same_but_last(first, other))
            .count();
        let count = if alike > 1 { alike } else { 1 };
        let (group, others) = rest.split_at(count);
        let words = boards::choice(first, count > 1, play, texts, names);
        if count > 1 {
            let (stem, _) = last_number(first).unwrap_or((first, ""));
            lines.extend(entry("    ", &words, &format!("{stem} …")));
            let items: Vec<String> = group
                .iter()
                .zip(number..)
                .map(|(action, number)| {
                    let value = last_number(action).map_or("", |(_, value)| value);
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
    vec![
        format!("{number} {words}"),
        format!("{indent} {:<WORDS$} {notation}", ""),
    ]
}

/// Splits `place workers 4` before its number; `keep` has several and stays whole.
fn last_number(action: &str) -> Option<(&str, &str)> {
    let (stem, value) = action.rsplit_once(' ')?;
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let before = stem.rsplit(' ').next().unwrap_or_default();
    (digits(value) && !digits(before)).then_some((stem, value))
}

/// Whether two choices differ in their last number alone; seats are names, not numbers.
fn same_but_last(one: &str, other: &str) -> bool {
    let stem = |action| last_number(action).map(|(stem, _)| stem);
    stem(one).is_some_and(|one| stem(other) == Some(one) && one != "start")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_that_differ_in_one_number_belong_together() {
        assert!(same_but_last("place workers 2", "place workers 10"));
        assert!(same_but_last("sell 1", "sell 2"));
        assert!(!same_but_last("place workers 2", "place quality 2"));
        assert!(!same_but_last("keep 0 0 1 2", "keep 0 0 1 3"));
        assert!(!same_but_last("start 1", "start 2"));
        assert!(!same_but_last("done", "done"));
    }
}
