//! What effects count, and whether their requirements hold.

use std::collections::BTreeSet;

use crate::referee::board::{Area, Plot, ROUTES, Route, Space, is_in_loop, loops};
use crate::referee::deck::{
    Condition, Counter, Effect, Filter, Gain, MATERIALS, Object, Place, Proceeds, Requirement,
    Scope, Step, Steps, Times, stage,
};
use crate::referee::supply::Supply;

/// Everything an effect can look at: the structure's plot, the board and the supply around it.
pub(crate) struct View<'a> {
    pub(crate) plot: Plot,
    pub(crate) area: &'a Area,
    pub(crate) supply: &'a Supply,
    /// Which activation of the structure this is, from 1.
    pub(crate) activation: u8,
}

impl View<'_> {
    /// Whether an effect can be used now; a table needs a row that fits.
    pub(crate) fn allows(&self, effect: &Effect) -> bool {
        let is_met = match &effect.requirement {
            Requirement::All(conditions) => conditions.iter().all(|one| self.holds(one)),
            Requirement::Any(conditions) => conditions.iter().any(|one| self.holds(one)),
        };
        is_met && self.steps(effect).is_some()
    }

    /// The steps of an effect as things stand.
    pub(crate) fn steps(&self, effect: &Effect) -> Option<Steps> {
        match &effect.proceeds {
            Proceeds::Steps(steps) => Some(steps.clone()),
            Proceeds::Table(counter, rows) => {
                let count = self.count(counter);
                let row = rows.iter().find(|(amount, _)| amount.fits(count));
                row.map(|(_, steps)| steps.clone())
            }
        }
    }

    fn holds(&self, condition: &Condition) -> bool {
        match condition {
            Condition::Count(counter, amount) => amount.fits(self.count(counter)),
            Condition::Corner => self.plot.is_corner(),
            Condition::Edge => self.plot.is_edge(),
            Condition::Interior => !self.plot.is_edge(),
            Condition::Activation(which) => *which == self.activation,
        }
    }

    /// The gain of one resource: one product, capped where the card says so.
    pub(crate) fn gain(&self, gain: &Gain) -> u16 {
        match &gain.per {
            None => gain.amount,
            Some((counter, most)) => {
                gain.amount * self.count(counter).min(most.unwrap_or(u16::MAX))
            }
        }
    }

    /// How many trades a series has; none is without end.
    pub(crate) fn times(&self, times: &Times) -> Option<u16> {
        match times {
            Times::Fixed(times) => Some(*times),
            Times::Per(counter, most) => Some(self.count(counter).min(most.unwrap_or(u16::MAX))),
            Times::Any => None,
        }
    }

    /// The route spaces of a place.
    pub(crate) fn spaces(&self, place: Place) -> Vec<Space> {
        let Plot { row, column } = self.plot;
        let is_meant = |space: &Space| {
            let is_in_scope = match (place.scope, *space) {
                (Scope::Adjacent, space) => self.plot.around().contains(&space),
                (Scope::Anywhere, _) => true,
                (Scope::Row, Space::Horizontal(line, _)) => line == row || line == row + 1,
                (Scope::Column, Space::Vertical(_, line)) => line == column || line == column + 1,
                (Scope::Row, Space::Vertical(..)) | (Scope::Column, Space::Horizontal(..)) => false,
            };
            is_in_scope && (place.filter == Filter::All || space.is_edge())
        };
        Space::all().into_iter().filter(is_meant).collect()
    }

    /// The plots of a place: in a row or column the others, anywhere all with the own one.
    pub(crate) fn plots(&self, place: Place) -> Vec<Plot> {
        let is_meant = |plot: &Plot| {
            let is_in_scope = match place.scope {
                Scope::Adjacent => self.plot.neighbours().contains(plot),
                Scope::Anywhere => true,
                Scope::Row => plot.row == self.plot.row && *plot != self.plot,
                Scope::Column => plot.column == self.plot.column && *plot != self.plot,
            };
            let is_kept = match place.filter {
                Filter::All => true,
                Filter::Edge => plot.is_edge(),
                Filter::Corner => plot.is_corner(),
            };
            is_in_scope && is_kept
        };
        Plot::all().into_iter().filter(is_meant).collect()
    }

    pub(crate) fn count(&self, counter: &Counter) -> u16 {
        let place = counter.place;
        let spaces = || self.spaces(place).into_iter();
        let plots = || self.plots(place).into_iter();
        let routes = &self.area.routes;
        let count = match &counter.object {
            Object::Route { of, is_bridged } => {
                let is_meant = |space: &Space| match routes.get(space) {
                    Some(route) => {
                        of.is_none_or(|of| of == *route)
                            && (!is_bridged || self.area.bridges.contains(space))
                    }
                    None => false,
                };
                spaces().filter(is_meant).count()
            }
            Object::DifferentRoutes => {
                let types: BTreeSet<Route> = spaces()
                    .filter_map(|space| routes.get(&space).copied())
                    .collect();
                types.len()
            }
            Object::Bridge => spaces()
                .filter(|space| self.area.bridges.contains(space))
                .count(),
            Object::Structure { of, is_unactivated } => {
                let is_meant = |plot: &Plot| match self.area.structures.get(plot) {
                    Some(number) => {
                        let activations = self.area.activations.get(plot).copied().unwrap_or(0);
                        of.is_none_or(|of| of == stage(*number))
                            && (!is_unactivated || activations == 0)
                    }
                    None => false,
                };
                plots().filter(is_meant).count()
            }
            Object::Plot => plots().count(),
            Object::EmptyPlot => plots()
                .filter(|plot| !self.area.structures.contains_key(plot))
                .count(),
            Object::EmptySpace => spaces().filter(|space| !routes.contains_key(space)).count(),
            Object::Loop(of) => self.loops(*of, place.scope),
            Object::Row(of) => (1..=4)
                .filter(|line| self.is_row(*line, *of, place.scope))
                .count(),
            Object::Column(of) => (1..=5)
                .filter(|line| self.is_column(*line, *of, place.scope))
                .count(),
            Object::Angle(of) => self.angles(*of, place.scope),
            Object::BuiltOverPath => {
                let is_built_over = |space: &Space| {
                    let path = Some(&Route::Path);
                    self.area.imprinted.contains(space)
                        && routes.contains_key(space)
                        && routes.get(space) != path
                };
                spaces().filter(is_built_over).count()
            }
            Object::Supply(resource) => usize::from(self.supply.of(*resource)),
            Object::DifferentMaterials => MATERIALS
                .iter()
                .filter(|material| self.supply.of(**material) > 0)
                .count(),
        };
        u16::try_from(count).expect("a small number")
    }

    /// Adjacent: whether one of the four routes is part of a course; anywhere: how many there are.
    fn loops(&self, of: Option<Route>, scope: Scope) -> usize {
        let types = ROUTES
            .into_iter()
            .filter(|route| of.is_none_or(|of| of == *route));
        let mut all = 0;
        let mut is_beside = false;
        for route in types {
            let spaces = self.area.spaces_of(route);
            all += loops(&spaces);
            let around = self.plot.around();
            is_beside |= around
                .iter()
                .any(|space| spaces.contains(space) && is_in_loop(*space, &spaces));
        }
        match scope {
            Scope::Adjacent => usize::from(is_beside),
            _ => all,
        }
    }

    fn is_row(&self, line: u8, of: Option<Route>, scope: Scope) -> bool {
        let is_meant =
            scope != Scope::Adjacent || [self.plot.row, self.plot.row + 1].contains(&line);
        is_meant && (1..=4).all(|column| self.is_route(Space::Horizontal(line, column), of))
    }

    fn is_column(&self, line: u8, of: Option<Route>, scope: Scope) -> bool {
        let is_meant =
            scope != Scope::Adjacent || [self.plot.column, self.plot.column + 1].contains(&line);
        is_meant && (1..=3).all(|row| self.is_route(Space::Vertical(row, line), of))
    }

    fn is_route(&self, space: Space, of: Option<Route>) -> bool {
        self.area
            .routes
            .get(&space)
            .is_some_and(|route| of.is_none_or(|of| of == *route))
    }

    /// A horizontal and a vertical route of one type at a corner of a plot.
    fn angles(&self, of: Option<Route>, scope: Scope) -> usize {
        let plots = match scope {
            Scope::Adjacent => vec![self.plot],
            _ => Plot::all(),
        };
        let angles_at = |plot: Plot| {
            let [above, below, left, right] = plot.around();
            let corners = [(above, left), (above, right), (below, left), (below, right)];
            let is_angle = |(one, other): &(Space, Space)| {
                let route = self.area.routes.get(one);
                self.is_route(*one, of) && route == self.area.routes.get(other)
            };
            corners.iter().filter(|corner| is_angle(corner)).count()
        };
        plots.into_iter().map(angles_at).sum()
    }
}

fn counts_supply(counter: &Counter) -> bool {
    matches!(
        counter.object,
        Object::Supply(_) | Object::DifferentMaterials
    )
}

/// Whether what an effect requires can change with the supply alone.
pub(crate) fn requires_supply(effect: &Effect) -> bool {
    let (Requirement::All(conditions) | Requirement::Any(conditions)) = &effect.requirement;
    let by_condition = conditions.iter().any(|condition| match condition {
        Condition::Count(counter, _) => counts_supply(counter),
        _ => false,
    });
    let by_table = match &effect.proceeds {
        Proceeds::Table(counter, _) => counts_supply(counter),
        Proceeds::Steps(_) => false,
    };
    by_condition || by_table
}

/// Whether a gain counts the supply.
pub(crate) fn gain_counts_supply(gain: &Gain) -> bool {
    gain.per
        .as_ref()
        .is_some_and(|(counter, _)| counts_supply(counter))
}

/// Whether the number of trades counts the supply.
pub(crate) fn times_count_supply(times: &Times) -> bool {
    match times {
        Times::Per(counter, _) => counts_supply(counter),
        Times::Fixed(_) | Times::Any => false,
    }
}

/// Whether a step counts the supply as a whole, before any part of it is carried out.
pub(crate) fn step_counts_supply(step: &Step) -> bool {
    match step {
        Step::Trade { times, .. } => times_count_supply(times),
        _ => false,
    }
}
