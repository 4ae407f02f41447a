//! Chapter 08: the solo campaign.

use std::collections::HashSet;

use crate::kit::Table;
use kanal::cards::Stage;
use kanal::{Cards, DeckChoice, Event, Face, Kanal, Phase, Side};
use table::{Game, Rng, Seat, Seed};

fn campaign() -> Table {
    Table::of(1, Side::Front, true, &[])
}

/// Plays on without doing anything until this game of the campaign begins, counted from 0.
fn until_game(table: &mut Table, part: u8) {
    while table.board.part < part {
        table.idle_through_the_round();
    }
    table.turn_up();
}

/// Everything that turned up so far in the events.
fn turned_up(table: &Table) -> Vec<u8> {
    let cards = table.events.iter().filter_map(|event| match event {
        Event::TurnedUp { card } => Some(*card),
        _ => None,
    });
    cards.collect()
}

/// Plays a whole campaign idly, and gives the cards of each game.
fn cards_of_games(mut table: Table) -> [Vec<u8>; 3] {
    let mut games: [Vec<u8>; 3] = Default::default();
    games[0] = table.board.display.cards().to_vec();
    while table.board.phase != Phase::Over {
        let part = usize::from(table.board.part);
        while let Phase::Refill { .. } = table.board.phase {
            games[part].push(table.turn_up_one());
        }
        let legal = table.legal();
        let choice = match legal.iter().any(|choice| choice == "done") {
            true => "done".to_owned(),
            false => legal[0].clone(),
        };
        table.act(&[&choice]);
    }
    games
}

/// Proves: OK-210, OK-212.
#[test]
fn each_game_takes_new_structures_but_for_one_blue_of_the_third() {
    let games = cards_of_games(campaign());
    let mut seen = HashSet::new();
    let mut again: Vec<u8> = Vec::new();
    for cards in &games {
        assert_eq!(cards.len(), 18);
        let of_stage = |stage: Stage| {
            let of = |card: &&u8| Stage::of_number(**card) == Some(stage);
            cards.iter().filter(of).count()
        };
        assert_eq!(Stage::ALL.map(of_stage), [6, 5, 7]);
        again.extend(cards.iter().filter(|card| !seen.insert(**card)));
    }
    assert_eq!(again.len(), 1, "{again:?}");
    assert_eq!(Stage::of_number(again[0]), Some(Stage::Blue));
    assert!(games[2].contains(&again[0]));
    assert_eq!(seen.len(), 53, "almost all structures of the deck");
}

/// Proves: OK-211.
#[test]
fn the_blue_structures_that_still_lie_face_up_are_set_aside() {
    let mut table = campaign();
    while table.board.round < 7 {
        table.idle_through_the_round();
    }
    // One blue one is raised, one orange one lies among the others.
    table.display(&[21, 41, 42, 43]).structures(&[(44, "b2")]);
    table.idle_through_the_round();
    assert_eq!(table.board.part, 1);
    let aside: Vec<u8> = table.board.aside.iter().collect();
    assert_eq!(aside, [41, 42, 43]);
    assert!(table.happened(|event| matches!(event, Event::SetAside { card: 42 })));
    assert!(
        table.industry(1).raised.is_empty(),
        "the next game begins anew"
    );
}

/// Proves: OK-212.
#[test]
fn which_one_comes_back_and_where_is_fixed_by_the_seed() {
    let mut returned = HashSet::new();
    let mut places = HashSet::new();
    for number in 0..40 {
        let game = Kanal::new(1, Side::Front, true, DeckChoice::A);
        let mut table = Table::deal_from(game, &Seed::new("return").nth(number));
        until_game(&mut table, 2);
        let mut board = table.board;
        board.stacks = [0, 0, 7];
        board.phase = Phase::Refill { due: 2 };
        let mut of_stack = Vec::new();
        for left in (1..=7).rev() {
            board.stacks[2] = left;
            let Face::Structure(card) = table.game.draw(&board, &mut table.stock) else {
                panic!("a structure is due");
            };
            of_stack.push(card);
        }
        let is_back = |card: &u8| board.aside.contains(*card);
        assert_eq!(of_stack.iter().filter(|card| is_back(card)).count(), 1);
        let place = of_stack.iter().position(is_back).expect("counted");
        let rank = board.aside.iter().position(|card| card == of_stack[place]);
        returned.insert(rank);
        places.insert(place);
    }
    assert!(returned.len() > 5, "any of them: {returned:?}");
    assert_eq!(places.len(), 7, "in any place: {places:?}");
}

/// Proves: OK-212.
#[test]
fn only_one_structure_comes_back_and_only_in_the_third_game() {
    let mut table = campaign();
    until_game(&mut table, 1);
    let aside: Vec<u8> = table.board.aside.iter().collect();
    assert!(!aside.is_empty());
    let refuses = |table: &Table, card: u8| {
        let mut board = table.board;
        board.stacks = [0, 0, 7];
        board.phase = Phase::Refill { due: 2 };
        let face = Face::Structure(card);
        table.game.reveal(&mut board, face, &mut ()).is_err()
    };
    assert!(refuses(&table, aside[0]), "not in the second game");
    until_game(&mut table, 2);
    let aside: Vec<u8> = table.board.aside.iter().collect();
    assert!(!refuses(&table, aside[0]));
    table.set(|board| {
        board.stacks = [0, 0, 7];
        board.display = Default::default();
        board.phase = Phase::Refill { due: 2 };
    });
    table
        .game
        .reveal(&mut table.board, Face::Structure(aside[0]), &mut ())
        .expect("it comes back");
    assert!(table.board.aside.is_empty());
    assert!(refuses(&table, aside[1]), "one is all");
}

/// Proves: OK-213.
#[test]
fn where_none_was_set_aside_any_blue_one_that_was_seen_can_come_back() {
    let mut table = campaign();
    until_game(&mut table, 1);
    while table.board.round < 7 {
        table.idle_through_the_round();
    }
    table.display(&[]).set(|board| board.aside = Cards::NONE);
    let blue = table.board.seen.iter().filter(|card| *card > 40).count();
    until_game(&mut table, 2);
    assert_eq!(usize::from(table.board.aside.len()), blue);
    let rest = cards_of_third(&mut table);
    assert_eq!(rest, 7);
}

fn cards_of_third(table: &mut Table) -> usize {
    table.events.clear();
    while table.board.phase != Phase::Over {
        let legal = match table.board.phase {
            Phase::Refill { .. } => {
                table.turn_up();
                continue;
            }
            _ => table.legal(),
        };
        let choice = match legal.iter().any(|choice| choice == "done") {
            true => "done".to_owned(),
            false => legal[0].clone(),
        };
        let kept = std::mem::take(&mut table.events);
        table.act(&[&choice]);
        let more = std::mem::take(&mut table.events);
        table.events = kept.into_iter().chain(more).collect();
    }
    turned_up(table).iter().filter(|card| **card > 40).count()
}

/// Proves: OK-214.
#[test]
fn a_blue_structure_that_was_removed_is_not_set_aside() {
    let mut table = campaign();
    while table.board.round < 6 {
        table.idle_through_the_round();
    }
    let lowest = table.board.display.cards()[0];
    table.idle_through_the_round();
    assert!(!table.board.display.contains(lowest), "it was removed");
    until_game(&mut table, 1);
    assert!(table.board.seen.contains(lowest));
    assert!(!table.board.aside.contains(lowest));
}

/// The spaces that the red disc visits in a game of the campaign.
fn path(part: u8) -> Vec<u8> {
    let mut table = campaign();
    until_game(&mut table, part);
    let mut path = Vec::new();
    while table.board.part == part && table.board.phase != Phase::Over {
        path.push(table.board.blocked);
        table.idle_through_the_round();
    }
    path
}

/// Proves: OK-215.
#[test]
fn in_the_first_game_the_disc_goes_along_the_top_and_then_the_bottom() {
    assert_eq!(path(0), [1, 2, 3, 4, 5, 6, 7]);
}

/// Proves: OK-216.
#[test]
fn in_the_second_game_the_disc_alternates_between_the_rows() {
    assert_eq!(path(1), [1, 5, 2, 6, 3, 7, 4]);
}

/// Proves: OK-217.
#[test]
fn in_the_third_game_the_disc_goes_from_right_to_left() {
    assert_eq!(path(2), [4, 3, 2, 1, 7, 6, 5]);
    let mut table = campaign();
    until_game(&mut table, 2);
    assert_eq!(table.board.thaler, [1, 1, 1, 0, 0, 0, 0]);
}

/// Proves: OK-218.
#[test]
fn a_lower_space_that_is_blocked_in_the_middle_gets_no_thaler() {
    let mut table = campaign();
    until_game(&mut table, 1);
    table.idle_through_the_round();
    assert_eq!(table.board.blocked, 5);
    table.set(|board| board.thaler = [0; 7]);
    for number in [1, 2, 3, 4] {
        table.idle_on(number);
    }
    table.idle_through_the_round();
    assert_eq!(table.board.blocked, 2);
    assert_eq!(table.board.thaler, [1, 0, 1, 1, 0, 1, 1]);
}

/// Proves: OK-219.
#[test]
fn the_score_is_the_sum_of_three_games_and_350_is_a_victory() {
    let game = Kanal::new(1, Side::Front, true, DeckChoice::A);
    for (total, band, is_victory) in [
        (349, 0, false),
        (350, 1, true),
        (369, 1, true),
        (370, 2, true),
    ] {
        let verdict = game.verdict(total);
        assert_eq!((verdict.band, verdict.is_victory), (band, is_victory));
    }
    let mut table = campaign();
    let mut sum = 0;
    for part in 0..3 {
        until_game(&mut table, part);
        while table.board.round < 7 {
            table.idle_through_the_round();
        }
        table.own(|own| own.prestige = 100 + u16::from(part));
        table.idle_through_the_round();
        let scored = table.events.iter().find_map(|event| match event {
            Event::Scored { total, .. } => Some(i32::from(*total)),
            _ => None,
        });
        sum += scored.expect("each game is scored");
    }
    let outcome = table.game.outcome(&table.board).expect("it is over");
    assert_eq!(outcome.scores[0], sum);
    assert!(
        outcome.lost.contains(Seat::new(0)),
        "{sum} is less than 350"
    );
}

#[test]
fn on_the_blank_side_each_game_has_its_starting_routes_placed() {
    let mut table = Table::of(1, Side::Blank, true, &[]);
    for part in 0..3 {
        until_game(&mut table, part);
        assert_eq!(table.board.phase, Phase::StartingRoutes { step: 0 });
        assert!(table.me().built().is_empty());
        table.act(&[
            "place path h11",
            "place path h12",
            "place rail v11",
            "place canal h41",
        ]);
    }
}

#[test]
fn a_redealt_stock_of_a_campaign_fits_the_games_to_come() {
    let mut table = campaign();
    until_game(&mut table, 1);
    for luck in 0..10 {
        let mut again = Table::of(1, Side::Front, true, &[]);
        again.board = table.board;
        again.stock = again.game.redeal(&table.board, &mut Rng::new(luck));
        while again.board.phase != Phase::Over {
            again.idle_through_the_round();
        }
    }
}
