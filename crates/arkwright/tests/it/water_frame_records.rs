//! Stored whole games of Water Frame: they replay to their checkpoints, and print as they are stored.
//!
//! `MILLWRIGHT_BLESS=1` plays and writes them anew; a change of the rules that
//! needs it raises the rules revision.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Once;

use arkwright::{Action, Arkwright, Board, Good, Phase, Preparation, WaterFrame, WaterOptions};
use table::laws::parts_at;
use table::{Actions, Game, Line, Play, Record, Rng, Seat, Seed, Turn};

/// A stored game: file, players, options, names, and what somebody has to do in it.
type Stored = (
    &'static str,
    u8,
    WaterOptions,
    &'static [&'static str],
    &'static [&'static str],
);

fn stored_games() -> [Stored; 3] {
    let free = WaterOptions {
        patrons: true,
        ..WaterOptions::default()
    };
    let predetermined = WaterOptions {
        preparation: Preparation::Predetermined,
        shuffled_events: true,
        ..WaterOptions::default()
    };
    let eventful = WaterOptions {
        extra_events: true,
        ..WaterOptions::default()
    };
    [
        (
            "water-frame-two-players",
            2,
            free,
            &["Ada", "Ben"],
            &["ship", "contract", "staff", "extra", "return"],
        ),
        (
            "water-frame-three-players",
            3,
            predetermined,
            &["Ada", "Ben", "Cleo"],
            &["shut", "resettle", "move", "dismiss"],
        ),
        (
            "water-frame-four-players",
            4,
            eventful,
            &["Ada", "Ben", "Cleo", "Dan"],
            &["deliver", "produce", "smash"],
        ),
    ]
}

fn path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    folder.join(format!("{name}.record"))
}

/// How often a good is produced in the rest of the game.
fn productions_left(board: &Board<WaterFrame>, good: Good) -> i64 {
    let this_decade = i64::from(good.index() >= usize::from(board.cycle));
    5 - i64::from(board.decade) + this_decade
}

/// What a company is worth to a player who expects the forecast to hold, who likes special markers
/// and ships, stored goods, and contracts for what will not be sold in England.
fn worth(game: &Arkwright<WaterFrame>, board: &Board<WaterFrame>, seat: Seat) -> i64 {
    let company = board.company(seat);
    let is_ending = matches!(board.phase, Phase::FinalExchange { .. } | Phase::Over);
    // Cash is as good as shares until the last exchange, and nothing thereafter.
    let cash = match is_ending {
        true => 0,
        false => i64::from(company.cash),
    };
    let loans = 20 * i64::from(company.loans);
    let mut worth = i64::from(game.portfolio(board, seat)) + cash - loans;
    if is_ending {
        return worth;
    }
    let harbour = board.harbour(seat);
    let carried: i64 = [0, 1]
        .map(|pier| i64::from(game.capacity(board, seat, pier)))
        .iter()
        .sum();
    worth += 6 * (harbour.tiles.len() + company.markers.iter().count()) as i64 + 3 * carried;
    for good in Good::ALL {
        let price = i64::from(company.factory(good).price);
        worth += i64::from(company.stored[good.index()]) * price / 2;
    }
    for forecast in game.forecast(board) {
        let own = forecast.seats[seat.index()];
        let profit = i64::from(own.income) - i64::from(own.wages) - i64::from(own.machines);
        let rise = i64::from(own.share_steps) * i64::from(company.shares) / 2;
        let contract = i64::from(harbour.contracts[forecast.good.index()]);
        let left = i64::from(own.produced + own.stored) - i64::from(own.sold);
        if contract > 0 && contract <= left.min(carried) {
            worth += contract * i64::from(company.factory(forecast.good).price) * 3 / 4;
        }
        worth -= contract;
        worth += productions_left(board, forecast.good) * (profit + rise);
    }
    worth
}

/// A turn of random choices, and the board behind it.
fn some_turn(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    rng: &mut Rng,
) -> (Vec<Action>, Board<WaterFrame>) {
    let turn = game.turn(board);
    let mut board = *board;
    let mut choices = Vec::new();
    let mut actions = Actions::new();
    while game.turn(&board) == turn {
        actions.clear();
        game.legal(&board, &mut actions);
        let any = actions[rng.below(actions.len() as u32) as usize];
        // Tiles that are kept for ever would leave half of the rules out of the stored games.
        let usual = game.usual(&board).filter(|_| rng.below(4) > 0);
        let action = usual.unwrap_or(any);
        game.act(&mut board, action, &mut ());
        choices.push(action);
    }
    (choices, board)
}

/// The verb of a choice.
fn verb(action: &Action) -> String {
    let line = action.to_string();
    line.split(' ').next().unwrap_or_default().to_owned()
}

/// A game in which everybody takes the best of many random turns, and is glad of every kind of
/// choice that was seldom made so far: a stored game is to prove many rules.
fn sensible_game(players: u8, options: WaterOptions, names: &[&str], luck: u64) -> Record {
    let game = Arkwright::water_frame(players, options);
    let mut play = Play::deal(&game, Seed::new(&format!("stored game of {players}")));
    for (seat, name) in Seat::all(players).zip(names) {
        play.set_name(seat, name);
    }
    let mut rng = Rng::new(luck);
    let mut made: BTreeMap<String, i64> = BTreeMap::new();
    while let Turn::Ask { seat, .. } = play.turn() {
        let novelty = |choices: &[Action]| -> i64 {
            let verbs: BTreeSet<String> = choices.iter().map(verb).collect();
            let seldom = |verb: &String| 60 / (1 + made.get(verb).copied().unwrap_or_default());
            verbs.iter().map(seldom).sum()
        };
        let turns = (0..600).map(|_| some_turn(&game, play.board(), &mut rng));
        let (choices, _) = turns
            .max_by_key(|(choices, board)| worth(&game, board, seat) + novelty(choices))
            .expect("there are many");
        for action in choices {
            *made.entry(verb(&action)).or_default() += 1;
            play.act(action, &mut ()).expect("it was offered");
            play.turn_up(&mut ());
        }
    }
    play.record().expect("the game began with its set-up")
}

/// The verbs of all choices of a game.
fn verbs(record: &Record) -> BTreeSet<String> {
    let verb = |line: &Line| match line {
        Line::Act { text, .. } => text.split(' ').next().map(str::to_owned),
        _ => None,
    };
    record.lines.iter().filter_map(verb).collect()
}

/// Whether somebody did each of these.
fn has_all(record: &Record, wanted: &[&str]) -> bool {
    let verbs = verbs(record);
    wanted.iter().all(|verb| verbs.contains(*verb))
}

/// The text of a stored game; the first reader of a blessing run writes them all.
fn stored(name: &str) -> String {
    static WRITTEN: Once = Once::new();
    WRITTEN.call_once(|| {
        if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
            for (name, players, options, names, wanted) in stored_games() {
                let mut games = (0..500).map(|luck| sensible_game(players, options, names, luck));
                let game = games.find(|record| has_all(record, wanted));
                let record = game.expect("one in 500 has it all").to_string();
                std::fs::write(path(name), record).expect("the folder can be written");
            }
        }
    });
    std::fs::read_to_string(path(name)).expect("the game is stored")
}

#[test]
fn stored_games_replay_to_their_checkpoints_and_print_as_they_are_stored() {
    for (name, players, options, ..) in stored_games() {
        let text = stored(name);
        let record: Record = text.parse().expect("it is a record");
        assert_eq!(record.to_string(), text, "{name}");
        let game = Arkwright::water_frame(players, options);
        let play = match Play::replay(&game, &record) {
            Ok(play) => play,
            Err(error) => panic!("{name}: {error}"),
        };
        assert_eq!(play.turn(), Turn::Over, "{name}");
        let printed = play.record().expect("it began with its set-up").to_string();
        assert_eq!(printed, text, "{name}");
        let outcome = play.outcome().expect("it is over");
        assert!(!outcome.winners.is_empty(), "{name}");
        let checkpoints = |line: &&Line| matches!(line, Line::Checkpoint(_));
        let count = record.lines.iter().filter(checkpoints).count();
        // Each decade but the first, and the end.
        assert!(count >= 5, "{name} has {count} checkpoints");
    }
}

#[test]
fn a_checkpoint_that_does_not_hold_is_named_with_its_line() {
    for (name, players, options, ..) in stored_games() {
        let text = stored(name);
        let game = Arkwright::water_frame(players, options);
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

/// Records in which nobody plays by the further rules would prove little of them.
#[test]
fn the_stored_games_use_what_only_water_frame_has() {
    for (name, .., wanted) in stored_games() {
        let record: Record = stored(name).parse().expect("it is a record");
        assert!(has_all(&record, wanted), "{name}: {:?}", verbs(&record));
    }
}

/// The first line of each game of rules revision 1 that is another one now.
const REVISION_1: [Option<u32>; 3] = [None, Some(284), Some(286)];

/// Revision 2 asks for the school before the sale, ends a strike before the harbour is paid, lets less
/// of the costs of distribution pay for prices, and carries out more of War on the Continent.
#[test]
fn games_of_revision_1_replay_up_to_the_first_choice_that_is_another_now() {
    let stored = stored_games().map(|(name, players, options, ..)| {
        let path = path(&format!("revision-1/{name}"));
        let text = std::fs::read_to_string(path).expect("the game is stored");
        let record: Record = text.parse().expect("it is a record");
        assert_eq!(record.header.rules, 1, "{name}");
        (Arkwright::water_frame(players, options), record)
    });
    let first = stored
        .each_ref()
        .map(|(game, record)| parts_at(game, record));
    assert_eq!(first, REVISION_1.map(Ok));
}
