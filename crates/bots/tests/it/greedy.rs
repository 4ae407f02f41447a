//! What `greedy` promises: it beats chance, and it does not depend on slices.

use arkwright::{Arkwright, Preparation};
use bots::{BotSpec, Progress, TurnSearch, simulate, think_through, thinker};
use games::AnyGame;
use table::{Actions, Game, Play, Rng, Seat, Seed, Turn};

/// How many times more than usual the tests run.
fn scale() -> u64 {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    scale.and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

fn spec(text: &str) -> BotSpec {
    text.parse().expect("the test names a bot")
}

fn jenny(players: u8, setup: &str) -> AnyGame {
    let options = [("setup".to_owned(), setup.to_owned())];
    AnyGame::new("spinning-jenny", players, &options, &[]).expect("the catalogue has it")
}

#[test]
fn greedy_wins_nineteen_of_twenty_games_against_three_randoms() {
    let game = jenny(4, "free");
    let games = 40 * scale();
    let mut wins = 0;
    for number in 0..games {
        // Every seat in turn, so that no seat's luck decides.
        let greedy = Seat::new((number % 4) as u8);
        let mut bots = [spec("random"); 4];
        bots[greedy.index()] = spec("greedy");
        let tally = simulate(&game, &bots, &Seed::new("strength"), number, &|| 0);
        wins +=
            u64::from(tally.outcome.winners.contains(greedy) && tally.outcome.winners.len() == 1);
    }
    assert!(wins * 100 >= games * 95, "{wins} of {games}");
}

#[test]
fn four_greedy_companies_end_without_loans_and_worth_something() {
    for (players, setup) in [(2, "free"), (3, "predetermined"), (4, "free")] {
        let game = jenny(players, setup);
        let tally = simulate(&game, &[spec("greedy")], &Seed::new("worth"), 0, &|| 0);
        assert!(tally.outcome.lost.is_empty());
        for seat in Seat::all(players) {
            let score = tally.outcome.score(seat);
            assert!(
                (150..=900).contains(&score),
                "seat {seat} of {players}: {score}"
            );
        }
    }
}

/// Boards of a game that greedy plays against itself.
fn boards_on_the_way(game: &Arkwright, seed: &str) -> Vec<arkwright::Board> {
    let mut play = Play::deal(game, Seed::new(seed));
    let mut boards = Vec::new();
    while let Turn::Ask { .. } = play.turn() {
        boards.push(*play.board());
        let mut search = TurnSearch::new(game, *play.board());
        search.think(200);
        for action in search.best() {
            play.act(action, &mut ()).expect("a bot's turn is legal");
            play.turn_up(&mut ());
        }
    }
    boards
}

#[test]
fn the_same_nodes_give_the_same_turn_whatever_the_slices() {
    let game = Arkwright::spinning_jenny(3, Preparation::Free);
    for board in boards_on_the_way(&game, "slices").into_iter().step_by(3) {
        for nodes in [1, 7, 100, 1000] {
            let mut whole = TurnSearch::new(&game, board);
            whole.think(nodes);
            let mut sliced = TurnSearch::new(&game, board);
            let mut rng = Rng::new(u64::from(nodes));
            let mut left = nodes;
            while left > 0 {
                let slice = (1 + rng.below(13)).min(left);
                sliced.think(slice);
                left -= slice;
            }
            assert_eq!(whole.best(), sliced.best());
            assert_eq!(whole.nodes(), sliced.nodes());
        }
    }
}

#[test]
fn thinking_comes_to_an_end() {
    let game = Arkwright::spinning_jenny(2, Preparation::Predetermined);
    for board in boards_on_the_way(&game, "end") {
        let mut search = TurnSearch::new(&game, board);
        assert_eq!(search.think(200_000), Progress::Done);
    }
}

#[test]
fn nobody_thinks_when_nobody_is_asked() {
    let mut play = jenny(2, "predetermined").deal(Seed::new("over"));
    while play.asked().is_some() {
        for action in think_through(&play, &spec("random"), 1, &|| 0) {
            play.act(&action).expect("a bot's turn is legal");
            play.turn_up();
        }
    }
    assert!(thinker(&play, &spec("greedy"), 0).is_none());
    assert!(play.outcome().is_some());
}

#[test]
fn a_time_budget_is_kept_by_the_clock_of_the_caller() {
    let play = jenny(4, "predetermined").deal(Seed::new("clock"));
    let clock = std::cell::Cell::new(0);
    let tick = || {
        clock.set(clock.get() + 10);
        clock.get()
    };
    let turn = think_through(&play, &spec("greedy@1ms"), 0, &tick);
    assert!(!turn.is_empty());
    assert!(
        clock.get() <= 30,
        "looked at the clock {} times",
        clock.get() / 10
    );
}

#[test]
fn random_chooses_every_legal_choice_some_time() {
    let game = Arkwright::spinning_jenny(2, Preparation::Predetermined);
    let (mut board, mut stock) = game.deal(&Seed::new("even"));
    let face = game.draw(&board, &mut stock);
    game.reveal(&mut board, face, &mut ()).expect("it fits");
    let mut actions = Actions::new();
    game.legal(&board, &mut actions);
    let mut seen = vec![false; actions.len()];
    for seed in 0..2000 {
        let first = bots::random_turn(&game, &board, &mut Rng::new(seed))[0];
        let place = actions.iter().position(|action| *action == first);
        seen[place.expect("it is legal")] = true;
    }
    assert!(seen.iter().all(|seen| *seen));
}
