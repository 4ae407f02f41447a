//! One hand for all sheets of a table: what lies under the pointer or has the focus is shown, what
//! is clicked is chosen. A sheet only writes what each of its things stands for.

use leptos::prelude::{Set, WithUntracked, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, UiEvent};

use crate::browser;
use crate::desk::Desk;

/// What a thing stands for: a choice in notation.
const CHOICE: &str = "data-action";
/// The same where the choice is not there now: it is tried, and the answer says why not.
const REFUSED: &str = "data-refused";
/// A place of a board that is worth a look without being a choice.
const LOOK: &str = "data-look";
/// A part of a sheet that is unfolded by a click on it or by a focus in it.
const UNFOLD: &str = "data-unfold";

/// The choice that the thing under an event stands for.
fn named(event: &Event, attribute: &str) -> Option<String> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let thing = target.closest(&format!("[{attribute}]")).ok()??;
    thing.get_attribute(attribute)
}

/// Shows what the choice would do that is pointed at, if one is.
pub(crate) fn point(desk: Desk, event: &Event) {
    desk.point(named(event, CHOICE));
    let looked = named(event, LOOK);
    if desk.looked.with_untracked(|before| *before != looked) {
        desk.looked.set(looked);
    }
}

/// Shows what the choice would do that has the focus, if one has.
pub(crate) fn focus(desk: Desk, event: &Event) {
    if let Some(part) = named(event, UNFOLD) {
        desk.unfold(part);
    }
    point(desk, event);
}

/// Makes the choice that is clicked; the keyboard clicks as well.
pub(crate) fn click(desk: Desk, event: &Event) {
    if let Some(action) = named(event, CHOICE).or_else(|| named(event, REFUSED)) {
        // A key makes a click without a pointer.
        let by_key = event
            .dyn_ref::<UiEvent>()
            .is_some_and(|event| event.detail() == 0);
        if desk.choose(&action) && by_key {
            request_animation_frame(keep_focus);
        }
    } else if let Some(part) = named(event, UNFOLD) {
        desk.unfold(part);
    }
}

/// Where the choice that had the focus is not there any more, being done has it.
fn keep_focus() {
    let page = browser::document();
    let lost = page
        .active_element()
        .is_none_or(|element| element.tag_name() == "BODY");
    let next = page.query_selector(".bar-done [data-action],.confirm");
    if let (true, Ok(Some(next))) = (lost, next) {
        let _ = next.unchecked_into::<HtmlElement>().focus();
    }
}
