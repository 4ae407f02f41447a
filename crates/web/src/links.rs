//! Links that carry a record in their fragment, and records that are pasted or opened.

use client::{Orders, Player, Session, from_fragment};
use games::AnyPlay;
use leptos::prelude::*;
use table::{Arg, Say};

use crate::browser;
use crate::desk::Desk;

/// The most that is read of a pasted or opened text.
const MOST_BYTES: usize = 1 << 20;

/// Opens the game that the address carries, and takes it out of the address.
pub(crate) fn open_from_address(desk: Desk) {
    let location = browser::window().location();
    let fragment = location.hash().unwrap_or_default();
    if !fragment.contains("r=") {
        return;
    }
    if let Ok(history) = browser::window().history() {
        let path = location.pathname().unwrap_or_default();
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path));
    }
    match from_fragment(&fragment) {
        Ok((record, moment)) => open_record(desk, &record, moment),
        Err(error) => refuse(desk, &error),
    }
}

/// Opens a record, or a link pasted whole; what is wrong with it is said and nothing else changes.
pub(crate) fn open_text(desk: Desk, text: &str) {
    if text.len() > MOST_BYTES {
        desk.notice.set(Some(desk.t("page-record-huge")));
        return;
    }
    let text = text.trim_start_matches('\u{feff}');
    match text.split_once('#') {
        Some((address, fragment)) if address.starts_with("http") => {
            match from_fragment(fragment.trim()) {
                Ok((record, moment)) => open_record(desk, &record, moment),
                Err(error) => refuse(desk, &error),
            }
        }
        _ => open_record(desk, text, None),
    }
}

fn open_record(desk: Desk, record: &str, moment: Option<usize>) {
    match AnyPlay::replay(record, None) {
        Ok(play) => {
            let seats = usize::from(play.setup().players);
            let entries = play.entries().len();
            let over = play.outcome().is_some();
            // A running game that was sent here waits for people at every seat.
            let session = Session::new(
                play,
                vec![Player::Person; seats],
                vec![Orders::asking(); seats],
            );
            desk.open(browser::new_id(), session);
            let moment = moment.filter(|moment| *moment < entries);
            if moment.is_some() || !over {
                desk.with_table(|table| table.moment = moment);
            }
            if !over {
                desk.say_briefly("page-opened-for-people");
            }
        }
        Err(error) => refuse(desk, &error),
    }
}

/// Says why a record cannot be opened.
pub(crate) fn refuse(desk: Desk, error: &impl Say) {
    let why = [("why", Arg::Said(error.say()))];
    desk.notice.set(Some(desk.tr("page-record-bad", &why)));
}
