//! What stands on the card of the card game: a mill with cards tucked under both its sides.

use leptos::prelude::*;

use crate::start_page::scene::framed;

/// The drawing.
pub(crate) fn emblem() -> AnyView {
    framed(
        view! {
            <path class="d-sheet" d="M10 34h52v44H10zM88 34h54v44H88z"></path>
            <path class="d-line" d="M10 34h52v44H10zM88 34h54v44H88zM22 34v44M130 34v44"></path>
            <path class="d-brick" d="M44 84V40l16 -12v12l16 -12v12l16 -12v12l16 -12v56z"></path>
            <path class="d-brick" d="M94 32V12h8v22z"></path>
            <path class="d-dark" d="M54 84V62h12v22zM76 54h8v8h-8zM92 54h8v8h-8z"></path>
            <circle class="d-brass" cx="136" cy="46" r="5"></circle>
            <circle class="d-brass" cx="136" cy="60" r="5"></circle>
            <circle class="d-dark" cx="16" cy="46" r="3.4"></circle>
            <path class="d-dark" d="M10.500 58q0 -7 5.500 -7t5.500 7z"></path>
            <path class="d-line" d="M6 84h140"></path>
        }
        .into_any(),
    )
}
