//! A turn: the action space, what is built there, the activations it sets off and their effects.
//!
//! Conventions of the notation, learnt from the engine's questions and not from the rule book:
//!
//! - Where a turn has only one choice left it is not asked; nor is the wheel where only `done` is.
//! - A turn ends when its space offers nothing more; a bridge is offered even where none can be
//!   built, and the box with a full board as long as a stack has cards.
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

mod choices;
mod deeds;

use std::collections::BTreeSet;

use crate::referee::board::{Area, Plot, Route, Space};
use crate::referee::deck::{BASICS, Building, Bundle, Gain, Place, Resource, Step, Steps, Times};
use crate::referee::effects::{View, requires_supply, times_count_supply};
use crate::referee::game::{Game, Player};
use crate::referee::spaces::{DEEDS, Deed, offers};
use crate::referee::steps::{Item, ItemDeed, State, leave, takeable};

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
        rest.take_tile(*space);
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
            if turn.frames.is_empty() {
                let is_full = self.own().area.empty_plots().is_empty();
                let cannot_raise = is_full && self.stacks == [0; 3];
                let extends = |deed: &Deed| {
                    let mut deeds = turn.deeds.clone();
                    deeds.push(*deed);
                    self.offers(turn.space, &deeds) && !(cannot_raise && *deed == Deed::Raise)
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
}
