//! Selling shares for the first factories, in reverse order (4.1.V, 4.1.VI).

use table::{Illegal, Log, Offers};

use super::edition::WaterFrame;
use super::phase::{Occasion, WaterPhase};
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::Phase;
use crate::reason::{Reason, require};

impl Arkwright<WaterFrame> {
    /// Asks the next player to sell shares, in reverse order; after the last the factories are paid.
    pub(crate) fn next_share_sale(
        &self,
        board: &mut Board<WaterFrame>,
        step: u8,
        log: &mut impl Log<Event>,
    ) {
        if step < board.players {
            let seat = board.in_turn_order(board.players - 1 - step);
            board.ask(seat, Phase::Water(WaterPhase::ShareSale { step }));
            return;
        }
        self.pay_for_factories(board, log);
        if self.options().extra_events {
            board.phase = Phase::Water(WaterPhase::DrawEvent { second: false });
        } else {
            self.begin_decade(board, log);
        }
    }

    /// The fewest shares whose proceeds pay for both factories (4.1.V).
    pub(crate) fn least_shares_sold(&self, board: &Board<WaterFrame>) -> u8 {
        let company = board.own();
        let costs: u16 = Good::ALL
            .into_iter()
            .filter(|good| company.factory(*good).is_built())
            .map(|good| u16::from(self.tables.cost(good, 1)))
            .sum();
        let value = u16::from(self.share_value(board, board.asked)).max(1);
        costs.div_ceil(value).min(u16::from(company.shares)) as u8
    }

    pub(crate) fn offer_share_sale(
        &self,
        board: &Board<WaterFrame>,
        offers: &mut impl Offers<Action>,
    ) {
        for count in self.least_shares_sold(board)..=board.own().shares {
            offers.offer(Action::Sell(count));
        }
    }

    pub(crate) fn check_share_sale(
        &self,
        board: &Board<WaterFrame>,
        action: Action,
    ) -> Result<(), Illegal> {
        let Action::Sell(count) = action else {
            return Err(Reason::NotNow.illegal());
        };
        require(count <= board.own().shares, Reason::TooFewShares)?;
        let least = self.least_shares_sold(board);
        if count < least {
            return Err(Reason::TooFewForFactories.illegal().with("least", least));
        }
        Ok(())
    }

    /// Sells the shares; the special marker comes at once.
    pub(crate) fn sell_for_capital(
        &self,
        board: &mut Board<WaterFrame>,
        step: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Sell(count) = action {
            self.sell_shares(board, board.asked, count, log);
        }
        board.phase = Phase::Water(WaterPhase::SpecialMarker {
            occasion: Occasion::Preparation,
            step,
        });
    }
}
