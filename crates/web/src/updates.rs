//! The service worker: the page works offline, and a new version is offered, not forced.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;

use crate::desk::Desk;

#[wasm_bindgen(module = "/src/updates.js")]
extern "C" {
    /// Registers the service worker; `ready` is called when a new version waits, `kept` when every
    /// file is kept for use offline.
    fn register(ready: &JsValue, kept: &JsValue);

    /// Whether the page would be another build if it were loaded again; if a worker holds this one, that
    /// is asked to look for another.
    async fn is_outdated() -> JsValue;

    /// Lets the waiting version take over, if one waits, and loads the page again.
    async fn apply_update();
}

/// Watches for a new version, and for this one being kept whole.
pub(crate) fn watch(desk: Desk) {
    let ready = Closure::<dyn Fn()>::new(move || desk.update_ready.set(true));
    let kept = Closure::<dyn Fn()>::new(move || desk.kept_offline.set(true));
    register(ready.as_ref(), kept.as_ref());
    ready.forget();
    kept.forget();
}

/// Says that a part of the page could not be had: because there is a newer version, or for now.
pub(crate) fn missed(desk: Desk) {
    spawn_local(async move {
        if !tell_if_outdated(desk).await {
            desk.notice.set(Some(desk.t("page-not-loaded")));
        }
    });
}

/// Looks whether there is a newer version, so that no part of this one may be had any more; offers it
/// then, and says so.
pub(crate) async fn tell_if_outdated(desk: Desk) -> bool {
    let is_outdated = is_outdated().await.is_truthy();
    if is_outdated {
        desk.notice.set(None);
        desk.outdated.set(true);
    }
    is_outdated
}

/// Changes to the new version now.
pub(crate) fn apply() {
    spawn_local(apply_update());
}
