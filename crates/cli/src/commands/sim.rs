//! `millwright sim`: bots against each other.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::{BotSpec, GameTally, simulate};
use games::AnyGame;
use serde::Serialize;
use table::{Arg, MAX_SEATS, Seat, Seed};

use super::print_json;
use crate::args::SimArgs;
use crate::boards::grid::Grid;
use crate::context::Context;
use crate::failure::Failure;
use crate::players::{PlayerSpec, Players};
use crate::workers::{progress, start_workers, threads};

/// Wins are counted in twelfths, so that a win shared by two, three or four is exact.
const WHOLE_WIN: u64 = 12;

/// The sums over all games; they come out the same in whatever order the games end.
#[derive(Clone, Copy, Default)]
struct Tally {
    decisions: u64,
    forced: u64,
    choices: u64,
    scores: [i64; MAX_SEATS],
    wins: [u64; MAX_SEATS],
}

impl Tally {
    fn count(&mut self, game: &GameTally) {
        self.decisions += game.decisions;
        self.forced += game.forced;
        self.choices += game.choices;
        let winners = game.outcome.winners;
        for seat in Seat::all(game.outcome.players) {
            self.scores[seat.index()] += i64::from(game.outcome.score(seat));
        }
        for seat in winners.iter() {
            self.wins[seat.index()] += WHOLE_WIN / u64::from(winners.len());
        }
    }

    fn add(&mut self, other: &Tally) {
        self.decisions += other.decisions;
        self.forced += other.forced;
        self.choices += other.choices;
        for seat in 0..MAX_SEATS {
            self.scores[seat] += other.scores[seat];
            self.wins[seat] += other.wins[seat];
        }
    }
}

/// Plays the games and prints a table or JSON.
pub(crate) fn print(
    context: &Context,
    args: &SimArgs,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let game = context.game(&args.table)?;
    let players = usize::from(args.table.players);
    if args.bots.len() != 1 && args.bots.len() != players {
        let given = args.bots.len();
        return Err(Failure::usage(format!(
            "--bots names {given} bots for {players} seats; give one for all or one per seat"
        )));
    }
    for bot in &args.bots {
        bot.check_for(game.setup().game)?;
    }
    let threads = threads(args.threads, args.games);
    let seed = Seed::new(&args.seed);
    let bot = |player: &PlayerSpec| match player {
        PlayerSpec::Bot(bot) => Some(*bot),
        PlayerSpec::Program(_) => None,
    };
    let bots: Option<Vec<BotSpec>> = args.bots.iter().map(bot).collect();
    let (tally, time) = match &bots {
        Some(bots) => {
            let begun = Instant::now();
            let millis = || begun.elapsed().as_millis() as u64;
            play_all(args.games, threads, || {
                |number| Ok(simulate(&game, bots, &seed, number, &millis))
            })?
        }
        None => play_all(args.games, threads, || {
            let mut players = Players::new(context, args.clock.clock);
            let (game, seed) = (&game, &seed);
            move |number| with_programs(&mut players, game, args, &seed.nth(number))
        })?,
    };
    let report = report(args, &tally, time);
    if args.json {
        return print_json(&report, out);
    }
    print_table(context, &report, out)
}

/// Plays a game in which programs from outside sit at the table.
fn with_programs(
    players: &mut Players<'_>,
    game: &AnyGame,
    args: &SimArgs,
    seed: &Seed,
) -> Result<GameTally, Failure> {
    let seats = usize::from(args.table.players);
    let seated: Vec<&PlayerSpec> = args.bots.iter().cycle().take(seats).collect();
    let (play, course) = players.play(game, &seated, seed)?;
    Ok(GameTally {
        decisions: course.decisions,
        forced: course.forced,
        choices: course.choices,
        outcome: play.outcome().expect("the game is over"),
    })
}

/// Plays all games; each thread takes the next game that nobody has begun. The first trouble ends it.
fn play_all<P>(
    games: u64,
    threads: u64,
    player: impl Fn() -> P + Sync,
) -> Result<(Tally, Duration), Failure>
where
    P: FnMut(u64) -> Result<GameTally, Failure>,
{
    let bar = progress(games);
    let next = AtomicU64::new(0);
    let trouble = Mutex::new(None);
    let begun = Instant::now();
    let mut sum = Tally::default();
    let work = || {
        let mut tally = Tally::default();
        let mut play = player();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return tally;
            }
            match play(number) {
                Ok(game) => tally.count(&game),
                Err(failure) => {
                    next.store(games, Ordering::Relaxed);
                    let mut trouble = trouble.lock().expect("no thread panics");
                    trouble.get_or_insert(failure);
                    return tally;
                }
            }
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        // This thread works, too, so that there is one even if the system gives no other.
        let workers = start_workers(scope, work, threads - 1);
        sum.add(&work());
        for worker in workers {
            sum.add(
                &worker
                    .join()
                    .expect("a game that panics is a bug to be seen"),
            );
        }
    });
    let time = begun.elapsed();
    bar.finish_and_clear();
    match trouble.into_inner().expect("no thread panics") {
        Some(failure) => Err(failure),
        None => Ok((sum, time)),
    }
}

/// What `sim` has found out; the JSON has these fields.
#[derive(Serialize)]
struct Report {
    game: String,
    players: u8,
    games: u64,
    decisions: u64,
    forced: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    mean_branching: f64,
    seats: Vec<SeatReport>,
}

#[derive(Serialize)]
struct SeatReport {
    bot: String,
    mean_score: f64,
    wins: f64,
}

fn report(args: &SimArgs, tally: &Tally, time: Duration) -> Report {
    let games = args.games as f64;
    // A clock too coarse for one short game must not make a speed infinite.
    let seconds = time.as_secs_f64().max(1e-9);
    let seat = |seat: usize| SeatReport {
        bot: args.bots.get(seat).unwrap_or(&args.bots[0]).to_string(),
        mean_score: tally.scores[seat] as f64 / games,
        wins: tally.wins[seat] as f64 / WHOLE_WIN as f64,
    };
    Report {
        game: args.table.game.clone(),
        players: args.table.players,
        games: args.games,
        decisions: tally.decisions,
        forced: tally.forced,
        seconds,
        games_per_second: games / seconds,
        decisions_per_second: tally.decisions as f64 / seconds,
        mean_branching: tally.choices as f64 / tally.decisions.max(1) as f64,
        seats: (0..usize::from(args.table.players)).map(seat).collect(),
    }
}

fn print_table(context: &Context, report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    let texts = context.texts();
    let headings = ["label-seat", "column-bot", "label-mean-score", "label-wins"];
    let mut grid = Grid::new(&headings.map(|id| texts.get(id, &[])));
    grid.left(1);
    for (number, seat) in (1..).zip(&report.seats) {
        grid.row([
            format!("{number}"),
            seat.bot.clone(),
            format!("{:.1}", seat.mean_score),
            format!("{:.1}", seat.wins),
        ]);
    }
    for line in grid.lines() {
        writeln!(out, "{line}")?;
    }
    let rounded = |number: f64, digits: usize| Arg::Verbatim(format!("{number:.digits$}"));
    let args = [
        ("games", rounded(report.games as f64, 0)),
        ("decisions", rounded(report.decisions as f64, 0)),
        ("forced", rounded(report.forced as f64, 0)),
        ("seconds", rounded(report.seconds, 2)),
        ("gps", rounded(report.games_per_second, 1)),
        ("dps", rounded(report.decisions_per_second, 0)),
        ("branching", rounded(report.mean_branching, 1)),
    ];
    writeln!(out, "{}", texts.get("cli-sim", &args))?;
    Ok(())
}
