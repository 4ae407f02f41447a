//! An effect as one sentence: messages whose parts the Fluent files put together.

use table::{Message, Say};

use super::counter::{Counter, Filter, Object, RouteType, Scope};
use super::deck::{CardWords, Fact, Mark};
use super::instruction::{Link, Nth, Per, Piece, Quantity, Site, Test, Times};
use super::resource::{Bundle, Cost, Resource};
use super::tree::{BodyTree, DeedTree, EffectTree, StepTree};

impl Say for EffectTree {
    fn say(&self) -> Message {
        let tests = self.tests.iter().map(Say::say).collect();
        let glue = if self.one_is_enough { OR } else { AND };
        match listed(tests, glue) {
            Some(tests) => Message::new("card-effect-if")
                .with("tests", tests)
                .with("deed", say_body(&self.body, false)),
            None => Message::new("card-effect").with("deed", say_body(&self.body, true)),
        }
    }
}

impl Say for Cost {
    fn say(&self) -> Message {
        let bundles = self.bundles().filter(|bundle| !bundle.is_empty());
        let said = bundles.map(say_bundle).collect();
        listed(said, OR).unwrap_or_else(|| Message::new("card-cost-free"))
    }
}

impl Say for Bundle {
    fn say(&self) -> Message {
        say_bundle(*self)
    }
}

impl StepTree {
    /// What steps do, in the middle of a sentence.
    pub fn say_all(steps: &[StepTree]) -> Message {
        say_steps(steps, false)
    }
}

impl Say for Mark {
    fn say(&self) -> Message {
        Message::new(match self {
            Mark::Published => "card-mark-published",
            Mark::Partly => "card-mark-partly",
            Mark::Reconstructed => "card-mark-reconstructed",
        })
    }
}

impl Say for Fact {
    fn say(&self) -> Message {
        Message::new(match self {
            Fact::Name => "card-fact-name",
            Fact::Stage => "card-fact-stage",
            Fact::Cost => "card-fact-cost",
            Fact::PartOfCost => "card-fact-part-of-cost",
            Fact::Prestige => "card-fact-prestige",
            Fact::Effects => "card-fact-effects",
            Fact::PartOfEffects => "card-fact-part-of-effects",
        })
    }
}

impl CardWords {
    /// What of the card is published and where; none if nothing is.
    pub fn say_published(&self) -> Option<Message> {
        let facts = match self.mark {
            Mark::Reconstructed => return None,
            Mark::Published => Fact::WHOLE.to_vec(),
            Mark::Partly => self.published.clone(),
        };
        let facts = listed(facts.iter().map(Say::say).collect(), AND)?;
        Some(
            Message::new("card-published")
                .with("facts", facts)
                .with("sources", self.sources.join(", ")),
        )
    }
}

/// How the last of several is joined to those before it.
const AND: &str = "card-and";
const OR: &str = "card-or";

/// Several as one: with commas, and the word before the last.
fn listed(mut said: Vec<Message>, glue: &'static str) -> Option<Message> {
    let mut all = said.pop()?;
    let mut glue = glue;
    while let Some(before) = said.pop() {
        all = Message::new(glue).with("one", before).with("rest", all);
        glue = "card-comma";
    }
    Some(all)
}

/// At the start of a sentence a verb has a capital.
fn starting(id: &'static str, start: bool) -> Message {
    Message::new(id).with("start", u8::from(start))
}

fn say_body(body: &BodyTree, start: bool) -> Message {
    match body {
        BodyTree::Steps(steps) => say_steps(steps, start),
        BodyTree::Table { counter, rows } => {
            let mut said = rows.iter().map(|(quantity, steps)| {
                let (word, number) = quantity_parts(*quantity, 0);
                Message::new("card-row")
                    .with("quantity", word)
                    .with("number", number)
                    .with("deed", say_steps(steps, false))
            });
            let first = said.next().unwrap_or_else(|| Message::new("card-nothing"));
            let rows = said.fold(first, |all, row| {
                Message::new("card-beside")
                    .with("before", all)
                    .with("deed", row)
            });
            starting("card-table", start)
                .with("number-of", say_number_of(*counter))
                .with("rows", rows)
        }
    }
}

/// Steps as parts of one sentence; gains that belong together share one verb.
fn say_steps(steps: &[StepTree], start: bool) -> Message {
    let mut said: Option<Message> = None;
    let mut last_deed = None;
    let mut at = 0;
    while at < steps.len() {
        let begin = at;
        at += 1;
        while at < steps.len() && StepTree::joins_gain(steps, at) {
            at += 1;
        }
        let deed = say_deeds(&steps[begin..at], start && begin == 0);
        let last = last_deed.replace(&steps[begin].deed);
        said = Some(match said {
            None => deed,
            Some(before) => {
                let joined = match steps[begin].link {
                    Link::Beside => Message::new("card-beside"),
                    Link::Also => Message::new("card-also").with("count", due(last)),
                    Link::Then => Message::new("card-then"),
                };
                joined.with("before", before).with("deed", deed)
            }
        });
    }
    said.unwrap_or_else(|| Message::new("card-nothing"))
}

/// How often a step of which less may be done has to be done for what is additional to it.
fn due(deed: Option<&DeedTree>) -> u8 {
    match deed {
        Some(DeedTree::Build { count, .. }) => *count,
        Some(DeedTree::Turn { positions }) => *positions,
        _ => 1,
    }
}

/// One step, or gains that share one verb.
fn say_deeds(steps: &[StepTree], start: bool) -> Message {
    let amounts: Vec<Message> = steps
        .iter()
        .filter_map(|step| say_amount(&step.deed))
        .collect();
    match (listed(amounts, AND), steps) {
        (Some(amounts), _) => starting("card-gain", start).with("amounts", amounts),
        (None, [step, ..]) => say_deed(&step.deed, start),
        (None, []) => Message::new("card-nothing"),
    }
}

/// The amount of a gain.
fn say_amount(deed: &DeedTree) -> Option<Message> {
    let DeedTree::Gain {
        amount,
        resource,
        per,
    } = deed
    else {
        return None;
    };
    let said = say_resource(*resource, *amount);
    Some(match per {
        Some(per) => Message::new("card-amount-per")
            .with("amount", said)
            .with("each", say_per(*per)),
        None => said,
    })
}

fn say_resource(resource: Resource, amount: u8) -> Message {
    Message::new("card-amount")
        .with("amount", amount)
        .with("resource", resource.word())
}

fn say_bundle(bundle: Bundle) -> Message {
    let parts = bundle
        .parts()
        .map(|(resource, amount)| say_resource(resource, amount));
    listed(parts.collect(), AND).unwrap_or_else(|| Message::new("card-cost-free"))
}

fn say_deed(deed: &DeedTree, start: bool) -> Message {
    match deed {
        DeedTree::Gain { .. } => say_deeds(&[StepTree::beside(deed.clone())], start),
        DeedTree::Trade {
            prices,
            proceeds,
            times,
        } => say_trade(prices, proceeds, *times, start),
        DeedTree::Build {
            count,
            piece,
            free,
            scope,
            filter,
        } => {
            let id = if *free { "card-place" } else { "card-build" };
            starting(id, start)
                .with("count", *count)
                .with("noun", piece_word(*piece))
                .with("scope", scope_word(*scope))
                .with("border", border_word(*filter))
                .with("sort", sort_word(*piece))
        }
        DeedTree::Remove {
            count,
            route,
            scope,
        } => starting("card-remove", start)
            .with("count", *count)
            .with("noun", route_word(*route))
            .with("scope", scope_word(*scope)),
        DeedTree::Turn { positions } => starting("card-turn", start).with("count", *positions),
        DeedTree::Choose { picks, options } => {
            let mut said = options.iter().map(|option| say_steps(option, false));
            let first = said.next().unwrap_or_else(|| Message::new("card-nothing"));
            let options = said.fold(first, |all, option| {
                Message::new("card-option")
                    .with("before", all)
                    .with("deed", option)
            });
            starting("card-choose", start)
                .with("count", *picks)
                .with("options", options)
        }
    }
}

/// A trade; with more in it than gains it is said as a payment and what it is for.
fn say_trade(prices: &[Bundle], proceeds: &[DeedTree], times: Times, start: bool) -> Message {
    let said = prices.iter().map(|price| say_bundle(*price)).collect();
    let prices = listed(said, OR).unwrap_or_else(|| Message::new("card-cost-free"));
    let amounts: Vec<Message> = proceeds.iter().filter_map(say_amount).collect();
    let message = if amounts.len() == proceeds.len() {
        let amounts = listed(amounts, AND).unwrap_or_else(|| Message::new("card-nothing"));
        starting("card-trade", start).with("proceeds", amounts)
    } else {
        let gains: Vec<StepTree> = proceeds.iter().cloned().map(StepTree::beside).collect();
        starting("card-pay", start).with("proceeds", say_steps(&gains, false))
    };
    let message = message.with("prices", prices);
    match times {
        Times::UpTo(1) => message,
        Times::UpTo(number) => Message::new("card-times")
            .with("deed", message)
            .with("count", number),
        Times::Per(per) => Message::new("card-times-per")
            .with("deed", message)
            .with("each", say_per(per)),
        Times::AnyNumber => Message::new("card-any-number").with("deed", message),
    }
}

impl Say for Test {
    fn say(&self) -> Message {
        match self {
            Test::Count(counter, quantity) => say_count(*counter, *quantity),
            Test::At(Site::Corner) => Message::new("card-at-corner"),
            Test::At(Site::Edge) => Message::new("card-at-edge"),
            Test::At(Site::Interior) => Message::new("card-at-interior"),
            Test::Activation(Nth::First) => Message::new("card-first-activation"),
            Test::Activation(Nth::Second) => Message::new("card-second-activation"),
        }
    }
}

/// A counter with its quantity, as a clause.
fn say_count(counter: Counter, quantity: Quantity) -> Message {
    // Nothing is said in the singular.
    let (word, number) = quantity_parts(quantity, 1);
    let message = match counter.object {
        Object::Supply(resource) => {
            Message::new("card-if-supply").with("resource", resource.word())
        }
        Object::DifferentMaterials => Message::new("card-if-materials"),
        _ => on_board("card-if", counter),
    };
    message.with("quantity", word).with("number", number)
}

/// For each of what.
fn say_per(per: Per) -> Message {
    let message = match per.counter.object {
        Object::Supply(resource) => {
            Message::new("card-each-supply").with("resource", resource.word())
        }
        Object::DifferentMaterials => Message::new("card-each-material"),
        _ => on_board("card-each", per.counter),
    };
    match per.most {
        0 => message,
        most => Message::new("card-each-most")
            .with("each", message)
            .with("most", most),
    }
}

/// What a table goes by.
fn say_number_of(counter: Counter) -> Message {
    match counter.object {
        Object::Supply(resource) => {
            Message::new("card-number-of-supply").with("resource", resource.word())
        }
        Object::DifferentMaterials => Message::new("card-number-of-materials"),
        _ => on_board("card-number-of", counter),
    }
}

/// A message about something on the board, with all that its noun depends on.
fn on_board(id: &'static str, counter: Counter) -> Message {
    let (noun, kind) = match counter.object {
        Object::Route(kind) => (route_word(kind), None),
        Object::DifferentRoutes => ("route-type", None),
        Object::Bridge => ("bridge", None),
        Object::Structure => ("structure", None),
        Object::Unactivated => ("unactivated", None),
        Object::Plot => ("plot", None),
        Object::EmptyPlot => ("empty-plot", None),
        Object::EmptySpace => ("empty-space", None),
        Object::Loop(kind) => ("loop", kind),
        Object::Row(kind) => ("row", kind),
        Object::Column(kind) => ("column", kind),
        Object::Angle(kind) => ("angle", kind),
        Object::BuiltOver => ("built-over", None),
        Object::Supply(_) | Object::DifferentMaterials => ("route", None),
    };
    let sort = match counter.object {
        Object::Structure | Object::Unactivated | Object::Plot | Object::EmptyPlot => "plots",
        _ => "routes",
    };
    let quality = match counter.filter {
        Filter::Bridged => "bridged",
        Filter::Stage(stage) => stage.word(),
        Filter::All | Filter::Edge | Filter::Corner => "plain",
    };
    Message::new(id)
        .with("noun", noun)
        .with("type", kind.map_or("any", RouteType::word))
        .with("quality", quality)
        .with("scope", scope_word(counter.scope))
        .with("border", border_word(counter.filter))
        .with("sort", sort)
}

/// The word of a quantity and its number; `none` is the number that nothing counts as.
fn quantity_parts(quantity: Quantity, none: u8) -> (&'static str, u8) {
    match quantity {
        Quantity::Exactly(number) => ("exactly", number),
        Quantity::AtLeast(number) => ("at-least", number),
        Quantity::AtMost(number) => ("at-most", number),
        Quantity::None => ("none", none),
    }
}

const fn route_word(kind: Option<RouteType>) -> &'static str {
    match kind {
        Some(kind) => kind.word(),
        None => "route",
    }
}

const fn piece_word(piece: Piece) -> &'static str {
    match piece {
        Piece::Route(Some(kind)) => kind.word(),
        Piece::Route(None) => "any-route",
        Piece::Bridge => "bridge",
        Piece::Structure => "structure",
    }
}

const fn sort_word(piece: Piece) -> &'static str {
    match piece {
        Piece::Route(_) | Piece::Bridge => "routes",
        Piece::Structure => "plots",
    }
}

const fn scope_word(scope: Scope) -> &'static str {
    match scope {
        Scope::Adjacent => "adjacent",
        Scope::Anywhere | Scope::Supply => "anywhere",
        Scope::Row => "in-row",
        Scope::Column => "in-column",
    }
}

const fn border_word(filter: Filter) -> &'static str {
    match filter {
        Filter::Edge => "edge",
        Filter::Corner => "corner",
        Filter::All | Filter::Bridged | Filter::Stage(_) => "all",
    }
}
