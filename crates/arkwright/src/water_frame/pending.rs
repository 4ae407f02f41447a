//! What a player has to settle before anything else goes on.

use serde::{Deserialize, Serialize};
use table::{Illegal, Log, Message, Offers, Seat};

use super::edition::WaterFrame;
use super::event::WaterEvent;
use super::tile::Tile;
use crate::action::Action;
use crate::board::Board;
use crate::event::{Cost, Event};
use crate::game::Arkwright;
use crate::phase::Phase;
use crate::reason::{Reason, require};
use crate::stage::{ActionInHand, Stage};
use crate::water_frame::{WaterPhase, WaterStage};

/// What has to be settled first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pending {
    /// There is not room for all goods (II.2.2, II.2.8, 6.II).
    Discard,
    /// A tile has to be returned for the one that was just taken (II.3.2.1).
    ReturnTile(Tile),
    /// The inventor was used, and is returned or paid for (player's book 1.8).
    Inventor,
}

impl Pending {
    pub(crate) fn section(self) -> &'static str {
        match self {
            Pending::Discard => "III.5",
            Pending::ReturnTile(_) => "II.3.2.1",
            Pending::Inventor => "1.8",
        }
    }

    pub(crate) fn question(self) -> Message {
        Message::new(match self {
            Pending::Discard => "prompt-discard",
            Pending::ReturnTile(_) => "prompt-return-tile",
            Pending::Inventor => "prompt-inventor",
        })
    }

    pub(crate) fn offer(
        self,
        game: &Arkwright<WaterFrame>,
        board: &Board<WaterFrame>,
        offers: &mut impl Offers<Action>,
    ) {
        match self {
            Pending::Discard => game
                .room(board, board.asked)
                .offer_all(&board.own().stored, offers),
            Pending::ReturnTile(taken) => {
                for tile in board.own_harbour().tiles.iter() {
                    if tile != taken {
                        offers.offer(Action::Return(tile));
                    }
                }
            }
            Pending::Inventor => {
                offers.offer(Action::PayInventor);
                offers.offer(Action::Return(Tile::Inventor));
            }
        }
    }

    pub(crate) fn check(
        self,
        game: &Arkwright<WaterFrame>,
        board: &Board<WaterFrame>,
        action: Action,
    ) -> Result<(), Illegal> {
        match (self, action) {
            (Pending::Discard, Action::Keep(keep)) => {
                let stored = &board.own().stored;
                let fewer = keep.iter().zip(stored).all(|(kept, there)| kept <= there);
                require(fewer, Reason::KeepTooMany)?;
                let room = game.room(board, board.asked);
                require(room.fits(&keep), Reason::StorageFull)?;
                require(room.is_one_of_all(stored, &keep), Reason::NeedlessDiscard)
            }
            (Pending::ReturnTile(taken), Action::Return(tile)) => {
                require(board.own_harbour().has(tile), Reason::TileNotOwned)?;
                require(tile != taken, Reason::TileJustTaken)
            }
            (Pending::Inventor, Action::PayInventor | Action::Return(Tile::Inventor)) => Ok(()),
            (Pending::Discard, _) => Err(Reason::DiscardFirst.illegal()),
            (Pending::ReturnTile(_), _) => Err(Reason::ReturnTileFirst.illegal()),
            (Pending::Inventor, _) => Err(Reason::InventorFirst.illegal()),
        }
    }

    /// Settles it, and goes on where it came up.
    pub(crate) fn settle(
        self,
        game: &Arkwright<WaterFrame>,
        board: &mut Board<WaterFrame>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        game.settle_alone(board, action, log);
        match board.phase {
            Phase::Action(
                hand @ ActionInHand {
                    stage: Stage::Water(WaterStage::SpecialMarker),
                    ..
                },
            ) if self != Pending::Discard => game.end_of_action(board, hand.step, log),
            Phase::Water(WaterPhase::SpecialMarker { occasion, step }) => {
                game.next_special_marker(board, occasion, step + 1, log);
            }
            Phase::Water(WaterPhase::Firing { step }) => game.next_firing(board, step + 1, log),
            _ => {}
        }
    }
}

impl Arkwright<WaterFrame> {
    /// Settles what is pending, and nothing more.
    pub(crate) fn settle_alone(
        &self,
        board: &mut Board<WaterFrame>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        board.parts.pending = None;
        match action {
            Action::Keep(keep) => self.keep_goods(board, seat, keep, log),
            Action::Return(tile) => self.return_tile(board, seat, tile, log),
            Action::PayInventor => self.pay_inventor(board, seat, log),
            _ => {}
        }
    }

    /// The inventor was used once more; after the last use he goes back (player's book 1.8).
    pub(crate) fn inventor_used(
        &self,
        board: &mut Board<WaterFrame>,
        seat: Seat,
        log: &mut impl Log<Event>,
    ) {
        let harbour = board.harbour_mut(seat);
        harbour.inventor_uses += 1;
        let uses = usize::from(harbour.inventor_uses);
        log.tell(Event::Water(WaterEvent::InventorUsed {
            seat,
            uses: uses as u8,
        }));
        if uses < self.more.components.tiles.inventor.len() {
            board.parts.pending = Some(Pending::Inventor);
        } else {
            self.return_tile(board, seat, Tile::Inventor, log);
        }
    }

    /// Pays for the next use of the inventor: with all else once a factory action is done, at once
    /// after a special marker (II.1, II.2.1).
    fn pay_inventor(&self, board: &mut Board<WaterFrame>, seat: Seat, log: &mut impl Log<Event>) {
        let uses = usize::from(board.harbour(seat).inventor_uses);
        let fee = self.more.components.tiles.inventor[uses];
        if matches!(
            board.phase,
            Phase::Action(ActionInHand {
                stage: Stage::Factory(_),
                ..
            })
        ) {
            board.parts.action.inventor_fees += fee;
        } else {
            self.pay(board, seat, u16::from(fee), Cost::Inventor, log);
        }
    }

    /// Puts a tile back into the common supply; its effect ends at once (II.3.2.1).
    pub(crate) fn return_tile(
        &self,
        board: &mut Board<WaterFrame>,
        seat: Seat,
        tile: Tile,
        log: &mut impl Log<Event>,
    ) {
        board.parts.tiles[tile.index()] += 1;
        let harbour = board.harbour_mut(seat);
        harbour.tiles.remove(tile);
        match tile {
            Tile::Inventor => harbour.inventor_uses = 0,
            Tile::Foreman => harbour.foreman = None,
            Tile::Workshop => harbour.workshop = None,
            _ => {}
        }
        log.tell(Event::Water(WaterEvent::TileReturned { seat, tile }));
        if tile == Tile::SmallWarehouse {
            // Without it nothing is left to choose: each kind has its own room.
            self.fit_goods(board, seat, log);
        }
    }
}
