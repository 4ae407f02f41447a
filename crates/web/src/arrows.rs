//! Arrow keys walk from one place that can be chosen to the next in their direction.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgElement};

use crate::browser;

/// What can be chosen on the table, on its sheets and on the bar, and every place of a board that is
/// walked over.
const PLACES: &str = "[data-action], [data-marker], [data-place], button[data-take]";

/// Moves the focus; from anywhere else it goes to the first place. Says whether there was one.
pub(crate) fn walk(key: &str) -> bool {
    let (x, y) = match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return false,
    };
    let places = places();
    let focused = browser::document().active_element();
    let here = focused.filter(|focused| places.contains(focused));
    let Some(here) = here else {
        return places.first().is_some_and(focus);
    };
    let from = middle(&here);
    let distance = |place: &Element| {
        let to = middle(place);
        let (right, down) = (to.0 - from.0, to.1 - from.1);
        let (along, aside) = (right * x + down * y, (right * y).abs() + (down * x).abs());
        // What lies more aside than ahead is another direction's.
        (along > 1.0 && aside <= 2.0 * along).then_some(along + 2.0 * aside)
    };
    let ahead = places
        .iter()
        .filter_map(|place| Some((distance(place)?, place)));
    let nearest = ahead.min_by(|(one, _), (other, _)| one.total_cmp(other));
    nearest.is_some_and(|(_, place)| focus(place))
}

/// The places that are on the screen, in the order of the document.
fn places() -> Vec<Element> {
    let Ok(found) = browser::document().query_selector_all(PLACES) else {
        return Vec::new();
    };
    let elements = (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok());
    // A sheet that is folded away has no size.
    elements
        .filter(|place: &Element| place.get_bounding_client_rect().width() > 0.0)
        .collect()
}

fn middle(place: &Element) -> (f64, f64) {
    let bounds = place.get_bounding_client_rect();
    (
        bounds.x() + bounds.width() / 2.0,
        bounds.y() + bounds.height() / 2.0,
    )
}

fn focus(place: &Element) -> bool {
    let drawn = place.dyn_ref::<SvgElement>().map(SvgElement::focus);
    let plain = place.dyn_ref::<HtmlElement>().map(HtmlElement::focus);
    drawn.or(plain).is_some_and(|focused| focused.is_ok())
}
