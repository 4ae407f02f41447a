//! Carrying out what was chosen in a turn, and what it sets off.

use std::collections::BTreeSet;

use super::{Frame, Trigger};
use crate::referee::board::{Plot, Route, Space};
use crate::referee::deck::{Join, Resource, Step};
use crate::referee::game::Game;
use crate::referee::spaces::{Deed, bridge_cost, cost, materials};
use crate::referee::steps::{items, leave, takeable};

impl Game {
    /// Carries out a choice of the turn that is none for any time.
    pub(crate) fn act_in_turn(&mut self, words: &[&str]) {
        match *words {
            ["done"] => self.be_done(),
            ["box"] => self.box_card(),
            ["raise", number, plot, ref how @ ..] => {
                let number = number.parse().expect("a card's number");
                let plot = Plot::named(plot).expect("a plot");
                self.raise(number, plot, how);
            }
            ["build", "bridge", space, ref how @ ..] => {
                let space = Space::named(space).expect("a space");
                self.build_bridge(space, *how == ["free"]);
            }
            ["build", route, space, ref how @ ..] => {
                let route = Route::named(route).expect("a type of route");
                let space = Space::named(space).expect("a space");
                self.build_route(route, space, *how == ["free"]);
            }
            ["gain", material] => {
                let (amount, _) = materials(self.the_turn().space);
                let material = Resource::named(material).expect("a material");
                self.own_mut().supply.gain(material, amount);
                self.turn_mut().deeds.push(Deed::Gain);
            }
            ["activate", plot, _] => self.activate(Plot::named(plot).expect("a plot")),
            ["use", number] => self.use_effect(index(number)),
            ["take", number] => self.take_item(index(number)),
            ["remove", space] => {
                let space = Space::named(space).expect("a space");
                let area = &mut self.own_mut().area;
                let had_mark = area.imprinted.contains(&space);
                area.take_tile(space);
                let shows_path = area.routes.contains_key(&space);
                if shows_path {
                    self.witness("imprinted path shows again");
                } else if had_mark {
                    self.witness("starting path removed");
                }
                self.witness_removal(space);
                if let Some(Frame::Remove { left, is_begun, .. }) = self.frames().last_mut() {
                    *left -= 1;
                    *is_begun = true;
                }
                self.begin_lists();
            }
            ["turn", "free"] => {
                self.own_mut().supply.turn();
                if let Some(Frame::Turn { left }) = self.frames().last_mut() {
                    *left -= 1;
                }
                self.begin_lists();
            }
            ["trade", number] => self.trade(index(number)),
            ["pick", number] => self.pick(index(number)),
            _ => panic!("unknown words {words:?}"),
        }
    }

    fn be_done(&mut self) {
        match self.frames().last_mut() {
            None => self.turn_mut().is_left = true,
            Some(Frame::SetOff { .. } | Frame::Structure { .. }) => {
                self.frames().pop();
            }
            Some(Frame::List { items, .. }) => {
                for at in takeable(items) {
                    leave(items, at);
                }
            }
            Some(_) => self.finish_step(false),
        }
    }

    /// Notes what was built: on the space, or in the step of an effect.
    fn note(&mut self, deed: Deed) {
        match self.frames().last_mut() {
            None => self.turn_mut().deeds.push(deed),
            Some(Frame::Build { left, .. }) => *left -= 1,
            Some(_) => panic!("nothing is built now"),
        }
        self.begin_lists();
    }

    fn raise(&mut self, number: u8, plot: Plot, how: &[&str]) {
        let costs = self.cards[&number].costs.clone();
        match how {
            ["free"] => {}
            ["right"] => self.own_mut().supply.pay(&costs[1]),
            _ => self.own_mut().supply.pay(&costs[0]),
        }
        self.display.retain(|card| *card != number);
        self.raised_this_round += 1;
        self.own_mut().area.structures.insert(plot, number);
        self.note(Deed::Raise);
        if self.own().area.empty_plots().is_empty() {
            self.witness("board filled");
        }
        self.set_off_by_routes(&[plot]);
    }

    /// Lays on top what the fourth route, or a structure amid four routes, has set off.
    fn set_off_by_routes(&mut self, plots: &[Plot]) {
        let area = &mut self.own_mut().area;
        let is_closed =
            |plot: &Plot| area.structures.contains_key(plot) && area.is_surrounded(*plot);
        let mut plots: Vec<Plot> = plots.iter().copied().filter(is_closed).collect();
        plots.retain(|plot| area.routes_spent.insert(*plot));
        if plots.len() == 2 {
            self.witness("one route closed two");
        }
        self.set_off(plots, Trigger::Routes);
    }

    fn set_off(&mut self, plots: Vec<Plot>, by: Trigger) {
        if plots.is_empty() {
            return;
        }
        match self.the_turn().frames.last() {
            Some(Frame::Build { left: 0, .. }) => self.witness("set off by the last of a step"),
            Some(_) => self.witness("set off within a step"),
            None => {}
        }
        self.frames().push(Frame::SetOff { plots, by });
    }

    fn build_route(&mut self, route: Route, space: Space, is_free: bool) {
        if !is_free {
            self.own_mut().supply.pay(&cost(route));
        }
        let before = self.own_mut().area.routes.insert(space, route);
        if route == Route::Canal {
            self.own_mut().supply.gain(Resource::Clay, 2);
        }
        self.note(Deed::Build(route));
        if before.is_some() {
            self.witness("path built over");
            return;
        }
        self.set_off_by_routes(&space.plots());
    }

    fn build_bridge(&mut self, space: Space, is_free: bool) {
        if !is_free {
            self.own_mut().supply.pay(&bridge_cost());
        }
        let area = &mut self.own_mut().area;
        area.bridges.insert(space);
        let is_second = |plot: &Plot| area.bridges_at(*plot) == 2;
        let plots: Vec<Plot> = space.plots().into_iter().filter(is_second).collect();
        self.note(Deed::Bridge);
        if plots.len() == 2 {
            self.witness("second bridge for two");
        }
        self.set_off(plots, Trigger::Bridges);
    }

    fn activate(&mut self, plot: Plot) {
        let Some(Frame::SetOff { plots, by }) = self.frames().last_mut() else {
            panic!("something was set off")
        };
        match by {
            Trigger::Routes => plots.retain(|other| *other != plot),
            // Chapter 06: of two ends one can be activated, the other is forfeited.
            Trigger::Bridges => plots.clear(),
        }
        if plots.is_empty() {
            self.frames().pop();
        }
        self.witness_depth(plot);
        let activations = self.own_mut().area.activations.entry(plot).or_default();
        *activations += 1;
        let activation = *activations;
        self.frames().push(Frame::Structure {
            plot,
            activation,
            used: BTreeSet::new(),
        });
    }

    /// Notes how the card that is activated now lies in others.
    fn witness_depth(&mut self, plot: Plot) {
        let frames = self.the_turn().frames.iter();
        let in_hand = frames.filter_map(|frame| match frame {
            Frame::Structure { plot, .. } => Some(*plot),
            _ => None,
        });
        let in_hand: Vec<Plot> = in_hand.collect();
        if !in_hand.is_empty() {
            self.witness("card interrupted");
        }
        if in_hand.contains(&plot) {
            self.witness("card interrupted itself");
        }
        if in_hand.len() > 2 {
            self.witness("four cards in hand or more");
        }
    }

    /// Notes whether a structure that waits has lost a route.
    fn witness_removal(&mut self, space: Space) {
        let has_lost = |frame: &Frame| match frame {
            Frame::SetOff { plots, .. } => space.plots().iter().any(|plot| plots.contains(plot)),
            _ => false,
        };
        if self.the_turn().frames.iter().any(has_lost) {
            self.witness("route of a waiting structure removed");
        }
    }

    /// What is in hand and what waits, from the outermost to the innermost.
    pub(crate) fn in_hand(&self) -> Vec<String> {
        let frames = self.turn.iter().flat_map(|turn| &turn.frames);
        let told = frames.filter_map(|frame| match frame {
            Frame::SetOff { plots, by } => {
                let plots: Vec<String> = plots.iter().map(ToString::to_string).collect();
                Some(format!("{} by {} waits", plots.join(", "), by.word()))
            }
            Frame::Structure {
                plot, activation, ..
            } => Some(format!("{plot}, activation {activation}")),
            _ => None,
        });
        told.collect()
    }

    fn use_effect(&mut self, at: usize) {
        let Some(Frame::Structure { plot, used, .. }) = self.frames().last_mut() else {
            panic!("an activation is under way")
        };
        used.insert(at);
        let plot = *plot;
        let number = self.own().area.structures[&plot];
        let effect = self.cards[&number].effects[at].clone();
        let steps = self
            .view()
            .steps(&effect)
            .expect("an effect that can be used");
        self.frames().push(Frame::List {
            items: items(&steps),
            is_begun: false,
        });
    }

    fn trade(&mut self, at: usize) {
        let Some(Frame::Trade {
            prices,
            proceeds,
            times,
            ..
        }) = self.frames().last().cloned()
        else {
            panic!("a trade is under way")
        };
        let counted = self.view().times(&times);
        if let Some(Frame::Trade { made, limit, .. }) = self.frames().last_mut() {
            if *made == 0 {
                *limit = counted;
            }
            *made += 1;
        }
        self.own_mut().supply.pay(&prices[at]);
        self.begin_lists();
        let steps = vec![(Join::And, Step::Gain(proceeds))];
        self.frames().push(Frame::List {
            items: items(&steps),
            is_begun: false,
        });
    }

    fn pick(&mut self, at: usize) {
        let Some(Frame::Choose {
            left,
            options,
            picked,
        }) = self.frames().last_mut()
        else {
            panic!("a choice is under way")
        };
        *left -= 1;
        picked.insert(at);
        let items = items(&options[at]);
        self.frames().push(Frame::List {
            items,
            is_begun: false,
        });
    }
}

/// From a number counted from 1.
fn index(word: &str) -> usize {
    word.parse::<usize>().expect("a number") - 1
}
