//! Who is asked what: the pending decision as plain data.

use serde::{Deserialize, Serialize};

/// What is going on at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A player chooses a starting factory (expert set-up 4).
    Open,
    /// Cards of the expert supply are about to be laid out (expert set-up 10).
    Lay,
    /// A player chooses a development to start with (expert set-up 4 and 10), or lays the Foreman.
    StartDevelopment,
    /// A player buys starting shares (expert set-up 11).
    StartShares,
    /// A player chooses an action (action phase a).
    Action,
    /// A player goes on with an action.
    Build,
    /// A player goes on with an action.
    Employ,
    /// A player goes on with an action.
    Automate,
    /// A player goes on with an action.
    Quality,
    /// A player goes on with an action.
    Distribution,
    /// A player has bought shares and goes on with the stock exchange.
    Bought,
    /// A player has taken loans and goes on with the stock exchange.
    Borrowed,
    /// A player goes on with extra production (expert).
    ExtraProduction,
    /// A player stores goods of extra production (expert).
    ExtraStorage {
        /// Of which kind.
        good: crate::good::Good,
    },
    /// A player goes on with early shipping (expert).
    EarlyShipping,
    /// A player may use the Customs Office for early shipping (expert).
    EarlyCustoms,
    /// A player sets price and appeal (action phase b).
    Price,
    /// A player takes a development (action phase c).
    Development,
    /// A player may use an Extra Shift (production a).
    Shift,
    /// A player may use a Patron (production a).
    Patron,
    /// A player may sell stored goods (production a).
    StoredSale,
    /// A player may ship (production b).
    Shipping,
    /// A player may use the Customs Office (production b).
    Customs,
    /// A player stores goods (production b).
    Storage,
    /// A player may take the bonus for the highest appeal (production d).
    Bonus,
    /// A player may break a tie with the Entrepreneur (production d).
    Tie,
    /// A player may name the start player with the Entrepreneur (preparation).
    Entrepreneur,
    /// A player chooses the start player (preparation d).
    StartPlayer,
    /// The game has ended.
    Over,
}
