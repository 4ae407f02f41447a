//! What happened, and why: the ledger, the production sheet and the plots are made from these.

use serde::Serialize;
use table::Seat;

use crate::action::{Action, Position, StorehouseKind};
use crate::card::{Card, Cards};
use crate::good::{Good, Goods};
use crate::quality::QualityCards;
use crate::track::Track;

/// Something that happened on the board. Money that moves is in exactly one event each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A question had one answer and was not asked.
    Forced { seat: Seat, action: Action },
    /// A starting factory was chosen (expert set-up 4).
    Opened { seat: Seat, good: Good },
    /// A card of the expert supply was laid out.
    Laid { up: Card, down: Card },
    /// A card of the expert supply was flipped, since its type lay there too often.
    Flipped { from: Card, to: Card },
    /// A card of the expert supply went into the box, since both its types lay there too often.
    Boxed { up: Card, down: Card },
    /// The expert supply is complete.
    SupplyComplete,
    /// A round begins.
    RoundBegan { round: u8, good: Good, start: Seat },
    /// A decade begins, counted from 0.
    DecadeBegan { decade: u8 },
    /// A factory was built.
    Built { seat: Seat, good: Good, side: u8 },
    /// A factory or its worker cards were upgraded: which of them changed.
    Upgraded {
        seat: Seat,
        good: Good,
        is_invented: bool,
        tile: bool,
        first: bool,
        second: bool,
    },
    /// A worker card was added.
    Employed {
        seat: Seat,
        good: Good,
        position: Position,
        side: u8,
    },
    /// A demand marker moved: steps of the track, and the values beside them.
    DemandMoved {
        good: Good,
        from: u8,
        to: u8,
        value_from: u8,
        value_to: u8,
        cause: Cause,
    },
    /// The wages marker moved: spaces of the track, and the wages on them.
    WagesMoved {
        from: u8,
        to: u8,
        wage_from: u8,
        wage_to: u8,
        cause: Cause,
    },
    /// A worker was replaced by a machine; the card has so many now.
    Automated {
        seat: Seat,
        good: Good,
        position: Position,
        machines: u8,
        by_token: bool,
    },
    /// The quality cards at a factory changed.
    QualityLaid {
        seat: Seat,
        good: Good,
        from: QualityCards,
        to: QualityCards,
        why: QualityWhy,
    },
    /// The distribution of a factory was set.
    DistributionSet {
        seat: Seat,
        good: Good,
        from: u8,
        to: u8,
        on_patent: bool,
        frees_patent: bool,
    },
    /// The distribution of a factory was lost with the Patent.
    DistributionLost { seat: Seat, good: Good, from: u8 },
    /// Shares were bought, so many of them at half price.
    SharesBought {
        seat: Seat,
        count: u16,
        half: u8,
        paid: u16,
        how: Purchase,
    },
    /// Bank loans were taken.
    Borrowed { seat: Seat, count: u8, amount: u16 },
    /// The ships can be used again.
    ShipsRegained { seat: Seat, from: u8, to: u8 },
    /// A factory produced with so many worker cards (extra production).
    ExtraProduced {
        seat: Seat,
        good: Good,
        cards: u8,
        has_shift: bool,
        made: u8,
    },
    /// Price and appeal were set; `total` is the appeal before the track ends.
    PriceSet {
        seat: Seat,
        good: Good,
        from: u8,
        to: u8,
        total: u8,
        price: u8,
        spot: u8,
        office_appeal: bool,
        quality_appeal: QualityCards,
    },
    /// A development on the player board was taken.
    Developed {
        seat: Seat,
        track: Track,
        level: u8,
        how: Development,
    },
    /// A development card was taken.
    CardTaken {
        seat: Seat,
        card: Card,
        how: Development,
    },
    /// A development card went back to the supply.
    CardGivenBack {
        seat: Seat,
        card: Card,
        why: GivenBack,
    },
    /// The Foreman was laid at a factory.
    ForemanPlaced { seat: Seat, good: Good },
    /// The Developer was turned to make a card fresh.
    Reactivated { seat: Seat, card: Card },
    /// A development card was turned for what it does.
    CardUsed { seat: Seat, card: Card },
    /// The production phase begins.
    ProductionBegan { good: Good, demand: u8, wage: u8 },
    /// A factory produced.
    Produced {
        seat: Seat,
        good: Good,
        made: u8,
        has_shift: bool,
        stored: u8,
    },
    /// Goods were sold to the home market.
    Sold {
        seat: Seat,
        good: Good,
        appeal: u8,
        demand: u8,
        patrons: u8,
        limit: u8,
        made: u8,
        from_store: u8,
        price: u8,
        income: u16,
    },
    /// Goods were shipped.
    Shipped {
        seat: Seat,
        good: Good,
        count: u8,
        from_store: u8,
        price: u8,
        income: u16,
    },
    /// Nothing was shipped, though something could be.
    NotShipped { seat: Seat, good: Good },
    /// The Contract paid for a shipment.
    ContractPaid { seat: Seat, count: u8, amount: u16 },
    /// Ships were used, and shipping tokens added.
    ShipsUsed {
        seat: Seat,
        ships: u8,
        tokens: u8,
        total: u8,
    },
    /// Goods of a factory are in store: so many in all, so many of them new.
    Stored {
        seat: Seat,
        good: Good,
        count: u8,
        added: u8,
        small: u8,
        big: u8,
    },
    /// Goods were wasted.
    Wasted {
        seat: Seat,
        good: Good,
        count: u8,
        why: WastedWhy,
    },
    /// A storehouse was taken away from a factory to be used elsewhere.
    StorehouseCleared {
        seat: Seat,
        good: Good,
        kind: StorehouseKind,
    },
    /// Storehouses that are not needed any more went back to the reserve.
    StorehousesReturned {
        seat: Seat,
        good: Good,
        small: u8,
        big: u8,
    },
    /// Production costs were paid.
    CostsPaid {
        seat: Seat,
        goods: Goods,
        costs: Costs,
    },
    /// Tokens of the emergency fund were taken.
    EmergencyFund { seat: Seat, tokens: u8, amount: u16 },
    /// A player is out of the game; the money left is lost.
    Bankrupt { seat: Seat, owed: u16, money: u16 },
    /// The share value rose.
    ValueRaised {
        seat: Seat,
        from: u8,
        to: u8,
        why: Raised,
    },
    /// A player did not want what the highest appeal brings.
    BonusDeclined { seat: Seat, good: Good },
    /// Nobody has the highest appeal alone.
    AppealTied { good: Good, appeal: u8 },
    /// The distribution of a producing factory fell.
    DistributionFell {
        seat: Seat,
        good: Good,
        from: u8,
        to: u8,
    },
    /// Used cards are fresh again.
    CardsFresh { seat: Seat, cards: Cards },
    /// The appeal of the neutral player rose.
    NeutralMoved { good: Good, from: u8, to: u8 },
    /// Somebody has the starting player card.
    StartPlayer { seat: Seat, how: StartWhy },
    /// The game ends.
    EndOfGame { how: Ending },
    /// Stored goods were sold at the end (final scoring a).
    StoredSold {
        seat: Seat,
        good: Good,
        count: u8,
        price: u8,
        income: u16,
    },
    /// Shares were lost for loan tokens (final scoring c).
    SharesLost {
        seat: Seat,
        tokens: u8,
        from: u16,
        to: u16,
    },
    /// The share value fell for shipping tokens (final scoring d).
    ValueFell {
        seat: Seat,
        tokens: u8,
        from: u8,
        to: u8,
    },
    /// A player's score (final scoring e).
    Scored {
        seat: Seat,
        shares: u16,
        value: u8,
        money: u16,
        score: u32,
    },
}

/// Why demand or wages moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Cause {
    Built { seat: Seat },
    Employed { seat: Seat },
    Appeal { seat: Seat },
    Neutral,
}

/// Why quality cards at a factory changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum QualityWhy {
    /// The action set them.
    Action,
    /// Another factory took cards away in the same action.
    TakenAway,
    /// The Engineer was given back.
    EngineerLeft,
    /// They replace the Engineer.
    Replaced,
}

/// How shares were bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purchase {
    /// Before the game (expert set-up 11).
    Start,
    /// With the stock exchange (action 5).
    StockExchange,
    /// With the Broker (card 6).
    Broker,
    /// With all money at the end (final scoring b).
    End,
}

/// How a development came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Development {
    /// Before the game.
    Start,
    /// Once a turn (action phase c).
    Turn,
    /// With the Inventor (card 8, expert).
    Inventor,
}

/// Why a development card went back to the supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GivenBack {
    /// For another card.
    Swapped,
    /// For what it does once.
    Spent,
    /// Its owner is out of the game.
    Bankrupt,
}

/// Why goods were wasted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WastedWhy {
    /// They were not kept.
    NotKept,
    /// Their storehouse was taken away.
    Cleared,
    /// The Big Storehouse was given back.
    StorehouseGivenBack,
}

/// Why a share value rose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Raised {
    /// At least two goods were sold to the home market.
    Sold,
    /// The highest appeal of those who sold.
    HighestAppeal,
    /// A tie for the highest appeal was broken with the Entrepreneur.
    Entrepreneur,
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// After the last round.
    LastRound,
    /// All others are bankrupt.
    SoleSurvivor,
    /// The last players left failed to pay in the same round.
    NobodyLeft,
}

/// How somebody became start player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum StartWhy {
    /// The card went on clockwise.
    Clockwise,
    /// Named by whoever gave the Entrepreneur back.
    Named { by: Seat },
    /// Chosen by whoever had the least at the end of the decade.
    Chosen { by: Seat },
}

/// Production costs, for one factory or for all that an extra production used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Costs {
    /// Workers who are paid.
    pub workers: u8,
    /// What one of them earns.
    pub wage: u8,
    /// Wages before the Foreman saves some.
    pub wages: u16,
    /// What the Foreman saves.
    pub saved: u16,
    /// Machines, those that a Workshop keeps included.
    pub machines: u8,
    /// Maintenance of machines.
    pub maintenance: u16,
    /// Fixed factory costs, after the Developer.
    pub fixed: u16,
}

impl Costs {
    /// What has to be paid in all.
    #[inline]
    pub const fn total(&self) -> u16 {
        self.wages - self.saved + self.maintenance + self.fixed
    }
}

impl Event {
    /// Whom it concerns, if it concerns one player.
    pub fn seat(&self) -> Option<Seat> {
        use Event::*;
        match *self {
            Forced { seat, .. }
            | Opened { seat, .. }
            | Built { seat, .. }
            | Upgraded { seat, .. }
            | Employed { seat, .. }
            | Automated { seat, .. }
            | QualityLaid { seat, .. }
            | DistributionSet { seat, .. }
            | DistributionLost { seat, .. }
            | SharesBought { seat, .. }
            | Borrowed { seat, .. }
            | ShipsRegained { seat, .. }
            | ExtraProduced { seat, .. }
            | PriceSet { seat, .. }
            | Developed { seat, .. }
            | CardTaken { seat, .. }
            | CardGivenBack { seat, .. }
            | ForemanPlaced { seat, .. }
            | Reactivated { seat, .. }
            | CardUsed { seat, .. }
            | Produced { seat, .. }
            | Sold { seat, .. }
            | Shipped { seat, .. }
            | ContractPaid { seat, .. }
            | ShipsUsed { seat, .. }
            | Stored { seat, .. }
            | Wasted { seat, .. }
            | StorehouseCleared { seat, .. }
            | StorehousesReturned { seat, .. }
            | CostsPaid { seat, .. }
            | EmergencyFund { seat, .. }
            | Bankrupt { seat, .. }
            | ValueRaised { seat, .. }
            | DistributionFell { seat, .. }
            | CardsFresh { seat, .. }
            | StartPlayer { seat, .. }
            | BonusDeclined { seat, .. }
            | NotShipped { seat, .. }
            | StoredSold { seat, .. }
            | SharesLost { seat, .. }
            | ValueFell { seat, .. }
            | Scored { seat, .. } => Some(seat),
            Laid { .. }
            | Flipped { .. }
            | Boxed { .. }
            | SupplyComplete
            | RoundBegan { .. }
            | DecadeBegan { .. }
            | DemandMoved { .. }
            | WagesMoved { .. }
            | ProductionBegan { .. }
            | AppealTied { .. }
            | NeutralMoved { .. }
            | EndOfGame { .. } => None,
        }
    }

    /// What it adds to the money of whom it concerns.
    pub fn money(&self) -> i32 {
        use Event::*;
        match *self {
            SharesBought { paid, .. } => -i32::from(paid),
            Borrowed { amount, .. }
            | ContractPaid { amount, .. }
            | EmergencyFund { amount, .. } => i32::from(amount),
            Sold { income, .. } | Shipped { income, .. } | StoredSold { income, .. } => {
                i32::from(income)
            }
            CostsPaid { costs, .. } => -i32::from(costs.total()),
            Bankrupt { money, .. } => -i32::from(money),
            _ => 0,
        }
    }
}
