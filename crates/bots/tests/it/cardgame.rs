//! What `greedy` promises in the card game: it beats chance, it brings its company to something, and it makes
//! use of what the game offers.

use std::collections::BTreeSet;

use bots::{BotSpec, TurnSearch, play_out};
use cardgame::{Action, Board, CardGame, Event, Options, Phase};
use table::{Game, Outcome, Rng, Seat, Seed, Turn};

/// How many times more than usual the tests run.
fn scale() -> u64 {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    scale.and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

fn spec(text: &str) -> BotSpec {
    text.parse().expect("the test names a bot")
}

#[test]
fn greedy_wins_nineteen_of_twenty_games_against_three_randoms() {
    for options in [Options::default(), Options::EXPERT] {
        let game = CardGame::new(4, options);
        let games = 40 * scale();
        let mut wins = 0;
        for number in 0..games {
            // Every seat in turn, so that no seat's luck decides.
            let greedy = Seat::new((number % 4) as u8);
            let mut bots = [spec("random"); 4];
            bots[greedy.index()] = spec("greedy");
            let seed = Seed::new("strength in the card game").nth(number);
            let outcome = play_out(&game, &bots, &seed, &|| 0).outcome;
            wins += u64::from(outcome.winners.contains(greedy) && outcome.winners.len() == 1);
        }
        assert!(wins * 100 >= games * 95, "{wins} of {games}");
    }
}

/// Everything that happened in a game that greedy plays against itself, with the board before each choice.
struct Played {
    choices: Vec<(Board, Action)>,
    events: Vec<Event>,
    outcome: Outcome,
}

/// A game of greedy against itself. Nothing is dealt in the basic game: so that games differ, the first round
/// is not thought through.
fn self_play(game: &CardGame, seed: &Seed) -> Played {
    let (mut board, mut stock) = game.deal(seed);
    let mut luck = Rng::new(u64::from(seed.pile("hasty turns").below(u32::MAX)));
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    loop {
        match game.turn(&board) {
            Turn::Over => break,
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                game.reveal(&mut board, face, &mut events).expect("it fits");
            }
            Turn::Ask { .. } => {
                let mut search = TurnSearch::with_width(game, board, 8);
                search.think(match board.round {
                    0 => 20 + luck.below(400),
                    _ => u32::MAX,
                });
                for action in search.best() {
                    choices.push((board, action));
                    game.act(&mut board, action, &mut events);
                }
            }
        }
    }
    Played {
        choices,
        events,
        outcome: game.outcome(&board).expect("it is over"),
    }
}

#[test]
fn greedy_companies_come_to_something_and_hardly_need_the_emergency_fund() {
    let mut tokens = 0;
    let mut companies = 0;
    for players in 2..=4 {
        for options in [Options::default(), Options::EXPERT] {
            let game = CardGame::new(players, options);
            let played = self_play(&game, &Seed::new("worth in the card game"));
            assert!(played.outcome.lost.is_empty());
            let scores = Seat::all(players).map(|seat| played.outcome.score(seat));
            let mean = scores.sum::<i32>() / i32::from(players);
            assert!((200..=600).contains(&mean), "{mean} with {players}");
            companies += u32::from(players);
            for event in &played.events {
                if let Event::EmergencyFund { tokens: taken, .. } = event {
                    tokens += u32::from(*taken);
                }
            }
        }
    }
    assert!(tokens * 3 <= companies, "{tokens} tokens of {companies}");
}

#[test]
fn greedy_does_not_pass_while_there_is_something_to_do() {
    for number in 0..4 * scale() {
        let game = CardGame::new(4, Options::default());
        let played = self_play(&game, &Seed::new("pass").nth(number));
        for (board, action) in &played.choices {
            let is_thought = board.round > 0;
            let passes = is_thought && board.phase == Phase::Action && *action == Action::Done;
            assert!(!passes, "seat {} in round {}", board.asked, board.round);
        }
    }
}

/// The word of an action.
fn verb(action: &Action) -> String {
    let text = action.to_string();
    text.split(' ').next().unwrap_or_default().to_owned()
}

#[test]
fn greedy_makes_use_of_all_basic_actions() {
    let mut verbs = BTreeSet::new();
    for number in 0..4 {
        let game = CardGame::new(4, Options::default());
        let played = self_play(&game, &Seed::new("every action").nth(number));
        verbs.extend(played.choices.iter().map(|(_, action)| verb(action)));
    }
    for wanted in [
        "build",
        "upgrade",
        "employ",
        "automate",
        "quality",
        "distribution",
        "buy",
        "regain",
        "ship",
        "store",
        "develop",
        "take",
        "swap",
        "use",
        "bonus",
    ] {
        assert!(verbs.contains(wanted), "nobody says {wanted}");
    }
}
