//! Everything that comes from outside, altered in every way we could think of.
//!
//! Each kind of attack is a generator with a fixed seed, so that a failure comes again. The law
//! is the same for all: no panic, no hang, an error of one line, and what is accepted holds
//! together. `MILLWRIGHT_SCALE` multiplies the numbers; with `--nocapture` each test says how
//! many it tried and how many were accepted.

mod boards;
mod calls;
mod data_files;
mod floods;
mod ids;
mod kit;
mod lines;
mod records;
