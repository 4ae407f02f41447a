//! What a deck compiles to: small plain structs in flat lists, and spans of them.
//!
//! The semantics of each instruction stands with it. Whoever runs them reads a [`Deck`](super::Deck)
//! by spans and never allocates; a decision names card, effect, step, option or price by its index.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::counter::{Counter, Filter, RouteType, Scope};
use super::resource::Resource;

/// A part of one of the deck's lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Span {
    start: u16,
    len: u8,
}

impl Span {
    /// The part of the list that begins at `start`; none if it does not fit.
    pub fn new(start: usize, len: usize) -> Option<Span> {
        Some(Span {
            start: start.try_into().ok()?,
            len: len.try_into().ok()?,
        })
    }

    /// Where it begins.
    pub const fn start(self) -> u16 {
        self.start
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The indices.
    pub fn range(self) -> Range<usize> {
        let start = usize::from(self.start);
        start..start + usize::from(self.len)
    }
}

/// One effect of a card.
///
/// At an activation any of the card's effects may be carried out, each once, in any order, or none
/// (OK-130). An effect is carried out whole before another begins (OK-143). It may be carried out
/// only if its tests hold at that moment (OK-131, OK-136, OK-137).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effect {
    /// The [`Test`]s.
    pub tests: Span,
    /// Whether one of the tests is enough; else all have to hold. Without tests it always may.
    pub one_is_enough: bool,
    /// What it does.
    pub body: Body,
}

/// What an effect does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Body {
    /// These [`Step`]s.
    Steps(Span),
    /// The steps of the one [`Row`] whose quantity the counter has now; rows never overlap. No row
    /// fits: the effect may not be carried out (OK-135).
    Table {
        /// What is counted.
        counter: Counter,
        /// The [`Row`]s.
        rows: Span,
    },
}

/// A row of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// When it applies.
    pub quantity: Quantity,
    /// What then happens: [`Step`]s.
    pub steps: Span,
}

/// A requirement of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Test {
    /// There are so many of something.
    Count(Counter, Quantity),
    /// The structure stands there.
    At(Site),
    /// It is the structure's first or second activation, whatever set it off (OK-118).
    Activation(Nth),
}

/// How many there have to be (OK-134).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Quantity {
    /// A bare number: just so many.
    Exactly(u8),
    /// `n+`: so many or more.
    AtLeast(u8),
    /// `n-`: so many or fewer.
    AtMost(u8),
    /// Not one.
    None,
}

impl Quantity {
    /// Whether a count is of this quantity.
    pub const fn holds(self, count: u8) -> bool {
        match self {
            Quantity::Exactly(number) => count == number,
            Quantity::AtLeast(number) => count >= number,
            Quantity::AtMost(number) => count <= number,
            Quantity::None => count == 0,
        }
    }
}

/// A place on the industry board (OK-144).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Site {
    /// One of the four corner plots.
    Corner,
    /// Any plot but the inner two; a corner is at the edge too.
    Edge,
    /// One of the inner two plots.
    Interior,
}

/// Which of the two activations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the words say it")]
pub enum Nth {
    First,
    Second,
}

/// A step of an effect and how it hangs together with the step before it.
///
/// The steps of a span fall into *legs*, a new one at each [`Link::Then`]; a leg falls into *chains*,
/// a new one at each [`Link::Beside`]. The chains of a leg are carried out in any order (OK-100),
/// with at-anytime actions between them (OK-097); any of them may be left out but a gain, which is
/// taken once the effect is carried out. A chain is carried out from front to back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// How it hangs together with the step before it; the first of a span is `Beside`.
    pub link: Link,
    /// What is done.
    pub deed: Deed,
}

/// How a step hangs together with the step before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Link {
    /// Both are there; in any order.
    Beside,
    /// "Additional": only if the step before it was carried out whole, and directly behind it
    /// (OK-139, OK-141).
    Also,
    /// "Afterward": when everything before it is done or left out (OK-139).
    Then,
}

/// What is done in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// Gain so much of a resource, in one piece; what exceeds the wheel is lost (OK-090). With
    /// `per` it is one gain of the product (OK-098), which may be 0.
    Gain {
        /// How much, or how much for each.
        amount: u8,
        /// What.
        resource: Resource,
        /// For each of what.
        per: Option<Per>,
    },
    /// Pay one of the prices and gain the proceeds, and that again as often as `times` says. Each
    /// time is a payment of its own that may be declined (OK-099, OK-142); between two of them
    /// at-anytime actions are allowed (OK-097). Never more than `times`, never in parts.
    Trade {
        /// The [`Bundle`](super::Bundle)s, one of which is paid: a span of the deck's prices.
        prices: Span,
        /// What is gained each time: [`Step`]s that are [`Deed::Gain`], [`Deed::Build`] or
        /// [`Deed::Turn`], all `Beside`.
        proceeds: Span,
        /// How often.
        times: Times,
    },
    /// Build so many pieces one after another, for free or paid; each may be left out, and each
    /// follows the rules of building (OK-058, OK-141). A canal brings its 2 clay either way (OK-078).
    /// What it activates is carried out at once, before the rest of the card (OK-120).
    Build {
        /// How many at the most.
        count: u8,
        /// What.
        piece: Piece,
        /// Whether nothing is paid: the symbol "place".
        free: bool,
        /// Where it has to be.
        scope: Scope,
        /// Which route spaces or plots of these: [`Filter::All`], [`Filter::Edge`] or, of plots,
        /// [`Filter::Corner`].
        filter: Filter,
    },
    /// Remove so many routes from the board, all or none; their spaces are empty then (OK-147). A
    /// route under a bridge cannot be removed, nor a rail track or a canal without which its network
    /// would fall apart (OK-088). No activation comes back by it (OK-119).
    Remove {
        /// How many.
        count: u8,
        /// Of which type; none is any type.
        route: Option<RouteType>,
        /// Where.
        scope: Scope,
    },
    /// Turn the wheel so many positions, one after another, without paying thaler; each needs 1 wood,
    /// 1 clay and 1 ore, and may be left out (OK-140).
    Turn {
        /// How many positions at the most.
        positions: u8,
    },
    /// Choose so many different options and carry them out, in any order.
    Choose {
        /// How many; fewer than there are.
        picks: u8,
        /// The options, each a span of [`Step`]s: a span of the deck's options.
        options: Span,
    },
}

/// For each of what: the count is taken when the step is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Per {
    /// What is counted.
    pub counter: Counter,
    /// No more than so many of it count (OK-148); 0 is no limit.
    pub most: u8,
}

impl Per {
    /// How many of a count it takes into account.
    pub const fn of(self, count: u8) -> u8 {
        if self.most > 0 && self.most < count {
            self.most
        } else {
            count
        }
    }
}

/// How often one may trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Times {
    /// So often at the most.
    UpTo(u8),
    /// Once for each; counted when the first trade is made, and fixed then.
    Per(Per),
    /// As often as one can pay and likes. The deck is held to it that this ends.
    AnyNumber,
}

/// What is built or placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Piece {
    /// A route of this type, or of any type, which is chosen.
    Route(Option<RouteType>),
    /// A bridge. Adjacent: at the structure itself.
    Bridge,
    /// A structure of the display. Adjacent: on a neighbouring plot.
    Structure,
}
