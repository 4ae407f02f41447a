//! Carrying out what was chosen inside an activation, and what follows from it by itself.

use table::Log;

use super::frame::{Frame, bits, is_gain};
use super::{NO_STEP, reads_supply};
use crate::action::{Action, Building};
use crate::activation::Activation;
use crate::board::{Board, Industry};
use crate::cards::{Deed, Piece, Resource, RouteType, Step, Times};
use crate::counting::{filtered_plots, filtered_spaces, spaces};
use crate::event::{Cost, Event, Income, Turned};
use crate::game::Kanal;
use crate::geometry::Plot;

impl Kanal {
    /// Carries out a choice inside an activation, and what follows from it by itself. What the choice
    /// sets off comes before the rest of the card (06).
    pub(crate) fn answer_effects(
        &self,
        board: &mut Board,
        mut activation: Activation,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::Use(number) => self.use_effect(board, &mut activation, number, log),
            Action::Take(number) => {
                let steps = self.deck.steps(activation.frame().steps);
                let at = number - 1;
                activation.frame_mut().begin(at, &steps[usize::from(at)]);
                // A gain that was asked for is taken; anything else asks again.
                if is_gain(&steps[usize::from(at)]) {
                    self.take_gain(board, &mut activation, at, log);
                }
            }
            Action::Done => match activation.effect {
                None => {
                    board.hand.activation = None;
                    self.take_up(board, log);
                    return;
                }
                Some(_) => self.leave(&mut activation),
            },
            _ => {
                let behind = std::mem::take(&mut board.hand.waiting);
                self.do_step(board, &mut activation, action, log);
                if !board.hand.waiting.is_empty() {
                    self.interrupt(board, &activation, behind.routes);
                    return;
                }
                board.hand.waiting = behind;
            }
        }
        self.go_on(board, activation, log);
        self.take_up(board, log);
    }

    fn use_effect(
        &self,
        board: &Board,
        activation: &mut Activation,
        number: u8,
        log: &mut impl Log<Event>,
    ) {
        let own = board.own();
        let at = number - 1;
        let effect = &self.effects(own, activation)[usize::from(at)];
        let steps = self.steps_now(own, activation.site(), effect);
        activation.used |= 1 << at;
        activation.effect = Some(at);
        activation.push(steps.unwrap_or_default());
        log.tell(Event::EffectUsed {
            seat: board.asked,
            card: own.structures[activation.plot.index()],
            effect: number,
        });
    }

    /// Leaves out the step under way, or all that are open.
    fn leave(&self, activation: &mut Activation) {
        let steps = self.deck.steps(activation.frame().steps);
        let frame = activation.frame_mut();
        if frame.at == NO_STEP {
            for at in bits(frame.heads(steps)) {
                frame.close(at, false, steps);
            }
            return;
        }
        frame.close(frame.at, false, steps);
    }

    /// Carries out one part of the step under way.
    fn do_step(
        &self,
        board: &mut Board,
        activation: &mut Activation,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        let card = board.own().structures[activation.plot.index()];
        let step = self.deck.steps(activation.frame().steps)[usize::from(activation.frame().at)];
        let mut inner = None;
        match (step.deed, action) {
            (
                Deed::Trade {
                    prices,
                    proceeds,
                    times,
                },
                Action::Trade(number),
            ) => {
                let left =
                    self.trades_left(board.own(), activation.plot, activation.frame(), times);
                // It is counted down with all others below.
                activation.frame_mut().left = left;
                let price = self.deck.prices(prices)[usize::from(number) - 1];
                self.pay(board, seat, price, Cost::Trade { card }, log);
                inner = Some(proceeds);
            }
            (Deed::Choose { options, .. }, Action::Pick(number)) => {
                activation.frame_mut().picked |= 1 << (number - 1);
                inner = Some(self.deck.options(options)[usize::from(number) - 1]);
            }
            (_, Action::Build(building, space, is_free)) => {
                self.build(board, building, space, is_free, log);
            }
            (_, Action::Raise(card, plot, price)) => self.raise(board, card, plot, price, log),
            (_, Action::Remove(space)) => self.remove_route(board, space, log),
            (_, Action::FreeTurn) => self.turn_wheel(board, seat, Turned::Effect { card }, log),
            _ => {}
        }
        let frame = activation.frame_mut();
        frame.made += 1;
        frame.left -= 1;
        frame.is_fresh = false;
        if let Some(steps) = inner {
            activation.push(steps);
        }
    }

    /// Gains what a step says, in one piece, and closes it.
    fn take_gain(
        &self,
        board: &mut Board,
        activation: &mut Activation,
        at: u8,
        log: &mut impl Log<Event>,
    ) {
        let steps = self.deck.steps(activation.frame().steps);
        if let Deed::Gain {
            amount,
            resource,
            per,
        } = steps[usize::from(at)].deed
        {
            let own = board.own();
            let times = per.map_or(1, |per| {
                per.of(self.count(own, activation.plot, per.counter))
            });
            let card = own.structures[activation.plot.index()];
            let product = u16::from(amount) * u16::from(times);
            let from = Income::Effect { card };
            self.gain(board, board.asked, resource, product, from, log);
            if resource != Resource::Prestige {
                activation.frame_mut().is_fresh = false;
            }
        }
        activation.frame_mut().close(at, true, steps);
    }

    /// Goes on until the player has a choice inside the activation, or it is over.
    pub(crate) fn go_on(
        &self,
        board: &mut Board,
        mut activation: Activation,
        log: &mut impl Log<Event>,
    ) {
        while activation.effect.is_some() {
            let frame = *activation.frame();
            let steps = self.deck.steps(frame.steps);
            if frame.at != NO_STEP {
                let step = &steps[usize::from(frame.at)];
                if is_gain(step) {
                    self.take_gain(board, &mut activation, frame.at, log);
                } else if self.is_over(board, activation.plot, &frame, step) {
                    let was_whole = frame.left == 0;
                    activation.frame_mut().close(frame.at, was_whole, steps);
                } else {
                    break;
                }
                continue;
            }
            let heads = frame.heads(steps);
            if heads == 0 {
                activation.pop();
                if activation.depth == 0 {
                    activation.effect = None;
                }
            } else if let Some(at) = self.next_by_itself(board.own(), &frame, steps, heads) {
                activation.frame_mut().begin(at, &steps[usize::from(at)]);
            } else {
                break;
            }
        }
        let is_over = activation.effect.is_none() && !self.has_effects(board.own(), &activation);
        board.hand.activation = (!is_over).then_some(activation);
    }

    /// Whether nothing of the step under way can come any more, whatever is done at any time.
    fn is_over(&self, board: &Board, plot: Plot, frame: &Frame, step: &Step) -> bool {
        let own = board.own();
        match step.deed {
            Deed::Gain { .. } => true,
            Deed::Trade { times, .. } => {
                let is_fixed = frame.made > 0 || !counts_supply(times);
                is_fixed && self.trades_left(own, plot, frame, times) == 0
            }
            Deed::Build {
                piece,
                scope,
                filter,
                ..
            } => {
                let sites = filtered_spaces(scope, filter, plot);
                let is_nowhere = |building| own.sites(building).and(sites).is_empty();
                frame.left == 0
                    || match piece {
                        Piece::Structure => {
                            let plots = filtered_plots(scope, filter, plot);
                            plots.and(own.free()).is_empty() || board.display.is_empty()
                        }
                        Piece::Bridge => is_nowhere(Building::Bridge),
                        Piece::Route(Some(route)) => is_nowhere(Building::Route(route)),
                        Piece::Route(None) => RouteType::ALL
                            .map(Building::Route)
                            .into_iter()
                            .all(is_nowhere),
                    }
            }
            Deed::Remove { route, scope, .. } => {
                frame.left == 0 || !self.can_remove(own, frame.left, route, spaces(scope, plot))
            }
            Deed::Turn { .. } | Deed::Choose { .. } => frame.left == 0,
        }
    }

    /// The step that begins by itself, since no choice could make a difference before it.
    fn next_by_itself(
        &self,
        own: &Industry,
        frame: &Frame,
        steps: &[Step],
        heads: u8,
    ) -> Option<u8> {
        let is_single = heads.count_ones() == 1;
        let first = heads.trailing_zeros() as u8;
        if is_single && !is_gain(&steps[usize::from(first)]) {
            return Some(first);
        }
        let reads = bits(heads).any(|at| step_reads_supply(&steps[usize::from(at)]));
        let is_money = |at: &u8| match steps[usize::from(*at)].deed {
            Deed::Gain { resource, per, .. } => {
                per.is_none() && matches!(resource, Resource::Prestige | Resource::Thaler)
            }
            _ => false,
        };
        if let Some(money) = bits(heads).find(is_money).filter(|_| !reads) {
            return Some(money);
        }
        let all_gains = bits(heads).all(|at| is_gain(&steps[usize::from(at)]));
        let is_direct = is_single && frame.is_fresh;
        // Where nothing can be done the order makes no difference, unless a gain counts another.
        let can_wait = !self.has_anytime(own, own.thaler + thaler_of(steps, heads));
        let is_alike = can_wait && (is_single || !reads);
        (all_gains && (is_direct || is_alike)).then_some(first)
    }
}

fn counts_supply(times: Times) -> bool {
    matches!(times, Times::Per(per) if reads_supply(per.counter))
}

/// Whether a step counts what lies on the supply board.
fn step_reads_supply(step: &Step) -> bool {
    match step.deed {
        Deed::Gain { per, .. } => per.is_some_and(|per| reads_supply(per.counter)),
        Deed::Trade { times, .. } => counts_supply(times),
        _ => false,
    }
}

/// The most thaler that the open steps can bring by themselves; a count is taken as very large.
fn thaler_of(steps: &[Step], heads: u8) -> u16 {
    bits(heads)
        .map(|at| match steps[usize::from(at)].deed {
            Deed::Gain {
                amount,
                resource: Resource::Thaler,
                per,
            } => match per {
                None => u16::from(amount),
                Some(_) => u16::from(u8::MAX),
            },
            _ => 0,
        })
        .sum()
}
