//! The entries of the rules reference.

use crate::rules_page::Entry;

/// Every entry, in the order of the rule book.
pub(super) const ENTRIES: &[Entry] = &[];

/// The entries that speak of a chapter first, where several do.
pub(super) const FIRST: &[(&str, &str)] = &[];
