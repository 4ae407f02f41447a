//! What the sheets of market and tracks are drawn with, besides the strokes of all boards.

pub(crate) use crate::strokes::*;

/// Numbers at which a list changes its value: first place, last place, value.
pub(crate) fn runs(values: &[u8]) -> Vec<(usize, usize, u8)> {
    let mut runs: Vec<(usize, usize, u8)> = Vec::new();
    for (place, value) in values.iter().enumerate() {
        match runs.last_mut() {
            Some((_, last, known)) if known == value => *last = place,
            _ => runs.push((place, place, *value)),
        }
    }
    runs
}

/// A level in Roman numerals, as the timetable prints it.
pub(crate) fn roman(level: u8) -> &'static str {
    ["", "I", "II", "III", "IV"][usize::from(level.min(4))]
}
