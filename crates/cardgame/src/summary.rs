//! What a ledger tells in one line: a turn, the account of a production, an emergency.

use table::{Message, Thread};

use crate::event::{Development, Event, GivenBack, Purchase, QualityWhy};
use crate::game::CardGame;
use crate::good::{GOODS, Good};
use crate::say::{listed, of_card, of_good};

impl Event {
    /// Whether a ledger leaves it out: a marker that moved without changing its number, and
    /// storehouses that nobody needs any more.
    pub(crate) const fn is_detail(&self) -> bool {
        match self {
            Event::DemandMoved {
                value_from,
                value_to,
                ..
            } => *value_from == *value_to,
            Event::WagesMoved {
                wage_from, wage_to, ..
            } => *wage_from == *wage_to,
            Event::StorehousesReturned { .. } | Event::NotShipped { .. } => true,
            _ => false,
        }
    }

    /// In which line of a ledger it is told.
    pub(crate) const fn thread(&self) -> Thread {
        match self {
            Event::EmergencyFund { .. } | Event::Bankrupt { .. } => Thread::Loss,
            Event::Produced { .. }
            | Event::Sold { .. }
            | Event::ValueRaised { .. }
            | Event::BonusDeclined { .. }
            | Event::DistributionFell { .. }
            | Event::StoredSold { .. }
            | Event::SharesBought {
                how: Purchase::End, ..
            }
            | Event::SharesLost { .. }
            | Event::ValueFell { .. }
            | Event::Scored { .. } => Thread::Account,
            _ => Thread::Turn,
        }
    }
}

/// Whether these events belong to a production and not to an action.
fn is_production(events: &[Event]) -> bool {
    let mut events = events.iter();
    events.any(|event| matches!(event.thread(), Thread::Account))
}

impl CardGame {
    /// What the events of one player come to; `None` if there are no words for them.
    pub(crate) fn summary_of(&self, events: &[Event]) -> Option<Message> {
        if events.iter().any(|event| event.thread() == Thread::Loss) {
            return loss(events);
        }
        listed(match is_production(events) {
            true => account(events),
            false => self.deeds(events),
        })
    }

    /// What was done in a turn.
    fn deeds(&self, events: &[Event]) -> Vec<Message> {
        let mut machines = [0_u8; GOODS];
        let mut workers = [0_u8; GOODS];
        for event in events {
            match *event {
                Event::Automated { good, .. } => machines[good.index()] += 1,
                Event::Employed { good, .. } => workers[good.index()] += 1,
                _ => {}
            }
        }
        let mut parts = Vec::new();
        let mut told = [false; 2];
        for event in events {
            match event {
                Event::Automated { .. } if !std::mem::replace(&mut told[0], true) => {
                    parts.extend(by_good("sum-machines", machines));
                }
                Event::Employed { .. } if !std::mem::replace(&mut told[1], true) => {
                    parts.extend(by_good("sum-employed", workers));
                }
                event => parts.extend(self.deed(event)),
            }
        }
        parts
    }

    /// What one event adds to the line of a turn; the coins beside it say what it cost.
    fn deed(&self, event: &Event) -> Option<Message> {
        let new = Message::new;
        let counted = |id, count: u8| new(id).with("count", count);
        Some(match *event {
            Event::Opened { good, .. } => of_good("sum-opened", good),
            Event::Built { good, .. } => of_good("sum-built", good),
            Event::Upgraded {
                good, is_invented, ..
            } => of_good(
                match is_invented {
                    true => "sum-invented",
                    false => "sum-upgraded",
                },
                good,
            ),
            Event::QualityLaid { good, to, why, .. } => of_good(
                match why {
                    QualityWhy::Action | QualityWhy::Replaced => "sum-quality",
                    QualityWhy::TakenAway | QualityWhy::EngineerLeft => "sum-quality-lost",
                },
                good,
            )
            .with("to", to.total()),
            Event::DistributionSet { good, to, .. } => {
                of_good("sum-distribution", good).with("to", to)
            }
            Event::DistributionLost { good, .. } => {
                of_good("sum-distribution", good).with("to", 0_u8)
            }
            Event::SharesBought { count, .. } => new("sum-shares").with("count", count),
            Event::Borrowed { count, .. } => counted("sum-borrowed", count),
            Event::ShipsRegained { to, .. } => counted("sum-regained", to),
            Event::ExtraProduced { good, made, .. } => {
                of_good("sum-extra-produced", good).with("count", made)
            }
            Event::PriceSet {
                good, to, price, ..
            } => of_good("sum-price", good)
                .with("appeal", to)
                .with("price", price),
            Event::Developed {
                track, level, how, ..
            } => new(match how {
                Development::Inventor => "sum-developed-inventor",
                _ => "sum-developed",
            })
            .with("track", track.word())
            .with("count", self.allowed(track, level)),
            Event::CardTaken { card, .. } => of_card("sum-taken", card),
            Event::CardGivenBack {
                card,
                why: GivenBack::Swapped,
                ..
            } => of_card("sum-swapped", card),
            Event::CardGivenBack { card, .. } => of_card("sum-given-back", card),
            Event::ForemanPlaced { good, .. } => of_good("sum-foreman", good),
            Event::Reactivated { card, .. } => of_card("sum-reactivated", card),
            Event::CardUsed { card, .. } => of_card("sum-used", card),
            Event::Shipped { good, count, .. } => of_good("sum-shipped", good).with("count", count),
            Event::ShipsUsed { tokens, .. } => counted("sum-tokens", tokens),
            Event::Stored { good, count, .. } => of_good("sum-stored", good).with("count", count),
            Event::Wasted { good, count, .. } => of_good("sum-wasted", good).with("count", count),
            Event::StorehouseCleared { good, .. } => of_good("sum-cleared", good),
            Event::CostsPaid { costs, .. } => new("sum-costs").with("amount", costs.total()),
            Event::CardsFresh { cards, .. } => counted("sum-fresh", cards.len()),
            Event::StartPlayer { .. } => new("sum-starts"),
            _ => return None,
        })
    }
}

/// What each good has of something, without those that have none.
fn by_good(id: &'static str, counts: [u8; GOODS]) -> impl Iterator<Item = Message> {
    let some = Good::ALL
        .into_iter()
        .zip(counts)
        .filter(|(_, count)| *count > 0);
    some.map(move |(good, count)| of_good(id, good).with("count", count))
}

/// What a production or the end of the game brought a player, in the order of the rules.
fn account(events: &[Event]) -> Vec<Message> {
    let new = Message::new;
    let counted = |id, count: u8| new(id).with("count", count);
    let mut parts = Vec::new();
    let mut late = Vec::new();
    let (mut made, mut raised) = (0, 0);
    for event in events {
        parts.push(match *event {
            Event::CardsFresh { cards, .. } => {
                late.push(counted("sum-fresh", cards.len()));
                continue;
            }
            Event::StartPlayer { .. } => {
                late.push(new("sum-starts"));
                continue;
            }
            Event::Produced { made: count, .. } => {
                made = count;
                continue;
            }
            Event::Sold { price, .. } => match event.sold() {
                0 => counted("sum-unsold", made),
                count => counted("sum-sold", count).with("price", price),
            },
            Event::CardUsed { card, .. } => of_card("sum-used", card),
            Event::CardGivenBack { card, .. } => of_card("sum-given-back", card),
            Event::Shipped { good, count, .. } => of_good("sum-shipped", good).with("count", count),
            Event::ShipsUsed { tokens, .. } => counted("sum-tokens", tokens),
            Event::Stored { good, count, .. } => of_good("sum-stored", good).with("count", count),
            Event::Wasted { good, count, .. } => of_good("sum-wasted", good).with("count", count),
            Event::CostsPaid { costs, .. } => new("sum-costs").with("amount", costs.total()),
            Event::BonusDeclined { .. } => new("sum-bonus-declined"),
            Event::ValueRaised { from, to, .. } => {
                raised += to - from;
                continue;
            }
            Event::StoredSold { good, count, .. } => {
                of_good("sum-stored-sold", good).with("count", count)
            }
            Event::SharesBought { count, .. } => new("sum-shares").with("count", count),
            Event::SharesLost { from, to, .. } => {
                new("sum-shares-lost").with("count", from.saturating_sub(to))
            }
            Event::ValueFell { from, to, .. } => counted("sum-down", from.saturating_sub(to)),
            Event::Scored {
                shares,
                value,
                score,
                ..
            } => new("sum-scored")
                .with("shares", shares)
                .with("value", value)
                .with("score", score),
            _ => continue,
        });
    }
    parts.extend((raised > 0).then(|| counted("sum-up", raised)));
    parts.extend(late);
    parts
}

/// What an emergency cost.
fn loss(events: &[Event]) -> Option<Message> {
    let parts = events.iter().filter_map(|event| match *event {
        Event::EmergencyFund { tokens, amount, .. } => Some(
            Message::new("sum-emergency")
                .with("count", tokens)
                .with("amount", amount),
        ),
        Event::Bankrupt { .. } => Some(Message::new("sum-bankrupt")),
        _ => None,
    });
    listed(parts.collect())
}

/// One line of each kind, for the tests of every language.
pub(crate) fn samples(game: &CardGame, events: &[Event]) -> Vec<Message> {
    let alone = events.iter().map(std::slice::from_ref);
    let mut samples: Vec<Message> = alone.filter_map(|event| game.summary_of(event)).collect();
    for thread in [Thread::Turn, Thread::Account, Thread::Loss] {
        let of_kind = events.iter().filter(|event| event.thread() == thread);
        let of_kind: Vec<Event> = of_kind.copied().collect();
        samples.extend(game.summary_of(&of_kind));
    }
    samples
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Cause;
    use table::Seat;

    #[test]
    fn a_marker_whose_number_stays_is_a_detail() {
        let moved = |value_to| Event::DemandMoved {
            good: Good::Food,
            from: 4,
            to: 3,
            value_from: 1,
            value_to,
            cause: Cause::Built { seat: Seat::new(0) },
        };
        assert!(moved(1).is_detail());
        assert!(!moved(0).is_detail());
    }
}
