//! Carrying out the effects of a structure (06, 09): a small machine over the deck's flat steps.
//!
//! A frame is a list of steps that is being carried out: an effect, an option of a choice, or the
//! proceeds of a trade. Its steps fall into legs, one after another, and a leg into chains, which may
//! come in any order. Where order makes no difference the machine goes on by itself: prestige and
//! thaler of fixed amount come first, and a single gain is taken when nothing can lie before it.

use serde::{Deserialize, Serialize};
use table::{Log, Offers};

use crate::action::{Action, Building, MOST_INDEX};
use crate::activation::{Activation, DEPTH};
use crate::board::{Board, Industry};
use crate::cards::{
    Body, Counter, Deed, Effect, Filter, Link, Nth, Piece, Resource, RouteType, Scope, Span, Step,
    Test, Times,
};
use crate::counting::{filtered_plots, filtered_spaces, is_at, spaces};
use crate::event::{Cost, Event, Income, Turned};
use crate::game::Kanal;
use crate::geometry::Plot;
use crate::reason::{Reason, require};

/// No step is under way.
pub(crate) const NO_STEP: u8 = u8::MAX;

/// Steps that are being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Frame {
    /// The steps.
    pub steps: Span,
    /// Those that are done or left out, one bit each, the first lowest.
    pub closed: u16,
    /// The step under way, counted from 0; 255 if none is.
    pub at: u8,
    /// How often it was done so far.
    pub made: u8,
    /// How often it may still be done; of a trade only once the first was made.
    pub left: u8,
    /// The options chosen so far, one bit each.
    pub picked: u16,
    /// Whether nothing has happened since it began that could make a difference to what is open.
    pub is_fresh: bool,
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::new(Span::default())
    }
}

impl Frame {
    fn new(steps: Span) -> Frame {
        Frame {
            steps,
            closed: 0,
            at: NO_STEP,
            made: 0,
            left: 0,
            picked: 0,
            is_fresh: true,
        }
    }

    #[inline]
    const fn is_closed(&self, step: u8) -> bool {
        self.closed >> step & 1 == 1
    }

    /// The steps that can be taken now, one bit each: what is additional to a step that was
    /// carried out, else the first steps of the chains that are open in the current leg.
    fn heads(&self, steps: &[Step]) -> u16 {
        let mut heads = self.additional(steps);
        if heads != 0 {
            return heads;
        }
        for (at, step) in (0..).zip(steps) {
            // A new leg begins when everything before it is closed.
            if step.link == Link::Then && heads != 0 {
                break;
            }
            if !self.is_closed(at) && step.link != Link::Also {
                heads |= 1 << at;
            }
        }
        heads
    }

    /// What is additional to a step that was carried out, and comes directly behind it: one step,
    /// or at last gains, in any order like all gains (06).
    fn additional(&self, steps: &[Step]) -> u16 {
        let mut open = 0;
        let mut is_due = false;
        for (at, step) in (0..).zip(steps) {
            if step.link != Link::Also {
                if open != 0 {
                    break;
                }
                is_due = self.is_closed(at);
            } else if is_due && !self.is_closed(at) {
                open |= 1 << at;
                if !is_gain(step) {
                    break;
                }
            }
        }
        open
    }

    /// Lets a step begin.
    fn begin(&mut self, at: u8, step: &Step) {
        self.at = at;
        self.made = 0;
        self.picked = 0;
        self.left = match step.deed {
            Deed::Build { count, .. } | Deed::Remove { count, .. } => count,
            Deed::Turn { positions } => positions,
            Deed::Choose { picks, .. } => picks,
            Deed::Gain { .. } | Deed::Trade { .. } => 0,
        };
    }

    /// Closes a step. Where it was not carried out whole, what is additional to it is left out too.
    fn close(&mut self, at: u8, was_whole: bool, steps: &[Step]) {
        self.closed |= 1 << at;
        self.at = NO_STEP;
        if was_whole {
            return;
        }
        let behind = (at + 1..).zip(&steps[usize::from(at) + 1..]);
        for (next, _) in behind.take_while(|(_, step)| step.link == Link::Also) {
            self.closed |= 1 << next;
        }
    }
}

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

    /// The frames that are open, the innermost last.
    #[inline]
    pub fn open(&self) -> &[Frame] {
        &self.frames[..usize::from(self.depth).min(DEPTH)]
    }

    /// The innermost frame.
    #[inline]
    pub fn frame(&self) -> &Frame {
        &self.frames[usize::from(self.depth.max(1)) - 1]
    }

    #[inline]
    fn frame_mut(&mut self) -> &mut Frame {
        &mut self.frames[usize::from(self.depth.max(1)) - 1]
    }

    fn push(&mut self, steps: Span) {
        debug_assert!(usize::from(self.depth) < DEPTH, "the deck nests too deep");
        self.frames[usize::from(self.depth)] = Frame::new(steps);
        self.depth += 1;
    }

    fn pop(&mut self) {
        self.depth -= 1;
        // What is over leaves no trace, so that equal boards are equal.
        self.frames[usize::from(self.depth)] = Frame::default();
    }
}

/// The bits of a set of steps, options or effects.
fn bits(set: u16) -> impl Iterator<Item = u8> {
    (0..16).filter(move |bit| set >> bit & 1 == 1)
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
                let is_broken = |(site, used): &(Site, u16)| {
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

    // ---- What is offered --------------------------------------------------

    /// Offers what an activation allows.
    pub(crate) fn offer_effects(
        &self,
        board: &Board,
        activation: &Activation,
        offers: &mut impl Offers<Action>,
    ) {
        let own = board.own();
        if activation.effect.is_none() {
            for (at, effect) in (0..).zip(self.effects(own, activation)) {
                let is_left = activation.used >> at & 1 == 0;
                if is_left && self.steps_now(own, activation.site(), effect).is_some() {
                    offers.offer(Action::Use(at + 1));
                }
            }
            self.offer_anytime(own, offers);
            offers.offer(Action::Done);
            return;
        }
        let frame = activation.frame();
        let steps = self.deck.steps(frame.steps);
        if frame.at == NO_STEP {
            let heads = frame.heads(steps);
            for at in bits(heads) {
                offers.offer(Action::Take(at + 1));
            }
            self.offer_anytime(own, offers);
            if !bits(heads).any(|at| is_gain(&steps[usize::from(at)])) {
                offers.offer(Action::Done);
            }
            return;
        }
        let step = &steps[usize::from(frame.at)];
        self.offer_step(board, activation.plot, frame, step, offers);
        self.offer_anytime(own, offers);
        let is_begun_removal = matches!(step.deed, Deed::Remove { .. }) && frame.made > 0;
        if !is_begun_removal {
            offers.offer(Action::Done);
        }
    }

    fn offer_step(
        &self,
        board: &Board,
        plot: Plot,
        frame: &Frame,
        step: &Step,
        offers: &mut impl Offers<Action>,
    ) {
        let own = board.own();
        match step.deed {
            Deed::Gain { .. } => {}
            Deed::Trade { prices, times, .. } => {
                if self.trades_left(own, plot, frame, times) == 0 {
                    return;
                }
                for (at, price) in (1..).zip(self.deck.prices(prices)) {
                    if own.can_pay(*price) {
                        offers.offer(Action::Trade(at));
                    }
                }
            }
            Deed::Build {
                piece,
                free,
                scope,
                filter,
                ..
            } => match piece {
                Piece::Structure => {
                    let plots = filtered_plots(scope, filter, plot);
                    self.offer_raising(board, plots, free, offers);
                }
                Piece::Bridge => {
                    self.offer_building(own, Building::Bridge, free, scope, filter, plot, offers);
                }
                Piece::Route(Some(route)) => {
                    let building = Building::Route(route);
                    self.offer_building(own, building, free, scope, filter, plot, offers);
                }
                Piece::Route(None) => {
                    for building in RouteType::ALL.map(Building::Route) {
                        self.offer_building(own, building, free, scope, filter, plot, offers);
                    }
                }
            },
            Deed::Remove { route, scope, .. } => {
                let among = spaces(scope, plot);
                for space in own.removable(route, among).iter() {
                    let mut after = *own;
                    after.take_route(space);
                    if after.can_remove(frame.left - 1, route, among) {
                        offers.offer(Action::Remove(space));
                    }
                }
            }
            Deed::Turn { .. } => {
                if own.can_turn() {
                    offers.offer(Action::FreeTurn);
                }
            }
            Deed::Choose { options, .. } => {
                for option in 0..options.len() {
                    if frame.picked >> option & 1 == 0 {
                        offers.offer(Action::Pick(option + 1));
                    }
                }
            }
        }
    }

    #[allow(
        clippy::too_many_arguments,
        reason = "what an effect says of a building"
    )]
    fn offer_building(
        &self,
        own: &Industry,
        building: Building,
        is_free: bool,
        scope: Scope,
        filter: Filter,
        plot: Plot,
        offers: &mut impl Offers<Action>,
    ) {
        if !is_free && !own.can_pay(self.building_cost(building)) {
            return;
        }
        let sites = own
            .sites(building)
            .and(filtered_spaces(scope, filter, plot));
        for space in sites.iter() {
            offers.offer(Action::Build(building, space, is_free));
        }
    }

    // ---- What is allowed --------------------------------------------------

    /// Whether an activation allows a choice.
    pub(crate) fn check_effects(
        &self,
        board: &Board,
        activation: &Activation,
        action: Action,
    ) -> Result<(), Reason> {
        let own = board.own();
        if activation.effect.is_none() {
            return match action {
                Action::Use(number) => self.check_use(own, activation, number),
                Action::Done => Ok(()),
                _ => Err(Reason::NotNow),
            };
        }
        let frame = activation.frame();
        let steps = self.deck.steps(frame.steps);
        if frame.at == NO_STEP {
            let open = frame.heads(steps);
            return match action {
                Action::Take(number) => {
                    let is_open =
                        number <= MOST_INDEX && number > 0 && open >> (number - 1) & 1 == 1;
                    require(is_open, Reason::NoSuchStep)
                }
                Action::Done => {
                    let has_gain = bits(open).any(|at| is_gain(&steps[usize::from(at)]));
                    require(!has_gain, Reason::GainFirst)
                }
                _ => Err(Reason::NotNow),
            };
        }
        let deed = steps[usize::from(frame.at)].deed;
        match (deed, action) {
            (Deed::Remove { .. }, Action::Done) => require(frame.made == 0, Reason::NotNow),
            (_, Action::Done) => Ok(()),
            (Deed::Trade { prices, times, .. }, Action::Trade(number)) => {
                let is_left = self.trades_left(own, activation.plot, frame, times) > 0;
                require(is_left, Reason::RequirementUnmet)?;
                let at = usize::from(number).wrapping_sub(1);
                let price = self.deck.prices(prices).get(at);
                let price = price.ok_or(Reason::NoSuchPrice)?;
                own.check_payment(*price)
            }
            (Deed::Build { .. }, Action::Raise(..) | Action::Build(..)) => {
                self.check_given(board, activation.plot, deed, action)
            }
            (Deed::Remove { route, scope, .. }, Action::Remove(space)) => {
                let among = spaces(scope, activation.plot);
                require(among.contains(space), Reason::WrongPlace)?;
                own.check_removal(space)?;
                let is_type = route.is_none() || own.route(space) == route;
                require(is_type, Reason::WrongBuilding)?;
                let mut after = *own;
                after.take_route(space);
                let rest = after.can_remove(frame.left - 1, route, among);
                require(rest, Reason::TooFewToRemove)
            }
            (Deed::Turn { .. }, Action::FreeTurn) => require(own.can_turn(), Reason::WheelStuck),
            (Deed::Choose { options, .. }, Action::Pick(number)) => {
                let is_there = (1..=options.len()).contains(&number);
                let is_left = is_there && frame.picked >> (number - 1) & 1 == 0;
                require(is_left, Reason::NoSuchOption)
            }
            _ => Err(Reason::NotNow),
        }
    }

    fn check_use(&self, own: &Industry, activation: &Activation, number: u8) -> Result<(), Reason> {
        let at = usize::from(number).wrapping_sub(1);
        let effect = self.effects(own, activation).get(at);
        let effect = effect.ok_or(Reason::NoSuchEffect)?;
        require(activation.used >> at & 1 == 0, Reason::UsedAlready)?;
        let steps = self.steps_now(own, activation.site(), effect);
        require(steps.is_some(), Reason::RequirementUnmet)
    }

    /// Whether an effect lets this be built or raised.
    fn check_given(
        &self,
        board: &Board,
        plot: Plot,
        deed: Deed,
        action: Action,
    ) -> Result<(), Reason> {
        let Deed::Build {
            piece,
            free,
            scope,
            filter,
            ..
        } = deed
        else {
            return Err(Reason::NotNow);
        };
        let own = board.own();
        match (piece, action) {
            (Piece::Structure, Action::Raise(card, at, price)) => {
                let plots = filtered_plots(scope, filter, plot);
                require(plots.contains(at), Reason::WrongPlace)?;
                self.check_raising(board, card, at, price, free)
            }
            (_, Action::Build(building, space, is_free)) => {
                let is_wanted = match (piece, building) {
                    (Piece::Bridge, Building::Bridge) => true,
                    (Piece::Route(wanted), Building::Route(route)) => {
                        wanted.is_none_or(|wanted| wanted == route)
                    }
                    _ => false,
                };
                require(is_wanted, Reason::WrongBuilding)?;
                require(is_free || !free, Reason::ForFree)?;
                require(free || !is_free, Reason::NotFree)?;
                let among = filtered_spaces(scope, filter, plot);
                require(among.contains(space), Reason::WrongPlace)?;
                own.check_site(building, space)?;
                match free {
                    true => Ok(()),
                    false => own.check_payment(self.building_cost(building)),
                }
            }
            _ => Err(Reason::WrongBuilding),
        }
    }

    // ---- What is done -----------------------------------------------------

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
            (_, Action::Raise(card, plot, price)) => {
                self.raise(board, card, plot, price, log);
                self.bury_if_full(board, log);
            }
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
                frame.left == 0 || !own.can_remove(frame.left, route, spaces(scope, plot))
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
        heads: u16,
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

/// Whether a step is a gain.
#[inline]
const fn is_gain(step: &Step) -> bool {
    matches!(step.deed, Deed::Gain { .. })
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
fn thaler_of(steps: &[Step], heads: u16) -> u16 {
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
