//! Bold headings on a terminal; nothing is told by style alone.

/// Whether the output understands styles.
#[derive(Clone, Copy)]
pub(super) struct Style {
    styled: bool,
}

impl Style {
    /// Styles for a terminal, unless the reader has asked for none.
    pub(super) fn for_terminal(is_terminal: bool) -> Style {
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let able = std::env::var_os("TERM").is_none_or(|term| term != "dumb");
        Style {
            styled: is_terminal && wanted && able,
        }
    }

    /// Whether lines can be drawn over again.
    pub(super) fn is_styled(self) -> bool {
        self.styled
    }

    /// A line of a view, with headings in bold.
    pub(super) fn line(self, line: &str) -> String {
        let heading = line.starts_with("== ") || line.starts_with("-- ");
        match self.styled && heading {
            true => format!("\x1b[1m{line}\x1b[0m"),
            false => line.to_owned(),
        }
    }

    /// What a bot does, set apart from what is asked.
    pub(super) fn told(self, line: &str) -> String {
        match self.styled {
            true => format!("\x1b[2m{line}\x1b[0m"),
            false => line.to_owned(),
        }
    }
}
