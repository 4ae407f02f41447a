//! The bots at whole tables: strength, records, budgets, and the guided games that lean on them.

mod alternatives;
mod baselines;
mod cardgame;
mod cardgame_guide;
mod cardgame_records;
mod every_bot;
mod frozen;
mod greedy;
mod kanal;
mod kanal_guide;
mod levels;
mod water_frame;
mod water_frame_records;

/// What the lessons of the page know of it; they are compiled here without a browser.
mod tables {
    #[derive(Clone, Copy)]
    #[allow(dead_code, reason = "the texts of both are tested elsewhere")]
    pub(crate) struct Lesson {
        pub(crate) slug: &'static str,
        pub(crate) rule: &'static str,
    }
}
