//! Stored whole games: they replay to their checkpoints, and print as they are stored.
//!
//! `MILLWRIGHT_BLESS=1` plays and writes them anew; a change of the rules that
//! needs it raises the rules revision.

use std::path::PathBuf;
use std::sync::Once;

use kanal::{Action, Board, Kanal, Phase};
use table::{Actions, Entry, Game, Line, Play, Record, Rng, Seat, Seed, Told, Turn};

/// A stored game: file, players and options.
type Stored = (&'static str, u8, &'static [(&'static str, &'static str)]);

const STORED: [Stored; 4] = [
    ("solo", 1, &[("deck", "a")]),
    ("two-players", 2, &[("deck", "b"), ("board", "blank")]),
    ("campaign", 1, &[("deck", "b"), ("campaign", "yes")]),
    ("own-deck", 1, &[("deck", "own"), ("board", "blank")]),
];

/// The first line of each game stored under rules revision 1 that is another game now; none where
/// all of it is the same.
const REVISION_1: [Option<u32>; 4] = [None; 4];

/// The structures of the stored deck that bring more than a thaler.
const OWN: [crate::kit::Structure; 6] = [
    (1, "1 wood or 1 clay", 2, &["gain 2 ore and 1 thaler"]),
    (
        5,
        "2 clay",
        3,
        &[
            "place 2 paths anywhere",
            "trade 1 ore for 2 prestige up to 3 times",
        ],
    ),
    (9, "2 clay", 3, &["choose 1 of {gain 2 brick; gain 2 iron}"]),
    (
        25,
        "1 wood and 1 clay",
        4,
        &["by adjacent road {1: gain 3 prestige; 2+: gain 6 prestige}"],
    ),
    (
        30,
        "2 clay",
        5,
        &["turn the wheel 1 times, then gain 2 prestige"],
    ),
    (
        45,
        "1 brick",
        8,
        &[
            "first activation: gain 2 prestige",
            "second activation: gain 6 prestige",
        ],
    ),
];

fn path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    folder.join(format!("{name}.record"))
}

fn game(players: u8, pairs: &[(&str, &str)]) -> Kanal {
    let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    let options: Vec<_> = pairs.iter().map(owned).collect();
    let deck = Kanal::INFO.own_file("deck.toml", &crate::kit::deck_file(&OWN));
    Kanal::set_up_with(players, &options, &[deck]).expect("the deck is right")
}

/// A turn of random choices, and the board behind it.
fn some_turn(game: &Kanal, board: &Board, rng: &mut Rng) -> (Vec<Action>, Board) {
    let turn = game.turn(board);
    let mut board = *board;
    let mut choices = Vec::new();
    let mut actions = Actions::new();
    while game.turn(&board) == turn {
        actions.clear();
        game.legal(&board, &mut actions);
        let action = actions[rng.below(actions.len() as u32) as usize];
        game.act(&mut board, action, &mut ());
        choices.push(action);
    }
    (choices, board)
}

/// What a player's boards are worth to somebody who builds for what is to come.
fn worth(game: &Kanal, board: &Board, seat: Seat) -> i32 {
    let own = board.industry(seat);
    let raised = i32::from(own.raised.len());
    let basics: i32 = own.materials[..3].iter().map(|held| i32::from(*held)).sum();
    i32::from(game.total(board, seat)) * 4 + basics * 2 + raised * 6
}

/// A game in which everybody takes the best of some random turns.
fn sensible_game(players: u8, pairs: &[(&str, &str)]) -> Record {
    let game = game(players, pairs);
    let mut play = Play::deal(&game, Seed::new("brandenburg"));
    for (seat, name) in Seat::all(players).zip(["Ada", "Ben"]) {
        play.set_name(seat, name);
    }
    let mut rng = Rng::new(u64::from(players));
    while let Turn::Ask { seat, .. } = play.turn() {
        let turns = (0..300).map(|_| some_turn(&game, play.board(), &mut rng));
        let part = play.board().part;
        let (choices, _) = turns
            .max_by_key(|(_, board)| (board.part, board.part == part, worth(&game, board, seat)))
            .expect("there are many");
        for action in choices {
            play.act(action, &mut ()).expect("it was offered");
            play.turn_up(&mut ());
        }
    }
    play.record().expect("the game began with its set-up")
}

/// The text of a stored game; the first reader of a blessing run writes them all.
fn stored(name: &str) -> String {
    static WRITTEN: Once = Once::new();
    WRITTEN.call_once(|| {
        if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
            for (name, players, pairs) in STORED {
                let record = sensible_game(players, pairs).to_string();
                std::fs::write(path(name), record).expect("the folder can be written");
            }
        }
    });
    std::fs::read_to_string(path(name)).expect("the game is stored")
}

#[test]
fn stored_games_replay_to_their_checkpoints_and_print_as_they_are_stored() {
    for (name, players, pairs) in STORED {
        let text = stored(name);
        let record: Record = text.parse().expect("it is a record");
        assert_eq!(record.to_string(), text, "{name}");
        let game = game(players, pairs);
        let play = match Play::replay(&game, &record) {
            Ok(play) => play,
            Err(error) => panic!("{name}: {error}"),
        };
        assert_eq!(play.turn(), Turn::Over, "{name}");
        let printed = play.record().expect("it began with its set-up").to_string();
        assert_eq!(printed, text, "{name}");
        assert_eq!(play.board().phase, Phase::Over);
    }
}

#[test]
fn stored_games_have_a_checkpoint_for_each_round() {
    for (name, players, pairs) in STORED {
        let record: Record = stored(name).parse().expect("it is a record");
        let checkpoints = |line: &&Line| matches!(line, Line::Checkpoint(_));
        let count = record.lines.iter().filter(checkpoints).count();
        assert!(count >= 7, "{name} has {count} checkpoints");
        let game = game(players, pairs);
        let play = Play::replay(&game, &record).expect("it replays");
        let acts = |entry: &Entry<Action, _>| matches!(entry, Entry::Act { .. });
        assert!(play.entries().filter(acts).count() > 50, "{name}");
    }
}

#[test]
fn a_stored_game_without_one_of_its_structures_does_not_replay() {
    for (name, players, pairs) in STORED {
        let record: Record = stored(name).parse().expect("it is a record");
        let raises =
            |line: &Line| matches!(line, Line::Act { text, .. } if text.starts_with("raise "));
        let first = record.lines.iter().position(raises);
        let mut other = record.clone();
        other
            .lines
            .remove(first.expect("somebody raises a structure"));
        assert!(
            Play::replay(&game(players, pairs), &other).is_err(),
            "{name}"
        );
    }
}

/// Revision 2 carries out at once what an effect sets off, and raises on the fourth space in the last
/// round only.
#[test]
fn games_of_revision_1_replay_up_to_the_first_choice_that_is_another_now() {
    let stored = STORED.map(|(name, players, pairs)| {
        let text = std::fs::read_to_string(path(&format!("revision-1/{name}")));
        let text = text.expect("the game is stored");
        let record: Record = text.parse().expect("it is a record");
        assert_eq!(record.header.rules, 1, "{name}");
        assert_eq!(record.to_string(), text, "{name}");
        (game(players, pairs), record)
    });
    let first = stored.each_ref().map(|(game, record)| {
        let error = Play::replay(game, record).err();
        error.map(|error| error.line().expect("its header is right"))
    });
    assert_eq!(first, REVISION_1);
    // Everything before that line is the same game, checkpoints included.
    for ((game, record), first) in stored.iter().zip(REVISION_1) {
        let is_before =
            |index: &usize| first.is_none_or(|first| record.line_number(*index) < first);
        let same = (0..record.lines.len()).take_while(is_before).count();
        let beginning = Record::new(record.header.clone(), record.lines[..same].to_vec());
        let replayed = Play::replay(game, &beginning);
        assert!(replayed.is_ok(), "{:?}", replayed.err());
    }
}
