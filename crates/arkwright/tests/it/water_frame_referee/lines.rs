//! Every line that one could think of, legal or not.

use std::sync::OnceLock;

use crate::water_frame_referee::dealer::Dice;
use crate::water_frame_referee::words::{
    By, Choice, GOODS, Kind, Marker, Place as Spot, TILES, tile,
};

/// All of them but stocks.
pub(crate) fn universe() -> &'static [String] {
    static UNIVERSE: OnceLock<Vec<String>> = OnceLock::new();
    UNIVERSE.get_or_init(|| all().iter().map(ToString::to_string).collect())
}

/// One of them, or a stock, or one that is spoiled.
pub(crate) fn stray(dice: &mut Dice) -> String {
    let number = |dice: &mut Dice| dice.below(7);
    match dice.below(8) {
        0 => {
            let [a, b, c, d] = std::array::from_fn(|_| number(dice));
            format!("keep {a} {b} {c} {d}")
        }
        1 => spoiled(dice),
        _ => universe()[dice.below(universe().len())].clone(),
    }
}

/// A line that says nothing.
fn spoiled(dice: &mut Dice) -> String {
    let line = universe()[dice.below(universe().len())].clone();
    let words: Vec<&str> = line.split(' ').collect();
    match dice.below(7) {
        0 => format!("{line} done"),
        1 => format!("{line} 0"),
        2 => line.to_uppercase(),
        3 => format!("{} {line}", words[0]),
        4 => format!("{} {}", words[0], GOODS[dice.below(4)]).to_uppercase(),
        5 => String::new(),
        _ => format!("{line} {}", TILES[dice.below(TILES.len())]),
    }
}

fn markers() -> Vec<Marker> {
    let mut markers: Vec<Marker> = Kind::OWN.map(Marker::Own).to_vec();
    markers.extend(Kind::GREY.map(Marker::Light));
    markers.extend(Kind::GREY.map(Marker::Dark));
    markers.extend([1, 2].map(Marker::Ship));
    markers
}

fn all() -> Vec<Choice> {
    use Choice::*;
    let mut lines = vec![Offer, Extra, Hold, Shut, Done, UseDeveloper, PayInventor];
    lines.extend((1..=4).map(Start));
    for marker in markers() {
        lines.extend((0..=15).map(|paid| Reuse(marker, Some(paid))));
        lines.push(Reuse(marker, None));
        for cost in [2, 4, 6, 8, 10] {
            lines.extend((0..=15).map(|paid| Choice::Place(marker, cost, paid)));
        }
        if matches!(marker, Marker::Light(_) | Marker::Dark(_)) {
            lines.push(Take(marker));
        }
    }
    for capacity in [2, 4, 6, 8, 10] {
        lines.extend([None, Some(1), Some(2)].map(|pier| TakeShip(capacity, pier)));
    }
    for which in 0..TILES.len() {
        lines.push(Return(which));
        match which {
            tile::FOREMAN | tile::WORKSHOP => {
                lines.extend((0..4).map(|good| TakeTile(which, Some(good))));
                lines.extend((0..4).map(|good| Move(which, good)));
            }
            _ => lines.push(TakeTile(which, None)),
        }
    }
    for number in 1..=30 {
        lines.extend([Buy(number), Sell(number), Repay(number.into())]);
    }
    lines.extend([1, 2].map(HalfPrice));
    for place in Spot::ALL {
        lines.extend([Staff(place), ResettleAt(place), Dismiss(place)]);
        let others = Spot::ALL.into_iter().filter(|other| *other != place);
        lines.extend(others.map(|other| Restaff(place, other)));
    }
    lines.extend([1, 2].map(DismissShip));
    for count in 1..=11 {
        lines.extend([By::Pier(1), By::Pier(2), By::Both].map(|by| Choice::Ship(count, by)));
    }
    for good in 0..4 {
        lines.extend([Found(good), Modernize(good), Close(good)]);
        lines.extend((5..=25).map(|price| Price(good, price)));
        lines.extend((1..=4).map(|level| Build(good, level)));
        lines.extend((1..=12).flat_map(|count| [Hire(good, count), Fire(good, count)]));
        lines.extend((1..=4).flat_map(|row| [Machine(good, row), Smash(good, row)]));
        lines.extend((1..=6).map(|value| Quality(good, value)));
        lines.extend((1..=4).map(|value| Distribute(good, value)));
        lines.extend((1..=15).map(|count| Warehouse(good, count)));
        lines.extend((1..=3).map(|count| Resettle(good, count)));
        lines.extend([2, 4, 6, 8, 10].map(|space| Contract(good, space)));
        lines.extend((1..=11).map(|count| Deliver(good, count)));
        lines.extend(
            (1..=4).flat_map(|rows| [Produce(good, rows, false), Produce(good, rows, true)]),
        );
    }
    lines
}
