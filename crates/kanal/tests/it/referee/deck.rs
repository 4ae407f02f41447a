//! Reads a deck's file: costs, prestige and the language of the effects (docs/kanal-decks.md).

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::referee::board::Route;

/// What can be owned, gained and paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Resource {
    Wood,
    Clay,
    Ore,
    Brick,
    Iron,
    Thaler,
    Prestige,
}

use Resource::{Brick, Clay, Iron, Ore, Prestige, Thaler, Wood};

pub(crate) const BASICS: [Resource; 3] = [Wood, Clay, Ore];
pub(crate) const MATERIALS: [Resource; 5] = [Wood, Clay, Ore, Brick, Iron];
pub(crate) const RESOURCES: [Resource; 7] = [Wood, Clay, Ore, Brick, Iron, Thaler, Prestige];

impl Resource {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Wood => "wood",
            Clay => "clay",
            Ore => "ore",
            Brick => "brick",
            Iron => "iron",
            Thaler => "thaler",
            Prestige => "prestige",
        }
    }

    pub(crate) fn named(word: &str) -> Option<Resource> {
        RESOURCES
            .into_iter()
            .find(|resource| resource.word() == word)
    }
}

pub(crate) type Bundle = BTreeMap<Resource, u16>;

/// A stage of the game, by the colour of the border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Stage {
    Green,
    Orange,
    Blue,
}

pub(crate) const STAGES: [Stage; 3] = [Stage::Green, Stage::Orange, Stage::Blue];

/// 01-20 are green, 21-40 orange, 41-60 blue.
pub(crate) fn stage(number: u8) -> Stage {
    STAGES[usize::from((number - 1) / 20)]
}

#[derive(Clone, Debug)]
pub(crate) struct Card {
    /// One side, or two with an "or"-dash.
    pub(crate) costs: Vec<Bundle>,
    pub(crate) prestige: i16,
    pub(crate) effects: Vec<Effect>,
    /// The effects as they are written.
    pub(crate) texts: Vec<String>,
}

#[derive(Clone, Debug)]
pub(crate) struct Effect {
    pub(crate) requirement: Requirement,
    pub(crate) proceeds: Proceeds,
}

#[derive(Clone, Debug)]
pub(crate) enum Requirement {
    All(Vec<Condition>),
    Any(Vec<Condition>),
}

#[derive(Clone, Debug)]
pub(crate) enum Condition {
    Count(Counter, Amount),
    Corner,
    Edge,
    Interior,
    /// Whether this is the first or the second activation.
    Activation(u8),
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Amount {
    Exactly(u16),
    AtLeast(u16),
    AtMost(u16),
}

impl Amount {
    pub(crate) fn fits(self, count: u16) -> bool {
        match self {
            Amount::Exactly(n) => count == n,
            Amount::AtLeast(n) => count >= n,
            Amount::AtMost(n) => count <= n,
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Counter {
    pub(crate) object: Object,
    pub(crate) place: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    Adjacent,
    Anywhere,
    Row,
    Column,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Filter {
    All,
    Edge,
    Corner,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) scope: Scope,
    pub(crate) filter: Filter,
}

#[derive(Clone, Debug)]
pub(crate) enum Object {
    /// Routes of a type or of all, only those under a bridge if so asked.
    Route {
        of: Option<Route>,
        is_bridged: bool,
    },
    DifferentRoutes,
    Bridge,
    Structure {
        of: Option<Stage>,
        is_unactivated: bool,
    },
    Plot,
    EmptyPlot,
    EmptySpace,
    Loop(Option<Route>),
    Row(Option<Route>),
    Column(Option<Route>),
    Angle(Option<Route>),
    BuiltOverPath,
    Supply(Resource),
    DifferentMaterials,
}

#[derive(Clone, Debug)]
pub(crate) enum Proceeds {
    Steps(Steps),
    /// The one row that fits.
    Table(Counter, Vec<(Amount, Steps)>),
}

/// Steps with how each is joined to what stands before it.
pub(crate) type Steps = Vec<(Join, Step)>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Join {
    /// In any order.
    And,
    /// Only if the step before it was carried out.
    Also,
    /// When everything before it is over.
    Then,
}

#[derive(Clone, Debug)]
pub(crate) enum Step {
    Gain(Vec<Gain>),
    Trade {
        prices: Vec<Bundle>,
        proceeds: Vec<Gain>,
        times: Times,
    },
    Build {
        amount: u16,
        what: Building,
        place: Place,
        is_free: bool,
    },
    Remove {
        amount: u16,
        of: Option<Route>,
        place: Place,
    },
    Turn(u16),
    Choose(u16, Vec<Steps>),
}

#[derive(Clone, Debug)]
pub(crate) struct Gain {
    pub(crate) amount: u16,
    pub(crate) resource: Resource,
    pub(crate) per: Option<(Counter, Option<u16>)>,
}

#[derive(Clone, Debug)]
pub(crate) enum Times {
    Fixed(u16),
    Per(Counter, Option<u16>),
    Any,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Building {
    Route(Option<Route>),
    Bridge,
    Structure,
}

#[derive(Deserialize)]
struct DeckFile {
    card: BTreeMap<String, CardFile>,
}

#[derive(Deserialize)]
struct CardFile {
    cost: String,
    prestige: i16,
    effects: Vec<String>,
}

/// Reads a whole deck.
pub(crate) fn read(text: &str) -> BTreeMap<u8, Card> {
    let file: DeckFile = toml::from_str(text).expect("a deck is a TOML file");
    let cards = file.card.into_iter().map(|(number, card)| {
        let number = number.parse().expect("a card has a number");
        let costs = match card.cost.as_str() {
            "free" => vec![Bundle::new()],
            cost => cost.split(" or ").map(bundle).collect(),
        };
        let effects = card.effects.iter().map(|text| effect(text)).collect();
        (
            number,
            Card {
                costs,
                prestige: card.prestige,
                effects,
                texts: card.effects,
            },
        )
    });
    cards.collect()
}

fn bundle(text: &str) -> Bundle {
    let parts = text.trim().split(" and ").map(|part| {
        let (amount, resource) = part
            .trim()
            .split_once(' ')
            .expect("an amount and a resource");
        (
            Resource::named(resource).expect("a resource"),
            number(amount),
        )
    });
    parts.collect()
}

fn number(word: &str) -> u16 {
    word.trim()
        .parse()
        .unwrap_or_else(|_| panic!("a number, not {word}"))
}

fn effect(text: &str) -> Effect {
    let (requirement, proceeds) = match split_outside(text, ":").as_slice() {
        [requirement, proceeds] => (requirement.trim(), proceeds.trim()),
        _ => ("", text.trim()),
    };
    Effect {
        requirement: read_requirement(requirement),
        proceeds: read_proceeds(proceeds),
    }
}

fn read_requirement(text: &str) -> Requirement {
    if text.is_empty() {
        return Requirement::All(Vec::new());
    }
    if text.contains(" or ") {
        return Requirement::Any(text.split(" or ").map(condition).collect());
    }
    Requirement::All(text.split(" and ").map(condition).collect())
}

fn condition(text: &str) -> Condition {
    match text.trim() {
        "corner" => Condition::Corner,
        "edge" => Condition::Edge,
        "interior" => Condition::Interior,
        "first activation" => Condition::Activation(1),
        "second activation" => Condition::Activation(2),
        text => {
            let (what, how_many) = text
                .rsplit_once(' ')
                .expect("something to count and an amount");
            Condition::Count(counter(what), amount(how_many))
        }
    }
}

fn amount(word: &str) -> Amount {
    match word.trim() {
        "none" => Amount::Exactly(0),
        word => match (word.strip_suffix('+'), word.strip_suffix('-')) {
            (Some(least), _) => Amount::AtLeast(number(least)),
            (_, Some(most)) => Amount::AtMost(number(most)),
            _ => Amount::Exactly(number(word)),
        },
    }
}

/// Takes the words for a place off both ends of a text.
fn place(text: &str) -> (String, Place) {
    let mut text = text.trim().to_owned();
    let mut place = Place {
        scope: Scope::Anywhere,
        filter: Filter::All,
    };
    for (words, filter) in [(" at edge", Filter::Edge), (" at corner", Filter::Corner)] {
        if let Some(rest) = text.strip_suffix(words) {
            place.filter = filter;
            text = rest.to_owned();
        }
    }
    let behind = [
        (" anywhere", Scope::Anywhere),
        (" in row", Scope::Row),
        (" in column", Scope::Column),
    ];
    for (words, scope) in behind {
        if let Some(rest) = text.strip_suffix(words) {
            place.scope = scope;
            text = rest.to_owned();
        }
    }
    if let Some(rest) = text.strip_prefix("adjacent ") {
        place.scope = Scope::Adjacent;
        text = rest.to_owned();
    }
    (text, place)
}

fn counter(text: &str) -> Counter {
    let (what, place) = place(text);
    Counter {
        object: object(&what),
        place,
    }
}

/// A type of route in the singular or the plural; `route` is any.
fn route_word(word: &str) -> Option<Option<Route>> {
    let word = word.strip_suffix('s').unwrap_or(word);
    match word {
        "route" => Some(None),
        word => Route::named(word).map(Some),
    }
}

fn object(text: &str) -> Object {
    if let Some((shape, routes)) = text.split_once(" of ") {
        if shape == "supply" {
            return Object::Supply(Resource::named(routes).expect("a resource"));
        }
        let of = route_word(routes).expect("a type of route");
        return shape_of(shape, of).unwrap_or_else(|| panic!("a shape, not {shape}"));
    }
    if let Some(shape) = shape_of(text, None) {
        return shape;
    }
    match text {
        "different routes" => Object::DifferentRoutes,
        "bridge" => Object::Bridge,
        "plot" => Object::Plot,
        "empty plot" => Object::EmptyPlot,
        "empty space" => Object::EmptySpace,
        "built-over path" => Object::BuiltOverPath,
        "different materials" => Object::DifferentMaterials,
        _ => plain_object(text),
    }
}

fn shape_of(word: &str, of: Option<Route>) -> Option<Object> {
    match word {
        "loop" => Some(Object::Loop(of)),
        "row" => Some(Object::Row(of)),
        "column" => Some(Object::Column(of)),
        "angle" => Some(Object::Angle(of)),
        _ => None,
    }
}

/// Routes and structures, with the words that can stand before them.
fn plain_object(text: &str) -> Object {
    let mut words: Vec<&str> = text.split(' ').collect();
    let last = words.pop().expect("a word");
    if last == "structure" {
        let mut of = None;
        let mut is_unactivated = false;
        for word in words {
            match word {
                "unactivated" => is_unactivated = true,
                "green" => of = Some(Stage::Green),
                "orange" => of = Some(Stage::Orange),
                "blue" => of = Some(Stage::Blue),
                _ => panic!("unknown word {word} in {text}"),
            }
        }
        return Object::Structure { of, is_unactivated };
    }
    let of = route_word(last).unwrap_or_else(|| panic!("unknown object {text}"));
    Object::Route {
        of,
        is_bridged: words == ["bridged"],
    }
}

/// Splits at a mark, but not inside braces.
fn split_outside<'a>(text: &'a str, mark: &str) -> Vec<&'a str> {
    let mut parts = Vec::new();
    let mut depth = 0;
    let mut from = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 0 && text[at..].starts_with(mark) => {
                parts.push(&text[from..at]);
                from = at + mark.len();
            }
            _ => {}
        }
    }
    parts.push(&text[from..]);
    parts
}

fn inside_braces(text: &str) -> &str {
    let from = text.find('{').expect("an opening brace");
    text[from + 1..]
        .trim()
        .strip_suffix('}')
        .expect("a closing brace")
}

fn read_proceeds(text: &str) -> Proceeds {
    let Some(table) = text.strip_prefix("by ") else {
        return Proceeds::Steps(steps(text));
    };
    let counted = counter(table.split('{').next().expect("text before the brace"));
    let rows = split_outside(inside_braces(table), ";")
        .into_iter()
        .map(|row| {
            let (how_many, proceeds) = row.split_once(':').expect("an amount and its steps");
            (amount(how_many), steps(proceeds))
        });
    Proceeds::Table(counted, rows.collect())
}

fn steps(text: &str) -> Steps {
    let parts = split_outside(text, ",").into_iter().map(|part| {
        let part = part.trim();
        if let Some(rest) = part.strip_prefix("also ") {
            (Join::Also, step(rest))
        } else if let Some(rest) = part.strip_prefix("then ") {
            (Join::Then, step(rest))
        } else {
            (Join::And, step(part))
        }
    });
    parts.collect()
}

fn step(text: &str) -> Step {
    let (verb, rest) = text.trim().split_once(' ').expect("a verb and more");
    match verb {
        "gain" => Step::Gain(gains(rest)),
        "trade" => trade(rest),
        "place" => build(rest, true),
        "build" => build(rest, false),
        "remove" => {
            let (how_many, what) = rest.split_once(' ').expect("an amount and a route");
            let (what, place) = place(what);
            let of = route_word(&what).expect("a type of route");
            Step::Remove {
                amount: number(how_many),
                of,
                place,
            }
        }
        "turn" => {
            let times = rest.strip_prefix("the wheel ").expect("the wheel");
            Step::Turn(number(times.split(' ').next().expect("how often")))
        }
        "choose" => {
            let how_many = rest.split(' ').next().expect("how many");
            let options = split_outside(inside_braces(rest), ";");
            Step::Choose(number(how_many), options.into_iter().map(steps).collect())
        }
        _ => panic!("unknown verb {verb}"),
    }
}

fn gains(text: &str) -> Vec<Gain> {
    text.split(" and ").map(gain).collect()
}

fn gain(text: &str) -> Gain {
    let (what, per) = match text.split_once(" per ") {
        Some((what, per)) => (what, Some(capped(per))),
        None => (text, None),
    };
    let (amount, resource) = what
        .trim()
        .split_once(' ')
        .expect("an amount and a resource");
    let resource = Resource::named(resource.trim()).expect("a resource");
    Gain {
        amount: number(amount),
        resource,
        per,
    }
}

fn capped(text: &str) -> (Counter, Option<u16>) {
    match text.split_once(" max ") {
        Some((counted, most)) => (counter(counted), Some(number(most))),
        None => (counter(text), None),
    }
}

fn trade(text: &str) -> Step {
    let (prices, rest) = text.split_once(" for ").expect("a price and proceeds");
    let prices = prices.split(" or ").map(bundle).collect();
    let (proceeds, times) = if let Some(proceeds) = rest.strip_suffix(" any number of times") {
        (proceeds, Times::Any)
    } else if let Some((proceeds, counted)) = rest.split_once(" once per ") {
        let (counter, most) = capped(counted);
        (proceeds, Times::Per(counter, most))
    } else if let Some((proceeds, times)) = rest.split_once(" up to ") {
        (
            proceeds,
            Times::Fixed(number(times.split(' ').next().expect("how often"))),
        )
    } else {
        (rest, Times::Fixed(1))
    };
    Step::Trade {
        prices,
        proceeds: gains(proceeds),
        times,
    }
}

fn build(text: &str, is_free: bool) -> Step {
    let (how_many, what) = text.split_once(' ').expect("an amount and a building");
    let (what, place) = place(what);
    let building = match what.strip_suffix('s').unwrap_or(&what) {
        "bridge" => Building::Bridge,
        "structure" => Building::Structure,
        _ => Building::Route(route_word(&what).expect("a type of route")),
    };
    Step::Build {
        amount: number(how_many),
        what: building,
        place,
        is_free,
    }
}
