//! What is asked and allowed inside an activation.

use table::Offers;

use super::NO_STEP;
use super::frame::{Frame, bits, is_gain};
use crate::action::{Action, Building};
use crate::activation::Activation;
use crate::board::{Board, Industry};
use crate::cards::{Deed, Filter, Piece, RouteType, Scope, Step};
use crate::counting::{filtered_plots, filtered_spaces, spaces};
use crate::game::Kanal;
use crate::geometry::Plot;
use crate::reason::{Reason, require};

impl Kanal {
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
                for space in self.removable(own, route, among).iter() {
                    let after = self.without(own, space);
                    if self.can_remove(&after, frame.left - 1, route, among) {
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
                _ => Err(not_now(board, action)),
            };
        }
        let frame = activation.frame();
        let steps = self.deck.steps(frame.steps);
        if frame.at == NO_STEP {
            let open = frame.heads(steps);
            return match action {
                Action::Take(number) => {
                    let is_open = bits(open).any(|at| at + 1 == number);
                    require(is_open, Reason::NoSuchStep)
                }
                Action::Done => {
                    let has_gain = bits(open).any(|at| is_gain(&steps[usize::from(at)]));
                    require(!has_gain, Reason::GainFirst)
                }
                _ => Err(not_now(board, action)),
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
                self.check_removal(own, space)?;
                let is_type = route.is_none() || own.route(space) == route;
                require(is_type, Reason::WrongBuilding)?;
                let after = self.without(own, space);
                let rest = self.can_remove(&after, frame.left - 1, route, among);
                require(rest, Reason::TooFewToRemove)
            }
            (Deed::Turn { .. }, Action::FreeTurn) => require(own.can_turn(), Reason::WheelStuck),
            (Deed::Choose { options, .. }, Action::Pick(number)) => {
                let is_there = (1..=options.len()).contains(&number);
                let is_left = is_there && frame.picked >> (number - 1) & 1 == 0;
                require(is_left, Reason::NoSuchOption)
            }
            _ => Err(not_now(board, action)),
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
}

/// Why something is not asked while a card is in hand: a structure that waits comes behind it.
fn not_now(board: &Board, action: Action) -> Reason {
    match action {
        Action::Activate(plot, trigger) if board.hand.waits_behind(plot, trigger) => {
            Reason::WaitsBehind
        }
        _ => Reason::NotNow,
    }
}
