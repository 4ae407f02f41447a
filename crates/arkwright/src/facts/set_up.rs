//! The set-up tables of Spinning Jenny.

use ::data::{Check, needs, stated, states};

use super::phrase::Phrase;
use super::section::jenny;
use crate::components::Components;
use crate::goods::Good;
use crate::marker::Marker;

/// A seat of the set-up tables: its factories with their prices. Appeal, building
/// costs and remaining money follow from these and the costs of level I.
type StatedSeat = [(Good, u8); 2];

const TWO: [StatedSeat; 2] = [
    [(Good::Food, 5), (Good::Cutlery, 8)],
    [(Good::Food, 5), (Good::Clothes, 6)],
];

const THREE: [StatedSeat; 3] = [
    [(Good::Food, 5), (Good::Clothes, 6)],
    [(Good::Clothes, 6), (Good::Cutlery, 8)],
    [(Good::Food, 5), (Good::Cutlery, 8)],
];

const FOUR: [StatedSeat; 4] = [
    [(Good::Clothes, 6), (Good::Cutlery, 7)],
    [(Good::Food, 5), (Good::Cutlery, 8)],
    [(Good::Clothes, 5), (Good::Lamps, 9)],
    [(Good::Food, 5), (Good::Lamps, 8)],
];

/// The tables are stated but for the markers, which have to be among those in play.
pub(super) fn predetermined(components: &Components) -> Check {
    let tables: [&[StatedSeat]; 3] = [&TWO, &THREE, &FOUR];
    for (index, (seats, table)) in components.predetermined.iter().zip(tables).enumerate() {
        let place = format!("predetermined.{}.seats", index + 2);
        let found = Phrase::Seats { count: seats.len() };
        needs(seats.len() == table.len(), &place, found, table.len())?;
        for (number, (seat, factories)) in seats.iter().zip(table).enumerate() {
            let place = format!("{place}.{}", number + 1);
            stated(jenny::PAYING, format!("{place}.shares"), seat.shares, 10)?;
            stated(jenny::PAYING, format!("{place}.capital"), seat.capital, 70)?;
            for ((good, price), (due, due_price)) in seat.factories.iter().zip(factories) {
                let place = format!("{place}.factories");
                states(
                    jenny::FOUNDING,
                    good == due,
                    &place,
                    good.word().to_owned(),
                    due.word().to_owned(),
                )?;
                let place = format!("{place}.{}", good.word());
                stated(jenny::FOUNDING, &place, *price, *due_price)?;
            }
        }
        for marker in Marker::DRAWN {
            let count = seats.iter().filter(|seat| seat.marker == marker).count();
            let due = components.grey.sets[index];
            needs(
                count <= usize::from(due),
                &place,
                Phrase::Times {
                    count,
                    marker: marker.kind.word().to_owned(),
                },
                Phrase::TimesAtMost { count: due },
            )?;
        }
        let is_drawn = seats
            .iter()
            .all(|seat| Marker::DRAWN.contains(&seat.marker));
        needs(is_drawn, &place, Phrase::OtherMarker, Phrase::DrawnMarker)?;
    }
    Ok(())
}
