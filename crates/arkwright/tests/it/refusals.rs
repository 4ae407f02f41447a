//! A refusal says what is true on this board, with the section of the rule it breaks.

use crate::kit::Table;
use arkwright::{Good, Phase};
use table::Illegal;

/// Seat 1 has £500 and factories of food and cutlery.
fn rich() -> Table {
    Table::predetermined(2).with_company(1, |company| company.cash = 500)
}

#[track_caller]
fn cites(table: &Table, choice: &str, id: &str, section: &str) -> Illegal {
    let refusal = table.refusal(choice);
    assert_eq!((refusal.message.id, refusal.section), (id, section));
    refusal
}

#[track_caller]
fn arg(refusal: &Illegal, name: &str) -> String {
    let args = refusal.message.args.iter();
    let found = args.clone().find(|(known, _)| *known == name);
    format!("{:?}", found.expect("the refusal has it").1)
}

#[test]
fn what_is_used_up_is_refused_with_its_own_section() {
    let mut table = rich();
    table.act(&["place quality 6", "quality food 1"]);
    for choice in ["quality food 2", "quality cutlery 1", "quality lamps 1"] {
        cites(&table, choice, "no-quality-left", "II.2.4");
    }
    // A price out of the costs that are left does not change what the main action used up.
    let mut table = rich();
    table.act(&["place quality 8", "quality food 1", "price cutlery 9"]);
    cites(&table, "quality food 2", "no-quality-left", "II.2.4");
    let mut table = rich();
    table.act(&["place machinery 4", "machine food 1"]);
    cites(&table, "machine food 2", "no-machines-left", "II.2.3");
    let mut table = rich();
    table.act(&[
        "place distribution 4",
        "distribute food 2",
        "distribute cutlery 1",
    ]);
    cites(
        &table,
        "distribute food 3",
        "no-distribution-left",
        "II.2.5",
    );
}

#[test]
fn what_was_forgone_is_over_with_the_main_action() {
    let mut table = rich();
    table.act(&["place quality 6", "done"]);
    cites(&table, "quality food 1", "main-action-over", "II.3");
    let mut table = rich();
    table.act(&["place distribution 4", "distribute food 1", "done"]);
    cites(&table, "distribute cutlery 1", "main-action-over", "II.3");
    let mut table = rich();
    table.act(&["place factory 2", "done"]);
    assert_eq!(table.asked(), 2, "no price of an untouched factory");
}

#[test]
fn nothing_lower_is_advised_where_there_is_nothing_lower() {
    let mut table = rich();
    table.act(&["place quality 4"]);
    for choice in ["quality food 1", "quality lamps 1"] {
        cites(&table, choice, "no-quality-bought", "II.2.4");
    }
    let mut table = rich();
    table.act(&["place distribution 2", "distribute food 1"]);
    let refusal = cites(
        &table,
        "distribute food 2",
        "next-distribution-too-dear",
        "II.2.5",
    );
    assert!(arg(&refusal, "left").contains('1') && arg(&refusal, "cost").contains('2'));
    let mut table = rich();
    table.act(&["place distribution 4"]);
    let refusal = cites(
        &table,
        "distribute food 4",
        "too-little-for-distribution",
        "II.2.5",
    );
    assert!(arg(&refusal, "most").contains('2') && arg(&refusal, "cost").contains("10"));
}

#[test]
fn the_highest_price_named_leaves_the_spaces_of_stored_goods() {
    // Quality and distribution are worth more, five goods leave the price scale up to £20.
    let mut table = rich()
        .with_company(1, |company| company.stored[Good::Cutlery.index()] = 5)
        .with(1, Good::Cutlery, |factory| {
            factory.level = 2;
            factory.quality = 6;
            factory.distribution = 4;
        });
    table.act(&["place quality 4"]);
    let price = table.factory(1, Good::Cutlery).price;
    let worth = price + table.appeal(1, Good::Cutlery);
    assert!(worth > 20, "£{worth}");
    for (price, id) in [
        (21, "price-on-stored-goods"),
        (worth + 1, "price-above-quality"),
        (26, "price-off-scale"),
    ] {
        let refusal = table.refusal(&format!("price cutlery {price}"));
        assert_eq!(refusal.message.id, id);
        assert!(arg(&refusal, "most").contains("20"), "{refusal:?}");
    }
    assert!(table.allows("price cutlery 20"));
}

#[test]
fn the_price_of_a_new_factory_is_refused_with_the_section_of_building() {
    let mut table = rich();
    table.act(&["place factory 2", "build lamps 1"]);
    cites(&table, "price lamps 4", "price-off-scale", "II.2.1");
    cites(&table, "price lamps 12", "price-above-quality", "II.2.1");
    cites(&table, "price lamps 26", "price-off-scale", "II.3.1");
    table.act(&["price lamps 9", "done"]);
    cites(&table, "price lamps 4", "price-off-scale", "II.3.1");
    cites(&table, "price lamps 12", "price-above-quality", "II.3.1");
}

#[test]
fn what_is_not_asked_is_refused_with_the_section_of_what_is() {
    let table = rich();
    cites(&table, "done", "no-passing", "II.1");
    cites(&table, "hire food 1", "not-now", "II.1");
    let table = rich().set(|board| board.phase = Phase::NameStartPlayer);
    cites(&table, "done", "not-now", "6.III");
}

#[test]
fn an_additional_action_comes_after_the_main_action_and_goes_by_the_marker() {
    let mut table = rich();
    table.act(&["place quality 6"]);
    cites(&table, "price food 6", "main-action-first", "II.3");
    cites(
        &table,
        "take quality light",
        "other-additional-action",
        "II.3",
    );
    let mut table = rich();
    table.act(&["place workers 2"]);
    cites(&table, "take quality light", "main-action-first", "II.3");
    cites(&table, "price food 6", "other-additional-action", "II.3");
}

#[test]
fn building_is_advised_only_where_it_is_possible() {
    let mut table = rich();
    table.act(&["place factory 2"]);
    cites(&table, "close lamps", "no-factory-yet", "II.2.1");
    // In the 1770s there is no other level than the one just closed.
    table.act(&["close food"]);
    cites(&table, "modernize food", "no-factory", "II.2.1");
    let mut table = rich();
    table.act(&["place workers 2"]);
    cites(&table, "hire lamps 1", "no-factory", "II.2.1");
}

#[test]
fn nobody_is_told_to_wait_for_a_level_or_to_use_a_later_action() {
    // Modernizing is at its end, building is not.
    let mut table = rich();
    table.act(&["place factory 2"]);
    let refusal = cites(&table, "modernize food", "level-too-high", "II.2.1");
    assert!(arg(&refusal, "most").contains('0'), "{refusal:?}");
    let refusal = cites(&table, "build lamps 2", "level-too-high", "II.2.1");
    assert!(arg(&refusal, "most").contains('1'), "{refusal:?}");
    // Closed and built again in one action; no other level is there in the 1770s.
    table.act(&["close food"]);
    let refusal = cites(&table, "build food 1", "just-closed", "II.2.1");
    assert!(arg(&refusal, "most").contains('0'), "{refusal:?}");
}

#[test]
fn a_marker_at_its_highest_value_is_not_told_to_be_turned() {
    let mut table = rich().with(1, Good::Food, |food| food.quality = 4);
    table.act(&["place quality 6"]);
    for (choice, id) in [
        ("quality food 5", "quality-limit"),
        ("quality food 4", "not-higher"),
    ] {
        let refusal = cites(&table, choice, id, "II.2.4");
        assert!(arg(&refusal, "most").contains('0'), "{refusal:?}");
    }
    let refusal = cites(&table, "quality cutlery 5", "quality-limit", "II.2.4");
    assert!(arg(&refusal, "most").contains('1'), "{refusal:?}");
}

#[test]
fn markers_that_never_lie_on_the_mat_are_told_from_those_that_are_gone() {
    let mut table = rich();
    table.act(&["place workers 2", "done"]);
    cites(&table, "take factory", "marker-never-there", "II.3.2");
    let table = table.set(|board| board.mat = [0; 7]);
    cites(&table, "take quality light", "marker-not-there", "II.3.2");
}

#[test]
fn after_the_main_action_no_other_distribution_is_advised() {
    let mut table = rich();
    table.act(&["place distribution 4", "done"]);
    // £4 would do for 2, but distribution is over.
    for choice in [
        "distribute cutlery 2",
        "distribute cutlery 4",
        "distribute cutlery 3",
    ] {
        cites(&table, choice, "main-action-over", "II.3");
    }
    let mut table = rich();
    table.act(&["place distribution 4", "distribute food 2", "done"]);
    cites(&table, "distribute cutlery 2", "main-action-over", "II.3");
    cites(
        &table,
        "distribute food 3",
        "next-distribution-too-dear",
        "II.2.5",
    );
}

#[test]
fn who_has_no_loan_is_not_told_to_repay_fewer() {
    let mut table = rich();
    table.act(&["place exchange 2"]);
    cites(&table, "repay 1", "no-loan", "II.2.6");
}
