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

/// Wraps drawn content as something that can be chosen. `label` is read aloud
/// and shown as a tooltip; `class` is added to `choice`.
pub(crate) fn choice(
    desk: Desk,
    action: impl ToString,
    label: String,
    class: &'static str,
    content: impl IntoView + 'static,
) -> impl IntoView {
    let choice = Choice::new(desk, action);
    let (point, focus, click, key) = (
        choice.clone(),
        choice.clone(),
        choice.clone(),
        choice.clone(),
    );
    let (leave, blur) = (choice.clone(), choice.clone());
    // What is lost or wasted is said with the name of the choice.
    let warned = desk.warnings(&choice.action);
    let label = std::iter::once(label)
        .chain(warned)
        .collect::<Vec<_>>()
        .join(". ");
    let loses = desk.loses(&choice.action);
    let title = label.clone();
    view! {
        <g
            class=format!("choice {class}")
            class:loses=loses
            role="button"
            tabindex="0"
            aria-label=label
            data-action=choice.action.clone()
            on:mouseenter=move |_| point.point()
            on:mouseleave=move |_| leave.release()
            on:focus=move |_| focus.point()
            on:blur=move |_| blur.release()
            on:click=move |_| click.choose()
            on:keydown=move |event| {
                if matches!(event.key().as_str(), "Enter" | " ") {
                    event.prevent_default();
                    event.stop_propagation();
                    key.choose();
                }
            }
        >
            <title>{title}</title>
            {content}
        </g>
    }
}
