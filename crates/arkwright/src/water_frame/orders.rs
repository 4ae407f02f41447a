//! Small questions, which a player may answer once and for all.
//!
//! What costs a tile, a ship or a contract for good is called after the deed: whoever always does it
//! does it, whoever never does it keeps the thing. A sale that takes a good from a contract which
//! could be fulfilled with it is no small question.

use table::{Further, Order, Seat, SmallQuestion, StandingQuestion};

use super::edition::WaterFrame;
use super::pending::Pending;
use super::phase::{AfterSale, WaterPhase};
use crate::action::Action;
use crate::board::Board;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::Phase;
use crate::sale::Sale;

const SELL_STORED: &str = "sell-stored";
const EXTRA_SHIFT: &str = "extra-shift";
const SHUT_BEFORE: &str = "shut-before";
const SHUT_ROW: &str = "shut-row";
const PATRON: &str = "patron";
const JUBILEE: &str = "jubilee";
const SHIP: &str = "ship";
const STORE_UNSOLD: &str = "store-unsold";
const STORE_EXTRA: &str = "store-extra";
const DISCARD: &str = "discard";
const KEEP_HARBOUR: &str = "keep-harbour";
const LOSE_SHIP: &str = "lose-ship";
const MADE_IN_ENGLAND: &str = "made-in-england";
const NO_BROKER: &str = "no-broker";
const CHARISMA: &str = "charisma";

/// What can be answered once and for all, in the groups in which it is shown.
pub(crate) const QUESTIONS: &[StandingQuestion] = &[
    StandingQuestion::new(SHUT_BEFORE, "sale", Order::Ask),
    StandingQuestion::new(SELL_STORED, "sale", Order::Always),
    StandingQuestion::new(EXTRA_SHIFT, "sale", Order::Ask),
    StandingQuestion::new(PATRON, "sale", Order::Always),
    StandingQuestion::new(JUBILEE, "sale", Order::Ask),
    StandingQuestion::new(SHUT_ROW, "sale", Order::Ask),
    StandingQuestion::new(SHIP, "harbour", Order::Ask),
    StandingQuestion::new(STORE_UNSOLD, "harbour", Order::Always),
    StandingQuestion::new(STORE_EXTRA, "harbour", Order::Never),
    StandingQuestion::new(DISCARD, "harbour", Order::Ask).without_never(),
    StandingQuestion::new(KEEP_HARBOUR, "decade", Order::Ask).without_never(),
    StandingQuestion::new(LOSE_SHIP, "decade", Order::Ask).without_never(),
    StandingQuestion::new(MADE_IN_ENGLAND, "decade", Order::Always),
    StandingQuestion::new(NO_BROKER, "decade", Order::Ask).without_never(),
    StandingQuestion::new(CHARISMA, "decade", Order::Ask),
];

type Game = Arkwright<WaterFrame>;
type Table = Board<WaterFrame>;
type Small = SmallQuestion<Action>;

/// A question that whoever wants it always gives up nothing by; else he is asked.
const fn or_asked(id: &'static str, always: Action) -> Small {
    SmallQuestion {
        id,
        always,
        never: None,
        further: None,
    }
}

/// A deed that takes extra shifts, too: whoever always does it does it if he always works them.
const fn with_extra(id: &'static str, deed: Action) -> Small {
    SmallQuestion {
        id,
        always: deed,
        never: Some(Action::Hold),
        further: Some(Further {
            on: Order::Always,
            id: EXTRA_SHIFT,
            always: deed,
            never: Action::Hold,
        }),
    }
}

/// The small question that is asked now.
pub(crate) fn small_question(game: &Game, board: &Table) -> Option<Small> {
    if let Some(pending) = board.parts.pending {
        let keep = || Action::Keep(game.dearest_goods(board, board.own().stored));
        return (pending == Pending::Discard).then(|| or_asked(DISCARD, keep()));
    }
    let new = SmallQuestion::new;
    match board.phase {
        Phase::Sale(sale) => game.small_call(board, &sale),
        Phase::Water(phase) => match phase {
            WaterPhase::BeforeSale { .. } => Some(new(SHUT_BEFORE, Action::Shut, Action::Hold)),
            WaterPhase::AfterSale { asks, .. } => game.small_after_sale(board, asks),
            WaterPhase::Shipment { .. } => Some(match game.usual_shipment(board) {
                Action::Hold => with_extra(SHIP, game.shipment_with_extra(board)?),
                usual => new(SHIP, usual, Action::Hold),
            }),
            WaterPhase::StoreExtra { .. } => Some(new(STORE_EXTRA, Action::Extra, Action::Hold)),
            WaterPhase::Storing { .. } => Some(new(
                STORE_UNSOLD,
                game.usual_storing(board),
                Action::Keep(board.own().stored),
            )),
            WaterPhase::Firing { .. } => Some(or_asked(KEEP_HARBOUR, Action::Done)),
            WaterPhase::LoseShip { .. } => {
                let [first, second] = board.own_harbour().ships;
                let pier = if second < first { 2 } else { 1 };
                Some(or_asked(LOSE_SHIP, Action::DismissShip(pier)))
            }
            WaterPhase::MadeInEngland { .. } => game.small_level(board),
            WaterPhase::Broker { .. } => Some(or_asked(NO_BROKER, Action::Done)),
            WaterPhase::Charisma => {
                let names_himself = match game.starts_anyway(board) {
                    true => Action::Hold,
                    false => Action::Start(board.asked),
                };
                Some(new(CHARISMA, names_himself, Action::Hold))
            }
            _ => None,
        },
        _ => None,
    }
}

impl Game {
    /// Whether a contract of the active good that can be fulfilled with so many goods cannot with one
    /// fewer.
    fn needs_all(&self, board: &Table, seat: Seat, goods: u8) -> bool {
        let good = board.active();
        let least = *self.contract_counts(board, seat, good).start();
        let capacity = self.capacity(board, seat, 0) + self.capacity(board, seat, 1);
        let has_contract = board.harbour(seat).contracts[good.index()] > 0;
        has_contract && goods == least && least <= capacity
    }

    /// At a call only stored goods are left, and perhaps extra shifts.
    fn small_call(&self, board: &Table, sale: &Sale) -> Option<Small> {
        let seat = board.asked;
        let sellers = self.sellers_in(board, sale);
        let has_stored = sale.has_stored_left(seat, &sellers);
        let stored = board.own().stored[board.active().index()];
        if has_stored && self.needs_all(board, seat, stored) {
            return None;
        }
        let may_shift = sale.may_shift(seat, &sellers, self.shifting(board));
        Some(match (may_shift, has_stored) {
            (false, _) => SmallQuestion::new(SELL_STORED, Action::Offer, Action::Hold),
            (true, false) => SmallQuestion::new(EXTRA_SHIFT, Action::Extra, Action::Hold),
            (true, true) => SmallQuestion {
                further: Some(Further {
                    on: Order::Never,
                    id: SELL_STORED,
                    always: Action::Offer,
                    never: Action::Hold,
                }),
                ..SmallQuestion::new(EXTRA_SHIFT, Action::Extra, Action::Offer)
            },
        })
    }

    /// What is asked after the sale, with goods at hand or with extra shifts only.
    fn small_after_sale(&self, board: &Table, asks: AfterSale) -> Option<Small> {
        let id = match asks {
            AfterSale::School => {
                return Some(SmallQuestion::new(SHUT_ROW, Action::Shut, Action::Hold));
            }
            AfterSale::Patron => PATRON,
            AfterSale::Jubilee => JUBILEE,
        };
        match self.goods_at_hand(board, board.asked) {
            0 => Some(with_extra(id, Action::Extra)),
            goods if self.needs_all(board, board.asked, goods) => None,
            _ => Some(SmallQuestion::new(id, Action::Offer, Action::Hold)),
        }
    }

    /// Made in England, where only one factory can be raised.
    fn small_level(&self, board: &Table) -> Option<Small> {
        let mut can_rise = Good::ALL
            .into_iter()
            .filter(|good| self.can_rise(board, board.asked, *good));
        let good = can_rise.next()?;
        let level = board.own().factory(good).distribution + 1;
        let only = can_rise.next().is_none();
        only.then(|| {
            SmallQuestion::new(
                MADE_IN_ENGLAND,
                Action::Distribute(good, level),
                Action::Done,
            )
        })
    }

    /// Whether the owner of charisma begins without it: by sitting on the left, or by naming himself.
    fn starts_anyway(&self, board: &Table) -> bool {
        board.asked
            == match board.active() {
                Good::Lamps => self.names_start_player(board),
                _ => board.in_turn_order(1),
            }
    }
}
