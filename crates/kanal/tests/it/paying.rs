//! Chapter 06: paying the building costs.

use crate::kit::{Table, parse};
use kanal::{Event, Plot};
use table::Game;

/// Proves: OK-055, OK-X08.
#[test]
fn a_cost_is_paid_in_one_piece() {
    let mansion = (
        1,
        "3 clay and 2 brick and 1 iron",
        12,
        &["gain 1 prestige"][..],
    );
    let mut table = Table::solo(&[mansion]);
    table.display(&[1]).supply([1, 3, 1, 1, 0], 5);
    table.set(|board| board.blocked = 7).on_space(1);
    assert_eq!(table.refuses("raise 1 b2"), "kanal-too-few-valuables");
    // Paying three clay first, then turning, would be cheaper; there is no such step.
    table.act(&["turn"]);
    assert_eq!(table.me().materials, [0, 2, 0, 2, 1]);
    assert_eq!(table.refuses("raise 1 b2"), "kanal-too-little");
    table.act(&["buy clay 3"]);
    assert_eq!(table.me().thaler, 0, "5 thaler in all");
    table.act(&["raise 1 b2"]);
    assert_eq!(table.me().materials, [0; 5]);
    let paid = table.events.iter().take(3);
    assert!(
        paid.into_iter()
            .all(|event| matches!(event, Event::Paid { .. }))
    );
}

/// Proves: OK-056, OK-X05.
#[test]
fn missing_materials_are_bought_before_the_build() {
    let mut table = Table::solo(&[(2, "2 clay", 2, &["gain 1 thaler"])]);
    table.display(&[2]).supply([0; 5], 3);
    table.set(|board| board.blocked = 7).on_space(1);
    assert_eq!(table.refuses("raise 2 b2"), "kanal-too-little");
    table.act(&["buy clay 1", "buy clay 2"]);
    assert_eq!(table.me().thaler, 0, "1 for the first, 2 for the second");
    table.act(&["raise 2 b2"]);
    assert_eq!(table.me().materials[1], 0);
}

/// Proves: OK-057.
#[test]
fn what_cannot_be_paid_in_full_is_not_built() {
    let mut table = Table::solo(&[]);
    table.supply([1, 1, 8, 0, 0], 2).on_space(4);
    let before = table.board;
    for (choice, why) in [
        ("build road h11", "kanal-too-few-valuables"),
        ("build rail v21", "kanal-too-few-valuables"),
        ("build canal h44", "kanal-cost-too-dear"),
    ] {
        assert_eq!(table.refuses(choice), why);
    }
    assert_eq!(table.board, before);
    assert!(table.allows("build path h11"));
}

/// Proves: OK-058.
#[test]
fn what_is_free_costs_nothing_and_keeps_the_rules_of_its_place() {
    let mut table = Table::fire(&["place 1 rail anywhere"], ["rail", "road", "road", "road"]);
    table.supply([0; 5], 0);
    table.act(&["use 1"]);
    assert_eq!(
        table.refuses("build rail v34 free"),
        "kanal-no-rail-next-to-it"
    );
    assert_eq!(table.refuses("build rail v12"), "kanal-for-free");
    table.act(&["build rail v12 free"]);
    assert_eq!(table.me().materials, [0; 5]);
    assert!(!table.happened(|event| matches!(event, Event::Paid { .. })));
}

/// Proves: OK-059, OK-X03.
#[test]
fn of_two_costs_one_is_paid_whole_and_never_a_mixture() {
    let towrope_shed = (1, "1 wood or 1 clay", 1, &["gain 1 thaler"][..]);
    let other = (2, "2 wood or 2 clay", 1, &["gain 1 thaler"][..]);
    let mut table = Table::solo(&[towrope_shed, other]);
    table.display(&[1, 2, 3]).supply([1, 1, 0, 0, 0], 0);
    table.set(|board| board.blocked = 7).on_space(1);
    assert!(table.allows("raise 1 b2") && table.allows("raise 1 b2 right"));
    assert_eq!(table.refuses("raise 1 b2 free"), "kanal-not-free");
    assert_eq!(
        table.refuses("raise 2 b2"),
        "kanal-too-little",
        "1 and 1 is no 2"
    );
    assert_eq!(table.refuses("raise 2 b2 right"), "kanal-too-little");
    assert_eq!(table.refuses("raise 3 b2 right"), "kanal-no-other-cost");
    for (choice, left) in [
        ("raise 1 b2", [0, 1, 0, 0, 0]),
        ("raise 1 b2 right", [1, 0, 0, 0, 0]),
    ] {
        let mut after = table.board;
        table.game.act(&mut after, parse(choice), &mut ());
        assert_eq!(after.industries[0].materials, left);
        assert_eq!(after.industries[0].structures[Plot::at(1, 1).index()], 1);
    }
}

/// Brick and iron come by the wheel or an effect, thaler by spaces and effects: none of it is bought.
/// Proves: OK-092.
#[test]
fn a_refusal_says_buy_first_only_where_what_is_missing_can_be_bought() {
    let costs = [
        (1, "2 wood", 1, &["gain 1 thaler"][..]),
        (2, "2 wood and 1 brick", 1, &["gain 1 thaler"]),
        (3, "2 wood and 4 thaler", 1, &["gain 1 thaler"]),
    ];
    let mut table = Table::solo(&costs);
    table.display(&[1, 2, 3]).supply([1, 1, 1, 0, 0], 3);
    table.set(|board| board.blocked = 7).on_space(1);
    assert_eq!(table.refuses("raise 1 b2"), "kanal-too-little");
    assert_eq!(table.refuses("raise 2 b2"), "kanal-too-few-valuables");
    assert_eq!(table.refuses("raise 3 b2"), "kanal-cost-too-dear");
    table.supply([1, 1, 1, 0, 0], 1);
    assert_eq!(table.refuses("turn"), "kanal-turn-too-dear");
    assert_eq!(table.refuses("buy wood 2"), "kanal-too-few-thaler");
}
