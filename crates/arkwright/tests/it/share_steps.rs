//! The share value rises because of sold goods (III.2).

use crate::kit::Table;
use crate::kit::production::{before_production, factory};
use arkwright::{Arkwright, Because, Components, Event, Factory, Good, Preparation};

use Because::{GoodsSold, MostAppeal, MostSold};

/// Food in England with plenty of demand: for each seat rows, price and distribution.
fn food(importer: u8, seats: &[(usize, u8, u8)]) -> Table {
    let mut table = before_production(seats.len() as u8, Good::Food, |board| {
        board.empty = 64;
        board.importers[0] = importer;
        for (company, (rows, price, distribution)) in board.companies.iter_mut().zip(seats) {
            if *rows > 0 {
                company.factories[0] = Factory {
                    distribution: *distribution,
                    ..factory(Good::Food, 1, *rows, *price)
                };
            }
        }
    });
    table.produce();
    table
}

/// Proves: SJ-119.
#[test]
fn one_good_sold_is_one_step_and_more_are_two() {
    // The importer stands and sells so high that no bonus is to be had.
    let table = food(9, &[(1, 5, 0), (2, 6, 0), (2, 5, 0), (2, 8, 0)]);
    assert_eq!([1, 2, 3, 4].map(|number| table.sold(number)), [1, 2, 3, 0]);
    assert_eq!(table.moves(1), [(1, GoodsSold)]);
    assert_eq!(table.moves(2), [(2, GoodsSold)]);
    assert_eq!(table.moves(3), [(2, GoodsSold)]);
    assert_eq!(table.moves(4), [], "a factory that sells nothing");
    assert_eq!(table.company(3).space, 12);
}

/// Proves: SJ-120.
#[test]
fn the_single_highest_appeal_gains_a_step() {
    // Appeal 3 against 2, both with one good.
    let table = food(0, &[(1, 5, 0), (1, 6, 0)]);
    assert_eq!(table.moves(1), [(1, GoodsSold), (1, MostAppeal)]);
    assert_eq!(table.moves(2), [(1, GoodsSold)]);
}

/// Proves: SJ-120.
#[test]
fn the_highest_appeal_has_to_surpass_the_importer() {
    let table = food(3, &[(1, 5, 0), (1, 6, 0)]);
    assert_eq!(table.moves(1), [(1, GoodsSold)], "level with the importer");
    let table = food(2, &[(1, 5, 0), (1, 6, 0)]);
    assert_eq!(table.moves(1), [(1, GoodsSold), (1, MostAppeal)]);
}

/// Proves: SJ-120.
#[test]
fn who_sold_nothing_gains_nothing_for_appeal() {
    // Nobody wants cutlery while only two full rows of the job market are empty.
    let mut table = before_production(3, Good::Cutlery, |board| {
        board.empty = 10;
        board.companies[0].factories[2] = factory(Good::Cutlery, 1, 1, 8);
        board.companies[1].factories[2] = factory(Good::Cutlery, 1, 1, 5);
    });
    assert_eq!(table.game.demand(&table.board, Good::Cutlery), 0);
    table.produce();
    assert_eq!((table.moves(1), table.moves(2)), (vec![], vec![]));
}

/// Proves: SJ-120.
#[test]
fn where_the_highest_appeal_sold_nothing_the_next_does_not_gain_for_it() {
    // With the compiled numbers the first row always makes a good, and the highest appeal sells
    // it if anybody sells. A data file may have a first row of lamps that makes nothing.
    let text = include_str!("../../data/arkwright.toml");
    let lamps = text.find("[factory.lamps]").expect("there are lamps");
    let (before, after) = text.split_at(lamps);
    let text = format!(
        "{before}{}",
        after.replacen("[1, 2, 1, 0]", "[0, 3, 1, 0]", 1)
    );
    let components = Components::parse(&text).expect("no rule book says what the first row makes");
    let mut table = before_production(2, Good::Lamps, |board| {
        board.empty = 40;
        board.companies[0].factories[3] = factory(Good::Lamps, 1, 1, 7);
        board.companies[1].factories[3] = factory(Good::Lamps, 1, 2, 8);
    });
    table.game = Arkwright::with_components(2, Preparation::Predetermined, components, &text);
    table.is_valid();
    assert_eq!(
        [1, 2].map(|number| table.appeal(number, Good::Lamps)),
        [4, 3]
    );
    table.produce();
    assert_eq!([1, 2].map(|number| table.sold(number)), [0, 3]);
    assert_eq!(table.moves(1), []);
    assert_eq!(table.moves(2), [(2, GoodsSold), (1, MostSold)]);
}

/// Proves: SJ-121.
#[test]
fn the_single_highest_number_sold_gains_a_step() {
    // Three goods against one, at equal appeal.
    let table = food(0, &[(2, 5, 0), (1, 5, 0)]);
    assert_eq!(table.moves(1), [(2, GoodsSold), (1, MostSold)]);
    assert_eq!(table.moves(2), [(1, GoodsSold)]);
}

/// Proves: SJ-121.
#[test]
fn the_most_sold_has_to_be_more_than_the_importer_sold() {
    let table = food(3, &[(2, 5, 0), (1, 5, 0)]);
    assert_eq!(table.importer_sold(), 3);
    assert_eq!(table.moves(1), [(2, GoodsSold)]);
}

/// Proves: SJ-121.
#[test]
fn what_the_importer_sold_counts_and_not_where_it_stands() {
    // Three tokens for food of appeal 4 and an importer on 3: it sells one.
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 12;
        board.importers[0] = 3;
        board.companies[0].factories[0] = Factory {
            distribution: 1,
            ..factory(Good::Food, 1, 2, 5)
        };
    });
    table.produce();
    while table.legal().contains(&"keep 0 0 0 0".to_owned()) {
        let events = table.events.clone();
        table.act(&["keep 0 0 0 0"]);
        table.events = events;
    }
    assert_eq!((table.sold(1), table.importer_sold()), (2, 1));
    assert_eq!(
        table.moves(1),
        [(2, GoodsSold), (1, MostAppeal), (1, MostSold)]
    );
}

/// Proves: SJ-122.
#[test]
fn ties_between_players_give_no_bonus() {
    let table = food(0, &[(2, 5, 0), (2, 5, 0), (0, 0, 0)]);
    assert_eq!((table.sold(1), table.sold(2)), (3, 3));
    assert_eq!(table.moves(1), [(2, GoodsSold)]);
    assert_eq!(table.moves(2), [(2, GoodsSold)]);
    assert_eq!(table.moves(3), []);
}

/// Proves: SJ-122, X20.
#[test]
fn marion_advances_four_spaces_and_harold_two() {
    let mut table = before_production(3, Good::Clothes, |board| {
        board.empty = 30;
        board.importers[1] = 3;
        board.companies[0].factories[1] = Factory {
            distribution: 2,
            ..factory(Good::Clothes, 1, 2, 7)
        };
        board.companies[1].factories[1] = factory(Good::Clothes, 1, 2, 6);
    });
    table.produce();
    assert_eq!((table.sold(1), table.sold(2)), (3, 2));
    assert_eq!(
        table.moves(1),
        [(2, GoodsSold), (1, MostAppeal), (1, MostSold)]
    );
    assert_eq!(table.moves(2), [(2, GoodsSold)]);
    assert_eq!((table.company(1).space, table.company(2).space), (14, 12));
}

/// Proves: SJ-122.
#[test]
fn nobody_advances_more_than_four_spaces_or_beyond_space_60() {
    let rise = |space: u8| {
        let mut table = before_production(2, Good::Food, |board| {
            board.empty = 48;
            board.companies[0].space = space;
            board.companies[0].factories[0] = Factory {
                distribution: 4,
                ..factory(Good::Food, 1, 3, 5)
            };
        });
        table.produce();
        assert_eq!(table.sold(1), 4);
        table.company(1).space
    };
    assert_eq!(rise(10), 14);
    assert_eq!(rise(57), 60);
    assert_eq!(rise(60), 60);
}

/// Proves: SJ-122.
#[test]
fn steps_are_taken_unasked_and_before_wages() {
    let table = food(0, &[(1, 5, 0), (1, 6, 0)]);
    let step = table.place_of(|event| matches!(event, Event::ShareMoved { .. }));
    let wages = table.place_of(|event| {
        matches!(
            event,
            Event::Paid {
                why: arkwright::Cost::Wages { .. },
                ..
            }
        )
    });
    assert!(step < wages);
}
