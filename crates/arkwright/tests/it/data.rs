//! The data file: its numbers, its facts, and what happens to a file that breaks them.

use std::collections::BTreeSet;

use arkwright::{COMPILED, Components, Confidence, DataError, Good, Source, provenance};
use data::pack;

/// The compiled file with the first `from` after the header of `block` replaced, and the line of the edit.
fn edited(block: &str, from: &str, to: &str) -> (String, usize) {
    let start = COMPILED
        .find(&format!("[{block}]\n"))
        .expect("there is such a block");
    let at = start + COMPILED[start..].find(from).expect("the block has this");
    let line = 1 + COMPILED[..at].matches('\n').count();
    let text = format!("{}{to}{}", &COMPILED[..at], &COMPILED[at + from.len()..]);
    (text, line)
}

/// The complaint about an edited file, with `LINE` where it names the line of the edit.
fn complaint(block: &str, from: &str, to: &str) -> String {
    let (text, line) = edited(block, from, to);
    let error = Components::parse(&text).expect_err(&format!("{block}: {from} -> {to} is wrong"));
    error
        .to_string()
        .replace(&format!("line {line}:"), "line LINE:")
}

/// The rows of a table whose columns are divided by bars; `\n` is the end of a line.
fn rows(table: &str) -> Vec<[String; 4]> {
    let lines = table.trim().lines();
    let columns = |line: &str| -> Vec<String> {
        let columns = line.trim().split(" | ");
        columns.map(|column| column.replace("\\n", "\n")).collect()
    };
    lines
        .map(|line| columns(line).try_into().expect("four columns"))
        .collect()
}

/// Holds each edit of a table (block, text, new text) against its complaint.
#[track_caller]
fn complains(table: &str) {
    for [block, from, to, message] in rows(table) {
        assert_eq!(
            complaint(&block, &from, &to),
            message,
            "{block}: {from} -> {to}"
        );
    }
}

fn compiled() -> &'static Components {
    Components::compiled()
}

/// Proves: SJ-144, SJ-025, X01, X03.
#[test]
fn cost_is_base_quality_from_8_for_food_to_14_for_lamps_of_level_ii() {
    let costs = compiled()
        .factories
        .map(|factory| [factory.cost[0], factory.cost[1]]);
    assert_eq!(costs, [[8, 10], [9, 11], [10, 13], [11, 14]]);
    let [food, .., lamps] = costs;
    assert_eq!(food[0] + lamps[0], 19);
    complains(
        r#"
        factory.food | [8, 10, | [7, 10, | factory.food.cost.1: 7, line LINE: Spinning Jenny 4.1.VI has 8
        factory.food | [8, 10, | [8, 11, | factory.food.cost.2: 11, line LINE: player's book 1.3 has 10
        factory.food | 12, 14] | 13, 14] | factory.food.cost.3: 13, line LINE: Water Frame II.2.1 has 12
        factory.clothes | [9, | [10, | factory.clothes.cost.1: 10, line LINE: Spinning Jenny 4.1.IV has 9
        factory.clothes | 11, 13 | 12, 13 | factory.clothes.cost.2: 12, line LINE: player's book 1.8 has 11
        factory.clothes | 13, 15 | 14, 15 | factory.clothes.cost.3: 14, line LINE: player's book 1.8 has 13
        factory.cutlery | [10, 13 | [11, 13 | factory.cutlery.cost.1: 11, line LINE: Spinning Jenny 4.1.VI has 10
        factory.cutlery | 16, 19 | 17, 19 | factory.cutlery.cost.3: 17, line LINE: player's book 1.8 has 16
        factory.lamps | [11, 14 | [12, 14 | factory.lamps.cost.1: 12, line LINE: Spinning Jenny 4.1.IV has 11
        factory.lamps | [11, 14 | [11, 13 | factory.lamps.cost.2: 13, line LINE: Water Frame II.2.1 has 14
        factory.lamps | 17, 20 | 16, 20 | factory.lamps.cost.3: 16, line LINE: Water Frame II.2.1 has 17
        factory.cutlery | [10, 13 | [10, 10 | factory.cutlery.cost: [10, 10, 16, 19], line LINE: Spinning Jenny II.2.1 has better quality at every level
        "#,
    );
}

/// Proves: SJ-145.
#[test]
fn rows_have_two_or_three_spaces_and_all_but_one_take_machines() {
    let sizes = compiled()
        .factories
        .map(|factory| factory.rows.map(|row| row.size()));
    assert_eq!(
        sizes,
        [[2, 2, 2, 2], [2, 2, 3, 3], [2, 3, 3, 3], [3, 3, 3, 3]]
    );
    for factory in &compiled().factories {
        assert!(factory.rows.iter().all(|row| row.worker == 1));
    }
    let two_rows = sizes.map(|rows| rows[0] + rows[1]);
    assert_eq!(two_rows, [4, 4, 5, 6]);
    complains(
        r#"
        factory.food | "WM", "WM" | "WM", "WMM" | factory.food.rows: 5 spaces in the first 2 rows, line LINE: Spinning Jenny 4.1.IV has 4
        factory.food | "WM", "WM" | "W", "WMM" | factory.food.rows.1: 1, line LINE: Spinning Jenny 4.1.IV has 2
        factory.food | "WM", "WM", "WM" | "WM", "WM", "WMM" | factory.food.rows: 7 spaces in the first 3 rows, line LINE: player's book 1.8 has 6
        factory.food | "WM", "WM" | "WM", "WW" | factory.food.rows: 1 M in the first 2 rows, line LINE: player's book 1.8 has 2
        factory.food | "WM", "WM", "WM" | "WM", "WM", "WW" | factory.food.rows: 2 M in the first 3 rows, line LINE: player's book 1.8 has 3 machines
        factory.clothes | "WM", "WM" | "WM", "WMM" | factory.clothes.rows: 5 spaces in the first 2 rows, line LINE: Spinning Jenny 4.1.IV has 4
        factory.clothes | "WM", "WM" | "WW", "WW" | factory.clothes.rows: 0 M in the first 2 rows, line LINE: Spinning Jenny III.3 has a machine
        factory.cutlery | "WM", "WMM" | "WM", "WM" | factory.cutlery.rows: 4 spaces in the first 2 rows, line LINE: Spinning Jenny 4.1.IV has 5
        factory.lamps | "WMM" | "WM" | factory.lamps.rows: 5 spaces in the first 2 rows, line LINE: Spinning Jenny 4.1.IV has 6
        factory.lamps | "WMM", "WMM", "WMM" | "WMM", "WMM", "WM" | factory.lamps.rows: 8 spaces in the first 3 rows, line LINE: Water Frame III.3 has 9
        factory.lamps | "WMM", "WMM", "WMM" | "WWM", "WWM", "WWW" | factory.lamps.rows: 2 M in the first 3 rows, line LINE: Water Frame III.3 has 3 machines
        "#,
    );
}

/// Proves: SJ-146.
#[test]
fn level_i_makes_one_two_one_and_nothing_in_row_four() {
    for factory in &compiled().factories {
        assert_eq!(factory.output[0], [1, 2, 1, 0]);
    }
    for good in Good::ALL {
        let block = format!("factory.{}", good.word());
        let message = format!("{block}.output.1.4: 1, line LINE: Spinning Jenny II.2.2 has 0");
        assert_eq!(complaint(&block, "[1, 2, 1, 0]", "[1, 2, 1, 1]"), message);
    }
    complains(
        r#"
        factory.clothes | [1, 2, 1, 0] | [2, 2, 1, 0] | factory.clothes.output.1.1: 2, line LINE: Spinning Jenny III.1 has 1
        factory.clothes | [1, 2, 1, 0] | [1, 1, 1, 0] | factory.clothes.output.1.2: 1, line LINE: Spinning Jenny III.1 has 2
        factory.food | [1, 2, 1, 0] | [1, 2, 2, 0] | factory.food.output.1: 5 goods in the first 3 rows, line LINE: player's book 1.3 has 4
        "#,
    );
    let (text, line) = edited("factory.food", "[1, 2, 1, 0]", "[1, 1, 2, 0]");
    assert_eq!(
        Components::parse(&text).map_err(|error| error.to_string()),
        Err(format!(
            "factory.food.output: no rows of level I or II that make 3 goods, line {}: \
             Spinning Jenny III.1 has a food factory that makes 3",
            line - 1
        ))
    );
}

/// Proves: SJ-147.
#[test]
fn level_ii_cutlery_makes_three_in_two_rows_and_five_in_three() {
    let second = compiled().factories.map(|factory| factory.output[1]);
    assert_eq!(
        second,
        [[2, 2, 1, 1], [2, 2, 1, 1], [1, 2, 2, 1], [1, 2, 2, 1]]
    );
    complains(
        r#"
        factory.food | [2, 2, 1, 1] | [2, 1, 2, 1] | factory.food.output.2: 3 goods in the first 2 rows, line LINE: player's book 1.3 has 4
        factory.food | [2, 2, 2, 2] | [1, 2, 2, 2] | factory.food.output.3.1: 1, line LINE: Water Frame II.2.8 has 2
        factory.cutlery | [1, 2, 2, 1] | [2, 2, 1, 1] | factory.cutlery.output.2: 4 goods in the first 2 rows, line LINE: Water Frame III.1 has 3
        factory.cutlery | [1, 2, 2, 1] | [1, 2, 1, 1] | factory.cutlery.output.2: 4 goods in the first 3 rows, line LINE: Water Frame III.1 has 5
        "#,
    );
}

/// Proves: SJ-148.
#[test]
fn share_values_are_those_of_the_examples() {
    let value = |space: usize| compiled().shares.values[space - 1];
    let spaces = [9, 10, 11, 12, 22, 28, 30, 31, 35, 36, 41, 60];
    assert_eq!(
        spaces.map(value),
        [9, 10, 11, 11, 16, 19, 20, 21, 22, 22, 24, 30]
    );
    for space in 1..=10 {
        assert_eq!(usize::from(value(space)), space);
    }
    complains(
        r#"
        share_track | 8, 9, 10, | 8, 10, 10, | share_track.values.9: 10, line LINE: Spinning Jenny II.2.6 has 9
        share_track | 8, 9, 10, | 8, 9, 11, | share_track.values.10: 11, line LINE: Spinning Jenny 4.1.II has 10
        share_track | 16, 16, 17 | 16, 17, 17 | share_track.values.22: 17, line LINE: Spinning Jenny II.2.6 has 16
        share_track | 19, 19, 20, 20 | 19, 20, 20, 20 | share_track.values.28: 20, line LINE: Spinning Jenny 7.0 has 19
        share_track | 21, 22, 22, 22 | 21, 21, 21, 22 | share_track.values.35: 21, line LINE: Water Frame 8.0 has 22
        share_track | 22, 22, 22, 23 | 22, 22, 23, 23 | share_track.values.36: 23, line LINE: Spinning Jenny 6.II has 22
        share_track | 24, 24, 25 | 25, 25, 25 | share_track.values.41: 25, line LINE: Water Frame 8.0 has 24
        share_track | 30, 30, 30, | 30, 30, 31, | share_track.values.60: 31, line LINE: player's book 1.1 has 30
        share_track | 27, 28, 28 | 27, 26, 28 | share_track.values.52: 26, line LINE: it has to be 27 at the least
        share_track | 1, 2, 3, | 0, 2, 3, | share_track.values.1: 0, line LINE: it has to be 1 at the least
        "#,
    );
    let (text, line) = edited("share_track", "11, 11, 12, 12", "11, 12, 12, 12");
    assert_eq!(
        Components::parse(&text).map_err(|error| error.to_string()),
        Err(format!(
            "share_track.values: 1 spaces worth £11, line {}: player's book 1.1 has 2",
            line - 2
        ))
    );
}

/// Demand by good and wage, with this many spaces of the job market empty in reading order.
fn demand_and_wage(empty: usize) -> ([usize; 4], u8) {
    let market = &compiled().job_market;
    let demand = market.numbered.map(|_| 0);
    let demand = (0..empty).fold(demand, |mut demand, space| {
        demand[space % 4] += usize::from(market.numbered[space % 4][space / 4]);
        demand
    });
    (demand, market.wages[(empty - 1) / 4])
}

/// Proves: SJ-150.
#[test]
fn demand_and_wage_follow_the_empty_spaces_of_the_job_market() {
    assert_eq!(demand_and_wage(29), ([8, 6, 5, 4], 2));
    assert_eq!(demand_and_wage(34), ([9, 8, 6, 5], 3));
    assert_eq!(demand_and_wage(42), ([11, 10, 8, 7], 3));
    assert_eq!(demand_and_wage(80), ([20, 19, 18, 17], 5));
}

#[test]
fn wages_rise_from_2_at_demand_for_six_food_or_seven_clothes_to_5_at_the_empty_market() {
    complains(
        r#"
        wages | [2, 2 | [1, 2 | wages.by_row.1: 1, line LINE: player's book 1.6 has 2 to 5
        wages | 5, 5] | 5, 6] | wages.by_row.20: 6, line LINE: player's book 1.6 has 2 to 5
        wages | 3, 3, 4, 4 | 3, 4, 3, 4 | wages.by_row: a wage that falls from one row to the next, line LINE: player's book 1.1 has wages that rise with employment
        wages | 5, 5, 5, 5] | 4, 4, 4, 4] | wages.by_row.20: 4, line LINE: Spinning Jenny 6.IV has 5
        wages | [2, 2, 2, 2, 2, 2, 2, 2, | [2, 2, 2, 2, 2, 3, 3, 3, | wages.by_row.6: 3, line LINE: player's book 1.1 has 2 with demand for 6 food
        wages | [2, 2, 2, 2, 2, 2, 2, 2, | [2, 2, 2, 2, 2, 2, 2, 3, | wages.by_row.8: 3, line LINE: Spinning Jenny III.3 has 2 with demand for 7 clothes
        "#,
    );
    let no_demand = COMPILED.replace("\"####\"", "\"....\"");
    let error = Components::parse(&no_demand).expect_err("nobody wants anything");
    assert!(
        error
            .to_string()
            .starts_with("job_market.spaces: fewer than 6 numbers for food, ")
    );
    let no_clothes = COMPILED.replace("\"####\"", "\"#.##\"");
    let error = Components::parse(&no_clothes).expect_err("nobody wants clothes");
    assert!(
        error
            .to_string()
            .starts_with("job_market.spaces: fewer than 7 numbers for clothes, ")
    );
}

/// Proves: SJ-005.
#[test]
fn set_up_takes_four_eight_or_twelve_workers_from_80_spaces() {
    let market = &compiled().job_market;
    assert_eq!(market.numbered.as_flattened().len(), 80);
    assert_eq!(market.fired, [4, 8, 4]);
    assert_eq!(market.boxed, [8, 0, 0]);
    complains(
        r#"
        set_up | [4, 8, 4] | [8, 8, 4] | set_up.fired.1: 8, line LINE: Spinning Jenny 4.1.I has 4
        set_up | [4, 8, 4] | [4, 4, 4] | set_up.fired.2: 4, line LINE: Spinning Jenny 4.1.I has 8
        set_up | [4, 8, 4] | [4, 8, 0] | set_up.fired.3: 0, line LINE: Spinning Jenny 4.1.I has 4
        set_up | [8, 0, 0] | [4, 0, 0] | set_up.boxed.1: 4, line LINE: Spinning Jenny 4.1.I has 8
        set_up | [8, 0, 0] | [8, 4, 0] | set_up.boxed.2: 4, line LINE: Spinning Jenny 4.1.I has 0
        "#,
    );
}

/// A seat's factories with prices and appeal, and its money after paying for them.
type SetUp = (Vec<(Good, u8, u8)>, u8);

fn set_up(players: usize) -> Vec<SetUp> {
    let seats = &compiled().predetermined[players - 2];
    let seats = seats.iter().map(|seat| {
        assert_eq!((seat.shares, seat.capital), (10, 70));
        let cost = |good: Good| compiled().factories[good.index()].cost[0];
        let paid: u8 = seat.factories.iter().map(|(good, _)| cost(*good)).sum();
        let factories = seat.factories.iter();
        let factories = factories.map(|(good, price)| (*good, *price, cost(*good) - price));
        (factories.collect(), seat.capital - paid)
    });
    seats.collect()
}

/// How many spaces of the job market are empty after a predetermined set-up.
fn empty_spaces(players: usize) -> u8 {
    let market = &compiled().job_market;
    let workers = |good: Good| {
        let rows = &compiled().factories[good.index()].rows;
        rows[0].size() + rows[1].size()
    };
    let seats = compiled().predetermined[players - 2].iter();
    let hired: u8 = seats
        .flat_map(|seat| seat.factories)
        .map(|(good, _)| workers(good))
        .sum();
    hired + market.fired[players - 2] + market.boxed[players - 2]
}

/// Proves: SJ-027, X04.
#[test]
fn four_players_start_with_51_52_50_and_51() {
    use Good::{Clothes, Cutlery, Food, Lamps};
    assert_eq!(
        set_up(4),
        [
            (vec![(Clothes, 6, 3), (Cutlery, 7, 3)], 51),
            (vec![(Food, 5, 3), (Cutlery, 8, 2)], 52),
            (vec![(Clothes, 5, 4), (Lamps, 9, 2)], 50),
            (vec![(Food, 5, 3), (Lamps, 8, 3)], 51),
        ]
    );
    assert_eq!(empty_spaces(4), 42);
}

/// Proves: SJ-028, X04.
#[test]
fn three_players_start_with_53_51_and_52() {
    use Good::{Clothes, Cutlery, Food};
    assert_eq!(
        set_up(3),
        [
            (vec![(Food, 5, 3), (Clothes, 6, 3)], 53),
            (vec![(Clothes, 6, 3), (Cutlery, 8, 2)], 51),
            (vec![(Food, 5, 3), (Cutlery, 8, 2)], 52),
        ]
    );
    assert_eq!(empty_spaces(3), 34);
}

/// Proves: SJ-029, X04.
#[test]
fn two_players_start_with_52_and_53() {
    use Good::{Clothes, Cutlery, Food};
    assert_eq!(
        set_up(2),
        [
            (vec![(Food, 5, 3), (Cutlery, 8, 2)], 52),
            (vec![(Food, 5, 3), (Clothes, 6, 3)], 53),
        ]
    );
    assert_eq!(empty_spaces(2), 29);
}

#[test]
fn set_up_tables_have_to_be_those_of_the_rule_book() {
    complains(
        r#"
        predetermined.4 | clothes = 6 | clothes = 5 | predetermined.4.seats.1.factories.clothes: 5, line LINE: Spinning Jenny 4.1.IV has 6
        predetermined.4 | lamps = 9 | cutlery = 9 | predetermined.4.seats.3.factories: cutlery, line LINE: Spinning Jenny 4.1.IV has lamps
        predetermined.3 | shares = 10 | shares = 9 | predetermined.3.seats.1.shares: 9, line LINE: Spinning Jenny 4.1.VI has 10
        predetermined.2 | capital = 70 | capital = 60 | predetermined.2.seats.1.capital: 60, line LINE: Spinning Jenny 4.1.VI has 70
        predetermined.2 | food = 5, cutlery = 8 | food = 5 | predetermined.2.seats.1.factories has 1 entries, line LINE: give it 2
        predetermined.2 | marker = "machinery" | marker = "exchange" | predetermined.2.seats.1.marker is 'exchange', line LINE: write machinery, quality or distribution
        "#,
    );
    let start = COMPILED.find("[predetermined.3]").expect("it is there");
    let (before, after) = COMPILED.split_at(start);
    let same = after
        .replace("marker = \"machinery\"", "marker = \"quality\"")
        .replace("marker = \"distribution\"", "marker = \"quality\"");
    let error = Components::parse(&format!("{before}{same}")).expect_err("there are two in play");
    let message = error.to_string();
    assert!(
        message.starts_with("predetermined.3.seats: 3 times quality, line "),
        "{message}"
    );
    assert!(
        message.ends_with(": it has to be 2 times at the most"),
        "{message}"
    );
}

/// Proves: SJ-152, SJ-153.
#[test]
fn price_scale_has_21_spaces_and_the_last_five_store_goods() {
    let components = compiled();
    let (lowest, highest) = (components.price_min, components.price_max);
    assert_eq!((lowest..=highest).len(), 21);
    assert_eq!(highest - components.storage + 1, 21);
    let lamps = components.factories[Good::Lamps.index()].cost[1];
    let dearest = lamps + components.quality_max + components.distribution_max;
    assert_eq!(dearest, 22);
}

/// Proves: SJ-155.
#[test]
fn administration_costs_2_to_10_and_2_more_at_second_use() {
    let administration = &compiled().administration;
    assert_eq!(administration.spaces, [2, 4, 6, 8, 10]);
    let again = administration
        .spaces
        .map(|cost| cost + administration.reuse_fee);
    assert_eq!(again, [4, 6, 8, 10, 12]);
}

#[test]
fn dearest_space_reaches_neither_13_for_machines_nor_12_for_quality() {
    let administration = &compiled().administration;
    let dearest = administration.spaces.into_iter().max();
    assert!(dearest < Some(administration.machinery[0][2]));
    assert!(dearest < Some(administration.quality[0][1]));
    assert!(dearest < Some(administration.quality[1][2]));
    assert_eq!(
        administration.machinery,
        [[3, 6, 13], [2, 5, 10], [2, 3, 6]]
    );
    assert_eq!(administration.quality, [[6, 12, 0], [5, 8, 12], [3, 6, 10]]);
    assert_eq!(administration.distribution, [4, 7, 10]);
}

#[test]
fn numbers_the_rule_books_name_are_held_against_them() {
    let cases = r#"
        factory.food | warehouse_price = 2 | warehouse_price = 3 | warehouse_price: 3
        factory.clothes | warehouse_price = 3 | warehouse_price = 2 | warehouse_price: 2
        factory.cutlery | warehouse_price = 4 | warehouse_price = 5 | warehouse_price: 5
        factory.lamps | warehouse_price = 5 | warehouse_price = 6 | warehouse_price: 6
        price_scale | lowest = 5 | lowest = 4 | lowest: 4
        price_scale | highest = 25 | highest = 30 | highest: 30
        warehouse | spaces = 5 | spaces = 6 | spaces: 6
        quality_markers | highest = 4 | highest = 6 | highest: 6
        distribution_markers | highest = 4 | highest = 5 | highest: 5
        economy | importer = 1 | importer = 2 | importer: 2
        economy | workers = 2 | workers = 3 | workers: 3
        share_track | start_space = 10 | start_space = 11 | start_space: 11
        share_track | buying_floor = 10 | buying_floor = 9 | buying_floor: 9
        shares | total = 30 | total = 25 | total: 25
        shares | in_hand = 15 | in_hand = 10 | in_hand: 10
        shares | capital = 20 | capital = 25 | capital: 25
        loans | amount = 10 | amount = 0 | amount: 0
        loans | repayment = 13 | repayment = 12 | repayment: 12
        obsolete | workers = 2 | workers = 1 | workers: 1
        obsolete | missing_worker = 5 | missing_worker = 4 | missing_worker: 4
        administration | [2, 4, | [3, 4, | spaces.1: 3
        administration | 8, 10] | 8, 13] | spaces.5: 13
        administration | reuse_fee = 2 | reuse_fee = 0 | reuse_fee: 0
        markers.machinery | [3, 6, 13] | [2, 6, 13] | own.1: 2
        markers.machinery | [3, 6, 13] | [3, 5, 13] | own.2: 5
        markers.machinery | [3, 6, 13] | [3, 6, 10] | own.3: 10
        markers.machinery | [2, 5, 10] | [1, 5, 10] | light.1: 1
        markers.machinery | [2, 5, 10] | [2, 6, 10] | light.2: 6
        markers.machinery | [2, 5, 10] | [2, 5, 9] | light.3: 9
        markers.machinery | [2, 3, 6] | [2, 3, 5] | dark.3: 5
        markers.quality | [6, 12] | [5, 12] | own.1: 5
        markers.quality | [6, 12] | [6, 10] | own.2: 10
        markers.quality | [5, 8, 12] | [4, 8, 12] | light.1: 4
        markers.quality | [5, 8, 12] | [5, 9, 12] | light.2: 9
        markers.quality | [5, 8, 12] | [5, 8, 10] | light.3: 10
        markers.quality | [3, 6, 10] | [2, 6, 10] | dark.1: 2
        markers.quality | [3, 6, 10] | [3, 7, 10] | dark.2: 7
        markers.quality | [3, 6, 10] | [3, 6, 9] | dark.3: 9
        markers.distribution | own = 4 | own = 5 | own: 5
        markers.distribution | light = 7 | light = 8 | light: 8
        markers.distribution | dark = 10 | dark = 9 | dark: 9
        grey_markers | sets = [2, | sets = [3, | sets.1: 3
        grey_markers | 2, 3] | 2, 2] | sets.3: 2
        grey_markers | 3, 4] | 3, 5] | stock_exchange.3: 5
        timetable | 1770 = { level = 1 | 1770 = { level = 2 | 1770.level: 2
        timetable | 1780 = { level = 2 | 1780 = { level = 1 | 1780.level: 1
        timetable | 1810 = { level = 3 | 1810 = { level = 4 | 1810.level: 4
        timetable | 2, obsolete = [] | 2, obsolete = [1] | 1780.obsolete: a level
        timetable | 2, obsolete = [1] | 2, obsolete = [] | 1790.obsolete: another level
        timetable | 3, obsolete = [1] | 3, obsolete = [] | 1800.obsolete: no level
    "#;
    for [block, from, to, found] in rows(cases) {
        let message = complaint(&block, &from, &to);
        let start = format!("{block}.{found}, line LINE: ");
        let section = message
            .strip_prefix(&start)
            .unwrap_or_else(|| panic!("{message}"));
        assert!(
            section.starts_with("Spinning Jenny ")
                || section.starts_with("Water Frame ")
                || section.starts_with("player's book "),
            "{message}"
        );
        assert!(section.contains(" has "), "{message}");
    }
}

#[test]
fn numbers_the_rules_cannot_work_with_are_refused() {
    complains(
        r#"
        factory.food | 12, 14] | 12, 31] | factory.food.cost.4: 31, line LINE: it has to be from the lowest price, 5, to 30
        factory.cutlery | [10, 13 | [10, 4 | factory.cutlery.cost.2: 4, line LINE: it has to be from the lowest price, 5, to 30
        factory.lamps | [2, 3, 3, 2] | [2, 6, 3, 2] | factory.lamps.output.4.2: 6, line LINE: it has to be 5 at the most
        markers.machinery | [2, 3, 6] | [3, 3, 6] | markers.machinery.dark: [3, 3, 6], line LINE: it has to be rising, from 1 to 30
        timetable | obsolete = [1, 2] | obsolete = [1, 3] | timetable.1810.obsolete: the current level or a higher one, line LINE: it has to be levels below the current one
        timetable | obsolete = [1, 2] | obsolete = [0] | timetable.1810.obsolete.1 is 0, line LINE: write a level from 1 to 4
        "#,
    );
    for row in ["", "MM", "MW", "WMMM", "WMX", "wm", "W M"] {
        let (text, line) = edited("factory.clothes", "\"WMM\"", &format!("{row:?}"));
        assert_eq!(
            Components::parse(&text).map_err(|error| error.to_string()),
            Err(format!(
                "factory.clothes.rows.3 is '{row}', line {line}: \
                 write one W or more, then M, three in all at the most"
            ))
        );
    }
}

#[test]
fn a_file_of_the_wrong_shape_gets_one_clear_line() {
    complains(
        r###"
        factory.food | cost = | costs = | unknown key 'costs' in factory.food, line LINE: use one of source, derived, reconstructed, confidence, note, cost, rows, output, warehouse_price
        economy | importer = 1\n | import = 1\n | unknown key 'import' in economy, line LINE: use one of source, derived, reconstructed, confidence, note, importer, workers
        warehouse | spaces = 5 | spaces = 256 | warehouse.spaces is 256, line LINE: give a number from 0 to 255
        warehouse | spaces = 5 | spaces = -1 | warehouse.spaces is -1, line LINE: give a number from 0 to 255
        warehouse | spaces = 5 | spaces = 5.5 | warehouse.spaces is of type float, line LINE: write a whole number
        factory.food | 12, 14] | 12] | factory.food.cost has 3 entries, line LINE: give it 4
        wages | 5, 5] | 5, 5, 5] | wages.by_row has 21 entries, line LINE: give it 20
        markers.quality | own = [6, 12] | own = 6 | markers.quality.own is 6, line LINE: write a list
        job_market | "##.." | "##." | job_market.spaces.2 is '##.', line LINE: write four of # and .
        loans | source = "printed" | source = "hearsay" | loans.source is 'hearsay', line LINE: write printed, derived, web or reconstructed
        loans | confidence = "high" | confidence = 1 | loans.confidence is 1, line LINE: write a text in quotation marks
        predetermined.4 | [predetermined.4] | [predetermined.5] | unknown key '5' in predetermined, line LINE: use one of 2, 3, 4
        "###,
    );
}

#[test]
fn a_missing_key_is_named_with_its_block() {
    let (text, line) = edited("loans", "amount = 10\n", "");
    assert!(line > 3);
    assert_eq!(
        Components::parse(&text).map_err(|error| error.to_string()),
        Err(format!("no 'amount' in loans, line {}: add it", line - 4))
    );
    assert_eq!(
        Components::parse("").map_err(|error| error.to_string()),
        Err("no 'factory' in the file, line 1: add it".into())
    );
}

#[test]
fn a_syntax_error_has_its_line() {
    let (text, line) = edited("loans", "amount = 10", "amount = = 10");
    let error = Components::parse(&text).expect_err("two signs in a row");
    let DataError::Syntax { line: found, .. } = &error else {
        panic!("{error}");
    };
    assert_eq!(*found, line);
    assert!(
        error.to_string().contains(&format!(", line {line}: ")),
        "{error}"
    );
}

#[test]
fn comments_and_provenance_do_not_change_the_hash() {
    let hash = compiled().hash();
    let bare: String = COMPILED
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| format!("{line}  # seen on the board\n"))
        .collect();
    let parsed = Components::parse(&bare).expect("only comments differ");
    assert_eq!(parsed.hash(), hash);
    let (text, _) = edited(
        "wages",
        "source = \"reconstructed\"",
        "source = \"printed\"",
    );
    assert_eq!(
        Components::parse(&text).map(|parsed| parsed.hash()),
        Ok(hash)
    );
}

#[test]
fn reconstructed_numbers_can_be_corrected_and_each_changes_the_hash() {
    let mut hashes = BTreeSet::from([compiled().hash().to_string()]);
    let corrections = [
        ("factory.food", "12, 14]", "12, 15]"),
        ("factory.cutlery", "[10, 13", "[10, 12"),
        ("factory.clothes", "\"WMM\"", "\"WWM\""),
        ("factory.cutlery", "\"WM\", \"WMM\"", "\"WMM\", \"WM\""),
        ("factory.lamps", "[1, 2, 1, 0]", "[2, 1, 1, 0]"),
        ("factory.lamps", "[1, 2, 2, 1]", "[2, 2, 1, 1]"),
        ("factory.food", "[3, 3, 2, 2]", "[4, 3, 2, 2]"),
        ("job_market", "\"#...\"", "\"####\""),
        ("wages", "2, 3, 3, 3, 3,", "2, 2, 3, 3, 3,"),
        ("timetable", "obsolete = [1, 2]", "obsolete = [2]"),
        ("markers.machinery", "[2, 3, 6]", "[2, 4, 6]"),
        (
            "grey_markers",
            "stock_exchange = [2, 3, 4]",
            "stock_exchange = [4, 4, 4]",
        ),
        (
            "predetermined.4",
            "marker = \"quality\"",
            "marker = \"machinery\"",
        ),
    ];
    for (block, from, to) in corrections {
        let (text, _) = edited(block, from, to);
        let parsed = Components::parse(&text).unwrap_or_else(|error| panic!("{error}"));
        assert!(
            hashes.insert(parsed.hash().to_string()),
            "{block}: {from} -> {to}"
        );
    }
}

#[test]
fn released_numbers_are_found_by_their_hash() {
    let short = compiled().hash().to_string();
    assert_eq!(Components::released(&short), Some(compiled()));
    assert_eq!(Components::released("0000000000000000"), None);
    assert_eq!(Components::parse(COMPILED).as_ref(), Ok(compiled()));
}

/// `MILLWRIGHT_BLESS=1` packs the data file anew, which is right for a correction of its numbers.
#[test]
fn the_packed_numbers_are_those_of_the_data_file() {
    let components = Components::parse(COMPILED).expect("the compiled file is right");
    let provenance = provenance(COMPILED).expect("the compiled file is right");
    let packed = pack(&components, &provenance);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/arkwright.packed");
    if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
        std::fs::write(path, &packed).expect("the packed numbers can be written");
    }
    let stored = std::fs::read(path).expect("the packed numbers are stored");
    assert!(
        stored == packed,
        "the numbers are not packed as they stand in the file: \
         MILLWRIGHT_BLESS=1 cargo test -p arkwright --test it data:: packs them"
    );
}

#[test]
fn provenance_covers_every_block() {
    let file: toml::Table = COMPILED.parse().expect("the compiled file is TOML");
    let mut blocks = BTreeSet::new();
    for (name, value) in &file {
        let table = value.as_table().expect("the top has only tables");
        if table.contains_key("source") {
            blocks.insert(name.clone());
            continue;
        }
        for (inner, value) in table {
            assert!(value.is_table(), "{name}.{inner} has no provenance");
            blocks.insert(format!("{name}.{inner}"));
        }
    }
    let provenance = provenance(COMPILED).expect("the compiled file is right");
    let named: BTreeSet<String> = provenance.iter().map(|each| each.block.clone()).collect();
    assert_eq!(named, blocks);
    assert_eq!(provenance.len(), blocks.len());
}

#[test]
fn nothing_reconstructed_passes_for_sure() {
    for block in provenance(COMPILED).expect("the compiled file is right") {
        assert!(!block.note.is_empty(), "{}", block.block);
        let has_guess = block.source == Source::Reconstructed || !block.reconstructed.is_empty();
        if has_guess {
            assert_ne!(block.confidence, Confidence::High, "{}", block.block);
        }
    }
    let food = provenance(COMPILED)
        .expect("the compiled file is right")
        .swap_remove(0);
    assert_eq!(food.block, "factory.food");
    assert_eq!(food.source, Source::Printed);
    assert!(food.reconstructed.contains(&"cost IV".into()));
    assert_eq!(food.confidence, Confidence::Low);
}

#[test]
fn no_number_put_in_place_of_another_makes_the_reader_panic() {
    let bytes = COMPILED.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let starts = (0..bytes.len()).filter(|at| is_digit(*at) && (*at == 0 || !is_digit(at - 1)));
    for start in starts {
        let end = (start..)
            .find(|at| !is_digit(*at))
            .expect("the file ends with a bracket");
        for number in [
            "0",
            "1",
            "29",
            "255",
            "-1",
            "99999999999999999999",
            "1.5",
            "[]",
            "\"\"",
        ] {
            let text = format!("{}{number}{}", &COMPILED[..start], &COMPILED[end..]);
            if let Err(error) = Components::parse(&text) {
                let message = error.to_string();
                assert_eq!(message.lines().count(), 1, "{message}");
                assert!(message.contains(", line "), "{message}");
            }
        }
    }
}

#[test]
fn a_file_cut_short_is_refused_and_never_makes_the_reader_panic() {
    let end = COMPILED.trim_end().len();
    for at in (0..end)
        .filter(|at| COMPILED.is_char_boundary(*at))
        .step_by(11)
    {
        let error = Components::parse(&COMPILED[..at]).expect_err("something is missing");
        assert_eq!(error.to_string().lines().count(), 1, "{error}");
    }
}
