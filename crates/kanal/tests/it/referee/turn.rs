//! A turn: the action space, what is built there, the activations it sets off and their effects.
//!
//! Conventions of the notation, learnt from the engine's questions and not from the rule book:
//!
//! - Where a turn has only one choice left it is not asked; nor is the wheel where only `done` is.
//! - A turn ends when its space offers nothing more; a bridge is offered even where none can be
//!   built, a structure not on a full board.
//! - An activation ends when no effect is left that can be used, but is asked for once at its
//!   begin. An effect is offered if its requirements hold and a row of its table fits, even if it
//!   then brings nothing.
//! - `take` counts the gains and steps of a list from 1, each resource of a gain by itself; the
//!   proceeds of a trade and the options of a choice are lists of their own. A list of which one
//!   step is left begins it unasked. A gain that stands alone comes unasked if nothing was done
//!   since the last question, and so do all gains in their order if nothing can be done at any
//!   time even with the thaler among them, and the last choice was none for any time.
//! - Fixed thaler and tokens come first, unless a gain of the same group, or how often a trade of
//!   it can be made, counts the supply.
//! - A step that no purchase makes possible is left unasked: no room to build, nothing to remove,
//!   no trade to make. Turning and paying stay possible as long as something can be done.
//! - `done` leaves the part of the turn that is asked for: a step, the steps of a group, the
//!   effects left of the structure in hand, what was just set off, or the space; never what waits
//!   below. It is not offered while a gain is due or routes are still to be removed.
//!
//! Activations come at once, chapter 06: "You activate these effects immediately". The rule book
//! leaves open how cards lie in one another; the readings taken here:
//!
//! - All that is under way is one stack. What a route, a bridge or a structure sets off is laid on
//!   top of it as soon as that lies on the board, within an effect too: before the next route of the
//!   same step, before an `also`, before the rest of the space. Only the clay of a canal comes first.
//! - Two structures that one route closes are one question. The first one chosen is carried out
//!   whole, with all it sets off itself; then the other is asked for, whatever became of its routes.
//!   `done` at the first question declines both, at the second question the one that is left.
//! - A bridge that is the second one for both its ends is one question too. The end chosen forfeits
//!   the other; `done` forfeits both.
//! - A structure's activations count as they are begun, not as they were set off: one that waits is
//!   still not activated, and may become the second one meanwhile. An activation stays the first
//!   if the same card has interrupted itself with the second.
//! - Requirements, and the row of a table, are read when an effect is used, a gain when it is taken,
//!   how often can be traded at the first trade. So a card that interrupts can change a gain that
//!   was not taken yet, but takes no effect back that was begun.
//! - A card stays in hand until what its last step set off is over; effects not used yet are looked
//!   at anew then, by the board as it has become.
//! - A step that has no room left when the card goes on is left as if by `done`, even if a part of it
//!   was built; what is additional to it is lost.
//! - What can be done at any time can be done at each of these questions, before and after.

use std::collections::BTreeSet;

use crate::referee::board::{Area, Plot, ROUTES, Route, Space};
use crate::referee::deck::{
    BASICS, Building, Bundle, Gain, Join, Place, Resource, Step, Steps, Times,
};
use crate::referee::effects::{View, requires_supply, times_count_supply};
use crate::referee::game::{Game, Player};
use crate::referee::spaces::{DEEDS, Deed, bridge_cost, cost, materials, offers};
use crate::referee::steps::{Item, ItemDeed, State, items, leave, takeable};

/// A turn under way.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    pub(crate) space: u8,
    pub(crate) deeds: Vec<Deed>,
    /// Whether the player left the rest of the space.
    is_left: bool,
    /// What was set off, the activated structures and what of them is under way, the innermost last.
    frames: Vec<Frame>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trigger {
    Routes,
    Bridges,
}

impl Trigger {
    fn word(self) -> &'static str {
        match self {
            Trigger::Routes => "routes",
            Trigger::Bridges => "bridges",
        }
    }
}

#[derive(Clone, Debug)]
enum Frame {
    /// What one route, one bridge or one structure set off and what is still to be asked for.
    SetOff {
        plots: Vec<Plot>,
        by: Trigger,
    },
    Structure {
        plot: Plot,
        activation: u8,
        used: BTreeSet<usize>,
    },
    List {
        items: Vec<Item>,
        is_begun: bool,
    },
    Build {
        left: u16,
        what: Building,
        place: Place,
        is_free: bool,
    },
    Remove {
        left: u16,
        is_begun: bool,
        of: Option<Route>,
        place: Place,
    },
    Turn {
        left: u16,
    },
    Trade {
        prices: Vec<Bundle>,
        proceeds: Vec<Gain>,
        times: Times,
        made: u16,
        limit: Option<u16>,
    },
    Choose {
        left: u16,
        options: Vec<Steps>,
        picked: BTreeSet<usize>,
    },
}

/// Whether so many routes can be taken away one after another.
fn can_remove_all(area: &Area, spaces: &[Space], of: Option<Route>, left: u16) -> bool {
    left == 0 || !removable(area, spaces, of, left).is_empty()
}

/// The routes that can be taken away so that the others still can.
fn removable(area: &Area, spaces: &[Space], of: Option<Route>, left: u16) -> Vec<Space> {
    let is_meant = |space: &Space| {
        let route = area.routes.get(space);
        if route.is_none() || of.is_some() && route != of.as_ref() || !area.can_remove(*space) {
            return false;
        }
        let mut rest = area.clone();
        rest.routes.remove(space);
        can_remove_all(&rest, spaces, of, left - 1)
    };
    spaces.iter().copied().filter(is_meant).collect()
}

impl Turn {
    pub(crate) fn on(space: u8) -> Turn {
        Turn {
            space,
            deeds: Vec::new(),
            is_left: false,
            frames: Vec::new(),
        }
    }
}

impl Game {
    fn turn_mut(&mut self) -> &mut Turn {
        self.turn.as_mut().expect("a turn is under way")
    }

    fn the_turn(&self) -> &Turn {
        self.turn.as_ref().expect("a turn is under way")
    }

    /// Whether an action space offers all of these now.
    fn offers(&self, space: u8, deeds: &[Deed]) -> bool {
        offers(space, deeds, self.stacks, self.is_last)
    }

    fn frames(&mut self) -> &mut Vec<Frame> {
        &mut self.turn_mut().frames
    }

    /// Buying and turning, at any time.
    pub(crate) fn at_any_time(player: &Player) -> Vec<String> {
        let mut choices = Vec::new();
        for basic in BASICS {
            let buys = player.supply.buyable(basic).into_iter();
            choices.extend(buys.map(|amount| format!("buy {} {amount}", basic.word())));
        }
        if player.supply.can_turn_for_thaler() {
            choices.push("turn".to_owned());
        }
        choices
    }

    /// Goes on until there is something to choose; false when the turn is over.
    pub(crate) fn settle_turn(&mut self) -> bool {
        loop {
            if self.go_on_by_itself() {
                self.is_after_anytime = false;
                continue;
            }
            let turn = self.the_turn();
            let is_full = self.own().area.empty_plots().is_empty();
            let mut with_raise = turn.deeds.clone();
            with_raise.push(Deed::Raise);
            let is_due = is_full && self.offers(turn.space, &with_raise);
            // The fourth space keeps its routes: only the first and second raise as a matter of course.
            if is_due && turn.space != 4 {
                self.box_card_of_full_board();
                continue;
            }
            if turn.frames.is_empty() {
                let extends = |deed: &Deed| {
                    let mut deeds = turn.deeds.clone();
                    deeds.push(*deed);
                    self.offers(turn.space, &deeds) && !(is_full && *deed == Deed::Raise)
                };
                if turn.is_left || !DEEDS.iter().any(extends) {
                    return false;
                }
            }
            let choices = self.turn_choices();
            if let [only] = choices.as_slice() {
                self.act_in_turn(&only.split(' ').collect::<Vec<_>>());
                self.is_after_anytime = false;
                continue;
            }
            return true;
        }
    }

    /// What happens without a question; false if nothing does.
    fn go_on_by_itself(&mut self) -> bool {
        let Some(frame) = self.the_turn().frames.last().cloned() else {
            return false;
        };
        match frame {
            Frame::Structure { plot, used, .. } => {
                let number = self.own().area.structures[&plot];
                let effects = self.cards[&number].effects.clone();
                let mut left = effects
                    .iter()
                    .enumerate()
                    .filter(|(at, _)| !used.contains(at));
                let view = self.view();
                let goes_on = used.is_empty()
                    || left.any(|(_, effect)| view.allows(effect) || requires_supply(effect));
                if !goes_on {
                    self.frames().pop();
                }
                !goes_on
            }
            Frame::List { items, is_begun } => self.go_on_with_list(items, is_begun),
            Frame::Build { left: 0, .. }
            | Frame::Remove { left: 0, .. }
            | Frame::Turn { left: 0 }
            | Frame::Choose { left: 0, .. } => {
                self.finish_step(true);
                true
            }
            Frame::Build { what, place, .. } if !self.has_room(what, place) => {
                self.finish_step(false);
                true
            }
            Frame::Remove {
                left, of, place, ..
            } if !can_remove_all(&self.own().area, &self.view().spaces(place), of, left) => {
                self.finish_step(false);
                true
            }
            Frame::Trade { made, limit, .. } if made > 0 && limit == Some(made) => {
                self.finish_step(true);
                true
            }
            Frame::Trade { made: 0, times, .. }
                if self.view().times(&times) == Some(0) && !times_count_supply(&times) =>
            {
                self.finish_step(false);
                true
            }
            _ => false,
        }
    }

    fn go_on_with_list(&mut self, items: Vec<Item>, is_begun: bool) -> bool {
        let open = takeable(&items);
        if open.is_empty() {
            self.frames().pop();
            return true;
        }
        let counts_supply = open.iter().any(|at| items[*at].counts_supply());
        let is_fixed = |at: &usize| {
            let gain = items[*at].gain();
            gain.is_some_and(|gain| {
                gain.per.is_none()
                    && [Resource::Thaler, Resource::Prestige].contains(&gain.resource)
            })
        };
        // Rulings, at any time: thaler and tokens come first by themselves where they are fixed.
        if let Some(at) = open.iter().copied().find(is_fixed)
            && !counts_supply
        {
            self.take_item(at);
            return true;
        }
        if open.iter().all(|at| items[*at].gain().is_some()) {
            let is_only = open.len() == 1;
            let is_idle = !self.own().supply.is_free_to_act();
            let mut richer = self.own().supply.clone();
            let mut is_unsure = false;
            for gain in open.iter().filter_map(|at| items[*at].gain()) {
                if gain.resource == Resource::Thaler {
                    richer.gain(Resource::Thaler, gain.amount);
                    is_unsure |= gain.per.is_some();
                }
            }
            let brings_thaler = is_unsure || richer.is_free_to_act();
            let is_fixed = !counts_supply && !brings_thaler && !self.is_after_anytime;
            let is_unasked = is_only && !is_begun || is_idle && (is_only || is_fixed);
            if is_unasked {
                self.take_item(open[0]);
            }
            return is_unasked;
        }
        if open.len() == 1 {
            self.take_item(open[0]);
            return true;
        }
        false
    }

    /// Notes for all lists under way that something was done, so that the next gain is another.
    fn begin_lists(&mut self) {
        for frame in self.frames() {
            if let Frame::List { is_begun, .. } = frame {
                *is_begun = true;
            }
        }
    }

    /// Takes a gain, or begins a step.
    fn take_item(&mut self, at: usize) {
        let Some(Frame::List { items, is_begun }) = self.frames().last_mut() else {
            panic!("a list is under way")
        };
        // Tokens change nothing that can be done at any time, nor does a step that cannot be taken.
        *is_begun |= items[at]
            .gain()
            .is_some_and(|gain| gain.resource != Resource::Prestige);
        match items[at].deed.clone() {
            ItemDeed::Gain(gain) => {
                items[at].state = State::Whole;
                let amount = self.view().gain(&gain);
                self.own_mut().supply.gain(gain.resource, amount);
            }
            ItemDeed::Step(step) => {
                items[at].state = State::Begun;
                self.frames().push(match step {
                    Step::Gain(_) => panic!("gains are items of their own"),
                    Step::Trade {
                        prices,
                        proceeds,
                        times,
                    } => Frame::Trade {
                        prices,
                        proceeds,
                        times,
                        made: 0,
                        limit: None,
                    },
                    Step::Build {
                        amount,
                        what,
                        place,
                        is_free,
                    } => Frame::Build {
                        left: amount,
                        what,
                        place,
                        is_free,
                    },
                    Step::Remove { amount, of, place } => Frame::Remove {
                        left: amount,
                        is_begun: false,
                        of,
                        place,
                    },
                    Step::Turn(left) => Frame::Turn { left },
                    Step::Choose(left, options) => Frame::Choose {
                        left,
                        options,
                        picked: BTreeSet::new(),
                    },
                });
            }
        }
    }

    /// Ends the innermost step and tells its list whether it was carried out whole.
    fn finish_step(&mut self, is_whole: bool) {
        self.frames().pop();
        let Some(Frame::List { items, is_begun }) = self.frames().last_mut() else {
            panic!("steps stand in lists")
        };
        *is_begun |= is_whole;
        let at = items
            .iter()
            .position(|item| item.state == State::Begun)
            .expect("a begun step");
        match is_whole {
            true => items[at].state = State::Whole,
            false => leave(items, at),
        }
    }

    /// What the activated structure in hand sees: the innermost one.
    fn view(&self) -> View<'_> {
        let frames = self.the_turn().frames.iter();
        let structure = frames.rev().find_map(|frame| match frame {
            Frame::Structure {
                plot, activation, ..
            } => Some((plot, activation)),
            _ => None,
        });
        let (plot, activation) = structure.expect("an activation is under way");
        let own = self.own();
        View {
            plot: *plot,
            area: &own.area,
            supply: &own.supply,
            activation: *activation,
        }
    }

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
    fn has_room(&self, what: Building, place: Place) -> bool {
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

    /// Carries out a choice of the turn that is none for any time.
    pub(crate) fn act_in_turn(&mut self, words: &[&str]) {
        match *words {
            ["done"] => self.be_done(),
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
                area.routes.remove(&space);
                if area.imprinted.remove(&space) {
                    self.witness("imprinted path removed");
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
