//! Chapter 04: the set-up.

use std::collections::HashSet;

use crate::kit::{Table, space};
use kanal::cards::{RouteType, Stage};
use kanal::{DeckChoice, Event, Face, Kanal, Phase, Side};
use table::{Game, Rng, Seat, Seed, Turn};

fn solo() -> Kanal {
    Kanal::new(1, Side::Front, false, DeckChoice::A)
}

fn two() -> Kanal {
    Kanal::new(2, Side::Front, false, DeckChoice::A)
}

/// What turns up before the first question of a game.
fn first_faces(game: &Kanal, seed: &str) -> Vec<Face> {
    let (mut board, mut stock) = game.deal(&Seed::new(seed));
    let mut faces = Vec::new();
    while game.turn(&board) == Turn::Reveal {
        let face = game.draw(&board, &mut stock);
        game.reveal(&mut board, face, &mut ()).expect("it fits");
        faces.push(face);
    }
    faces
}

/// Proves: OK-010.
#[test]
fn one_deck_is_chosen_and_its_stages_lie_shuffled_on_the_covered_spaces() {
    for (choice, letter) in [(DeckChoice::A, 'A'), (DeckChoice::B, 'B')] {
        let game = Kanal::new(1, Side::Front, false, choice);
        assert_eq!(game.deck().letter(), letter);
        let orders: HashSet<_> = (0..20)
            .map(|number| format!("{:?}", first_faces(&game, &format!("seed {number}"))))
            .collect();
        assert!(orders.len() > 15, "the order is that of the seed");
        for face in first_faces(&game, "any") {
            let Face::Structure(card) = face else {
                panic!("nobody draws a start player alone");
            };
            assert_eq!(game.card(card).stage, Stage::Green, "green comes first");
        }
    }
    let mut table = Table::solo(&[]);
    table.supply([8, 8, 8, 6, 6], 0);
    for (number, covered, why) in [
        (2, "build bridge h22", "kanal-covered"),
        (3, "build bridge h22", "kanal-covered"),
        (4, "raise 5 b2", "kanal-last-round-only"),
    ] {
        let mut table = Table::deal(table.game.clone());
        table.on_space(number);
        assert_eq!(table.refuses(covered), why);
    }
}

/// Proves: OK-011.
#[test]
fn two_players_have_9_green_7_orange_and_8_blue_structures() {
    let table = Table::deal(two());
    assert_eq!(table.board.stacks, [5, 7, 8]);
    assert_eq!(table.board.display.len(), 4);
}

/// Proves: OK-012.
#[test]
fn one_player_has_6_green_5_orange_and_7_blue_structures() {
    let table = Table::deal(solo());
    assert_eq!(table.board.stacks, [2, 5, 7]);
    assert_eq!(table.board.display.len(), 4);
}

/// Proves: OK-013.
#[test]
fn four_green_structures_come_face_up_one_by_one() {
    for game in [solo(), two()] {
        let faces = first_faces(&game, "any");
        let cards = faces
            .iter()
            .filter(|face| matches!(face, Face::Structure(1..=20)));
        assert_eq!(cards.count(), 4);
    }
    let (board, _) = two().deal(&Seed::new("any"));
    let (other, _) = two().deal(&Seed::new("other"));
    assert_eq!(
        board, other,
        "nothing is on the table before it is turned up"
    );
}

/// Proves: OK-014.
#[test]
fn one_player_keeps_the_structures_sorted_and_two_as_they_came() {
    let mut is_unsorted = false;
    for number in 0..20 {
        let seed = format!("seed {number}");
        for game in [solo(), two()] {
            let players = game.players();
            let (mut board, mut stock) = game.deal(&Seed::new(&seed));
            while game.turn(&board) == Turn::Reveal {
                let face = game.draw(&board, &mut stock);
                game.reveal(&mut board, face, &mut ()).expect("it fits");
                let is_sorted = board.display.cards().is_sorted();
                assert!(players == 2 || is_sorted);
                is_unsorted |= !is_sorted;
            }
        }
    }
    assert!(is_unsorted);
}

/// Proves: OK-015.
#[test]
fn everybody_starts_without_thaler_and_prestige() {
    let table = Table::deal(two());
    for number in 1..=2 {
        assert_eq!(table.industry(number).thaler, 0);
        assert_eq!(table.industry(number).prestige, 0);
    }
}

/// Proves: OK-016.
#[test]
fn one_thaler_lies_on_each_of_the_upper_spaces() {
    assert_eq!(Table::deal(two()).board.thaler, [1, 1, 1, 1, 0, 0, 0]);
}

/// Proves: OK-017.
#[test]
fn everybody_starts_with_2_clay_1_ore_and_1_brick() {
    let table = Table::deal(two());
    for number in 1..=2 {
        assert_eq!(table.industry(number).materials, [0, 2, 1, 1, 0]);
    }
}

/// Proves: OK-018.
#[test]
fn the_front_has_two_paths_a_rail_track_and_a_canal() {
    let table = Table::deal(two());
    for number in 1..=2 {
        let own = table.industry(number);
        assert_eq!(own.route(space("h12")), Some(RouteType::Path));
        assert_eq!(own.route(space("v34")), Some(RouteType::Path));
        assert_eq!(own.route(space("v11")), Some(RouteType::Rail));
        assert_eq!(own.route(space("h43")), Some(RouteType::Canal));
        assert_eq!(own.built().len(), 4);
        assert!(own.bridges.is_empty());
    }
}

fn blank(players: u8) -> Table {
    Table::of(players, Side::Blank, false, &[])
}

/// Proves: OK-019.
#[test]
fn starting_routes_lie_on_the_edge_or_point_from_it_into_the_board() {
    let table = blank(1);
    assert_eq!(table.legal_with("place path").len(), 24);
    assert_eq!(table.legal().len(), 72, "two paths, a rail track, a canal");
    for inner in ["v22", "v23", "v24", "h22", "h23", "h32", "h33"] {
        for route in ["path", "rail", "canal"] {
            let choice = format!("place {route} {inner}");
            assert_eq!(table.refuses(&choice), "kanal-not-at-the-edge");
        }
    }
    assert_eq!(table.refuses("place road h11"), "kanal-no-starting-road");
    for early in ["done", "buy wood 1", "space 3"] {
        let refusal = table.refusal(early);
        assert_eq!(
            (refusal.message.id, refusal.section),
            ("kanal-routes-due", "04")
        );
    }
}

/// Proves: OK-018.
#[test]
fn whoever_places_a_starting_route_on_the_front_is_told_where_that_is_done() {
    let table = Table::solo(&[]);
    for route in ["road", "path"] {
        let refusal = table.refusal(&format!("place {route} v11"));
        let said = (refusal.message.id, refusal.section);
        assert_eq!(said, ("kanal-only-at-the-start", "04"));
    }
}

/// Proves: OK-020.
#[test]
fn starting_routes_cost_nothing_and_bring_nothing_and_need_no_neighbour() {
    let mut table = blank(1);
    table.act(&["place canal h11"]);
    let refusal = table.refusal("place path h11");
    let said = (refusal.message.id, refusal.section);
    assert_eq!(said, ("kanal-starting-space-taken", "04"));
    assert_eq!(
        table.refuses("place canal h12"),
        "kanal-no-such-starting-route"
    );
    table.act(&["place path v35", "place rail h44", "place path v12"]);
    assert_eq!(table.board.phase, Phase::ChooseSpace);
    assert_eq!(
        table.me().materials,
        [0, 2, 1, 1, 0],
        "no clay, nothing paid"
    );
    assert_eq!(table.me().built().len(), 4);
}

/// Proves: OK-021.
#[test]
fn starting_paths_count_as_imprinted_and_the_start_player_places_first() {
    let mut table = blank(2);
    let start = table.board.start.number();
    assert_eq!(table.asked(), start);
    let first = [
        "place path h11",
        "place path h12",
        "place rail v11",
        "place canal h41",
    ];
    table.act(&first);
    assert_ne!(table.asked(), start);
    table.act(&first);
    assert_eq!(table.asked(), start, "the first round begins");
    for number in 1..=2 {
        let imprinted = table.industry(number).imprinted;
        assert_eq!(imprinted.len(), 2);
        assert!(imprinted.contains(space("h11")) && imprinted.contains(space("h12")));
    }
}

/// Proves: OK-022.
#[test]
fn the_start_player_is_drawn_and_begins_with_five_discs() {
    let starts: HashSet<_> = (0..30)
        .map(|number| first_faces(&two(), &format!("seed {number}"))[0].to_string())
        .collect();
    assert_eq!(starts.len(), 2, "{starts:?}");
    let mut table = Table::deal(two());
    assert_eq!(table.asked(), table.board.start.number());
    for number in 1..=5 {
        assert_eq!(table.board.round, 1);
        table.idle_on(number);
    }
    assert!(table.happened(|event| matches!(event, Event::PreparationBegan { .. })));
}

/// Proves: OK-023.
#[test]
fn alone_the_red_disc_blocks_the_first_space_and_its_thaler_goes_back() {
    let table = Table::deal(solo());
    assert_eq!(table.board.blocked, 1);
    assert_eq!(table.board.thaler, [0, 1, 1, 1, 0, 0, 0]);
    assert_eq!(table.refuses("space 1"), "kanal-space-blocked");
    assert_eq!(table.legal_with("space").len(), 6);
}

/// Proves: OK-024.
#[test]
fn alone_there_is_one_board_and_nobody_else() {
    let mut table = Table::deal(solo());
    let empty = *table.industry(2);
    for _ in 0..3 {
        table.idle_through_the_round();
        assert_eq!(table.asked(), 1);
    }
    assert_eq!(*table.industry(2), empty);
    assert_eq!(empty.built().len(), 0);
}

#[test]
fn what_is_turned_up_has_to_fit() {
    let game = two();
    let (mut board, _) = game.deal(&Seed::new("any"));
    let refuses = |board: &kanal::Board, face: &str| {
        let mut after = *board;
        let face = face.parse().expect("it is a face");
        game.reveal(&mut after, face, &mut ()).is_err()
    };
    assert!(refuses(&board, "start 3"));
    assert!(refuses(&board, "structure 1"));
    game.reveal(&mut board, Face::StartPlayer(Seat::new(1)), &mut ())
        .expect("a seat of the table");
    assert!(refuses(&board, "start 1"));
    assert!(refuses(&board, "structure 21"), "green comes first");
    game.reveal(&mut board, Face::Structure(7), &mut ())
        .expect("any green structure");
    assert!(refuses(&board, "structure 7"), "it is there already");
}

#[test]
fn a_redealt_stock_holds_what_has_not_turned_up() {
    let game = two();
    let table = Table::deal(game.clone());
    for luck in 0..20 {
        let mut stock = game.redeal(&table.board, &mut Rng::new(luck));
        let mut board = table.board;
        board.phase = Phase::Refill { due: 2 };
        let Face::Structure(card) = game.draw(&board, &mut stock) else {
            panic!("a structure is due");
        };
        assert!(!board.seen.contains(card));
        assert_eq!(game.card(card).stage, Stage::Green);
    }
}
