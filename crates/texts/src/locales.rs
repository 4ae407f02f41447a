//! The files of each language, compiled in.

use crate::Lang;

impl Lang {
    /// The text of its files.
    pub(crate) const fn files(self) -> [&'static str; 4] {
        match self {
            Lang::En => [
                include_str!("../locales/en/words.ftl"),
                include_str!("../locales/en/events.ftl"),
                include_str!("../locales/en/refusals.ftl"),
                include_str!("../locales/en/table.ftl"),
            ],
            Lang::De => [
                include_str!("../locales/de/words.ftl"),
                include_str!("../locales/de/events.ftl"),
                include_str!("../locales/de/refusals.ftl"),
                include_str!("../locales/de/table.ftl"),
            ],
        }
    }
}
