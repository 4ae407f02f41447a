//! What `greedy` promises in Water Frame: it beats chance, and it brings its company to something.

use arkwright::{Arkwright, Preparation, WaterFrame, WaterOptions};
use bots::{BotSpec, play_out};
use table::{Seat, Seed};

/// How many times more than usual the tests run.
fn scale() -> u64 {
    let scale = std::env::var("MILLWRIGHT_SCALE").ok();
    scale.and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

fn spec(text: &str) -> BotSpec {
    text.parse().expect("the test names a bot")
}

fn water_frame(players: u8, preparation: Preparation) -> Arkwright<WaterFrame> {
    let options = WaterOptions {
        preparation,
        ..WaterOptions::default()
    };
    Arkwright::water_frame(players, options)
}

#[test]
fn greedy_wins_nineteen_of_twenty_games_against_three_randoms() {
    let game = water_frame(4, Preparation::Free);
    let games = 20 * scale();
    let mut wins = 0;
    for number in 0..games {
        // Every seat in turn, so that no seat's luck decides.
        let greedy = Seat::new((number % 4) as u8);
        let mut bots = [spec("random"); 4];
        bots[greedy.index()] = spec("greedy");
        let seed = Seed::new("strength in Water Frame").nth(number);
        let outcome = play_out(&game, &bots, &seed, &|| 0).outcome;
        wins += u64::from(outcome.winners.contains(greedy) && outcome.winners.len() == 1);
    }
    assert!(wins * 100 >= games * 95, "{wins} of {games}");
}

#[test]
fn greedy_companies_end_without_loans_and_worth_something() {
    let tables = [
        (2, Preparation::Free),
        (3, Preparation::Predetermined),
        (4, Preparation::Free),
    ];
    for (players, preparation) in tables {
        let game = water_frame(players, preparation);
        let seed = Seed::new("worth in Water Frame");
        let outcome = play_out(&game, &[spec("greedy")], &seed, &|| 0).outcome;
        assert!(outcome.lost.is_empty());
        let scores = Seat::all(players).map(|seat| outcome.score(seat));
        let mean = scores.sum::<i32>() / i32::from(players);
        assert!((250..=900).contains(&mean), "{mean} with {players}");
    }
}
