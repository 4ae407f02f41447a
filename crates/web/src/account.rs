//! The sheet that shows what ran by itself: which one is open, how far it is read, and when.
//!
//! It is drawn by `account_sheet`, which is fetched behind the table with what stands beside it: a
//! part of its own would cost every table more bytes in what parts share.

use std::sync::Arc;
use std::time::Duration;

use client::{Account, Beginning, Player, Reading, Standing};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::action_bar;
use crate::browser;
use crate::desk::{Desk, TableState};
use crate::history;
use crate::parts;
use crate::playback;
use crate::settings::Accounts;
use crate::tables;
use crate::updates;

/// How long one cell of a sequence is looked at.
const CELL: Duration = Duration::from_millis(250);
/// How long a step is looked at.
pub(crate) const STEP: Duration = Duration::from_millis(700);
/// The id of the sheet, to put the focus there.
pub(crate) const SHEET: &str = "account";

/// Why a sheet is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// It came at its place in the game.
    Came,
    /// Somebody opened it again.
    Again,
    /// A decision interrupts it, and is asked on the bar.
    Asks,
}

/// The sheet that is open.
#[derive(Clone)]
pub(crate) struct Open {
    pub(crate) account: Arc<Account>,
    pub(crate) reading: Reading,
    pub(crate) why: Why,
    /// How often it was written anew.
    drawn: u32,
    /// The clock that goes on with it.
    clock: Option<TimeoutHandle>,
    /// Where the focus was.
    back: Option<HtmlElement>,
}

/// Which sheet is open, how far it goes, why, and how often it was written anew.
pub(crate) fn shown(desk: Desk) -> Option<(Beginning, usize, Why, u32)> {
    desk.account.with(|open| {
        let open = open.as_ref()?;
        let account = &open.account;
        Some((account.begins, account.last, open.why, open.drawn))
    })
}

/// Whether a sheet is open that takes the bar.
pub(crate) fn has_bar(desk: Desk) -> bool {
    desk.account
        .with(|open| open.as_ref().is_some_and(|open| open.why != Why::Asks))
}

/// Fetches what draws sheets, behind the table; then shows what a question interrupts.
pub(crate) fn prepare(desk: Desk) {
    set_timeout(
        move || {
            spawn_local(async move {
                if parts::ACCOUNT.load().await {
                    // For whoever drives the page: from now on the game waits for its sheets.
                    if let Some(root) = browser::document().document_element() {
                        let _ = root.set_attribute("data-sheets", "");
                    }
                    desk.with_table(|table| {
                        if table.showing.is_none() {
                            playback::catch_up(desk, table);
                        }
                    });
                }
            });
        },
        STEP,
    );
}

/// Whether somebody wants to see this account.
fn is_wanted(desk: Desk, table: &TableState, account: &Account) -> bool {
    let mine = || {
        let players = table.session.players().iter();
        let seats = table::Seat::all(players.len() as u8).zip(players);
        let mut people = seats.filter(|(_, player)| **player == Player::Person);
        people.any(|(seat, _)| account.apart(seat).is_none())
    };
    let which = desk.settings.with_untracked(|settings| settings.accounts);
    // What draws it may not be here yet; the game does not wait for it.
    parts::ACCOUNT.is_here()
        && (table.guide.is_some()
            || match which {
                Accounts::Every => true,
                Accounts::Mine => mine(),
                Accounts::Never => false,
            })
}

/// The oldest account that nobody has seen and somebody wants to see, if it is complete or waits
/// for a person's answer.
pub(crate) fn due(desk: Desk, table: &mut TableState) -> Option<Account> {
    let confirmed = table.session.confirmed();
    let now = Beginning {
        entry: confirmed,
        event: 0,
    };
    let from = table.told.min(now);
    let accounts = client::accounts(table.session.play(), from, confirmed);
    let next = accounts
        .into_iter()
        .find(|account| !account.is_complete || (!table.quiet && is_wanted(desk, table, account)));
    table.told = next.as_ref().map_or(now, |account| account.begins);
    next.filter(|account| {
        let asked = matches!(table.session.standing(), Standing::Person { .. });
        // Of more answers than the bar has room for the others are at the table, below the sheet.
        let is_little = || table.session.play().legal().len() <= action_bar::places();
        let asks = asked && !account.form().decided_at_table && is_little();
        !table.quiet && is_wanted(desk, table, account) && (account.is_complete || asks)
    })
}

/// Opens the sheet of an account.
pub(crate) fn open(desk: Desk, account: Account, why: Why) {
    let (stepwise, motion) = desk
        .settings
        .with_untracked(|settings| (settings.is_stepwise(), settings.motion));
    let before = desk.account.with_untracked(|open| {
        open.as_ref()
            .map(|open| (open.account.begins, open.reading))
    });
    let reading = match before {
        // It goes on where a question interrupted it.
        Some((begins, reading)) if begins == account.begins => reading,
        _ => Reading::default(),
    };
    let at_once = !stepwise || why == Why::Asks;
    let reading = match at_once {
        true => Reading::whole(&account),
        false => reading,
    };
    let focused = browser::document().active_element();
    close(desk);
    desk.account.set(Some(Open {
        account: Arc::new(account),
        reading,
        why,
        drawn: 0,
        clock: None,
        back: focused.and_then(|focused| focused.dyn_into().ok()),
    }));
    if why != Why::Asks {
        request_animation_frame(|| {
            browser::focus(SHEET);
            history::to_top();
        });
    }
    if at_once {
        read_whole(desk);
    } else if motion {
        run(desk);
    }
}

/// The board beside a sheet that is read to its end agrees with it.
fn read_whole(desk: Desk) {
    let whole = desk.account.with_untracked(|open| {
        let open = open.as_ref()?;
        let is_whole = open.reading == Reading::whole(&open.account);
        is_whole.then(|| (Arc::clone(&open.account), open.why))
    });
    if let Some((account, why)) = whole.filter(|(account, _)| account.form().shows_after) {
        // The table may be in use by whoever opened the sheet.
        request_animation_frame(move || {
            let is_open = shown(desk).is_some_and(|(begins, ..)| begins == account.begins);
            if is_open {
                desk.with_table(|table| playback::show_after(table, &account, why));
            }
        });
    }
}

/// The id of the button that opens an account again.
pub(crate) fn button_of(begins: Beginning) -> String {
    format!("account-{}-{}", begins.entry, begins.event)
}

/// Opens an account again.
pub(crate) fn open_again(desk: Desk, begins: Beginning) {
    spawn_local(async move {
        if !parts::ACCOUNT.load().await {
            updates::missed(desk);
            return;
        }
        let account = desk.table.with_untracked(|table| {
            let session = &table.as_ref()?.session;
            client::account(session.play(), begins, session.confirmed())
        });
        if let Some(account) = account {
            playback::skip(desk);
            desk.with_table(|table| table.reading = Some(begins.entry));
            open(desk, account, Why::Again);
        }
    });
}

/// Writes what has just been decided or taken back on the sheet that the decision interrupts.
pub(crate) fn follow(desk: Desk) {
    let now = desk.account.with_untracked(|open| {
        let open = open.as_ref().filter(|open| open.why == Why::Asks)?;
        Some(Arc::clone(&open.account))
    });
    let account = now.as_ref().and_then(|now| {
        desk.table.with_untracked(|table| {
            let session = &table.as_ref()?.session;
            let account = client::tentative_account(session, now.begins);
            account.filter(|account| *account != **now)
        })
    });
    let Some(account) = account else {
        return;
    };
    change(desk, |open| {
        open.reading = Reading::whole(&account);
        open.drawn += 1;
        open.account = Arc::new(account);
    });
}

/// Closes the sheet, and puts the focus back where it was.
fn close(desk: Desk) -> Option<Open> {
    stop(desk);
    let open = desk.account.try_update(Option::take).flatten()?;
    let (back, button) = (open.back.clone(), button_of(open.account.begins));
    let again = open.why == Why::Again;
    request_animation_frame(move || match back {
        // The ledger is drawn anew.
        _ if again => browser::focus(&button),
        // An element that is gone or hidden cannot have it; then nothing has.
        Some(back) => drop(back.focus()),
        None => {}
    });
    Some(open)
}

/// Closes the sheet without going on with anything.
pub(crate) fn put_away(desk: Desk) {
    if desk.account.with_untracked(Option::is_some) {
        close(desk);
    }
}

/// Closes the sheet and goes on with the game, or with its showing.
pub(crate) fn go_on(desk: Desk) {
    let Some(open) = close(desk) else {
        return;
    };
    understand(desk, &open);
    let begins = open.account.begins;
    desk.with_table(|table| {
        table.reading = None;
        if open.why == Why::Came {
            table.told = Beginning {
                event: begins.event + 1,
                ..begins
            };
            playback::go_on_behind(desk, table, open.account.last + 1);
        } else {
            // The game may have gone on meanwhile.
            playback::catch_up(desk, table);
        }
    });
}

/// Closes the sheet, and shows nothing more until the next turn is confirmed.
pub(crate) fn skip(desk: Desk) {
    let came = desk
        .account
        .with_untracked(|open| open.as_ref().is_some_and(|open| open.why == Why::Came));
    if came {
        desk.with_table(|table| (table.quiet, table.skipped) = (true, true));
    }
    go_on(desk);
}

/// What was explained beside the sheet need not be explained again.
fn understand(desk: Desk, open: &Open) {
    let kind = open.account.form().kind;
    desk.with_table(|table| {
        let Some(seen) = table.guide else {
            return;
        };
        let guide = &tables::view(table.session.play().setup().game).guide;
        let steps = 0..=open.reading.step;
        let lessons = steps.filter_map(|step| (guide.beside)(kind, step));
        table.guide = Some(lessons.fold(seen, |seen, lesson| seen | 1 << lesson));
    });
}

/// Completes the step or goes on to the next one; from the last one, goes on.
pub(crate) fn next(desk: Desk) {
    stop(desk);
    let more = change(desk, |open| open.reading.next(&open.account));
    if more == Some(false) {
        go_on(desk);
    } else {
        read_whole(desk);
    }
}

/// Returns to the step before.
pub(crate) fn back(desk: Desk) {
    stop(desk);
    change(desk, |open| open.reading.back());
}

fn change<T>(desk: Desk, change: impl FnOnce(&mut Open) -> T) -> Option<T> {
    let changed = desk.account.try_update(|open| open.as_mut().map(change));
    changed.flatten()
}

/// Lets the clock go on with the sheet; whoever steps by hand stops it.
fn run(desk: Desk) {
    let tells = change(desk, |open| open.reading.tells(&open.account));
    let wait = if tells == Some(true) { CELL } else { STEP };
    let tick = move || {
        let more = change(desk, |open| open.reading.tick(&open.account));
        if more == Some(true) {
            read_whole(desk);
            run(desk);
        }
    };
    let clock = set_timeout_with_handle(tick, wait).ok();
    change(desk, |open| open.clock = clock);
}

fn stop(desk: Desk) {
    let clock = desk
        .account
        .with_untracked(|open| open.as_ref().and_then(|open| open.clock));
    if let Some(clock) = clock {
        clock.clear();
    }
}

/// The keys of an open sheet. Says whether the table has nothing to do with the key.
pub(crate) fn on_key(desk: Desk, event: &web_sys::KeyboardEvent, on_button: bool) -> bool {
    let why = desk
        .account
        .with_untracked(|open| open.as_ref().map(|open| open.why));
    let Some(why) = why else {
        return false;
    };
    match (event.key().as_str(), why) {
        ("Escape", Why::Asks) => put_away(desk),
        (_, Why::Asks) => return false,
        ("Escape", _) => skip(desk),
        ("Enter", _) if !on_button => next(desk),
        ("ArrowRight", _) => {
            let last = desk.account.with_untracked(|open| {
                open.as_ref()
                    .is_none_or(|open| open.reading == Reading::whole(&open.account))
            });
            if !last {
                next(desk);
            }
        }
        ("ArrowLeft", _) => back(desk),
        _ => return true,
    }
    event.prevent_default();
    true
}
