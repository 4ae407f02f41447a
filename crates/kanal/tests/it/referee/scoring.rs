//! Final scoring, chapter 07.

use std::collections::BTreeMap;

use crate::referee::board::Route;
use crate::referee::deck::{BASICS, Card, Resource};
use crate::referee::game::Player;

/// Structures, thaler, tokens, iron and bricks, the smallest basic material, routes, empty spaces.
pub(crate) fn pad(player: &Player, cards: &BTreeMap<u8, Card>) -> [i16; 7] {
    let of = |resource| player.supply.of(resource) as i16;
    let area = &player.area;
    let better = area
        .routes
        .values()
        .filter(|route| **route != Route::Path)
        .count();
    [
        area.structures
            .values()
            .map(|number| cards[number].prestige)
            .sum(),
        of(Resource::Thaler),
        of(Resource::Prestige),
        of(Resource::Iron) + of(Resource::Brick),
        BASICS.into_iter().map(of).min().unwrap_or(0),
        better as i16,
        -(31 - area.routes.len() as i16),
    ]
}
