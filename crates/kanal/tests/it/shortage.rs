//! What is missing for a cost, and what the action spaces offer.

use crate::kit::walk::{Step, deals, every_game, walk};
use crate::kit::{Table, parse};
use kanal::cards::{Bundle, Resource, RouteType, Stage};
use kanal::{Building, DeckChoice, Industry, Kanal, Phase, Shortage, Side, SpaceDeed, SpacePart};
use table::Game;

fn kanal() -> Kanal {
    Kanal::new(1, Side::Front, false, DeckChoice::A)
}

fn own(materials: [u8; 5], thaler: u16) -> Industry {
    Industry {
        materials,
        thaler,
        ..Industry::default()
    }
}

#[test]
fn what_can_be_paid_lacks_nothing() {
    let found = kanal().shortage(&own([1, 1, 0, 0, 0], 0), Bundle::new([1, 1, 0, 0, 0, 0]));
    assert!(found.is_nothing() && found.is_affordable);
    assert_eq!((found.thaler, found.thaler_with_turn), (Some(0), None));
}

/// The rule book buys two clay for 3 thaler.
#[test]
fn missing_basics_are_bought_for_the_numbers_reached() {
    let two_clay = Bundle::new([0, 2, 0, 0, 0, 0]);
    let found = kanal().shortage(&own([0; 5], 3), two_clay);
    assert_eq!(found.missing, [0, 2, 0, 0, 0, 0]);
    assert_eq!((found.thaler, found.is_affordable), (Some(3), true));
    let found = kanal().shortage(&own([0; 5], 2), two_clay);
    assert_eq!((found.thaler, found.is_affordable), (Some(3), false));
}

#[test]
fn thaler_of_the_cost_are_paid_beside_the_purchase() {
    let cost = Bundle::new([0, 2, 0, 0, 0, 1]);
    let found = kanal().shortage(&own([0, 1, 0, 0, 0], 2), cost);
    assert_eq!((found.thaler, found.is_affordable), (Some(2), false));
    assert_eq!(found.missing, [0, 1, 0, 0, 0, 0]);
    let found = kanal().shortage(&own([0, 1, 0, 0, 0], 3), cost);
    assert!(found.is_affordable);
    let found = kanal().shortage(&own([0, 1, 0, 0, 0], 0), cost);
    assert_eq!(found.missing, [0, 1, 0, 0, 0, 1]);
}

/// The Mansion of the rule book: 2 thaler for the turn, 3 for the third clay.
#[test]
fn missing_valuables_come_with_one_turn_of_the_wheel() {
    let mansion = Bundle::new([0, 3, 0, 2, 1, 0]);
    let found = kanal().shortage(&own([1, 3, 1, 1, 0], 5), mansion);
    assert_eq!(found.missing, [0, 0, 0, 1, 1, 0]);
    assert_eq!((found.thaler, found.is_affordable), (None, false));
    assert_eq!((found.thaler_with_turn, found.after_turn), (Some(5), true));
    let found = kanal().shortage(&own([1, 3, 1, 1, 0], 4), mansion);
    assert_eq!((found.thaler_with_turn, found.after_turn), (Some(5), false));
    let found = kanal().shortage(&own([1, 3, 1, 0, 0], 40), mansion);
    assert_eq!((found.thaler_with_turn, found.after_turn), (None, false));
}

/// The example of the rule book: 1 wood for 1 thaler, then the turn for 2.
#[test]
fn what_blocks_the_wheel_is_bought_before_the_turn() {
    let road = kanal().building_cost(Building::Route(RouteType::Road));
    let found = kanal().shortage(&own([0, 2, 2, 0, 0], 3), road);
    assert_eq!((found.thaler_with_turn, found.after_turn), (Some(3), true));
}

#[test]
fn the_accessors_say_what_the_rules_say() {
    let game = kanal();
    assert_eq!(Kanal::purchase_price(0, 3), 6);
    assert_eq!(Kanal::purchase_price(2, 4), 7);
    assert_eq!(game.turn_price(), 2);
    let rail = game.building_cost(Building::Route(RouteType::Rail));
    assert_eq!(rail.amounts(), [1, 0, 0, 0, 1, 0]);
    assert_eq!(
        (game.side(), game.deck_choice()),
        (Side::Front, DeckChoice::A)
    );
}

/// Carries out what a shortage says: buys, turns, buys, and pays.
fn comes_true(game: &Kanal, own: &Industry, cost: Bundle, found: &Shortage, turns: bool) {
    let mut materials = own.materials;
    let mut thaler = own.thaler;
    let due = if turns {
        found.thaler_with_turn
    } else {
        found.thaler
    };
    let Some(due) = due else {
        return;
    };
    if turns {
        for held in &mut materials[..3] {
            thaler -= u16::from(*held == 0);
            *held = held.saturating_sub(1);
        }
        thaler -= game.turn_price();
        materials[3] = (materials[3] + 1).min(6);
        materials[4] = (materials[4] + 1).min(6);
    }
    for (held, due) in materials.iter_mut().zip(cost.amounts()).take(3) {
        while *held < due {
            *held += 1;
            thaler -= u16::from(*held);
        }
    }
    assert_eq!(own.thaler - thaler, due);
    let paid = Industry {
        materials,
        thaler,
        ..*own
    };
    assert!(paid.can_pay(cost), "{found:?}");
}

#[test]
fn what_is_affordable_can_be_bought_and_paid_in_random_games() {
    let (mut by_purchase, mut by_turn) = (0_u32, 0_u32);
    for game in every_game() {
        for (seed, bytes) in deals("shortage", 1) {
            walk(&game, &seed, &bytes, |Step { after, .. }| {
                let own = after.own();
                for card in after.display.cards() {
                    for cost in game.card(*card).cost.bundles() {
                        let found = game.shortage(own, cost);
                        assert_eq!(found.is_nothing(), own.can_pay(cost), "seed {seed}");
                        if found.is_affordable {
                            by_purchase += u32::from(!found.is_nothing());
                            comes_true(&game, own, cost, &found, false);
                        }
                        if found.after_turn {
                            by_turn += 1;
                            comes_true(&game, own, cost, &found, true);
                        }
                    }
                }
            });
        }
    }
    assert!(
        by_purchase > 100 && by_turn > 100,
        "{by_purchase}, {by_turn}"
    );
}

// ---- The action spaces --------------------------------------------------------

/// Whether a part lets a choice be made.
fn lets(part: &SpacePart, choice: &str) -> bool {
    part.is_usable
        && part.deeds.iter().any(|deed| match deed {
            SpaceDeed::Raise => choice.starts_with("raise "),
            SpaceDeed::Build { one_of, .. } => one_of
                .iter()
                .any(|building| choice.starts_with(&format!("build {} ", building.word()))),
            SpaceDeed::Gain { one_of, .. } => one_of
                .iter()
                .any(|material| choice == format!("gain {}", material.word())),
        })
}

/// What a space says it offers is what it lets be done, under whichever stacks.
#[test]
fn the_parts_of_an_action_space_are_what_it_allows() {
    for stacks in 0..=3 {
        for space in 1..=7 {
            let mut table = Table::solo(&[]);
            table
                .supply([6; 5], 20)
                .structures(&[(41, "b2"), (42, "b3")])
                .routes(&["road v23"])
                .empty_stacks(stacks)
                .set(|board| board.blocked = 0)
                .on_space(space);
            let parts = table.game.space_parts(&table.board, space);
            let left = table.game.left(&table.board);
            let is_let = |choice: &str| parts.iter().any(|part| lets(part, choice));
            for choice in ["raise 1 a1", "gain wood", "gain clay", "gain ore"] {
                let is_legal = match choice {
                    "raise 1 a1" => !table.legal_with("raise").is_empty(),
                    _ => table.allows(choice),
                };
                assert_eq!(is_legal, is_let(choice), "{choice} on {space}");
            }
            assert_eq!(left.raise, is_let("raise 1 a1"));
            for (building, is_left) in Building::ALL.into_iter().zip(left.build) {
                let choice = format!("build {}", building.word());
                let is_legal = !table.legal_with(&choice).is_empty();
                let is_let = is_let(&format!("{choice} h11"));
                assert_eq!(is_legal, is_let, "{choice} on {space}, {stacks}");
                assert_eq!(is_left, is_let, "{choice} on {space}, {stacks}");
            }
        }
    }
}

#[test]
fn amounts_of_an_action_space_come_true() {
    let mut table = Table::solo(&[]);
    table.set(|board| board.blocked = 0).supply([0; 5], 0);
    for (space, choice, material) in [
        (5, "gain wood", Resource::Wood),
        (6, "gain ore", Resource::Ore),
        (7, "gain clay", Resource::Clay),
    ] {
        let part = &table.game.space_parts(&table.board, space)[0];
        let [SpaceDeed::Gain { amount, .. }] = part.deeds[..] else {
            panic!("{part:?}");
        };
        let mut board = table.board;
        table
            .game
            .act(&mut board, parse(&format!("space {space}")), &mut ());
        table.game.act(&mut board, parse(choice), &mut ());
        assert_eq!(board.industries[0].held(material), u16::from(amount));
    }
    let parts = table.game.space_parts(&table.board, 3);
    assert!(parts[1].is_instead && !parts[1].is_usable);
    assert_eq!(parts[1].under, Some(Stage::Orange));
    assert!(table.game.space_parts(&table.board, 8).is_empty());
    assert_eq!(table.board.phase, Phase::ChooseSpace);
}
