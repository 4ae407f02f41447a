//! A game leaves the page: as a record in a file, or in a link.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

use crate::browser;
use crate::desk::Desk;
use crate::icons::icon;
use crate::links;
use crate::updates;

/// The record of the game on the table, with what names its file.
fn record(desk: Desk) -> Option<(String, String)> {
    desk.table.with_untracked(|table| {
        let session = &table.as_ref()?.session;
        // What is tentative is nobody's business yet.
        let play = session.confirmed_play();
        let text = session.record_with_seats()?;
        let digest = play.digest().to_string();
        let name = format!("{}-{}.record", play.setup().game, &digest[..8]);
        Some((name, text))
    })
}

/// Offers the record as a file.
pub(crate) fn save(desk: Desk) {
    match record(desk) {
        Some((name, text)) => browser::download(&name, &text),
        None => desk.notice.set(Some(desk.t("share-no-record"))),
    }
}

/// The link to the moment that is looked at; why not, if there is none.
async fn link(desk: Desk) -> Result<String, &'static str> {
    let (_, text) = record(desk).ok_or("share-no-record")?;
    let moment = desk.table.with_untracked(|table| {
        let table = table.as_ref()?;
        Some(table.moment.unwrap_or(table.session.confirmed()))
    });
    let packed = links::packed(text, moment.unwrap_or(0)).await;
    let fragment = packed.map_err(|_| "page-not-loaded")?;
    let fragment = fragment.ok_or("share-link-long")?;
    let location = browser::window().location();
    let origin = location.origin().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    Ok(format!("{origin}{path}#{fragment}"))
}

/// Copies the link; where the browser does not copy, it is left in `shown` to be copied by hand.
pub(crate) fn copy_link(desk: Desk, shown: RwSignal<Option<String>>) {
    spawn_local(async move {
        let link = match link(desk).await {
            Ok(link) => link,
            Err("page-not-loaded") => return updates::missed(desk),
            Err(why) => {
                desk.notice.set(Some(desk.t(why)));
                return;
            }
        };
        let window = browser::window();
        // Only a secure page has a clipboard; a plain one on a local network has none.
        if !window.is_secure_context() {
            shown.set(Some(link));
            return;
        }
        let copying = window.navigator().clipboard().write_text(&link);
        match JsFuture::from(copying).await {
            Ok(_) => desk.notify("share-link-copied"),
            Err(_) => shown.set(Some(link)),
        }
    });
}

/// The link to be copied by hand, if it has to be.
pub(crate) fn link_by_hand(desk: Desk, shown: RwSignal<Option<String>>) -> impl IntoView {
    let select_all =
        |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    move || {
        shown.get().map(|link| {
            view! {
                <label class="link-by-hand">
                    {desk.t("share-link-here")}
                    <input
                        type="text"
                        readonly=true
                        prop:value=link
                        on:focus=select_all
                    />
                </label>
            }
        })
    }
}

/// Save and share, beside the ledger of a game under way.
#[component]
pub(crate) fn ShareSheet() -> impl IntoView {
    let desk = Desk::of_page();
    let shown = RwSignal::new(None::<String>);
    view! {
        <section class="sheet share" aria-label=desk.says("share-title")>
            <div class="hd">
                <h2>{desk.says("share-title")}</h2>
                <span class="r">{desk.says("share-sub")}</span>
            </div>
            <div class="row">
                <button class="btn" on:click=move |_| save(desk)>{icon("file")} {desk.says("share-save")}</button>
                <button class="btn" on:click=move |_| copy_link(desk, shown)>{icon("any")} {desk.says("share-link")}</button>
            </div>
            {link_by_hand(desk, shown)}
        </section>
    }
}
