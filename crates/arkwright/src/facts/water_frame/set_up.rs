//! The set-up tables of Water Frame.

use ::data::{Check, needs, stated, states};

use crate::facts::phrase::Phrase;
use crate::facts::section::frame;
use crate::goods::Good;
use crate::water_frame::{MatKind, Special, Tile, WaterComponents, WaterPredetermined};

/// A seat of the set-up tables: its factories with their prices, its shares, and what the others
/// brought. Appeal, building costs and remaining money follow from these and the costs of level I.
type StatedSeat = ([(Good, u8); 2], u8, u8);

const TWO: [StatedSeat; 2] = [
    ([(Good::Food, 5), (Good::Cutlery, 8)], 8, 70),
    ([(Good::Food, 7), (Good::Clothes, 8)], 7, 80),
];

const THREE: [StatedSeat; 3] = [
    ([(Good::Food, 7), (Good::Clothes, 8)], 10, 50),
    ([(Good::Food, 6), (Good::Cutlery, 8)], 9, 60),
    ([(Good::Food, 5), (Good::Lamps, 9)], 9, 60),
];

const FOUR: [StatedSeat; 4] = [
    ([(Good::Clothes, 6), (Good::Cutlery, 6)], 9, 60),
    ([(Good::Food, 7), (Good::Cutlery, 7)], 10, 50),
    ([(Good::Clothes, 5), (Good::Lamps, 8)], 9, 60),
    ([(Good::Food, 5), (Good::Lamps, 9)], 10, 50),
];

/// The mat of three players, the only one whose picture is known.
const MAT_OF_THREE: [[MatKind; 3]; 4] = {
    use MatKind::{Distribution, Machinery, Production, Quality};
    [
        [Machinery, Distribution, Quality],
        [Machinery, Quality, Distribution],
        [Machinery, Distribution, Quality],
        [Distribution, Quality, Production],
    ]
};

/// The tables are stated, but for most of what only their pictures showed.
pub(super) fn predetermined(components: &WaterComponents) -> Check {
    let tables: [&[StatedSeat]; 3] = [&TWO, &THREE, &FOUR];
    for (index, (set_up, table)) in components.predetermined.iter().zip(tables).enumerate() {
        let place = format!("predetermined.{}", index + 2);
        seats(set_up, table, &place)?;
        mat(components, index, &place)?;
        specials(components, index, &place)?;
    }
    tiles(components)
}

/// Factories, prices, shares and money of each seat.
fn seats(set_up: &WaterPredetermined, table: &[StatedSeat], place: &str) -> Check {
    for (index, (seat, (factories, shares, capital))) in set_up.seats.iter().zip(table).enumerate()
    {
        let place = format!("{place}.seats.{}", index + 1);
        let (section, shares_place) = (frame::PAYING, format!("{place}.shares"));
        stated(section, shares_place, seat.shares, *shares)?;
        stated(section, format!("{place}.capital"), seat.capital, *capital)?;
        for ((good, price), (due, due_price)) in seat.factories.iter().zip(factories) {
            let place = format!("{place}.factories");
            states(
                frame::CAPITAL,
                good == due,
                &place,
                good.word().to_owned(),
                due.word().to_owned(),
            )?;
            let place = format!("{place}.{}", good.word());
            stated(frame::CAPITAL, place, *price, *due_price)?;
        }
    }
    Ok(())
}

/// A marker on each space of the mat, and none more often than it is in play.
fn mat(components: &WaterComponents, index: usize, place: &str) -> Check {
    let mat = &components.predetermined[index].mat;
    if index == 1 {
        for (row, (found, due)) in mat.iter().zip(&MAT_OF_THREE).enumerate() {
            let words =
                |kinds: &[MatKind]| kinds.iter().map(|kind| kind.word()).collect::<Vec<_>>();
            states(
                frame::MAT,
                found == due,
                format!("{place}.mat.{}", row + 1),
                words(found).join(", "),
                words(due).join(", "),
            )?;
        }
    }
    for (row, (markers, spaces)) in mat.iter().zip(components.mat.rows[index]).enumerate() {
        let count = markers.len();
        let place = format!("{place}.mat.{}", row + 1);
        needs(count == spaces.into(), place, count, spaces)?;
    }
    let sets = components.mat.sets[index];
    for shade in mat.chunks(2) {
        for kind in MatKind::ALL {
            let count = shade.iter().flatten().filter(|each| **each == kind).count();
            at_most(count, kind.word(), sets.into(), &format!("{place}.mat"))?;
        }
    }
    Ok(())
}

/// Players start with special markers that lie in row I of the mat.
fn specials(components: &WaterComponents, index: usize, place: &str) -> Check {
    let set_up = &components.predetermined[index];
    for seat in &set_up.seats {
        let count = set_up.seats.iter();
        let count = count.filter(|each| each.special == seat.special).count();
        let (word, most) = match seat.special {
            Special::Light(kind) => {
                let row = set_up.mat[0].iter().filter(|each| **each == kind);
                (kind.word().to_owned(), row.count())
            }
            Special::Ship(capacity) => {
                let mut ships = components.ships.iter();
                let ship = ships.find(|ship| ship.capacity == capacity && ship.row == 1);
                let most = ship.map_or(0, |ship| ship.count.into());
                (format!("ship {capacity}"), most)
            }
        };
        at_most(count, &word, most, &format!("{place}.seats"))?;
    }
    Ok(())
}

/// The tiles of the table. Where it ends for two players is open, and so are the patrons' goods.
fn tiles(components: &WaterComponents) -> Check {
    let [two, three, four] = &components.predetermined;
    for (set_up, players) in [(three, 3), (four, 4)] {
        let place = format!("predetermined.{players}.tiles");
        for tile in Tile::ALL {
            let Some(due) = in_the_table(tile, players) else {
                continue;
            };
            let count = times(set_up, tile);
            let found = Phrase::Times {
                count,
                marker: tile.word().to_owned(),
            };
            states(frame::MAT, count == due, &place, found, due)?;
        }
        let patrons = Good::ALL.map(Tile::patron);
        let count = patrons.iter().map(|patron| times(set_up, *patron)).sum();
        let found = Phrase::Times {
            count,
            marker: "patron".to_owned(),
        };
        // One more with every player: the table adds one in each of its parts.
        states(frame::MAT, count == players, &place, found, players)?;
        for patron in patrons {
            at_most(times(set_up, patron), patron.word(), 1, &place)?;
        }
    }
    // Charisma and an inventor are always there.
    for tile in [Tile::Charisma, Tile::Inventor] {
        let count = times(two, tile);
        let found = Phrase::Times {
            count,
            marker: tile.word().to_owned(),
        };
        states(frame::MAT, count == 1, "predetermined.2.tiles", found, 1_u8)?;
    }
    // Three players have theirs in addition to those of two, who draw no tile twice.
    for tile in Tile::ALL {
        let most = times(three, tile).min(1);
        at_most(times(two, tile), tile.word(), most, "predetermined.2.tiles")?;
    }
    Ok(())
}

/// How often the table has a tile; none if it is a patron, whose good is not known.
fn in_the_table(tile: Tile, players: usize) -> Option<usize> {
    let of_three = match tile {
        Tile::PatronFood | Tile::PatronClothes | Tile::PatronCutlery | Tile::PatronLamps => {
            return None;
        }
        Tile::Engineer | Tile::Office | Tile::Patent => 0,
        Tile::Inventor | Tile::Developer => 2,
        _ => 1,
    };
    let with_four = matches!(
        tile,
        Tile::Workshop | Tile::Administrator | Tile::Agent | Tile::Patent | Tile::Engineer
    );
    Some(of_three + usize::from(players == 4 && with_four))
}

/// How often a tile lies there.
fn times(set_up: &WaterPredetermined, tile: Tile) -> usize {
    set_up.tiles.iter().filter(|each| **each == tile).count()
}

/// Something that cannot be there more often.
fn at_most(count: usize, word: &str, most: usize, place: &str) -> Check {
    let found = Phrase::Times {
        count,
        marker: word.to_owned(),
    };
    let due = Phrase::TimesAtMost {
        count: u8::try_from(most).unwrap_or(u8::MAX),
    };
    needs(count <= most, place, found, due)
}
