//! `millwright sim`: bots against each other.

use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread::{Builder, Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

use bots::{BotSpec, GameTally, simulate};
use games::AnyGame;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use table::{Arg, MAX_SEATS, Seat, Seed};

use super::print_json;
use crate::args::SimArgs;
use crate::boards::grid::Grid;
use crate::context::Context;
use crate::failure::Failure;

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
        let checked = bot.check_for(game.setup().game);
        checked.map_err(|error| Failure::usage(error.to_string()))?;
    }
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let threads = args.threads.map_or(cores, u64::from).min(args.games);
    let (tally, time) = play_all(
        &game,
        &args.bots,
        &Seed::new(&args.seed),
        args.games,
        threads,
    );
    let report = report(args, &tally, time);
    if args.json {
        return print_json(&report, out);
    }
    print_table(context, &report, out)
}

/// Plays all games; each thread takes the next game that nobody has begun.
fn play_all(
    game: &AnyGame,
    bots: &[BotSpec],
    seed: &Seed,
    games: u64,
    threads: u64,
) -> (Tally, Duration) {
    // Drawn on stderr, and only if that is a terminal.
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    let next = AtomicU64::new(0);
    let begun = Instant::now();
    let millis = || begun.elapsed().as_millis() as u64;
    let mut sum = Tally::default();
    std::thread::scope(|scope| {
        let work = || {
            let mut tally = Tally::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return tally;
                }
                tally.count(&simulate(game, bots, seed, number, &millis));
                bar.inc(1);
            }
        };
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
    (sum, time)
}

/// Starts so many threads that do the same work, or as many as the system gives.
fn start_workers<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl Fn() -> T + Copy + Send + 'scope,
    most: u64,
) -> Vec<ScopedJoinHandle<'scope, T>> {
    let mut workers = Vec::new();
    for _ in 0..most {
        // A thread that finds no memory when it starts would end the program.
        if !has_room_for_a_thread() {
            break;
        }
        let (started, is_started) = mpsc::channel();
        let worker = Builder::new().spawn_scoped(scope, move || {
            // Nobody hears this only if the program is ending.
            let _ = started.send(());
            work()
        });
        let Ok(worker) = worker else { break };
        workers.push(worker);
        // What it took to start counts when the room for the next one is looked for.
        let _ = is_started.recv();
    }
    workers
}

/// Whether memory is left for the stack of a thread and what it will work with.
fn has_room_for_a_thread() -> bool {
    const ROOM: usize = 64 << 20;
    // Reserved and not touched, so this costs next to nothing.
    let mut room = Vec::<u8>::new();
    let has_room = room.try_reserve_exact(ROOM).is_ok();
    std::hint::black_box(&room);
    has_room
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
