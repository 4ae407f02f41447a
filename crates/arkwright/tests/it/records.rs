//! Stored whole games: they replay to their checkpoints, and print as they are stored.
//!
//! `MILLWRIGHT_BLESS=1` plays and writes them anew; a change of the rules that
//! needs it raises the rules revision.

use std::path::PathBuf;
use std::sync::Once;

use arkwright::{Action, Arkwright, Board, Good, Phase, Preparation};
use table::laws::parts_at;
use table::{Actions, Entry, Game, Line, Play, Record, Rng, Seat, Seed, Turn};

/// The stored games: file, players, set-up and names.
const STORED: [(&str, u8, Preparation, &[&str]); 3] = [
    ("two-players", 2, Preparation::Free, &["Ada", "Ben"]),
    (
        "three-players",
        3,
        Preparation::Predetermined,
        &["Ada", "Ben", "Cleo"],
    ),
    (
        "four-players",
        4,
        Preparation::Free,
        &["Ada", "Ben", "Cleo", "Dan"],
    ),
];

fn path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    folder.join(format!("{name}.record"))
}

/// The games that were stored under an older rules revision, and the first line that is another game
/// now; without one all of it is the same.
const OLDER: [(u16, &str, u8, Preparation, Option<u32>); 6] = [
    (1, "two-players", 2, Preparation::Free, Some(146)),
    (1, "three-players", 3, Preparation::Predetermined, Some(83)),
    (1, "four-players", 4, Preparation::Free, Some(65)),
    (2, "two-players", 2, Preparation::Free, Some(53)),
    (2, "three-players", 3, Preparation::Predetermined, None),
    (2, "four-players", 4, Preparation::Free, Some(177)),
];

/// How often a good is produced in the rest of the game.
fn productions_left(board: &Board, good: Good) -> i64 {
    let this_decade = i64::from(good.index() >= usize::from(board.cycle));
    3 - i64::from(board.decade) + this_decade
}

/// What a company is worth to a player who expects the forecast to hold.
fn worth(game: &Arkwright, board: &Board, seat: Seat) -> i64 {
    let company = board.company(seat);
    let is_ending = matches!(board.phase, Phase::FinalExchange { .. } | Phase::Over);
    // Cash is as good as shares until the last exchange, and nothing thereafter.
    let cash = if is_ending {
        0
    } else {
        i64::from(company.cash)
    };
    let loans = 20 * i64::from(company.loans);
    let mut worth = i64::from(game.portfolio(board, seat)) + cash - loans;
    if is_ending {
        return worth;
    }
    for forecast in game.forecast(board) {
        let own = forecast.seats[seat.index()];
        let profit = i64::from(own.income) - i64::from(own.wages) - i64::from(own.machines);
        let rise = i64::from(own.share_steps) * i64::from(company.shares) / 2;
        worth += productions_left(board, forecast.good) * (profit + rise);
    }
    worth
}

/// A turn of random choices, and the board behind it.
fn some_turn(game: &Arkwright, board: &Board, rng: &mut Rng) -> (Vec<Action>, Board) {
    let turn = game.turn(board);
    let mut board = *board;
    let mut choices = Vec::new();
    let mut actions = Actions::new();
    while game.turn(&board) == turn {
        actions.clear();
        game.legal(&board, &mut actions);
        let any = actions[rng.below(actions.len() as u32) as usize];
        let action = game.usual(&board).unwrap_or(any);
        game.act(&mut board, action, &mut ());
        choices.push(action);
    }
    (choices, board)
}

/// A game in which everybody takes the best of many random turns.
fn sensible_game(players: u8, how: Preparation, names: &[&str]) -> Record {
    let game = Arkwright::spinning_jenny(players, how);
    let mut play = Play::deal(&game, Seed::new(&format!("stored game of {players}")));
    for (seat, name) in Seat::all(players).zip(names) {
        play.set_name(seat, name);
    }
    let mut rng = Rng::new(u64::from(players));
    while let Turn::Ask { seat, .. } = play.turn() {
        let turns = (0..400).map(|_| some_turn(&game, play.board(), &mut rng));
        let (choices, _) = turns
            .max_by_key(|(_, board)| worth(&game, board, seat))
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
            for (name, players, how, names) in STORED {
                let record = sensible_game(players, how, names).to_string();
                std::fs::write(path(name), record).expect("the folder can be written");
            }
        }
    });
    std::fs::read_to_string(path(name)).expect("the game is stored")
}

#[test]
fn stored_games_replay_to_their_checkpoints_and_print_as_they_are_stored() {
    for (name, players, how, _) in STORED {
        let text = stored(name);
        let record: Record = text.parse().expect("it is a record");
        assert_eq!(record.to_string(), text, "{name}");
        let game = Arkwright::spinning_jenny(players, how);
        let play = match Play::replay(&game, &record) {
            Ok(play) => play,
            Err(error) => panic!("{name}: {error}"),
        };
        assert_eq!(play.turn(), Turn::Over, "{name}");
        let printed = play.record().expect("it began with its set-up").to_string();
        assert_eq!(printed, text, "{name}");
    }
}

#[test]
fn stored_games_have_a_checkpoint_for_each_decade_and_the_end() {
    for (name, players, how, _) in STORED {
        let text = stored(name);
        let record: Record = text.parse().expect("it is a record");
        let checkpoints = |line: &&Line| matches!(line, Line::Checkpoint(_));
        let count = record.lines.iter().filter(checkpoints).count();
        // 1780, 1790 and the end; and the set-up, where it is played.
        assert!(count >= 3, "{name} has {count} checkpoints");
        let game = Arkwright::spinning_jenny(players, how);
        let play = Play::replay(&game, &record).expect("it replays");
        let acts = |entry: &Entry<Action, _>| matches!(entry, Entry::Act { .. });
        assert!(play.entries().filter(acts).count() > 50, "{name}");
        let outcome = play.outcome().expect("it is over");
        assert!(!outcome.winners.is_empty(), "{name}");
    }
}

#[test]
fn a_checkpoint_that_does_not_hold_is_named_with_its_line() {
    for (name, players, how, _) in STORED {
        let text = stored(name);
        let game = Arkwright::spinning_jenny(players, how);
        let lines: Vec<&str> = text.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            let Some(digest) = line.strip_prefix("= ") else {
                continue;
            };
            let last = if digest.ends_with('0') { "1" } else { "0" };
            let broken = format!("= {}{last}", &digest[..15]);
            let mut lines = lines.clone();
            lines[index] = &broken;
            let record: Record = lines.join("\n").parse().expect("it is a record");
            let error = Play::replay(&game, &record).err();
            let line = error.as_ref().and_then(|error| error.line());
            assert_eq!(line, Some(index as u32 + 1), "{name}: {error:?}");
        }
    }
}

#[test]
fn a_stored_game_without_one_of_its_purchases_does_not_replay() {
    for (name, players, how, _) in STORED {
        let text = stored(name);
        let record: Record = text.parse().expect("it is a record");
        let game = Arkwright::spinning_jenny(players, how);
        let is_purchase =
            |line: &Line| matches!(line, Line::Act { text, .. } if text.starts_with("buy "));
        let purchase = record.lines.iter().position(is_purchase);
        let purchase = purchase.expect("somebody buys shares");
        let mut other = record.clone();
        other.lines.remove(purchase);
        assert!(Play::replay(&game, &other).is_err(), "{name}");
    }
}

/// Revision 2 raises, hires and deals again within an action, so that a question with one answer
/// left may have more now, and pays a factory action as a whole. Revision 3 lets less of the costs of
/// distribution pay for prices, names start players by the seat opposite, and hires for new factories.
#[test]
fn games_of_older_revisions_replay_up_to_the_first_choice_that_is_another_now() {
    let stored = OLDER.map(|(revision, name, players, how, _)| {
        let path = path(&format!("revision-{revision}/{name}"));
        let text = std::fs::read_to_string(path).expect("the game is stored");
        let record: Record = text.parse().expect("it is a record");
        assert_eq!(record.header.rules, revision, "{name}");
        assert_eq!(record.to_string(), text, "{name}");
        (Arkwright::spinning_jenny(players, how), record)
    });
    let first = stored
        .each_ref()
        .map(|(game, record)| parts_at(game, record));
    assert_eq!(first, OLDER.map(|(.., line)| Ok(line)));
}
