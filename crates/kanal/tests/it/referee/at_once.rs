//! The referee itself, held against what chapter 06 says of activations that come immediately.
//!
//! Nobody has thaler here, so that nothing can be done at any time.

use crate::referee::board::{Area, Plot, Route, Space};
use crate::referee::deck::Resource;
use crate::referee::engine::Next;
use crate::referee::game::Game;

fn deck(cards: &[(u8, &[&str])]) -> String {
    let write = |(number, effects): &(u8, &[&str])| {
        format!("[card.{number:02}]\ncost = \"free\"\nprestige = 0\neffects = {effects:?}\n")
    };
    cards.iter().map(write).collect()
}

/// A board with paths, some of them under bridges, and structures.
fn area(paths: &[&str], bridges: &[&str], structures: &[(&str, u8)]) -> Area {
    let space = |name: &&str| Space::named(name).expect("a space");
    let mut area = Area::default();
    area.routes
        .extend(paths.iter().map(|name| (space(name), Route::Path)));
    area.bridges.extend(bridges.iter().map(space));
    let plot = |name: &str| Plot::named(name).expect("a plot");
    let raised = structures.iter();
    area.structures
        .extend(raised.map(|(name, number)| (plot(name), *number)));
    area
}

/// Carries out choices that are offered.
fn play(game: &mut Game, choices: &[&str]) {
    for choice in choices {
        assert!(offered(game).contains(&(*choice).to_owned()), "{choice}");
        game.act(choice);
    }
}

fn offered(game: &Game) -> Vec<String> {
    match game.next() {
        Next::Choice(_, words) => words,
        next => panic!("nobody is asked: {next:?}"),
    }
}

fn has(game: &Game, resource: Resource) -> u16 {
    game.players[0].supply.of(resource)
}

#[test]
fn what_a_free_route_sets_off_comes_before_the_next_route() {
    let deck = deck(&[(1, &["place 2 paths anywhere"]), (2, &["gain 2 brick"])]);
    let paths = ["h11", "h21", "v11", "h13", "h23", "v13"];
    let mut game = Game::amid(&deck, 1, area(&paths, &[], &[("a1", 1), ("a3", 2)]));
    play(
        &mut game,
        &[
            "build path v12",
            "activate a1 routes",
            "use 1",
            "build path v14 free",
        ],
    );
    assert_eq!(offered(&game), ["activate a3 routes", "done"]);
    assert_eq!(
        game.in_hand(),
        ["a1, activation 1", "a3 by routes waits"],
        "the outermost first"
    );
    play(&mut game, &["activate a3 routes", "use 1"]);
    assert_eq!(has(&game, Resource::Brick), 3);
    play(&mut game, &["build path h41 free"]);
}

#[test]
fn done_declines_what_was_set_off_and_the_card_below_goes_on() {
    let deck = deck(&[
        (
            1,
            &["place 1 path anywhere, also gain 2 clay", "gain 1 ore"],
        ),
        (2, &["gain 2 brick"]),
    ]);
    let paths = ["h11", "h21", "v11", "h13", "h23", "v13"];
    let mut game = Game::amid(&deck, 1, area(&paths, &[], &[("a1", 1), ("a3", 2)]));
    let before = ["build path v12", "activate a1 routes", "use 1"];
    play(&mut game, &before);
    play(&mut game, &["build path v14 free"]);
    assert_eq!(has(&game, Resource::Clay), 1, "the rest waits");
    play(&mut game, &["done"]);
    assert_eq!(has(&game, Resource::Clay), 3);
    assert_eq!(offered(&game), ["use 2", "done"]);
}

#[test]
fn the_second_of_two_waits_and_keeps_its_activation_without_its_route() {
    let deck = deck(&[(1, &["remove 1 path anywhere"]), (2, &["gain 2 brick"])]);
    let paths = ["h11", "h21", "v11", "h12", "h22", "v13"];
    let mut game = Game::amid(&deck, 1, area(&paths, &[], &[("a1", 1), ("a2", 2)]));
    play(&mut game, &["build path v12"]);
    assert_eq!(
        offered(&game),
        ["activate a1 routes", "activate a2 routes", "done"]
    );
    play(&mut game, &["activate a1 routes", "use 1"]);
    assert_eq!(game.in_hand(), ["a2 by routes waits", "a1, activation 1"]);
    play(&mut game, &["remove h12"]);
    assert_eq!(offered(&game), ["activate a2 routes", "done"]);
    play(&mut game, &["activate a2 routes", "use 1"]);
    assert_eq!(has(&game, Resource::Brick), 3);
}

#[test]
fn a_card_interrupts_itself_and_each_activation_has_its_own_effects() {
    let deck = deck(&[(1, &["place 1 bridge anywhere", "gain 1 ore"])]);
    let structures = [("a1", 1), ("a2", 1), ("b2", 1)];
    let area = area(&["h12", "h22", "v13"], &["h22"], &structures);
    let mut game = Game::amid(&deck, 1, area);
    let first = ["build path v12", "activate a2 routes", "use 1"];
    play(&mut game, &first);
    let second = ["build bridge v12 free", "activate a2 bridges", "use 2"];
    play(&mut game, &second);
    assert_eq!(game.in_hand(), ["a2, activation 1", "a2, activation 2"]);
    play(&mut game, &["done"]);
    assert_eq!(offered(&game), ["use 2", "done"], "of the first activation");
    play(&mut game, &["use 2"]);
    assert_eq!(has(&game, Resource::Ore), 3);
}

#[test]
fn of_a_contested_bridge_one_end_is_chosen_before_the_next_bridge() {
    let deck = deck(&[(1, &["place 2 bridges anywhere"]), (2, &["gain 1 ore"])]);
    let structures = ["a1", "a2", "a3", "a4", "b1", "b4"].map(|plot| (plot, 2));
    let structures = [structures.as_slice(), &[("c4", 1)]].concat();
    let paths = ["v12", "v13", "v14", "h21", "h24", "h34", "h44", "v34"];
    let area = area(&paths, &["v13", "h21", "h24"], &structures);
    let mut game = Game::amid(&deck, 1, area);
    let before = ["build path v35", "activate c4 routes", "use 1"];
    play(&mut game, &before);
    play(&mut game, &["build bridge v12 free"]);
    assert_eq!(
        offered(&game),
        ["activate a1 bridges", "activate a2 bridges", "done"]
    );
    play(&mut game, &["activate a2 bridges", "use 1"]);
    play(&mut game, &["build bridge v14 free"]);
    assert_eq!(
        offered(&game),
        ["activate a3 bridges", "activate a4 bridges", "done"],
        "a2 has taken nothing from a3"
    );
    play(&mut game, &["activate a3 bridges", "use 1"]);
    let activated = game.players[0].area.activations.keys();
    let activated: Vec<String> = activated.map(ToString::to_string).collect();
    assert_eq!(activated, ["a2", "a3", "c4"]);
}
