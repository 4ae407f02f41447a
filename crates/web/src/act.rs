//! How a view offers a choice: by mouse, touch and keyboard alike.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::icons::icon;

/// What a drawn thing does when it is pointed at, focused, clicked or entered.
/// Spread the handlers over an element: `on:click=act.click()`, ….
#[derive(Clone)]
pub(crate) struct Choice {
    desk: Desk,
    /// The choice in notation.
    pub(crate) action: String,
}

impl Choice {
    /// The choice with this notation.
    pub(crate) fn new(desk: Desk, action: impl ToString) -> Choice {
        Choice {
            desk,
            action: action.to_string(),
        }
    }

    /// Makes the choice.
    pub(crate) fn choose(&self) {
        self.desk.choose(&self.action);
    }

    /// Shows what the choice would do.
    pub(crate) fn point(&self) {
        self.desk.point(Some(self.action.clone()));
    }

    /// Shows it no more.
    pub(crate) fn release(&self) {
        self.desk.point(None);
    }
}

/// The sign of a choice that leads to a loss.
pub(crate) fn loss_sign(desk: Desk) -> impl IntoView {
    view! { <span class="loss-sign" role="img" aria-label=desk.t("page-loses")>{icon("flag")}</span> }
}
