//! What the rules need of the numbers to work.

use ::data::{Check, Common, needs, states};

use super::factory::place;
use super::phrase::Phrase;
use super::section::jenny;
use crate::components::Components;
use crate::goods::Good;
use crate::marker::Shade;

/// What the rules rely on, whatever the numbers: no lookup beyond a table, no
/// price that cannot be set, no sale that brings nothing.
pub(super) fn bounds(components: &Components) -> Check {
    for good in Good::ALL {
        let numbers = &components.factories[good.index()];
        for (index, cost) in numbers.cost.into_iter().enumerate() {
            needs(
                (5..=30).contains(&cost),
                place(good, &format!("cost.{}", index + 1)),
                cost,
                Phrase::CostRange { from: 5, to: 30 },
            )?;
        }
        for (index, row) in numbers.rows.into_iter().enumerate() {
            // The sum is taken in u16, since these fields may hold anything.
            let size = u16::from(row.worker) + u16::from(row.machine);
            needs(
                row.worker >= 1 && size <= 3,
                place(good, &format!("rows.{}", index + 1)),
                Phrase::WorkersAndMachines {
                    workers: row.worker,
                    machines: row.machine,
                },
                Phrase::RowSpaces,
            )?;
        }
        for (level, rows) in numbers.output.into_iter().enumerate() {
            for (row, goods) in rows.into_iter().enumerate() {
                needs(
                    goods <= 5,
                    place(good, &format!("output.{}.{}", level + 1, row + 1)),
                    goods,
                    Common::AtMost { number: 5 },
                )?;
            }
        }
    }
    let spaces = components.shares.values.len();
    needs(
        spaces == 60,
        "share_track.values",
        Phrase::Spaces { count: spaces },
        Phrase::Spaces { count: 60 },
    )?;
    // An emergency sale goes on until enough money is there, so every share brings some.
    let mut before = 1;
    for (index, value) in components.shares.values.iter().enumerate() {
        needs(
            *value >= before,
            format!("share_track.values.{}", index + 1),
            *value,
            Common::AtLeast { number: before },
        )?;
        before = *value;
    }
    for (kind, numbers) in [
        ("machinery", &components.administration.machinery),
        ("quality", &components.administration.quality),
    ] {
        for (shade, numbers) in [Shade::Own, Shade::Light, Shade::Dark].iter().zip(numbers) {
            let is_rising = numbers[0] >= 1
                && numbers[0] < numbers[1]
                && (numbers[1] < numbers[2] || numbers[2] == 0)
                && numbers[2] <= 30;
            needs(
                is_rising,
                format!("markers.{kind}.{}", shade.word()),
                format!("{numbers:?}"),
                Phrase::Rising { from: 1, to: 30 },
            )?;
        }
    }
    for (index, count) in components.grey.stock_exchange.into_iter().enumerate() {
        states(
            jenny::BOX,
            count <= 4,
            format!("grey_markers.stock_exchange.{}", index + 1),
            count,
            Phrase::InTheBox { count: 4 },
        )?;
    }
    Ok(())
}
