//! Facts about the game board, and the numbers that the rule books simply name.

use ::data::{Check, Common, Section, needs, stated, states};

use super::factory::place;
use super::phrase::Phrase;
use super::section::{book, frame, jenny};
use crate::components::Components;
use crate::goods::Good;

/// Numbers that a rule book simply names.
pub(super) fn numbers(components: &Components) -> Check {
    let market = &components.job_market;
    let shares = &components.shares;
    let loans = &components.loans;
    let administration = &components.administration;
    for (good, due) in Good::ALL.into_iter().zip([2, 3, 4, 5]) {
        let found = components.factories[good.index()].warehouse_price;
        stated(jenny::EXCHANGE, place(good, "warehouse_price"), found, due)?;
    }
    let numbers = [
        (jenny::PRICES, "price_scale.lowest", components.price_min, 5),
        (
            jenny::PRICES,
            "price_scale.highest",
            components.price_max,
            25,
        ),
        (jenny::STORAGE, "warehouse.spaces", components.storage, 5),
        (
            jenny::PLAYERS,
            "quality_markers.highest",
            components.quality_max,
            4,
        ),
        (
            jenny::DISTRIBUTION,
            "distribution_markers.highest",
            components.distribution_max,
            4,
        ),
        (jenny::ECONOMY, "economy.importer", market.importer, 1),
        (jenny::ECONOMY, "economy.workers", market.returning, 2),
        (
            jenny::PLAYERS,
            "share_track.start_space",
            shares.start_space,
            10,
        ),
        (
            jenny::EXCHANGE,
            "share_track.buying_floor",
            shares.buying_floor,
            10,
        ),
        (book::MARKERS, "shares.total", shares.total, 30),
        (jenny::PLAYERS, "shares.in_hand", shares.in_hand, 15),
        (jenny::CAPITAL, "shares.capital", shares.capital, 20),
        (jenny::LOANS, "loans.amount", loans.amount, 10),
        (jenny::LOANS, "loans.repayment", loans.repayment, 13),
        (
            jenny::OBSOLETE,
            "obsolete.workers",
            loans.obsolete_workers,
            2,
        ),
        (
            jenny::OBSOLETE,
            "obsolete.missing_worker",
            loans.missing_worker,
            5,
        ),
        (
            jenny::ADMINISTRATION,
            "administration.reuse_fee",
            administration.reuse_fee,
            2,
        ),
    ];
    for (section, place, found, due) in numbers {
        stated(section, place, found, due)?;
    }
    let lists: [(Section, &str, &[u8], &[u8]); 4] = [
        (jenny::BOARD, "set_up.fired", &market.fired, &[4, 8, 4]),
        (jenny::BOARD, "set_up.boxed", &market.boxed, &[8, 0, 0]),
        (
            jenny::MAT,
            "grey_markers.sets",
            &components.grey.sets,
            &[2, 2, 3],
        ),
        (
            jenny::ADMINISTRATION,
            "administration.spaces",
            &administration.spaces,
            &[2, 4, 6, 8, 10],
        ),
    ];
    for (section, place, found, due) in lists {
        for (index, (found, due)) in found.iter().zip(due).enumerate() {
            stated(section, format!("{place}.{}", index + 1), *found, *due)?;
        }
    }
    Ok(())
}

/// Wages and the demand of the examples; where the numbers lie is not stated.
pub(super) fn job_market(components: &Components) -> Check {
    let market = &components.job_market;
    for (index, wage) in market.wages.into_iter().enumerate() {
        states(
            book::WORKERS,
            (2..=5).contains(&wage),
            format!("wages.by_row.{}", index + 1),
            wage,
            Common::FromTo { from: 2, to: 5 },
        )?;
    }
    states(
        book::BOARD,
        market.wages.is_sorted(),
        "wages.by_row",
        Phrase::FallingWage,
        Phrase::RisingWages,
    )?;
    stated(jenny::OBSOLETE, "wages.by_row.20", market.wages[19], 5)?;

    // The row that is opened when this good's demand reaches `demand`.
    let row = |good: Good, demand: u8| {
        let numbered = market.numbered[good.index()];
        (0..20)
            .filter(|row| numbered[*row])
            .nth(usize::from(demand) - 1)
    };
    // The wages of the example in III.3 are those of the demand in III.1: it is one production.
    for (good, demand, of_demand, of_wage) in [
        (Good::Food, 6, book::BOARD, book::BOARD),
        (Good::Clothes, 7, jenny::SALE, jenny::WAGES),
    ] {
        match row(good, demand) {
            Some(row) => states(
                of_wage,
                market.wages[row] == 2,
                format!("wages.by_row.{}", row + 1),
                market.wages[row],
                Phrase::WithDemand {
                    number: 2,
                    demand,
                    good: good.word(),
                },
            )?,
            None => states(
                of_demand,
                false,
                "job_market.spaces",
                Phrase::TooFewNumbers {
                    count: demand,
                    good: good.word(),
                },
                Phrase::Demand { count: demand },
            )?,
        }
    }
    Ok(())
}

/// The values of the examples, and how many spaces a pound takes.
pub(super) fn share_track(components: &Components) -> Check {
    let values = &components.shares.values;
    let place = |space: usize| format!("share_track.values.{space}");
    for (section, space, due) in [
        (jenny::EXCHANGE, 9, 9),
        (jenny::PLAYERS, 10, 10),
        (jenny::EXCHANGE, 22, 16),
        (jenny::LOANS, 28, 19),
        (frame::END, 35, 22),
        (jenny::END, 36, 22),
        (frame::END, 41, 24),
        (book::BOARD, 60, 30),
    ] {
        stated(section, place(space), values[space - 1], due)?;
    }
    for (pounds, width) in [(11..=19, 2), (21..=29, 3)] {
        for value in pounds {
            let found = values.iter().filter(|each| **each == value).count();
            states(
                book::BOARD,
                found == width,
                "share_track.values",
                Phrase::SpacesWorth {
                    count: found,
                    value,
                },
                width,
            )?;
        }
    }
    Ok(())
}

/// The levels of the decades, and what can be obsolete in them.
pub(super) fn timetable(components: &Components) -> Check {
    let timetable = &components.timetable;
    for (decade, due) in [1, 1, 2, 2, 3, 3].into_iter().enumerate() {
        let place = format!("timetable.{}.level", 1760 + 10 * decade);
        stated(frame::MAT, place, timetable.level[decade], due)?;
    }
    for (decade, levels) in timetable.obsolete.into_iter().enumerate() {
        let place = format!("timetable.{}.obsolete", 1760 + 10 * decade);
        let level = timetable.level[decade];
        // Bits of the levels below the current one.
        let below = (1 << (level - 1)) - 1;
        match decade {
            0..=2 => states(
                jenny::OBSOLETE,
                levels == 0,
                place,
                Phrase::SomeLevel,
                Phrase::NoneBefore { year: 1790 },
            )?,
            3 => states(
                jenny::OBSOLETE,
                levels == 1,
                place,
                Phrase::OtherLevel,
                Phrase::Level { level: 1 },
            )?,
            _ => {
                let is_below = levels & !below == 0;
                states(
                    frame::OBSOLETE,
                    levels != 0,
                    place.clone(),
                    Phrase::NoLevel,
                    Phrase::LowerLevels,
                )?;
                needs(is_below, place, Phrase::TooHighLevel, Phrase::LowerLevels)?;
            }
        }
    }
    Ok(())
}
