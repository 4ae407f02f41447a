//! Serves the page.
//!
//! The files of the page are in the binary, plain and compressed. The server
//! knows their names and nothing of what they do.

#![forbid(unsafe_code)]

mod accept;
mod activity;
mod assets;
mod crowd;
mod doors;
mod headers;
mod limits;
mod listen;
mod page;
mod refusals;
mod watched;

pub use assets::{Sent, build, files, sent};
pub use limits::Limits;
pub use listen::{ServeError, Server};
