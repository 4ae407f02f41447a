//! Whatever is wrong with what comes from outside is said in a sentence: no id of a message is ever printed.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use games::CATALOGUE;

use crate::hostile::kit::{
    Chance, Tally, Trying, WAYS, alter, released, sample_games, scale, ways_for_a_line,
};
use crate::kit::{MILLWRIGHT, Ran, folder, run};

/// The ids of all sentences in both languages.
fn ids() -> BTreeSet<String> {
    fn walk(place: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(place)
            .expect("the sentences are there")
            .flatten()
        {
            let path = entry.path();
            if path.is_dir() {
                walk(&path, found);
                continue;
            }
            let text = fs::read_to_string(&path).expect("sentences are text");
            let id = |line: &str| {
                let (id, _) = line.split_once(" =")?;
                let plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-';
                (!id.is_empty() && id.bytes().all(plain)).then(|| id.to_owned())
            };
            found.extend(text.lines().filter_map(id));
        }
    }
    let mut found = BTreeSet::new();
    let locales = concat!(env!("CARGO_MANIFEST_DIR"), "/../texts/locales");
    walk(Path::new(locales), &mut found);
    assert!(
        found.len() > 1000 && found.contains("deck-word-like"),
        "{}",
        found.len()
    );
    found
}

/// Holds that no id is printed as whoever finds no sentence prints it: in brackets, or in the braces of
/// another one. Brackets alone say nothing, since a deck has its own.
#[track_caller]
fn says_no_id(ids: &BTreeSet<String>, text: &str) {
    for (open, close) in [('[', ']'), ('{', '}')] {
        for behind in text.split(open).skip(1) {
            let inside = behind.split(close).next().unwrap_or_default().trim();
            assert!(!ids.contains(inside), "{inside}: {text}");
            assert!(!inside.starts_with('$'), "{inside}: {text}");
        }
    }
}

/// What may be wrong with a deck besides what chance does to its text.
const DECKS: [&str; 12] = [
    "",
    "x = 1",
    "[[structure]]",
    "[deck]\nname = 3",
    "deck = [[structure]]",
    "[card.01]\ncost = \"1 gold\"",
    "[card.01]\neffects = [\"gian 1 wood\"]",
    "[card.99]",
    "\u{feff}[card.01]\nprestige = -1",
    "[card.01]\neffects = [\"trade 1 wood for 1 wood\"]",
    "[card.01]\neffects = [\"by adjacent path {1-: }\"]",
    "a = \"\u{202e}\"",
];

/// What is no record, whatever it may look like.
const NO_RECORDS: [&str; 8] = [
    "",
    "https://example.org/#r=AAAA&m=3",
    "r=AAAA",
    "millwright games 1\n",
    "{",
    "{\"game\":\"oranienburger-kanal\"}",
    "{\"game\":\"monopoly\",\"board\":null}",
    "millwright record 1\ngame:oranienburger-kanal\nrules: 1\ndata: 0123456789abcdef\nplayers: 1\n\
     option deck: own\n",
];

fn kanal() -> &'static table::GameInfo {
    games::info("oranienburger-kanal").expect("it is in the catalogue")
}

/// Deck A with something else in it.
fn bad_deck(chance: &mut Chance) -> String {
    let deck = games::released("oranienburger-kanal", "deck.toml")
        .ok()
        .flatten();
    let deck = deck.expect("the decks are released");
    match chance.below(4) {
        0 => (*chance.pick(&DECKS)).to_owned(),
        1 => {
            let words = [
                "gain", "place", "wood", "path", "trade", "adjacent", "cost", "effects", "green",
            ];
            let word = *chance.pick(&words);
            deck.replacen(word, &alter(word, "byte flipped", chance), 1)
        }
        _ => alter(deck, chance.pick::<&str>(&WAYS), chance),
    }
}

/// A record of each game, its deck and its numbers among it, with something else in it.
fn bad_record(records: &[String], chance: &mut Chance) -> String {
    match chance.below(6) {
        0 => (*chance.pick(&NO_RECORDS)).to_owned(),
        1 => {
            let deck = bad_deck(chance);
            let lines: String = deck.lines().map(|line| format!("| {line}\n")).collect();
            let colon = if chance.below(2) == 0 { ": " } else { ":" };
            format!(
                "millwright record 1\ngame{colon}oranienburger-kanal\nrules: 1\ndata: 0123456789abcdef\n\
                 players: 1\noption deck: own\nfile deck.toml:\n{lines}"
            )
        }
        2 => {
            let info = *chance.pick(CATALOGUE);
            let data = alter(released(info), chance.pick::<&str>(&WAYS), chance);
            let lines: String = data.lines().map(|line| format!("| {line}\n")).collect();
            format!(
                "millwright record 1\ngame:{}\nrules: 1\ndata: 0123456789abcdef\nplayers: 2\n{lines}",
                info.id
            )
        }
        _ => {
            let record = chance.pick(records).clone();
            let bare = record.lines().filter(|line| !line.starts_with('='));
            let bare: String = bare.map(|line| format!("{line}\n")).collect();
            alter(&bare, chance.pick::<&str>(&WAYS), chance)
        }
    }
}

fn samples(chance: &mut Chance) -> (Vec<String>, Vec<String>) {
    let plays = sample_games(chance);
    let records = plays.iter().filter_map(|play| play.record());
    let boards = plays.iter().map(|play| play.to_json().to_string());
    (
        records.map(|record| record.to_string()).collect(),
        boards.collect(),
    )
}

fn call(place: &Path, words: &[&str], lang: &str, input: &str) -> Ran {
    let mut call = Command::new(MILLWRIGHT);
    call.args(words).args(["--lang", lang]).current_dir(place);
    run(&mut call, input)
}

#[test]
fn whatever_is_wrong_with_a_file_is_said_in_a_sentence() {
    let ids = ids();
    let mut chance = Chance::of("ids of files");
    let mut tally = Tally::default();
    let (records, boards) = samples(&mut chance);
    let deck_commands: [&[&str]; 4] = [
        &["deck", "check", "deck.toml"],
        &[
            "new",
            "oranienburger-kanal",
            "--players",
            "1",
            "--deck",
            "deck.toml",
        ],
        &["engine", "--deck", "deck.toml"],
        &[
            "play",
            "oranienburger-kanal",
            "--players",
            "1",
            "--deck",
            "deck.toml",
        ],
    ];
    let record_commands: [&[&str]; 6] = [
        &["show", "game.record"],
        &["legal", "game.record"],
        &["forecast", "game.record"],
        &["replay", "game.record"],
        &["act", "game.record", "done"],
        &["play", "--hotseat", "--resume", "game.record"],
    ];
    for _ in 0..3 * scale() {
        for lang in ["en", "de"] {
            for kind in ["deck", "record", "board", "data folder", "deck of a folder"] {
                let place = folder("hostile-ids");
                let write = |name: &str, text: &str| {
                    fs::write(place.join(name), text).expect("the folder is there");
                };
                let info = *chance.pick(CATALOGUE);
                let words: Vec<&str> = match kind {
                    "deck" => {
                        write("deck.toml", &bad_deck(&mut chance));
                        chance.pick(&deck_commands).to_vec()
                    }
                    "record" => {
                        write("game.record", &bad_record(&records, &mut chance));
                        chance.pick(&record_commands).to_vec()
                    }
                    "board" => {
                        let way = chance.pick(ways_for_a_line());
                        write(
                            "game.record",
                            &alter(chance.pick::<String>(&boards), way, &mut chance),
                        );
                        chance.pick(&record_commands[..3]).to_vec()
                    }
                    "data folder" => {
                        let way = chance.pick(&WAYS);
                        write(info.data_file(), &alter(released(info), way, &mut chance));
                        write("game.record", chance.pick::<String>(&records));
                        let commands: [&[&str]; 4] = [
                            &["data", info.id, "--data", "."],
                            &["engine", "--data", "."],
                            &["replay", "game.record", "--data", "."],
                            &["data", info.id, "--json", "--data", "."],
                        ];
                        chance.pick(&commands).to_vec()
                    }
                    _ => {
                        write("deck.toml", &bad_deck(&mut chance));
                        let commands: [&[&str]; 3] = [
                            &["engine", "--data", "."],
                            &[
                                "new",
                                kanal().id,
                                "--players",
                                "1",
                                "--set",
                                "deck=own",
                                "--data",
                                ".",
                            ],
                            &[
                                "sim",
                                kanal().id,
                                "--players",
                                "1",
                                "--games",
                                "1",
                                "--data",
                                ".",
                            ],
                        ];
                        chance.pick(&commands).to_vec()
                    }
                };
                let ran = call(&place, &words, lang, "");
                let said = format!("{words:?} {} {}", ran.out, ran.err);
                if kind != "data folder" || ran.code != 0 {
                    says_no_id(&ids, &said);
                }
                says_no_id(&ids, &ran.err);
                assert!(!said.contains("panicked"), "{said}");
                tally.count(kind, ran.code == 0);
            }
        }
    }
    tally.tell("ids of files");
}

/// The engine reads what it gets line by line, and may have another game on its table meanwhile.
#[test]
fn whatever_is_wrong_with_what_the_engine_gets_is_said_in_a_sentence() {
    let ids = ids();
    let mut chance = Chance::of("ids of the engine");
    let mut tally = Tally::default();
    let (records, boards) = samples(&mut chance);
    for lang in ["en", "de"] {
        let mut input = String::new();
        for number in 0..60 * scale() {
            match chance.below(6) {
                0 => {
                    let info = *chance.pick(CATALOGUE);
                    let set = [
                        "",
                        " set deck=own",
                        " set setup=wild",
                        " set events=fixed",
                        " set x=y",
                    ];
                    let players = chance.below(6);
                    input += &format!(
                        "#{number} new {} players {players}{}\n",
                        info.id,
                        chance.pick(&set)
                    );
                }
                1 => {
                    let way = chance.pick(ways_for_a_line());
                    let board = alter(chance.pick::<String>(&boards), way, &mut chance);
                    input += &format!(
                        "#{number} position board {}\n",
                        board.replace(['\n', '\r'], " ")
                    );
                }
                2 => {
                    let play = chance
                        .pick(&records)
                        .lines()
                        .filter(|line| line.starts_with("1: "));
                    let actions: Vec<&str> = play.collect();
                    let action = actions.first().map_or("done", |line| &line[3..]);
                    input += &format!("#{number} act {action}\n");
                }
                _ => {
                    let record = bad_record(&records, &mut chance);
                    let record = record.lines().filter(|line| line.trim() != "end");
                    let record: String = record.map(|line| format!("{line}\n")).collect();
                    input += &format!("#{number} position record\n{record}end\n");
                }
            }
        }
        input += "quit\n";
        let _trying = Trying(&input);
        let out = call(Path::new("."), &["engine"], lang, &input).ok();
        for line in out.lines() {
            let (_, line) = line.split_once(' ').unwrap_or(("", line));
            if let Some(error) = line.strip_prefix("error ") {
                says_no_id(&ids, error);
                tally.count(lang, false);
            } else if line == "ok" {
                tally.count(lang, true);
            }
        }
    }
    tally.tell("ids of the engine");
}
