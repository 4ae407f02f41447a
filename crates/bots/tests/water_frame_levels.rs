//! What the bots that judge by a net promise in Water Frame: they do not depend on slices, have a turn
//! at any time, see what a player sees, and play as greedy does where there is no net.

use arkwright::{Arkwright, Board, COMPILED, Preparation, WaterFrame, WaterOptions};
use bots::{
    BotName, BotSpec, Budget, Features, Played, Progress, has_net, levels_for, simulate,
    think_through,
};
use games::{AnyGame, AnyPlay};
use table::{DataFile, Game, Play, Rng, Seat, Seed, Turn};

const LEVELS: [BotName; 4] = [
    BotName::Apprentice,
    BotName::Journeyman,
    BotName::Foreman,
    BotName::Master,
];

/// How many times more than usual the tests run.
fn scale() -> u64 {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    scale.and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

fn water_frame(players: u8) -> Arkwright<WaterFrame> {
    Arkwright::water_frame(players, WaterOptions::default())
}

/// Boards of a game that apprentices play against each other.
fn boards_on_the_way(game: &Arkwright<WaterFrame>, seed: &str) -> Vec<Board<WaterFrame>> {
    let mut play = Play::deal(game, Seed::new(seed));
    let mut boards = Vec::new();
    while let Turn::Ask { .. } = play.turn() {
        boards.push(*play.board());
        let mut thinker = game.thinker(play.board(), BotName::Apprentice, boards.len() as u64);
        thinker.think(300);
        for action in thinker.best() {
            play.act(action, &mut ()).expect("a bot's turn is legal");
            play.turn_up(&mut ());
        }
    }
    boards
}

#[test]
fn the_same_nodes_give_the_same_turn_whatever_the_slices() {
    let game = water_frame(3);
    let boards = boards_on_the_way(&game, "slices");
    for (number, board) in boards.iter().enumerate().step_by(11) {
        for bot in LEVELS {
            for nodes in [1, 100, 2000, 9000] {
                let begin = || game.thinker(board, bot, number as u64);
                let mut whole = begin();
                whole.think(nodes);
                let mut sliced = begin();
                let mut rng = Rng::new(u64::from(nodes));
                let mut left = nodes;
                while left > 0 {
                    let slice = (1 + rng.below(nodes / 3 + 5)).min(left);
                    sliced.think(slice);
                    left -= slice;
                }
                assert_eq!(whole.best(), sliced.best());
                assert_eq!(whole.nodes(), sliced.nodes());
            }
        }
    }
}

#[test]
fn there_is_a_whole_legal_turn_at_any_time() {
    let game = water_frame(4);
    for board in boards_on_the_way(&game, "any time").iter().step_by(5) {
        let begun = game.turn(board);
        for bot in LEVELS {
            let mut thinker = game.thinker(board, bot, 3);
            for nodes in [0, 1, 9, 90, 900, 2000] {
                thinker.think(nodes);
                let mut after = *board;
                let turn = thinker.best();
                assert!(!turn.is_empty());
                for action in turn {
                    assert_eq!(game.turn(&after), begun, "the turn is over too early");
                    assert_eq!(game.check(&after, action), Ok(()));
                    game.act(&mut after, action, &mut ());
                }
                assert_ne!(game.turn(&after), begun, "the turn is not whole");
            }
        }
    }
}

#[test]
fn thinking_comes_to_an_end() {
    let game = water_frame(2);
    for board in boards_on_the_way(&game, "end").iter().step_by(23) {
        for bot in LEVELS {
            let mut thinker = game.thinker(board, bot, 0);
            assert_eq!(thinker.think(10_000_000), Progress::Done);
            let nodes = thinker.nodes();
            assert_eq!(thinker.think(1000), Progress::Done);
            assert_eq!(thinker.nodes(), nodes);
        }
    }
}

/// Whoever knows the seed and whoever has only seen what was turned up choose alike, all the way.
#[test]
fn what_lies_face_down_never_changes_a_choice() {
    let game = AnyGame::new("water-frame", 4, &[], &[]).expect("the catalogue has it");
    let mut known = game.deal(Seed::new("face down"));
    let mut turns = 0;
    while known.asked().is_some() {
        let transcript = known.transcript().expect("it began with its set-up");
        let unknown = AnyPlay::replay(&transcript.to_string(), &[]);
        let unknown = unknown.expect("a transcript replays");
        let bot = BotSpec {
            name: LEVELS[turns % 4],
            budget: Some(Budget::Nodes(2000)),
        };
        let turn = think_through(&known, &bot, turns as u64, &|| 0);
        assert_eq!(turn, think_through(&unknown, &bot, turns as u64, &|| 0));
        for action in turn {
            known.act(&action).expect("a bot's turn is legal");
            known.turn_up();
        }
        turns += 1;
    }
}

#[test]
fn chance_varies_the_opening_and_nothing_else() {
    let game = water_frame(4);
    let boards = boards_on_the_way(&game, "variety");
    let turns = |board: &Board<WaterFrame>| {
        let mut turns = Vec::new();
        for seed in 0..8 {
            let mut thinker = game.thinker(board, BotName::Journeyman, seed);
            while thinker.think(1000) == Progress::Working {}
            let turn = thinker.best();
            if !turns.contains(&turn) {
                turns.push(turn);
            }
        }
        turns.len()
    };
    let opening = boards.iter().filter(|board| board.decade == 0);
    assert!(opening.map(turns).any(|turns| turns > 1));
    let later = boards.iter().filter(|board| board.decade > 0).step_by(13);
    assert!(later.map(turns).all(|turns| turns == 1));
}

#[test]
fn journeymen_beat_greedy() {
    let game = AnyGame::new("water-frame", 4, &[], &[]).expect("the catalogue has it");
    let spec = |text: &str| text.parse::<BotSpec>().expect("the test names a bot");
    let games = 16 * scale();
    let mut wins = 0;
    for number in 0..games {
        let seat = Seat::new((number % 4) as u8);
        let mut bots = [spec("greedy"); 4];
        bots[seat.index()] = spec("journeyman");
        let tally = simulate(&game, &bots, &Seed::new("levels"), number, &|| 0);
        wins += u64::from(tally.outcome.winners.contains(seat));
    }
    // Chance would be a quarter.
    assert!(wins * 100 >= games * 75, "{wins} of {games}");
}

#[test]
fn without_a_net_for_the_numbers_in_play_a_level_plays_as_greedy_does() {
    for players in 2..=4 {
        for preparation in [Preparation::Free, Preparation::Predetermined] {
            let options = WaterOptions {
                preparation,
                ..WaterOptions::default()
            };
            let game = Arkwright::water_frame(players, options);
            assert!(has_net(&game), "the released numbers have a net");
        }
    }
    let numbers = COMPILED.replace("\"WMM\"", "\"WWM\"");
    let file = DataFile {
        name: Some("arkwright.toml".to_owned()),
        text: numbers,
    };
    let game = AnyGame::new("water-frame", 4, &[], &[file]).expect("an owner may change it");
    let mut play = game.deal(Seed::new("own numbers"));
    play.turn_up();
    assert_ne!(water_frame(4).setup().data, play.setup().data);
    let turn = |bot: &str| {
        let bot: BotSpec = bot.parse().expect("the test names a bot");
        think_through(&play, &bot, 5, &|| 0)
    };
    assert_eq!(turn("master"), turn("greedy"));
}

/// Bots that were released do not change their play, and nor do their weights. `MILLWRIGHT_BLESS=1`
/// writes the record anew, which is right only for weights that were never released.
#[test]
fn the_levels_play_as_in_their_record() {
    let game = AnyGame::new("water-frame", 4, &[], &[]).expect("the catalogue has it");
    let bots = ["apprentice", "journeyman", "foreman", "master@20000n"]
        .map(|bot| bot.parse::<BotSpec>().expect("the test names a bot"));
    let mut play = game.deal(Seed::new("frozen"));
    while let Some(seat) = play.asked() {
        let seed = play.decisions() as u64;
        for action in think_through(&play, &bots[seat.index()], seed, &|| 0) {
            play.act(&action).expect("a bot's turn is legal");
            play.turn_up();
        }
    }
    let played = play.record().expect("it began with its set-up").to_string();
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/records/water-frame-levels.record"
    );
    if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
        std::fs::write(path, &played).expect("the record can be written");
    }
    let stored = std::fs::read_to_string(path).expect("the record is stored");
    for (n, (then, now)) in (1..).zip(stored.lines().zip(played.lines())) {
        assert_eq!(then, now, "line {n} of {path}");
    }
    assert_eq!(stored, played);
}

/// What a page may fetch is what is there.
#[test]
fn each_number_of_players_with_a_net_has_its_weights() {
    let weights = <Arkwright<WaterFrame>>::WEIGHTS.iter();
    let weights: Vec<u8> = weights.map(|(players, _)| *players).collect();
    assert_eq!(weights, <Arkwright<WaterFrame>>::NETS);
    assert_eq!(levels_for("water-frame").len(), 4);
    for players in 2..=4 {
        let is_net = bots::is_net_for("water-frame", players);
        assert_eq!(is_net, weights.contains(&players));
    }
}
