//! The industry board's geometry: 12 plots, 31 route spaces, 20 junctions (03).
//!
//! Plots stand in three rows of four. A route space above a plot is horizontal, one to its left
//! vertical; the lowest row of horizontal and the last column of vertical ones close the board.
//! Everything that depends on places alone stands here in tables that the compiler makes.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Rows of plots.
pub const ROWS: u8 = 3;

/// Plots in a row.
pub const COLUMNS: u8 = 4;

/// How many plots there are.
pub const PLOTS: usize = 12;

/// How many route spaces there are.
pub const SPACES: usize = 31;

/// The first vertical route space.
const VERTICAL: u8 = 16;

/// Junctions in a row.
const JUNCTION_COLUMNS: u8 = COLUMNS + 1;

/// A space for a structure, counted row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Plot(u8);

/// A space for a route: the horizontal ones row by row, then the vertical ones row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Space(u8);

/// A number from outside that is no place on the industry board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no place on the industry board")]
pub struct NoPlace(u8);

impl Plot {
    /// All plots.
    pub fn all() -> impl DoubleEndedIterator<Item = Plot> + Clone {
        (0..PLOTS as u8).map(Plot)
    }

    /// The plot in a row and a column, counted from 0.
    ///
    /// # Panics
    /// If there is no such row or column.
    pub const fn at(row: u8, column: u8) -> Plot {
        assert!(row < ROWS && column < COLUMNS);
        Plot(COLUMNS * row + column)
    }

    /// Its index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// Its column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// The four route spaces around it.
    #[inline]
    pub const fn around(self) -> Spaces {
        AROUND[self.0 as usize]
    }

    /// The same one by one: above, right, below, left.
    #[inline]
    pub const fn sides(self) -> [Space; 4] {
        sides(self.0)
    }

    /// The plots beyond its sides.
    #[inline]
    pub const fn neighbours(self) -> Plots {
        NEIGHBOURS[self.0 as usize]
    }

    /// The plot with this text: a row from `a` to `c` and a column from 1 to 4, such as `b2`.
    pub fn from_word(word: &str) -> Option<Plot> {
        match *word.as_bytes() {
            [row @ b'a'..=b'c', column @ b'1'..=b'4'] => Some(Plot::at(row - b'a', column - b'1')),
            _ => None,
        }
    }
}

impl fmt::Display for Plot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = char::from(b'a' + self.row());
        write!(out, "{row}{}", self.column() + 1)
    }
}

impl TryFrom<u8> for Plot {
    type Error = NoPlace;

    fn try_from(index: u8) -> Result<Plot, NoPlace> {
        if usize::from(index) < PLOTS {
            Ok(Plot(index))
        } else {
            Err(NoPlace(index))
        }
    }
}

impl From<Plot> for u8 {
    fn from(plot: Plot) -> u8 {
        plot.0
    }
}

impl Space {
    /// All route spaces.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> + Clone {
        (0..SPACES as u8).map(Space)
    }

    /// The horizontal route space in a row and a column, counted from 0.
    ///
    /// # Panics
    /// If there is no such row or column.
    pub const fn horizontal(row: u8, column: u8) -> Space {
        assert!(row <= ROWS && column < COLUMNS);
        Space(COLUMNS * row + column)
    }

    /// The vertical route space in a row and a column, counted from 0.
    ///
    /// # Panics
    /// If there is no such row or column.
    pub const fn vertical(row: u8, column: u8) -> Space {
        assert!(row < ROWS && column <= COLUMNS);
        Space(VERTICAL + JUNCTION_COLUMNS * row + column)
    }

    /// Its index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it lies above or below plots, and not beside them.
    #[inline]
    pub const fn is_horizontal(self) -> bool {
        self.0 < VERTICAL
    }

    /// The two junctions that it joins.
    #[inline]
    pub const fn junctions(self) -> [u8; 2] {
        junctions(self.0)
    }

    /// The plots on its two sides; one on the edge.
    #[inline]
    pub const fn beside(self) -> Plots {
        BESIDE[self.0 as usize]
    }

    /// The route spaces that share a junction with it, straight on or round a corner.
    #[inline]
    pub const fn touching(self) -> Spaces {
        TOUCHING[self.0 as usize]
    }

    /// The route space with this text: `h` or `v`, a row and a column, such as `h12`.
    pub fn from_word(word: &str) -> Option<Space> {
        match *word.as_bytes() {
            [b'h', row @ b'1'..=b'4', column @ b'1'..=b'4'] => {
                Some(Space::horizontal(row - b'1', column - b'1'))
            }
            [b'v', row @ b'1'..=b'3', column @ b'1'..=b'5'] => {
                Some(Space::vertical(row - b'1', column - b'1'))
            }
            _ => None,
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (letter, index, columns) = match self.is_horizontal() {
            true => ('h', self.0, COLUMNS),
            false => ('v', self.0 - VERTICAL, JUNCTION_COLUMNS),
        };
        write!(
            out,
            "{letter}{}{}",
            index / columns + 1,
            index % columns + 1
        )
    }
}

impl TryFrom<u8> for Space {
    type Error = NoPlace;

    fn try_from(index: u8) -> Result<Space, NoPlace> {
        if usize::from(index) < SPACES {
            Ok(Space(index))
        } else {
            Err(NoPlace(index))
        }
    }
}

impl From<Space> for u8 {
    fn from(space: Space) -> u8 {
        space.0
    }
}

/// A set of places, one bit each.
macro_rules! sets {
    ($(#[$doc:meta])* $set:ident of $place:ident in $bits:ident, $name:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(try_from = $name, into = $name)]
        pub struct $set($bits);

        impl TryFrom<$bits> for $set {
            type Error = NoPlace;

            fn try_from(bits: $bits) -> Result<$set, NoPlace> {
                let beyond = bits & !$set::ALL.0;
                match beyond {
                    0 => Ok($set(bits)),
                    _ => Err(NoPlace(beyond.trailing_zeros() as u8)),
                }
            }
        }

        impl From<$set> for $bits {
            fn from(set: $set) -> $bits {
                set.0
            }
        }

        impl $set {
            /// No place.
            pub const NONE: $set = $set(0);

            /// Just one place.
            #[inline]
            pub const fn just(place: $place) -> $set {
                $set(1 << place.0)
            }

            /// One bit for each place.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Whether a place is in the set.
            #[inline]
            pub const fn contains(self, place: $place) -> bool {
                self.0 & (1 << place.0) != 0
            }

            /// Adds a place.
            #[inline]
            pub fn insert(&mut self, place: $place) {
                self.0 |= 1 << place.0;
            }

            /// Takes a place out.
            #[inline]
            pub fn remove(&mut self, place: $place) {
                self.0 &= !(1 << place.0);
            }

            /// How many places there are.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether there is no place.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The places in both sets.
            #[inline]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// The places in either set.
            #[inline]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The places in this set and not in the other.
            #[inline]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether all places of the other set are in this one.
            #[inline]
            pub const fn holds(self, other: $set) -> bool {
                other.0 & !self.0 == 0
            }

            /// The places in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $place> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let place = (left != 0).then(|| $place(left.trailing_zeros() as u8))?;
                    left &= left - 1;
                    Some(place)
                })
            }
        }

        impl FromIterator<$place> for $set {
            fn from_iter<I: IntoIterator<Item = $place>>(places: I) -> $set {
                places.into_iter().fold($set::NONE, |set, place| set.or($set::just(place)))
            }
        }
    };
}

sets! {
    /// A set of plots.
    Plots of Plot in u16, "u16"
}

sets! {
    /// A set of route spaces.
    Spaces of Space in u32, "u32"
}

impl Plots {
    /// All plots.
    pub const ALL: Plots = Plots((1 << PLOTS) - 1);

    /// The four corners (09).
    pub const CORNERS: Plots = Plots(
        1 << Plot::at(0, 0).0
            | 1 << Plot::at(0, COLUMNS - 1).0
            | 1 << Plot::at(ROWS - 1, 0).0
            | 1 << Plot::at(ROWS - 1, COLUMNS - 1).0,
    );

    /// The plots at the edge of the board, corners among them (09).
    pub const EDGE: Plots = edge_plots();
}

impl Spaces {
    /// All route spaces.
    pub const ALL: Spaces = Spaces((1 << SPACES) - 1);

    /// The 14 route spaces on the edge of the board.
    pub const EDGE: Spaces = edge_spaces();

    /// The 17 route spaces between two plots: the only ones that a bridge can cross.
    pub const INNER: Spaces = Spaces::ALL.without(Spaces::EDGE);

    /// Where the starting routes of the blank side may lie: on the edge, or with one end at it (04).
    pub const STARTING: Spaces = starting_spaces();

    /// The rows with four route spaces each (03).
    pub const ROWS: [Spaces; 4] = rows();

    /// The columns with three route spaces each (03).
    pub const COLUMNS: [Spaces; 5] = columns();

    /// All spaces of the set, and all of `among` that are joined to them over junctions.
    #[must_use]
    pub fn spread(self, among: Spaces) -> Spaces {
        let mut reached = self;
        let mut fresh = self;
        while !fresh.is_empty() {
            let touched = fresh
                .iter()
                .fold(Spaces::NONE, |all, space| all.or(space.touching()));
            fresh = touched.and(among).without(reached);
            reached = reached.or(fresh);
        }
        reached
    }

    /// Whether its spaces form a single network, or none.
    pub fn is_connected(self) -> bool {
        match self.iter().next() {
            Some(first) => Spaces::just(first).spread(self) == self,
            None => true,
        }
    }

    /// All route spaces that share a junction with one of the set.
    #[inline]
    #[must_use]
    pub fn touching(self) -> Spaces {
        self.iter()
            .fold(Spaces::NONE, |all, space| all.or(space.touching()))
    }

    /// How many junctions its spaces touch.
    pub fn junctions(self) -> u8 {
        let mut junctions = 0_u32;
        for space in self.iter() {
            for junction in space.junctions() {
                junctions |= 1 << junction;
            }
        }
        junctions.count_ones() as u8
    }
}

const fn sides(plot: u8) -> [Space; 4] {
    let (row, column) = (plot / COLUMNS, plot % COLUMNS);
    [
        Space::horizontal(row, column),
        Space::vertical(row, column + 1),
        Space::horizontal(row + 1, column),
        Space::vertical(row, column),
    ]
}

const fn junctions(space: u8) -> [u8; 2] {
    if space < VERTICAL {
        let (row, column) = (space / COLUMNS, space % COLUMNS);
        let first = JUNCTION_COLUMNS * row + column;
        [first, first + 1]
    } else {
        // The junctions of a row are counted as the vertical spaces below them.
        let first = space - VERTICAL;
        [first, first + JUNCTION_COLUMNS]
    }
}

const AROUND: [Spaces; PLOTS] = {
    let mut around = [Spaces::NONE; PLOTS];
    let mut plot = 0;
    while plot < PLOTS {
        let mut side = 0;
        while side < 4 {
            let space = Spaces::just(sides(plot as u8)[side]);
            around[plot] = around[plot].or(space);
            side += 1;
        }
        plot += 1;
    }
    around
};

const BESIDE: [Plots; SPACES] = {
    let mut beside = [Plots::NONE; SPACES];
    let mut space = 0;
    while space < SPACES {
        let mut plot = 0;
        while plot < PLOTS {
            if AROUND[plot].contains(Space(space as u8)) {
                beside[space] = beside[space].or(Plots::just(Plot(plot as u8)));
            }
            plot += 1;
        }
        space += 1;
    }
    beside
};

const NEIGHBOURS: [Plots; PLOTS] = {
    let mut neighbours = [Plots::NONE; PLOTS];
    let mut plot = 0;
    while plot < PLOTS {
        let mut side = 0;
        while side < 4 {
            let beside = BESIDE[sides(plot as u8)[side].index()];
            neighbours[plot] = neighbours[plot].or(beside);
            side += 1;
        }
        neighbours[plot] = neighbours[plot].without(Plots::just(Plot(plot as u8)));
        plot += 1;
    }
    neighbours
};

const TOUCHING: [Spaces; SPACES] = {
    let mut touching = [Spaces::NONE; SPACES];
    let mut space = 0;
    while space < SPACES {
        let [a, b] = junctions(space as u8);
        let mut other = 0;
        while other < SPACES {
            let [c, d] = junctions(other as u8);
            if other != space && (a == c || a == d || b == c || b == d) {
                touching[space] = touching[space].or(Spaces::just(Space(other as u8)));
            }
            other += 1;
        }
        space += 1;
    }
    touching
};

const fn edge_spaces() -> Spaces {
    let mut edge = Spaces::NONE;
    let mut space = 0;
    while space < SPACES {
        if BESIDE[space].len() == 1 {
            edge = edge.or(Spaces::just(Space(space as u8)));
        }
        space += 1;
    }
    edge
}

const fn starting_spaces() -> Spaces {
    let mut starting = Spaces::EDGE;
    let mut space = 0;
    while space < SPACES {
        if !TOUCHING[space].and(Spaces::EDGE).is_empty() {
            starting = starting.or(Spaces::just(Space(space as u8)));
        }
        space += 1;
    }
    starting
}

const fn edge_plots() -> Plots {
    let mut edge = Plots::NONE;
    let mut plot = 0;
    while plot < PLOTS {
        if !AROUND[plot].and(Spaces::EDGE).is_empty() {
            edge = edge.or(Plots::just(Plot(plot as u8)));
        }
        plot += 1;
    }
    edge
}

const fn rows() -> [Spaces; 4] {
    let mut rows = [Spaces::NONE; 4];
    let mut space = 0;
    while space < VERTICAL {
        let row = (space / COLUMNS) as usize;
        rows[row] = rows[row].or(Spaces::just(Space(space)));
        space += 1;
    }
    rows
}

const fn columns() -> [Spaces; 5] {
    let mut columns = [Spaces::NONE; 5];
    let mut space = VERTICAL;
    while space < SPACES as u8 {
        let column = ((space - VERTICAL) % JUNCTION_COLUMNS) as usize;
        columns[column] = columns[column].or(Spaces::just(Space(space)));
        space += 1;
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;

    fn space(word: &str) -> Space {
        Space::from_word(word).expect("it is a route space")
    }

    #[test]
    fn every_place_reads_back_from_its_text() {
        for plot in Plot::all() {
            assert_eq!(Plot::from_word(&plot.to_string()), Some(plot));
        }
        for space in Space::all() {
            assert_eq!(Space::from_word(&space.to_string()), Some(space));
        }
        assert_eq!(Plot::at(1, 1).to_string(), "b2");
        assert_eq!(Space::horizontal(3, 2).to_string(), "h43");
        assert_eq!(Space::vertical(2, 4).to_string(), "v35");
        assert_eq!(Space::from_word("v41"), None);
        assert_eq!(Plot::from_word("d1"), None);
    }

    #[test]
    fn routes_touch_where_they_share_a_junction() {
        let touching = |word| -> Vec<String> {
            let spaces = space(word).touching();
            spaces.iter().map(|space| space.to_string()).collect()
        };
        assert_eq!(touching("h11"), ["h12", "v11", "v12"]);
        assert_eq!(
            touching("v22"),
            ["h21", "h22", "h31", "h32", "v12", "v32"],
            "an inner one has three more at each end"
        );
    }

    #[test]
    fn a_network_falls_apart_where_its_middle_is_missing() {
        let line: Spaces = ["h11", "h12", "h13"].map(space).into_iter().collect();
        assert!(line.is_connected());
        assert!(!line.without(Spaces::just(space("h12"))).is_connected());
        assert!(Spaces::NONE.is_connected());
    }
}
