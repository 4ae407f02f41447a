//! What cannot be chosen stays in reach and says why.

use std::sync::LazyLock;

use leptos::prelude::*;

/// The reason that is read at present, of whichever sheet. It outlives the
/// drawing of a sheet, which happens anew at every change.
static READ: LazyLock<ArcRwSignal<Option<(&'static str, String)>>> =
    LazyLock::new(|| ArcRwSignal::new(None));

/// Wraps drawn content as something that cannot be chosen now: pointed at,
/// focused or touched, it says why in the sheet's last line.
pub(crate) fn refused(
    sheet: &'static str,
    label: &str,
    reason: String,
    content: AnyView,
) -> AnyView {
    let read = {
        let reason = reason.clone();
        move || READ.set(Some((sheet, reason.clone())))
    };
    let (focus, click) = (read.clone(), read.clone());
    let title = format!("{label}: {reason}");
    let spoken = title.clone();
    view! {
        <g
            class="b-refused"
            role="button"
            aria-disabled="true"
            tabindex="0"
            aria-label=spoken
            on:mouseenter=move |_| read()
            on:mouseleave=move |_| READ.set(None)
            on:focus=move |_| focus()
            on:blur=move |_| READ.set(None)
            on:click=move |_| click()
        >
            <title>{title}</title>
            {content}
        </g>
    }
    .into_any()
}

/// The line of a sheet in which the reasons are read.
pub(crate) fn line(sheet: &'static str) -> AnyView {
    let reason = move || {
        READ.get()
            .filter(|(read, _)| *read == sheet)
            .map(|(_, reason)| reason)
    };
    view! { <p class="k b-why" role="status">{reason}</p> }.into_any()
}
