//! The sentences of the games, in English and German: for command line, page and mails.
//!
//! Games speak in message ids with arguments. The sentences stand in
//! `locales`, one folder per language with the same files and the same ids.
//! A word of a game, such as `food`, reaches a sentence in two forms: as
//! `$good` it is translated by its own message `word-food`, and as
//! `$good-word` it is the bare word, for selectors. Ids that begin with
//! `part-` are parts of sentences that several messages share.

#![forbid(unsafe_code)]

mod lang;
#[cfg(feature = "all")]
mod locales;
mod pattern;
mod texts;

pub use lang::{Lang, UnknownLang};
pub use texts::{Texts, with_minus};
