//! Released bots do not change their play: each has a stored record of a whole game.
//!
//! A better bot gets a new name. `MILLWRIGHT_BLESS=1` writes the records anew, which is right only
//! for a bot that was never released, or where the game itself is another: revisions 2 and 3 of
//! Spinning Jenny's rules, revision 2 of Water Frame's and revision 2 of the card game's give the same bots
//! other choices. Nothing in how they judge and choose has changed but what greedy expects the harbour to
//! cost in a strike. The records of older revisions stay in their folders.

use bots::{BotSpec, think_through};
use games::{AnyEntry, AnyGame, AnyPlay};
use table::Seed;

fn spec(text: &str) -> BotSpec {
    text.parse().expect("the test names a bot")
}

/// A game that a bot plays against itself; the number of decisions made is the seed of each turn.
fn self_play(game: &str, bot: &BotSpec) -> AnyPlay {
    let game = AnyGame::new(game, 3, &[], &[]).expect("the catalogue has it");
    let mut play = game.deal(Seed::new("frozen"));
    while play.asked().is_some() {
        for action in think_through(&play, bot, play.decisions() as u64, &|| 0) {
            play.act(&action).expect("a bot's turn is legal");
            play.turn_up();
        }
    }
    play
}

fn plays_as_in_its_record(game: &str, bot: &str, file: &str) {
    let path = format!("{}/tests/records/{file}.record", env!("CARGO_MANIFEST_DIR"));
    let bot = spec(bot);
    if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
        let record = self_play(game, &bot)
            .record()
            .expect("it began with its set-up");
        std::fs::write(&path, record.to_string()).expect("the record can be written");
    }
    let text = std::fs::read_to_string(&path).expect("the record is stored");
    let stored = AnyPlay::replay(&text, &[]).expect("the record replays");
    let played = self_play(game, &bot);
    let acts = |play: &AnyPlay| -> Vec<String> {
        play.entries()
            .map(|entry| match entry {
                AnyEntry::Act { seat, action } => format!("{seat}: {action}"),
                AnyEntry::Reveal(face) => format!("! {face}"),
            })
            .collect()
    };
    for (n, (then, now)) in acts(&stored).iter().zip(acts(&played)).enumerate() {
        assert_eq!(*then, now, "entry {n} of {path}");
    }
    assert_eq!(stored.digest(), played.digest());
}

#[test]
fn random_plays_as_in_its_record() {
    plays_as_in_its_record("spinning-jenny", "random", "random");
}

#[test]
fn greedy_plays_as_in_its_record() {
    plays_as_in_its_record("spinning-jenny", "greedy", "greedy");
}

#[test]
fn greedy_plays_water_frame_as_in_its_record() {
    plays_as_in_its_record("water-frame", "greedy", "water-frame-greedy");
}

#[test]
fn greedy_plays_the_card_game_as_in_its_record() {
    plays_as_in_its_record("card-game", "greedy", "card-game-greedy");
}

/// Games of older revisions are other games now; the line is the first that is, if one is.
#[test]
fn records_of_older_revisions_replay_up_to_the_first_choice_that_is_another_now() {
    const OLDER: [(u16, &str, Option<u32>); 11] = [
        (1, "random", Some(39)),
        (1, "greedy", Some(169)),
        (2, "random", None),
        (2, "greedy", Some(117)),
        (2, "spinning-jenny-levels", Some(211)),
        (1, "water-frame-greedy", None),
        (1, "water-frame-levels", Some(555)),
        (1, "water-frame-three", Some(259)),
        (1, "water-frame-four", Some(134)),
        (1, "card-game-greedy", None),
        (1, "card-game-levels", Some(276)),
    ];
    let records = format!("{}/tests/records", env!("CARGO_MANIFEST_DIR"));
    let first = OLDER.map(|(revision, name, _)| {
        let path = format!("{records}/revision-{revision}/{name}.record");
        let text = std::fs::read_to_string(path).expect("it is stored");
        let error = AnyPlay::replay(&text, &[]).err()?.to_string();
        let is_told = error.ends_with(&format!("older rules revision {revision}"));
        assert!(
            is_told || error.contains("a reveal is due"),
            "{name}: {error}"
        );
        let line = error.strip_prefix("line ")?.split(':').next()?;
        line.parse::<u32>().ok()
    });
    assert_eq!(first, OLDER.map(|(.., line)| line));
}
