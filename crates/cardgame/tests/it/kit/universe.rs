//! Every action there is, and some that no table could ask for.

use cardgame::{
    Action, Card, Good, MOST_SHARES, MOST_TOTAL, Position, QualityCards, StorehouseKind, Track,
};
use table::{MAX_SEATS, Seat};

/// Every set of quality cards that a player can have, and none.
pub(crate) fn every_quality() -> Vec<QualityCards> {
    (0..=u8::MAX)
        .filter_map(|bits| QualityCards::try_from(bits).ok())
        .collect()
}

/// Every conceivable action.
pub(crate) fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::Regain,
        Action::Waste,
        Action::Bonus,
        Action::Done,
        Action::Store(0, 0),
    ];
    for good in Good::ALL {
        all.extend([
            Action::Open(good),
            Action::Build(good),
            Action::Upgrade(good),
            Action::Invent(good),
            Action::Employ(good),
            Action::Foreman(good),
        ]);
        all.extend(Position::ALL.map(|position| Action::Automate(good, position)));
        all.extend(StorehouseKind::ALL.map(|kind| Action::Clear(good, kind)));
        all.extend((0..=6).map(|value| Action::Distribution(good, value)));
        all.extend((0..=12).map(|count| Action::Ship(good, count)));
        let sets = every_quality().into_iter();
        all.extend(sets.map(|cards| Action::Quality(good, cards)));
        for cards in 0..=3 {
            all.extend([false, true].map(|shift| Action::Produce(good, cards, shift)));
        }
    }
    all.extend(every_quality().into_iter().map(Action::Replace));
    all.extend((0..=MOST_SHARES + 1).map(Action::Buy));
    all.extend((0..=11).map(Action::Borrow));
    all.extend((0..=11).map(Action::Broker));
    all.extend((0..=MOST_TOTAL + 1).map(Action::Appeal));
    all.extend((0..=12).map(Action::Sell));
    for small in 0..=4 {
        all.extend((0..=2).map(|big| Action::Store(small, big)));
    }
    all.retain(|action| *action != Action::Store(0, 0));
    all.push(Action::Store(0, 0));
    for track in Track::ALL {
        all.push(Action::Develop(track));
        all.extend(Track::ALL.map(|other| Action::DevelopTwo(track, other)));
    }
    for card in Card::ALL {
        all.extend([
            Action::Take(card),
            Action::Reactivate(card),
            Action::Use(card),
        ]);
        all.extend(Card::ALL.map(|other| Action::Swap(card, other)));
    }
    all.extend(Seat::all(MAX_SEATS as u8).map(Action::Start));
    all
}
