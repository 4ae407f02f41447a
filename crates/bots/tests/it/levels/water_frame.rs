use arkwright::{Arkwright, COMPILED, Preparation, WaterFrame, WaterOptions};
use bots::has_net;
use table::DataFile;

use crate::levels::promises;

const ID: &str = "water-frame";

fn water_frame(players: u8) -> Arkwright<WaterFrame> {
    Arkwright::water_frame(players, WaterOptions::default())
}

#[test]
fn the_same_nodes_give_the_same_turn_whatever_the_slices() {
    promises::the_same_nodes_give_the_same_turn_whatever_the_slices(&water_frame(3), 11);
}

#[test]
fn thinking_comes_to_an_end() {
    promises::thinking_comes_to_an_end(&water_frame(2), 23);
}

#[test]
fn no_two_steps_of_a_turn_are_for_nothing() {
    promises::no_two_steps_of_a_turn_are_for_nothing(&water_frame(4), 3);
}

#[test]
fn chance_varies_the_opening_and_nothing_else() {
    promises::chance_varies_the_opening_and_nothing_else(&water_frame(4), 13);
}

#[test]
fn journeymen_beat_greedy() {
    promises::journeymen_beat_greedy(&water_frame(4), 75);
}

#[test]
fn without_a_net_for_the_numbers_in_play_a_level_plays_as_greedy_does() {
    for players in 2..=4 {
        for preparation in [Preparation::Free, Preparation::Predetermined] {
            let options = WaterOptions {
                preparation,
                ..WaterOptions::default()
            };
            let game = Arkwright::water_frame(players, options);
            assert!(has_net(&game), "the released numbers have a net");
        }
    }
    let own = DataFile {
        name: Some("arkwright.toml".to_owned()),
        text: COMPILED.replace("\"WMM\"", "\"WWM\""),
    };
    promises::with_own_numbers_a_level_plays_as_greedy_does(ID, own);
}

#[test]
fn the_levels_play_as_in_their_record() {
    promises::the_levels_play_as_in_their_record(ID);
}

#[test]
fn each_number_of_players_with_a_net_has_its_weights() {
    promises::each_number_of_players_with_a_net_has_its_weights::<Arkwright<WaterFrame>>(ID);
}
