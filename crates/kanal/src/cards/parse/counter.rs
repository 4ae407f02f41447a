//! Reads what is counted, and where.

use crate::cards::counter::{Counter, Filter, Object, RouteType, Scope, Stage};
use crate::cards::due;
use crate::cards::error::{Trouble, Wrong};
use crate::cards::phrase::CardPhrase;
use crate::cards::words::Words;

/// The types of route and the general route, in both numbers.
pub(super) const ROUTES: [(&str, Option<RouteType>); 10] = [
    ("path", Some(RouteType::Path)),
    ("paths", Some(RouteType::Path)),
    ("road", Some(RouteType::Road)),
    ("roads", Some(RouteType::Road)),
    ("rail", Some(RouteType::Rail)),
    ("rails", Some(RouteType::Rail)),
    ("canal", Some(RouteType::Canal)),
    ("canals", Some(RouteType::Canal)),
    ("route", None),
    ("routes", None),
];

/// Lines and figures, which may be of one type.
const SHAPES: [(&str, Shape); 8] = [
    ("loop", Object::Loop),
    ("loops", Object::Loop),
    ("row", Object::Row),
    ("rows", Object::Row),
    ("column", Object::Column),
    ("columns", Object::Column),
    ("angle", Object::Angle),
    ("angles", Object::Angle),
];

type Shape = fn(Option<RouteType>) -> Object;

/// What stands alone.
const PLAIN: [(&str, Object); 6] = [
    ("bridge", Object::Bridge),
    ("bridges", Object::Bridge),
    ("structure", Object::Structure),
    ("structures", Object::Structure),
    ("plot", Object::Plot),
    ("plots", Object::Plot),
];

/// What stands before a noun.
const ADJECTIVES: [&str; 9] = [
    "adjacent",
    "different",
    "empty",
    "built-over",
    "bridged",
    "unactivated",
    "green",
    "orange",
    "blue",
];

/// Whether a counter can begin with this word.
pub(super) fn begins_counter(word: &str) -> bool {
    word == "supply"
        || ADJECTIVES.contains(&word)
        || ROUTES.iter().any(|(noun, _)| *noun == word)
        || SHAPES.iter().any(|(noun, _)| *noun == word)
        || PLAIN.iter().any(|(noun, _)| *noun == word)
}

/// What is counted, and where.
pub(super) fn counter(words: &mut Words<'_>) -> Result<Counter, Wrong> {
    if words.take("supply") {
        words.expect("of", due::OF)?;
        return Ok(supply(Object::Supply(
            words.one_of(&super::PAID, due::PAID)?,
        )));
    }
    if words.peek() == "different" && matches!(words.peek_second(), "material" | "materials") {
        words.skip();
        words.skip();
        return Ok(supply(Object::DifferentMaterials));
    }
    let is_adjacent = words.take("adjacent");
    let (object, adjective) = thing(words, is_adjacent)?;
    let scope_at = words.clone();
    let due = match object {
        Object::Loop(_) | Object::Row(_) | Object::Column(_) | Object::Angle(_) => due::ANYWHERE,
        Object::Plot => due::ADJACENT,
        _ => due::SCOPE,
    };
    let scope = if is_adjacent {
        Scope::Adjacent
    } else {
        scope(words, due)?
    };
    let (filter, filter_at) = match words.peek() {
        "at" if adjective == Filter::All => border(words)?,
        _ => (adjective, words.clone()),
    };
    let counter = Counter {
        object,
        scope,
        filter,
    };
    if !counter.has_sound_scope() {
        return Err(scope_at.wrong(due, &[]));
    }
    if !counter.has_sound_filter() {
        let fault = Trouble::fault(CardPhrase::NoSuchPlace, CardPhrase::LeaveOut);
        return Err(filter_at.trouble(fault));
    }
    Ok(counter)
}

fn supply(object: Object) -> Counter {
    Counter {
        object,
        scope: Scope::Supply,
        filter: Filter::All,
    }
}

/// The noun with its adjectives.
fn thing(words: &mut Words<'_>, is_adjacent: bool) -> Result<(Object, Filter), Wrong> {
    match words.peek() {
        "different" => {
            words.skip();
            let due = match is_adjacent {
                true => due::ROUTES,
                false => due::ROUTES_OR_MATERIALS,
            };
            let object = words.one_of(&[("routes", Object::DifferentRoutes)], due)?;
            Ok((object, Filter::All))
        }
        "empty" => {
            words.skip();
            let empty = [
                ("plot", Object::EmptyPlot),
                ("plots", Object::EmptyPlot),
                ("space", Object::EmptySpace),
                ("spaces", Object::EmptySpace),
            ];
            Ok((words.one_of(&empty, due::EMPTY)?, Filter::All))
        }
        "built-over" => {
            words.skip();
            let over = [("path", Object::BuiltOver), ("paths", Object::BuiltOver)];
            Ok((words.one_of(&over, due::PATH)?, Filter::All))
        }
        "bridged" => {
            words.skip();
            let kind = words.one_of(&ROUTES, due::ROUTE)?;
            Ok((Object::Route(kind), Filter::Bridged))
        }
        "green" | "orange" | "blue" | "unactivated" => structure(words),
        word => {
            if ROUTES.iter().any(|(noun, _)| *noun == word) {
                let kind = words.one_of(&ROUTES, due::ROUTE)?;
                return Ok((Object::Route(kind), Filter::All));
            }
            if SHAPES.iter().any(|(noun, _)| *noun == word) {
                return shape(words).map(|object| (object, Filter::All));
            }
            if let Some((_, object)) = PLAIN.iter().find(|(noun, _)| *noun == word) {
                words.skip();
                return Ok((*object, Filter::All));
            }
            let nouns: Vec<&'static str> = ADJECTIVES
                .into_iter()
                .chain(ROUTES.map(|(noun, _)| noun))
                .chain(SHAPES.map(|(noun, _)| noun))
                .chain(PLAIN.map(|(noun, _)| noun))
                .collect();
            Err(words.wrong(due::COUNTED, &nouns))
        }
    }
}

/// A structure with its stage, or without.
fn structure(words: &mut Words<'_>) -> Result<(Object, Filter), Wrong> {
    let stage = Stage::ALL
        .into_iter()
        .find(|stage| stage.word() == words.peek());
    if stage.is_some() {
        words.skip();
    }
    let object = match words.take("unactivated") {
        true => Object::Unactivated,
        false => Object::Structure,
    };
    let nouns = [("structure", object), ("structures", object)];
    let due = match object {
        Object::Unactivated => due::STRUCTURE_ALONE,
        _ => due::STRUCTURE,
    };
    let object = words.one_of(&nouns, due)?;
    Ok((object, stage.map_or(Filter::All, Filter::Stage)))
}

/// A line or a figure, with its type, or without.
fn shape(words: &mut Words<'_>) -> Result<Object, Wrong> {
    let of_type = words.one_of(&SHAPES, due::COUNTED)?;
    if !words.take("of") {
        return Ok(of_type(None));
    }
    let kind = words.one_of(&ROUTES[..8], due::ROUTE_TYPE)?;
    Ok(of_type(kind))
}

/// Where something is that is not adjacent.
pub(super) fn scope(words: &mut Words<'_>, due: table::Due) -> Result<Scope, Wrong> {
    if words.take("anywhere") {
        return Ok(Scope::Anywhere);
    }
    if words.peek() != "in" {
        return Err(words.wrong(due, &["anywhere", "in"]));
    }
    words.skip();
    words.one_of(&[("row", Scope::Row), ("column", Scope::Column)], due::LINE)
}

/// `at edge` or `at corner`, and where that word stands.
pub(super) fn border<'a>(words: &mut Words<'a>) -> Result<(Filter, Words<'a>), Wrong> {
    words.skip();
    let at = words.clone();
    let borders = [("edge", Filter::Edge), ("corner", Filter::Corner)];
    Ok((words.one_of(&borders, due::BORDER)?, at))
}
