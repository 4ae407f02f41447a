//! The plots of a whole game.

use arkwright::{Arkwright, Event, Good, Preparation, series};
use table::{Play, Seat};

/// Every stored game, played to its end.
fn stored() -> [(&'static str, Play<Arkwright>); 3] {
    let replay = |text: &str, players, preparation| {
        let game = Arkwright::spinning_jenny(players, preparation);
        let record = text.parse().expect("a stored record is sound");
        Play::replay(game, &record).expect("a stored record replays")
    };
    let two = include_str!("../records/two-players.record");
    let three = include_str!("../records/three-players.record");
    let four = include_str!("../records/four-players.record");
    [
        ("two", replay(two, 2, Preparation::Free)),
        ("three", replay(three, 3, Preparation::Predetermined)),
        ("four", replay(four, 4, Preparation::Free)),
    ]
}

#[test]
fn the_plots_have_the_start_and_one_point_for_each_production() {
    for (name, jenny) in stored() {
        let points = series(&jenny).points;
        let places: Vec<_> = points
            .iter()
            .map(|point| (point.year, point.good))
            .collect();
        let mut due = vec![(1760, None)];
        for year in [1770, 1780, 1790] {
            due.extend(Good::ALL.map(|good| (year, Some(good))));
        }
        assert_eq!(places, due, "{name}");
        assert!(points.is_sorted_by_key(|point| point.entry), "{name}");
    }
}

#[test]
fn a_point_holds_what_the_board_holds_then() {
    for (name, jenny) in stored() {
        for point in series(&jenny).points {
            let board = jenny.board_after(point.entry).expect("it was there");
            for seat in Seat::all(board.players) {
                let company = board.company(seat);
                let value = jenny.game().share_value(board, seat);
                assert_eq!(point.cash[seat.index()], company.cash, "{name}");
                assert_eq!(point.space[seat.index()], company.space, "{name}");
                assert_eq!(point.value[seat.index()], value, "{name}");
                assert_eq!(
                    point.portfolio[seat.index()],
                    u16::from(company.shares) * u16::from(value),
                    "{name}"
                );
            }
        }
    }
}

#[test]
fn goods_sold_add_up_to_what_the_events_say_was_sold() {
    for (name, jenny) in stored() {
        let sold = series(&jenny).sold;
        for seat in Seat::all(jenny.board().players) {
            let counted: u32 = sold[seat.index()]
                .iter()
                .flatten()
                .map(|n| u32::from(*n))
                .sum();
            let told: u32 = (0..jenny.entries().len())
                .flat_map(|entry| jenny.events_of(entry))
                .map(|event| match event {
                    Event::Sold {
                        seat: seller,
                        count,
                        ..
                    } if seller == seat => u32::from(count),
                    _ => 0,
                })
                .sum();
            assert_eq!(counted, told, "{name}, seat {seat}");
            assert!(counted > 0, "{name}: seat {seat} sold nothing at all");
        }
    }
}
