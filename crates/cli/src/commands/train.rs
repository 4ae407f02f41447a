//! `millwright train`: a net learns a game by playing against itself.

mod files;

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::{Against, BotName, Net, Training};

use crate::args::TrainArgs;
use crate::context::{Context, shown};
use crate::failure::Failure;
use crate::workers::progress;

use files::TrainingFiles;

/// The net is held against greedy after so many generations.
const GREEDY_EVERY: u32 = 5;

/// From how many openings it is held against greedy then, and after each generation against what it was
/// before.
const OPENINGS: u64 = 10;
const OPENINGS_AGAINST_LAST: u64 = 5;

/// Trains until the time is over or the last generation is there, and says what came of it. What was learned
/// is stored after every generation, so that it can be stopped at any time.
pub(crate) fn run(
    context: &Context,
    args: &TrainArgs,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let game = context.game(&args.table)?;
    let setup = game.setup();
    let threads = args.threads.map_or(1, usize::from);
    let Some(mut training) = bots::training(&game, &args.seed, threads) else {
        return Err(Failure::usage(format!(
            "{} has no net yet: nothing says what it is told of a board",
            setup.game
        )));
    };
    if let Some(games) = args.games {
        training.play_games(games);
    }
    if args.linear {
        training.make_linear();
    }
    if let Some(prey) = &args.exploit {
        let learns = training.exploit(&context.read_bytes(prey)?);
        learns.map_err(|error| Failure::usage(format!("{}: {error}", shown(prey))))?;
    }
    if let Some(other) = &args.from {
        let begun = training.begin_as(&context.read_bytes(other)?);
        begun.map_err(|error| Failure::usage(format!("{}: {error}", shown(other))))?;
        training.remember();
    }
    let path = match &args.out {
        Some(path) => path.clone(),
        None => PathBuf::from(format!("{}-{}.net", setup.game, setup.players)),
    };
    // What is wrong with it is said before hours are spent on training.
    let rival = |old: &PathBuf| {
        let bytes = context.read_bytes(old)?;
        let net = Net::from_bytes(&bytes);
        net.map_err(|error| Failure::usage(format!("{}: {error}", shown(old))))?;
        Ok::<_, Failure>((shown(old), bytes))
    };
    let against = args.against.as_ref().map(rival).transpose()?;
    let (files, generation) = TrainingFiles::open(context, &path, &mut *training)?;
    let mut log = Log { files, out };
    if generation > 0 {
        training.remember();
        log.line(&format!("goes on after generation {generation}"))?;
    }
    let limits = Limits {
        begun: Instant::now(),
        time: args
            .minutes
            .map(|minutes| Duration::from_secs_f64(60.0 * minutes)),
        generations: args.generations,
    };
    let has_last = generation > 0 || args.from.is_some();
    let has_learned = learn(&mut *training, generation, has_last, &limits, &mut log)?;
    let chance = match setup.players {
        1 => 0.5,
        players => 1.0 / f64::from(players),
    };
    let never = || false;
    let mut stronger = Vec::new();
    if let Some((old, bytes)) = against {
        let gate = training.gate_against(&bytes, args.openings, &never);
        let gate = gate.map_err(|error| Failure::usage(format!("{old}: {error}")))?;
        log.line(&format!("gate against {old}: {gate}"))?;
        if gate.interval().1 < chance {
            stronger.push(old);
        }
    }
    let gate = training.gate(Against::Bot(BotName::Greedy), args.openings, &never);
    log.line(&format!("gate against greedy: {gate}"))?;
    if gate.interval().1 < chance {
        stronger.push("greedy".to_owned());
    }
    match (has_learned || generation > 0, &stronger[..]) {
        (false, _) => Ok(()),
        (true, []) => log.line(&format!("{} may be kept", shown(&path))),
        (true, stronger) => log.line(&format!(
            "{} is weaker than {}: train longer, or keep the other",
            shown(&path),
            stronger.join(" and "),
        )),
    }
}

/// How long it trains.
struct Limits {
    begun: Instant,
    time: Option<Duration>,
    generations: Option<u32>,
}

impl Limits {
    fn is_late(&self) -> bool {
        self.time.is_some_and(|time| self.begun.elapsed() >= time)
    }

    /// Which part of the way is behind it after so many generations. The clock counts only where
    /// nothing else says how long the way is.
    fn part(&self, generation: u32) -> f32 {
        match (self.generations, self.time) {
            (Some(last), _) => generation as f32 / last as f32,
            (None, Some(time)) => self.begun.elapsed().as_secs_f32() / time.as_secs_f32().max(1e-6),
            (None, None) => 1.0,
        }
    }
}

/// Plays and learns until a limit is reached; says whether it has learned anything.
fn learn(
    training: &mut dyn Training,
    mut number: u32,
    mut has_last: bool,
    limits: &Limits,
    log: &mut Log<'_, impl Write>,
) -> Result<bool, Failure> {
    let is_late = || limits.is_late();
    let first = number;
    loop {
        let from = Instant::now();
        if is_late() || limits.generations.is_some_and(|last| number >= last) {
            break;
        }
        let bar = progress(0);
        let generation = training.generation(limits.part(number), &|begun, games| {
            bar.set_length(games);
            bar.set_position(begun);
            is_late()
        });
        bar.finish_and_clear();
        let Some(generation) = generation else {
            break;
        };
        number = generation.number;
        let seconds = from.elapsed().as_secs_f32();
        log.line(&format!(
            "{:>5.1} min  generation {:>3}: {} games, {:.1} a second with learning, {} boards, {} steps, \
             loss {:.4}, mean score {:.1}",
            limits.begun.elapsed().as_secs_f32() / 60.0,
            number,
            generation.games,
            generation.games as f32 / seconds,
            generation.boards,
            generation.steps,
            generation.loss,
            generation.score,
        ))?;
        log.files.store(training)?;
        if has_last {
            let last = training.gate(Against::Remembered, OPENINGS_AGAINST_LAST, &is_late);
            if last.games > 0 {
                log.line(&format!("           against the last net: {last}"))?;
            }
        }
        if number.is_multiple_of(GREEDY_EVERY) && !is_late() {
            let greedy = training.gate(Against::Bot(BotName::Greedy), OPENINGS, &is_late);
            log.line(&format!("           against greedy: {greedy}"))?;
        }
        training.remember();
        has_last = true;
    }
    Ok(number > first)
}

/// Where it is told how training goes: on the screen, and in a file beside the weights.
struct Log<'a, W> {
    files: TrainingFiles<'a>,
    out: &'a mut W,
}

impl<W: Write> Log<'_, W> {
    fn line(&mut self, line: &str) -> Result<(), Failure> {
        self.files.line(line)?;
        writeln!(self.out, "{line}")?;
        Ok(self.out.flush()?)
    }
}
