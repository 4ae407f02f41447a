//! What effects count: objects on the own industry board, and what lies on the supply board.

use serde::{Deserialize, Serialize};

use super::resource::Resource;

/// A type of route (chapter 09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the rule book's own words")]
pub enum RouteType {
    Path,
    Road,
    Rail,
    Canal,
}

impl RouteType {
    /// All types, the cheapest first.
    pub const ALL: [RouteType; 4] = [
        RouteType::Path,
        RouteType::Road,
        RouteType::Rail,
        RouteType::Canal,
    ];

    /// Its word in a deck file.
    pub const fn word(self) -> &'static str {
        match self {
            RouteType::Path => "path",
            RouteType::Road => "road",
            RouteType::Rail => "rail",
            RouteType::Canal => "canal",
        }
    }
}

/// The stage of the game in which a structure comes up (chapter 03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the rule book's own words")]
pub enum Stage {
    Green,
    Orange,
    Blue,
}

impl Stage {
    /// All stages, in the order of the game.
    pub const ALL: [Stage; 3] = [Stage::Green, Stage::Orange, Stage::Blue];

    /// The stage of the structure with this number: 01-20, 21-40, 41-60.
    pub const fn of_number(number: u8) -> Option<Stage> {
        match number {
            1..=20 => Some(Stage::Green),
            21..=40 => Some(Stage::Orange),
            41..=60 => Some(Stage::Blue),
            _ => None,
        }
    }

    /// Its word in a deck file.
    pub const fn word(self) -> &'static str {
        match self {
            Stage::Green => "green",
            Stage::Orange => "orange",
            Stage::Blue => "blue",
        }
    }
}

/// Something that is counted when an effect is carried out, never before (OK-136).
///
/// Only the own board counts, never the rival's (OK-133).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counter {
    /// What is counted.
    pub object: Object,
    /// Where it is counted.
    pub scope: Scope,
    /// Which of it counts.
    pub filter: Filter,
}

/// What is counted.
///
/// In a scope, "route spaces" and "plots" are those that [`Scope`] names for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Object {
    /// Routes of a type, or of all four, paths included; each route space counts once.
    Route(Option<RouteType>),
    /// How many of the four types of route there are among the routes.
    DifferentRoutes,
    /// Bridges.
    Bridge,
    /// Structures; anywhere counts the one that is being activated too.
    Structure,
    /// Structures without any activation so far. The one that is being activated is not among them:
    /// it counts as activated from the moment its activation starts (OK-146). A forfeited
    /// activation is none (OK-118).
    Unactivated,
    /// Neighbouring plots, with or without a structure: 2 in a corner, 3 at a side, 4 inside.
    /// Adjacent only.
    Plot,
    /// Plots without a structure.
    EmptyPlot,
    /// Route spaces without a route.
    EmptySpace,
    /// Circular courses: closed courses of routes of one type, the smallest round one plot (OK-145).
    ///
    /// Adjacent: 1 if one of the four routes round the plot is part of a circular course, else 0.
    /// Anywhere: how many independent circular courses there are, for each type
    /// routes - junctions they touch + connected parts, added up over the types (or of the one type).
    Loop(Option<RouteType>),
    /// Rows whose 4 route spaces are all built, with a type all of that type, else of any types.
    ///
    /// Adjacent: of the two rows above and below the plot. Anywhere: of all 4.
    Row(Option<RouteType>),
    /// Columns whose 3 route spaces are all built, with a type all of that type, else of any types.
    ///
    /// Adjacent: of the two columns left and right of the plot. Anywhere: of all 5.
    Column(Option<RouteType>),
    /// Angles: a horizontal and a vertical route of one type (of this type) that meet at a corner of
    /// a plot and both border it (OK-145).
    ///
    /// Adjacent: of the 4 corners of the plot. Anywhere: of the 48 corners of all plots.
    Angle(Option<RouteType>),
    /// Imprinted paths that were built over with another route (OK-084, OK-021).
    BuiltOver,
    /// How much of a material or how many thaler one has. Scope [`Scope::Supply`] only.
    Supply(Resource),
    /// Of how many of the five materials one has at least 1. Scope [`Scope::Supply`] only.
    DifferentMaterials,
}

/// Where it is counted, seen from the structure that is being activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scope {
    /// The 4 route spaces round its plot, the bridges across them, the plots beyond them (OK-132).
    Adjacent,
    /// All 31 route spaces, all bridges, all 12 plots (OK-133).
    Anywhere,
    /// The 8 route spaces of the two rows above and below its plot, the bridges across them, the
    /// other 3 plots of its row of plots.
    Row,
    /// The 6 route spaces of the two columns left and right of its plot, the bridges across them,
    /// the other 2 plots of its column of plots.
    Column,
    /// The own supply board: for [`Object::Supply`] and [`Object::DifferentMaterials`].
    Supply,
}

impl Scope {
    /// Where something can be on the industry board.
    pub const ON_BOARD: [Scope; 4] = [Scope::Adjacent, Scope::Anywhere, Scope::Row, Scope::Column];
}

/// Which of the objects counts, or where something may be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Filter {
    /// All.
    All,
    /// Route spaces on the edge of the board (14), or plots at the edge (all but the inner two).
    Edge,
    /// The four corner plots.
    Corner,
    /// Routes with a bridge across them.
    Bridged,
    /// Structures of this stage.
    Stage(Stage),
}

impl Counter {
    /// Whether the three parts of it make sense together.
    pub fn is_sound(self) -> bool {
        self.has_sound_scope() && self.has_sound_filter()
    }

    /// Whether its object is counted in its scope.
    pub fn has_sound_scope(self) -> bool {
        match self.object {
            Object::Supply(resource) => {
                self.scope == Scope::Supply && resource != Resource::Prestige
            }
            Object::DifferentMaterials => self.scope == Scope::Supply,
            Object::Plot => self.scope == Scope::Adjacent,
            Object::Loop(_) | Object::Row(_) | Object::Column(_) | Object::Angle(_) => {
                matches!(self.scope, Scope::Adjacent | Scope::Anywhere)
            }
            _ => self.scope != Scope::Supply,
        }
    }

    /// Whether its filter can be asked of its object.
    pub fn has_sound_filter(self) -> bool {
        match self.filter {
            Filter::All => true,
            Filter::Bridged => matches!(self.object, Object::Route(_)),
            Filter::Corner => matches!(
                self.object,
                Object::Structure | Object::Unactivated | Object::EmptyPlot
            ),
            Filter::Edge => matches!(
                self.object,
                Object::Route(_)
                    | Object::EmptySpace
                    | Object::Structure
                    | Object::Unactivated
                    | Object::EmptyPlot
            ),
            Filter::Stage(_) => matches!(self.object, Object::Structure | Object::Unactivated),
        }
    }

    /// A number that the counter never exceeds.
    pub fn most(self) -> u8 {
        let (routes, plots, bridges) = match self.scope {
            Scope::Adjacent => (4, 4, 4),
            Scope::Row => (8, 3, 8),
            Scope::Column => (6, 2, 6),
            Scope::Anywhere | Scope::Supply => (31, 12, 17),
        };
        let adjacent = self.scope == Scope::Adjacent;
        match self.object {
            Object::Route(_) | Object::EmptySpace => routes,
            Object::DifferentRoutes => 4,
            Object::Bridge => bridges,
            Object::Structure | Object::Unactivated | Object::EmptyPlot | Object::Plot => plots,
            Object::Loop(_) => [12, 1][usize::from(adjacent)],
            Object::Row(_) => [4, 2][usize::from(adjacent)],
            Object::Column(_) => [5, 2][usize::from(adjacent)],
            Object::Angle(_) => [48, 4][usize::from(adjacent)],
            Object::BuiltOver => 2,
            Object::Supply(resource) => resource.most().unwrap_or(u8::MAX),
            Object::DifferentMaterials => 5,
        }
    }

    /// Every counter there is, sound in all its parts; for tests and tables.
    pub fn every() -> impl Iterator<Item = Counter> {
        let types = [None].into_iter().chain(RouteType::ALL.map(Some));
        let typed = types.flat_map(|kind| {
            [
                Object::Route(kind),
                Object::Loop(kind),
                Object::Row(kind),
                Object::Column(kind),
                Object::Angle(kind),
            ]
        });
        let plain = [
            Object::DifferentRoutes,
            Object::Bridge,
            Object::Structure,
            Object::Unactivated,
            Object::Plot,
            Object::EmptyPlot,
            Object::EmptySpace,
            Object::BuiltOver,
            Object::DifferentMaterials,
        ];
        let supplies = Resource::ALL.map(Object::Supply);
        let objects = typed.chain(plain).chain(supplies);
        let scopes = Scope::ON_BOARD.into_iter().chain([Scope::Supply]);
        let filters = [Filter::All, Filter::Edge, Filter::Corner, Filter::Bridged];
        let filters = filters.into_iter().chain(Stage::ALL.map(Filter::Stage));
        objects
            .flat_map(move |object| scopes.clone().map(move |scope| (object, scope)))
            .flat_map(move |(object, scope)| {
                filters.clone().map(move |filter| Counter {
                    object,
                    scope,
                    filter,
                })
            })
            .filter(|counter| counter.is_sound())
    }
}
