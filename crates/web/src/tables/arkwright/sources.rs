//! Whether the numbers on a sheet are printed somewhere or reconstructed.

use arkwright::{Provenance, Source};
use leptos::prelude::*;

use crate::desk::Desk;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::version::Version;

/// How much of some blocks of the data file is our own proposal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    Nothing,
    Part,
    All,
}

/// The word `reconstructed` or `partly published` for a sheet that shows numbers of these blocks.
pub(crate) fn label<E: Version>(desk: Desk, scene: &Scene<E>, blocks: &[&str]) -> Option<AnyView> {
    label_of(desk, scene.game.provenance(), blocks)
}

/// The same where it is known of which data file the blocks are.
pub(crate) fn label_of(desk: Desk, known: &[Provenance], blocks: &[&str]) -> Option<AnyView> {
    let (word, title) = match extent(known, blocks) {
        Extent::Nothing => return None,
        Extent::Part => ("sheet-partly-published", "sheet-partly-published-hint"),
        Extent::All => ("sheet-reconstructed", "sheet-reconstructed-hint"),
    };
    Some(
        view! { <p class="k b-source"><span title=desk.t(title)>{desk.t(word)}</span></p> }
            .into_any(),
    )
}

fn extent(known: &[Provenance], blocks: &[&str]) -> Extent {
    let shown = || {
        let known = known.iter();
        known.filter(|block| blocks.contains(&block.block.as_str()))
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
}
