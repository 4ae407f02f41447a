//! What the phases of Water Frame ask, offer, allow and do: each leads to the module of its chapter.

use table::{Illegal, Log, Message, Offers, Seat};

use super::edition::WaterFrame;
use super::phase::{Occasion, WaterPhase};
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::reason::{Reason, require};
use crate::stock_exchange::offer_of_broker;

type Game = Arkwright<WaterFrame>;
type Table = Board<WaterFrame>;

impl WaterPhase {
    pub(crate) fn chapter(&self, board: &Table) -> &'static str {
        match self {
            WaterPhase::DrawRow { .. } | WaterPhase::DrawTile { .. } => "4.1.III",
            WaterPhase::ShareSale { .. } => "4.1.V",
            WaterPhase::SpecialMarker { .. } if self.is_preparation() => "4.1.V",
            WaterPhase::SpecialMarker { .. }
            | WaterPhase::MadeInEngland { .. }
            | WaterPhase::Luddism { .. }
            | WaterPhase::LoseShip { .. } => "1.9",
            WaterPhase::DrawEconomyMarker => "I",
            WaterPhase::BeforeSale { .. } | WaterPhase::AfterSale { .. } => "III.1",
            WaterPhase::Shipment { .. } => "III.4",
            WaterPhase::StoreExtra { .. } | WaterPhase::Storing { .. } => "III.5",
            // At the end of a decade it comes before the lowest portfolio, else before the seat on the left.
            WaterPhase::Charisma if board.active() == Good::Lamps => "6.III",
            WaterPhase::Charisma => "IV",
            WaterPhase::Firing { .. }
            | WaterPhase::DrawEvent { .. }
            | WaterPhase::Broker { .. } => "6.II",
        }
    }

    pub(crate) fn asked(&self, board: &Table) -> Message {
        let id = match *self {
            WaterPhase::DrawRow { .. } => "prompt-draw-row",
            WaterPhase::DrawTile { .. } => "prompt-draw-tile",
            WaterPhase::ShareSale { .. } => "prompt-share-sale",
            WaterPhase::SpecialMarker { .. } if self.is_preparation() => {
                "prompt-first-special-marker"
            }
            WaterPhase::SpecialMarker { .. } => "prompt-lobby",
            WaterPhase::DrawEconomyMarker => "prompt-draw-economy",
            WaterPhase::BeforeSale { .. } => return Game::before_sale_question(board),
            WaterPhase::AfterSale { asks, .. } => return Game::after_sale_question(board, asks),
            WaterPhase::Shipment { .. } => return Game::shipment_question(board),
            WaterPhase::StoreExtra { .. } => "prompt-store-extra",
            WaterPhase::Storing { .. } => "prompt-storage",
            WaterPhase::Charisma => "prompt-charisma",
            WaterPhase::Firing { .. } => "prompt-firing",
            WaterPhase::LoseShip { .. } => "prompt-lose-ship",
            WaterPhase::DrawEvent { .. } => "prompt-draw-event",
            WaterPhase::MadeInEngland { .. } => "prompt-made-in-england",
            WaterPhase::Luddism { .. } => "prompt-luddism",
            WaterPhase::Broker { .. } => "prompt-broker",
        };
        Message::new(id)
    }

    pub(crate) fn offer_choices(
        &self,
        game: &Game,
        board: &Table,
        offers: &mut impl Offers<Action>,
    ) {
        match *self {
            WaterPhase::ShareSale { .. } => game.offer_share_sale(board, offers),
            WaterPhase::SpecialMarker { occasion, .. } => {
                game.offer_special_markers(board, offers);
                if occasion == Occasion::Preparation || game.may_leave_lobby(board) {
                    offers.offer(Action::Done);
                }
            }
            WaterPhase::BeforeSale { .. } => {
                offers.offer(Action::Shut);
                offers.offer(Action::Hold);
            }
            WaterPhase::AfterSale { asks, .. } => game.offer_after_sale(board, asks, offers),
            WaterPhase::Shipment { .. } => game.offer_shipments(board, offers),
            WaterPhase::StoreExtra { .. } => {
                offers.offer(Action::Extra);
                offers.offer(Action::Hold);
            }
            WaterPhase::Storing { .. } => game.offer_storing(board, offers),
            WaterPhase::Charisma => {
                for seat in Seat::all(board.players) {
                    offers.offer(Action::Start(seat));
                }
                offers.offer(Action::Hold);
            }
            WaterPhase::Firing { .. } => Game::offer_firing(board, offers),
            WaterPhase::LoseShip { .. } => Game::offer_ships_to_dismiss(board, offers),
            WaterPhase::MadeInEngland { .. } => game.offer_made_in_england(board, offers),
            WaterPhase::Luddism { hit, .. } => {
                Game::offer_luddism(board, hit[board.asked.index()], offers);
            }
            WaterPhase::Broker { dealt, .. } => offer_of_broker(&dealt, game, board, offers),
            WaterPhase::DrawRow { .. }
            | WaterPhase::DrawTile { .. }
            | WaterPhase::DrawEconomyMarker
            | WaterPhase::DrawEvent { .. } => {}
        }
    }

    pub(crate) fn check_choice(
        &self,
        game: &Game,
        board: &Table,
        action: Action,
    ) -> Result<(), Illegal> {
        match *self {
            WaterPhase::ShareSale { .. } => game.check_share_sale(board, action),
            WaterPhase::SpecialMarker { occasion, .. } if action == Action::Done => require(
                occasion == Occasion::Preparation || game.may_leave_lobby(board),
                Reason::TakeOne,
            ),
            WaterPhase::SpecialMarker { .. } => game.check_special_marker(board, action, false),
            WaterPhase::BeforeSale { .. } => {
                let is_answer = matches!(action, Action::Shut | Action::Hold);
                require(is_answer, Reason::NotNow)
            }
            WaterPhase::AfterSale { asks, .. } => game.check_after_sale(board, asks, action),
            WaterPhase::Shipment { .. } => game.check_shipment(board, action),
            WaterPhase::StoreExtra { .. } => {
                let is_answer = matches!(action, Action::Extra | Action::Hold);
                require(is_answer, Reason::NotNow)
            }
            WaterPhase::Storing { .. } => game.check_storing(board, action),
            WaterPhase::Charisma => match action {
                Action::Hold => Ok(()),
                Action::Start(seat) => {
                    let is_there = seat.index() < usize::from(board.players);
                    require(is_there, Reason::NoSuchPlayer)
                }
                _ => Err(Reason::NotNow.illegal()),
            },
            WaterPhase::Firing { .. } => Game::check_firing(board, action, false),
            WaterPhase::LoseShip { .. } => Game::check_firing(board, action, true),
            WaterPhase::MadeInEngland { .. } => game.check_made_in_england(board, action),
            WaterPhase::Luddism { hit, .. } => {
                Game::check_luddism(board, hit[board.asked.index()], action)
            }
            WaterPhase::Broker { dealt, .. } => match action {
                Action::Done => Ok(()),
                Action::Repay(_) => Err(Reason::NoRepayment.illegal()),
                _ => dealt.check_plain(game, board, action),
            },
            WaterPhase::DrawRow { .. }
            | WaterPhase::DrawTile { .. }
            | WaterPhase::DrawEconomyMarker
            | WaterPhase::DrawEvent { .. } => Err(Reason::RevealDue.illegal()),
        }
    }

    pub(crate) fn carry_out_choice(
        self,
        game: &Game,
        board: &mut Table,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let production = match self {
            WaterPhase::BeforeSale { step } => game.answer_before_sale(board, step, action, log),
            WaterPhase::AfterSale { step, asks } => {
                game.answer_after_sale(board, step, asks, action, log)
            }
            WaterPhase::Shipment { step } => game.answer_shipment(board, step, action, log),
            WaterPhase::StoreExtra { step } => game.answer_store_extra(board, step, action, log),
            WaterPhase::Storing { step } => game.answer_storing(board, step, action, log),
            WaterPhase::ShareSale { step } => {
                return game.sell_for_capital(board, step, action, log);
            }
            WaterPhase::SpecialMarker { occasion, step } => {
                game.take_special_marker(board, action, log);
                if board.parts.pending.is_none() {
                    game.next_special_marker(board, occasion, step + 1, log);
                }
                return;
            }
            WaterPhase::Charisma => return game.answer_charisma(board, action, log),
            WaterPhase::Firing { step } => return game.fire_in_harbour(board, step, action, log),
            WaterPhase::LoseShip { step } => return game.lose_ship(board, step, action, log),
            WaterPhase::MadeInEngland { round, step } => {
                return game.raise_made_in_england(board, round, step, action, log);
            }
            WaterPhase::Luddism { hit, step } => return game.smash(board, hit, step, action, log),
            WaterPhase::Broker { step, dealt } => {
                return game.deal_of_broker(board, step, dealt, action, log);
            }
            WaterPhase::DrawRow { .. }
            | WaterPhase::DrawTile { .. }
            | WaterPhase::DrawEconomyMarker
            | WaterPhase::DrawEvent { .. } => return,
        };
        game.end_cycle_after(production, board, log);
    }
}
