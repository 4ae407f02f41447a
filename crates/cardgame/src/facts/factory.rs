//! Facts about factories and the cards at them.

use ::data::{Check, Common, needs, stated, states};

use super::section::rules;
use super::{Phrase, bounded};
use crate::components::{Components, FactorySide, SPOTS};
use crate::good::Good;

/// What stands on a side in the data file.
fn place(good: Good, side: usize, what: &str) -> String {
    format!("factory.{}.{}.{what}", good.word(), ["I", "II"][side])
}

/// Every side with its good and its place among the two.
fn every_side(components: &Components) -> impl Iterator<Item = (Good, usize, &FactorySide)> {
    Good::ALL.into_iter().flat_map(|good| {
        let sides = components.factories[good.index()].iter().enumerate();
        sides.map(move |(side, numbers)| (good, side, numbers))
    })
}

/// Goods, workers, costs and prices of each side.
pub(super) fn sides(components: &Components) -> Check {
    for (good, side, numbers) in every_side(components) {
        for (section, what, found, least, most) in [
            // The factory itself can produce without its worker cards.
            (rules::EXTRA_PRODUCTION, "goods", numbers.goods, 1, 9),
            // A factory without worker cards adds workers.
            (rules::BUILD, "workers", numbers.workers, 1, 9),
            // Every factory can be cheaper by 2.
            (rules::DEVELOPER, "fixed", numbers.fixed, 2, 30),
        ] {
            let place = place(good, side, what);
            let due = Common::AtLeast { number: least };
            states(section, found >= least, place.clone(), found, due)?;
            bounded(place, found, least, most)?;
        }
        bounded(place(good, side, "ship"), numbers.ship_price, 0, 30)?;
    }
    Ok(())
}

/// Prices and appeals of the spots.
pub(super) fn spots(components: &Components) -> Check {
    for (good, side, numbers) in every_side(components) {
        for spot in 0..SPOTS {
            let at = spot + 1;
            let price = place(good, side, &format!("spots.{at}.1"));
            bounded(price, numbers.prices[spot], 0, 30)?;
            let appeal = place(good, side, &format!("spots.{at}.2"));
            bounded(appeal, numbers.appeals[spot], 0, 10)?;
        }
        stated(
            rules::SEATS,
            place(good, side, "spots.4.2"),
            numbers.appeals[3],
            0,
        )?;
        // Otherwise an upgrade would not know where to put the factory token.
        needs(
            numbers.appeals.is_sorted_by(|higher, lower| higher > lower),
            place(good, side, "spots"),
            format!("{:?}", numbers.appeals),
            Phrase::FallingAppeal,
        )?;
    }
    let clothes = &components.factories[Good::Clothes.index()][0];
    for (what, found, due) in [
        ("spots.3.1", clothes.prices[2], 4),
        ("spots.3.2", clothes.appeals[2], 1),
        ("spots.1.2", clothes.appeals[0], 3),
    ] {
        stated(rules::PRICE, place(Good::Clothes, 0, what), found, due)?;
    }
    for (good, side, numbers) in every_side(components) {
        let sum = |spot: usize| numbers.prices[spot] + numbers.appeals[spot];
        for spot in 0..SPOTS {
            let place = place(good, side, &format!("spots.{}", spot + 1));
            // Action phase b states that the sum stays, but none of the numbers that make it up.
            let (found, due) = (sum(spot), sum(SPOTS - 1));
            needs(found == due, place, found, Phrase::SameSum { sum: due })?;
        }
    }
    Ok(())
}

/// Upgrading keeps the appeal and makes more.
pub(super) fn upgrades(components: &Components) -> Check {
    for good in Good::ALL {
        let [first, second] = &components.factories[good.index()];
        for spot in 0..SPOTS {
            let place = place(good, 1, &format!("spots.{}.2", spot + 1));
            let (found, due) = (second.appeals[spot], first.appeals[spot]);
            stated(rules::BUILD, place, found, due)?;
        }
        let card = components.workers[good.index()][0].goods;
        let least = (first.goods + card[0] + 1).saturating_sub(card[1]);
        states(
            rules::BUILD,
            second.goods >= least,
            place(good, 1, "goods"),
            second.goods,
            Common::AtLeast { number: least },
        )?;
    }
    Ok(())
}

/// What the offices add, and what is fixed at the end and for shipping.
pub(super) fn offices(components: &Components) -> Check {
    for good in Good::ALL {
        let office = components.offices[good.index()];
        bounded(format!("office.{}", good.word()), office, 0, 10)?;
        let stored = components.end_prices[good.index()];
        bounded(format!("stored_goods.{}", good.word()), stored, 0, 30)?;
    }
    let clothes = components.offices[Good::Clothes.index()];
    stated(rules::PRICE, "office.clothes", clothes, 4)
}

/// Workers, machines and goods of the worker cards.
pub(super) fn worker_cards(components: &Components) -> Check {
    for good in Good::ALL {
        let cards = &components.workers[good.index()];
        for (card, name, sides) in [
            (&cards[0], "first", ["I", "II"]),
            (&cards[1], "second", ["I", "III"]),
        ] {
            let place = |what: &str| format!("worker_cards.{}.{name}.{what}", good.word());
            bounded(place("workers"), card.workers, 1, 9)?;
            states(
                rules::AUTOMATE,
                (1..=2).contains(&card.machines),
                place("machines"),
                card.machines,
                Common::FromTo { from: 1, to: 2 },
            )?;
            // Each machine replaces a worker.
            states(
                rules::AUTOMATE,
                card.machines <= card.workers,
                place("machines"),
                card.machines,
                Common::AtMost {
                    number: card.workers,
                },
            )?;
            for (side, goods) in sides.into_iter().zip(card.goods) {
                bounded(place(&format!("goods.{side}")), goods, 1, 9)?;
            }
        }
    }
    Ok(())
}
