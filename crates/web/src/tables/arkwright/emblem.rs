//! What stands on the card of Spinning Jenny: the wheel and the spindles.

use leptos::prelude::*;

use crate::start_page::scene::{framed, spokes};

/// The drawing.
pub(crate) fn emblem() -> AnyView {
    let drawing = {
        let bobbins: String = (0..5)
            .map(|n| format!("M{} 44h8l-1.5 18h-5z", 80 + n * 13))
            .collect();
        let spindles: String = (0..5).map(|n| format!("M{} 30v48", 84 + n * 13)).collect();
        view! {
            <circle class="d-line" cx="36" cy="50" r="28"></circle>
            <path class="d-line" d=spokes(36.0, 50.0, 0.0, 28.0, 10)></path>
            <circle class="d-dark" cx="36" cy="50" r="4"></circle>
            <path class="d-line" d=spindles></path>
            <path class="d-brass" d=bobbins></path>
            <path class="d-line" d="M58 34Q90 20 140 30M12 82h134"></path>
        }
        .into_any()
    };
    framed(drawing)
}
