//! The industry board: plots, route spaces, junctions, and what stands on them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A structure space: row a to c, column 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Plot {
    pub(crate) row: u8,
    pub(crate) column: u8,
}

/// A route space: horizontal ones lie above the plot of their number, vertical ones to its left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Space {
    Horizontal(u8, u8),
    Vertical(u8, u8),
}

/// Where routes meet: row 1 to 4, column 1 to 5.
pub(crate) type Junction = (u8, u8);

/// The four types of route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Route {
    Path,
    Road,
    Rail,
    Canal,
}

pub(crate) const ROUTES: [Route; 4] = [Route::Path, Route::Road, Route::Rail, Route::Canal];

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.row - 1), self.column)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Space::Horizontal(row, column) => write!(f, "h{row}{column}"),
            Space::Vertical(row, column) => write!(f, "v{row}{column}"),
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Route::Path => "path",
            Route::Road => "road",
            Route::Rail => "rail",
            Route::Canal => "canal",
        })
    }
}

impl Route {
    pub(crate) fn named(word: &str) -> Option<Route> {
        ROUTES.into_iter().find(|route| route.to_string() == word)
    }
}

impl Plot {
    pub(crate) fn all() -> Vec<Plot> {
        let rows = 1..=3;
        rows.flat_map(|row| (1..=4).map(move |column| Plot { row, column }))
            .collect()
    }

    pub(crate) fn named(word: &str) -> Option<Plot> {
        Plot::all()
            .into_iter()
            .find(|plot| plot.to_string() == word)
    }

    /// The route spaces that surround it: above, below, left, right.
    pub(crate) fn around(self) -> [Space; 4] {
        let Plot { row, column } = self;
        [
            Space::Horizontal(row, column),
            Space::Horizontal(row + 1, column),
            Space::Vertical(row, column),
            Space::Vertical(row, column + 1),
        ]
    }

    /// The plots beyond its route spaces.
    pub(crate) fn neighbours(self) -> BTreeSet<Plot> {
        let is_beyond = |plot: &Plot| {
            let is_shared = |space: &Space| self.around().contains(space);
            *plot != self && plot.around().iter().any(is_shared)
        };
        Plot::all().into_iter().filter(is_beyond).collect()
    }

    pub(crate) fn is_corner(self) -> bool {
        self.neighbours().len() == 2
    }

    pub(crate) fn is_edge(self) -> bool {
        self.neighbours().len() < 4
    }
}

impl Space {
    pub(crate) fn all() -> Vec<Space> {
        let mut all = Vec::new();
        for row in 1..=4 {
            all.extend((1..=4).map(|column| Space::Horizontal(row, column)));
        }
        for row in 1..=3 {
            all.extend((1..=5).map(|column| Space::Vertical(row, column)));
        }
        all
    }

    pub(crate) fn named(word: &str) -> Option<Space> {
        Space::all()
            .into_iter()
            .find(|space| space.to_string() == word)
    }

    /// The plots it borders: two, or one at the edge.
    pub(crate) fn plots(self) -> Vec<Plot> {
        let all = Plot::all().into_iter();
        all.filter(|plot| plot.around().contains(&self)).collect()
    }

    pub(crate) fn is_edge(self) -> bool {
        self.plots().len() == 1
    }

    pub(crate) fn ends(self) -> [Junction; 2] {
        match self {
            Space::Horizontal(row, column) => [(row, column), (row, column + 1)],
            Space::Vertical(row, column) => [(row, column), (row + 1, column)],
        }
    }

    /// Whether two spaces share a junction.
    pub(crate) fn touches(self, other: Space) -> bool {
        self != other && self.ends().iter().any(|end| other.ends().contains(end))
    }

    /// Whether a starting route may lie here: at the edge, or pointing from it into the board.
    pub(crate) fn is_for_start(self) -> bool {
        let at_edge = |(row, column): &Junction| [1, 4].contains(row) || [1, 5].contains(column);
        self.is_edge() || self.ends().iter().any(at_edge)
    }
}

/// One player's industrial area.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Area {
    pub(crate) routes: BTreeMap<Space, Route>,
    pub(crate) imprinted: BTreeSet<Space>,
    /// What is printed on the board itself, chapter 04 J; no tile that could be taken away.
    pub(crate) printed: BTreeMap<Space, Route>,
    pub(crate) bridges: BTreeSet<Space>,
    pub(crate) structures: BTreeMap<Plot, u8>,
    /// How often the structure on a plot was activated.
    pub(crate) activations: BTreeMap<Plot, u8>,
    /// Plots whose activation by four routes is used up.
    pub(crate) routes_spent: BTreeSet<Plot>,
}

impl Area {
    pub(crate) fn spaces_of(&self, route: Route) -> BTreeSet<Space> {
        let of_type = self.routes.iter().filter(|(_, there)| **there == route);
        of_type.map(|(space, _)| *space).collect()
    }

    pub(crate) fn is_surrounded(&self, plot: Plot) -> bool {
        plot.around()
            .iter()
            .all(|space| self.routes.contains_key(space))
    }

    pub(crate) fn bridges_at(&self, plot: Plot) -> usize {
        plot.around()
            .iter()
            .filter(|space| self.bridges.contains(space))
            .count()
    }

    pub(crate) fn empty_plots(&self) -> Vec<Plot> {
        let all = Plot::all().into_iter();
        all.filter(|plot| !self.structures.contains_key(plot))
            .collect()
    }

    /// Chapter 06: only on an empty space or, but for paths, on a path; rail tracks and canals
    /// next to one of their own.
    pub(crate) fn has_room_for(&self, route: Route, space: Space) -> bool {
        let is_free = match self.routes.get(&space) {
            None => true,
            Some(Route::Path) => route != Route::Path,
            Some(_) => false,
        };
        let is_joined = match route {
            Route::Path | Route::Road => true,
            Route::Rail | Route::Canal => self
                .spaces_of(route)
                .into_iter()
                .any(|own| own.touches(space)),
        };
        is_free && is_joined
    }

    /// Chapter 06: across a route between two structures, one bridge at most.
    pub(crate) fn has_room_for_bridge(&self, space: Space) -> bool {
        let plots = space.plots();
        self.routes.contains_key(&space)
            && !self.bridges.contains(&space)
            && plots.len() == 2
            && plots.iter().all(|plot| self.structures.contains_key(plot))
    }

    /// Whether a route can be taken away: a tile, not from under a bridge, nor if its network breaks.
    pub(crate) fn can_remove(&self, space: Space) -> bool {
        let Some(route) = self.routes.get(&space).copied() else {
            return false;
        };
        let is_print = self.printed.get(&space) == Some(&route);
        if is_print || self.bridges.contains(&space) {
            return false;
        }
        let mut rest = self.spaces_of(route);
        rest.remove(&space);
        matches!(route, Route::Path | Route::Road) || networks(&rest).len() <= 1
    }
}

impl Area {
    /// Takes the tile off a space: what is printed below it shows again, else the space is empty and
    /// a mark of a starting path is gone.
    pub(crate) fn take_tile(&mut self, space: Space) {
        self.routes.remove(&space);
        match self.printed.get(&space) {
            Some(print) => {
                self.routes.insert(space, *print);
            }
            None => {
                self.imprinted.remove(&space);
            }
        }
    }
}

/// The connected parts of a set of spaces.
pub(crate) fn networks(spaces: &BTreeSet<Space>) -> Vec<BTreeSet<Space>> {
    let mut left = spaces.clone();
    let mut networks = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut network = BTreeSet::from([first]);
        let mut open = vec![first];
        while let Some(space) = open.pop() {
            let joined: Vec<Space> = left
                .iter()
                .copied()
                .filter(|other| other.touches(space))
                .collect();
            for other in joined {
                left.remove(&other);
                network.insert(other);
                open.push(other);
            }
        }
        networks.push(network);
    }
    networks
}

/// Whether a space is part of a closed course of the spaces given: without it one still gets
/// from its one end to its other.
pub(crate) fn is_in_loop(space: Space, spaces: &BTreeSet<Space>) -> bool {
    let [start, goal] = space.ends();
    let mut reached = BTreeSet::from([start]);
    loop {
        let before = reached.len();
        for other in spaces.iter().filter(|other| **other != space) {
            let ends = other.ends();
            if ends.iter().any(|end| reached.contains(end)) {
                reached.extend(ends);
            }
        }
        if reached.contains(&goal) {
            return true;
        }
        if reached.len() == before {
            return false;
        }
    }
}

/// How many independent closed courses the spaces have.
pub(crate) fn loops(spaces: &BTreeSet<Space>) -> usize {
    let junctions: BTreeSet<Junction> = spaces.iter().flat_map(|space| space.ends()).collect();
    spaces.len() + networks(spaces).len() - junctions.len()
}
