//! Every action that anybody could think of, sensible or not.

use arkwright::{Action, Good, Kind, Marker, Shade};
use table::Seat;

fn markers() -> impl Iterator<Item = Marker> {
    // Also markers that do not exist, such as a dark factory.
    Kind::ALL.into_iter().flat_map(|kind| {
        [Shade::Own, Shade::Light, Shade::Dark].map(|shade| Marker { kind, shade })
    })
}

/// All actions with numbers as far as they can mean anything, and some beyond.
pub fn every_action() -> Vec<Action> {
    let mut actions = vec![Action::Offer, Action::Hold, Action::Done];
    for good in Good::ALL {
        actions.extend([
            Action::Found(good),
            Action::Modernize(good),
            Action::Close(good),
        ]);
        for number in (0..=31).chain([100, 255]) {
            actions.extend([
                Action::Price(good, number),
                Action::Build(good, number),
                Action::Hire(good, number),
                Action::Fire(good, number),
                Action::Machine(good, number),
                Action::Quality(good, number),
                Action::Distribute(good, number),
                Action::Warehouse(good, number),
            ]);
        }
    }
    for number in 0..=u8::MAX {
        actions.extend([
            Action::Buy(number),
            Action::Sell(number),
            Action::Repay(number),
        ]);
    }
    for marker in markers() {
        actions.extend([Action::Reuse(marker), Action::Take(marker)]);
        actions.extend(
            (0..=12)
                .chain([255])
                .map(|cost| Action::Place(marker, cost)),
        );
    }
    for number in 0..7_u16.pow(4) {
        let kept = |place: u32| (number / 7_u16.pow(place) % 7) as u8;
        actions.push(Action::Keep([kept(0), kept(1), kept(2), kept(3)]));
    }
    actions.push(Action::Keep([255; 4]));
    actions.extend(Seat::all(4).map(Action::Start));
    actions
}
