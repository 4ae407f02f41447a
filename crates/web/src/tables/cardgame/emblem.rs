//! What stands on the card of the card game: a factory with its cards tucked under it.

use leptos::prelude::*;

use crate::start_page::scene::framed;

/// The drawing.
pub(crate) fn emblem() -> AnyView {
    framed(
        view! {
            <path class="d-line" d="M8 36h34v44H8zM28 28h34v56H28z"></path>
            <path class="d-brass" d="M34 36h10v8H34zM34 50h10v8H34z"></path>
            <path class="d-dark" d="M52 88V52l14 8v-8l14 8v-8l14 8v28zM58 50l2-26h7l2 26zM74 50l2-26h7l2 26z"></path>
            <path class="d-line" d="M46 18h56v74H46zM102 30h26v50h-26zM128 36h18v38h-18z"></path>
            <path class="d-brass" d="M108 38h14v6h-14zM108 50h14v6h-14z"></path>
        }
        .into_any(),
    )
}
