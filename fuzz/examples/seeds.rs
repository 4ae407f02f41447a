//! Writes the seeds that the fuzz targets start from, and their dictionary:
//! `cargo run --manifest-path fuzz/Cargo.toml --example seeds`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use games::{AnyGame, AnyPlay};
use table::{Form, Notation, Rng, Seed};

fn main() -> std::io::Result<()> {
    let forms = [
        arkwright::Action::forms(),
        arkwright::Face::forms(),
        kanal::Action::forms(),
        kanal::Face::forms(),
        cardgame::Action::forms(),
        cardgame::Face::forms(),
    ]
    .concat();
    for (number, form) in forms.iter().enumerate().step_by(4) {
        keep("notation", number, form.example.as_bytes())?;
    }
    fs::create_dir_all(home().join("dict"))?;
    fs::write(home().join("dict/text.dict"), dictionary(&forms))?;

    for (number, (players, setup, decisions)) in
        [(2, "free", 20), (3, "predetermined", 40), (4, "free", 1000)]
            .into_iter()
            .enumerate()
    {
        let play = played("spinning-jenny", players, setup, decisions);
        let record = play.record().expect("it began with its set-up");
        keep("record", number, record.to_string().as_bytes())?;
        if decisions < 1000 {
            let json = format!("\0{}", play.to_json());
            keep("board", number, json.as_bytes())?;
        }
    }
    // The first byte says how a target reads the rest; see the targets.
    keep("board", 2, &[0x88, 30, 14, 1, 5, 9])?;
    keep("board", 3, &[0xd2, 90, 40, 3, 5, 200, 1, 2, 3])?;
    keep("data", 0, b"\0[factory.food]\ncost = [8, 10, 12, 14]\n")?;
    keep("data", 1, &[0x40, 3, 0, b'"', 5, 9])?;
    keep("data", 2, &[0x82, 0, 4, 2, 0, 60, 9])?;
    // Both set-ups of two players, and a campaign on the blank side.
    keep("canal", 0, &[1, 1, 7, 3, 9, 1])?;
    keep("canal", 1, &[7, 2, 250, 4, 17, 88, 3, 12, 9, 31])?;
    keep("canal", 2, &[10, 3, 8, 200, 41, 7])?;
    keep(
        "deck",
        0,
        b"\0letter = \"C\"\nname = { en = \"C\", de = \"C\" }\n[card.01]\n",
    )?;
    keep("deck", 1, &[0x41, 3, 0, b'"', 5, 9])?;
    keep(
        "deck",
        2,
        b"\x81adjacent rail 1+: trade 1 ore or 1 thaler for 2 wood once per adjacent canal",
    )?;
    keep(
        "deck",
        3,
        b"\xc6choose 1 of {gain 3 wood; place 2 paths anywhere, then gain 1 iron}",
    )?;
    // Water Frame: free with patrons and further events for three, and the predetermined set-up.
    keep("water_frame", 0, &[25, 1, 7, 3, 9, 1])?;
    keep("water_frame", 1, &[14, 2, 250, 4, 17, 88, 3, 12, 9, 31])?;
    keep("water_frame_board", 0, &[0x88, 60, 14, 1, 5, 9])?;
    keep("water_frame_board", 1, &[0xd2, 120, 40, 3, 5, 200, 1, 2, 3])?;
    let json = format!("\0{}", played("water-frame", 3, "free", 60).to_json());
    keep("water_frame_board", 2, json.as_bytes())?;
    // The card game: all variants for four, and none for two; the laid cards of three changed.
    keep("card_game", 0, &[2, 0x7f, 1, 7, 3, 9, 1])?;
    keep("card_game", 1, &[0, 0, 2, 250, 4, 17, 88, 3, 12, 9, 31])?;
    keep("card_game_board", 0, &[0x8a, 0x7f, 60, 14, 1, 5, 9])?;
    keep(
        "card_game_board",
        1,
        &[0xd1, 0, 120, 40, 3, 5, 200, 1, 2, 3],
    )?;
    let json = format!("\0{}", card_game(40).to_json());
    keep("card_game_board", 2, json.as_bytes())?;
    let record = card_game(1000).record().expect("it began with its set-up");
    keep("record", 3, record.to_string().as_bytes())?;
    keep("play", 0, &[0, 1, 7, 3, 9, 1])?;
    keep("play", 1, &[6, 2, 250, 4, 17, 88, 3, 12, 9, 31])
}

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn keep(target: &str, number: usize, bytes: &[u8]) -> std::io::Result<()> {
    let folder = home().join("corpus").join(target);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(format!("seed-{number}")), bytes)
}

/// A game of Spinning Jenny or Water Frame, so many decisions on or to its end.
fn played(game: &str, players: u8, setup: &str, decisions: u32) -> AnyPlay {
    let options = [("setup".to_owned(), setup.to_owned())];
    let game = AnyGame::new(game, players, &options, &[]).expect("it is listed");
    by_chance(game, players, decisions)
}

/// The card game for three with some variants, so many decisions on or to its end.
fn card_game(decisions: u32) -> AnyPlay {
    let variants = ["expert-supply", "extra-production", "early-shipping"];
    let options = variants.map(|name| (name.to_owned(), "yes".to_owned()));
    let game = AnyGame::new("card-game", 3, &options, &[]).expect("it is listed");
    by_chance(game, 3, decisions)
}

/// A game of random choices.
fn by_chance(game: AnyGame, players: u8, decisions: u32) -> AnyPlay {
    let mut play = game.deal(Seed::new("seeds"));
    let mut rng = Rng::new(u64::from(players));
    for _ in 0..decisions {
        let legal = play.legal();
        if legal.is_empty() {
            break;
        }
        let action = &legal[rng.below(legal.len() as u32) as usize];
        play.act(action).expect("it was offered");
        play.turn_up();
    }
    play
}

/// Every word of the notation and of a record's header.
fn dictionary(forms: &[Form]) -> String {
    let mut words: BTreeSet<&str> = forms
        .iter()
        .flat_map(|form| form.example.split(' '))
        .collect();
    words.extend(["food", "clothes", "cutlery", "lamps", "light", "dark"]);
    words.extend([
        "factory",
        "workers",
        "machinery",
        "quality",
        "distribution",
        "exchange",
        "production",
        "ship-1",
        "column",
    ]);
    words.extend(arkwright::Tile::ALL.map(arkwright::Tile::word));
    words.extend(arkwright::EventMarker::ALL.map(arkwright::EventMarker::word));
    words.extend(cardgame::Card::ALL.map(cardgame::Card::word));
    words.extend(cardgame::Track::ALL.map(cardgame::Track::word));
    words.extend(["wood", "clay", "ore", "brick", "iron", "thaler", "prestige"]);
    words.extend([
        "path",
        "road",
        "rail",
        "canal",
        "bridge",
        "structure",
        "route",
    ]);
    words.extend([
        "adjacent",
        "anywhere",
        "in row",
        "in column",
        "per",
        "max",
        "also",
        "then",
    ]);
    words.extend([
        "trade",
        "for",
        "choose",
        "of",
        "by",
        "turn the wheel",
        "any number of times",
    ]);
    words.extend([
        "millwright record 1\\x0a",
        "game: spinning-jenny\\x0a",
        "game: water-frame\\x0a",
        "game: card-game\\x0a",
        "rules: 1\\x0a",
    ]);
    words.extend([
        "players: 2\\x0a",
        "option setup: free\\x0a",
        "name 1: ",
        "seed: ",
        "challenge: 2026-11",
        "data: ",
    ]);
    words.extend(["! start 1\\x0a", "= ", "# ", "| ", "1: ", "2: "]);
    words.iter().map(|word| format!("\"{word}\"\n")).collect()
}
