//! What lies on the table: the market board, the supply, and each player's board and factories.

use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Seat, Seats};

use crate::action::Position;
use crate::card::{CARDS, Card, Cards};
use crate::good::{GOODS, Good, Goods};
use crate::phase::Phase;
use crate::quality::QualityCards;
use crate::saved_tokens::SavedTokens;
use crate::track::{TRACKS, Track};

/// Rounds of the game: three decades of four.
pub const ROUNDS: u8 = 12;

/// The most cards that the expert supply lays out at random.
pub const MOST_LAID: usize = 16;

/// Everything everybody may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    /// What is going on.
    pub phase: Phase,
    /// Who is asked, where somebody is.
    pub asked: Seat,
    /// Which turn of the game it is.
    pub turn: u16,
    /// The round, counted from 0; 12 once the game is over after the last one.
    pub round: u8,
    /// Who has the starting player card.
    pub start: Seat,
    /// How many seats come before the asked one in this phase of the round, clockwise from the start
    /// player, or in this step of the set-up.
    pub step: u8,
    /// The step of each demand marker on its track, the lowest 0.
    pub demand: [u8; GOODS],
    /// The space of the wages marker, the leftmost 0.
    pub wages: u8,
    /// The appeal of the neutral player; 0 without one.
    pub neutral: [u8; GOODS],
    /// Development cards in the general supply, by type.
    pub supply: [u8; CARDS],
    /// The expert supply while it is laid out.
    pub layout: Layout,
    /// What the player on turn has done so far.
    pub hand: Hand,
    /// Goods sold to the home market in this production phase.
    pub sold: [u8; MAX_SEATS],
    /// Who has produced in this production phase.
    pub produced: Seats,
    /// The players' boards; those of empty seats stay empty.
    pub companies: [Company; MAX_SEATS],
    /// Ships that were used without adding a shipping token.
    #[serde(default, skip_serializing_if = "SavedTokens::is_none")]
    pub saved: SavedTokens,
}

/// The expert supply while it is laid out, one card after the other; nothing afterwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Layout {
    /// The cards that were laid, the latest last: the number of the card in the box and whether its
    /// other side is up.
    pub laid: [(u8, bool); MOST_LAID],
    /// How many of them there are.
    pub count: u8,
    /// Cards that went into the box, one bit each by number.
    pub boxed: u32,
    /// How many are still to be turned up before the types are counted.
    pub due: u8,
}

/// What the player on turn has done so far: in the action of this turn, or in this production.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand {
    /// The factories that this action has built, employed in, or set.
    pub goods: Goods,
    /// The factories that the Inventor has upgraded.
    pub invented: Goods,
    /// Machines, or quality or distribution added so far.
    pub added: u8,
    /// Quality or distribution at each factory when the action began.
    pub before: [u8; GOODS],
    /// Stored goods of each kind that have left their factory: shipped (early shipping), or sold and
    /// shipped (production).
    pub cargo: [u8; GOODS],
    /// The worker cards that each factory produced with, and one; 0 where none did (extra production).
    pub parts: [u8; GOODS],
    /// Types given back in this turn, which cannot be taken again in it.
    pub discarded: Cards,
    /// The place of the Engineer that was given back at a factory, which other cards may take.
    pub replace: Option<Vacancy>,
    /// Whether a Foreman waits for a factory.
    pub has_foreman: bool,
    /// Whether a Developer was just taken and may still be turned.
    pub has_developer: bool,
    /// Goods made in this production and not yet sold, shipped or stored.
    pub fresh: u8,
    /// How much more than appeal and demand allow Patrons let be sold.
    pub patrons: u8,
    /// Ships that were used.
    pub ships: u8,
}

/// The place of the Engineer at a factory that it has left (card 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Vacancy {
    /// The factory.
    pub good: Good,
    /// What the Engineer showed.
    pub value: u8,
    /// Whether it showed appeal and not price.
    pub shows_appeal: bool,
}

/// A player's board and factories.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Company {
    /// Money in pounds.
    pub money: u16,
    /// Shares in the player's own hands.
    pub shares: u16,
    /// The share value.
    pub value: u8,
    /// Loan tokens, from the bank or the emergency fund.
    pub loans: u8,
    /// Ships that can be used.
    pub ships: u8,
    /// Shipping tokens.
    pub tokens: u8,
    /// The level of each development, from 0.
    pub levels: [u8; TRACKS],
    /// Development cards.
    pub cards: Cards,
    /// Those of them that were turned and are not fresh before the next decade.
    pub used: Cards,
    /// The factory with the Foreman.
    pub foreman: Option<Good>,
    /// The factory whose distribution is on the Patent.
    pub patent: Option<Good>,
    /// The factory with the Big Storehouse.
    pub storehouse: Option<Good>,
    /// The worker card with the machine token.
    pub token: Option<(Good, Position)>,
    /// Whether the Engineer was ever taken, which raises the most quality for good.
    pub is_engineered: bool,
    /// Whether the player is out of the game.
    pub is_bankrupt: bool,
    /// Factories by good.
    pub factories: [Factory; GOODS],
}

/// A factory with the cards around it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Factory {
    /// The side that is face up: 1 or 2; 0 if it is not built.
    pub side: u8,
    /// The spot with the factory token, counted from 0.
    pub spot: u8,
    /// Whether the office card shows appeal and not price.
    pub office_appeal: bool,
    /// The appeal marker on the market board.
    pub appeal: u8,
    /// The price that was set when the good was last produced; 0 before that.
    pub price: u8,
    /// The side of each worker card: 1, 2 or 3; 0 without one.
    pub workers: [u8; 2],
    /// Machines on each worker card, the machine token among them.
    pub machines: [u8; 2],
    /// The quality cards.
    pub quality: QualityCards,
    /// Those of them that show appeal and not price.
    pub quality_appeal: QualityCards,
    /// The distribution card; 0 without one.
    pub distribution: u8,
    /// Stored goods.
    pub stored: u8,
    /// Small storehouses at the factory.
    pub storehouses: u8,
}

impl Factory {
    /// Whether it is built.
    #[inline]
    pub const fn is_open(&self) -> bool {
        self.side > 0
    }

    /// How many worker cards it has.
    #[inline]
    pub const fn worker_cards(&self) -> u8 {
        (self.workers[0] > 0) as u8 + (self.workers[1] > 0) as u8
    }
}

impl Company {
    /// The player's factory for a good.
    #[inline]
    pub fn factory(&self, good: Good) -> &Factory {
        &self.factories[good.index()]
    }

    /// The player's factory for a good, to change it.
    #[inline]
    pub fn factory_mut(&mut self, good: Good) -> &mut Factory {
        &mut self.factories[good.index()]
    }

    /// The level of a development, from 0.
    #[inline]
    pub const fn level(&self, track: Track) -> u8 {
        self.levels[track as usize]
    }

    /// Whether the player has a card that was not turned.
    #[inline]
    pub const fn has_fresh(&self, card: Card) -> bool {
        self.cards.contains(card) && !self.used.contains(card)
    }
}

impl Board {
    /// The decade, counted from 0.
    #[inline]
    pub const fn decade(&self) -> u8 {
        self.round / GOODS as u8
    }

    /// The year in which the decade begins.
    pub const fn year(&self) -> u16 {
        1770 + 10 * self.decade() as u16
    }

    /// The good of the round.
    #[inline]
    pub const fn good(&self) -> Good {
        Good::ALL[(self.round % GOODS as u8) as usize]
    }

    /// A player's board.
    #[inline]
    pub fn company(&self, seat: Seat) -> &Company {
        &self.companies[seat.index()]
    }

    /// A player's board, to change it.
    #[inline]
    pub fn company_mut(&mut self, seat: Seat) -> &mut Company {
        &mut self.companies[seat.index()]
    }

    /// How many ships a player has used in the game: a shipping token for each, but for those that a Customs
    /// Office saved.
    #[inline]
    pub fn ships_used(&self, seat: Seat) -> u8 {
        self.company(seat).tokens + self.saved.of(seat)
    }

    /// The board of the player who is asked.
    #[inline]
    pub fn own(&self) -> &Company {
        self.company(self.asked)
    }
}
