//! The languages there are.

use std::str::FromStr;

use thiserror::Error;

/// A language that has all sentences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

/// There are no sentences in this language.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no sentences in the language '{0}'; try en or de")]
pub struct UnknownLang(String);

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    /// Its code, which is also the name of its folder.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code() == code)
            .ok_or_else(|| UnknownLang(code.into()))
    }
}
