//! Placing action markers and paying for it (II.1), and what follows what (II.3).

use table::{Illegal, Log, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::event::{Cost, Event};
use crate::game::Arkwright;
use crate::goods::Goods;
use crate::marker::{Kind, Marker, Shade};
use crate::phase::{ActionInHand, Dealings, Phase, Stage};
use crate::reason::{Reason, require};

impl Arkwright {
    #[inline]
    pub(crate) fn offer_places(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let company = board.own();
        for marker in company.markers.iter() {
            if company.space_of(marker).is_some() {
                offers.offer(Action::Reuse(marker));
                continue;
            }
            let spaces = self.components.administration.spaces;
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

    pub(crate) fn check_place(&self, board: &Board, action: Action) -> Result<(), Illegal> {
        let company = board.own();
        let (Action::Place(marker, _) | Action::Reuse(marker)) = action else {
            return Err(Reason::NotNow.illegal());
        };
        require(company.markers.contains(marker), Reason::MarkerNotOwned)?;
        let placed = company.space_of(marker);
        match action {
            Action::Place(_, cost) => {
                require(placed.is_none(), Reason::MarkerPlaced)?;
                let spaces = self.components.administration.spaces;
                match spaces.iter().position(|space| *space == cost) {
                    None => Err(Reason::NoSuchSpace.illegal()),
                    Some(space) => require(
                        company.administration[space].is_none(),
                        Reason::SpaceOccupied,
                    ),
                }
            }
            _ => require(placed.is_some(), Reason::MarkerNotPlaced),
        }
    }

    /// Places a marker, or uses a placed one again for the fee, and begins its action.
    pub(crate) fn place(
        &self,
        board: &mut Board,
        step: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        let spaces = self.components.administration.spaces;
        let (marker, cost) = match action {
            Action::Place(marker, cost) => {
                if let Some(space) = spaces.iter().position(|space| *space == cost) {
                    board.company_mut(seat).administration[space] = Some(marker);
                }
                log.tell(Event::MarkerPlaced { seat, marker, cost });
                self.pay(board, seat, u16::from(cost), Cost::Administration, log);
                (marker, cost)
            }
            Action::Reuse(marker) => {
                let Some(space) = board.company(seat).space_of(marker) else {
                    return;
                };
                let cost = spaces[space];
                let fee = self.components.administration.reuse_fee;
                log.tell(Event::MarkerReused { seat, marker, cost });
                self.pay_with_fee(board, cost, fee, log);
                (marker, cost)
            }
            _ => return,
        };
        let hand = ActionInHand {
            step,
            marker,
            paid: cost,
            stage: self.first_stage(marker, cost),
        };
        board.phase = Phase::Action(hand);
    }

    /// Pays costs and fee as one sum, so that one emergency sale covers both (II.1, 7.0).
    fn pay_with_fee(&self, board: &mut Board, cost: u8, fee: u8, log: &mut impl Log<Event>) {
        let seat = board.asked;
        self.provide(board, seat, u16::from(cost) + u16::from(fee), log);
        self.pay(board, seat, u16::from(cost), Cost::Administration, log);
        self.pay(board, seat, u16::from(fee), Cost::ReuseFee, log);
    }

    /// Where the action of a marker begins.
    fn first_stage(&self, marker: Marker, paid: u8) -> Stage {
        let administration = &self.components.administration;
        let shade = marker.shade.index();
        match marker.kind {
            Kind::Factory => Stage::Factory {
                built: Goods::NONE,
                modernized: Goods::NONE,
                closed: [0; 4],
                price_due: None,
            },
            Kind::Workers => Stage::Workers {
                changed: Goods::NONE,
            },
            Kind::Machinery => Stage::Machinery {
                left: bought_for(&administration.machinery[shade], paid),
            },
            Kind::Quality => Stage::Quality {
                taken: 0,
                raised: Goods::NONE,
            },
            Kind::Distribution => Stage::Distribution {
                left: paid.min(administration.distribution[shade]),
                raised: Goods::NONE,
            },
            Kind::StockExchange => Stage::StockExchange {
                dealt: Dealings::default(),
            },
        }
    }

    /// Goes from the main action to the additional action, and from there to the next player (II.3).
    pub(crate) fn next_stage(
        &self,
        board: &mut Board,
        hand: ActionInHand,
        log: &mut impl Log<Event>,
    ) {
        let stage = match hand.stage {
            Stage::Factory {
                built, modernized, ..
            } => Stage::Prices {
                affected: built.union(modernized),
                adjusted: Goods::NONE,
                budget: 0,
            },
            Stage::Quality { taken, raised } => Stage::Prices {
                affected: raised,
                adjusted: Goods::NONE,
                budget: hand.paid - self.quality_cost(hand.marker, taken),
            },
            Stage::Distribution { left, raised } => Stage::Prices {
                affected: raised,
                adjusted: Goods::NONE,
                budget: left,
            },
            Stage::StockExchange { .. } if hand.marker.shade == Shade::Light => {
                return self.end_of_action(board, hand.step, log);
            }
            Stage::Workers { .. } | Stage::Machinery { .. } | Stage::StockExchange { .. } => {
                Stage::SpecialMarker
            }
            Stage::Prices { .. } | Stage::SpecialMarker => {
                return self.end_of_action(board, hand.step, log);
            }
        };
        board.phase = Phase::Action(ActionInHand { stage, ..hand });
    }

    /// The next player in turn order has his action, or production begins.
    pub(crate) fn end_of_action(&self, board: &mut Board, step: u8, log: &mut impl Log<Event>) {
        let step = step + 1;
        if step < board.players {
            board.ask(board.in_turn_order(step), Phase::Administration { step });
        } else {
            let production = self.begin_production(board, log);
            self.go_on_after(board, production, log);
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
