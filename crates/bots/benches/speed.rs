//! How long legal, act, a copy, the forecast, whole random games and the turns of bots take.

mod kit;

use std::hint::black_box;

use arkwright::{Arkwright, Preparation};
use bots::{BotName, Played, Progress, TurnSearch};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use kanal::{DeckChoice, Kanal, Side};
use kit::Dice;
use table::{Actions, Game, Seed, Turn};

/// One decision after the other, over and over.
fn in_turn<T>(list: &[T]) -> impl Iterator<Item = &T> {
    list.iter().cycle()
}

fn one_decision(criterion: &mut Criterion) {
    let game = Arkwright::spinning_jenny(4, Preparation::Free);
    let decisions = kit::decisions(&game, 20);
    let mut group = criterion.benchmark_group("one decision, 4 players");

    let mut next = in_turn(&decisions);
    let mut actions = Actions::new();
    group.bench_function("legal", |bencher| {
        bencher.iter(|| {
            let (board, _) = next.next().expect("it has no end");
            actions.clear();
            game.legal(black_box(board), &mut actions);
            actions.len()
        });
    });

    let mut next = in_turn(&decisions);
    group.bench_function("copy", |bencher| {
        bencher.iter(|| black_box(next.next().expect("it has no end").0));
    });

    let mut next = in_turn(&decisions);
    group.bench_function("copy and act", |bencher| {
        bencher.iter(|| {
            let (mut board, action) = *next.next().expect("it has no end");
            game.act(&mut board, black_box(action), &mut ());
            black_box(board)
        });
    });

    let mut next = in_turn(&decisions);
    group.bench_function("forecast", |bencher| {
        bencher.iter(|| game.forecast(black_box(&next.next().expect("it has no end").0)));
    });
}

fn whole_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("whole random games");
    for players in [2, 3, 4] {
        let game = Arkwright::spinning_jenny(players, Preparation::Free);
        let mut dice = Dice::new();
        let batch = 50;
        group.throughput(Throughput::Elements(batch));
        group.bench_function(format!("{players} players"), |bencher| {
            bencher.iter(|| {
                let play = |number| kit::play_out(&game, number, &mut dice, |_, _| {});
                (0..batch).map(play).sum::<u64>()
            });
        });
    }
}

fn greedy_turns(criterion: &mut Criterion) {
    let game = Arkwright::spinning_jenny(4, Preparation::Free);
    let decisions = kit::decisions(&game, 4);
    // Where a turn begins, which is where a bot begins to think.
    let mut turn = None;
    let begun: Vec<_> = decisions
        .iter()
        .filter(|(board, _)| turn.replace(game.turn(board)) != Some(game.turn(board)))
        .collect();
    let mut next = in_turn(&begun);
    let mut group = criterion.benchmark_group("bots, 4 players");
    group.sample_size(30);
    group.bench_function("a greedy turn", |bencher| {
        bencher.iter_batched(
            || next.next().expect("it has no end").0,
            |board| {
                let mut search = TurnSearch::new(&game, board);
                while search.think(1024) == Progress::Working {}
                search.best()
            },
            BatchSize::SmallInput,
        );
    });
}

fn kanal_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random decisions of Oranienburger Kanal");
    for (name, players) in [("solo", 1), ("2 players", 2)] {
        let game = Kanal::new(players, Side::Front, false, DeckChoice::A);
        let play = || -> u64 {
            let mut dice = Dice::new();
            let play = |number| kit::play_out(&game, number, &mut dice, |_, _| {});
            (0..50).map(play).sum()
        };
        // The same choices each time, so that the same number of decisions is made.
        group.throughput(Throughput::Elements(play()));
        group.bench_function(name, |bencher| bencher.iter(play));
    }
}

fn kanal_turns(criterion: &mut Criterion) {
    let game = Kanal::new(1, Side::Front, false, DeckChoice::A);
    let (mut board, mut stock) = game.deal(&Seed::new("bench"));
    while game.turn(&board) == Turn::Reveal {
        let face = game.draw(&board, &mut stock);
        game.reveal(&mut board, face, &mut ()).expect("it fits");
    }
    let mut group = criterion.benchmark_group("bots of Oranienburger Kanal, the first turn");
    group.sample_size(10);
    for bot in [BotName::Greedy, BotName::Planner] {
        group.bench_function(bot.info().name, |bencher| {
            bencher.iter(|| {
                let mut thinker = game.thinker(&board, bot, 0);
                while thinker.think(1024) == Progress::Working {}
                thinker.best()
            });
        });
    }
}

criterion_group!(
    benches,
    one_decision,
    whole_games,
    greedy_turns,
    kanal_games,
    kanal_turns
);
criterion_main!(benches);
