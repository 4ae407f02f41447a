//! Random games of every kind, step by step, and every action there is.

pub(crate) mod universe;
pub(crate) mod walk;

/// How many times more random games are played than in the gate.
pub(crate) fn scale() -> u32 {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    scale.and_then(|text| text.parse().ok()).unwrap_or(1)
}
