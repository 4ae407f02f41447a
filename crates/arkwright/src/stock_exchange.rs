//! Shares, loans and the warehouse sale (II.2.6), also at the end of the game (6.II).
//!
//! The deals come in any order and again and again. Shares are bought in one run and sold in one
//! run, since buying and selling in turns would never end and gains nothing.

use serde::{Deserialize, Serialize};
use table::{Illegal, Log, Message, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::edition::Edition;
use crate::event::{Cost, Event, Income};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::{Kind, Shade};
use crate::phase::{Phase, PhaseRules};
use crate::reason::{Reason, require};
use crate::stage::{ActionInHand, Stage, StageRules};

/// The most deals in shares and loans of one action. One by one they could be sixty and more;
/// counts are chosen freely, so that nobody needs a tenth of it. Thereafter all loans that the cash
/// allows are still repaid at once: one time, and two more for what five stored goods can bring. With
/// these goods, the marker and a special marker this makes 40 decisions at the most.
const MOST_DEALS: u8 = 30;

/// A run of deals in shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Run {
    /// Shares are bought.
    Buying,
    /// Shares are sold.
    Selling,
}

/// What has been done in a stock exchange action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealings {
    /// The run of buying or of selling under way; loans and goods do not end it.
    pub run: Option<Run>,
    /// Whether the other run came before it and is closed.
    pub other_closed: bool,
    /// Deals in shares and loans so far.
    pub deals: u8,
}

impl Dealings {
    /// Whether shares may be dealt in this way, as a beginning or going on.
    #[inline]
    fn is_open(self, run: Run) -> bool {
        self.run == Some(run) || !self.other_closed
    }

    /// Goes on with a run, or begins it and closes the one before.
    #[inline]
    fn go_on(&mut self, run: Run) {
        if self.run != Some(run) {
            self.other_closed = self.run.is_some();
            self.run = Some(run);
        }
    }

    /// Whether the next share is the first one bought, which the light marker halves.
    #[inline]
    fn is_halved(self, shade: Shade) -> bool {
        let has_bought = self.run == Some(Run::Buying) || self.other_closed;
        shade == Shade::Light && !has_bought
    }

    #[inline]
    fn has_deals_left(self) -> bool {
        self.deals < MOST_DEALS
    }

    /// Whether dealings can have come so far.
    pub(crate) fn is_possible(self) -> bool {
        self.deals <= MOST_DEALS && (self.run.is_some() || !self.other_closed)
    }

    /// Whether they can at the end of the game, when no shares are sold.
    pub(crate) fn is_possible_at_the_end(self) -> bool {
        self.is_possible() && !self.other_closed && self.run != Some(Run::Selling)
    }

    #[inline]
    fn offer_buying<E: Edition>(
        self,
        game: &Arkwright<E>,
        board: &Board<E>,
        shade: Shade,
        offers: &mut impl Offers<Action>,
    ) {
        if self.is_open(Run::Buying) && self.has_deals_left() {
            for count in 1..=game.most_shares(board, self.is_halved(shade)) {
                offers.offer(Action::Buy(count));
            }
        }
    }

    #[inline]
    fn offer_selling<E: Edition>(self, board: &Board<E>, offers: &mut impl Offers<Action>) {
        if self.is_open(Run::Selling) && self.has_deals_left() {
            for count in 1..=board.own().shares {
                offers.offer(Action::Sell(count));
            }
        }
    }

    #[inline]
    fn offer_repayment_and_goods<E: Edition>(
        self,
        game: &Arkwright<E>,
        board: &Board<E>,
        offers: &mut impl Offers<Action>,
    ) {
        let most = game.most_repaid(board);
        let least = if self.has_deals_left() {
            1
        } else {
            most.max(1)
        };
        for count in least..=most {
            offers.offer(Action::Repay(count));
        }
        Dealings::offer_goods(board, offers);
    }

    #[inline]
    fn offer_goods<E: Edition>(board: &Board<E>, offers: &mut impl Offers<Action>) {
        for good in Good::ALL {
            for count in 1..=board.own().stored[good.index()] {
                offers.offer(Action::Warehouse(good, count));
            }
        }
    }

    /// Whether a deal without a marker is allowed.
    pub(crate) fn check_plain<E: Edition>(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        action: Action,
    ) -> Result<(), Illegal> {
        self.check(game, board, Shade::Own, action)
    }

    /// Carries out a deal without a marker.
    pub(crate) fn deal_once<E: Edition>(
        &mut self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        self.deal(game, board, Shade::Own, action, log);
    }

    fn check<E: Edition>(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        shade: Shade,
        action: Action,
    ) -> Result<(), Illegal> {
        let company = board.own();
        match action {
            Action::Buy(count) => {
                require(self.has_deals_left(), Reason::TooManyDeals)?;
                require(self.is_open(Run::Buying), Reason::BuyingClosed)?;
                require(company.loans == 0, Reason::LoansFirst)?;
                require(
                    (1..=game.components.shares.total - company.shares).contains(&count),
                    Reason::BankTooFewShares,
                )?;
                require(
                    game.shares_cost(board, count, self.is_halved(shade)) <= company.cash,
                    Reason::TooLittleCashForShares,
                )
            }
            Action::Sell(count) => {
                require(self.has_deals_left(), Reason::TooManyDeals)?;
                require(self.is_open(Run::Selling), Reason::SellingClosed)?;
                require((1..=company.shares).contains(&count), Reason::TooFewShares)
            }
            Action::Repay(count) => {
                require(company.loans > 0, Reason::NoLoan)?;
                require(
                    (1..=company.loans).contains(&u16::from(count)),
                    Reason::TooFewLoans,
                )?;
                let most = game.most_repaid(board);
                require(count <= most, Reason::TooLittleCashForLoans)?;
                if count < most && !self.has_deals_left() {
                    return Err(Reason::RepayAtOnce.illegal().with("most", most));
                }
                Ok(())
            }
            Action::Warehouse(good, count) => require(
                (1..=company.stored[good.index()]).contains(&count),
                Reason::TooFewStored,
            ),
            _ => Err(Reason::NotNow.illegal()),
        }
    }

    /// Carries out one deal.
    #[inline]
    fn deal<E: Edition>(
        &mut self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        shade: Shade,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        match action {
            Action::Buy(count) => {
                let cost = game.shares_cost(board, count, self.is_halved(shade));
                self.go_on(Run::Buying);
                self.deals += 1;
                game.pay(board, seat, cost, Cost::Shares { count }, log);
                board.company_mut(seat).shares += count;
                log.tell(Event::SharesBought { seat, count });
            }
            Action::Sell(count) => {
                self.go_on(Run::Selling);
                self.deals += 1;
                game.sell_shares(board, seat, count, log);
            }
            Action::Repay(count) => {
                // The last repayments come beside the deals, so that nobody is left with a loan.
                self.deals = (self.deals + 1).min(MOST_DEALS);
                let count = u16::from(count);
                let cost = count * u16::from(game.components.loans.repayment);
                game.pay(board, seat, cost, Cost::Loans { count }, log);
                board.company_mut(seat).loans -= count;
                log.tell(Event::LoansRepaid { seat, count });
            }
            Action::Warehouse(good, count) => {
                board.company_mut(seat).stored[good.index()] -= count;
                let price = game.components.factories[good.index()].warehouse_price;
                let proceeds = u16::from(count) * u16::from(price);
                game.receive(
                    board,
                    seat,
                    proceeds,
                    Income::WarehouseSale { good, count },
                    log,
                );
            }
            _ => {}
        }
    }
}

/// Offers what the owner of a broker can do after an event: goods and shares, no loans (Water Frame 6.II).
pub(crate) fn offer_of_broker<E: Edition>(
    dealt: &Dealings,
    game: &Arkwright<E>,
    board: &Board<E>,
    offers: &mut impl Offers<Action>,
) {
    dealt.offer_buying(game, board, Shade::Own, offers);
    dealt.offer_selling(board, offers);
    Dealings::offer_goods(board, offers);
    offers.offer(Action::Done);
}

/// Dealing at the stock exchange with its marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StockExchangeAction {
    /// What has been done in this action.
    pub dealt: Dealings,
}

impl<E: Edition> StageRules<E> for StockExchangeAction {
    fn section(&self) -> &'static str {
        "II.2.6"
    }

    fn question(&self) -> Message {
        Message::new("prompt-stock-exchange")
    }

    #[inline]
    fn offer(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        hand: &ActionInHand,
        offers: &mut impl Offers<Action>,
    ) {
        self.dealt
            .offer_buying(game, board, hand.marker.shade, offers);
        self.dealt.offer_selling(board, offers);
        if offers.enough() {
            return;
        }
        self.dealt.offer_repayment_and_goods(game, board, offers);
    }

    fn check(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        hand: &ActionInHand,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Buy(_) | Action::Sell(_) | Action::Repay(_) | Action::Warehouse(..) => {
                self.dealt.check(game, board, hand.marker.shade, action)
            }
            _ => Err(hand.refuse(game, board, action)),
        }
    }

    #[inline]
    fn carry_out(
        mut self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        hand: &ActionInHand,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Stage> {
        self.dealt.deal(game, board, hand.marker.shade, action, log);
        Some(Stage::StockExchange(self))
    }

    /// The light marker comes without an additional action.
    #[inline]
    fn then(&self, _: &Arkwright<E>, _: &Board<E>, hand: &ActionInHand) -> Option<Stage> {
        (hand.marker.shade != Shade::Light).then(E::special_marker)
    }

    fn fits(&self, _: &Arkwright<E>, _: &Board<E>, hand: &ActionInHand) -> bool {
        hand.marker.kind == Kind::StockExchange && self.dealt.is_possible()
    }
}

/// The End of Game event: everybody deals once more, in turn order; then companies are valued.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinalExchange {
    /// How many players have had theirs.
    pub step: u8,
    /// What this player has done in it.
    pub dealt: Dealings,
}

impl FinalExchange {
    /// The exchange of the player who comes after `step` others.
    pub(crate) fn new(step: u8) -> FinalExchange {
        FinalExchange {
            step,
            dealt: Dealings::default(),
        }
    }
}

impl<E: Edition> PhaseRules<E> for FinalExchange {
    fn section(&self, _: &Board<E>) -> &'static str {
        "6.II"
    }

    fn question(&self, _: &Board<E>) -> Message {
        Message::new("prompt-final-exchange")
    }

    #[inline]
    fn offer(&self, game: &Arkwright<E>, board: &Board<E>, offers: &mut impl Offers<Action>) {
        self.dealt.offer_buying(game, board, Shade::Own, offers);
        self.dealt.offer_repayment_and_goods(game, board, offers);
        offers.offer(Action::Done);
    }

    fn check(&self, game: &Arkwright<E>, board: &Board<E>, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Done => Ok(()),
            Action::Sell(_) => Err(Reason::NoFinalSale.illegal()),
            action => self.dealt.check(game, board, Shade::Own, action),
        }
    }

    fn carry_out(
        mut self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if action != Action::Done {
            self.dealt.deal(game, board, Shade::Own, action, log);
            board.phase = Phase::FinalExchange(self);
            return;
        }
        let step = self.step + 1;
        if step < board.players {
            let next = FinalExchange::new(step);
            board.ask(board.in_turn_order(step), Phase::FinalExchange(next));
        } else {
            game.end_game(board, log);
        }
    }
}

impl<E: Edition> Arkwright<E> {
    /// What a number of shares costs, the first of them at half price, rounded up, if it is halved.
    #[inline]
    fn shares_cost(&self, board: &Board<E>, count: u8, is_halved: bool) -> u16 {
        let price = u16::from(self.buying_price(board, board.asked));
        match (is_halved, count) {
            (_, 0) => 0,
            (true, count) => price.div_ceil(2) + u16::from(count - 1) * price,
            (false, count) => u16::from(count) * price,
        }
    }

    /// How many shares the bank has and the cash pays for; none while a loan is open.
    #[inline]
    fn most_shares(&self, board: &Board<E>, is_halved: bool) -> u8 {
        let company = board.own();
        if company.loans > 0 {
            return 0;
        }
        let price = u16::from(self.buying_price(board, board.asked));
        let first = self.shares_cost(board, 1, is_halved);
        if company.cash < first {
            return 0;
        }
        let affordable = 1 + (company.cash - first) / price;
        affordable.min(u16::from(self.components.shares.total - company.shares)) as u8
    }

    /// How many loans can be repaid with the cash at hand.
    #[inline]
    fn most_repaid(&self, board: &Board<E>) -> u8 {
        let company = board.own();
        let affordable = company.cash / u16::from(self.components.loans.repayment);
        company.loans.min(affordable).min(u16::from(u8::MAX)) as u8
    }
}
