//! Every action that anybody could think of, sensible or not.

use arkwright::{Action, Fleet, Good, Kind, Marker, Place, Shade, Tile};
use table::Seat;

fn markers() -> impl Iterator<Item = Marker> {
    // Also markers that do not exist, such as a dark factory.
    Kind::ALL.into_iter().flat_map(|kind| {
        [Shade::Own, Shade::Light, Shade::Dark].map(|shade| Marker { kind, shade })
    })
}

/// All actions with numbers as far as they can mean anything, and some beyond.
pub(crate) fn every_action() -> Vec<Action> {
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

/// All actions of Water Frame only, with numbers as far as they can mean anything, and some beyond.
pub(crate) fn every_water_action() -> Vec<Action> {
    let mut actions = vec![
        Action::UseDeveloper,
        Action::PayInventor,
        Action::Extra,
        Action::Shut,
    ];
    let numbers = || (0..=12).chain([31, 100, 255]);
    let further = Marker::PRODUCTION
        .into_iter()
        .chain([0, 1].map(Marker::ship));
    for marker in further {
        actions.extend([Action::Reuse(marker), Action::Take(marker)]);
        actions.extend(numbers().map(|cost| Action::Place(marker, cost)));
    }
    for marker in markers() {
        actions.extend(numbers().map(|paid| Action::ReusePaying(marker, paid)));
        for cost in numbers() {
            actions.extend(numbers().map(|paid| Action::PlacePaying(marker, cost, paid)));
        }
    }
    for place in Place::ALL {
        actions.extend([
            Action::Staff(place),
            Action::ResettleTo(place),
            Action::Dismiss(place),
        ]);
        actions.extend(Place::ALL.map(|to| Action::Restaff(place, to)));
    }
    for tile in Tile::ALL {
        actions.extend([Action::Return(tile), Action::TakeTile(tile)]);
        for good in Good::ALL {
            actions.extend([Action::TakeTileFor(tile, good), Action::Move(tile, good)]);
        }
    }
    for number in numbers() {
        actions.extend([
            Action::TakeShip(number),
            Action::HalfPrice(number),
            Action::DismissShip(number),
        ]);
        actions.extend(numbers().map(|pier| Action::ReplaceShip(number, pier)));
        actions.extend(Fleet::ALL.map(|fleet| Action::Ship(number, fleet)));
        for good in Good::ALL {
            actions.extend([
                Action::Resettle(good, number),
                Action::Contract(good, number),
                Action::Deliver(good, number),
                Action::Produce(good, number),
                Action::ProduceExtra(good, number),
                Action::Smash(good, number),
            ]);
        }
    }
    actions
}
