//! Links that carry a record in their fragment, and records that are pasted or opened.

use client::{LinkError, Session, carries_record, opened_before, origin_of, seating};
use games::AnyPlay;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use table::{Message, Orders, Say, Turn};

use crate::browser;
use crate::challenges_sheet::seconds;
use crate::claim;
use crate::desk::{Arrived, Desk, Origin, Route};
use crate::history;
use crate::loading;
use crate::storage;
use crate::updates;

/// The most that is read of a pasted or opened text.
const MOST_BYTES: usize = 1 << 20;

/// Opens the game that the address carries, and takes it out of the address.
pub(crate) fn open_from_address(desk: Desk) {
    let location = browser::window().location();
    let fragment = location.hash().unwrap_or_default();
    if !carries_record(&fragment) {
        return;
    }
    if let Ok(history) = browser::window().history() {
        let path = location.pathname().unwrap_or_default();
        let state = history.state().unwrap_or_default();
        let _ = history.replace_state_with_url(&state, "", Some(&path));
    }
    // Nothing else is shown while the game is looked for.
    if desk.table.with_untracked(Option::is_none) {
        desk.route.set(Route::Table);
    }
    open_fragment(desk, fragment);
}

/// Opens the game that a fragment carries.
fn open_fragment(desk: Desk, fragment: String) {
    spawn_local(async move {
        match unpacked(fragment).await {
            Ok(Ok((record, moment))) => return open_record(desk, &record, moment).await,
            Ok(Err(error)) => refuse(desk, "", &error).await,
            Err(_) => updates::missed(desk),
        }
        leave(desk);
    });
}

/// What a fragment carries: a record and a moment.
type Carried = Result<(String, Option<usize>), LinkError>;

// What packs and unpacks is fetched when a link is first opened or made.
#[wasm_split(aside, wasm_split_path = leptos::wasm_split, fallible)]
fn unpacked(fragment: String) -> Result<Carried, SplitLoaderError> {
    Ok(client::from_fragment(&fragment))
}

/// The fragment for a record and a moment; `None` if it is too long for a link.
#[wasm_split(aside, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn packed(record: String, moment: usize) -> Result<Option<String>, SplitLoaderError> {
    Ok(client::to_fragment(&record, moment))
}

/// Shows the start page where there is no table to go back to.
fn leave(desk: Desk) {
    if desk.table.with_untracked(Option::is_none) {
        history::to_start(desk);
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
            open_fragment(desk, fragment.trim().to_owned());
        }
        _ => {
            let record = text.to_owned();
            spawn_local(async move { open_record(desk, &record, None).await });
        }
    }
}

async fn open_record(desk: Desk, record: &str, moment: Option<usize>) {
    let loaded = loading::game_of_record(desk, record).await;
    let play = loaded.then(|| client::arrived(record, seconds()));
    match play {
        Some(Ok(play)) => return open_play(desk, record, play, moment).await,
        Some(Err(error)) => refuse(desk, record, &error).await,
        None => {}
    }
    leave(desk);
}

/// Opens the game that was opened from this record before, or a new one. Who plays a running game
/// that is new here is asked first.
async fn open_play(desk: Desk, record: &str, play: AnyPlay, moment: Option<usize>) {
    let moment = moment.filter(|moment| *moment < play.entries().len());
    let games = storage::all().await.unwrap_or_default();
    if let Some(game) = opened_before(&games, &play) {
        if claim::open_saved(desk, &game.id).await {
            desk.notify("page-opened-before");
            desk.with_table(|table| table.moment = moment);
        }
        return;
    }
    let arrived = Arrived {
        players: seating(record, &play),
        play,
        moment,
    };
    if arrived.play.turn() == Turn::Over {
        return open_arrived(desk, arrived);
    }
    desk.arrived.set(Some(arrived));
    desk.route.set(Route::Seats);
}

/// Puts a game from elsewhere on the table, once it is known who plays it.
pub(crate) fn open_arrived(desk: Desk, arrived: Arrived) {
    let Arrived {
        play,
        players,
        moment,
    } = arrived;
    let origin = Origin {
        record: origin_of(&play),
        moment: None,
    };
    let asking = games::info(play.setup().game).map(Orders::asking);
    let orders = vec![asking.unwrap_or_default(); players.len()];
    desk.open_new(Session::new(play, players, orders), origin);
    desk.with_table(|table| table.moment = moment);
}

/// Says why a record cannot be opened, or a link that carries none.
pub(crate) async fn refuse(desk: Desk, record: &str, error: &impl Say) {
    let game = client::needs_of_record(record).and_then(|needs| games::info(needs.game).ok());
    let message = Message::new("page-record-bad").with("why", error.say());
    loading::tell(desk, game, message).await;
}
