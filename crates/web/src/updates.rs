//! The service worker: the page works offline, and a new version is offered, not forced.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::desk::Desk;

#[wasm_bindgen(module = "/src/updates.js")]
extern "C" {
    /// Registers the service worker; `ready` is called when a new version waits, `kept` when every
    /// file is kept for use offline.
    fn register(ready: &JsValue, kept: &JsValue);

    /// Lets the waiting version take over and loads the page again.
    fn apply_update();
}

/// Watches for a new version, and for this one being kept whole.
pub(crate) fn watch(desk: Desk) {
    let ready = Closure::<dyn Fn()>::new(move || desk.update_ready.set(true));
    let kept = Closure::<dyn Fn()>::new(move || desk.kept_offline.set(true));
    register(ready.as_ref(), kept.as_ref());
    ready.forget();
    kept.forget();
}

/// Changes to the new version now.
pub(crate) fn apply() {
    apply_update();
}
