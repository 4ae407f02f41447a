//! Carrying out the effects of a structure (06, 09): a small machine over the deck's flat steps.
//!
//! A frame is a list of steps that is being carried out: an effect, an option of a choice, or the
//! proceeds of a trade. Its steps fall into legs, one after another, and a leg into chains, which may
//! come in any order. Where order makes no difference the machine goes on by itself: prestige and
//! thaler of fixed amount come first, and a single gain is taken when nothing can lie before it.
//!
//! Here is what an effect requires and what is left of an activation; `frame` has the steps under way,
//! `choices` what is asked and allowed inside an activation, and `deeds` carries it out.

mod choices;
mod deeds;
mod frame;

use self::frame::{bits, is_gain};
use crate::activation::Activation;
use crate::board::{Board, Industry};
use crate::cards::{Body, Counter, Deed, Effect, Nth, Scope, Span, Test, Times};
use crate::counting::is_at;
use crate::game::Kanal;
use crate::geometry::Plot;

pub use self::frame::Frame;
pub(crate) use self::frame::NO_STEP;

/// A structure about to be activated, or activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Site {
    plot: Plot,
    is_second: bool,
}

impl Activation {
    /// The structure.
    #[inline]
    const fn site(&self) -> Site {
        Site {
            plot: self.plot,
            is_second: self.is_second,
        }
    }
}

/// Whether a counter reads what can change at any time.
const fn reads_supply(counter: Counter) -> bool {
    matches!(counter.scope, Scope::Supply)
}

impl Kanal {
    /// The effects of the activated structure.
    pub(crate) fn effects(&self, own: &Industry, activation: &Activation) -> &[Effect] {
        let card = own.structures[activation.plot.index()];
        self.deck.effects(self.card(card))
    }

    /// What the step under way does, if one is.
    pub(crate) fn step_of(&self, activation: &Activation) -> Option<Deed> {
        let frame = activation.frame();
        let steps = self.deck.steps(frame.steps);
        steps.get(usize::from(frame.at)).map(|step| step.deed)
    }

    /// Whether an activation cannot be left yet: a gain is due, or the rest of a removal.
    pub(crate) fn owes(&self, activation: &Activation) -> bool {
        if activation.effect.is_none() {
            return false;
        }
        let frame = activation.frame();
        let steps = self.deck.steps(frame.steps);
        match steps.get(usize::from(frame.at)) {
            Some(step) => matches!(step.deed, Deed::Remove { .. }) && frame.made > 0,
            None => bits(frame.heads(steps)).any(|at| is_gain(&steps[usize::from(at)])),
        }
    }

    /// Whether a requirement is fulfilled now.
    fn is_met(&self, own: &Industry, site: Site, test: &Test) -> bool {
        let Site { plot, is_second } = site;
        match *test {
            Test::Count(counter, quantity) => self.holds(own, plot, counter, quantity),
            Test::At(site) => is_at(plot, site),
            Test::Activation(Nth::First) => !is_second,
            Test::Activation(Nth::Second) => is_second,
        }
    }

    /// The steps of an effect, if its requirements are fulfilled now; a table has those of the one
    /// row that fits.
    fn steps_now(&self, own: &Industry, site: Site, effect: &Effect) -> Option<Span> {
        let plot = site.plot;
        let tests = self.deck.tests(effect);
        let mut met = tests.iter().map(|test| self.is_met(own, site, test));
        let is_met = match effect.one_is_enough {
            true => tests.is_empty() || met.any(|met| met),
            false => met.all(|met| met),
        };
        if !is_met {
            return None;
        }
        match effect.body {
            Body::Steps(steps) => Some(steps),
            Body::Table { counter, rows } => {
                let rows = self.deck.rows(rows);
                let fits = |row: &&crate::cards::Row| self.holds(own, plot, counter, row.quantity);
                rows.iter().find(fits).map(|row| row.steps)
            }
        }
    }

    /// Whether what can be done at any time could still fulfil the requirements of an effect.
    fn may_come(&self, effect: &Effect) -> bool {
        let by_test = self.deck.tests(effect).iter().any(|test| match test {
            Test::Count(counter, _) => reads_supply(*counter),
            _ => false,
        });
        let by_table = match effect.body {
            Body::Table { counter, .. } => reads_supply(counter),
            Body::Steps(_) => false,
        };
        by_test || by_table
    }

    /// The effects that are still to come, counted from 1, whose requirements are fulfilled now and
    /// would not be with these boards; the supply is left aside.
    pub(crate) fn broken_effects(&self, board: &Board, after: &Industry) -> Vec<(Plot, u8)> {
        let own = board.own();
        let hand = &board.hand;
        let over = own.by_routes.and(own.by_bridges);
        let due = hand.waiting.routes.or(hand.waiting.bridges);
        let due = due.or(hand.interrupted.behind());
        let mut broken = Vec::new();
        for plot in own.raised.iter() {
            let to_come = Site {
                plot,
                is_second: own.once.contains(plot),
            };
            let is_to_come = !over.contains(plot) || due.contains(plot);
            let in_hand = self.in_hand(board).map(|card| card.activation);
            let open = in_hand.filter(|activation| activation.plot == plot);
            let open = open.map(|activation| (activation.site(), activation.used));
            let all: Vec<_> = open.chain(is_to_come.then_some((to_come, 0))).collect();
            let effects = self.deck.effects(self.card(own.structures[plot.index()]));
            for (at, effect) in (0..).zip(effects) {
                let is_broken = |(site, used): &(Site, u8)| {
                    used >> at & 1 == 0
                        && self.steps_now(own, *site, effect).is_some()
                        && self.steps_now(after, *site, effect).is_none()
                };
                if !self.may_come(effect) && all.iter().any(is_broken) {
                    broken.push((plot, at + 1));
                }
            }
        }
        broken
    }

    /// Whether an activation goes on: an effect is left that can be used, or could be.
    fn has_effects(&self, own: &Industry, activation: &Activation) -> bool {
        let effects = self.effects(own, activation);
        (0..).zip(effects).any(|(at, effect)| {
            let is_left = activation.used >> at & 1 == 0;
            let site = activation.site();
            is_left && (self.may_come(effect) || self.steps_now(own, site, effect).is_some())
        })
    }

    /// How often a trade may be made that has not begun.
    fn times(&self, own: &Industry, plot: Plot, times: Times) -> u8 {
        match times {
            Times::UpTo(times) => times,
            Times::Per(per) => per.of(self.count(own, plot, per.counter)),
            // The deck is held to it that this ends.
            Times::AnyNumber => u8::MAX,
        }
    }

    /// How often the trade under way may still be made.
    fn trades_left(&self, own: &Industry, plot: Plot, frame: &Frame, times: Times) -> u8 {
        match frame.made {
            0 => self.times(own, plot, times),
            _ => frame.left,
        }
    }
}
