use bots::has_net;
use cardgame::{COMPILED, CardGame, Options};
use table::DataFile;

use crate::levels::promises;

const ID: &str = "card-game";

/// With no variant and with all: one net plays both.
fn either(players: u8) -> [CardGame; 2] {
    [Options::default(), Options::EXPERT].map(|options| CardGame::new(players, options))
}

#[test]
fn the_same_nodes_give_the_same_turn_whatever_the_slices() {
    let game = CardGame::new(3, Options::EXPERT);
    promises::the_same_nodes_give_the_same_turn_whatever_the_slices(&game, 9);
}

#[test]
fn thinking_comes_to_an_end() {
    for game in either(3) {
        promises::thinking_comes_to_an_end(&game, 20);
    }
}

#[test]
fn no_two_steps_of_a_turn_are_for_nothing() {
    for game in either(3) {
        promises::no_two_steps_of_a_turn_are_for_nothing(&game, 3);
    }
}

#[test]
fn chance_varies_the_opening_and_nothing_else() {
    let game = CardGame::new(4, Options::default());
    promises::chance_varies_the_opening_and_nothing_else(&game, 7);
}

#[test]
fn journeymen_beat_greedy_with_no_variant_and_with_all() {
    let [basic, expert] = either(4);
    promises::journeymen_beat_greedy(&basic, 70);
    promises::journeymen_beat_greedy(&expert, 70);
}

#[test]
fn without_a_net_for_the_numbers_in_play_a_level_plays_as_greedy_does() {
    for game in (2..=4).flat_map(either) {
        assert!(has_net(&game), "the released numbers have a net");
    }
    let own = DataFile::numbers(&COMPILED.replace("lamps = 5", "lamps = 6"));
    promises::with_own_numbers_a_level_plays_as_greedy_does(ID, own);
}

#[test]
fn the_levels_play_as_in_their_record() {
    promises::the_levels_play_as_in_their_record(ID);
}

#[test]
fn each_number_of_players_with_a_net_has_its_weights() {
    promises::each_number_of_players_with_a_net_has_its_weights::<CardGame>(ID);
}
