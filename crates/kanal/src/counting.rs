//! What effects count, on the own boards as they are now (06 "Activate the effects", 09).

use crate::board::Industry;
use crate::cards::{Counter, Filter, Object, Quantity, RouteType, Scope, Site, Stage};
use crate::game::Kanal;
use crate::geometry::{COLUMNS, Plot, Plots, ROWS, Spaces};

/// The route spaces of a scope, seen from a plot.
pub(crate) fn spaces(scope: Scope, plot: Plot) -> Spaces {
    match scope {
        Scope::Adjacent => plot.around(),
        Scope::Anywhere => Spaces::ALL,
        Scope::Row => {
            let row = usize::from(plot.row());
            Spaces::ROWS[row].or(Spaces::ROWS[row + 1])
        }
        Scope::Column => {
            let column = usize::from(plot.column());
            Spaces::COLUMNS[column].or(Spaces::COLUMNS[column + 1])
        }
        Scope::Supply => Spaces::NONE,
    }
}

/// The plots of a scope, seen from a plot; the plot itself only where it is anywhere.
pub(crate) fn plots(scope: Scope, plot: Plot) -> Plots {
    let others = |plots: Plots| plots.without(Plots::just(plot));
    match scope {
        Scope::Adjacent => plot.neighbours(),
        Scope::Anywhere => Plots::ALL,
        Scope::Row => others(
            (0..COLUMNS)
                .map(|column| Plot::at(plot.row(), column))
                .collect(),
        ),
        Scope::Column => others((0..ROWS).map(|row| Plot::at(row, plot.column())).collect()),
        Scope::Supply => Plots::NONE,
    }
}

/// The route spaces of a scope that a filter lets through.
pub(crate) fn filtered_spaces(scope: Scope, filter: Filter, plot: Plot) -> Spaces {
    match filter {
        Filter::Edge => spaces(scope, plot).and(Spaces::EDGE),
        _ => spaces(scope, plot),
    }
}

/// The plots of a scope that a filter lets through.
pub(crate) fn filtered_plots(scope: Scope, filter: Filter, plot: Plot) -> Plots {
    match filter {
        Filter::Edge => plots(scope, plot).and(Plots::EDGE),
        Filter::Corner => plots(scope, plot).and(Plots::CORNERS),
        _ => plots(scope, plot),
    }
}

/// Whether a plot is at such a place (09).
pub(crate) const fn is_at(plot: Plot, site: Site) -> bool {
    match site {
        Site::Corner => Plots::CORNERS.contains(plot),
        Site::Edge => Plots::EDGE.contains(plot),
        Site::Interior => !Plots::EDGE.contains(plot),
    }
}

impl Kanal {
    /// Whether a counter has such a quantity.
    pub(crate) fn holds(
        &self,
        own: &Industry,
        plot: Plot,
        counter: Counter,
        quantity: Quantity,
    ) -> bool {
        quantity.holds(self.count(own, plot, counter))
    }

    /// How many of something there are, seen from the structure on a plot.
    pub fn count(&self, own: &Industry, plot: Plot, counter: Counter) -> u8 {
        let Counter {
            object,
            scope,
            filter,
        } = counter;
        let in_spaces = |set: Spaces| {
            let set = set.and(filtered_spaces(scope, filter, plot));
            match filter {
                Filter::Bridged => set.and(own.bridges).len(),
                _ => set.len(),
            }
        };
        let in_plots = |set: Plots| {
            let set = set.and(filtered_plots(scope, filter, plot));
            match filter {
                Filter::Stage(stage) => self.of_stage(own, set, stage),
                _ => set.len(),
            }
        };
        match object {
            Object::Route(route) => {
                in_spaces(route.map_or(own.built(), |route| own.of_type(route)))
            }
            Object::DifferentRoutes => {
                let some = |routes: &&Spaces| !routes.and(spaces(scope, plot)).is_empty();
                own.routes.iter().filter(some).count() as u8
            }
            Object::Bridge => in_spaces(own.bridges),
            Object::Structure => in_plots(own.raised),
            Object::Unactivated => in_plots(own.raised.without(own.once)),
            Object::Plot => in_plots(Plots::ALL),
            Object::EmptyPlot => in_plots(own.free()),
            Object::EmptySpace => in_spaces(own.empty()),
            Object::Loop(route) => each_type(route)
                .map(|route| loops(own, scope, plot, route))
                .sum::<u8>()
                .min(most_loops(scope)),
            Object::Row(route) => {
                let row = usize::from(plot.row());
                let rows = match scope {
                    Scope::Adjacent => &Spaces::ROWS[row..row + 2],
                    _ => &Spaces::ROWS[..],
                };
                full_lines(own, rows, route)
            }
            Object::Column(route) => {
                let column = usize::from(plot.column());
                let columns = match scope {
                    Scope::Adjacent => &Spaces::COLUMNS[column..column + 2],
                    _ => &Spaces::COLUMNS[..],
                };
                full_lines(own, columns, route)
            }
            Object::Angle(route) => match scope {
                Scope::Adjacent => angles(own, plot, route),
                _ => Plot::all().map(|plot| angles(own, plot, route)).sum(),
            },
            Object::BuiltOver => in_spaces(
                own.imprinted
                    .and(own.built())
                    .without(own.of_type(RouteType::Path)),
            ),
            Object::Supply(resource) => own.held(resource).min(u8::MAX.into()) as u8,
            Object::DifferentMaterials => {
                own.materials.iter().filter(|amount| **amount > 0).count() as u8
            }
        }
    }

    fn of_stage(&self, own: &Industry, plots: Plots, stage: Stage) -> u8 {
        plots
            .iter()
            .map(|plot| own.structures[plot.index()])
            .filter(|card| *card != 0 && self.card(*card).stage == stage)
            .count() as u8
    }
}

/// The one type, or all.
fn each_type(route: Option<RouteType>) -> impl Iterator<Item = RouteType> {
    RouteType::ALL
        .into_iter()
        .filter(move |each| route.is_none_or(|route| route == *each))
}

/// A structure has a circular course or none; the board has up to one for each plot.
const fn most_loops(scope: Scope) -> u8 {
    match scope {
        Scope::Adjacent => 1,
        _ => u8::MAX,
    }
}

/// Circular courses of one type: at the plot 1 if a side of it is part of one, anywhere how many
/// are independent.
fn loops(own: &Industry, scope: Scope, plot: Plot, route: RouteType) -> u8 {
    let routes = own.of_type(route);
    match scope {
        Scope::Adjacent => {
            let sides = routes.and(plot.around());
            u8::from(sides.iter().any(|side| {
                // A side is part of a closed course if its ends are joined without it.
                independent(routes) > independent(routes.without(Spaces::just(side)))
            }))
        }
        _ => independent(routes),
    }
}

/// How many independent closed courses there are: routes less junctions and parts.
fn independent(routes: Spaces) -> u8 {
    let mut parts = 0;
    let mut left = routes;
    while let Some(first) = left.iter().next() {
        left = left.without(Spaces::just(first).spread(left));
        parts += 1;
    }
    routes.len() + parts - routes.junctions()
}

/// Lines of route spaces that are all built, all of the type if there is one.
fn full_lines(own: &Industry, lines: &[Spaces], route: Option<RouteType>) -> u8 {
    let routes = route.map_or(own.built(), |route| own.of_type(route));
    lines.iter().filter(|line| routes.holds(**line)).count() as u8
}

/// Right angles at the corners of a plot, of two routes of one type (of this type).
fn angles(own: &Industry, plot: Plot, route: Option<RouteType>) -> u8 {
    let sides = plot.sides();
    let mut count = 0;
    for corner in 0..4 {
        let angle = Spaces::just(sides[corner]).or(Spaces::just(sides[(corner + 1) % 4]));
        count += u8::from(each_type(route).any(|route| own.of_type(route).holds(angle)));
    }
    count
}
