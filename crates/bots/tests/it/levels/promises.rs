//! What the levels promise in every game, to be held for each of them.

use bots::{BotName, Features, Played, Progress, is_net_for, levels_for, play_out, think_through};
use games::AnyGame;
use table::{DataFile, Play, Rng, Seat, Seed, Turn};

use crate::levels::{scale, spec};

pub(crate) const LEVELS: [BotName; 4] = [
    BotName::Apprentice,
    BotName::Journeyman,
    BotName::Foreman,
    BotName::Master,
];

/// Boards of a game that apprentices play against each other.
pub(crate) fn boards_on_the_way<G: Played>(game: &G, seed: &str) -> Vec<G::Board> {
    let mut play = Play::deal(game, Seed::new(seed));
    play.turn_up(&mut ());
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

/// On every so many-th board.
pub(crate) fn the_same_nodes_give_the_same_turn_whatever_the_slices<G: Played>(
    game: &G,
    every: usize,
) {
    let boards = boards_on_the_way(game, "slices");
    for (number, board) in boards.iter().enumerate().step_by(every) {
        for bot in LEVELS {
            for nodes in [1, 100, 1500, 9000] {
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
                assert!(whole.best() == sliced.best(), "{bot:?}");
                assert_eq!(whole.nodes(), sliced.nodes());
            }
        }
    }
}

/// On every so many-th board.
pub(crate) fn thinking_comes_to_an_end<G: Played>(game: &G, every: usize) {
    for board in boards_on_the_way(game, "end").iter().step_by(every) {
        for bot in LEVELS {
            let mut thinker = game.thinker(board, bot, 0);
            assert_eq!(thinker.think(10_000_000), Progress::Done);
            let nodes = thinker.nodes();
            assert_eq!(thinker.think(1000), Progress::Done);
            assert_eq!(thinker.nodes(), nodes);
        }
    }
}

/// Nobody who watches is to wonder why a level buys what it sells again. On every so many-th board.
pub(crate) fn no_two_steps_of_a_turn_are_for_nothing<G: Played>(game: &G, every: usize) {
    for board in boards_on_the_way(game, "needless").iter().step_by(every) {
        for bot in [BotName::Apprentice, BotName::Foreman] {
            let mut thinker = game.thinker(board, bot, 7);
            while thinker.think(1000) == Progress::Working {}
            let turn = thinker.best();
            let end = |steps: &[G::Action]| {
                let mut end = *board;
                let begun = game.turn(board);
                for &action in steps {
                    if game.turn(&end) != begun || game.check(&end, action).is_err() {
                        return None;
                    }
                    game.act(&mut end, action, &mut ());
                }
                Some(end)
            };
            for first in 0..turn.len() {
                for second in first + 1..turn.len() {
                    let mut without = turn.clone();
                    without.remove(second);
                    without.remove(first);
                    assert!(end(&without) != end(&turn), "{bot:?}: {turn:?}");
                }
            }
        }
    }
}

/// On all boards of the opening, and on every so many-th later one.
pub(crate) fn chance_varies_the_opening_and_nothing_else<G: Played + Features>(
    game: &G,
    every: usize,
) {
    let boards = boards_on_the_way(game, "variety");
    let is_varied = |board: &G::Board| {
        let turn = |seed| {
            let mut thinker = game.thinker(board, BotName::Journeyman, seed);
            while thinker.think(1000) == Progress::Working {}
            thinker.best()
        };
        let first = turn(0);
        (1..8).any(|seed| turn(seed) != first)
    };
    let mut opening = boards.iter().filter(|board| game.is_opening(board));
    assert!(opening.any(is_varied));
    let later = boards.iter().filter(|board| !game.is_opening(board));
    assert!(!later.step_by(every).any(is_varied));
}

/// One journeyman among four, in each seat in turn. Chance would win a quarter.
pub(crate) fn journeymen_beat_greedy<G: Played>(game: &G, least_share: u64) {
    let games = 16 * scale();
    let mut wins = 0;
    for number in 0..games {
        let seat = Seat::new((number % 4) as u8);
        let mut bots = [spec("greedy"); 4];
        bots[seat.index()] = spec("journeyman");
        let outcome = play_out(game, &bots, &Seed::new("levels").nth(number), &|| 0).outcome;
        wins += u64::from(outcome.winners.contains(seat));
    }
    assert!(wins * 100 >= games * least_share, "{wins} of {games}");
}

/// Where an owner has changed the numbers.
pub(crate) fn with_own_numbers_a_level_plays_as_greedy_does(id: &str, own: DataFile) {
    let game = AnyGame::new(id, 4, &[], &[own]).expect("an owner may change it");
    let released = AnyGame::new(id, 4, &[], &[]).expect("the catalogue has it");
    let released = released.deal(Seed::new("own numbers"));
    let mut play = game.deal(Seed::new("own numbers"));
    play.turn_up();
    assert_ne!(play.setup().data, released.setup().data);
    let turn = |bot: &str| think_through(&play, &spec(bot), 5, &|| 0);
    assert_eq!(turn("master"), turn("greedy"));
}

/// What a page may fetch is what is there.
pub(crate) fn each_number_of_players_with_a_net_has_its_weights<G: Played + Features>(id: &str) {
    let weights: Vec<u8> = G::WEIGHTS.iter().map(|(players, _)| *players).collect();
    assert_eq!(weights, G::NETS);
    for players in 2..=4 {
        assert_eq!(is_net_for(id, players), weights.contains(&players));
    }
    assert_eq!(levels_for(id).len(), LEVELS.len());
}

/// Bots that were released do not change their play, and nor do their weights. `MILLWRIGHT_BLESS=1`
/// writes the record anew, which is right only for weights that were never released.
pub(crate) fn the_levels_play_as_in_their_record(id: &str) {
    let game = AnyGame::new(id, 4, &[], &[]).expect("the catalogue has it");
    let bots = ["apprentice", "journeyman", "foreman", "master@20000n"].map(spec);
    let mut play = game.deal(Seed::new("frozen"));
    play.turn_up();
    while let Some(seat) = play.asked() {
        let seed = play.decisions() as u64;
        for action in think_through(&play, &bots[seat.index()], seed, &|| 0) {
            play.act(&action).expect("a bot's turn is legal");
            play.turn_up();
        }
    }
    let played = play.record().expect("it began with its set-up").to_string();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let path = format!("{folder}/{id}-levels.record");
    if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
        std::fs::write(&path, &played).expect("the record can be written");
    }
    let stored = std::fs::read_to_string(&path).expect("the record is stored");
    for (n, (then, now)) in (1..).zip(stored.lines().zip(played.lines())) {
        assert_eq!(then, now, "line {n} of {path}");
    }
    assert_eq!(stored, played);
}
