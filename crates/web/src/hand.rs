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
/// The same for something that is taken in hand: only by a click.
const TAKE: &str = "data-take";

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

/// Lets go of what was pointed at and looked at.
pub(crate) fn leave(desk: Desk) {
    desk.point(None);
    desk.looked.set(None);
}

/// Shows what the choice would do that has the focus, if one has.
pub(crate) fn focus(desk: Desk, event: &Event) {
    if let Some(part) = named(event, UNFOLD).filter(|_| is_by_key(event)) {
        desk.unfold(part);
    }
    point(desk, event);
}

/// Whether a focus came by a key. What is clicked must stay where it is until the click is made, which
/// is what unfolds or chooses.
fn is_by_key(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into().ok());
    target.is_some_and(|target: Element| target.matches(":focus-visible") == Ok(true))
}

/// Makes the choice that is clicked; the keyboard clicks as well.
pub(crate) fn click(desk: Desk, event: &Event) {
    if let Some(action) = named(event, CHOICE).or_else(|| named(event, REFUSED)) {
        // A key makes a click without a pointer.
        let by_key = event
            .dyn_ref::<UiEvent>()
            .is_some_and(|event| event.detail() == 0);
        if desk.choose(&action) {
            request_animation_frame(if by_key { keep_focus } else { let_go });
        }
    } else if let Some(part) = named(event, UNFOLD).or_else(|| named(event, TAKE)) {
        desk.unfold(part);
    }
}

/// Makes a choice that is drawn and has the focus, as a key does with a button.
pub(crate) fn press(desk: Desk, thing: &Element) {
    let action = thing.get_attribute(CHOICE);
    if action.is_some_and(|action| desk.choose(&action)) {
        request_animation_frame(keep_focus);
    }
}

/// Where the choice that had the focus is not there any more, being done has it; or the first choice
/// of the bar, where being done would lose something.
fn keep_focus() {
    let page = browser::document();
    let lost = page
        .active_element()
        .is_none_or(|element| element.tag_name() == "BODY" || !is_choice(&element));
    let first = |css: &str| page.query_selector(css).ok().flatten();
    let next = first(".bar-done [data-action]:not(.wastes)")
        .or_else(|| first(".choices [data-action]"))
        .or_else(|| first(".bar-done [data-action],.confirm"));
    if let (true, Some(next)) = (lost, next) {
        let _ = next.unchecked_into::<HtmlElement>().focus();
    }
}

/// Whether something is a choice, or not of the sheets at all.
fn is_choice(thing: &Element) -> bool {
    let of_sheets = thing.closest("main.table").ok().flatten().is_some();
    !of_sheets || thing.has_attribute(CHOICE)
}

/// What was clicked by a mouse and is no choice any more lets go of the focus, so that a key is for
/// the table again.
fn let_go() {
    let focused = browser::document().active_element();
    let over = focused.filter(|focused| focused.tag_name() == "BUTTON" && !is_choice(focused));
    // A button of the page that has come in the place of a choice is not what was clicked, either.
    let is_over = |over: &Element| {
        let others = [REFUSED, "disabled", "data-do"];
        others.iter().any(|other| over.has_attribute(other))
    };
    if let Some(over) = over.filter(is_over) {
        let _ = over.unchecked_into::<HtmlElement>().blur();
    }
}
