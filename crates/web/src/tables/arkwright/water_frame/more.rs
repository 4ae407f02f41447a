//! What lies behind the tabs and is not seen at first: it is fetched once the table is drawn.

use std::sync::LazyLock;

use ::arkwright::WaterFrame;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::desk::Desk;
use crate::tables::arkwright::players;
use crate::tables::arkwright::scene::Scene;

/// A sheet, drawn from the scene.
type Sheet = fn(Desk, &Scene<WaterFrame>) -> AnyView;

/// The sheets behind the tabs.
struct More {
    harbour: Sheet,
    tiles: Sheet,
    all_mills: Sheet,
    on_offer: Sheet,
    mat: Sheet,
    in_words: Sheet,
}

static MORE: LazyLock<ArcRwSignal<Option<&'static More>>> =
    LazyLock::new(|| ArcRwSignal::new(None));

#[wasm_split(water_frame_more, wasm_split_path = leptos::wasm_split, fallible)]
fn load() -> Result<&'static More, SplitLoaderError> {
    Ok(&More {
        harbour: super::harbour::sheet,
        tiles: super::tiles::sheet,
        all_mills: players::all_mills,
        on_offer: super::tiles::on_offer,
        mat: super::mat::sheet,
        in_words: all_in_words,
    })
}

fn all_in_words(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    view! {
        {super::harbour::in_words(desk, scene)}
        {super::tiles::in_words(desk, scene)}
        {super::mat::in_words(desk, scene)}
        {super::events::in_words(desk, scene)}
    }
    .into_any()
}

/// Fetches the sheets, unless they are here.
pub(super) fn fetch() {
    if MORE.with_untracked(Option::is_some) {
        return;
    }
    spawn_local(async {
        if let Ok(more) = load().await {
            MORE.set(Some(more));
        }
    });
}

/// A sheet, once it is here.
fn sheet(desk: Desk, scene: &Scene<WaterFrame>, which: fn(&More) -> Sheet) -> AnyView {
    MORE.get().map(|more| which(more)(desk, scene)).into_any()
}

/// The harbour mat.
pub(super) fn harbour(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    sheet(desk, scene, |more| more.harbour)
}

/// All tiles with what they do.
pub(super) fn tiles(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    sheet(desk, scene, |more| more.tiles)
}

/// The factories of everybody.
pub(super) fn all_mills(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    sheet(desk, scene, |more| more.all_mills)
}

/// The tiles on offer.
pub(super) fn on_offer(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    sheet(desk, scene, |more| more.on_offer)
}

/// The special markers mat.
pub(super) fn mat(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    sheet(desk, scene, |more| more.mat)
}

/// The board in words, as far as only Water Frame has it.
pub(super) fn in_words(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    sheet(desk, scene, |more| more.in_words)
}
