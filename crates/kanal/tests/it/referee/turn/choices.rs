//! What can be chosen in a turn: on the action space, of what was set off, and inside an effect.

use super::{Frame, removable};
use crate::referee::board::{Plot, ROUTES, Route, Space};
use crate::referee::deck::{Building, Bundle, Place};
use crate::referee::game::Game;
use crate::referee::spaces::{DEEDS, Deed, bridge_cost, cost, materials};
use crate::referee::steps::takeable;

impl Game {
    pub(crate) fn turn_choices(&self) -> Vec<String> {
        let turn = self.the_turn();
        let mut choices = Vec::new();
        let mut can_be_done = true;
        match turn.frames.last() {
            None => choices.extend(self.space_choices()),
            Some(Frame::SetOff { plots, by }) => {
                let activate = |plot: &Plot| format!("activate {plot} {}", by.word());
                choices.extend(plots.iter().map(activate));
            }
            Some(Frame::Structure { plot, used, .. }) => {
                let number = self.own().area.structures[plot];
                let effects = self.cards[&number].effects.iter().enumerate();
                let view = self.view();
                let usable =
                    effects.filter(|(at, effect)| !used.contains(at) && view.allows(effect));
                choices.extend(usable.map(|(at, _)| format!("use {}", at + 1)));
            }
            Some(Frame::List { items, .. }) => {
                let open = takeable(items);
                can_be_done = open.iter().all(|at| items[*at].gain().is_none());
                choices.extend(open.iter().map(|at| format!("take {}", at + 1)));
            }
            Some(Frame::Build {
                what,
                place,
                is_free,
                ..
            }) => {
                choices.extend(self.build_choices(*what, *place, *is_free));
            }
            Some(Frame::Remove {
                left,
                is_begun,
                of,
                place,
            }) => {
                let spaces = self.view().spaces(*place);
                let removable = removable(&self.own().area, &spaces, *of, *left);
                choices.extend(removable.iter().map(|space| format!("remove {space}")));
                can_be_done = !is_begun;
            }
            Some(Frame::Turn { .. }) => {
                if self.own().supply.can_turn() {
                    choices.push("turn free".to_owned());
                }
            }
            Some(Frame::Trade {
                prices,
                times,
                made,
                ..
            }) => {
                let is_due = *made > 0 || self.view().times(times) != Some(0);
                let is_paid = |price: &&Bundle| is_due && self.own().supply.can_pay(price);
                let payable = prices
                    .iter()
                    .enumerate()
                    .filter(|(_, price)| is_paid(price));
                choices.extend(payable.map(|(at, _)| format!("trade {}", at + 1)));
            }
            Some(Frame::Choose {
                options, picked, ..
            }) => {
                let left = (0..options.len()).filter(|at| !picked.contains(at));
                choices.extend(left.map(|at| format!("pick {}", at + 1)));
            }
        }
        choices.extend(Game::at_any_time(self.own()));
        if can_be_done {
            choices.push("done".to_owned());
        }
        choices
    }

    /// What the action space offers.
    fn space_choices(&self) -> Vec<String> {
        let turn = self.the_turn();
        let mut choices = Vec::new();
        for deed in DEEDS {
            let mut deeds = turn.deeds.clone();
            deeds.push(deed);
            if !self.offers(turn.space, &deeds) {
                continue;
            }
            match deed {
                // Chapter 06: with all spaces built on, the topmost card goes into the box instead.
                Deed::Raise if self.own().area.empty_plots().is_empty() => {
                    let has_card = self.stacks != [0; 3];
                    choices.extend(has_card.then(|| "box".to_owned()));
                }
                Deed::Raise => choices.extend(self.raises(&Plot::all(), false)),
                Deed::Build(route) => choices.extend(self.routes(route, &Space::all(), false)),
                Deed::Bridge => choices.extend(self.bridges(&Space::all(), false)),
                Deed::Gain => {
                    let (_, materials) = materials(turn.space);
                    choices.extend(
                        materials
                            .iter()
                            .map(|basic| format!("gain {}", basic.word())),
                    );
                }
            }
        }
        choices
    }

    fn build_choices(&self, what: Building, place: Place, is_free: bool) -> Vec<String> {
        let view = self.view();
        match what {
            Building::Structure => self.raises(&view.plots(place), is_free),
            Building::Bridge => self.bridges(&view.spaces(place), is_free),
            Building::Route(of) => {
                let types = ROUTES
                    .into_iter()
                    .filter(|route| of.is_none_or(|of| of == *route));
                types
                    .flat_map(|route| self.routes(route, &view.spaces(place), is_free))
                    .collect()
            }
        }
    }

    /// Whether there is a place for a building at all, paid or not.
    pub(super) fn has_room(&self, what: Building, place: Place) -> bool {
        let view = self.view();
        let area = view.area;
        match what {
            Building::Structure => {
                let empty = area.empty_plots();
                !self.display.is_empty()
                    && view.plots(place).iter().any(|plot| empty.contains(plot))
            }
            Building::Bridge => view
                .spaces(place)
                .into_iter()
                .any(|space| area.has_room_for_bridge(space)),
            Building::Route(of) => {
                let types = ROUTES
                    .into_iter()
                    .filter(|route| of.is_none_or(|of| of == *route));
                let fits = |route| {
                    view.spaces(place)
                        .into_iter()
                        .any(|space| area.has_room_for(route, space))
                };
                types.into_iter().any(fits)
            }
        }
    }

    fn raises(&self, plots: &[Plot], is_free: bool) -> Vec<String> {
        let own = self.own();
        let mut choices = Vec::new();
        let empty = own.area.empty_plots();
        for number in &self.display {
            for plot in plots.iter().filter(|plot| empty.contains(plot)) {
                if is_free {
                    choices.push(format!("raise {number} {plot} free"));
                    continue;
                }
                let sides = self.cards[number].costs.iter().zip(["", " right"]);
                let payable = sides.filter(|(cost, _)| own.supply.can_pay(cost));
                choices.extend(payable.map(|(_, side)| format!("raise {number} {plot}{side}")));
            }
        }
        choices
    }

    fn routes(&self, route: Route, spaces: &[Space], is_free: bool) -> Vec<String> {
        let own = self.own();
        if !is_free && !own.supply.can_pay(&cost(route)) {
            return Vec::new();
        }
        let free = if is_free { " free" } else { "" };
        let fitting = spaces
            .iter()
            .filter(|space| own.area.has_room_for(route, **space));
        fitting
            .map(|space| format!("build {route} {space}{free}"))
            .collect()
    }

    fn bridges(&self, spaces: &[Space], is_free: bool) -> Vec<String> {
        let own = self.own();
        if !is_free && !own.supply.can_pay(&bridge_cost()) {
            return Vec::new();
        }
        let free = if is_free { " free" } else { "" };
        let fitting = spaces
            .iter()
            .filter(|space| own.area.has_room_for_bridge(**space));
        fitting
            .map(|space| format!("build bridge {space}{free}"))
            .collect()
    }
}
