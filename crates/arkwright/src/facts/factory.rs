//! Facts about factory markers and factory mats.

use ::data::{Check, stated, states};

use super::phrase::Phrase;
use super::section::{book, frame, jenny};
use crate::components::Components;
use crate::goods::Good;

/// The place of a factory's list in the data file.
pub(super) fn place(good: Good, list: &str) -> String {
    format!("factory.{}.{list}", good.word())
}

/// Building costs named in texts and examples.
pub(super) fn costs(components: &Components) -> Check {
    for (good, level, section, due) in [
        (Good::Food, 1, jenny::PAYING, 8),
        (Good::Food, 2, book::FACTORY_MAT, 10),
        (Good::Food, 3, frame::FACTORY, 12),
        (Good::Clothes, 1, jenny::FOUNDING, 9),
        (Good::Clothes, 2, book::TILES, 11),
        (Good::Clothes, 3, book::TILES, 13),
        (Good::Cutlery, 1, jenny::PAYING, 10),
        (Good::Cutlery, 3, book::TILES, 16),
        (Good::Lamps, 1, jenny::FOUNDING, 11),
        (Good::Lamps, 2, frame::FACTORY, 14),
        (Good::Lamps, 3, frame::FACTORY, 17),
    ] {
        let found = components.factories[good.index()].cost[level - 1];
        stated(section, place(good, &format!("cost.{level}")), found, due)?;
    }
    for good in Good::ALL {
        let cost = components.factories[good.index()].cost;
        states(
            jenny::FACTORY,
            cost.is_sorted_by(|lower, higher| lower < higher),
            place(good, "cost"),
            format!("{cost:?}"),
            Phrase::BetterQuality,
        )?;
    }
    Ok(())
}

/// How many spaces rows have together, and how many of them take machines.
pub(super) fn rows(components: &Components) -> Check {
    let size = |good: Good, rows: usize| -> u8 {
        let all = &components.factories[good.index()].rows;
        all[..rows].iter().map(|row| row.size()).sum()
    };
    let machines = |good: Good, rows: usize| -> u8 {
        let all = &components.factories[good.index()].rows;
        all[..rows].iter().map(|row| row.machine).sum()
    };
    let spaces = |good, rows, due, section| {
        let found = size(good, rows);
        states(
            section,
            found == due,
            place(good, "rows"),
            Phrase::SpacesInRows { count: found, rows },
            due,
        )
    };
    spaces(Good::Food, 2, 4, jenny::FOUNDING)?;
    spaces(Good::Clothes, 2, 4, jenny::FOUNDING)?;
    spaces(Good::Cutlery, 2, 5, jenny::FOUNDING)?;
    spaces(Good::Lamps, 2, 6, jenny::FOUNDING)?;
    spaces(Good::Food, 3, 6, book::TILES)?;
    spaces(Good::Lamps, 3, 9, frame::WAGES)?;

    let food = &components.factories[Good::Food.index()].rows;
    for (index, row) in food[..2].iter().enumerate() {
        stated(
            jenny::FOUNDING,
            place(Good::Food, &format!("rows.{}", index + 1)),
            row.size(),
            2,
        )?;
    }
    // A machine each in the first two rows, and a third finds no space there.
    let room = |good, rows, is_enough: bool, due: ::data::Phrase, section| {
        let found = machines(good, rows);
        states(
            section,
            is_enough,
            place(good, "rows"),
            Phrase::MachinesInRows { count: found, rows },
            due,
        )
    };
    let three = ::data::Phrase::from(Phrase::Machines { count: 3 });
    let in_two = machines(Good::Food, 2);
    room(Good::Food, 2, in_two == 2, 2_u8.into(), book::TILES)?;
    let in_three = machines(Good::Food, 3);
    room(Good::Food, 3, in_three >= 3, three.clone(), book::TILES)?;
    let in_clothes = machines(Good::Clothes, 2);
    room(
        Good::Clothes,
        2,
        in_clothes >= 1,
        Phrase::Machine.into(),
        jenny::WAGES,
    )?;
    let in_lamps = machines(Good::Lamps, 3);
    room(Good::Lamps, 3, in_lamps >= 3, three, frame::WAGES)
}

/// What rows make together, or one by one where an example says so.
pub(super) fn output(components: &Components) -> Check {
    let output = |good: Good| &components.factories[good.index()].output;
    for good in Good::ALL {
        stated(
            jenny::WORKERS,
            place(good, "output.1.4"),
            output(good)[0][3],
            0,
        )?;
    }
    let clothes = output(Good::Clothes)[0];
    stated(
        jenny::SALE,
        place(Good::Clothes, "output.1.1"),
        clothes[0],
        1,
    )?;
    stated(
        jenny::SALE,
        place(Good::Clothes, "output.1.2"),
        clothes[1],
        2,
    )?;
    stated(
        frame::PRODUCTION,
        place(Good::Food, "output.3.1"),
        output(Good::Food)[2][0],
        2,
    )?;
    for (good, level, rows, section, due) in [
        (Good::Food, 1, 3, book::FACTORY_MAT, 4),
        (Good::Food, 2, 2, book::FACTORY_MAT, 4),
        (Good::Cutlery, 2, 2, frame::SALE, 3),
        (Good::Cutlery, 2, 3, frame::SALE, 5),
    ] {
        let found: u8 = output(good)[level - 1][..rows].iter().sum();
        states(
            section,
            found == due,
            place(good, &format!("output.{level}")),
            Phrase::GoodsInRows { count: found, rows },
            due,
        )?;
    }
    // Rows produce from the first on, so some number of rows has to give three.
    let food = &output(Good::Food)[..2];
    let makes_three = food
        .iter()
        .any(|rows| (1..=4).any(|count| rows[..count].iter().sum::<u8>() == 3));
    states(
        jenny::SALE,
        makes_three,
        place(Good::Food, "output"),
        Phrase::NoRowsMakeThree,
        Phrase::FoodMakesThree,
    )
}
