//! What the bots of Oranienburger Kanal promise: each beats the one before it, and their turns are
//! the same every time. The tests of every bot have what holds in every game.
//!
//! Released bots do not change their play: each has a stored record of a whole game. A better bot gets a
//! new name. `MILLWRIGHT_BLESS=1` writes the records anew, which is right only for a bot that was never
//! released, or where the game itself is another.

use bots::{BotName, BotSpec, Features, Played, Progress, has_net, play_out};
use kanal::cards::{DECK_A, Deck};
use kanal::{Action, Board, Components, DeckChoice, Kanal, Side};
use table::{Game, Play, Record, Rng, Seat, Seed, Turn};

/// Every bot that thinks.
const THINKING: [BotName; 6] = [
    BotName::Greedy,
    BotName::Planner,
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

fn spec(text: &str) -> BotSpec {
    text.parse().expect("the test names a bot")
}

fn solo(side: Side, deck: DeckChoice) -> Kanal {
    Kanal::new(1, side, false, deck)
}

/// The mean score of solo games with both decks, on either side.
fn solo_mean(bot: &str, games: u64) -> i32 {
    let mut total = 0;
    for number in 0..games {
        let side = [Side::Front, Side::Blank][number as usize % 2];
        let deck = [DeckChoice::A, DeckChoice::B][number as usize / 2 % 2];
        let seed = Seed::new("strength").nth(number);
        let tally = play_out(&solo(side, deck), &[spec(bot)], &seed, &|| 0);
        total += tally.outcome.score(Seat::new(0));
    }
    total / games as i32
}

#[test]
fn greedy_scores_three_times_what_random_does() {
    let random = solo_mean("random", 40 * scale());
    let greedy = solo_mean("greedy", 40 * scale());
    assert!(greedy >= 75, "greedy {greedy}");
    assert!(greedy >= 3 * random, "greedy {greedy}, random {random}");
}

#[test]
fn planner_scores_ten_points_more_than_greedy() {
    let greedy = solo_mean("greedy", 8 * scale());
    let planner = solo_mean("planner", 8 * scale());
    assert!(planner >= greedy + 10, "planner {planner}, greedy {greedy}");
}

#[test]
fn planner_beats_greedy_from_either_seat() {
    let game = Kanal::new(2, Side::Front, false, DeckChoice::A);
    let mut wins = 0;
    let games = 4 * scale();
    for number in 0..games {
        let planner = Seat::new((number % 2) as u8);
        let mut bots = [spec("greedy"); 2];
        bots[planner.index()] = spec("planner");
        let tally = play_out(&game, &bots, &Seed::new("two").nth(number), &|| 0);
        wins += u64::from(tally.outcome.winners.contains(planner));
    }
    assert!(2 * wins > games, "{wins} of {games}");
}

/// Every set-up there is.
fn games() -> [Kanal; 5] {
    [
        solo(Side::Front, DeckChoice::A),
        solo(Side::Blank, DeckChoice::B),
        Kanal::new(2, Side::Front, false, DeckChoice::B),
        Kanal::new(2, Side::Blank, false, DeckChoice::A),
        Kanal::new(1, Side::Blank, true, DeckChoice::A),
    ]
}

/// The turn that a bot finds with so many nodes.
fn turn_of(game: &Kanal, board: &Board, bot: BotName, nodes: u32) -> Vec<Action> {
    let mut thinker = game.thinker(board, bot, 0);
    thinker.think(nodes);
    thinker.best()
}

/// Boards at the beginning of the turns of a game that a quick planner plays against itself.
fn boards_on_the_way(game: &Kanal, seed: &str) -> Vec<Board> {
    let (mut board, mut stock) = game.deal(&Seed::new(seed));
    let mut boards = Vec::new();
    loop {
        match game.turn(&board) {
            Turn::Over => return boards,
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                game.reveal(&mut board, face, &mut ()).expect("it fits");
            }
            Turn::Ask { .. } => {
                boards.push(board);
                for action in turn_of(game, &board, BotName::Planner, 300) {
                    game.act(&mut board, action, &mut ());
                }
            }
        }
    }
}

#[test]
fn the_same_nodes_give_the_same_turn_whatever_the_slices() {
    for game in games() {
        for board in boards_on_the_way(&game, "slices").into_iter().step_by(5) {
            for nodes in [1, 7, 100, 1000, 10_000] {
                for bot in THINKING {
                    let mut sliced = game.thinker(&board, bot, 0);
                    let mut rng = Rng::new(u64::from(nodes));
                    let mut left = nodes;
                    while left > 0 {
                        let slice = (1 + rng.below(nodes)).min(left);
                        sliced.think(slice);
                        left -= slice;
                    }
                    let mut whole = game.thinker(&board, bot, 0);
                    whole.think(nodes);
                    assert_eq!(sliced.best(), whole.best(), "{bot:?}");
                    assert_eq!(sliced.nodes(), whole.nodes(), "{bot:?}");
                }
            }
        }
    }
}

#[test]
fn thinking_comes_to_an_end() {
    for game in games() {
        for board in boards_on_the_way(&game, "end").into_iter().step_by(7) {
            for bot in THINKING {
                let mut thinker = game.thinker(&board, bot, 0);
                assert_eq!(thinker.think(2_000_000), Progress::Done, "{bot:?}");
            }
        }
    }
}

/// A game that a bot plays against itself, with so many nodes for each turn.
fn self_play(game: &Kanal, bot: BotName, nodes: u32) -> Record {
    let mut play = Play::deal(game, Seed::new("frozen"));
    while let Turn::Ask { .. } = play.turn() {
        let mut thinker = game.thinker(play.board(), bot, 0);
        thinker.think(nodes);
        for action in thinker.best() {
            play.act(action, &mut ()).expect("a bot's turn is legal");
            play.turn_up(&mut ());
        }
    }
    play.record().expect("it began with its set-up")
}

/// Both released decks have a net. With a deck of the owner's the levels play as planner does.
#[test]
fn without_a_net_for_the_deck_a_level_plays_as_planner_does() {
    for game in games() {
        assert!(has_net(&game), "the released decks have a net");
    }
    let text = DECK_A.replacen("prestige = 1\n", "prestige = 2\n", 1);
    let deck = Deck::parse(&text).expect("it is still a deck");
    let components = Components::compiled();
    let game = Kanal::with(
        1,
        Side::Front,
        false,
        DeckChoice::Own,
        components,
        deck.into(),
    );
    assert!(!has_net(&game));
    for board in boards_on_the_way(&game, "own deck").into_iter().step_by(9) {
        let turn = |bot| turn_of(&game, &board, bot, 3000);
        assert_eq!(turn(BotName::Master), turn(BotName::Planner));
    }
}

/// What a page may fetch is what is there.
#[test]
fn each_number_of_players_with_a_net_has_its_weights() {
    let weights: Vec<u8> = Kanal::WEIGHTS.iter().map(|(players, _)| *players).collect();
    assert_eq!(weights, Kanal::NETS);
}

#[test]
fn bots_play_as_in_their_records() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    for (name, players, bot, nodes) in [
        ("kanal-greedy", 1, BotName::Greedy, u32::MAX),
        ("kanal-planner", 1, BotName::Planner, u32::MAX),
        ("kanal-planner-two", 2, BotName::Planner, u32::MAX),
        ("kanal-journeyman", 1, BotName::Journeyman, u32::MAX),
        ("kanal-foreman-two", 2, BotName::Foreman, 20_000),
        ("kanal-master", 1, BotName::Master, 40_000),
    ] {
        let game = Kanal::new(players, Side::Front, false, DeckChoice::A);
        let played = self_play(&game, bot, nodes).to_string();
        let path = format!("{folder}/{name}.record");
        if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
            std::fs::write(&path, &played).expect("the record can be written");
        }
        let stored = std::fs::read_to_string(&path).expect("the record is stored");
        for (n, (then, now)) in (1..).zip(stored.lines().zip(played.lines())) {
            assert_eq!(then, now, "line {n} of {path}");
        }
        assert_eq!(stored, played);
    }
}

/// The stored games of revision 1, and the first line of each that is another game now; none where
/// all of it is the same.
const REVISION_1: [(&str, Option<u32>); 6] = [
    ("kanal-greedy", None),
    ("kanal-planner", Some(95)),
    ("kanal-planner-two", Some(261)),
    ("kanal-journeyman", Some(98)),
    ("kanal-foreman-two", None),
    ("kanal-master", Some(206)),
];

/// Revision 2 carries out at once what an effect sets off.
#[test]
fn records_of_revision_1_replay_up_to_the_first_choice_that_is_another_now() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/revision-1");
    let found = REVISION_1.map(|(name, _)| {
        let text = std::fs::read_to_string(format!("{folder}/{name}.record"));
        let record: Record = text.expect("it is stored").parse().expect("it is a record");
        assert_eq!(record.header.rules, 1, "{name}");
        let game = Kanal::new(record.header.players, Side::Front, false, DeckChoice::A);
        let error = Play::replay(&game, &record).err();
        let line = error.map(|error| {
            let says = error.to_string();
            assert!(says.ends_with("older rules revision 1"), "{name}: {says}");
            error.line().expect("its header is right")
        });
        (name, line)
    });
    assert_eq!(found, REVISION_1);
}
