//! Every action there is, and some that no table could ask for.

use kanal::cards::{Resource, RouteType};
use kanal::{Action, Building, MOST_INDEX, Plot, Price, Space, Trigger};

/// Every conceivable action.
pub(crate) fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::BoxCard,
        Action::Turn,
        Action::FreeTurn,
        Action::Done,
    ];
    for space in Space::all() {
        all.push(Action::Remove(space));
        all.extend(RouteType::ALL.map(|route| Action::Place(route, space)));
        for is_free in [false, true] {
            let buildings = Building::ALL.into_iter();
            all.extend(buildings.map(|building| Action::Build(building, space, is_free)));
        }
    }
    for plot in Plot::all() {
        all.extend(Trigger::ALL.map(|trigger| Action::Activate(plot, trigger)));
        for card in 1..=60 {
            let prices = [Price::Left, Price::Right, Price::Free];
            all.extend(prices.map(|price| Action::Raise(card, plot, price)));
        }
    }
    all.extend((0..=8).map(Action::Choose));
    for material in Resource::ALL {
        all.push(Action::Gain(material));
        all.extend((0..=9).map(|amount| Action::Buy(material, amount)));
    }
    for number in 0..=MOST_INDEX + 1 {
        all.extend([
            Action::Use(number),
            Action::Take(number),
            Action::Trade(number),
            Action::Pick(number),
        ]);
    }
    all
}
