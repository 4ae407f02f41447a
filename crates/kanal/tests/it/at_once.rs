//! Chapter 06: what is activated in the middle of an effect is carried out at once, and the card in
//! hand goes on behind it.

use crate::kit::{Table, parse, plot};
use kanal::{DeckChoice, Event, Kanal, Phase, Side};
use table::Told;

/// A solo game with a released deck on a bare board.
fn released(deck: DeckChoice) -> Table {
    let mut table = Table::deal(Kanal::new(1, Side::Front, false, deck));
    table.bare().display(&[11, 12, 13, 14]);
    table
}

/// The structures of the cards in hand, from the outermost to the innermost.
fn in_hand(table: &Table) -> Vec<u8> {
    let cards = table.game.in_hand(&table.board);
    let structures = table.me().structures;
    cards
        .map(|card| structures[card.activation.plot.index()])
        .collect()
}

fn prestige(table: &Table) -> u16 {
    table.industry(1).prestige
}

fn is_resumed(table: &Table, number: u8) -> bool {
    table.happened(|event| matches!(event, Event::Resumed { card, .. } if *card == number))
}

/// Structure 1 on b2 has just been activated with one side open; a2 above it lacks only that route.
fn below_a2(effects: &'static [&'static str], a2: &'static [&'static str]) -> Table {
    let mut table = Table::solo(&[
        (1, "1 wood", 1, effects),
        (3, "1 wood", 1, a2),
        (4, "1 wood", 1, &["gain 1 thaler"]),
    ]);
    table
        .bare()
        .display(&[11, 12, 13, 14])
        .structures(&[(1, "b2"), (3, "a2")])
        .routes(&["road v23", "road h32", "road v22"])
        .routes(&["road h12", "road v12", "road v13"])
        .on_space(4)
        .wait_for_routes("b2");
    table.act(&["activate b2 routes"]);
    table
}

/// Without a brick of one's own: the Brickyard that the Yard's path closes pays the Yard's road.
/// Proves: OK-120.
#[test]
fn the_brickyard_that_the_pavers_yard_closes_pays_the_yards_road() {
    let mut table = released(DeckChoice::A);
    table
        .structures(&[(33, "b2"), (9, "b4")])
        .routes(&["road h22", "road v23", "road h32"])
        .routes(&["road h24", "road v25", "road h34"])
        .supply([0, 4, 0, 0, 0], 0)
        .on_space(3);
    table.act(&["build path v22", "activate b2 routes", "use 1"]);
    assert_eq!(table.me().materials[3], 0, "no brick for the road");
    table.act(&["take 3", "build path v24 free"]);
    assert_eq!(table.legal_here(), ["activate b4 routes", "done"]);
    assert_eq!(in_hand(&table), [33]);
    table.act(&["activate b4 routes"]);
    assert_eq!(in_hand(&table), [33, 9]);
    table.act(&["use 1", "trade 1", "take 1"]);
    assert_eq!(in_hand(&table), [33], "the Yard goes on");
    assert!(is_resumed(&table, 33));
    table.act(&["build road h11"]);
    assert_eq!(
        table.industry(1).materials[3],
        1,
        "one of two bricks is left"
    );
    assert_eq!(prestige(&table), 2, "additional to the road");
}

/// Proves: OK-120.
#[test]
fn a_later_free_path_comes_too_late_for_a_garden_that_the_first_one_closed() {
    let mut table = released(DeckChoice::B);
    table
        .structures(&[(19, "b2"), (57, "c4")])
        .routes(&["road h22", "road v23", "road h32"])
        .routes(&["road h34", "road v35", "road h44"])
        .routes(&["path h11", "path h12", "path h13"])
        .supply([0, 1, 0, 0, 0], 0)
        .on_space(3);
    table.act(&["build path v22", "activate b2 routes", "use 1"]);
    table.act(&["build path v34 free"]);
    assert_eq!(table.legal_here(), ["activate c4 routes", "done"]);
    table.act(&["activate c4 routes"]);
    assert_eq!(table.refuses("use 2"), "kanal-requirement-unmet");
    table.act(&["use 1"]);
    assert_eq!(prestige(&table), 2, "one path beside it");
    table.act(&["build path h14 free"]);
    assert_eq!(table.me().routes[0].len(), 6, "the row of paths is there");
    assert_eq!(prestige(&table), 2, "4 more only for who places it first");
}

/// Proves: OK-120, OK-121.
#[test]
fn a_card_is_interrupted_between_two_free_routes_and_goes_on_afterwards() {
    let mut table = below_a2(
        &["place 2 paths anywhere", "gain 2 prestige"],
        &["gain 1 ore"],
    );
    table.act(&["use 1", "build path h22 free"]);
    assert_eq!(table.legal_here(), ["activate a2 routes", "done"]);
    assert_eq!(table.board.hand.interrupted.len(), 1);
    table.act(&["activate a2 routes", "use 1"]);
    assert_eq!(table.me().materials[2], 2, "the ore came before the path");
    assert_eq!(in_hand(&table), [1]);
    assert!(table.allows("build path h11 free"), "the second path");
    table.act(&["build path h11 free", "use 2"]);
    assert_eq!(prestige(&table), 2);
}

/// Proves: OK-120, OK-139.
#[test]
fn a_card_is_interrupted_before_what_is_additional() {
    let mut table = below_a2(
        &["place 1 adjacent path, also gain 2 prestige"],
        &["trade 1 ore for 5 prestige"],
    );
    table.supply([0, 0, 1, 0, 0], 0);
    table.act(&["use 1", "build path h22 free"]);
    assert_eq!(prestige(&table), 0);
    table.act(&["activate a2 routes", "use 1", "trade 1"]);
    assert_eq!(prestige(&table), 7, "5, and then 2");
    let gained = crate::kit::gains(&table.events);
    let amounts: Vec<u16> = gained.iter().map(|(_, amount)| *amount).collect();
    assert_eq!(amounts, [5, 2]);
}

/// Proves: OK-077, OK-120.
#[test]
fn only_the_clay_of_a_canal_comes_before_what_it_sets_off() {
    let mut table = below_a2(
        &["place 1 canal anywhere, also gain 2 prestige"],
        &["gain 1 thaler"],
    );
    table.routes(&["canal h21"]).supply([0; 5], 0);
    table.act(&["use 1", "build canal h22 free"]);
    assert_eq!(table.legal_here(), ["activate a2 routes", "done"]);
    assert_eq!((table.me().materials[1], prestige(&table)), (2, 0));
}

/// Proves: OK-120.
#[test]
fn an_effect_that_raises_is_interrupted_too() {
    let mut table = below_a2(&["place 2 structures anywhere"], &["gain 1 ore"]);
    table.routes(&["road h33", "road v33", "road v34", "road h43"]);
    table.act(&["use 1", "raise 11 c3 free"]);
    assert_eq!(table.legal_here(), ["activate c3 routes", "done"]);
    table.act(&["activate c3 routes", "use 1"]);
    assert!(
        !table.legal_with("raise").is_empty(),
        "the second structure"
    );
}

/// b2 and b3 lack the route between them; b2 can close a2.
fn two_by_one_route(b2: &'static [&'static str]) -> Table {
    let mut table = Table::solo(&[
        (1, "1 wood", 1, b2),
        (2, "1 wood", 1, &["gain 10 prestige"]),
        (3, "1 wood", 1, &["gain 1 ore"]),
    ]);
    table
        .bare()
        .display(&[11, 12, 13, 14])
        .structures(&[(1, "b2"), (2, "b3"), (3, "a2")])
        .routes(&["road h22", "road h32", "road v22"])
        .routes(&["road h23", "road h33", "road v24"])
        .routes(&["road v12", "road v13"])
        .supply([0, 1, 0, 0, 0], 0)
        .on_space(3);
    table.act(&["build path v23"]);
    table
}

/// Proves: OK-115, OK-120.
#[test]
fn the_second_of_two_waits_for_the_first_with_all_that_it_sets_off() {
    let mut table = two_by_one_route(&["place 1 path anywhere"]);
    let both = ["activate b2 routes", "activate b3 routes", "done"];
    assert_eq!(table.legal_here(), both);
    table.act(&["activate b2 routes"]);
    assert_eq!(table.legal_here(), ["use 1", "done"], "b3 waits");
    table.act(&["use 1", "build path h12 free"]);
    assert_eq!(table.legal_here(), ["activate a2 routes", "done"]);
    let card = table.game.in_hand(&table.board).next().expect("b2");
    assert_eq!(card.behind, Some(plot("b3")));
    table.act(&["activate a2 routes", "use 1"]);
    assert_eq!(table.legal_here(), ["activate b3 routes", "done"]);
    table.act(&["activate b3 routes", "use 1"]);
    assert_eq!(prestige(&table), 10);
}

/// Proves: OK-120.
#[test]
fn the_second_of_two_is_not_lost_if_their_route_is_removed_meanwhile() {
    let mut table = two_by_one_route(&["remove 1 adjacent path"]);
    table.act(&["activate b2 routes", "use 1", "remove v23"]);
    assert!(!table.me().is_surrounded(plot("b3")));
    assert_eq!(table.legal_here(), ["activate b3 routes", "done"]);
    table.act(&["activate b3 routes", "use 1"]);
    assert_eq!(prestige(&table), 10);
}

/// b2 has four routes and one bridge; its second bridge is placed by itself.
fn interrupts_itself() -> Table {
    let mut table = Table::fire(
        &[
            "place 1 adjacent bridge",
            "first activation: gain 1 prestige",
            "second activation: gain 10 prestige",
        ],
        ["road"; 4],
    );
    table
        .structures(&[(2, "b3"), (3, "a2"), (4, "c2")])
        .bridges(&["h22"]);
    table.act(&["use 1", "build bridge v23 free"]);
    table
}

/// Proves: OK-120, OK-137.
#[test]
fn a_card_that_interrupts_itself_has_its_effects_twice() {
    let mut table = interrupts_itself();
    assert_eq!(table.legal_here(), ["activate b2 bridges", "done"]);
    table.act(&["activate b2 bridges"]);
    assert_eq!(in_hand(&table), [1, 1]);
    assert_eq!(table.legal_here(), ["use 1", "use 3", "done"], "its own");
    table.act(&["use 3", "use 1", "build bridge h32 free"]);
    assert_eq!(prestige(&table), 10);
    // The first activation stays the first.
    assert_eq!(in_hand(&table), [1]);
    assert_eq!(table.legal_here(), ["use 2", "done"]);
    table.act(&["use 2"]);
    assert_eq!(prestige(&table), 11);
    assert_eq!(table.industry(1).activations(plot("b2")), 2);
}

/// Proves: OK-114, OK-120.
#[test]
fn done_declines_what_was_just_set_off_and_no_card_below() {
    let mut table = interrupts_itself();
    table.act(&["done"]);
    assert!(table.happened(|event| matches!(event, Event::Declined { .. })));
    assert_eq!(in_hand(&table), [1], "the card below goes on");
    assert_eq!(table.legal_here(), ["use 2", "done"]);
    assert_eq!(table.me().activations(plot("b2")), 1);
}

/// Proves: OK-120.
#[test]
fn done_ends_the_card_in_hand_and_never_one_that_waits_below() {
    let mut table = interrupts_itself();
    table.act(&["activate b2 bridges", "done"]);
    assert_eq!(in_hand(&table), [1]);
    assert_eq!(table.legal_here(), ["use 2", "done"]);
    assert_eq!(table.board.phase, Phase::Space);
    table.act(&["done"]);
    assert_eq!(in_hand(&table), [0; 0]);
}

/// Proves: OK-120.
#[test]
fn what_is_no_longer_possible_when_a_card_goes_on_lapses() {
    // a2 takes the last place for a bridge at b2.
    let mut table = Table::solo(&[
        (
            1,
            "1 wood",
            1,
            &[
                "place 2 adjacent bridges, also gain 9 prestige",
                "gain 1 ore",
            ],
        ),
        (2, "1 wood", 1, &["place 1 bridge anywhere"]),
    ]);
    table
        .bare()
        .structures(&[(1, "a1"), (2, "a2"), (3, "b1"), (4, "a3")])
        .routes(&["road h11", "road v11", "road v12", "road h21"])
        .routes(&["road v13"])
        .bridges(&["v13"])
        .on_space(4)
        .wait_for_routes("a1");
    table.act(&["activate a1 routes", "use 1", "build bridge v12 free"]);
    assert_eq!(table.legal_here(), ["activate a2 bridges", "done"]);
    table.act(&["activate a2 bridges", "use 1", "build bridge h21 free"]);
    // a1 is closed by its second bridge, and that is carried out first of all.
    table.act(&["activate a1 bridges", "done"]);
    assert_eq!(
        prestige(&table),
        0,
        "not both bridges: nothing is additional"
    );
    assert_eq!(table.legal_here(), ["use 2", "done"]);
}

/// Proves: OK-136.
#[test]
fn an_effect_counts_when_it_begins_and_not_when_it_was_set_off() {
    let mut table = below_a2(
        &["place 1 adjacent path", "supply of ore 1+: gain 3 prestige"],
        &["gain 1 ore"],
    );
    table.supply([0; 5], 0);
    assert_eq!(table.refuses("use 2"), "kanal-requirement-unmet");
    table.act(&[
        "use 1",
        "build path h22 free",
        "activate a2 routes",
        "use 1",
    ]);
    table.act(&["use 2"]);
    assert_eq!(prestige(&table), 3);
}

/// Proves: OK-097, OK-120.
#[test]
fn between_all_of_it_things_can_be_done_at_any_time() {
    let mut table = below_a2(
        &["place 1 adjacent path, also gain 2 prestige"],
        &["gain 1 ore", "gain 1 iron"],
    );
    table.supply([1, 1, 1, 0, 0], 20);
    table.act(&["use 1", "build path h22 free"]);
    assert!(table.allows("turn") && table.allows("buy ore 2"));
    table.act(&["buy ore 2", "activate a2 routes", "turn", "use 1"]);
    assert!(table.allows("buy wood 1"));
}

/// Every structure of a row has one bridge; two more are placed by one effect.
fn row_of_bridges() -> Table {
    let mut table = Table::solo(&[(1, "1 wood", 1, &["place 2 bridges anywhere"])]);
    table
        .bare()
        .structures(&[(1, "c2"), (11, "a1"), (12, "a2"), (13, "a3"), (14, "a4")])
        .structures(&[(15, "b1"), (16, "b4")])
        .routes(&["road v12", "road v13", "road v14", "road h21", "road h24"])
        .bridges(&["h21", "v13", "h24"])
        .on_space(4)
        .wait_for_routes("c2");
    table.act(&["activate c2 routes", "use 1"]);
    table
}

/// Proves: OK-116, OK-120.
#[test]
fn one_bridge_never_activates_both_its_structures_and_each_forfeits_for_itself() {
    let mut table = row_of_bridges();
    table.act(&["build bridge v12 free"]);
    let first = ["activate a1 bridges", "activate a2 bridges", "done"];
    assert_eq!(table.legal_here(), first, "before the next bridge");
    let forfeits = |table: &Table, number: u8| {
        table.happened(|event| matches!(event, Event::Forfeited { card, .. } if *card == number))
    };
    table.act(&["activate a2 bridges"]);
    assert!(forfeits(&table, 11), "a1 loses it, at the other end");
    table.act(&["use 1", "build bridge v14 free"]);
    let second = ["activate a3 bridges", "activate a4 bridges", "done"];
    assert_eq!(table.legal_here(), second);
    let warned = |choice: &str| format!("{:?}", table.game.warnings(&table.board, parse(choice)));
    let said = warned("activate a3 bridges");
    assert!(
        said.contains("\"a4\"") && !said.contains("\"a2\""),
        "{said}"
    );
    table.act(&["activate a3 bridges"]);
    assert!(forfeits(&table, 14) && !forfeits(&table, 12));
    let own = table.industry(1);
    let activated = ["a1", "a2", "a3", "a4"].map(|word| own.activations(plot(word)));
    assert_eq!(activated, [0, 1, 1, 0]);
    assert_eq!(table.refuses("activate a4 bridges"), "not-now");
}

/// Proves: OK-115.
#[test]
fn a_structure_that_waits_behind_another_is_said_to_wait() {
    let mut table = two_by_one_route(&["place 1 path anywhere"]);
    assert_eq!(table.refuses("activate b2 bridges"), "kanal-other-trigger");
    assert_eq!(table.refuses("activate a2 routes"), "kanal-not-waiting");
    table.act(&["activate b2 routes"]);
    assert_eq!(table.refuses("activate b3 routes"), "kanal-waits-behind");
    table.act(&["use 1"]);
    let refusal = table.refusal("activate b3 routes");
    let said = (refusal.message.id, refusal.section);
    assert_eq!(
        said,
        ("kanal-waits-behind", "06"),
        "in the middle of it too"
    );
    assert_eq!(table.refuses("activate b3 bridges"), "not-now");
    table.act(&["build path h12 free"]);
    assert_eq!(table.legal_here(), ["activate a2 routes", "done"]);
    assert_eq!(table.refuses("activate b3 routes"), "kanal-waits-behind");
}

/// Who waits below is told by no purchase, no turn of the wheel and no other choice.
/// Proves: OK-120.
#[test]
fn a_turn_ends_when_nothing_is_in_hand_and_nothing_waits() {
    let mut table = two_by_one_route(&["place 1 path anywhere"]);
    table.set(|board| {
        board.golden = 1;
        board.hand.raised = 1;
    });
    let turn = table.board.turn;
    table.act(&["activate b2 routes", "use 1", "build path h12 free"]);
    table.act(&["activate a2 routes", "use 1"]);
    assert_eq!(table.board.turn, turn, "b3 waits still");
    table.act(&["activate b3 routes", "use 1"]);
    assert_ne!(table.board.turn, turn);
}

/// Twelve structures lack one route each, and then one bridge after another is the second of the next.
/// Proves: OK-120.
#[test]
fn as_many_cards_wait_below_another_as_a_board_can_set_off() {
    const BOTH: &[&str] = &["place 1 road anywhere", "place 1 bridge anywhere"];
    let structures: Vec<_> = (1..=12).map(|number| (number, "1 wood", 1, BOTH)).collect();
    let mut table = Table::solo(&structures);
    table.bare().supply([0, 1, 0, 0, 0], 0);
    let lacking = [
        "v23", "v11", "v21", "v31", "h12", "h13", "h14", "v25", "h42", "h43", "h44",
    ];
    for place in kanal::Space::all().map(|space| space.to_string()) {
        if !lacking.contains(&place.as_str()) {
            table.routes(&[&format!("road {place}")]);
        }
    }
    for (number, place) in (1..=12).zip(kanal::Plot::all()) {
        table.structures(&[(number, &place.to_string())]);
    }
    table.bridges(&["v12"]).on_space(3);
    let by_routes = [
        "b2", "a1", "b1", "c1", "a2", "a3", "a4", "b4", "c2", "c3", "c4",
    ];
    table.act(&["build path v23", "activate b2 routes"]);
    for (space, place) in lacking[1..].iter().zip(&by_routes[1..]) {
        table.act(&["use 1", &format!("build road {space} free")]);
        table.act(&[&format!("activate {place} routes")]);
    }
    let by_bridges = [
        ("v13", "a2"),
        ("v14", "a3"),
        ("h24", "a4"),
        ("v24", "b4"),
        ("v23", "b3"),
        ("v22", "b2"),
        ("h31", "b1"),
        ("v32", "c1"),
        ("v33", "c2"),
        ("v34", "c3"),
    ];
    for (space, place) in by_bridges {
        table.act(&["use 2", &format!("build bridge {space} free")]);
        table.act(&[&format!("activate {place} bridges")]);
    }
    assert_eq!(table.board.hand.interrupted.len(), 20);
    assert_eq!(in_hand(&table).len(), 21);
    let bytes = postcard::to_allocvec(&table.board).expect("it has bytes");
    assert_eq!(postcard::from_bytes(&bytes), Ok(table.board));
    // One after another goes on, down to the first; then the second of the first two is asked for.
    for _ in 0..21 {
        assert_ne!(table.legal_with("use"), [""; 0], "effects of its own");
        table.act(&["done"]);
    }
    assert_eq!(table.legal_here(), ["activate b3 routes", "done"]);
    table.act(&["done"]);
    assert_eq!(table.board.hand.activations(), 0);
}
