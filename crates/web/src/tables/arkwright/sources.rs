//! Whether the numbers on a sheet are printed somewhere or reconstructed.

use std::cell::RefCell;

use arkwright::{COMPILED, Provenance, Source, provenance};
use leptos::prelude::*;
use table::Game;

use crate::desk::Desk;
use crate::tables::arkwright::scene::Scene;

thread_local! {
    /// The provenance of the data file in play, which is read once for each file.
    static KNOWN: RefCell<Option<(String, Vec<Provenance>)>> = const { RefCell::new(None) };
}

/// How much of some blocks of the data file is our own proposal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    Nothing,
    Part,
    All,
}

/// The word `reconstructed` or `partly published` for a sheet that shows numbers of these blocks.
pub(crate) fn label(desk: Desk, scene: &Scene, blocks: &[&str]) -> Option<AnyView> {
    let (word, title) = match extent(numbers(scene), blocks) {
        Extent::Nothing => return None,
        Extent::Part => ("sheet-partly-published", "sheet-partly-published-hint"),
        Extent::All => ("sheet-reconstructed", "sheet-reconstructed-hint"),
    };
    Some(
        view! { <p class="k b-source"><span title=desk.t(title)>{desk.t(word)}</span></p> }
            .into_any(),
    )
}

/// The data file in play.
fn numbers(scene: &Scene) -> &str {
    let own = scene.game.own_files().first();
    own.map_or(COMPILED, |file| file.text.as_str())
}

fn extent(data: &str, blocks: &[&str]) -> Extent {
    KNOWN.with_borrow_mut(|known| {
        if known.as_ref().is_none_or(|(text, _)| text != data) {
            // A file that does not parse never came to the table.
            *known = Some((data.to_owned(), provenance(data).unwrap_or_default()));
        }
        let all = known
            .as_ref()
            .map(|(_, all)| all.as_slice())
            .unwrap_or_default();
        let shown = || {
            all.iter()
                .filter(|block| blocks.contains(&block.block.as_str()))
        };
        if shown().all(|block| block.source == Source::Reconstructed) {
            Extent::All
        } else if shown()
            .any(|block| block.source == Source::Reconstructed || !block.reconstructed.is_empty())
        {
            Extent::Part
        } else {
            Extent::Nothing
        }
    })
}
