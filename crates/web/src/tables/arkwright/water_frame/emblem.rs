//! What stands on the card of Water Frame: the water wheel and a ship at its pier.

use leptos::prelude::*;

use crate::start_page::scene::{framed, spokes};

/// The drawing.
pub(in crate::tables) fn emblem() -> AnyView {
    framed(
        view! {
            <circle class="d-line" cx="36" cy="48" r="26"></circle>
            <circle class="d-line" cx="36" cy="48" r="20"></circle>
            <path class="d-line" d=spokes(36.0, 48.0, 0.0, 30.0, 12)></path>
            <circle class="d-dark" cx="36" cy="48" r="4"></circle>
            <path class="d-brass" d="M78 62h62l-8 16H86z"></path>
            <path class="d-line" d="M98 62V18M122 62V22M86 26h24l3 20H83zM112 30h20l3 16h-26z"></path>
            <path class="d-line" d="M8 78q6 -5 12 0t12 0t12 0t12 0t12 0M78 84q6 -5 12 0t12 0t12 0t12 0t12 0"></path>
        }
        .into_any(),
    )
}
