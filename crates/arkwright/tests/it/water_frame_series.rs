//! The plots of whole games of Water Frame, and why their winner won.

use arkwright::{
    Arkwright, Event, Good, Income, Preparation, WaterEvent, WaterFrame, WaterOptions, series,
    verdict,
};
use table::{Arg, Message, Play, Record, Seat, Told};

type Water = Play<Arkwright<WaterFrame>>;

/// Every stored game, played to its end.
fn stored() -> Vec<Water> {
    let texts = [
        include_str!("../records/water-frame-two-players.record"),
        include_str!("../records/water-frame-three-players.record"),
        include_str!("../records/water-frame-four-players.record"),
    ];
    let replay = |text: &str| {
        let record: Record = text.parse().expect("a stored record is sound");
        let options = &record.header.options;
        let game = Arkwright::<WaterFrame>::set_up(record.header.players, options, None);
        Play::replay(game, &record).expect("a stored record replays")
    };
    texts.into_iter().map(replay).collect()
}

/// What the events of a whole game say of one seat.
fn told(play: &Water, seat: Seat, count: impl Fn(&Event) -> u32) -> u32 {
    let events = (0..play.entries().len()).flat_map(|entry| play.events_of(entry));
    let own = events.filter(|event| event.seat() == Some(seat));
    own.map(|event| count(&event)).sum()
}

#[test]
fn there_is_a_point_for_each_production_of_five_decades() {
    for play in stored() {
        let points = series(&play).points;
        let places: Vec<_> = points
            .iter()
            .map(|point| (point.year, point.good))
            .collect();
        let mut due = vec![(1760, None)];
        for year in [1770, 1780, 1790, 1800, 1810] {
            due.extend(Good::ALL.map(|good| (year, Some(good))));
        }
        assert_eq!(places, due);
        assert!(points.is_sorted_by_key(|point| point.entry));
    }
}

#[test]
fn goods_sold_and_shipped_add_up_to_what_the_events_say() {
    let mut shipped_in_all = 0;
    let mut to_patrons = 0;
    for play in stored() {
        let series = series(&play);
        let sum = |goods: &[[u8; 4]]| goods.iter().flatten().map(|n| u32::from(*n)).sum::<u32>();
        for seat in Seat::all(play.board().players) {
            let sold = told(&play, seat, |event| match event {
                Event::Sold { count, .. } => u32::from(*count),
                _ => 0,
            });
            let after_sale = told(&play, seat, |event| {
                u32::from(matches!(
                    event,
                    Event::Received {
                        why: Income::Patron { .. } | Income::Jubilee { .. },
                        ..
                    }
                ))
            });
            let shipped = told(&play, seat, |event| match event {
                Event::Water(WaterEvent::ContractFulfilled { count, .. }) => u32::from(*count),
                _ => 0,
            });
            assert_eq!(series.sold[seat.index()].len(), 5);
            assert_eq!(sum(&series.sold[seat.index()]), sold + after_sale);
            assert_eq!(sum(&series.shipped[seat.index()]), shipped);
            let last = series.points.last().expect("the game is over");
            assert_eq!(u32::from(last.harbour.shipped[seat.index()]), shipped);
            shipped_in_all += shipped;
            to_patrons += after_sale;
        }
    }
    assert!(shipped_in_all > 0 && to_patrons > 0);
}

#[test]
fn a_point_holds_ships_contracts_and_tiles_of_its_board() {
    let (mut ships, mut contracts, mut tiles) = (0, 0, 0);
    for play in stored() {
        let points = series(&play).points;
        for point in &points {
            let board = play.board_after(point.entry).expect("it was there");
            for seat in Seat::all(board.players) {
                let at_piers = board.harbour(seat).ships;
                let at_piers = at_piers.iter().filter(|capacity| **capacity > 0).count();
                assert_eq!(usize::from(point.harbour.ships[seat.index()]), at_piers);
                ships += at_piers;
                // Whoever owns a tile has taken it.
                let owned = board.harbour(seat).tiles.len();
                assert!(usize::from(point.harbour.tiles[seat.index()]) >= owned);
            }
        }
        for pair in points.windows(2) {
            for seat in Seat::all(play.board().players) {
                let of = |point: &arkwright::Point| {
                    let harbour = &point.harbour;
                    let seat = seat.index();
                    (
                        harbour.contracts[seat],
                        harbour.tiles[seat],
                        harbour.shipped[seat],
                    )
                };
                let (before, after) = (of(&pair[0]), of(&pair[1]));
                assert!(before.0 <= after.0 && before.1 <= after.1 && before.2 <= after.2);
            }
        }
        let last = points.last().expect("the game is over");
        contracts += last
            .harbour
            .contracts
            .iter()
            .map(|n| u32::from(*n))
            .sum::<u32>();
        tiles += last
            .harbour
            .tiles
            .iter()
            .map(|n| u32::from(*n))
            .sum::<u32>();
    }
    assert!(ships > 0 && contracts > 0 && tiles > 20);
}

fn number(message: &Message, name: &str) -> i64 {
    let arg = message.args.iter().find(|(known, _)| *known == name);
    match arg {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{name} of {}: {other:?}", message.id),
    }
}

/// Pounds that a seat received for shipments, and from patrons and the jubilee.
fn earned(play: &Water, seat: Seat) -> (i64, i64) {
    let sum = |fits: fn(&Income) -> bool| {
        let sum = told(play, seat, |event| match event {
            Event::Received { amount, why, .. } if fits(why) => u32::from(*amount),
            _ => 0,
        });
        i64::from(sum)
    };
    (
        sum(|why| matches!(why, Income::Shipment { .. } | Income::Office)),
        sum(|why| matches!(why, Income::Patron { .. } | Income::Jubilee { .. })),
    )
}

#[test]
fn the_verdict_names_what_set_the_winner_apart() {
    let mut named = Vec::new();
    for play in stored() {
        let ranking = play.game().ranking(play.board());
        let (winner, second) = (ranking[0].seat, ranking[1].seat);
        let said = verdict(&play, &series(&play));
        let Some(cause) = said.get(2) else { continue };
        named.push(cause.id);
        let (own, other) = (earned(&play, winner), earned(&play, second));
        match cause.id {
            "why-shipments" => {
                assert_eq!(number(cause, "amount"), own.0);
                assert_eq!(number(cause, "more"), own.0 - other.0);
                assert!(own.0 - other.0 >= own.1 - other.1);
            }
            "why-patrons" => {
                assert_eq!(number(cause, "amount"), own.1);
                assert_eq!(number(cause, "more"), own.1 - other.1);
                assert!(own.1 - other.1 > own.0 - other.0);
            }
            "why-events" => assert!(number(cause, "more") > 0),
            other => assert_eq!((other, number(cause, "count") > 0), ("why-penalty", true)),
        }
    }
    assert!(!named.is_empty(), "no stored game says more");
}

#[test]
fn nothing_is_said_before_the_end() {
    let options = WaterOptions {
        preparation: Preparation::Predetermined,
        ..WaterOptions::default()
    };
    let game = Arkwright::water_frame(3, options);
    let play = Play::deal(game, table::Seed::new("early"));
    assert!(verdict(&play, &series(&play)).is_empty());
}
