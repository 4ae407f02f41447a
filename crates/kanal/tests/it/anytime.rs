//! Chapter 06: gaining materials and what can be done at any time.

use crate::kit::{Table, gains};
use kanal::cards::Resource;
use kanal::{Action, Event, Phase};
use table::Game;

/// Proves: OK-090.
#[test]
fn what_the_wheel_cannot_show_is_lost() {
    let mut table = Table::solo(&[]);
    table.supply([6, 0, 0, 0, 0], 0).on_space(5);
    table.act(&["gain wood"]);
    assert_eq!(table.me().materials[0], 8);
    assert!(table.happened(|event| matches!(
        event,
        Event::Gained {
            amount: 2,
            lost: 2,
            ..
        }
    )));
    let mut table = Table::fire(&["gain 4 brick"], ["path"; 4]);
    table.supply([0, 0, 0, 5, 0], 0);
    table.act(&["use 1"]);
    assert_eq!(table.me().materials[3], 6);
    // A gain that is lost whole is legal as well.
    let mut table = Table::solo(&[]);
    table.supply([8, 0, 0, 0, 0], 0).on_space(5);
    assert!(table.allows("gain wood"));
}

/// Proves: OK-091.
#[test]
fn a_purchase_costs_the_number_it_reaches_each_time() {
    for (held, to, price) in [
        (0, 1, 1),
        (0, 2, 3),
        (2, 3, 3),
        (7, 8, 8),
        (0, 8, 36),
        (3, 5, 9),
    ] {
        let mut table = Table::solo(&[]);
        table.supply([0, held, 0, 0, 0], price).on_space(4);
        let choice = format!("buy clay {to}");
        table.act(&[&choice]);
        assert_eq!(table.me().thaler, 0, "from {held} to {to}");
        assert_eq!(table.me().materials[1], to);
        let mut poor = Table::solo(&[]);
        poor.supply([0, held, 0, 0, 0], price - 1).on_space(4);
        assert_eq!(poor.refuses(&choice), "kanal-too-few-thaler");
    }
    let mut table = Table::solo(&[]);
    table.supply([0, 4, 0, 0, 0], 99).on_space(4);
    assert_eq!(table.refuses("buy clay 4"), "kanal-not-more");
    assert_eq!(table.legal_with("buy clay").len(), 4);
}

/// Proves: OK-092.
#[test]
fn only_wood_clay_and_ore_are_bought_and_only_up_to_8() {
    let mut table = Table::solo(&[]);
    table.supply([8, 0, 0, 0, 0], 200).on_space(4);
    for material in [Resource::Brick, Resource::Iron, Resource::Prestige] {
        let check = table.game.check(&table.board, Action::Buy(material, 1));
        let refusal = check.expect_err("it is not for sale");
        assert_eq!(refusal.message.id, "kanal-not-for-sale");
    }
    let check = table
        .game
        .check(&table.board, Action::Buy(Resource::Wood, 9));
    assert_eq!(check.expect_err("too many").message.id, "kanal-wheel-full");
    assert!(table.legal_with("buy wood").is_empty());
}

/// Proves: OK-093, OK-X01.
#[test]
fn a_turn_makes_a_brick_and_an_iron_of_one_of_each_basic_material() {
    let mut table = Table::solo(&[]);
    table.supply([2, 1, 1, 1, 0], 2).on_space(4);
    table.act(&["turn"]);
    assert_eq!(table.me().materials, [1, 0, 0, 2, 1]);
    assert_eq!(table.me().thaler, 0);
    table.supply([1, 1, 1, 0, 0], 1);
    assert_eq!(table.refuses("turn"), "kanal-turn-too-dear");
}

/// Proves: OK-094.
#[test]
fn a_valuable_material_on_its_last_space_is_pushed_along() {
    for (before, after) in [([6, 2], [6, 3]), ([3, 6], [4, 6]), ([6, 6], [6, 6])] {
        let mut table = Table::solo(&[]);
        table.supply([1, 1, 1, before[0], before[1]], 2).on_space(4);
        table.act(&["turn"]);
        assert_eq!(table.me().materials[3..], after);
        assert_eq!(table.me().materials[..3], [0, 0, 0]);
    }
}

/// Proves: OK-095, OK-X07.
#[test]
fn a_basic_material_on_0_stops_the_wheel_until_it_is_bought() {
    for missing in 0..3 {
        let mut materials = [1, 1, 1, 0, 0];
        materials[missing] = 0;
        let mut table = Table::solo(&[]);
        table.supply(materials, 9).on_space(4);
        assert_eq!(table.refuses("turn"), "kanal-wheel-stuck");
    }
    let mut table = Table::solo(&[]);
    table.supply([0, 1, 1, 0, 0], 3).on_space(4);
    table.act(&["buy wood 1", "turn"]);
    assert_eq!(table.me().thaler, 0, "3 thaler in all");
}

/// Proves: OK-096.
#[test]
fn nothing_comes_between_inside_a_payment_or_the_gain_of_one_material() {
    // A payment and a gain are each a step of one choice, with nobody asked in between.
    let mut table = Table::solo(&[(1, "2 wood and 2 clay and 1 thaler", 1, &["gain 1 thaler"])]);
    table.display(&[1]).supply([2, 2, 1, 0, 0], 9);
    table.set(|board| board.blocked = 7).on_space(1);
    table.act(&["raise 1 b2"]);
    assert_eq!(table.me().materials, [0, 0, 1, 0, 0]);
    assert_eq!(table.me().thaler, 8);
    let mut table = Table::fire(&["gain 3 ore per adjacent rail"], ["rail"; 4]);
    table.supply([1, 1, 1, 0, 0], 9);
    table.act(&["use 1"]);
    assert_eq!(
        table.me().materials[2],
        8,
        "all 12 come at once, 5 are lost"
    );
}

/// Proves: OK-097.
#[test]
fn it_is_offered_at_every_other_moment() {
    let offers = |table: &Table, when: &str| {
        assert!(table.allows("buy wood 1"), "{when}");
    };
    let rich = |table: &mut Table| {
        table.supply([0, 3, 3, 3, 3], 30);
    };
    let mut table = Table::solo(&[]);
    rich(&mut table);
    offers(&table, "before the action");
    table.act(&["space 3"]);
    offers(&table, "on the space");
    table.act(&["build path h11"]);
    offers(&table, "between two builds");

    let effects = &[
        "gain 1 ore and 1 clay",
        "trade 1 ore for 1 prestige up to 2 times",
    ];
    let mut table = Table::fired(effects, ["path"; 4]);
    rich(&mut table);
    offers(&table, "before an activation");
    table.act(&["activate b2 routes"]);
    offers(&table, "before an effect");
    table.act(&["use 1", "take 1"]);
    offers(&table, "between the gains of two materials");
    table.act(&["take 2"]);
    offers(&table, "between two effects");
    table.act(&["use 2", "trade 1"]);
    offers(&table, "between two trades");

    let mut table = Table::solo(&[]);
    rich(&mut table);
    table.before_last_action(&[2, 3, 4]).idle_on(5);
    table.turn_up();
    assert!(matches!(table.board.phase, Phase::Wheel { .. }));
    offers(&table, "before the free turn");
    table.act(&["buy wood 2", "turn free"]);
    assert!(table.allows("buy wood 2"), "behind the free turn");
}

/// Proves: OK-098, OK-X11.
#[test]
fn so_many_for_each_is_one_gain_of_the_product() {
    let effects = &[
        "gain 3 ore per adjacent rail",
        "adjacent rail 1+: gain 3 thaler",
    ];
    let mut table = Table::fire(effects, ["rail", "rail", "rail", "path"]);
    table.supply([1, 1, 0, 0, 0], 0);
    table.act(&["use 1"]);
    assert_eq!(
        gains(&table.events),
        [(Resource::Ore, 8)],
        "9, of which 1 is lost"
    );
    assert_eq!(table.legal_here(), ["use 2", "done"]);
}

/// Proves: OK-099, OK-X06.
#[test]
fn a_trade_for_each_is_as_many_trades_of_their_own() {
    let effects = &["trade 1 ore or 1 thaler for 2 wood once per adjacent canal"];
    let mut table = Table::fire(effects, ["canal", "canal", "canal", "path"]);
    table.supply([0; 5], 3);
    table.act(&["use 1"]);
    // An ore can be bought before each of them.
    table.act(&["buy ore 1", "trade 1", "buy ore 1", "trade 1", "trade 2"]);
    assert_eq!(table.me().materials[0], 6);
    assert_eq!(table.me().thaler, 0);
    assert!(table.board.hand.activation.is_none(), "three are all");
    let mut table = Table::fire(effects, ["canal", "canal", "canal", "path"]);
    table.supply([0, 0, 3, 0, 0], 0);
    table.act(&["use 1", "trade 1", "done"]);
    assert_eq!(table.me().materials, [2, 0, 2, 0, 0], "each may be left");
}

/// Proves: OK-100.
#[test]
fn thaler_of_an_effect_can_pay_a_turn_before_its_ore_comes() {
    let mut table = Table::fire(&["gain 4 ore and 2 thaler"], ["path"; 4]);
    table.supply([1, 1, 6, 0, 0], 0);
    table.act(&["use 1"]);
    assert_eq!(table.me().thaler, 2);
    assert_eq!(table.me().materials[2], 6, "the ore has not come yet");
    table.act(&["turn"]);
    assert_eq!(
        table.me().materials,
        [0, 0, 8, 1, 1],
        "5 and of 4 ore one is lost"
    );
}

/// Proves: OK-101.
#[test]
fn it_is_for_the_player_on_turn() {
    let mut table = Table::two(&[]);
    let other = 3 - table.asked();
    table.set(|board| {
        for own in &mut board.industries {
            own.thaler = 9;
        }
    });
    table.act(&["buy wood 3"]);
    assert_eq!(table.industry(other).thaler, 9);
    assert_eq!(table.industry(other).materials[0], 0);
    table.idle_on(7);
    assert_eq!(table.asked(), other);
    assert!(table.allows("buy wood 1"));
}

/// Proves: OK-102.
#[test]
fn two_effects_that_give_one_material_are_two_gains() {
    let mut table = Table::fire(&["gain 5 ore", "gain 4 ore"], ["path"; 4]);
    table.supply([1, 1, 1, 0, 0], 2);
    table.act(&["use 1"]);
    assert_eq!(table.me().materials[2], 6);
    table.act(&["turn", "use 2"]);
    assert_eq!(
        table.me().materials[2],
        8,
        "6, turned to 5, and 4 of which 1 is lost"
    );
}
