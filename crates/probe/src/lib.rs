//! The rules compiled to WebAssembly, to be held against the native build.
//!
//! Every order is text and so is every answer, `ok …` or `error …`, so that
//! the same functions serve both builds and their answers can be compared as
//! they are. In WebAssembly they are reached without any glue code: see
//! `exports` and `probe.mjs`.

#[cfg(target_arch = "wasm32")]
pub mod exports;
mod replay;
mod sim;

pub use replay::replay;
pub use sim::sim;
