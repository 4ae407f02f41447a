//! What is shown of a game that is not loaded yet.

use leptos::prelude::*;

use crate::tables::{GameView, Guide, Offered, Reference, Sheets};

/// Nothing.
pub(super) const VIEW: GameView = GameView {
    sheets: |_| Sheets {
        left: ().into_any(),
        middle: ().into_any(),
        forecast: ().into_any(),
        timetable: ().into_any(),
        strip: ().into_any(),
        forecast_line: ().into_any(),
    },
    pane: None,
    tabs: &[],
    hint: |_, _| None,
    choices: |_, _| Offered::default(),
    ending: |_, _| None,
    deck: None,
    reference: Reference::NONE,
    guide: Guide::NONE,
};
