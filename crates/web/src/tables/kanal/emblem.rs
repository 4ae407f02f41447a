//! What stands on the card of Oranienburger Kanal: a lock keeper's house on a canal with a bridge.

use leptos::prelude::*;

use crate::start_page::scene::framed;

/// The drawing.
pub(crate) fn emblem() -> AnyView {
    let waves: String = (0..3)
        .map(|row| format!("M8 {}{}", 68 + row * 7, "q6 -4 12 0t12 0".repeat(6)))
        .collect();
    let drawing = view! {
        <path class="d-line" d=waves></path>
        <path class="d-sheet" d="M18 58v-24h34v24z"></path>
        <path class="d-brick" d="M12 36l23 -20l23 20z"></path>
        <path class="d-dark" d="M31 58v-12h9v12z"></path>
        <path class="d-brass" d="M74 58q32 -34 64 0h-10q-22 -22 -44 0z"></path>
        <path class="d-line" d="M70 58h72M80 52v-16M132 52v-16M80 38q26 -14 52 0M8 58h62"></path>
    };
    framed(drawing.into_any())
}
