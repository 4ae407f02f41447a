//! `millwright train`: a net learns a game by playing against itself.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bots::{Against, BotName, Training};

use crate::args::TrainArgs;
use crate::context::{Context, shown};
use crate::failure::Failure;

/// The net is held against what it was and against greedy after so many generations.
const LOOK_EVERY: u32 = 5;

/// From how many openings it is played then.
const OPENINGS: u64 = 10;

/// Trains until the time is over, and says what came of it. What was learned is stored after every
/// generation, so that it can be stopped at any time.
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
    if args.linear {
        training.make_linear();
    }
    if let Some(prey) = &args.exploit {
        let learns = training.exploit(&read_bytes(prey)?);
        learns.map_err(|error| Failure::usage(format!("{}: {error}", shown(prey))))?;
    }
    if let Some(other) = &args.from {
        let begun = training.begin_as(&read_bytes(other)?);
        begun.map_err(|error| Failure::usage(format!("{}: {error}", shown(other))))?;
    }
    let path = match &args.out {
        Some(path) => path.clone(),
        None => PathBuf::from(format!("{}-{}.net", setup.game, setup.players)),
    };
    let mut log = Log::new(&path, out)?;
    let checkpoint = with_ending(&path, "checkpoint");
    if let Ok(bytes) = fs::read(&checkpoint) {
        let generation = training
            .resume(&bytes)
            .map_err(|error| Failure::usage(format!("{}: {error}", shown(&checkpoint))))?;
        log.line(&format!("goes on after generation {generation}"))?;
    }
    let begun = Instant::now();
    let time = Duration::from_secs_f64(60.0 * args.minutes);
    learn(&mut *training, begun, time, &path, &checkpoint, &mut log)?;
    let never = || false;
    let mut passed = true;
    if let Some(old) = &args.against {
        let bytes = read_bytes(old)?;
        let gate = training.gate_against(&bytes, args.openings, &never);
        let gate = gate.map_err(|error| Failure::usage(format!("{}: {error}", shown(old))))?;
        log.line(&format!("gate against {}: {gate}", shown(old)))?;
        passed = gate.interval().1 >= 1.0 / f64::from(setup.players.max(1));
    }
    let gate = training.gate(Against::Bot(BotName::Greedy), args.openings, &never);
    log.line(&format!("gate against greedy: {gate}"))?;
    let verdict = if passed { "may be kept" } else { "is weaker" };
    log.line(&format!("{} {verdict}", shown(&path)))
}

/// Plays and learns until the time is over.
fn learn(
    training: &mut dyn Training,
    begun: Instant,
    time: Duration,
    path: &Path,
    checkpoint: &Path,
    log: &mut Log<'_, impl Write>,
) -> Result<(), Failure> {
    let is_over = || begun.elapsed() >= time;
    let mut last_look = None;
    loop {
        let part = begun.elapsed().as_secs_f32() / time.as_secs_f32().max(1e-6);
        let from = Instant::now();
        if is_over() {
            break;
        }
        let Some(generation) = training.generation(part, &is_over) else {
            break;
        };
        let seconds = from.elapsed().as_secs_f32();
        log.line(&format!(
            "{:>5.1} min  generation {:>3}: {} games, {:.1} a second with learning, {} boards, {} steps, \
             loss {:.4}, mean score {:.1}",
            begun.elapsed().as_secs_f32() / 60.0,
            generation.number,
            generation.games,
            generation.games as f32 / seconds,
            generation.boards,
            generation.steps,
            generation.loss,
            generation.score,
        ))?;
        write(path, &training.weights())?;
        write(checkpoint, &training.checkpoint())?;
        if generation.number % LOOK_EVERY == 0 {
            if let Some(then) = last_look {
                let against = training.gate(Against::Remembered, OPENINGS, &is_over);
                log.line(&format!("           against generation {then}: {against}"))?;
            }
            let against = training.gate(Against::Bot(BotName::Greedy), OPENINGS, &is_over);
            log.line(&format!("           against greedy: {against}"))?;
            training.remember();
            last_look = Some(generation.number);
        }
    }
    Ok(())
}

/// Where it is told how training goes: on the screen, and in a file beside the weights.
struct Log<'a, W> {
    path: PathBuf,
    text: String,
    out: &'a mut W,
}

impl<'a, W: Write> Log<'a, W> {
    fn new(path: &Path, out: &'a mut W) -> Result<Log<'a, W>, Failure> {
        let path = with_ending(path, "log");
        let text = match path.exists() {
            true => crate::context::read_file(&path)?,
            false => String::new(),
        };
        Ok(Log { path, text, out })
    }

    fn line(&mut self, line: &str) -> Result<(), Failure> {
        self.text.push_str(line);
        self.text.push('\n');
        write(&self.path, self.text.as_bytes())?;
        writeln!(self.out, "{line}")?;
        Ok(self.out.flush()?)
    }
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{ending}"));
    PathBuf::from(name)
}

/// Writes a file as a whole, so that one that is there stays whole if the program is stopped.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let new = with_ending(path, "new");
    let written = fs::write(&new, bytes).and_then(|()| fs::rename(&new, path));
    written.map_err(|error| Failure::usage(format!("cannot write {}: {error}", shown(path))))
}

fn read_bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let bytes = fs::read(path);
    bytes.map_err(|error| Failure::usage(format!("cannot read {}: {error}", shown(path))))
}
