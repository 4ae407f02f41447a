//! What a choice does by itself, before the game runs on from it; and what forecasts go on from.

use table::{Log, Seat};

use super::edition::WaterFrame;
use super::harbour::Selling;
use super::pending::Pending;
use super::phase::{AfterSale, WaterPhase};
use super::production::{Next, after_question};
use super::stage::WaterStage;
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::forecast::Tally;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::Phase;
use crate::production::Production;
use crate::sale::Sellers;
use crate::stage::{ActionInHand, Stage};

/// Whether the sale of a good in England, or what is asked right before or after it, is under way
/// (III.1).
pub(crate) fn is_under_way(board: &Board<WaterFrame>, good: Good) -> bool {
    let is_sale = matches!(
        board.phase,
        Phase::Sale(_) | Phase::Water(WaterPhase::BeforeSale { .. } | WaterPhase::AfterSale { .. })
    );
    is_sale && board.active() == good
}

/// Settles what is open as it usually is, so that a forecast asks nothing but its own questions.
pub(crate) fn before_forecast(game: &Arkwright<WaterFrame>, board: &mut Board<WaterFrame>) {
    if let Some(Pending::Discard) = board.parts.pending {
        let keep = game.dearest_goods(board, board.own().stored);
        game.keep_goods(board, board.asked, keep, &mut ());
    }
    board.parts.pending = None;
    board.parts.production = Selling::default();
}

/// The board with what a choice itself does; `None` if it runs into nothing anyway.
pub(crate) fn choice_alone(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    action: Action,
    log: &mut impl Log<Event>,
) -> Option<Board<WaterFrame>> {
    let mut after = *board;
    if board.parts.pending.is_some() {
        game.settle_alone(&mut after, action, log);
        return Some(after);
    }
    match board.phase {
        Phase::Action(ActionInHand {
            stage: Stage::Water(WaterStage::SpecialMarker),
            ..
        })
        | Phase::Water(WaterPhase::SpecialMarker { .. }) => {
            game.take_special_marker(&mut after, action, log);
        }
        Phase::Action(_) | Phase::Administration { .. } => return None,
        Phase::Sale(_) => game.answer_alone(&mut after, action, log),
        Phase::Water(phase) if phase.is_production() => {
            game.answer_alone(&mut after, action, log);
        }
        Phase::Water(WaterPhase::LoseShip { .. }) => {
            if let Action::DismissShip(pier) = action {
                game.dismiss_ship(&mut after, board.asked, pier, log);
            }
        }
        Phase::Water(WaterPhase::Charisma) => {}
        // What events ask goes on to other questions, and at the most to a new decade.
        Phase::Water(_) => {
            let led = game.preview(board, action);
            if led.decade == board.decade {
                after = led;
            }
        }
        _ => return None,
    }
    Some(after)
}

impl WaterPhase {
    /// How many cycles of the decade have had their production.
    pub(crate) fn cycles_over(self, board: &Board<WaterFrame>) -> u8 {
        match self {
            WaterPhase::Shipment { .. }
            | WaterPhase::StoreExtra { .. }
            | WaterPhase::Storing { .. }
            | WaterPhase::Charisma => board.cycle + 1,
            // In 1760 an event comes before any production.
            _ if self.is_event_phase() && board.decade > 0 => board.cycle + 1,
            _ => board.cycle,
        }
    }
}

/// What a forecast has to know of a production that is under way.
impl Arkwright<WaterFrame> {
    /// Goes on from the question that is due, and asks it again if it was asked.
    pub(crate) fn resume(
        &self,
        board: &mut Board<WaterFrame>,
        log: &mut impl Log<Event>,
    ) -> Production {
        match board.phase {
            Phase::Sale(sale) => {
                let sellers = self.sellers_in(board, &sale);
                self.go_on_selling(board, sale, &sellers, log)
            }
            Phase::Water(WaterPhase::BeforeSale { step }) => self.ask_before_sale(board, step, log),
            Phase::Water(WaterPhase::AfterSale { step, asks }) => {
                self.produce_on(board, Next::AfterSale(step, asks), log)
            }
            _ => Production::Ended,
        }
    }

    /// The board with what an answer in the production phase does by itself; the sale in England
    /// goes on from there once it is resumed.
    pub(crate) fn answer_alone(
        &self,
        board: &mut Board<WaterFrame>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        match board.phase {
            Phase::Sale(mut sale) => {
                self.take_answer(board, &mut sale, action, log);
                board.phase = Phase::Sale(sale);
            }
            Phase::Water(WaterPhase::BeforeSale { step }) => {
                self.note_before_sale(board, action, log);
                board.phase = Phase::Water(WaterPhase::BeforeSale { step: step + 1 });
            }
            Phase::Water(WaterPhase::AfterSale { step, asks }) => {
                self.note_after_sale(board, asks, action, log);
                if let Next::AfterSale(step, asks) = after_question(step, asks) {
                    board.phase = Phase::Water(WaterPhase::AfterSale { step, asks });
                }
            }
            Phase::Water(WaterPhase::Shipment { .. }) => self.ship_active(board, action, log),
            Phase::Water(WaterPhase::StoreExtra { .. }) if action == Action::Extra => {
                self.work_extra_shift(board, board.asked, log);
            }
            Phase::Water(WaterPhase::Storing { .. }) => self.store(board, action, log),
            _ => {}
        }
    }

    /// Goods that a player has sold in England, without patron and jubilee.
    pub(crate) fn sold_in_england(board: &Board<WaterFrame>, seat: Seat) -> u8 {
        let selling = &board.parts.production;
        let after =
            u8::from(selling.patron.contains(seat)) + u8::from(selling.jubilee.contains(seat));
        selling.sold[seat.index()] - after
    }

    /// What the sale under way has told already: goods produced, and those sold once the calls are
    /// over.
    pub(crate) fn told_of_sale(&self, board: &Board<WaterFrame>, tally: &mut Tally) {
        let good = board.active();
        let is_over = matches!(board.phase, Phase::Water(WaterPhase::AfterSale { .. }));
        for seat in Seat::all(board.players) {
            let told = &mut tally.seats[seat.index()];
            let shifted = board.parts.production.shifted.contains(seat);
            told.produced = self.working_output(board, seat, good) + u8::from(shifted);
            if is_over {
                told.sold = Self::sold_in_england(board, seat);
            }
        }
        if is_over {
            tally.importer_sold = board.parts.production.importer_sold;
        }
    }

    /// What everybody brought to the sale under way, or sold in the one that is just over.
    pub(crate) fn sellers_of_sale(&self, board: &Board<WaterFrame>) -> Sellers {
        let mut sellers = match board.phase {
            Phase::Sale(sale) => return self.sellers_in(board, &sale),
            _ => self.sellers(board, board.active()),
        };
        if let Phase::Water(WaterPhase::BeforeSale { .. }) = board.phase {
            return sellers;
        }
        for seat in Seat::all(board.players) {
            let seller = &mut sellers[seat.index()];
            seller.produced = Self::sold_in_england(board, seat);
            seller.stored = 0;
        }
        sellers
    }

    /// Whether the asked player may sell one more for the Crown Jubilee, and has it.
    pub(crate) fn could_sell_for_jubilee(&self, board: &Board<WaterFrame>) -> bool {
        let asks = matches!(
            board.phase,
            Phase::Water(WaterPhase::AfterSale {
                asks: AfterSale::Jubilee,
                ..
            })
        );
        asks && self.goods_at_hand(board, board.asked) > 0
    }
}
