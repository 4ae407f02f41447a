//! Stored games of Water Frame in which everything happens that only Water Frame has: each event is
//! met and each development tile is used, contracts are shipped and fall due. What shows a game to
//! people is tested with them.
//!
//! `MILLWRIGHT_BLESS=1` plays and writes them anew; a change of the rules that needs it raises the
//! rules revision.

mod curious;
mod met;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Once;

use arkwright::{Arkwright, WaterFrame, WaterOptions};
use table::{Play, Record, Turn};

use crate::water_frame_records::met::{met, wanted};

/// The stored games: file, players, names. Each decade has two events, so that two games meet all.
const STORED: [(&str, u8, &[&str]); 2] = [
    ("water-frame-three", 3, &["Ada", "Ben", "Cleo"]),
    ("water-frame-four", 4, &["Ada", "Ben", "Cleo", "Dan"]),
];

fn game_of(players: u8) -> Arkwright<WaterFrame> {
    let options = WaterOptions {
        patrons: true,
        extra_events: true,
        ..WaterOptions::default()
    };
    Arkwright::water_frame(players, options)
}

fn path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    folder.join(format!("{name}.record"))
}

/// The text of a stored game; the first reader of a blessing run writes them all.
fn stored(name: &str) -> String {
    static WRITTEN: Once = Once::new();
    WRITTEN.call_once(|| {
        if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
            let games = STORED.map(|(_, players, names)| (game_of(players), names));
            let records = curious::play_until_all_is_met(&games);
            for ((name, ..), record) in STORED.iter().zip(records) {
                std::fs::write(path(name), record.to_string()).expect("the folder can be written");
            }
        }
    });
    std::fs::read_to_string(path(name)).expect("the game is stored")
}

fn replayed(name: &str, players: u8) -> Play<Arkwright<WaterFrame>> {
    let record: Record = stored(name).parse().expect("it is a record");
    match Play::replay(game_of(players), &record) {
        Ok(play) => play,
        Err(error) => panic!("{name}: {error}"),
    }
}

#[test]
fn stored_games_replay_to_their_end_and_print_as_they_are_stored() {
    for (name, players, _) in STORED {
        let play = replayed(name, players);
        assert_eq!(play.turn(), Turn::Over, "{name}");
        let printed = play.record().expect("it began with its set-up").to_string();
        assert_eq!(printed, stored(name), "{name}");
    }
}

#[test]
fn together_they_meet_every_event_and_use_every_tile() {
    let mut all = BTreeSet::new();
    for (name, players, _) in STORED {
        all.extend(met(&replayed(name, players)));
    }
    let missing: Vec<String> = wanted()
        .into_iter()
        .filter(|it| !all.contains(it))
        .collect();
    assert!(missing.is_empty(), "nobody met {missing:?}");
}
