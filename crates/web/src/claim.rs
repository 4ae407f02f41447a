//! Which tab plays a game: one does, the others look.
//!
//! Where the browser has locks, the tab that plays holds the game's lock, and one that looks waits
//! for it. Everywhere a tab that hears of another one's turn looks from then on, and no tab can
//! store a game that did not grow from the stored one.

use client::{SavedGame, Session};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;

use crate::browser;
use crate::desk::{Desk, Origin, Route};
use crate::history;
use crate::links;
use crate::loading;
use crate::storage;
use crate::unsent;

/// What this tab may do with the game on its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// It is played here.
    Ours,
    /// Another tab has it, so it can only be looked at here.
    Elsewhere,
    /// Another tab has stored or deleted it, and what was done here could not be stored.
    Overtaken,
}

#[wasm_bindgen(module = "/src/locks.js")]
extern "C" {
    /// Asks for a lock, to `try`, `wait` or `steal`; `lost` is called if it is stolen later.
    async fn hold_lock(name: &str, how: &str, lost: &JsValue) -> JsValue;
}

async fn hold(desk: Desk, id: &str, how: &str) -> bool {
    let lost = {
        let id = id.to_owned();
        Closure::once_into_js(move || look_again(desk, id))
    };
    hold_lock(&format!("millwright-{id}"), how, &lost)
        .await
        .is_truthy()
}

/// Claims a game that is new, so that nobody else can have it.
pub(crate) fn hold_new(desk: Desk, id: String) {
    spawn_local(async move {
        hold(desk, &id, "try").await;
    });
}

/// Opens a saved game and shows it; if it cannot be had, the start page.
pub(crate) fn open(desk: Desk, id: String) {
    spawn_local(async move {
        open_saved(desk, &id).await;
    });
}

/// Opens a saved game and shows it; says whether it could.
pub(crate) async fn open_saved(desk: Desk, id: &str) -> bool {
    let ours = hold(desk, id, "try").await;
    // What another tab stored meanwhile is read only now, behind the lock.
    let laid = lay(desk, id, ours).await;
    if laid {
        desk.route.set(Route::Table);
        if !ours {
            wait(desk, id.to_owned());
        }
    } else {
        history::to_start(desk);
    }
    laid
}

/// Takes a game that another tab has.
pub(crate) fn take(desk: Desk, id: String) {
    spawn_local(async move {
        hold(desk, &id, "steal").await;
        lay(desk, &id, true).await;
    });
}

/// Takes the game on the table over as soon as no other tab has it.
fn wait(desk: Desk, id: String) {
    spawn_local(async move {
        if hold(desk, &id, "wait").await && is_on_table(desk, &id) && lay(desk, &id, true).await {
            desk.notify("page-yours-now");
        }
    });
}

/// The lock was taken: from now on this tab looks, and waits.
fn look_again(desk: Desk, id: String) {
    if is_on_table(desk, &id) {
        spawn_local(async move {
            if lay(desk, &id, false).await {
                wait(desk, id);
            }
        });
    }
}

/// Puts a game on the table as it is stored now; says whether it could.
async fn lay(desk: Desk, id: &str, ours: bool) -> bool {
    let Some(game) = storage::one(id).await else {
        desk.notice.set(Some(desk.t("page-game-gone")));
        return false;
    };
    if !loading::game_of_record(desk, &game.record).await {
        return false;
    }
    match game.open() {
        Ok(session) => {
            lay_session(desk, &game, session, ours);
            true
        }
        Err(error) => {
            links::refuse(desk, &game.record, &error).await;
            false
        }
    }
}

fn lay_session(desk: Desk, game: &SavedGame, mut session: Session, ours: bool) {
    let fits = !ours || unsent::resume(&game.id, &mut session);
    let claim = if ours { Claim::Ours } else { Claim::Elsewhere };
    let origin = Origin {
        record: game.origin.clone(),
        moment: game.what_if.clone(),
    };
    desk.lay(game.id.clone(), session, claim, origin);
    if !game.damaged.is_empty() {
        desk.notice.set(Some(desk.damage_in_words(game)));
    } else if !fits {
        desk.notice.set(Some(desk.t("page-steps-dropped")));
    }
    desk.let_bots_think();
}

/// The game on the table could not be stored: the stored one is not what it grew from.
pub(crate) fn overtaken(desk: Desk, id: &str) {
    if is_on_table(desk, id) {
        desk.stop_thinking();
        desk.with_table(|table| table.claim = Claim::Overtaken);
    }
}

/// Keeps the game on the table as one of its own.
pub(crate) fn keep_apart(desk: Desk) {
    let session = desk
        .table
        .with_untracked(|table| table.as_ref().map(|table| table.session.clone()));
    if let Some(session) = session {
        desk.open_new(session, Origin::default());
    }
}

fn is_on_table(desk: Desk, id: &str) -> bool {
    desk.table
        .with_untracked(|table| table.as_ref().is_some_and(|table| table.id == id))
}

/// Follows what other tabs do.
pub(crate) fn watch(desk: Desk) {
    let heard = Closure::<dyn Fn(String)>::new(move |id: String| {
        if desk.route.with_untracked(|route| *route == Route::Start) {
            storage::list(desk);
        }
        follow(desk, Some(id));
    });
    storage::listen(heard.as_ref());
    heard.forget();
    // A browser without channels tells nothing; so the tab looks for itself when it is looked at.
    window_event_listener(ev::visibilitychange, move |_| {
        if !browser::document().hidden() {
            follow(desk, None);
        }
    });
}

/// Lays the game on the table anew if another tab has gone on with it.
fn follow(desk: Desk, changed: Option<String>) {
    let on_table = desk.table.with_untracked(|table| {
        let table = table.as_ref()?;
        (table.claim != Claim::Overtaken).then(|| table.id.clone())
    });
    let Some(id) = on_table.filter(|id| changed.is_none_or(|changed| changed == *id)) else {
        return;
    };
    spawn_local(async move {
        if storage::is_newer(&id).await && is_on_table(desk, &id) {
            lay(desk, &id, false).await;
        }
    });
}
