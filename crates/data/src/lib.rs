//! Component numbers as TOML: reading them, where they come from, and the facts that bind them.
//!
//! A game lays out its own file and states its own facts; this crate reads values with their
//! lines, gathers the provenance of each block, and says what is wrong, where, and what to try.

#![forbid(unsafe_code)]

pub mod due;
mod error;
mod fact;
mod file;
mod phrase;
mod provenance;
mod quoted;
mod reader;
mod released;
mod section;

pub use error::{DataError, Found, Place};
pub use fact::{Broken, Check, needs, stated, states};
pub use file::{File, read};
pub use phrase::{Common, Phrase};
pub use provenance::{Confidence, Provenance, Source};
pub use reader::{Node, Table};
pub use released::{Released, pack};
pub use section::{Book, Section};
