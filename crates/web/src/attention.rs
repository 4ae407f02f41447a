//! Says that it is somebody's turn when the tab is not looked at: title, badge, sound.

use client::Standing;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::AudioContext;

use crate::browser;
use crate::desk::{Desk, Route, TableState};

/// Watches whose turn it is.
pub(crate) fn watch(desk: Desk) {
    let waiting = Memo::new(move |_| {
        let at_table = desk.route.with(|route| *route == Route::Table);
        desk.table.with(|table| {
            // A sheet that waits to be read is no reason to keep quiet.
            let is_drawn =
                |table: &TableState| table.showing.is_none() || desk.account.with(Option::is_some);
            let plays_here = |table: &&TableState| is_drawn(table) && !table.is_read_only();
            let table = table.as_ref().filter(plays_here)?;
            match table.session.standing() {
                Standing::Person { seat, .. } => Some((seat, table.session.confirmed(), at_table)),
                _ => None,
            }
        })
    });
    Effect::new(move |before: Option<Option<usize>>| {
        let (badge, sound) = desk
            .settings
            .with(|settings| (settings.badge, settings.sound));
        let turn = waiting.get();
        let title = match turn {
            Some((seat, _, true)) if badge => {
                format!(
                    "{} · Millwright",
                    desk.tr(
                        "page-title-turn",
                        &[("name", table::Arg::Verbatim(desk.name(seat)))]
                    )
                )
            }
            _ => "Millwright".to_owned(),
        };
        browser::document().set_title(&title);
        set_badge(badge && turn.is_some());
        let moment = turn.map(|(_, confirmed, _)| confirmed);
        let is_new = before.is_some_and(|before| before != moment);
        if sound && is_new && moment.is_some() {
            chime();
        }
        moment
    });
}

/// Marks the installed app's icon, where the system has such a mark.
fn set_badge(on: bool) {
    let navigator = browser::window().navigator();
    let name = if on { "setAppBadge" } else { "clearAppBadge" };
    let method = js_sys::Reflect::get(&navigator, &name.into()).ok();
    if let Some(method) = method.and_then(|method| method.dyn_into::<js_sys::Function>().ok()) {
        let _ = method.call0(&navigator);
    }
}

/// Two short tones.
fn chime() {
    let played = (|| -> Result<(), wasm_bindgen::JsValue> {
        let audio = AudioContext::new()?;
        for (start, tone) in [(0.0, 523.25), (0.16, 659.25)] {
            let oscillator = audio.create_oscillator()?;
            let gain = audio.create_gain()?;
            oscillator.frequency().set_value(tone);
            gain.gain().set_value(0.06);
            oscillator.connect_with_audio_node(&gain)?;
            gain.connect_with_audio_node(&audio.destination())?;
            let at = audio.current_time() + start;
            oscillator.start_with_when(at)?;
            oscillator.stop_with_when(at + 0.14)?;
        }
        Ok(())
    })();
    // A browser that plays nothing before the first click is within its rights.
    let _ = played;
}
