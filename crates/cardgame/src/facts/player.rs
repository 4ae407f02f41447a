//! Facts about what a player has: cards, tokens, and the player board.

use ::data::{Check, needs, stated};

use super::section::rules;
use super::{bounded, rising};
use crate::components::Components;
use crate::track::Track;

/// Numbers that the rule book simply names.
pub(super) fn numbers(components: &Components) -> Check {
    let storehouses = &components.storehouses;
    let [quality, with_engineer] = components.most_quality;
    for (section, place, found, due) in [
        (rules::QUALITY, "quality.most", quality, 4),
        (rules::ENGINEER, "quality.engineer", with_engineer, 6),
        (
            rules::QUALITY,
            "distribution.most",
            components.most_distribution,
            4,
        ),
        (
            rules::CARDS,
            "distribution.cards",
            components.distribution_cards,
            2,
        ),
        (rules::CARDS, "storehouses.small", storehouses.small, 2),
        (
            rules::SHIPPING,
            "storehouses.small_holds",
            storehouses.small_holds,
            2,
        ),
        (
            rules::STOREHOUSE,
            "storehouses.big_holds",
            storehouses.big_holds,
            4,
        ),
        (rules::MARKET, "player.money", components.start_money, 50),
        (
            rules::SHARES,
            "player.share_value",
            components.start_value,
            10,
        ),
        (rules::SHIPPING, "ships.ships", components.ships, 2),
        (
            rules::SHIPPING,
            "ships.tokens",
            components.shipping_tokens,
            9,
        ),
        (rules::EXCHANGE, "loans.tokens", components.loan_tokens, 9),
        (
            rules::COSTS,
            "machines.maintenance",
            components.maintenance,
            1,
        ),
    ] {
        stated(section, place, found, due)?;
    }
    Ok(())
}

/// What developments allow is stated; their decades are three, in order.
pub(super) fn developments(components: &Components) -> Check {
    for (track, due) in [
        (Track::Quality, [1, 2, 3]),
        (Track::Distribution, [2, 3, 4]),
        (Track::Cards, [2, 3, 4]),
        (Track::Machinery, [2, 3, 4]),
        (Track::Ship, [2, 3, 4]),
        (Track::Stock, [0, 1, 2]),
    ] {
        let place = |what: &str| format!("developments.{}.{what}", track.word());
        let levels = components.levels[track.index()];
        for (at, (found, due)) in levels.into_iter().zip(due).enumerate() {
            let level = place(&format!("levels.{}", at + 1));
            stated(rules::DEVELOPMENT, level, found, due)?;
        }
        let decades = components.decades[track.index()];
        for (at, decade) in decades.into_iter().enumerate() {
            bounded(place(&format!("decades.{}", at + 1)), decade, 1, 3)?;
        }
        rising(&place("decades"), &decades)?;
    }
    Ok(())
}

/// A number for each shipping token, and for each good that all ships carry.
pub(super) fn ships(components: &Components) -> Check {
    // In front of both stands the number for none.
    let lost = &components.value_lost[1..];
    let tokens = usize::from(components.shipping_tokens);
    needs(lost.len() == tokens, "ships.value_lost", lost.len(), tokens)?;
    rising("ships.value_lost", lost)?;
    let paid = components.contract.len() - 1;
    let carried = components.levels[Track::Ship.index()][2] * components.ships;
    let carried = usize::from(carried);
    needs(paid == carried, "contract.table", paid, carried)
}
