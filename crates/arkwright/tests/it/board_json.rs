//! docs/board-json.md against boards of random games: every field and every word of them is there.

use std::collections::BTreeSet;

use arkwright::{Action, Arkwright, Edition, Preparation, Tile, WaterOptions};
use serde_json::Value;
use table::{Actions, Game, Rng, Seed, Turn};

const PAGE: &str = include_str!("../../../../docs/board-json.md");

/// The part of the page beneath a heading of the second level.
fn chapter(heading: &str) -> &'static str {
    let begun = PAGE.split_once(&format!("\n## {heading}\n"));
    let (_, rest) = begun.unwrap_or_else(|| panic!("the page has no chapter {heading}"));
    rest.split("\n## ").next().unwrap_or(rest)
}

/// All names of fields and all words, whatever they stand in.
fn words(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                found.insert(name.clone());
                words(value, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| words(item, found)),
        Value::String(word) => {
            found.insert(word.clone());
        }
        _ => {}
    }
}

/// Choices that lead to what is seldom met.
fn is_rare(action: &Action) -> bool {
    match action {
        Action::Place(marker, _) => marker.pier().is_some(),
        Action::TakeShip(_) | Action::TakeTile(_) | Action::TakeTileFor(..) => true,
        Action::Contract(_, space) => *space == 2,
        Action::Staff(_) | Action::Return(Tile::Patent) | Action::Machine(..) => true,
        Action::Deliver(..) | Action::Buy(_) => true,
        _ => false,
    }
}

/// The fields and words of boards of random games.
fn met<E: Edition>(games: &[Arkwright<E>]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (number, game) in games.iter().enumerate() {
        for seed in 0..6 {
            let mut rng = Rng::new(seed + 100 * number as u64);
            let (mut board, mut stock) = game.deal(&Seed::new(&format!("board {seed}")));
            loop {
                let told = serde_json::to_value(board).expect("boards are plain data");
                words(&told, &mut found);
                match game.turn(&board) {
                    Turn::Over => break,
                    Turn::Reveal => {
                        let face = game.draw(&board, &mut stock);
                        let told = game.reveal(&mut board, face, &mut ());
                        told.expect("the stock deals what fits");
                    }
                    Turn::Ask { .. } => {
                        let mut legal = Actions::new();
                        game.legal(&board, &mut legal);
                        let rare: Vec<Action> = legal.iter().copied().filter(is_rare).collect();
                        let choices = match rng.below(2) {
                            0 if !rare.is_empty() => rare,
                            _ => legal.to_vec(),
                        };
                        let action = choices[rng.below(choices.len() as u32) as usize];
                        game.act(&mut board, action, &mut ());
                    }
                }
            }
        }
    }
    found
}

#[track_caller]
fn all_told(found: &BTreeSet<String>, chapters: &str, elsewhere: &[&str]) {
    let is_told = |word: &&String| {
        chapters.contains(&format!("`{word}`")) || elsewhere.contains(&word.as_str())
    };
    let untold: Vec<&String> = found.iter().filter(|word| !is_told(word)).collect();
    assert!(untold.is_empty(), "the page says nothing of {untold:?}");
}

#[test]
fn the_page_has_every_field_and_every_word_of_the_boards_of_spinning_jenny() {
    let both = [Preparation::Predetermined, Preparation::Free];
    let games: Vec<Arkwright> = (2..=4)
        .flat_map(|players| both.map(|how| Arkwright::spinning_jenny(players, how)))
        .collect();
    let found = met(&games);
    for word in ["foundation", "final-exchange", "selling", "prices"] {
        assert!(found.contains(word), "no game comes to {word}");
    }
    let around = chapter("Around the board");
    all_told(
        &found,
        &format!("{around}{}", chapter("Spinning Jenny")),
        &[],
    );
}

#[test]
fn the_page_has_every_field_and_every_word_of_the_boards_of_water_frame() {
    let games: Vec<Arkwright<_>> = (2..=4)
        .flat_map(|players| {
            [false, true].map(|extra_events| {
                let options = WaterOptions {
                    patrons: true,
                    extra_events,
                    ..WaterOptions::default()
                };
                Arkwright::water_frame(players, options)
            })
        })
        .collect();
    let found = met(&games);
    for word in [
        "first-ship",
        "second-ship",
        "before-sale",
        "lobby",
        "patent",
        "sailed",
    ] {
        assert!(found.contains(word), "no game comes to {word}");
    }
    let chapters = ["Around the board", "Spinning Jenny", "Water Frame"].map(chapter);
    let tiles = Tile::ALL.map(Tile::word);
    all_told(&found, &chapters.concat(), &tiles);
}
