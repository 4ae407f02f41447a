//! The seven action spaces and the building costs, chapter 06.

use crate::referee::board::Route;
use crate::referee::deck::{BASICS, Bundle, Resource};

/// What was done on an action space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    Raise,
    Build(Route),
    Bridge,
    Gain,
}

/// The building costs of chapter 06.
pub(crate) fn cost(route: Route) -> Bundle {
    match route {
        Route::Path => Bundle::from([(Resource::Clay, 1)]),
        Route::Road => Bundle::from([(Resource::Brick, 1)]),
        Route::Rail => Bundle::from([(Resource::Iron, 1), (Resource::Wood, 1)]),
        Route::Canal => Bundle::from([(Resource::Thaler, 3)]),
    }
}

pub(crate) fn bridge_cost() -> Bundle {
    Bundle::from([(Resource::Wood, 1)])
}

/// Whether one side of an action space offers all of these; `stacks` are the cards left.
///
/// Chapter 06 opens the second and third space "as soon as" their stack is empty, the fourth "only
/// in the last round, as soon as" it is: both have to hold.
pub(crate) fn offers(space: u8, deeds: &[Deed], stacks: [u8; 3], is_last_round: bool) -> bool {
    let count = |is_meant: fn(&Deed) -> bool| deeds.iter().filter(|deed| is_meant(deed)).count();
    let raises = count(|deed| *deed == Deed::Raise);
    let bridges = count(|deed| *deed == Deed::Bridge);
    let gains = count(|deed| *deed == Deed::Gain);
    let paths = count(|deed| *deed == Deed::Build(Route::Path));
    let roads = count(|deed| *deed == Deed::Build(Route::Road));
    let routes = count(|deed| matches!(deed, Deed::Build(_)));
    let all = deeds.len();
    let [green, orange, blue] = stacks.map(|cards| cards == 0);
    match space {
        1 => raises <= 1 && paths + roads <= 1 && raises + paths + roads == all,
        2 => raises <= 1 && bridges <= usize::from(green) && raises + bridges == all,
        3 => {
            let first = paths + roads == all && all <= 3;
            let second = paths <= 1 && roads <= 1 && bridges <= 1 && paths + roads + bridges == all;
            first || orange && second
        }
        4 => routes == all && all <= 2 || blue && is_last_round && raises == all && all <= 1,
        5 | 7 => gains == all && all <= 1,
        6 => (gains == all || bridges == all) && all <= 1,
        _ => false,
    }
}

pub(crate) const DEEDS: [Deed; 7] = [
    Deed::Raise,
    Deed::Build(Route::Path),
    Deed::Build(Route::Road),
    Deed::Build(Route::Rail),
    Deed::Build(Route::Canal),
    Deed::Bridge,
    Deed::Gain,
];

/// What an action space gives: the amount and the materials to choose from.
pub(crate) fn materials(space: u8) -> (u16, Vec<Resource>) {
    match space {
        5 => (4, vec![Resource::Wood]),
        6 => (3, BASICS.to_vec()),
        _ => (4, vec![Resource::Clay]),
    }
}
