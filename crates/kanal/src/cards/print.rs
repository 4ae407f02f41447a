//! The one canonical way to write an effect, a cost, a counter.

use std::fmt::{Display, Formatter, Result};

use super::counter::{Counter, Filter, Object, RouteType, Scope};
use super::instruction::{Link, Nth, Per, Piece, Quantity, Site, Test, Times};
use super::resource::{Bundle, Cost};
use super::tree::{BodyTree, DeedTree, EffectTree, StepTree};

impl Display for Bundle {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        joined(out, self.parts(), " and ", |out, (resource, amount)| {
            write!(out, "{amount} {}", resource.word())
        })
    }
}

impl Display for Cost {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        if self.left.is_empty() {
            return out.write_str("free");
        }
        joined(out, self.bundles(), " or ", |out, bundle| {
            write!(out, "{bundle}")
        })
    }
}

impl Display for Quantity {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        match self {
            Quantity::Exactly(number) => write!(out, "{number}"),
            Quantity::AtLeast(number) => write!(out, "{number}+"),
            Quantity::AtMost(number) => write!(out, "{number}-"),
            Quantity::None => out.write_str("none"),
        }
    }
}

impl Display for Counter {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        if self.scope == Scope::Adjacent {
            out.write_str("adjacent ")?;
        }
        match self.filter {
            Filter::Bridged => out.write_str("bridged ")?,
            Filter::Stage(stage) => write!(out, "{} ", stage.word())?,
            Filter::All | Filter::Edge | Filter::Corner => {}
        }
        match self.object {
            Object::Route(kind) => out.write_str(route_word(kind))?,
            Object::DifferentRoutes => out.write_str("different routes")?,
            Object::Bridge => out.write_str("bridge")?,
            Object::Structure => out.write_str("structure")?,
            Object::Unactivated => out.write_str("unactivated structure")?,
            Object::Plot => out.write_str("plot")?,
            Object::EmptyPlot => out.write_str("empty plot")?,
            Object::EmptySpace => out.write_str("empty space")?,
            Object::Loop(kind) => shape(out, "loop", kind)?,
            Object::Row(kind) => shape(out, "row", kind)?,
            Object::Column(kind) => shape(out, "column", kind)?,
            Object::Angle(kind) => shape(out, "angle", kind)?,
            Object::BuiltOver => out.write_str("built-over path")?,
            Object::Supply(resource) => write!(out, "supply of {}", resource.word())?,
            Object::DifferentMaterials => out.write_str("different materials")?,
        }
        place(out, self.scope, self.filter)
    }
}

/// Where something is, as far as that stands behind its noun.
fn place(out: &mut Formatter<'_>, scope: Scope, filter: Filter) -> Result {
    match scope {
        Scope::Anywhere => out.write_str(" anywhere")?,
        Scope::Row => out.write_str(" in row")?,
        Scope::Column => out.write_str(" in column")?,
        Scope::Adjacent | Scope::Supply => {}
    }
    match filter {
        Filter::Edge => out.write_str(" at edge"),
        Filter::Corner => out.write_str(" at corner"),
        Filter::All | Filter::Bridged | Filter::Stage(_) => Ok(()),
    }
}

fn shape(out: &mut Formatter<'_>, noun: &str, kind: Option<RouteType>) -> Result {
    match kind {
        Some(kind) => write!(out, "{noun} of {}s", kind.word()),
        None => out.write_str(noun),
    }
}

const fn route_word(kind: Option<RouteType>) -> &'static str {
    match kind {
        Some(kind) => kind.word(),
        None => "route",
    }
}

impl Display for Test {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        match self {
            Test::Count(counter, quantity) => write!(out, "{counter} {quantity}"),
            Test::At(Site::Corner) => out.write_str("corner"),
            Test::At(Site::Edge) => out.write_str("edge"),
            Test::At(Site::Interior) => out.write_str("interior"),
            Test::Activation(Nth::First) => out.write_str("first activation"),
            Test::Activation(Nth::Second) => out.write_str("second activation"),
        }
    }
}

impl Display for EffectTree {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        if !self.tests.is_empty() {
            let glue = if self.one_is_enough { " or " } else { " and " };
            joined(out, &self.tests, glue, |out, test| write!(out, "{test}"))?;
            out.write_str(": ")?;
        }
        match &self.body {
            BodyTree::Steps(steps) => write_steps(out, steps),
            BodyTree::Table { counter, rows } => {
                write!(out, "by {counter} {{")?;
                joined(out, rows, "; ", |out, (quantity, steps)| {
                    write!(out, "{quantity}: ")?;
                    write_steps(out, steps)
                })?;
                out.write_str("}")
            }
        }
    }
}

/// Steps with their commas; gains that belong together share one verb.
fn write_steps(out: &mut Formatter<'_>, steps: &[StepTree]) -> Result {
    for (at, step) in steps.iter().enumerate() {
        if StepTree::joins_gain(steps, at) {
            out.write_str(" and ")?;
            write_gain(out, &step.deed)?;
            continue;
        }
        if at > 0 {
            out.write_str(", ")?;
        }
        match step.link {
            Link::Beside => {}
            Link::Also => out.write_str("also ")?,
            Link::Then => out.write_str("then ")?,
        }
        write_deed(out, &step.deed)?;
    }
    Ok(())
}

impl StepTree {
    /// Whether the step at this place is one more amount of the gain before it.
    pub(super) fn joins_gain(steps: &[StepTree], at: usize) -> bool {
        let is_gain = |step: &StepTree| matches!(step.deed, DeedTree::Gain { .. });
        let Some(before) = at.checked_sub(1).map(|before| &steps[before]) else {
            return false;
        };
        // An amount behind "also" belongs to the same "also"; any other stands beside the one before.
        let link = match before.link {
            Link::Also => Link::Also,
            Link::Beside | Link::Then => Link::Beside,
        };
        is_gain(before) && is_gain(&steps[at]) && steps[at].link == link
    }
}

fn write_deed(out: &mut Formatter<'_>, deed: &DeedTree) -> Result {
    match deed {
        DeedTree::Gain { .. } => {
            out.write_str("gain ")?;
            write_gain(out, deed)
        }
        DeedTree::Trade {
            prices,
            proceeds,
            times,
        } => {
            out.write_str("trade ")?;
            joined(out, prices, " or ", |out, price| write!(out, "{price}"))?;
            out.write_str(" for ")?;
            joined(out, proceeds, " and ", |out, deed| match deed {
                DeedTree::Gain { .. } => write_gain(out, deed),
                other => write_deed(out, other),
            })?;
            write!(out, "{times}")
        }
        DeedTree::Build {
            count,
            piece,
            free,
            scope,
            filter,
        } => {
            let verb = if *free { "place" } else { "build" };
            let noun = match piece {
                Piece::Route(kind) => route_word(*kind),
                Piece::Bridge => "bridge",
                Piece::Structure => "structure",
            };
            write_pieces(out, verb, *count, noun, *scope, *filter)
        }
        DeedTree::Remove {
            count,
            route,
            scope,
        } => {
            let noun = route_word(*route);
            write_pieces(out, "remove", *count, noun, *scope, Filter::All)
        }
        DeedTree::Turn { positions } => {
            write!(
                out,
                "turn the wheel {positions} {}",
                plural(*positions, "time")
            )
        }
        DeedTree::Choose { picks, options } => {
            write!(out, "choose {picks} of {{")?;
            joined(out, options, "; ", |out, option| write_steps(out, option))?;
            out.write_str("}")
        }
    }
}

/// An amount without its verb.
fn write_gain(out: &mut Formatter<'_>, deed: &DeedTree) -> Result {
    let DeedTree::Gain {
        amount,
        resource,
        per,
    } = deed
    else {
        return Ok(());
    };
    write!(out, "{amount} {}", resource.word())?;
    match per {
        Some(per) => write!(out, " per {per}"),
        None => Ok(()),
    }
}

impl Display for Per {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        match self.most {
            0 => write!(out, "{}", self.counter),
            most => write!(out, "{} max {most}", self.counter),
        }
    }
}

/// Behind a trade, with the blank before it.
impl Display for Times {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        match self {
            Times::UpTo(1) => Ok(()),
            Times::UpTo(number) => write!(out, " up to {number} times"),
            Times::Per(per) => write!(out, " once per {per}"),
            Times::AnyNumber => out.write_str(" any number of times"),
        }
    }
}

fn write_pieces(
    out: &mut Formatter<'_>,
    verb: &str,
    count: u8,
    noun: &str,
    scope: Scope,
    filter: Filter,
) -> Result {
    let adjacent = if scope == Scope::Adjacent {
        "adjacent "
    } else {
        ""
    };
    write!(out, "{verb} {count} {adjacent}{}", plural(count, noun))?;
    place(out, scope, filter)
}

fn plural(count: u8, noun: &str) -> String {
    match count {
        1 => noun.to_owned(),
        _ => format!("{noun}s"),
    }
}

/// Writes entries with something between them.
fn joined<T>(
    out: &mut Formatter<'_>,
    entries: impl IntoIterator<Item = T>,
    between: &str,
    mut write: impl FnMut(&mut Formatter<'_>, T) -> Result,
) -> Result {
    for (at, entry) in entries.into_iter().enumerate() {
        if at > 0 {
            out.write_str(between)?;
        }
        write(out, entry)?;
    }
    Ok(())
}
