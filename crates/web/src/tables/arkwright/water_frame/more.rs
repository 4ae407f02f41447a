//! What lies behind the tabs and is not seen at first: it is fetched once the table is drawn.

use std::sync::LazyLock;

use ::arkwright::{Arkwright, WaterFrame};
use games::{Clerk, RulesOf};
use leptos::prelude::*;

use crate::desk::{Desk, TableState};
use crate::end_page::Ending;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::{ending, players};

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
    line: Sheet,
    owned: Sheet,
    ending: fn(Desk, &TableState) -> Option<Ending>,
}

static MORE: LazyLock<ArcRwSignal<Option<&'static More>>> =
    LazyLock::new(|| ArcRwSignal::new(None));

/// What writes the accounts.
const CLERK: &dyn Clerk = &RulesOf::<Arkwright<WaterFrame>>::NEW;

/// Takes the sheets into use; gives what writes the accounts, which comes with them.
pub(in crate::tables) fn unfold() -> &'static dyn Clerk {
    MORE.set(Some(&More {
        harbour: super::harbour::sheet,
        tiles: super::tiles::sheet,
        all_mills: players::all_mills,
        on_offer: super::tiles::on_offer,
        mat: super::mat::sheet,
        in_words: all_in_words,
        line: super::harbour::line,
        owned: super::tiles::owned,
        ending: ending::ending::<WaterFrame>,
    }));
    CLERK
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

/// The harbour in a line.
pub(super) fn line(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    sheet(desk, scene, |more| more.line)
}

/// The tiles of the player who is looked at.
pub(super) fn owned(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    sheet(desk, scene, |more| more.owned)
}

/// The ending; `None` while the game is going on.
pub(super) fn ending(desk: Desk, table: &TableState) -> Option<Ending> {
    (MORE.get()?.ending)(desk, table)
}
