//! The real binary, as a person or another program calls it.

mod board;
mod calls;
mod engine;
mod errors;
mod kit;
mod play;
mod records;
mod sale;
mod serve;
mod sim;
