//! What a choice loses or wastes, said before it is made, and what being done leaves out.

use std::collections::HashSet;

use crate::kit::walk::{Step, deals, every_game, walk};
use crate::kit::{Table, parse};
use kanal::{Action, Event, Kanal, Phase};
use table::{Actions, Arg, Game, Message, Told, WarningKind};
use texts::{Lang, Texts};

fn said(message: &Message) -> String {
    let texts = Texts::of_game(Lang::En, Kanal::INFO);
    texts.message(message, &|seat| texts.seat(seat))
}

/// What is said of a choice of one kind, in English.
fn warned(table: &Table, choice: &str, kind: WarningKind) -> Vec<String> {
    assert!(table.allows(choice), "{choice}: {:?}", table.legal());
    let warnings = table.game.warnings(&table.board, parse(choice));
    let of_kind = warnings.iter().filter(|warning| warning.kind == kind);
    of_kind.map(|warning| said(&warning.message)).collect()
}

fn losses(table: &Table, choice: &str) -> Vec<String> {
    warned(table, choice, WarningKind::Loss)
}

fn waste(table: &Table, choice: &str) -> Vec<String> {
    warned(table, choice, WarningKind::Waste)
}

fn left_out(table: &Table) -> Option<String> {
    let left = table.game.left_out(&table.board, &table.board)?;
    Some(said(&left))
}

/// Structure 1 on b2, with all sides but the left one closed in, on space 4.
fn almost(effects: &'static [&'static str]) -> Table {
    let mut table = Table::solo(&[(1, "1 wood", 1, effects)]);
    table
        .bare()
        .structures(&[(1, "b2")])
        .routes(&["path h22", "path v23", "path h32"])
        .supply([3, 3, 3, 3, 3], 9)
        .on_space(4);
    table
}

const NOTHING: [&str; 0] = [];

#[test]
fn a_turn_that_pushes_a_token_along_is_waste() {
    let mut table = Table::solo(&[]);
    table.supply([3, 3, 3, 6, 2], 4);
    let bricks = "The wheel shows no more bricks: this turn brings iron, but no brick.";
    assert_eq!(waste(&table, "turn"), [bricks]);
    table.supply([3, 3, 3, 2, 6], 4);
    let iron = "The wheel shows no more iron: this turn brings a brick, but no iron.";
    assert_eq!(waste(&table, "turn"), [iron]);
    table.supply([3, 3, 3, 6, 6], 4);
    let both = "The wheel shows no more bricks and no more iron: this turn brings nothing.";
    assert_eq!(waste(&table, "turn"), [both]);
    table.supply([3, 3, 3, 5, 5], 4);
    assert_eq!(waste(&table, "turn"), NOTHING);
    assert_eq!(losses(&table, "turn"), NOTHING);
}

#[test]
fn materials_that_do_not_fit_are_told_with_the_space_and_with_the_gain() {
    let mut table = Table::solo(&[]);
    table.supply([6, 7, 8, 0, 0], 0);
    table.set(|board| board.blocked = 1);
    let wood = "2 wood do not fit on the wheel and are lost.";
    assert_eq!(waste(&table, "space 5"), [wood]);
    assert_eq!(
        waste(&table, "space 7"),
        ["3 clay do not fit on the wheel and are lost."]
    );
    assert_eq!(
        waste(&table, "space 6"),
        ["Neither wood nor clay nor ore fits on the wheel in full: at least 1 is lost."]
    );
    table.act(&["space 5"]);
    assert_eq!(waste(&table, "gain wood"), [wood]);
    let mut table = Table::solo(&[]);
    table.supply([4, 4, 8, 0, 0], 0);
    for space in ["space 5", "space 6", "space 7"] {
        assert_eq!(waste(&table, space), NOTHING);
    }
}

#[test]
fn a_space_on_which_nothing_can_be_paid_is_waste() {
    let mut table = Table::solo(&[]);
    table.supply([0; 5], 0);
    table.set(|board| board.thaler = [0; 7]);
    let nothing =
        "With what you have nothing can be done there, unless you buy or turn the wheel first.";
    for space in ["space 2", "space 3", "space 4"] {
        assert_eq!(waste(&table, space), [nothing]);
    }
    assert_eq!(waste(&table, "space 5"), NOTHING);
    table.supply([1, 0, 0, 0, 0], 0);
    assert_eq!(
        waste(&table, "space 2"),
        NOTHING,
        "a structure costs 1 wood"
    );
}

#[test]
fn being_done_while_an_activation_waits_loses_it() {
    let mut table = almost(&["gain 2 prestige"]);
    table.act(&["build path v22"]);
    assert_eq!(
        losses(&table, "done"),
        ["The activation of S1 by four routes is lost for good."]
    );
    assert_eq!(left_out(&table).as_deref(), Some("the activation of S1"));
    let mut table = almost(&["adjacent rail 1+: gain 2 prestige"]);
    table.act(&["build path v22"]);
    assert_eq!(losses(&table, "done"), NOTHING, "it would bring nothing");
    assert_eq!(waste(&table, "done").len(), 1);
}

#[test]
fn an_activation_that_brings_nothing_is_told_with_what_sets_it_off() {
    let table = almost(&["adjacent rail 1+: gain 2 prestige"]);
    assert_eq!(
        losses(&table, "build path v22"),
        [
            "It sets off S1 by four routes, which brings nothing as things are and never comes \
             again."
        ]
    );
    assert_eq!(losses(&table, "build path h11"), NOTHING);
    let table = almost(&["gain 2 prestige"]);
    assert_eq!(losses(&table, "build path v22"), NOTHING);
}

#[test]
fn being_done_with_effects_that_would_bring_something_loses_them() {
    let mut table = almost(&["gain 2 clay", "gain 1 iron", "trade 1 iron for 1 thaler"]);
    table.act(&["build path v22", "activate b2 routes"]);
    assert_eq!(
        losses(&table, "done"),
        ["S1: 2 effects that would bring something are left out for good."]
    );
    table.act(&["use 1"]);
    assert_eq!(
        losses(&table, "done"),
        ["S1: 1 effect that would bring something is left out for good."]
    );
    assert_eq!(left_out(&table).as_deref(), Some("the effects of S1"));
    table.act(&["use 2"]);
    assert_eq!(losses(&table, "done"), NOTHING, "the trade brings nothing");
}

#[test]
fn what_can_be_built_for_free_is_lost_by_being_done() {
    let mut table = almost(&["place 1 path anywhere", "gain 1 thaler"]);
    table.act(&["build path v22", "activate b2 routes", "use 1"]);
    assert_eq!(
        losses(&table, "done"),
        ["What S1 lets you build for free is left out for good."]
    );
    assert_eq!(
        left_out(&table).as_deref(),
        Some("the rest of the effect of S1")
    );
}

#[test]
fn a_second_bridge_of_both_structures_loses_one_activation() {
    let mut table = Table::solo(&[]);
    table
        .bare()
        .structures(&[(1, "b2"), (2, "b3"), (3, "b1"), (4, "b4")])
        .routes(&["path v22", "path v23", "path v24"])
        .bridges(&["v22", "v24"])
        .supply([3, 3, 3, 3, 3], 0)
        .on_space(6);
    assert_eq!(
        losses(&table, "build bridge v23"),
        [
            "It is the second bridge of both S1 and S2: only one of them can be activated, the \
             other one forfeits it for good."
        ]
    );
    table.act(&["build bridge v23"]);
    assert_eq!(
        losses(&table, "activate b2 bridges"),
        ["S2 on b3 forfeits its activation by two bridges for good."]
    );
}

#[test]
fn a_route_over_a_path_that_an_effect_counts_is_waste() {
    let table = almost(&["adjacent path 3+: gain 5 thaler"]);
    assert_eq!(
        waste(&table, "build road h22"),
        ["What effect 1 of S1 requires is then no longer fulfilled."]
    );
    assert_eq!(waste(&table, "build road h11"), NOTHING);
    let table = almost(&["adjacent path 2+: gain 5 thaler"]);
    assert_eq!(waste(&table, "build road h22"), NOTHING, "two are left");
    let mut table = almost(&["adjacent path 3+: gain 5 thaler"]);
    table.own(|own| {
        own.by_routes.insert(crate::kit::plot("b2"));
        own.by_bridges.insert(crate::kit::plot("b2"));
    });
    assert_eq!(waste(&table, "build road h22"), NOTHING, "it is over");
}

#[test]
fn being_done_says_what_of_the_space_is_left() {
    let mut table = Table::solo(&[]);
    table.supply([2, 2, 2, 2, 2], 0).on_space(1);
    assert_eq!(waste(&table, "done"), ["Left out: a structure, a route."]);
    assert_eq!(left_out(&table).as_deref(), Some("a structure, a route"));
    table.act(&["build path h21"]);
    assert_eq!(left_out(&table).as_deref(), Some("a structure"));
    let mut table = Table::solo(&[]);
    table.supply([0; 5], 0).on_space(1);
    assert_eq!(left_out(&table), None, "nothing can be paid");
    assert_eq!(waste(&table, "done"), NOTHING);
    table.on_space(3).supply([0, 2, 0, 1, 0], 0);
    assert_eq!(left_out(&table).as_deref(), Some("3 routes"));
    table.on_space(5);
    assert_eq!(left_out(&table).as_deref(), Some("4 wood"));
    table.on_space(6);
    assert_eq!(left_out(&table).as_deref(), Some("3 wood, clay or ore"));
}

/// A table at the free turn.
fn at_wheel(materials: [u8; 5], thaler: u16, is_last: bool) -> Table {
    let mut table = Table::solo(&[]);
    table.supply(materials, thaler).set(|board| {
        board.is_last = is_last;
        board.phase = Phase::Wheel {
            step: 0,
            turned: false,
        };
    });
    table
}

#[test]
fn a_free_turn_left_out_is_waste_and_a_loss_in_the_end() {
    let left = "The free turn of the wheel would bring 1 prestige.";
    assert_eq!(waste(&at_wheel([2, 2, 2, 0, 0], 0, false), "done"), [left]);
    assert_eq!(losses(&at_wheel([2, 2, 2, 0, 0], 0, true), "done"), [left]);
    let one_full = at_wheel([2, 2, 2, 6, 0], 0, true);
    assert_eq!(losses(&one_full, "done"), NOTHING);
    let mut turned = at_wheel([2, 2, 2, 0, 0], 3, true);
    turned.act(&["turn free"]);
    assert_eq!(losses(&turned, "done"), NOTHING);
}

#[test]
fn points_that_are_spent_behind_the_last_action_are_a_loss() {
    let costs = |points: u8| {
        format!("The game ends here: this costs {points} prestige more than it brings.")
    };
    let last = at_wheel([2, 2, 2, 0, 0], 9, true);
    assert_eq!(losses(&last, "turn"), [costs(1)]);
    assert_eq!(losses(&last, "buy wood 3"), [costs(3)]);
    assert_eq!(losses(&last, "turn free"), NOTHING);
    let full = at_wheel([2, 2, 2, 6, 6], 9, true);
    assert_eq!(losses(&full, "turn free"), [costs(1)]);
    // The wood costs 1 and counts 1, and lets the wheel turn.
    let stuck = at_wheel([0, 2, 2, 0, 0], 1, true);
    assert_eq!(losses(&stuck, "buy wood 1"), NOTHING);
    let before = at_wheel([2, 2, 2, 0, 0], 9, false);
    assert_eq!(losses(&before, "turn"), NOTHING, "there is more to come");
}

// ---- Laws -------------------------------------------------------------------

/// What is told to be lost of a gain is lost, and nothing is lost untold.
#[test]
fn what_a_gain_loses_is_what_was_told_in_random_games() {
    let mut actions = Actions::new();
    let (mut told, mut kinds) = (0_u32, HashSet::new());
    for game in every_game() {
        for (seed, bytes) in deals("warnings", 2) {
            walk(&game, &seed, &bytes, |Step { after, .. }| {
                actions.clear();
                game.legal(after, &mut actions);
                for action in actions.iter() {
                    let before = *after;
                    let warnings = game.warnings(after, *action);
                    assert_eq!(before, *after);
                    kinds.extend(warnings.iter().map(|warning| warning.message.id));
                    if !matches!(action, Action::Gain(_)) {
                        continue;
                    }
                    let mut events = Vec::new();
                    game.act(&mut { *after }, *action, &mut events);
                    let lost: u16 = events
                        .iter()
                        .map(|event| match event {
                            Event::Gained { lost, .. } => *lost,
                            _ => 0,
                        })
                        .sum();
                    let said: i64 = warnings
                        .iter()
                        .flat_map(|warning| &warning.message.args)
                        .map(|(name, arg)| match (*name, arg) {
                            ("amount", Arg::Number(amount)) => *amount,
                            _ => 0,
                        })
                        .sum();
                    assert_eq!(said, i64::from(lost), "seed {seed}, {action}");
                    told += u32::from(lost > 0);
                }
                let passing = game.passing(after);
                if let Some(left) = game.left_out(after, after) {
                    assert!(passing.is_some(), "{left:?}");
                }
            });
        }
    }
    assert!(told > 20, "{told}");
    assert!(kinds.len() >= 12, "{kinds:?}");
}
