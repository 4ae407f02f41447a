//! The files of each language, compiled in; `build.rs` lists them.

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

use crate::Lang;

impl Lang {
    /// What every game shares, and what is said of a game before its table opens.
    pub(crate) fn shared(self) -> &'static [&'static str] {
        let found = SHARED.iter().find(|(code, _)| *code == self.code());
        found.map_or(&[], |(_, files)| files)
    }

    /// The files of one game's folder.
    pub(crate) fn folder(self, folder: &str) -> &'static [&'static str] {
        let is_it = |(code, name, _): &&(&str, &str, _)| *code == self.code() && *name == folder;
        FOLDERS
            .iter()
            .find(is_it)
            .map_or(&[], |(_, _, files)| files)
    }
}
