//! What the user has set, remembered by the browser.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use texts::Lang;

use crate::browser;
use crate::start_page::NewTable;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Theme {
    /// As the system says.
    #[default]
    System,
    Light,
    Dark,
}

/// Of what runs by itself, such as a production, the sheet opens at its place in the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Accounts {
    /// Of everything.
    #[default]
    Every,
    /// Of that in which a person at this screen has a part.
    Mine,
    /// Of nothing; the ledger opens them.
    Never,
}

/// Everything that can be set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The language; the browser's at first.
    #[serde(with = "lang_code")]
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    /// Whether moves are shown with motion.
    pub(crate) motion: bool,
    /// Whether a sound says that it is one's turn.
    pub(crate) sound: bool,
    /// Whether the tab's title and badge say so.
    pub(crate) badge: bool,
    /// The name of the person at this screen.
    pub(crate) name: String,
    /// Whether the board is shown as text beside the drawing.
    pub(crate) text_board: bool,
    /// Which sheets of what ran by itself open at their place.
    pub(crate) accounts: Accounts,
    /// Whether they are written step by step, or at once.
    pub(crate) stepwise: bool,
    /// The same where nothing moves by itself: whoever wants steps then makes them by hand.
    pub(crate) by_hand: bool,
    /// The last choices for a new table, by game.
    pub(crate) tables: BTreeMap<String, NewTable>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: browser::language(),
            theme: Theme::System,
            motion: !browser::prefers_reduced_motion(),
            sound: false,
            badge: true,
            name: String::new(),
            text_board: false,
            accounts: Accounts::Every,
            stepwise: true,
            by_hand: false,
            tables: BTreeMap::new(),
        }
    }
}

const KEY: &str = "millwright-settings";

impl Settings {
    /// The settings of last time.
    pub(crate) fn remembered() -> Settings {
        let text = browser::local_get(KEY);
        text.and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// Remembers the settings for next time.
    pub(crate) fn remember(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            browser::local_set(KEY, &text);
        }
    }

    /// Whether what ran by itself is written step by step.
    pub(crate) fn is_stepwise(&self) -> bool {
        match self.motion {
            true => self.stepwise,
            false => self.by_hand,
        }
    }

    /// Whether the page is dark now.
    pub(crate) fn is_dark(&self) -> bool {
        match self.theme {
            Theme::System => browser::prefers_dark(),
            Theme::Light => false,
            Theme::Dark => true,
        }
    }
}

mod lang_code {
    use serde::{Deserialize, Deserializer, Serializer};
    use texts::Lang;

    pub(super) fn serialize<S: Serializer>(lang: &Lang, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(lang.code())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Lang, D::Error> {
        let code = String::deserialize(from)?;
        Ok(code.parse().unwrap_or_default())
    }
}
