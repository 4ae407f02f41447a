//! What stands on the card of the card game: a mill with its cards tucked under both sides, those
//! with workers at the left, those with coins at the right.

use leptos::prelude::*;

use crate::start_page::scene::framed;

/// The drawing.
pub(crate) fn emblem() -> AnyView {
    framed(
        view! {
            <path class="d-sheet" d="M4 32h40v52H4zM106 32h40v52h-40z"></path>
            <path class="d-sheet" d="M18 26h36v62H18zM98 26h34v62H98z"></path>
            <path class="d-brick" d="M63 46l2 -40h9l2 40z"></path>
            <path class="d-brick" d="M44 88V44l16 -12v12l16 -12v12l16 -12v12l16 -12v56z"></path>
            <path class="d-dark" d="M52 88V68h12v20zM72 54h8v9h-8zM88 54h8v9h-8zM72 70h8v9h-8zM88 70h8v9h-8z"></path>
            <circle class="d-brass" cx="120" cy="38" r="5.5"></circle>
            <circle class="d-brass" cx="120" cy="53" r="5.5"></circle>
            <circle class="d-brass" cx="139" cy="42" r="4"></circle>
            <path class="d-dark" d="M31 36a4.5 4.5 0 1 0 .1 0zM23 55q0 -8 8 -8t8 8z"></path>
            <path class="d-dark" d="M11 42a3.5 3.5 0 1 0 .1 0zM5.5 57q0 -6 5.5 -6t5.5 6z"></path>
            <path class="d-line" d="M2 88h146"></path>
        }
        .into_any(),
    )
}
