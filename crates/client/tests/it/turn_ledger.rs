//! The ledger of a game of turns: one line for each of them, with what it brought in materials and
//! in prestige.

use crate::kit::stored_canals;
use client::{Block, ledger};
use games::AnyPlay;
use kanal::Kanal;
use table::{Message, Seat};
use texts::{Lang, Texts};

fn said(play: &AnyPlay, message: &Message) -> String {
    let game = games::info(play.setup().game).expect("it is in the catalogue");
    let texts = Texts::of_game(Lang::En, game);
    texts.message(message, &|seat| format!("Player {seat}"))
}

/// Whether the block tells of the actions of a round.
fn is_of_actions(block: &Block) -> bool {
    block.caption.contains("round") && !block.caption.ends_with("preparation")
}

#[test]
fn every_action_of_a_round_is_one_line() {
    for (name, play) in stored_canals() {
        let due = if play.setup().players == 1 { 4 } else { 5 };
        let blocks = ledger(&play);
        for block in blocks.iter().filter(|block| is_of_actions(block)) {
            let lines = block.lines.iter().filter(|line| line.seat.is_some());
            let words: Vec<String> = lines.map(|line| said(&play, &line.message)).collect();
            assert_eq!(words.len(), due, "{name}, {}: {words:?}", block.caption);
            for words in words {
                assert!(words.starts_with("space "), "{name}: {words}");
            }
        }
    }
}

#[test]
fn a_preparation_has_one_line_for_each_player() {
    for (name, play) in stored_canals() {
        for block in ledger(&play) {
            if !block.caption.ends_with("preparation") {
                continue;
            }
            for seat in Seat::all(play.setup().players) {
                let lines = block.lines.iter().filter(|line| line.seat == Some(seat));
                assert!(lines.count() >= 1, "{name}, {}, {seat}", block.caption);
            }
        }
    }
}

#[test]
fn every_line_of_a_player_has_few_words_without_his_name() {
    for (name, play) in stored_canals() {
        for line in ledger(&play).iter().flat_map(|block| &block.lines) {
            let words = said(&play, &line.message);
            if line.seat.is_some() {
                assert!(!words.contains("Player"), "{name}: {words}");
                assert!(words.chars().count() <= 200, "{name}: {words}");
            }
        }
    }
}

/// The amounts beside the lines are all there is: they lead from the first board to the last.
#[test]
fn the_amounts_of_the_ledger_lead_to_what_is_held_and_scored_in_the_end() {
    for (name, play) in stored_canals() {
        let canal = play.of::<Kanal>().expect("it is Oranienburger Kanal");
        let game = canal.game();
        if game.is_campaign() {
            // Each game of it begins anew.
            continue;
        }
        let entries = 0..play.entries().len();
        let first = entries
            .clone()
            .find(|n| canal.board_after(*n).is_some_and(|board| board.round == 1))
            .expect("a round began");
        let (from, to) = (canal.board_after(first), canal.board_after(entries.end));
        let (from, to) = (from.expect("it was there"), to.expect("it was there"));
        for seat in Seat::all(game.players()) {
            let blocks = ledger(&play);
            let parts = || {
                let lines = blocks.iter().flat_map(|block| &block.lines);
                let lines = lines.filter(|line| line.seat == Some(seat));
                lines
                    .flat_map(|line| &line.parts)
                    .filter(|part| part.entry >= first)
            };
            let sum = |unit: &str| -> i64 {
                let moved = parts().flat_map(|part| &part.moved);
                let of_unit = moved.filter(|moved| moved.unit.0 == unit);
                of_unit.map(|moved| moved.count).sum()
            };
            for resource in kanal::cards::Resource::ALL {
                let held = |board: &kanal::Board| i64::from(board.industry(seat).held(resource));
                if resource != kanal::cards::Resource::Prestige {
                    let due = held(to) - held(from);
                    assert_eq!(sum(resource.word()), due, "{name}, {seat}, {resource:?}");
                }
            }
            let counted = |board| {
                let pad = game.score_pad(board, seat);
                i64::from(pad.structures + pad.prestige + pad.routes + pad.empty)
            };
            assert_eq!(sum("points"), counted(to) - counted(from), "{name}, {seat}");
        }
    }
}
