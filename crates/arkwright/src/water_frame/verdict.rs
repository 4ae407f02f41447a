//! What made the winner win beside shares and their value: ships, patrons, events, penalties (8.0).

use table::{Message, Play, Seat};

use super::edition::WaterFrame;
use crate::event::{Because, Cost, Event, Income};
use crate::game::Arkwright;

/// What a whole game brought one player by what only Water Frame has.
#[derive(Clone, Copy, Debug, Default)]
struct Causes {
    /// Pounds for goods shipped, and from the office.
    shipments: i32,
    /// Pounds from patrons and for the Crown Jubilee.
    patrons: i32,
    /// Pounds that events brought, without those they took.
    events: i32,
    /// Spaces that the share value lost at the end, for contracts and idle factories.
    penalty: i32,
}

fn causes_of(play: &Play<Arkwright<WaterFrame>>, seat: Seat) -> Causes {
    let mut causes = Causes::default();
    for n in 0..play.entries().len() {
        for event in play.events_of(n) {
            if event.seat() != Some(seat) {
                continue;
            }
            match event {
                Event::Received { amount, why, .. } => {
                    let amount = i32::from(amount);
                    match why {
                        Income::Shipment { .. } | Income::Office => causes.shipments += amount,
                        Income::Patron { .. } | Income::Jubilee { .. } => causes.patrons += amount,
                        Income::RoyalSociety => causes.events += amount,
                        _ => {}
                    }
                }
                Event::Paid {
                    amount,
                    why: Cost::CreditCrisis | Cost::SocialUnrest { .. },
                    ..
                } => causes.events -= i32::from(amount),
                Event::ShareMoved {
                    from,
                    to,
                    because: Because::OpenContract | Because::IdleFactory,
                    ..
                } => causes.penalty += i32::from(from) - i32::from(to),
                _ => {}
            }
        }
    }
    causes
}

/// The cause that set the winner apart most; a space at the end counts like ten pounds, which is
/// what half a pound more on each of twenty shares is worth.
pub(crate) fn further_cause(
    play: &Play<Arkwright<WaterFrame>>,
    winner: Seat,
    second: Seat,
) -> Option<Message> {
    let (own, other) = (causes_of(play, winner), causes_of(play, second));
    let shipments = own.shipments - other.shipments;
    let patrons = own.patrons - other.patrons;
    let events = own.events - other.events;
    let penalty = other.penalty - own.penalty;
    let most = shipments.max(patrons).max(events).max(10 * penalty);
    if most <= 0 {
        return None;
    }
    let with = |id, amount: i32, more: i32| {
        Message::new(id)
            .with("seat", winner)
            .with("second", second)
            .with("amount", amount)
            .with("more", more)
    };
    Some(if most == shipments {
        with("why-shipments", own.shipments, shipments)
    } else if most == patrons {
        with("why-patrons", own.patrons, patrons)
    } else if most == 10 * penalty {
        Message::new("why-penalty")
            .with("second", second)
            .with("count", other.penalty)
    } else {
        Message::new("why-events")
            .with("seat", winner)
            .with("second", second)
            .with("more", events)
    })
}

/// Every sentence, for the tests of every language.
pub(crate) fn samples() -> Vec<Message> {
    let (seat, second) = (Seat::new(0), Seat::new(1));
    let with = |id| {
        Message::new(id)
            .with("seat", seat)
            .with("second", second)
            .with("more", 20)
    };
    vec![
        with("why-shipments").with("amount", 57),
        with("why-patrons").with("amount", 40),
        with("why-events"),
        Message::new("why-penalty")
            .with("second", second)
            .with("count", 4),
    ]
}
