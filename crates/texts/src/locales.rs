//! The files of each language, compiled in.

use crate::Lang;

/// The files of one language.
macro_rules! files {
    ($lang:literal) => {
        [
            include_str!(concat!("../locales/", $lang, "/words.ftl")),
            include_str!(concat!("../locales/", $lang, "/events.ftl")),
            include_str!(concat!("../locales/", $lang, "/refusals.ftl")),
            include_str!(concat!("../locales/", $lang, "/errors.ftl")),
            include_str!(concat!("../locales/", $lang, "/table.ftl")),
            include_str!(concat!("../locales/", $lang, "/page.ftl")),
            include_str!(concat!("../locales/", $lang, "/page-board.ftl")),
            include_str!(concat!("../locales/", $lang, "/page-mill.ftl")),
            include_str!(concat!("../locales/", $lang, "/page-start.ftl")),
            include_str!(concat!("../locales/", $lang, "/page-end.ftl")),
            include_str!(concat!("../locales/", $lang, "/page-learn.ftl")),
        ]
    };
}

impl Lang {
    /// The text of its files.
    pub(crate) const fn files(self) -> [&'static str; 11] {
        match self {
            Lang::En => files!("en"),
            Lang::De => files!("de"),
        }
    }
}
