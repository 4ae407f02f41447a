//! The industry board as strokes: ground, routes, plots with their structures, bridges.

use kanal::cards::RouteType;
use kanal::{Building, COLUMNS, Industry, Kanal, Plot, ROWS, Space, Spaces, Trigger};

use crate::strokes::{circle, escaped, line, path, rect, sign, text};
use crate::tables::kanal::building::{building, stage_class};

/// How wide a plot is.
pub(super) const WIDE: f64 = 144.0;
/// How high a plot is.
pub(super) const HIGH: f64 = 161.0;
/// How broad the bed of a route is.
pub(super) const BED: f64 = 24.0;
/// How wide the board is.
pub(super) const WIDTH: f64 = WIDE * 4.0 + BED * 5.0;
/// How high the board is.
pub(super) const HEIGHT: f64 = HIGH * 3.0 + BED * 4.0;

fn left_of(column: u8) -> f64 {
    BED + f64::from(column) * (WIDE + BED)
}

fn top_of(row: u8) -> f64 {
    BED + f64::from(row) * (HIGH + BED)
}

/// The upper left of a plot.
pub(super) fn corner_of(plot: Plot) -> (f64, f64) {
    (left_of(plot.column()), top_of(plot.row()))
}

/// Every route space with its row and column.
pub(super) fn spaces() -> impl Iterator<Item = (Space, u8, u8)> {
    let across = (0..=ROWS).flat_map(|row| {
        (0..COLUMNS).map(move |column| (Space::horizontal(row, column), row, column))
    });
    let down = (0..ROWS).flat_map(|row| {
        (0..=COLUMNS).map(move |column| (Space::vertical(row, column), row, column))
    });
    across.chain(down)
}

/// The bed of a route space: left, top, width, height.
pub(super) fn bed(space: Space, row: u8, column: u8) -> (f64, f64, f64, f64) {
    let half = BED / 2.0 - 3.0;
    match space.is_horizontal() {
        true => (
            left_of(column) - half,
            top_of(row) - BED,
            WIDE + 2.0 * half,
            BED,
        ),
        false => (
            left_of(column) - BED,
            top_of(row) - half,
            BED,
            HIGH + 2.0 * half,
        ),
    }
}

/// What is drawn at a route space, and how.
struct Bed {
    x: f64,
    y: f64,
    length: f64,
    is_horizontal: bool,
}

impl Bed {
    fn of(space: Space, row: u8, column: u8) -> Bed {
        let (x, y, width, height) = bed(space, row, column);
        match space.is_horizontal() {
            true => Bed {
                x,
                y: y + height / 2.0,
                length: width,
                is_horizontal: true,
            },
            false => Bed {
                x: x + width / 2.0,
                y,
                length: height,
                is_horizontal: false,
            },
        }
    }

    /// A stroke along the bed, so far beside its middle.
    fn along(&self, aside: f64) -> String {
        match self.is_horizontal {
            true => format!("M{} {}h{}", self.x, self.y + aside, self.length),
            false => format!("M{} {}v{}", self.x + aside, self.y, self.length),
        }
    }

    /// The sleepers under rails.
    fn sleepers(&self) -> String {
        let count = (self.length / 9.0) as u32;
        let step = self.length / f64::from(count);
        (0..=count)
            .map(|n| f64::from(n) * step)
            .map(|at| match self.is_horizontal {
                true => format!("M{:.1} {}v17", self.x + at, self.y - 8.5),
                false => format!("M{} {:.1}h17", self.x - 8.5, self.y + at),
            })
            .collect()
    }

    /// Two lines of waves.
    fn waves(&self) -> String {
        let count = (self.length / 22.0) as usize - 1;
        [(-4.0, 6.0), (4.0, 10.0)]
            .map(|(aside, from)| match self.is_horizontal {
                true => format!(
                    "M{} {}{}",
                    self.x + from,
                    self.y + aside,
                    "q5 -4 10 0t10 0".repeat(count)
                ),
                false => format!(
                    "M{} {}{}",
                    self.x + aside,
                    self.y + from,
                    "q-4 5 0 10t0 10".repeat(count)
                ),
            })
            .concat()
    }

    /// A route of a type.
    fn route(&self, route: RouteType) -> String {
        match route {
            RouteType::Path => {
                let middle = self.along(0.0);
                path(&middle, "k-path-bed") + &path(&middle, "k-path")
            }
            RouteType::Road => {
                path(&self.along(0.0), "k-road")
                    + &path(&(self.along(-8.0) + &self.along(8.0)), "k-kerb")
                    + &path(&self.along(0.0), "k-lane")
            }
            RouteType::Rail => {
                path(&self.sleepers(), "k-sleepers")
                    + &path(&(self.along(-4.5) + &self.along(4.5)), "k-rails")
            }
            RouteType::Canal => {
                path(&self.along(0.0), "k-canal")
                    + &path(&(self.along(-11.0) + &self.along(11.0)), "k-bank")
                    + &path(&self.waves(), "k-waves")
            }
        }
    }
}

/// The name of a route space in the middle of its bed.
pub(super) fn name_of(space: Space, row: u8, column: u8, class: &str) -> String {
    let (x, y, width, height) = bed(space, row, column);
    text(x + width / 2.0, y + height / 2.0 + 4.2, class, space)
}

/// The ground with the beds of all route spaces.
pub(super) fn ground() -> String {
    let mut drawn = rect(0.0, 0.0, WIDTH, HEIGHT, "k-ground");
    for (space, row, column) in spaces() {
        let (x, y, width, height) = bed(space, row, column);
        let (x, y) = (x + 7.0, y + 7.0);
        drawn += &rect(x, y, width - 14.0, height - 14.0, "k-bed");
    }
    drawn
}

/// All routes: paths below roads, roads below rails, rails below canals. Those of the turn that is not
/// confirmed lie on a hatched bed.
pub(super) fn routes(industry: &Industry, confirmed: &Industry) -> String {
    let mut drawn = String::new();
    for route in RouteType::ALL {
        let of_type = industry.of_type(route);
        let fresh = of_type.without(confirmed.of_type(route));
        for (space, row, column) in spaces().filter(|(space, ..)| of_type.contains(*space)) {
            if fresh.contains(space) {
                let (x, y, width, height) = bed(space, row, column);
                drawn += &rect(x, y, width, height, "k-tent");
            }
            drawn += &Bed::of(space, row, column).route(route);
        }
        drawn += &junctions(route, of_type);
    }
    for (space, row, column) in spaces().filter(|(space, ..)| industry.imprinted.contains(*space)) {
        let (x, y, width, height) = bed(space, row, column);
        let (x, y) = match space.is_horizontal() {
            true => (x + width - 21.0, y + height / 2.0),
            false => (x + width / 2.0, y + height - 21.0),
        };
        drawn += &circle(x, y, 3.8, "k-imprint");
    }
    drawn
}

/// Where two roads or two canals meet, the ground between them is filled.
fn junctions(route: RouteType, of_type: Spaces) -> String {
    let (broad, class) = match route {
        RouteType::Road => (16.0, "k-road-fill"),
        RouteType::Canal => (22.0, "k-canal-fill"),
        RouteType::Path | RouteType::Rail => return String::new(),
    };
    let mut met = [0_u8; 20];
    for space in of_type.iter() {
        for junction in space.junctions() {
            met[usize::from(junction)] += 1;
        }
    }
    let per_row = usize::from(COLUMNS) + 1;
    met.iter()
        .enumerate()
        .filter(|(_, count)| **count >= 2)
        .map(|(at, _)| {
            let x = left_of((at % per_row) as u8) - BED / 2.0;
            let y = top_of((at / per_row) as u8) - BED / 2.0;
            rect(x - broad / 2.0, y - broad / 2.0, broad, broad, class)
        })
        .collect()
}

/// A bridge across a route.
fn bridge(space: Space, row: u8, column: u8, class: &str) -> String {
    let (x, y, width, height) = bed(space, row, column);
    let turn = if space.is_horizontal() { 90 } else { 0 };
    let planks: String = (0..6).map(|n| format!("M{} -9v18", n * 7 - 17)).collect();
    format!(
        "<g class=\"k-bridge {class}\" transform=\"translate({} {}) rotate({turn})\">{}{}{}</g>",
        x + width / 2.0,
        y + height / 2.0,
        path("M-21 -9H21V9H-21z", "k-deck"),
        path(&planks, "k-planks"),
        path(
            "M-27 -10Q0 -15 27 -10M-27 10Q0 15 27 10",
            "k-rails-of-bridge"
        ),
    )
}

/// All bridges.
pub(super) fn bridges(industry: &Industry, confirmed: &Industry) -> String {
    let all = spaces().filter(|(space, ..)| industry.bridges.contains(*space));
    all.map(|(space, row, column)| {
        let is_fresh = !confirmed.bridges.contains(space);
        bridge(space, row, column, if is_fresh { "fresh" } else { "" })
    })
    .collect()
}

/// What would be built where the pointer is.
pub(super) fn would_build(what: Building, at: Space) -> String {
    let Some((space, row, column)) = spaces().find(|(space, ..)| *space == at) else {
        return String::new();
    };
    let (x, y, width, height) = bed(space, row, column);
    let frame = rect(x - 1.0, y - 1.0, width + 2.0, height + 2.0, "k-would");
    match what {
        Building::Route(route) => frame + &Bed::of(space, row, column).route(route),
        Building::Bridge => bridge(space, row, column, "would"),
    }
}

/// How a structure or a free plot is seen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    /// As everybody has agreed to.
    Firm,
    /// In the turn that is not confirmed.
    Tentative,
    /// It would be there if the choice that is pointed at were made.
    Would,
}

impl Standing {
    const fn class(self) -> &'static str {
        match self {
            Standing::Firm => "k-plot",
            Standing::Tentative => "k-plot tent",
            Standing::Would => "k-plot tent would",
        }
    }
}

/// How far an activation has come.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fire {
    /// So many of so many.
    Lacks(u8, u8),
    /// The choice that is pointed at would set it off, or it waits.
    Would,
    /// It has come and was let go.
    Lost,
    /// It has come.
    Done,
}

/// A free plot: its place, and how many routes it has.
pub(super) fn free_plot(plot: Plot, routes: u8) -> String {
    let (x, y) = corner_of(plot);
    let (middle, bottom) = (x + WIDE / 2.0, y + HIGH);
    let mut drawn = rect(x + 2.0, y + 2.0, WIDE - 4.0, HIGH - 4.0, "k-free")
        + &text(middle, y + HIGH / 2.0 + 8.0, "k-place mid", plot);
    if routes > 0 {
        let class = if routes == 4 { "k-near all" } else { "k-near" };
        drawn += &format!("<g class=\"{class}\">");
        drawn += &sign("road", middle - 24.0, bottom - 36.0, 18.0);
        drawn += &text(middle, bottom - 21.0, "k-count", format!("{routes}/4"));
        drawn += "</g>";
    }
    drawn
}

/// A structure: its building, name, prestige, and what has set it off.
pub(super) fn structure(
    game: &Kanal,
    plot: Plot,
    card: u8,
    name: &str,
    standing: Standing,
    fires: [Fire; 2],
) -> String {
    let (x, y) = corner_of(plot);
    let bottom = y + HIGH;
    let stage = stage_class(game.card(card).stage);
    let (class, squeezed) = match name.chars().count() {
        ..16 => ("k-name", ""),
        _ => (
            "k-name long",
            " textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\"",
        ),
    };
    let mut drawn = format!("<g class=\"{} {stage}\">", standing.class());
    drawn += &rect(x, y, WIDE, HIGH, "k-card");
    drawn += &rect(x + 1.0, y + 1.0, WIDE - 2.0, 6.0, "k-band");
    let ground = bottom - 61.0;
    drawn += &line(x + 12.0, ground, x + WIDE - 12.0, ground, "k-earth");
    drawn += &building(game, card, x + WIDE / 2.0, ground, 1.22);
    drawn += &format!(
        "<text x=\"{}\" y=\"{}\" class=\"{class}\"{squeezed}>{}</text>",
        x + 9.0,
        bottom - 40.0,
        escaped(name)
    );
    drawn += &sign("prestige", x + 9.0, bottom - 32.0, 18.0);
    drawn += &text(x + 31.0, bottom - 17.0, "k-worth", game.card(card).prestige);
    for (at, (trigger, fire)) in Trigger::ALL.into_iter().zip(fires).enumerate() {
        drawn += &fired(x + 55.0 + at as f64 * 43.0, bottom - 34.0, trigger, fire);
    }
    drawn + "</g>"
}

/// A box for each way in which a structure is activated.
fn fired(x: f64, y: f64, trigger: Trigger, fire: Fire) -> String {
    let name = match trigger {
        Trigger::Routes => "road",
        Trigger::Bridges => "bridge",
    };
    let (class, count) = match fire {
        Fire::Lacks(has, of) => ("k-fire", format!("{has}/{of}")),
        Fire::Would => ("k-fire would", "!".to_owned()),
        Fire::Lost => ("k-fire lost", "–".to_owned()),
        Fire::Done => ("k-fire done", "✓".to_owned()),
    };
    format!(
        "<g class=\"{class}\">{}{}{}</g>",
        rect(x, y, 40.0, 21.0, "k-box"),
        sign(name, x + 2.0, y + 3.0, 15.0),
        text(x + 19.0, y + 15.0, "k-count", count),
    )
}
