//! What a ledger tells in one line: an action, a production account, an emergency.

use table::{Message, Thread};

use crate::event::{Because, Cost, Event, Income, Raised};
use crate::goods::Good;
use crate::marker::Marker;
use crate::water_frame::WaterEvent;
use crate::water_frame::summary::part_at;

impl Event {
    /// In which line of a ledger it is told.
    pub(crate) const fn thread(&self) -> Thread {
        match self {
            Event::EmergencySale { .. }
            | Event::LoansTaken { .. }
            | Event::Received {
                why: Income::EmergencySale { .. } | Income::Loans { .. },
                ..
            }
            | Event::ShareMoved {
                because: Because::EmergencySale | Because::Loan,
                ..
            } => Thread::Loss,
            // They belong to what was done, or to the account that is there already.
            Event::ShareMoved {
                because: Because::Ships | Because::Recession,
                ..
            } => Thread::Turn,
            Event::Produced { .. }
            | Event::Called { .. }
            | Event::Sold { .. }
            | Event::Stored { .. }
            | Event::Lost { .. }
            | Event::DistributionFaded { .. }
            | Event::ShareMoved { .. }
            | Event::Obsolete { .. }
            | Event::Scored { .. }
            | Event::Water(WaterEvent::SharesForfeited { .. })
            | Event::Received {
                why: Income::Sale { .. } | Income::Patron { .. } | Income::Jubilee { .. },
                ..
            }
            | Event::Paid {
                why: Cost::Wages { .. } | Cost::Machines { .. } | Cost::MissingWorkers { .. },
                ..
            } => Thread::Account,
            _ => Thread::Turn,
        }
    }
}

/// What the events of one player come to; `None` if there are no words for them.
pub(crate) fn summary(events: &[Event]) -> Option<Message> {
    match events.first()?.thread() {
        Thread::Loss => loss(events),
        Thread::Account => listed(account(events)),
        Thread::Turn => action(events),
    }
}

/// The parts as one message: each is followed by the rest.
fn listed(parts: Vec<Message>) -> Option<Message> {
    let one = |rest: Message, part: Message| {
        Message::new("sum-list")
            .with("part", part)
            .with("rest", rest)
    };
    parts.into_iter().rev().reduce(one)
}

fn with_marker(id: &'static str, marker: Marker) -> Message {
    Message::new(id)
        .with("marker", marker.kind.word())
        .with("shade", marker.shade.word())
}

pub(crate) fn of_good(id: &'static str, good: Good) -> Message {
    Message::new(id).with("good", good.word())
}

/// An action: its marker, and behind it what was done with it.
fn action(events: &[Event]) -> Option<Message> {
    let (head, done) = match events {
        [Event::MarkerPlaced { marker, cost, .. }, done @ ..] => (
            Some(with_marker("sum-placed", *marker).with("cost", *cost)),
            done,
        ),
        [Event::MarkerReused { marker, cost, .. }, done @ ..] => (
            Some(with_marker("sum-reused", *marker).with("cost", *cost)),
            done,
        ),
        done => (None, done),
    };
    let done = listed(deeds(done));
    match (head, done) {
        (Some(head), Some(done)) => Some(
            Message::new("sum-action")
                .with("head", head)
                .with("done", done),
        ),
        (head, done) => head.or(done),
    }
}

/// What was done, without what it cost: the coins beside the line say that.
pub(crate) fn deeds(events: &[Event]) -> Vec<Message> {
    let mut machines = [0u8; 4];
    let mut parts = Vec::new();
    let mut opened = None;
    for (place, event) in events.iter().enumerate() {
        parts.push(match *event {
            // The first workers come with the factory.
            Event::WorkersHired { good, .. } if opened.take() == Some(good) => continue,
            Event::QualityRaised { good, to, .. } | Event::DistributionRaised { good, to, .. } => {
                of_good("sum-raised", good).with("to", to)
            }
            Event::PriceSet { good, price, .. } => of_good("sum-price", good).with("price", price),
            Event::WorkersHired {
                good,
                from_market,
                from_fired,
                ..
            } => of_good("sum-hired", good).with("count", from_market + from_fired),
            Event::WorkersFired { good, workers, .. } => {
                of_good("sum-fired", good).with("count", workers)
            }
            Event::FactoryRaised {
                good, level, how, ..
            } => {
                opened = (how != Raised::Modernized).then_some(good);
                let id = match how {
                    Raised::Founded => "sum-founded",
                    Raised::Built => "sum-built",
                    Raised::Modernized => "sum-modernized",
                };
                of_good(id, good).with("level", level)
            }
            Event::FactoryClosed { good, .. } => of_good("sum-closed", good),
            Event::SharesSold { count, .. } => Message::new("sum-shares-sold").with("count", count),
            Event::SharesBought { count, .. } => {
                Message::new("sum-shares-bought").with("count", count)
            }
            Event::LoansRepaid { count, .. } => Message::new("sum-repaid").with("count", count),
            Event::Received {
                why: Income::WarehouseSale { good, count },
                ..
            } => of_good("sum-from-store", good).with("count", count),
            Event::Received {
                why: Income::StartUpCapital,
                ..
            } => Message::new("sum-capital"),
            Event::Paid {
                why: Cost::FoundedFactories,
                ..
            } => Message::new("sum-factories-paid"),
            Event::MarkerTaken { marker, .. } => with_marker("sum-taken", marker),
            Event::StartPlayer { .. } => Message::new("sum-starts"),
            Event::MachinePlaced { good, .. } => {
                machines[good.index()] += 1;
                continue;
            }
            _ => match part_at(events, place) {
                Some(part) => part,
                None => continue,
            },
        });
    }
    let placed = Good::ALL.into_iter().zip(machines);
    let placed = placed.filter(|(_, count)| *count > 0);
    let placed = placed.map(|(good, count)| of_good("sum-machines", good).with("count", count));
    placed.chain(parts).collect()
}

/// What production, ageing or the end brought a player, in the order of the rules.
fn account(events: &[Event]) -> Vec<Message> {
    let mut parts = Vec::new();
    let (mut made, mut costs, mut steps) = (None, 0, 0);
    let mut penalties = Vec::new();
    let mut faded = None;
    for (place, event) in events.iter().enumerate() {
        let part = match *event {
            Event::DistributionFaded { good, to, .. } => {
                faded = Some(of_good("sum-distribution-faded", good).with("to", to));
                continue;
            }
            Event::Produced { count, .. } => {
                made = Some(count);
                continue;
            }
            Event::Received {
                why: Income::Sale { count, price, .. },
                ..
            } => {
                made = None;
                Message::new("sum-sold")
                    .with("count", count)
                    .with("price", price)
            }
            Event::Paid {
                why: Cost::Wages { .. } | Cost::Machines { .. },
                amount,
                ..
            } => {
                costs += amount;
                continue;
            }
            Event::ShareMoved {
                from, to, because, ..
            } if !because.is_penalty() => {
                steps += i16::from(to) - i16::from(from);
                continue;
            }
            Event::PriceSet { good, price, .. } => of_good("sum-price", good).with("price", price),
            Event::Stored { count, .. } => Message::new("sum-stored").with("count", count),
            Event::Lost { count, .. } => Message::new("sum-lost").with("count", count),
            Event::Obsolete { good, workers, .. } => {
                of_good("sum-obsolete", good).with("count", workers)
            }
            Event::Scored {
                shares,
                value,
                score,
                ..
            } => {
                parts.append(&mut penalties);
                Message::new("sum-scored")
                    .with("shares", shares)
                    .with("value", value)
                    .with("score", score)
            }
            Event::ShareMoved { .. } => {
                penalties.extend(part_at(events, place));
                continue;
            }
            _ => match part_at(events, place) {
                Some(part) => part,
                None => continue,
            },
        };
        parts.push(part);
    }
    let unsold = made.map(|count| Message::new("sum-unsold").with("count", count));
    let costs = (costs > 0).then(|| Message::new("sum-costs").with("amount", costs));
    let steps = match steps {
        0 => None,
        1.. => Some(Message::new("sum-up").with("steps", steps)),
        _ => Some(Message::new("sum-down").with("steps", -steps)),
    };
    // What was sold comes first, then what it cost, whatever else there is, and the share value with
    // what lowers it.
    parts.splice(0..0, unsold);
    parts.splice(parts.len().min(1)..parts.len().min(1), costs);
    parts.extend(steps);
    parts.extend(penalties);
    // That distribution fades goes without saying, unless nothing else happens to somebody.
    if parts.is_empty() {
        parts.extend(faded);
    }
    parts
}

/// What an emergency cost: shares or loans, what they brought, and the spaces the share value fell.
fn loss(events: &[Event]) -> Option<Message> {
    let (mut sold, mut loans, mut brought, mut spaces) = (0, 0, 0, 0);
    for event in events {
        match *event {
            Event::EmergencySale { count, .. } => sold += count,
            Event::LoansTaken { count, .. } => loans += count,
            Event::Received { amount, .. } => brought += amount,
            Event::ShareMoved { from, to, .. } => spaces += from.saturating_sub(to),
            _ => {}
        }
    }
    let sold = (sold > 0).then(|| Message::new("sum-emergency").with("count", sold));
    let loans = (loans > 0).then(|| Message::new("sum-loans").with("count", loans));
    let what = listed(sold.into_iter().chain(loans).collect())?;
    Some(
        Message::new("sum-loss")
            .with("what", what)
            .with("amount", brought)
            .with("spaces", spaces),
    )
}

/// One line of each kind, for the tests of every language.
pub(crate) fn samples(events: &[Event]) -> Vec<Message> {
    let alone = events.iter().map(std::slice::from_ref);
    let mut samples: Vec<Message> = alone.filter_map(summary).collect();
    let of_kind = |thread: Thread| {
        let events = events.iter().filter(move |event| event.thread() == thread);
        events.copied().collect::<Vec<_>>()
    };
    let kinds = [Thread::Turn, Thread::Account, Thread::Loss].map(of_kind);
    samples.extend(kinds.iter().filter_map(|events| summary(events)));
    // A marker with what was done with it.
    let placed = events
        .iter()
        .skip_while(|event| !matches!(event, Event::MarkerPlaced { .. }));
    samples.extend(summary(&placed.copied().collect::<Vec<_>>()));
    samples.push(Message::new("sum-down").with("steps", 1));
    samples
}
