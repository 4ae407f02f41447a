//! Random games of every kind, step by step, and every action there is.

#![allow(dead_code, reason = "each test file uses its own part of the kit")]
#![allow(unreachable_pub, reason = "the kit is a module of every test file")]

pub mod universe;
pub mod walk;

/// How many times more random games are played than in the gate.
pub fn scale() -> u32 {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    scale.and_then(|text| text.parse().ok()).unwrap_or(1)
}
