//! The referee held against the rule books: set-up and actions.

use crate::water_frame_referee::kit::{acting, factory, four_factories, table, tiles};
use crate::water_frame_referee::numbers::{buying_price, demand, emergency_loss, value, wage};
use crate::water_frame_referee::referee::{Options, Referee};
use crate::water_frame_referee::words::{GOODS, Kind, Marker, tile};

const FOOD: usize = 0;
const CLOTHES: usize = 1;
const CUTLERY: usize = 2;
const LAMPS: usize = 3;

#[test]
fn the_share_track_the_job_market_and_emergencies_have_the_stated_numbers() {
    let spaces = [9, 10, 11, 12, 22, 28, 30, 31, 35, 36, 41, 60];
    assert_eq!(
        spaces.map(value),
        [9, 10, 11, 11, 16, 19, 20, 21, 22, 22, 24, 30]
    );
    assert_eq!([1, 9, 10, 22].map(buying_price), [10, 10, 10, 16]);
    assert_eq!([3, 10, 28, 34, 60].map(emergency_loss), [1, 1, 2, 3, 6]);
    let demands = |empty| [0, 1, 2, 3].map(|good| demand(empty, good));
    assert_eq!(demands(29), [8, 6, 5, 4]);
    assert_eq!(demands(34), [9, 8, 6, 5]);
    assert_eq!(demands(42), [11, 10, 8, 7]);
    assert_eq!(demands(80), [20, 19, 18, 17]);
    assert_eq!([29, 32, 34, 42, 80].map(wage), [2, 2, 3, 3, 5]);
}

/// Cash and shares of each seat, empty spaces of the job market, appeals of each seat.
type Stated = (&'static [u32], &'static [u8], u8, &'static [[u8; 2]]);

/// X04.
#[test]
fn predetermined_companies_begin_with_the_stated_money_shares_and_appeals() {
    let predetermined = Options {
        predetermined: true,
        ..Options::default()
    };
    let stated: [Stated; 3] = [
        (&[52, 63], &[8, 7], 29, &[[3, 2], [1, 1]]),
        (&[33, 42, 41], &[10, 9, 9], 35, &[[1, 1], [2, 2], [3, 2]]),
        (
            &[41, 32, 40, 31],
            &[9, 10, 9, 10],
            42,
            &[[3, 4], [1, 3], [4, 3], [3, 2]],
        ),
    ];
    for (index, (cash, shares, empty, appeals)) in stated.into_iter().enumerate() {
        let table = Referee::new(index + 2, predetermined).table;
        assert_eq!(table.empty, empty);
        for (seat, company) in table.companies.iter().enumerate() {
            assert_eq!((company.cash, company.shares), (cash[seat], shares[seat]));
            let built = company.factories.iter().enumerate();
            let built = built.filter_map(|(good, factory)| Some(factory.as_ref()?.appeal(good)));
            assert_eq!(built.collect::<Vec<_>>(), appeals[seat]);
        }
    }
}

#[test]
fn in_1760_shares_are_sold_and_a_marker_taken_in_reverse_order() {
    let mut referee = Referee::new(2, Options::default());
    for line in [
        "start 2",
        "row 1 1 0 1 0",
        "row 2 0 1 0 1",
        "row 3 1 1 0 0",
        "row 4 0 0 1 1",
    ] {
        referee.reveal(line).expect(line);
    }
    assert!(
        referee.reveal("tile inventor").is_err(),
        "two players, two inventors"
    );
    let drawn = "agent broker accountant developer engineer office patent school foreman workshop";
    for tile in drawn.split(' ').chain(["extra-shifts", "patron-food"]) {
        referee.reveal(&format!("tile {tile}")).expect(tile);
    }
    for (seat, good) in [(2, "food"), (1, "lamps"), (1, "food"), (2, "clothes")] {
        assert!(referee.asks(seat));
        referee.acts(&[&format!("found {good}"), &format!("price {good} 6")]);
    }
    // £19 need two shares; the first seat founded second last and sells first.
    assert!(referee.asks(1) && referee.check("sell 2") && !referee.check("sell 1"));
    referee.acts(&["sell 2"]);
    assert!(!referee.check("take quality light"), "that lies in row II");
    assert!(referee.check("take machinery light") && referee.check("take ship 2"));
    referee.acts(&["take inventor", "sell 6", "take foreman clothes"]);
    // £15 do not pay £19: a share on space 10 is sold.
    let first = referee.first();
    assert_eq!((first.cash, first.shares, first.space), (6, 12, 9));
    assert_eq!(referee.table.companies[1].cash, 43);
    assert_eq!(referee.table.decade, 1770);
}

/// X26.
#[test]
fn an_economy_marker_moves_the_importer_and_fired_workers() {
    let mut referee = Referee::at(table(1770), Options::default());
    referee.plan_cycle();
    referee.advance();
    referee.reveal("economy 1 3").expect("a marker");
    assert_eq!(referee.table.importers, [1, 0, 0, 0]);
    assert_eq!((referee.table.empty, referee.table.fired), (37, 17));
}

/// X27.
#[test]
fn two_levels_of_food_cost_22_and_17_with_the_developer() {
    for (lines, cost) in [
        (&["modernize food", "modernize food", "done"][..], 22),
        (
            &["modernize food", "use developer", "modernize food", "done"][..],
            17,
        ),
    ] {
        let mut table = tiles(1800, &[tile::DEVELOPER]);
        table.companies[0].factories[FOOD] = factory(FOOD, 1, 2, 6);
        let mut referee = acting(table);
        referee.acts(&["place factory 2"]);
        assert!(!referee.check("use developer"), "nothing is ordered");
        referee.acts(lines);
        assert_eq!(referee.first().cash, 100 - 2 - cost);
        assert_eq!(referee.first().tiles[tile::DEVELOPER], cost == 22);
    }
}

/// X28.
#[test]
fn lamps_are_built_with_the_developer_and_modernized_in_full_with_the_inventor() {
    let mut referee = acting(tiles(1780, &[tile::DEVELOPER, tile::INVENTOR]));
    referee.acts(&[
        "place factory 2",
        "build lamps 2",
        "price lamps 9",
        "use developer",
    ]);
    assert!(
        !referee.check("build food 3"),
        "the inventor builds nothing"
    );
    referee.acts(&["modernize lamps"]);
    assert_eq!(referee.with(""), ["pay inventor", "return inventor"]);
    referee.acts(&["return inventor", "done"]);
    assert_eq!(referee.first().cash, 100 - 2 - 9 - 17);
}

/// X29.
#[test]
fn the_developer_saves_5_in_each_factory_up_to_the_level() {
    let mut table = tiles(1810, &[tile::DEVELOPER, tile::INVENTOR]);
    table.companies[0].factories[FOOD] = factory(FOOD, 2, 1, 6);
    table.companies[0].factories[CLOTHES] = factory(CLOTHES, 1, 1, 6);
    let mut referee = acting(table);
    referee.acts(&["place factory 2", "modernize food", "use developer"]);
    referee.acts(&["modernize clothes", "modernize clothes"]);
    referee.acts(&[
        "build cutlery 3",
        "price cutlery 9",
        "modernize cutlery",
        "pay inventor",
    ]);
    assert_eq!(referee.first().cash, 100, "all is paid when it is done");
    referee.acts(&["done"]);
    assert_eq!(referee.first().cash, 100 - 2 - 7 - 6 - 13 - 11 - 19 - 10);
    assert_eq!(referee.first().inventor_uses, 1);
}

/// X30.
#[test]
fn a_column_holds_five_goods_and_lines_add_three_and_two() {
    let mut table = table(1770);
    table.companies[0].factories[FOOD] = factory(FOOD, 1, 2, 6);
    let mut referee = acting(table);
    referee.acts(&["place workers 2", "staff column clothes"]);
    assert_eq!([0, 1].map(|good| referee.first().large(good)), [0, 5]);
    referee.acts(&["staff line"]);
    assert_eq!([0, 1].map(|good| referee.first().large(good)), [3, 8]);
    referee.acts(&["staff line"]);
    assert_eq!([0, 1].map(|good| referee.first().large(good)), [5, 10]);
    assert!(!referee.check("staff line"));
    referee.acts(&["restaff line column food"]);
    assert_eq!([0, 1].map(|good| referee.first().large(good)), [8, 8]);
}

/// How many machines can be placed.
fn machines(owned: &[usize], place: &str) -> usize {
    let mut table = tiles(1800, owned);
    table.companies[0].grey[0] = [true; 2];
    four_factories(&mut table, 3);
    let mut referee = acting(table);
    referee.acts(&[place]);
    let mut count = 0;
    while let Some(line) = referee.with("machine").first() {
        referee.acts(&[line]);
        count += 1;
    }
    count
}

/// X31, X32, and columns 3 and 4 of X37.
#[test]
fn the_workshop_adds_3_pounds_to_the_costs_of_machines() {
    let both = [tile::WORKSHOP, tile::ACCOUNTANT];
    assert_eq!(machines(&[], "place machinery 10"), 2);
    assert_eq!(machines(&both[..1], "place machinery 10"), 3);
    assert_eq!(machines(&both, "place machinery light 4 paying 2"), 2);
    assert_eq!(machines(&both, "place machinery 4 paying 3"), 2);
    assert_eq!(machines(&both, "place machinery 2 paying 0"), 1);
    assert_eq!(machines(&both, "place machinery dark 2 paying 0"), 2);
    assert_eq!(machines(&[], "place machinery dark 4"), 2);
}

/// Whether these steps of distribution use up all that can be spent.
fn uses_all(owned: &[usize], place: &str, steps: &[&str]) -> bool {
    let mut table = tiles(1800, owned);
    table.companies[0].grey[2] = [true; 2];
    four_factories(&mut table, 3);
    let mut referee = acting(table);
    referee.acts(&[place]);
    for step in steps {
        referee.acts(&[&format!("distribute {step}")]);
    }
    referee.with("distribute").is_empty()
}

/// X33, X34, X35, and columns 1 and 2 of X37.
#[test]
fn the_patent_adds_2_pounds_behind_accountant_and_limit() {
    let both = [tile::PATENT, tile::ACCOUNTANT];
    let five = ["food 2", "clothes 1", "cutlery 1"];
    let seven = ["food 3", "clothes 1"];
    let nine = ["food 3", "clothes 2"];
    assert!(uses_all(&both[..1], "place distribution light 8", &nine));
    assert!(uses_all(
        &both[1..],
        "place distribution light 10 paying 8",
        &seven
    ));
    assert!(uses_all(
        &both,
        "place distribution light 10 paying 8",
        &nine
    ));
    assert!(uses_all(
        &both[1..],
        "place distribution light 6 paying 5",
        &five
    ));
    assert!(uses_all(
        &both[1..],
        "place distribution light 6 paying 7",
        &seven
    ));
    assert!(uses_all(
        &both[1..],
        "place distribution light 6 paying 8",
        &seven
    ));
    assert!(!uses_all(
        &both,
        "place distribution light 6 paying 8",
        &seven
    ));
}

#[test]
fn a_returned_patent_gives_two_levels_and_its_pounds_are_gone() {
    let mut table = tiles(1800, &[tile::PATENT]);
    four_factories(&mut table, 3);
    table.companies[0].factories[LAMPS]
        .as_mut()
        .expect("lamps")
        .distribution = 2;
    let mut referee = acting(table);
    referee.acts(&["place distribution 4", "distribute food 2", "return patent"]);
    assert!(referee.check("distribute lamps 4") && !referee.check("distribute food 5"));
    referee.acts(&["distribute lamps 4"]);
    // One of the four pounds is left: food, lamps and one other price.
    referee.acts(&["price food 7", "price lamps 9", "price cutlery 9"]);
    assert!(referee.asks(2));
    assert_eq!(referee.table.tiles[tile::PATENT], 1);
    // The patent's pounds are spent: it stays.
    let mut table = tiles(1800, &[tile::PATENT]);
    four_factories(&mut table, 3);
    let mut referee = acting(table);
    referee.acts(&[
        "place distribution 4",
        "distribute food 2",
        "distribute clothes 2",
    ]);
    assert!(!referee.check("return patent"));
}

/// A player with all grey markers and four factories, after these lines.
fn with_four_factories(owned: &[usize], lines: &[&str]) -> Referee {
    let mut table = tiles(1800, owned);
    table.companies[0].grey = [[true; 2]; 4];
    four_factories(&mut table, 3);
    let mut referee = acting(table);
    referee.acts(lines);
    referee
}

/// The goods whose prices can be adjusted.
fn priced(lines: &[&str]) -> Vec<usize> {
    let referee = with_four_factories(&[], lines);
    let can_be_priced = |good: &usize| {
        let beginning = format!("price {}", GOODS[*good]);
        !referee.with(&beginning).is_empty()
    };
    (0..4).filter(can_be_priced).collect()
}

/// The pounds that pay for prices of factories that were not raised.
fn pounds_for_prices(owned: &[usize], lines: &[&str]) -> u32 {
    with_four_factories(owned, lines).action.pool
}

#[test]
fn only_pounds_within_the_limit_of_distribution_pay_for_other_prices() {
    // £4 of £8 are forfeit, and the other four bought distribution.
    let lines = [
        "place distribution 8",
        "distribute food 2",
        "distribute clothes 1",
    ];
    assert_eq!(priced(&lines), [FOOD, CLOTHES]);
    let lines = ["place distribution 8", "distribute food 2", "done"];
    assert_eq!(priced(&lines), [FOOD, CLOTHES, CUTLERY, LAMPS]);
    assert_eq!(pounds_for_prices(&[], &lines), 1);
    // Without any distribution the limit is left, or what was paid.
    for (owned, place, left) in [
        (&[][..], "place distribution 2", 2),
        (&[], "place distribution 8", 4),
        (&[], "place distribution light 10", 7),
        (&[], "place distribution dark 10", 10),
        (&[tile::ACCOUNTANT], "place distribution 4 paying 3", 3),
        (
            &[tile::ACCOUNTANT],
            "place distribution dark 10 paying 12",
            10,
        ),
        (&[tile::PATENT], "place distribution 8", 4),
    ] {
        assert_eq!(pounds_for_prices(owned, &[place, "done"]), left, "{place}");
    }
    // Quality's numbers are costs of levels: what lies above them is left.
    assert_eq!(
        pounds_for_prices(&[], &["place quality 10", "quality food 1", "done"]),
        4
    );
}

#[test]
fn the_patents_pounds_are_spent_first_and_pay_for_no_price() {
    let patent = [tile::PATENT];
    let after = |lines: &[&str]| pounds_for_prices(&patent, lines);
    let two = [
        "place distribution 4",
        "distribute food 1",
        "distribute clothes 1",
    ];
    assert_eq!(after(&[&two[..], &["done"]].concat()), 4);
    assert_eq!(
        after(&["place distribution 4", "distribute food 2", "done"]),
        3
    );
    // Given back, its pounds are gone.
    assert_eq!(after(&[&two[..], &["return patent", "done"]].concat()), 2);
}

/// X36, and columns 6 to 8 of X37.
#[test]
fn the_engineer_pays_what_he_likes_for_quality() {
    for (owned, lines, paid, levels) in [
        (tile::ENGINEER, &["place quality 4 paying 12"][..], 12, 2),
        (tile::ENGINEER, &["place quality 10 paying 6"][..], 6, 1),
        (tile::ENGINEER, &["place quality 8 paying 12"][..], 12, 2),
        (tile::ACCOUNTANT, &["place quality 10 paying 12"][..], 12, 2),
    ] {
        let mut table = tiles(1800, &[owned]);
        four_factories(&mut table, 3);
        let mut referee = acting(table);
        referee.acts(lines);
        assert_eq!(referee.first().cash, 100 - paid);
        assert_eq!(referee.with("quality food").len(), levels);
    }
    let mut table = tiles(1800, &[tile::ENGINEER]);
    four_factories(&mut table, 3);
    table.companies[0].administration[3] = Some(Marker::Own(Kind::Quality));
    let mut referee = acting(table);
    referee.acts(&["reuse quality paying 12"]);
    assert_eq!(referee.first().cash, 86);
    assert!(referee.check("quality food 2"));
}

/// Column 5 of X37, and what bureaucracy and the administrator do.
#[test]
fn the_fee_is_2_or_nothing_or_4_on_the_blocked_space() {
    let fee = |owned: &[usize], space: usize, bureaucracy: bool| {
        let mut table = tiles(1800, owned);
        four_factories(&mut table, 3);
        table.bureaucracy = bureaucracy;
        table.companies[0].administration[space] = Some(Marker::Own(Kind::Machinery));
        let mut referee = acting(table);
        let is_open = referee.check("place workers 2") || space == 0;
        assert_eq!(
            is_open,
            !bureaucracy || owned.contains(&tile::ADMINISTRATOR) || space == 0
        );
        referee.acts(&["reuse machinery"]);
        100 - referee.first().cash
    };
    assert_eq!(fee(&[], 4, false), 12);
    assert_eq!(fee(&[tile::ADMINISTRATOR], 4, true), 10);
    assert_eq!(fee(&[], 0, true), 6);
    assert_eq!(fee(&[], 4, true), 12);
}
