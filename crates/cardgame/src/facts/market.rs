//! Facts about the market board.

use ::data::{Check, Common, needs, stated, states};

use super::section::rules;
use super::{Phrase, bounded, rising};
use crate::components::{Components, MOST_DEMAND_STEPS, MOST_WAGES, Market};
use crate::good::Good;

/// The appeals between which the example passes an arrow at each border.
const PASSED: std::ops::Range<usize> = 3..7;

/// Tracks that the rules can move markers on.
pub(super) fn boards(components: &Components) -> Check {
    for (side, market) in ["2-3", "4"].into_iter().zip(&components.markets) {
        states(
            rules::PRICE,
            usize::from(market.most_appeal) >= PASSED.end,
            format!("market.{side}.most_appeal"),
            market.most_appeal,
            Common::AtLeast { number: 7 },
        )?;
        wages(side, market)?;
        for good in Good::ALL {
            let place = format!("market.{side}.{}", good.word());
            let demand = &market.demand[good.index()];
            length(&format!("{place}.demand"), demand, MOST_DEMAND_STEPS)?;
            rising(&format!("{place}.demand"), demand)?;
            let start = market.start[good.index()];
            on_track(&format!("{place}.start"), start, demand)?;
        }
    }
    Ok(())
}

fn wages(side: &str, market: &Market) -> Check {
    let place = format!("market.{side}.wages");
    length(&place, &market.wages, MOST_WAGES)?;
    for (at, wage) in market.wages.iter().enumerate() {
        bounded(format!("{place}.{}", at + 1), *wage, 1, 20)?;
    }
    rising(&place, &market.wages)?;
    on_track(&format!("{place}_start"), market.wages_start, &market.wages)
}

/// A track has a space, and not too many.
fn length(place: &str, track: &[u8], most: usize) -> Check {
    let due = Common::FromTo {
        from: 1,
        to: most as u8,
    };
    needs((1..=most).contains(&track.len()), place, track.len(), due)
}

/// A marker that stands on its track, counted from 1 as in the file.
fn on_track(place: &str, start: u8, track: &[u8]) -> Check {
    let due = Common::FromTo {
        from: 1,
        to: track.len() as u8,
    };
    let counted = usize::from(start) + 1;
    needs(counted <= track.len(), place, counted, due)
}

/// The example does not say on which side it is played, so it has to be possible on one of them.
pub(super) fn arrows(components: &Components) -> Check {
    let passed = components.markets.each_ref().map(|market| {
        let red = &market.red[Good::Clothes.index()][PASSED];
        red.iter().filter(|arrow| **arrow).count()
    });
    states(
        rules::PRICE,
        passed.contains(&PASSED.len()),
        "market.2-3.clothes.red",
        Phrase::RedArrows { count: passed[0] },
        PASSED.len(),
    )
}

/// Where the neutral player begins.
pub(super) fn neutral(components: &Components) -> Check {
    for (good, due) in Good::ALL.into_iter().zip([3, 3, 2, 2]) {
        let found = components.neutral[good.index()];
        stated(
            rules::MARKET,
            format!("neutral.{}", good.word()),
            found,
            due,
        )?;
    }
    Ok(())
}
