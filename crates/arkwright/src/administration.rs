//! Placing action markers and paying for it (II.1).

use table::{Illegal, Log, Message, Offers};

use crate::action::Action;
use crate::board::{Board, Company};
use crate::edition::Edition;
use crate::event::{Cost, Event};
use crate::game::Arkwright;
use crate::marker::Marker;
use crate::phase::{Phase, PhaseRules};
use crate::reason::{Reason, require};
use crate::stage::{ActionInHand, Stage};

/// A player is about to place an action marker.
#[derive(Clone, Copy)]
pub(crate) struct Administration {
    pub(crate) step: u8,
}

impl<E: Edition> PhaseRules<E> for Administration {
    fn section(&self, _: &Board<E>) -> &'static str {
        "II.1"
    }

    fn question(&self, _: &Board<E>) -> Message {
        Message::new("prompt-administration")
    }

    #[inline]
    fn offer(&self, game: &Arkwright<E>, board: &Board<E>, offers: &mut impl Offers<Action>) {
        E::offer_markers(game, board, offers);
    }

    fn check(&self, game: &Arkwright<E>, board: &Board<E>, action: Action) -> Result<(), Illegal> {
        require(action != Action::Done, Reason::NoPassing)?;
        E::check_marker(game, board, action)
    }

    /// Places a marker, or uses a placed one again for the fee, and begins its action.
    fn carry_out(
        self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        let Some(placing) = E::placing(game, board, action) else {
            return;
        };
        let Placing {
            marker,
            space,
            is_new,
            paid,
            fee,
        } = placing;
        let cost = game.components.administration.spaces[space];
        if is_new {
            board.company_mut(seat).administration[space] = Some(marker);
            log.tell(Event::MarkerPlaced { seat, marker, cost });
        } else {
            log.tell(Event::MarkerReused { seat, marker, cost });
        }
        let stage = Stage::first(game, board, marker, paid, fee);
        // The factory action has further costs and is paid as a whole once it is done.
        if !matches!(stage, Stage::Factory(_)) {
            game.ensure_cash(board, seat, u16::from(paid) + u16::from(fee), log);
            game.pay_with_fee(board, paid, fee, log);
        }
        board.phase = Phase::Action(ActionInHand {
            step: self.step,
            marker,
            paid,
            stage,
        });
    }
}

/// A marker that is placed or used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// The marker.
    pub marker: Marker,
    /// Where it lies on the administration table, counted from 0.
    pub space: usize,
    /// Whether it is placed now.
    pub is_new: bool,
    /// Administrative costs.
    pub paid: u8,
    /// The fee for using it again.
    pub fee: u8,
}

/// Offers every marker on every empty space, and each placed one again.
#[inline]
pub(crate) fn offer_markers<E: Edition>(
    game: &Arkwright<E>,
    board: &Board<E>,
    offers: &mut impl Offers<Action>,
) {
    let company = board.own();
    for marker in company.markers.iter() {
        if company.space_of(marker).is_some() {
            offers.offer(Action::Reuse(marker));
            continue;
        }
        let spaces = game.components.administration.spaces;
        for (cost, placed) in spaces.into_iter().zip(company.administration) {
            if placed.is_none() {
                offers.offer(Action::Place(marker, cost));
            }
        }
        if offers.enough() {
            return;
        }
    }
}

/// Whether a marker may be placed or used again.
pub(crate) fn check_marker<E: Edition>(
    game: &Arkwright<E>,
    board: &Board<E>,
    action: Action,
) -> Result<(), Illegal> {
    let company = board.own();
    let (Action::Place(marker, _) | Action::Reuse(marker)) = action else {
        return Err(Reason::NotNow.illegal());
    };
    require(company.markers.contains(marker), Reason::MarkerNotOwned)?;
    match action {
        Action::Place(_, cost) => check_placing(game, company, marker, cost),
        _ => require(company.space_of(marker).is_some(), Reason::MarkerNotPlaced),
    }
}

/// Whether a marker that the player has can be placed on the space with this cost.
pub(crate) fn check_placing<E: Edition>(
    game: &Arkwright<E>,
    company: &Company,
    marker: Marker,
    cost: u8,
) -> Result<(), Illegal> {
    require(company.space_of(marker).is_none(), Reason::MarkerPlaced)?;
    let spaces = game.components.administration.spaces;
    match spaces.iter().position(|space| *space == cost) {
        None => Err(Reason::NoSuchSpace.illegal()),
        Some(space) => require(
            company.administration[space].is_none(),
            Reason::SpaceOccupied,
        ),
    }
}

/// What a marker costs that is placed, or used again for the fee.
#[inline]
pub(crate) fn placing<E: Edition>(
    game: &Arkwright<E>,
    board: &Board<E>,
    action: Action,
) -> Option<Placing> {
    let administration = &game.components.administration;
    match action {
        Action::Place(marker, cost) => Some(Placing {
            marker,
            space: administration
                .spaces
                .iter()
                .position(|space| *space == cost)?,
            is_new: true,
            paid: cost,
            fee: 0,
        }),
        Action::Reuse(marker) => {
            let space = board.own().space_of(marker)?;
            Some(Placing {
                marker,
                space,
                is_new: false,
                paid: administration.spaces[space],
                fee: administration.reuse_fee,
            })
        }
        _ => None,
    }
}

impl<E: Edition> Arkwright<E> {
    /// Pays administrative costs and fee; whoever calls it has made sure of the cash, so that one
    /// emergency sale covers all that is paid together (II.1, 7.0).
    #[inline]
    pub(crate) fn pay_with_fee(
        &self,
        board: &mut Board<E>,
        cost: u8,
        fee: u8,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        self.pay(board, seat, u16::from(cost), Cost::Administration, log);
        self.pay(board, seat, u16::from(fee), Cost::ReuseFee, log);
    }

    /// The next player in turn order has his action, or production begins.
    pub(crate) fn end_of_action(&self, board: &mut Board<E>, step: u8, log: &mut impl Log<Event>) {
        E::after_action(board);
        let step = step + 1;
        if step < board.players {
            board.ask(board.in_turn_order(step), Phase::Administration { step });
        } else {
            let production = self.begin_production(board, log);
            self.end_cycle_after(production, board, log);
        }
    }
}

/// How many machines or levels of quality the costs on a marker allow; 0 on the marker means no such number.
#[inline]
pub(crate) fn bought_for(costs: &[u8; 3], paid: u8) -> u8 {
    costs
        .iter()
        .filter(|cost| **cost > 0 && **cost <= paid)
        .count() as u8
}
