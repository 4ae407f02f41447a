//! Serves the page.
//!
//! The files of the page are in the binary, plain and compressed. The server
//! knows their names and nothing of what they do.

#![forbid(unsafe_code)]

mod accept;
mod assets;
mod headers;
mod listen;
mod page;

pub use assets::{Sent, sent};
pub use listen::{ServeError, Server};
