//! Whether what the player on turn has done so far can be gone on with.

use super::{Check, ensure};
use crate::board::{Board, Hand, Vacancy};
use crate::card::{Card, Cards};
use crate::game::CardGame;
use crate::good::{GOODS, Good, Goods};
use crate::phase::Phase;
use crate::track::Track;

impl CardGame {
    pub(super) fn check_hand(&self, board: &Board) -> Check {
        let hand = &board.hand;
        ensure(hand.goods.is_sound() && hand.invented.is_sound(), || {
            "hand: goods that are none".into()
        })?;
        // What a phase does not use is as it was at the beginning of the turn.
        let known = self.known_parts(board);
        ensure(known == *hand, || {
            format!("hand: more than {:?} knows", board.phase)
        })?;
        let own = board.own();
        let is_given_back = |card: Card| {
            let is_in_supply = board.supply[card.index()] > 0;
            is_in_supply && !own.cards.contains(card)
        };
        ensure(hand.discarded.iter().all(is_given_back), || {
            "discarded: a card that is owned".into()
        })?;
        let fits = match board.phase {
            Phase::StartDevelopment => !hand.has_foreman || self.is_foreman_due(board),
            Phase::Build => {
                let has_invented = !hand.invented.is_empty();
                self.are_open(board, hand.goods)
                    && self.are_open(board, hand.invented)
                    && hand.invented.len() <= self.components.cards.inventor_factories
                    && has_invented == hand.discarded.contains(Card::Inventor)
                    && may_be(hand.discarded, &[Card::Inventor])
            }
            Phase::Employ => !hand.goods.is_empty() && self.are_open(board, hand.goods),
            Phase::Automate => (1..=self.allows(own, Track::Machinery)).contains(&hand.added),
            Phase::Quality => {
                let now = own.factories.map(|factory| factory.quality.total());
                self.is_added(board, now, self.most_quality(own), Track::Quality)
            }
            Phase::Distribution => {
                let now = own.factories.map(|factory| factory.distribution);
                let most = self.components.most_distribution;
                self.is_added(board, now, most, Track::Distribution)
            }
            Phase::ExtraProduction => self.are_parts(board),
            Phase::ExtraStorage { good } => {
                let parts = hand.parts[good.index()];
                self.are_parts(board)
                    && parts > 0
                    && self.is_fresh(board, good, parts - 1)
                    && hand.fresh > 0
            }
            Phase::EarlyShipping => self.is_cargo(board),
            Phase::EarlyStorage { good } => {
                let has_left = hand.cargo[good.index()] > 0;
                self.is_cargo(board) && has_left && own.factory(good).stored > 0
            }
            Phase::EarlyCustoms => {
                let count = cargo(hand);
                let capacity = self.ship_capacity(own).max(1);
                count > 0
                    && count.div_ceil(capacity.into()) == u16::from(hand.ships)
                    && self.is_under_way(board)
            }
            Phase::Price => may_be(hand.discarded, &[Card::Inventor, Card::ExtraShift]),
            Phase::Development => {
                let replaces = hand.replace.is_none_or(|Vacancy { good, value, .. }| {
                    let factory = own.factory(good);
                    let is_left = hand.discarded.contains(Card::Engineer) && own.is_engineered;
                    is_left
                        && matches!(value, 5 | 6)
                        && factory.is_open()
                        && factory.quality.total() + value <= self.most_quality(own)
                });
                let may_turn =
                    !hand.has_developer || own.has_fresh(Card::Developer) && !own.used.is_empty();
                replaces && may_turn && (!hand.has_foreman || self.is_foreman_due(board))
            }
            Phase::Shift => self.is_fresh(board, board.good(), 2) && hand.discarded.is_empty(),
            Phase::Patron | Phase::StoredSale => {
                let patrons = Card::PATRONS.into_iter();
                let used = patrons.filter(|card| own.used.contains(*card)).count();
                self.is_fresh(board, board.good(), 2)
                    && usize::from(hand.patrons) <= used
                    && may_be(hand.discarded, &[Card::ExtraShift])
            }
            Phase::Shipping | Phase::Storage | Phase::Customs => {
                let good = board.good();
                let most = self.output(own.factory(good), good, 2);
                let sails = board.phase != Phase::Customs || self.is_under_way(board);
                let is_storing = hand.fresh > 0 || self.can_move_stored(board, good);
                let is_of_other = |other: &Good| *other != good && hand.cargo[other.index()] > 0;
                sails
                    && hand.fresh <= most.saturating_add(1)
                    && (board.phase != Phase::Storage || is_storing)
                    && !Good::ALL.iter().any(is_of_other)
                    && may_be(hand.discarded, &[Card::ExtraShift])
            }
            _ => true,
        };
        ensure(fits, || {
            format!("hand: not what {:?} comes to", board.phase)
        })
    }

    /// The hand with only those parts that its phase knows.
    fn known_parts(&self, board: &Board) -> Hand {
        let Hand {
            goods,
            invented,
            added,
            before,
            cargo,
            parts,
            discarded,
            replace,
            has_foreman,
            has_developer,
            fresh,
            patrons,
            ships,
        } = board.hand;
        let none = Hand::default();
        match board.phase {
            Phase::StartDevelopment => Hand {
                has_foreman,
                ..none
            },
            Phase::Build => Hand {
                goods,
                invented,
                discarded,
                ..none
            },
            Phase::Employ => Hand { goods, ..none },
            Phase::Automate => Hand { added, ..none },
            Phase::Quality | Phase::Distribution => Hand {
                goods,
                added,
                before,
                ..none
            },
            Phase::ExtraProduction => Hand {
                parts,
                discarded,
                ..none
            },
            Phase::ExtraStorage { .. } => Hand {
                parts,
                discarded,
                fresh,
                ..none
            },
            Phase::EarlyShipping | Phase::EarlyStorage { .. } => Hand { cargo, ..none },
            Phase::EarlyCustoms => Hand {
                cargo,
                ships,
                ..none
            },
            Phase::Price => Hand { discarded, ..none },
            Phase::Development => Hand {
                discarded,
                replace,
                has_foreman,
                has_developer,
                ..none
            },
            Phase::Shift | Phase::Patron | Phase::StoredSale => Hand {
                discarded,
                fresh,
                patrons,
                ..none
            },
            Phase::Shipping | Phase::Storage => Hand {
                cargo,
                discarded,
                fresh,
                patrons,
                ..none
            },
            Phase::Customs => Hand {
                cargo,
                discarded,
                fresh,
                patrons,
                ships,
                ..none
            },
            _ => none,
        }
    }

    fn is_foreman_due(&self, board: &Board) -> bool {
        let own = board.own();
        own.cards.contains(Card::Foreman) && own.foreman.is_none()
    }

    fn are_open(&self, board: &Board, goods: Goods) -> bool {
        let mut all = Good::ALL.into_iter();
        all.all(|good| !goods.contains(good) || board.own().factory(good).is_open())
    }

    /// Whether quality or distribution at the factories now is what an action can have come to.
    fn is_added(&self, board: &Board, now: [u8; GOODS], most: u8, track: Track) -> bool {
        let hand = &board.hand;
        let mut added = 0;
        for good in Good::ALL {
            let at = good.index();
            let is_set = hand.goods.contains(good);
            if hand.before[at] > most || !is_set && now[at] > hand.before[at] {
                return false;
            }
            if is_set {
                added += now[at].saturating_sub(hand.before[at]);
            }
        }
        !hand.goods.is_empty()
            && self.are_open(board, hand.goods)
            && added == hand.added
            && added <= self.allows(board.own(), track)
    }

    fn are_parts(&self, board: &Board) -> bool {
        let hand = &board.hand;
        let fits = |good: Good| {
            let factory = board.own().factory(good);
            let parts = hand.parts[good.index()];
            parts == 0 || factory.is_open() && parts - 1 <= factory.worker_cards()
        };
        Good::ALL.into_iter().all(fits)
            && hand.parts.iter().any(|parts| *parts > 0)
            && may_be(hand.discarded, &[Card::ExtraShift])
    }

    /// Whether a factory can have made the goods that are left, with an Extra Shift or without.
    fn is_fresh(&self, board: &Board, good: Good, cards: u8) -> bool {
        let made = self.output(board.own().factory(good), good, cards);
        let shift = u8::from(board.hand.discarded.contains(Card::ExtraShift));
        let least = match board.phase {
            // Another factory may have had the Extra Shift.
            Phase::ExtraStorage { .. } => made,
            _ => made.saturating_add(shift),
        };
        (least..=made.saturating_add(shift)).contains(&board.hand.fresh)
    }

    fn is_cargo(&self, board: &Board) -> bool {
        let own = board.own();
        let is_from = |good: Good| {
            let is_open = own.factory(good).is_open();
            is_open || board.hand.cargo[good.index()] == 0
        };
        let loaded = cargo(&board.hand);
        Good::ALL.into_iter().all(is_from)
            && (1..=u16::from(self.most_shipped(board, board.asked))).contains(&loaded)
    }

    /// Whether ships that are used wait for the Customs Office.
    fn is_under_way(&self, board: &Board) -> bool {
        let own = board.own();
        let ships = board.hand.ships;
        let all = self.components.ships;
        (1..=all).contains(&ships)
            && own.ships + ships <= all
            && board.ships_used(board.asked) + ships <= self.components.shipping_tokens
            && own.has_fresh(Card::CustomsOffice)
    }
}

/// Goods that early shipping has loaded.
fn cargo(hand: &Hand) -> u16 {
    hand.cargo.iter().map(|count| u16::from(*count)).sum()
}

/// Whether only these can have been given back so far.
fn may_be(discarded: Cards, allowed: &[Card]) -> bool {
    discarded.iter().all(|card| allowed.contains(&card))
}
