//! What is said of a choice before it is made: emergency sales, loans and waste.

use crate::kit::{Table, marker, parse, seat};
use arkwright::{Good, Income};
use table::{Arg, Message, Told, WarningKind};

/// What is said of a choice, by kind.
fn warned(table: &Table, choice: &str) -> Vec<(WarningKind, Message)> {
    let warnings = table.game.warnings(&table.board, parse(choice));
    let pair = |warning: table::Warning| (warning.kind, warning.message);
    warnings.into_iter().map(pair).collect()
}

/// What one message says, as its id and its numbers in order.
fn said(message: &Message) -> (&'static str, Vec<i64>) {
    let number = |(_, arg): &(&str, Arg)| match arg {
        Arg::Number(number) => *number,
        other => panic!("{other:?}"),
    };
    (message.id, message.args.iter().map(number).collect())
}

fn losses(table: &Table, choice: &str) -> Vec<(&'static str, Vec<i64>)> {
    let warned = warned(table, choice);
    let losses = warned.iter().filter(|(kind, _)| *kind == WarningKind::Loss);
    losses.map(|(_, message)| said(message)).collect()
}

fn waste(table: &Table, choice: &str) -> Vec<(&'static str, Vec<i64>)> {
    let warned = warned(table, choice);
    let waste = warned
        .iter()
        .filter(|(kind, _)| *kind == WarningKind::Waste);
    waste.map(|(_, message)| said(message)).collect()
}

/// Two factories on level I, with this cash.
fn with_cash(cash: u16) -> Table {
    Table::predetermined(3).with_company(1, |company| company.cash = cash)
}

#[test]
fn what_can_be_paid_is_no_loss() {
    let table = with_cash(10);
    assert_eq!(losses(&table, "place workers 10"), []);
    assert_eq!(losses(&table, "place factory 10"), []);
}

/// Spinning Jenny 7.0: the example of two shares on space 28.
#[test]
fn an_emergency_sale_is_told_with_value_spaces_and_what_remains() {
    let table = with_cash(0).with_company(1, |company| company.space = 28);
    // £10 take one share of £19; two spaces, and £9 are left.
    assert_eq!(
        losses(&table, "place workers 10"),
        [("loss-emergency-sale", vec![1, 19, 2, 28, 26, 9, 9])]
    );
    assert_eq!(table.company(1).shares, 10, "nothing happens by asking");
}

#[test]
fn an_indicator_on_the_first_space_stays_there() {
    let table = with_cash(0).with_company(1, |company| company.space = 1);
    assert_eq!(
        losses(&table, "place workers 4"),
        [("loss-emergency-sale", vec![4, 1, 0, 1, 1, 6, 0])]
    );
}

#[test]
fn loans_are_told_with_what_they_cost() {
    let table = with_cash(0).with_company(1, |company| {
        company.shares = 1;
        company.space = 8;
    });
    // One share of £8, then a loan of £10 for the other £2.
    assert_eq!(
        losses(&table, "place workers 10"),
        [
            ("loss-emergency-sale", vec![1, 8, 1, 8, 7, 0, 8]),
            ("loss-loans", vec![1, 10, 13, 1, 7, 6, 8]),
        ]
    );
}

#[test]
fn what_production_will_cost_is_not_the_choices_doing() {
    let mut table = crate::kit::production::before_production(2, Good::Food, |board| {
        board.empty = 29;
        board.companies[1].factories[0] = crate::kit::production::factory(Good::Food, 1, 2, 5);
        board.companies[1].cash = 4;
    });
    table.act(&["place workers 4"]);
    for choice in table.legal() {
        assert_eq!(losses(&table, &choice), [], "{choice}");
    }
}

/// Spinning Jenny 4.1.VI: the factories are paid with what is sold before.
#[test]
fn start_up_capital_that_does_not_pay_for_the_factories_is_a_loss() {
    let mut table = Table::free_from(2, 1);
    table.act(&[
        "found cutlery",
        "price cutlery 8",
        "found food",
        "price food 5",
    ]);
    table.act(&[
        "found clothes",
        "price clothes 5",
        "found lamps",
        "price lamps 9",
    ]);
    // Cutlery and lamps cost £21, and the capital is £20.
    assert_eq!(table.asked(), 1);
    assert_eq!(
        losses(&table, "done"),
        [("loss-emergency-sale", vec![1, 10, 1, 10, 9, 14, 9])]
    );
    assert_eq!(losses(&table, "sell 1"), []);
    table.act(&["done"]);
    assert_eq!(losses(&table, "done"), [], "food and clothes cost £17");
}

#[test]
fn a_choice_told_as_an_emergency_sale_leads_to_one() {
    let table = with_cash(3).with_company(1, |company| company.space = 22);
    for choice in table.legal() {
        let told = losses(&table, &choice);
        let mut after = Table {
            game: table.game.clone(),
            board: table.board,
            events: Vec::new(),
        };
        after.act(&[&choice]);
        if choice.starts_with("place factory") {
            let kept = after.events.clone();
            after.act(&["done"]);
            after.events.extend(kept);
        }
        let sold = after.events.iter().any(|event| {
            matches!(
                event,
                arkwright::Event::Received {
                    why: Income::EmergencySale { .. },
                    ..
                }
            )
        });
        assert_eq!(sold, !told.is_empty(), "{choice}");
    }
}

/// Spinning Jenny II.1: the factory action is one payment, so each step tells what it makes of it.
#[test]
fn a_building_is_told_with_the_emergency_sale_of_the_whole_action() {
    let mut table = with_cash(1);
    let one = [("loss-emergency-sale", vec![1, 10, 1, 10, 9, 9, 9])];
    assert_eq!(losses(&table, "place factory 2"), one);
    table.act(&["place factory 2"]);
    assert_eq!(losses(&table, "done"), [], "it was told with the placing");
    assert_eq!(losses(&table, "close food"), [], "it costs nothing more");
    let two = [("loss-emergency-sale", vec![2, 10, 2, 10, 8, 8, 8])];
    assert_eq!(losses(&table, "build lamps 1"), two);
    table.act(&["build lamps 1"]);
    assert_eq!(losses(&table, "price lamps 9"), []);
    table.act(&["price lamps 9"]);
    assert_eq!(losses(&table, "done"), [], "it was told with the building");
    table.act(&["done"]);
    let company = table.company(1);
    assert_eq!((company.shares, company.space, company.cash), (8, 8, 8));
    assert_eq!(losses(&table, "done"), [], "it is paid");
}

/// Spinning Jenny II.1: the quality marker on the £4 space.
#[test]
fn costs_below_the_least_of_the_marker_are_told_with_what_is_needed() {
    let table = with_cash(50);
    assert_eq!(
        waste(&table, "place quality 4"),
        [("waste-no-quality", vec![4, 6])]
    );
    assert_eq!(
        waste(&table, "place machinery 2"),
        [("waste-no-machine", vec![2, 3])]
    );
    assert_eq!(waste(&table, "place quality 6"), []);
    assert_eq!(waste(&table, "place machinery 6"), []);
    assert_eq!(waste(&table, "place workers 10"), []);
    assert_eq!(waste(&table, "place factory 10"), []);
}

/// Spinning Jenny II.2.3: one machine for £4, £1 is forfeit.
#[test]
fn costs_beyond_what_the_marker_gives_are_wasted() {
    let table = with_cash(50);
    assert_eq!(
        waste(&table, "place machinery 4"),
        [("waste-costs", vec![1, 4])]
    );
    assert_eq!(
        waste(&table, "place machinery 10"),
        [("waste-costs", vec![4, 10])]
    );
    // £4 of the £8 buy distribution, and nothing is left to adjust a price of.
    assert_eq!(
        waste(&table, "place distribution 8"),
        [("waste-costs", vec![4, 8])]
    );
    // One level for £6; of the other £4 one pays for the price of the other good.
    assert_eq!(
        waste(&table, "place quality 10"),
        [("waste-costs", vec![3, 10])]
    );
}

#[test]
fn machines_that_find_no_worker_to_replace_are_wasted() {
    let table =
        Table::predetermined(3)
            .without_factory(1, Good::Food)
            .with(1, Good::Clothes, |factory| factory.machines[0] = 1);
    // Row 2 of clothes has the only worker on a machine space.
    assert_eq!(
        waste(&table, "place machinery 6"),
        [("waste-costs", vec![3, 6])]
    );
}

fn bought(table: &Table, name: &str, cost: u8) -> Vec<(&'static str, Vec<i64>)> {
    let bought = table.game.buys(&table.board, marker(name), cost);
    bought.iter().map(said).collect()
}

#[test]
fn a_space_says_what_it_buys_with_each_marker() {
    let table = with_cash(50);
    assert_eq!(table.board.asked, seat(1));
    assert_eq!(bought(&table, "factory", 2), [("buys-building", vec![])]);
    assert_eq!(bought(&table, "workers", 2), [("buys-workers", vec![])]);
    assert_eq!(bought(&table, "exchange", 2), [("buys-deals", vec![])]);
    assert_eq!(
        bought(&table, "exchange light", 2),
        [("buys-deals-half", vec![])]
    );
    assert_eq!(
        bought(&table, "machinery", 2),
        [("buys-no-machine", vec![3]), ("buys-wasted", vec![2])]
    );
    assert_eq!(bought(&table, "machinery", 6), [("buys-machines", vec![2])]);
    assert_eq!(
        bought(&table, "machinery light", 4),
        [("buys-machines", vec![1]), ("buys-wasted", vec![2])]
    );
    assert_eq!(
        bought(&table, "quality", 4),
        [
            ("buys-no-quality", vec![6]),
            ("buys-prices", vec![2]),
            ("buys-wasted", vec![2])
        ]
    );
    assert_eq!(
        bought(&table, "quality dark", 10),
        [("buys-quality", vec![3])]
    );
    assert_eq!(
        bought(&table, "distribution", 4),
        [("buys-distribution", vec![4])]
    );
    assert_eq!(
        bought(&table, "distribution dark", 10),
        [("buys-distribution", vec![10])]
    );
}

/// Spinning Jenny II.2.5: the marker limits what the costs can do at all.
#[test]
fn costs_beyond_the_limit_of_distribution_buy_nothing() {
    let table = with_cash(50)
        .with_factory(1, Good::Cutlery, 1, 5, 8)
        .with_factory(1, Good::Lamps, 1, 6, 8);
    assert_eq!(
        bought(&table, "distribution", 8),
        [("buys-distribution", vec![4]), ("buys-wasted", vec![4])]
    );
    assert_eq!(
        bought(&table, "distribution", 6),
        [("buys-distribution", vec![4]), ("buys-wasted", vec![2])]
    );
    assert_eq!(
        waste(&table, "place distribution 6"),
        [("waste-costs", vec![2, 6])]
    );
}

#[test]
fn a_company_without_a_factory_has_no_use_for_quality_and_distribution() {
    let table = with_cash(50)
        .without_factory(1, Good::Food)
        .without_factory(1, Good::Clothes);
    assert_eq!(
        bought(&table, "quality", 6),
        [("buys-no-quality-space", vec![]), ("buys-wasted", vec![6])]
    );
    assert_eq!(
        bought(&table, "distribution", 4),
        [
            ("buys-no-distribution-space", vec![]),
            ("buys-wasted", vec![4])
        ]
    );
}
