//! `millwright ladder`: how strong bots are.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use bots::{bots_for, levels_for};
use games::{AnyGame, AnyPlay};
use serde_json::{Value, json};
use table::{Arg, Rng, Seed};
use texts::Texts;

use super::print_json;
use crate::args::LadderArgs;
use crate::boards::grid::Grid;
use crate::context::Context;
use crate::failure::Failure;
use crate::ladder::boot::Interval;
use crate::ladder::line_up::{LineUp, line_ups, rotations};
use crate::ladder::opening;
use crate::ladder::ranks::ranks;
use crate::ladder::results::{GameLine, Header, Results};
use crate::ladder::strength::{Strength, Sure, Table, table};
use crate::players::{PlayerSpec, Players};
use crate::workers::{progress, start_workers, threads};

/// A game that is to be played.
struct Job {
    block: u64,
    /// The player on each seat, by its place in the list.
    seats: LineUp,
}

/// Plays what is missing and prints a table or JSON.
pub(crate) fn print(
    context: &Context,
    args: &LadderArgs,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let game = context.game(&args.table)?;
    let players = players(args, game.setup().game)?;
    let header = Header::of(&game.setup());
    let mut results = match &args.file {
        Some(path) => Results::open(path, &header)?,
        None => Results::in_memory(),
    };
    let jobs = missing(args, &players, &results);
    play_all(context, args, &game, &players, &jobs, &mut results)?;
    let games = results.games();
    let mut bots: Vec<String> = players.iter().map(ToString::to_string).collect();
    for bot in games.iter().flat_map(|game| &game.bots) {
        if !bots.contains(bot) {
            bots.push(bot.clone());
        }
    }
    let table = table(&games, &bots);
    match args.json {
        true => print_json(&as_json(args, &game, &table), out),
        false => print_table(&context.texts(), &table, out),
    }
}

/// The players that were named, or all bots of the game.
fn players(args: &LadderArgs, game: &str) -> Result<Vec<PlayerSpec>, Failure> {
    let named = |name: &str| name.parse().map(PlayerSpec::Bot);
    let players: Vec<PlayerSpec> = match args.bots.as_slice() {
        [] => {
            let all = bots_for(game).into_iter().chain(levels_for(game));
            let all = all.map(|bot| named(bot.name));
            all.collect::<Result<_, _>>()
                .expect("the catalogue names bots")
        }
        named => named.to_vec(),
    };
    for (at, player) in players.iter().enumerate() {
        player.check_for(game)?;
        if players[..at].contains(player) {
            return Err(Failure::usage(format!(
                "--bots names {player} twice; a bot is rated once"
            )));
        }
    }
    if players.len() < 2 && args.table.players > 1 {
        return Err(Failure::usage(
            "--bots names one bot, and strength is relative; name two or more",
        ));
    }
    Ok(players)
}

/// The games that were not played yet: block by block, so that whatever ends early is balanced.
fn missing(args: &LadderArgs, players: &[PlayerSpec], results: &Results) -> Vec<Job> {
    let names: Vec<String> = players.iter().map(ToString::to_string).collect();
    let line_ups = line_ups(players.len(), args.table.players.into(), args.pairing);
    let seed = Seed::new(&args.seed);
    let mut jobs = Vec::new();
    for block in 0..args.blocks {
        for line_up in &line_ups {
            // The order at the table depends on who sits there, not on who else is in the list.
            let here: Vec<&str> = line_up.iter().map(|bot| names[*bot].as_str()).collect();
            let order = opening::luck(&seed.nth(block), &format!("seats {}", here.join(" ")));
            for seats in rotations(line_up, &mut Rng::new(order)) {
                let bots: Vec<String> = seats.iter().map(|bot| names[*bot].clone()).collect();
                if !results.has(seed.as_str(), block, &bots) {
                    jobs.push(Job { block, seats });
                }
            }
        }
    }
    jobs
}

/// Plays games and adds them to the results; the first trouble ends it.
fn play_all(
    context: &Context,
    args: &LadderArgs,
    game: &AnyGame,
    players: &[PlayerSpec],
    jobs: &[Job],
    results: &mut Results,
) -> Result<(), Failure> {
    let bar = progress(jobs.len() as u64);
    let next = AtomicUsize::new(0);
    let results = Mutex::new((results, None));
    let seed = Seed::new(&args.seed);
    let work = || {
        let mut seated = Players::new(context, args.clock.clock);
        let mut opened: Option<(u64, AnyPlay)> = None;
        while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let opening = match opened.take() {
                Some((block, play)) if block == job.block => play,
                _ => opening::open(game.clone(), &seed.nth(job.block)),
            };
            let line = play(&mut seated, players, job, opening.clone(), &seed);
            opened = Some((job.block, opening));
            let mut results = results.lock().expect("no thread panics");
            let (results, trouble) = &mut *results;
            if let Err(failure) = line.and_then(|line| results.add(line)) {
                next.store(jobs.len(), Ordering::Relaxed);
                trouble.get_or_insert(failure);
                return;
            }
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        let threads = threads(args.threads, jobs.len() as u64);
        // This thread works, too, so that there is one even if the system gives no other.
        let workers = start_workers(scope, work, threads - 1);
        work();
        for worker in workers {
            worker
                .join()
                .expect("a game that panics is a bug to be seen");
        }
    });
    bar.finish_and_clear();
    let (_, trouble) = results.into_inner().expect("no thread panics");
    trouble.map_or(Ok(()), Err)
}

/// Plays one game on from its opening.
fn play(
    seated: &mut Players<'_>,
    players: &[PlayerSpec],
    job: &Job,
    mut play: AnyPlay,
    seed: &Seed,
) -> Result<GameLine, Failure> {
    let seats: Vec<&PlayerSpec> = job.seats.iter().map(|bot| &players[*bot]).collect();
    let luck = opening::luck(&seed.nth(job.block), "players");
    let course = seated.play_on(&mut play, &seats, luck)?;
    let outcome = play.outcome().expect("the game is over");
    Ok(GameLine {
        seed: seed.as_str().to_owned(),
        block: job.block,
        bots: seats.iter().map(ToString::to_string).collect(),
        ranks: ranks(&outcome),
        scores: outcome.scores[..seats.len()].to_vec(),
        winners: outcome.winners.iter().map(|seat| seat.number()).collect(),
        digest: play.digest().to_string(),
        turns: course.turns,
        micros: course.micros,
    })
}

/// A number that JSON knows; what could not be told is null.
fn number(value: f64) -> Value {
    match value.is_finite() {
        true => json!((value * 1000.0).round() / 1000.0),
        false => Value::Null,
    }
}

fn sure(sure: Sure) -> Value {
    let Interval { low, high } = sure.interval;
    json!({ "value": number(sure.value), "low": number(low), "high": number(high) })
}

fn as_json(args: &LadderArgs, game: &AnyGame, table: &Table) -> Value {
    let setup = game.setup();
    let bot = |strength: &Strength| {
        let mut all = json!({
            "bot": strength.bot,
            "games": strength.games,
            "wins": sure(strength.wins),
            "mean_place": number(strength.place),
            "score": sure(strength.score),
            "deviation": number(strength.deviation),
            "lowest": strength.lowest,
            "highest": strength.highest,
            "ms_per_turn": number(strength.millis),
        });
        if let Some(elo) = strength.elo {
            let (below, above) = strength.bounded;
            all["elo"] = sure(elo);
            all["bounded_below"] = below.into();
            all["bounded_above"] = above.into();
        }
        if let Some(difference) = strength.difference {
            all["difference"] = sure(difference);
        }
        all
    };
    let pair = |pair: &Option<(f64, f64)>| match pair {
        Some((share, compared)) => json!({ "ahead": number(*share), "compared": compared }),
        None => Value::Null,
    };
    let row = |row: &Vec<Option<(f64, f64)>>| row.iter().map(pair).collect::<Vec<Value>>();
    let options: serde_json::Map<String, Value> = setup
        .options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).into()))
        .collect();
    json!({
        "game": setup.game,
        "players": args.table.players,
        "options": options,
        "rules": setup.rules,
        "data": setup.data.to_string(),
        "openings": opening::rule(setup.players),
        "games": table.games,
        "blocks": table.blocks,
        "distinct": table.distinct,
        "anchor": table.anchor,
        "won_from_seats": table.seats.iter().map(|share| number(*share)).collect::<Vec<Value>>(),
        "bots": table.bots.iter().map(bot).collect::<Vec<Value>>(),
        "pairs": table.pairs.iter().map(row).collect::<Vec<_>>(),
    })
}

/// `[12, 34]`, or a dash if nothing is known.
fn span(interval: Interval, digits: usize) -> String {
    let Interval { low, high } = interval;
    if low.is_nan() {
        return "-".to_owned();
    }
    format!("[{low:.digits$}, {high:.digits$}]")
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn print_table(texts: &Texts, table: &Table, out: &mut impl Write) -> Result<(), Failure> {
    let is_solo = table.bots.iter().all(|bot| bot.elo.is_none());
    let lines = match is_solo {
        true => solo_grid(texts, table),
        false => grid(texts, table),
    };
    for line in lines.lines() {
        writeln!(out, "{line}")?;
    }
    if !is_solo {
        writeln!(out, "\n{}", texts.get("cli-ladder-pairs", &[]))?;
        for line in pair_grid(table).lines() {
            writeln!(out, "{line}")?;
        }
    }
    let count = |number: usize| Arg::from(number);
    let args = [
        ("games", count(table.games)),
        ("blocks", count(table.blocks)),
        ("distinct", count(table.distinct)),
        ("anchor", Arg::Verbatim(table.anchor.clone())),
    ];
    let sentence = match is_solo {
        true => "cli-ladder-solo",
        false => "cli-ladder",
    };
    writeln!(out, "\n{}", texts.get(sentence, &args))?;
    if !is_solo {
        let shares: Vec<String> = table.seats.iter().map(|share| percent(*share)).collect();
        let args = [
            ("players", count(shares.len())),
            ("shares", Arg::Verbatim(shares.join(", "))),
        ];
        writeln!(out, "{}", texts.get("cli-ladder-seats", &args))?;
    }
    let is_open = |bot: &Strength| bot.bounded != (true, true);
    if !is_solo && table.bots.iter().any(is_open) {
        writeln!(out, "{}", texts.get("cli-ladder-open", &[]))?;
    }
    Ok(())
}

fn headings(texts: &Texts, ids: &[&str]) -> Grid {
    let texts: Vec<String> = ids.iter().map(|id| texts.get(id, &[])).collect();
    let mut grid = Grid::new(&texts);
    grid.left(1);
    grid
}

fn grid(texts: &Texts, table: &Table) -> Grid {
    let ids = [
        "column-number",
        "column-bot",
        "column-elo",
        "column-interval",
        "column-games",
        "label-wins",
        "column-interval",
        "column-place",
        "label-mean-score",
        "column-millis",
    ];
    let mut grid = headings(texts, &ids);
    for (number, bot) in (1..).zip(&table.bots) {
        let elo = bot.elo.expect("in a game of several all are rated");
        // A bot that nothing bounds is at least as strong, or at most.
        let mark = match bot.bounded {
            (true, true) => "",
            (false, _) => "< ",
            (_, false) => "> ",
        };
        grid.row([
            number.to_string(),
            bot.bot.clone(),
            format!("{mark}{:.0}", elo.value),
            span(elo.interval, 0),
            bot.games.to_string(),
            percent(bot.wins.value),
            span(
                Interval {
                    low: 100.0 * bot.wins.interval.low,
                    high: 100.0 * bot.wins.interval.high,
                },
                1,
            ),
            format!("{:.2}", bot.place),
            format!("{:.1}", bot.score.value),
            format!("{:.1}", bot.millis),
        ]);
    }
    grid
}

fn solo_grid(texts: &Texts, table: &Table) -> Grid {
    let ids = [
        "column-number",
        "column-bot",
        "label-mean-score",
        "column-interval",
        "column-deviation",
        "column-lowest",
        "column-highest",
        "column-difference",
        "column-interval",
        "column-games",
        "column-millis",
    ];
    let mut grid = headings(texts, &ids);
    for (number, bot) in (1..).zip(&table.bots) {
        let difference = bot.difference.expect("in a game for one all are compared");
        grid.row([
            number.to_string(),
            bot.bot.clone(),
            format!("{:.1}", bot.score.value),
            span(bot.score.interval, 1),
            format!("{:.1}", bot.deviation),
            bot.lowest.to_string(),
            bot.highest.to_string(),
            format!("{:+.1}", difference.value),
            span(difference.interval, 1),
            bot.games.to_string(),
            format!("{:.1}", bot.millis),
        ]);
    }
    grid
}

/// The share of each row's bot against each column's.
fn pair_grid(table: &Table) -> Grid {
    let numbers = (1..=table.bots.len()).map(|number| number.to_string());
    let head: Vec<String> = [String::new(), String::new()]
        .into_iter()
        .chain(numbers)
        .collect();
    let mut grid = Grid::new(&head);
    grid.left(1);
    for (number, (bot, row)) in (1..).zip(table.bots.iter().zip(&table.pairs)) {
        let share = |pair: &Option<(f64, f64)>| match pair {
            Some((share, _)) => percent(*share),
            None => "-".to_owned(),
        };
        let cells = [format!("{number}"), bot.bot.clone()];
        grid.row(cells.into_iter().chain(row.iter().map(share)));
    }
    grid
}
