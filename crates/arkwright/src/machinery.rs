//! Machines replace workers (II.2.3).

use serde::{Deserialize, Serialize};
use table::{Illegal, Log, Message, Offers};

use crate::action::Action;
use crate::administration::bought_for;
use crate::board::{Board, Factory};
use crate::edition::Edition;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::{Kind, Marker};
use crate::reason::{Reason, require};
use crate::stage::{ActionInHand, Stage, StageRules};

/// Placing machines under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MachineryAction {
    /// Machines that may still be taken.
    pub left: u8,
}

impl MachineryAction {
    /// As many machines as the costs paid allow on this marker.
    pub(crate) fn new<E: Edition>(
        game: &Arkwright<E>,
        board: &Board<E>,
        marker: Marker,
        paid: u8,
    ) -> MachineryAction {
        let costs = &game.components.administration.machinery[marker.shade.index()];
        MachineryAction {
            left: bought_for(costs, paid + E::machinery_bonus(game, board)),
        }
    }

    /// Why there are no more machines.
    pub(crate) fn refuse_more<E: Edition>(
        game: &Arkwright<E>,
        board: &Board<E>,
        hand: &ActionInHand,
    ) -> Illegal {
        match MachineryAction::new(game, board, hand.marker, hand.paid).left {
            0 => Reason::NoMachinesBought.illegal(),
            _ => Reason::NoMachinesLeft.illegal(),
        }
    }
}

impl<E: Edition> StageRules<E> for MachineryAction {
    fn section(&self) -> &'static str {
        "II.2.3"
    }

    fn question(&self) -> Message {
        Message::new("prompt-machinery").with("left", self.left)
    }

    #[inline]
    fn offer(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        _: &ActionInHand,
        offers: &mut impl Offers<Action>,
    ) {
        if self.left == 0 {
            return;
        }
        for good in Good::ALL {
            let factory = board.own().factory(good);
            if factory.is_built() {
                for row in 0..4 {
                    if game.replaceable(factory, good, row) > 0 {
                        offers.offer(Action::Machine(good, row as u8 + 1));
                    }
                }
            }
            if offers.enough() {
                return;
            }
        }
    }

    fn check(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        hand: &ActionInHand,
        action: Action,
    ) -> Result<(), Illegal> {
        let Action::Machine(good, row) = action else {
            return Err(hand.refuse(game, board, action));
        };
        if self.left == 0 {
            return Err(MachineryAction::refuse_more(game, board, hand));
        }
        let factory = board.own().factory(good);
        require(factory.is_built(), Reason::NoFactory)?;
        let fits =
            (1..=4).contains(&row) && game.replaceable(factory, good, usize::from(row) - 1) > 0;
        require(fits, Reason::NoMachineSpace)
    }

    #[inline]
    fn carry_out(
        mut self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        _: &ActionInHand,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Stage> {
        if let Action::Machine(good, row) = action {
            let seat = board.asked;
            board.company_mut(seat).factory_mut(good).machines[usize::from(row) - 1] += 1;
            board.fired += 1;
            log.tell(Event::MachinePlaced { seat, good, row });
            self.left -= 1;
            E::machine_placed(game, board, log);
        }
        Some(Stage::Machinery(self))
    }

    #[inline]
    fn then(&self, game: &Arkwright<E>, board: &Board<E>, _: &ActionInHand) -> Option<Stage> {
        Some(E::after_machinery(game, board))
    }

    fn fits(&self, game: &Arkwright<E>, board: &Board<E>, hand: &ActionInHand) -> bool {
        hand.marker.kind == Kind::Machinery
            && self.left <= MachineryAction::new(game, board, hand.marker, hand.paid).left
    }
}

impl<E: Edition> Arkwright<E> {
    /// Workers in a row that a machine can replace; the worker-only space is filled first.
    #[inline]
    pub(crate) fn replaceable(&self, factory: &Factory, good: Good, row: usize) -> u8 {
        let pieces = self.tables.pieces_in_row(good, row, factory.pieces);
        let worker_only = self.tables.row(good, row).worker;
        pieces.saturating_sub(worker_only + factory.machines[row])
    }
}
