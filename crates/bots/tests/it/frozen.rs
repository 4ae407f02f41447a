//! Released bots do not change their play: each has a stored record of a whole game.
//!
//! A better bot gets a new name. `MILLWRIGHT_BLESS=1` writes the records anew, which is right only
//! for a bot that was never released, or where the game itself is another: rules revision 2 of
//! Spinning Jenny allows steps again within an action and pays a factory action as a whole, so that
//! the same bots have other choices, and rules revision 2 of the card game asks other questions. Nothing in
//! how they judge and choose has changed. The records of revision 1 stay in their folder.

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

/// The games of revision 1 and the first line that is another game now; those of the card game are the same.
#[test]
fn the_records_of_revision_1_replay_up_to_the_first_choice_that_is_another_now() {
    let folder = format!("{}/tests/records/revision-1", env!("CARGO_MANIFEST_DIR"));
    let stored = [
        ("random", Some(39)),
        ("greedy", Some(169)),
        ("card-game-greedy", None),
        ("card-game-levels", None),
    ];
    for (bot, first) in stored {
        let text = std::fs::read_to_string(format!("{folder}/{bot}.record")).expect("it is stored");
        let error = AnyPlay::replay(&text, &[]).err();
        let error = error.map(|error| error.to_string());
        let Some(first) = first else {
            assert_eq!(error, None, "{bot}");
            continue;
        };
        let says = error.as_deref().unwrap_or("it replays");
        assert!(
            says.starts_with(&format!("line {first}: ")),
            "{bot}: {says}"
        );
        assert!(says.ends_with("older rules revision 1"), "{bot}: {says}");
    }
}
