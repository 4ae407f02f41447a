//! An effect as a row of signs, for whoever draws a card.

use super::counter::{Counter, Filter, Object, RouteType, Scope, Stage};
use super::instruction::{Link, Nth, Per, Piece, Quantity, Site, Test, Times};
use super::resource::{Bundle, Cost, Resource};
use super::tree::{BodyTree, DeedTree, EffectTree, StepTree};

/// A sign or what stands between signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// A symbol of the rule book's list.
    Symbol(Symbol),
    /// A bare number: just so many, or so much.
    Number(u8),
    /// A gain: `+2`.
    Gain(u8),
    /// `2+`.
    AtLeast(u8),
    /// `2-`.
    AtMost(u8),
    /// `max 5`, behind what is counted.
    Max(u8),
    /// `x3`, behind a trade.
    Times(u8),
    /// Between a requirement and what it brings.
    Colon,
    /// Between what is required together.
    And,
    /// Between prices, costs or requirements of which one is enough.
    Or,
    /// Before the options or rows.
    Open,
    /// Between options or rows.
    Next,
    /// Behind the options or rows.
    Close,
    /// Build and pay, where the symbol "place" stands for what is free.
    Build,
    /// An empty route space.
    EmptySpace,
    /// One of the inner two plots.
    Interior,
    /// All materials.
    Materials,
    /// A structure's stage.
    Stage(Stage),
}

/// The symbols of the rule book's chapter 09.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the rule book's own words")]
pub enum Symbol {
    Wood,
    Clay,
    Ore,
    Brick,
    Iron,
    Thaler,
    Prestige,
    Structure,
    Route,
    Path,
    Road,
    Rail,
    Canal,
    Bridge,
    Anywhere,
    Corner,
    Edge,
    EmptyPlot,
    AdjacentPlot,
    CircularCourse,
    Column,
    Row,
    BuiltOver,
    Angle,
    ForEach,
    TradeFor,
    Additional,
    Afterward,
    FirstActivation,
    SecondActivation,
    NotActivated,
    Remove,
    Place,
    Choose,
    None,
    Wheel,
    AnyNumber,
    Different,
}

/// Each symbol with the name of its drawing and its message.
const SYMBOLS: [(Symbol, &str, &str); 38] = [
    (Symbol::Wood, "i-wood", "symbol-wood"),
    (Symbol::Clay, "i-clay", "symbol-clay"),
    (Symbol::Ore, "i-ore", "symbol-ore"),
    (Symbol::Brick, "i-brick", "symbol-brick"),
    (Symbol::Iron, "i-iron", "symbol-iron"),
    (Symbol::Thaler, "i-thaler", "symbol-thaler"),
    (Symbol::Prestige, "i-prestige", "symbol-prestige"),
    (Symbol::Structure, "i-structure", "symbol-structure"),
    (Symbol::Route, "i-route", "symbol-route"),
    (Symbol::Path, "i-path", "symbol-path"),
    (Symbol::Road, "i-road", "symbol-road"),
    (Symbol::Rail, "i-rail", "symbol-rail"),
    (Symbol::Canal, "i-canal", "symbol-canal"),
    (Symbol::Bridge, "i-bridge", "symbol-bridge"),
    (Symbol::Anywhere, "i-any", "symbol-anywhere"),
    (Symbol::Corner, "i-corner", "symbol-corner"),
    (Symbol::Edge, "i-edge", "symbol-edge"),
    (Symbol::EmptyPlot, "i-empty-plot", "symbol-empty-plot"),
    (Symbol::AdjacentPlot, "i-plot", "symbol-adjacent-plot"),
    (Symbol::CircularCourse, "i-loop", "symbol-circular-course"),
    (Symbol::Column, "i-column", "symbol-column"),
    (Symbol::Row, "i-row", "symbol-row"),
    (Symbol::BuiltOver, "i-built-over", "symbol-built-over"),
    (Symbol::Angle, "i-angle", "symbol-angle"),
    (Symbol::ForEach, "i-each", "symbol-for-each"),
    (Symbol::TradeFor, "i-trade", "symbol-trade-for"),
    (Symbol::Additional, "i-also", "symbol-additional"),
    (Symbol::Afterward, "i-then", "symbol-afterward"),
    (
        Symbol::FirstActivation,
        "i-first",
        "symbol-first-activation",
    ),
    (
        Symbol::SecondActivation,
        "i-second",
        "symbol-second-activation",
    ),
    (
        Symbol::NotActivated,
        "i-unactivated",
        "symbol-not-activated",
    ),
    (Symbol::Remove, "i-remove", "symbol-remove"),
    (Symbol::Place, "i-place", "symbol-place"),
    (Symbol::Choose, "i-choose", "symbol-choose"),
    (Symbol::None, "i-none", "symbol-none"),
    (Symbol::Wheel, "i-turn", "symbol-wheel"),
    (Symbol::AnyNumber, "i-repeat", "symbol-any-number"),
    (Symbol::Different, "i-different", "symbol-different"),
];

impl Symbol {
    /// All symbols, in the order of the rule book.
    pub fn all() -> impl Iterator<Item = Symbol> {
        SYMBOLS.into_iter().map(|(symbol, ..)| symbol)
    }

    /// The name of its drawing.
    pub fn drawing(self) -> &'static str {
        SYMBOLS[self as usize].1
    }

    /// The id of the message that names it.
    pub fn message(self) -> &'static str {
        SYMBOLS[self as usize].2
    }

    /// The symbol of a resource.
    pub const fn of_resource(resource: Resource) -> Symbol {
        match resource {
            Resource::Wood => Symbol::Wood,
            Resource::Clay => Symbol::Clay,
            Resource::Ore => Symbol::Ore,
            Resource::Brick => Symbol::Brick,
            Resource::Iron => Symbol::Iron,
            Resource::Thaler => Symbol::Thaler,
            Resource::Prestige => Symbol::Prestige,
        }
    }

    /// The symbol of a type of route, or of routes in general.
    pub const fn of_route(kind: Option<RouteType>) -> Symbol {
        match kind {
            None => Symbol::Route,
            Some(RouteType::Path) => Symbol::Path,
            Some(RouteType::Road) => Symbol::Road,
            Some(RouteType::Rail) => Symbol::Rail,
            Some(RouteType::Canal) => Symbol::Canal,
        }
    }
}

impl From<Symbol> for Icon {
    fn from(symbol: Symbol) -> Icon {
        Icon::Symbol(symbol)
    }
}

impl EffectTree {
    /// The effect as signs.
    pub fn icons(&self) -> Vec<Icon> {
        let mut row = Row(Vec::new());
        for (at, test) in self.tests.iter().enumerate() {
            if at > 0 {
                row.put(if self.one_is_enough {
                    Icon::Or
                } else {
                    Icon::And
                });
            }
            row.test(*test);
        }
        if !self.tests.is_empty() {
            row.put(Icon::Colon);
        }
        match &self.body {
            BodyTree::Steps(steps) => row.steps(steps),
            BodyTree::Table { counter, rows } => {
                row.counter(*counter);
                row.listed(rows, |row, (quantity, steps)| {
                    row.quantity(*quantity);
                    row.put(Icon::Colon);
                    row.steps(steps);
                });
            }
        }
        row.0
    }
}

impl Cost {
    /// The cost as signs.
    pub fn icons(&self) -> Vec<Icon> {
        let mut row = Row(Vec::new());
        for (at, bundle) in self.bundles().enumerate() {
            if at > 0 {
                row.put(Icon::Or);
            }
            row.bundle(bundle);
        }
        row.0
    }
}

/// Signs under way.
struct Row(Vec<Icon>);

impl Row {
    fn put(&mut self, icon: impl Into<Icon>) {
        self.0.push(icon.into());
    }

    fn listed<T>(&mut self, entries: &[T], mut one: impl FnMut(&mut Row, &T)) {
        self.put(Icon::Open);
        for (at, entry) in entries.iter().enumerate() {
            if at > 0 {
                self.put(Icon::Next);
            }
            one(self, entry);
        }
        self.put(Icon::Close);
    }

    fn bundle(&mut self, bundle: Bundle) {
        for (resource, amount) in bundle.parts() {
            self.put(Icon::Number(amount));
            self.put(Symbol::of_resource(resource));
        }
    }

    fn test(&mut self, test: Test) {
        match test {
            Test::Count(counter, quantity) => {
                self.counter(counter);
                self.quantity(quantity);
            }
            Test::At(Site::Corner) => self.put(Symbol::Corner),
            Test::At(Site::Edge) => self.put(Symbol::Edge),
            Test::At(Site::Interior) => self.put(Icon::Interior),
            Test::Activation(Nth::First) => self.put(Symbol::FirstActivation),
            Test::Activation(Nth::Second) => self.put(Symbol::SecondActivation),
        }
    }

    fn quantity(&mut self, quantity: Quantity) {
        self.put(match quantity {
            Quantity::Exactly(number) => Icon::Number(number),
            Quantity::AtLeast(number) => Icon::AtLeast(number),
            Quantity::AtMost(number) => Icon::AtMost(number),
            Quantity::None => Icon::Symbol(Symbol::None),
        });
    }

    fn counter(&mut self, counter: Counter) {
        self.place(counter.scope, counter.filter);
        match counter.object {
            Object::Route(kind) => self.put(Symbol::of_route(kind)),
            Object::DifferentRoutes => {
                self.put(Symbol::Different);
                self.put(Symbol::Route);
            }
            Object::Bridge => self.put(Symbol::Bridge),
            Object::Structure => self.put(Symbol::Structure),
            Object::Unactivated => {
                self.put(Symbol::NotActivated);
                self.put(Symbol::Structure);
            }
            Object::Plot => self.put(Symbol::AdjacentPlot),
            Object::EmptyPlot => self.put(Symbol::EmptyPlot),
            Object::EmptySpace => self.put(Icon::EmptySpace),
            Object::Loop(kind) => self.shape(Symbol::CircularCourse, kind),
            Object::Row(kind) => self.shape(Symbol::Row, kind),
            Object::Column(kind) => self.shape(Symbol::Column, kind),
            Object::Angle(kind) => self.shape(Symbol::Angle, kind),
            Object::BuiltOver => self.put(Symbol::BuiltOver),
            Object::Supply(resource) => self.put(Symbol::of_resource(resource)),
            Object::DifferentMaterials => {
                self.put(Symbol::Different);
                self.put(Icon::Materials);
            }
        }
    }

    fn shape(&mut self, shape: Symbol, kind: Option<RouteType>) {
        self.put(shape);
        if kind.is_some() {
            self.put(Symbol::of_route(kind));
        }
    }

    /// What stands before something on the board; what is adjacent has no sign (chapter 06).
    fn place(&mut self, scope: Scope, filter: Filter) {
        match scope {
            Scope::Anywhere => self.put(Symbol::Anywhere),
            Scope::Row => self.put(Symbol::Row),
            Scope::Column => self.put(Symbol::Column),
            Scope::Adjacent | Scope::Supply => {}
        }
        match filter {
            Filter::All => {}
            Filter::Edge => self.put(Symbol::Edge),
            Filter::Corner => self.put(Symbol::Corner),
            Filter::Bridged => self.put(Symbol::Bridge),
            Filter::Stage(stage) => self.put(Icon::Stage(stage)),
        }
    }

    fn steps(&mut self, steps: &[StepTree]) {
        for step in steps {
            match step.link {
                Link::Beside => {}
                Link::Also => self.put(Symbol::Additional),
                Link::Then => self.put(Symbol::Afterward),
            }
            self.deed(&step.deed);
        }
    }

    fn per(&mut self, per: Per) {
        self.put(Symbol::ForEach);
        self.counter(per.counter);
        if per.most > 0 {
            self.put(Icon::Max(per.most));
        }
    }

    fn deed(&mut self, deed: &DeedTree) {
        match deed {
            DeedTree::Gain {
                amount,
                resource,
                per,
            } => {
                self.put(Icon::Gain(*amount));
                self.put(Symbol::of_resource(*resource));
                if let Some(per) = per {
                    self.per(*per);
                }
            }
            DeedTree::Trade {
                prices,
                proceeds,
                times,
            } => {
                for (at, price) in prices.iter().enumerate() {
                    if at > 0 {
                        self.put(Icon::Or);
                    }
                    self.bundle(*price);
                }
                self.put(Symbol::TradeFor);
                proceeds.iter().for_each(|deed| self.deed(deed));
                match times {
                    Times::UpTo(1) => {}
                    Times::UpTo(number) => self.put(Icon::Times(*number)),
                    Times::Per(per) => self.per(*per),
                    Times::AnyNumber => self.put(Symbol::AnyNumber),
                }
            }
            DeedTree::Build {
                count,
                piece,
                free,
                scope,
                filter,
            } => {
                self.put(if *free {
                    Icon::Symbol(Symbol::Place)
                } else {
                    Icon::Build
                });
                let symbol = match piece {
                    Piece::Route(kind) => Symbol::of_route(*kind),
                    Piece::Bridge => Symbol::Bridge,
                    Piece::Structure => Symbol::Structure,
                };
                self.pieces(*count, symbol, *scope, *filter);
            }
            DeedTree::Remove {
                count,
                route,
                scope,
            } => {
                self.put(Symbol::Remove);
                self.pieces(*count, Symbol::of_route(*route), *scope, Filter::All);
            }
            DeedTree::Turn { positions } => {
                self.put(Symbol::Wheel);
                if *positions > 1 {
                    self.put(Icon::Times(*positions));
                }
            }
            DeedTree::Choose { picks, options } => {
                self.put(Symbol::Choose);
                self.put(Icon::Number(*picks));
                self.listed(options, |row, option| row.steps(option));
            }
        }
    }

    fn pieces(&mut self, count: u8, symbol: Symbol, scope: Scope, filter: Filter) {
        if count > 1 {
            self.put(Icon::Number(count));
        }
        self.place(scope, filter);
        self.put(symbol);
    }
}
