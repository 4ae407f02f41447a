//! Plays referee and engine against each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::OnceLock;

use crate::referee::board::{Plot, ROUTES, Space};
use crate::referee::engine::{Engine, Next, Seen, SeenPlayer, Setting};
use crate::referee::game::Game;

/// How much was compared.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) reveals: u64,
    pub(crate) choices: u64,
    pub(crate) tables: u64,
    pub(crate) verdicts: u64,
    pub(crate) verbs: BTreeMap<String, u64>,
    pub(crate) events: BTreeMap<&'static str, u64>,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games, {} decisions with {} choices, {} reveals, {} tables, {} verdicts",
            self.games, self.decisions, self.choices, self.reveals, self.tables, self.verdicts
        )?;
        writeln!(f, "chosen: {:?}", self.verbs)?;
        write!(f, "met: {:?}", self.events)
    }
}

/// How the players choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// Any choice is as likely as any other.
    Plain,
    /// Three of four times something is built, raised, activated or carried out, closed plots first.
    Builder,
    /// As a builder, but materials are bought and the wheel is turned whenever that is possible, one
    /// time in three.
    Buyer,
    /// As a builder, but structures are raised whenever that is possible; a rival idles.
    Raiser,
    /// Nothing is raised, and little else done.
    Idler,
}

/// A small generator of random numbers.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % limit
    }
}

/// Plays one game and compares every step; a difference is told with all that led to it.
pub(crate) fn play(
    setting: &Setting,
    manner: Manner,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Result<(), String> {
    let mut engine = Engine::new(setting);
    let mut game = Game::new(setting);
    let mut record: Vec<String> = Vec::new();
    tally.games += 1;
    loop {
        let told = |what: String, record: &[String]| {
            let last = record[record.len().saturating_sub(12)..].join("\n  ");
            format!(
                "seed {}, {} lines\n  {last}\n{what}",
                setting.seed,
                record.len()
            )
        };
        tally.tables += 1;
        let (engine_sees, referee_sees) = (engine.seen(), game.seen());
        if engine_sees != referee_sees {
            let what = format!(
                "{}\nengine next  {:?}\nreferee next {:?}",
                differences(&engine_sees, &referee_sees).join("\n"),
                engine.next(),
                game.next()
            );
            return Err(told(what, &record));
        }
        if dice.below(60) == 0 {
            let allowed = match game.next() {
                Next::Choice(_, words) => words,
                Next::Dealer(_) | Next::Over(_) => Vec::new(),
            };
            verdicts(&engine, &allowed, tally).map_err(|what| told(what, &record))?;
        }
        match (engine.next(), game.next()) {
            (Next::Dealer(face), Next::Dealer(expected)) => {
                let revealed = game.reveal(&face);
                if !face.starts_with(&expected) || revealed.is_err() {
                    return Err(told(
                        format!("{face}, not {expected}: {revealed:?}"),
                        &record,
                    ));
                }
                tally.reveals += 1;
                engine.reveal(&face);
                record.push(face);
            }
            (Next::Choice(seat, words), Next::Choice(own_seat, own_words)) => {
                let of_engine: BTreeSet<&String> = words.iter().collect();
                let of_referee: BTreeSet<&String> = own_words.iter().collect();
                if seat != own_seat || of_engine != of_referee || of_engine.len() != words.len() {
                    let more: Vec<_> = of_engine.difference(&of_referee).collect();
                    let less: Vec<_> = of_referee.difference(&of_engine).collect();
                    let own = &engine_sees.players[usize::from(seat) - 1];
                    return Err(told(
                        format!(
                            "seats {seat} and {own_seat}\nonly the engine  {more:?}\n\
                             only the referee {less:?}\nin hand {:?}\n{own:?}",
                            game.in_hand()
                        ),
                        &record,
                    ));
                }
                tally.decisions += 1;
                tally.choices += words.len() as u64;
                let own = &engine_sees.players[usize::from(seat) - 1];
                let manner = match (manner, seat) {
                    (Manner::Raiser, 2) => Manner::Idler,
                    _ => manner,
                };
                let choice = choose(&words, own, manner, dice);
                *tally.verbs.entry(verb(&choice)).or_default() += 1;
                engine.act(&choice);
                game.act(&choice);
                let card = match choice.split(' ').collect::<Vec<_>>().as_slice() {
                    ["activate", plot, _] => {
                        format!("  {:?}", game.cards[&own.structures[*plot]].texts)
                    }
                    _ => String::new(),
                };
                record.push(format!("{seat}: {choice}{card}"));
            }
            (Next::Over(points), Next::Over(own_points)) => {
                for (event, times) in &game.events {
                    *tally.events.entry(event).or_default() += times;
                }
                return match points == own_points {
                    true => Ok(()),
                    false => Err(told(format!("{points:?} and {own_points:?}"), &record)),
                };
            }
            (one, other) => {
                return Err(told(format!("engine {one:?}\nreferee {other:?}"), &record));
            }
        }
    }
}

/// Every line that one could think of, legal or not.
fn universe() -> &'static [String] {
    static UNIVERSE: OnceLock<Vec<String>> = OnceLock::new();
    UNIVERSE.get_or_init(all_lines)
}

fn all_lines() -> Vec<String> {
    let spaces: Vec<String> = Space::all().iter().map(ToString::to_string).collect();
    let plots: Vec<String> = Plot::all().iter().map(ToString::to_string).collect();
    let mut lines: Vec<String> = ["done", "box", "turn", "turn free"]
        .map(str::to_owned)
        .to_vec();
    for space in &spaces {
        lines.push(format!("remove {space}"));
        lines.extend(ROUTES.map(|route| format!("place {route} {space}")));
        for building in ["path", "road", "rail", "canal", "bridge"] {
            lines.push(format!("build {building} {space}"));
            lines.push(format!("build {building} {space} free"));
        }
    }
    for plot in &plots {
        lines.extend(["routes", "bridges"].map(|by| format!("activate {plot} {by}")));
        for number in 1..=60 {
            lines.extend(["", " right", " free"].map(|how| format!("raise {number} {plot}{how}")));
        }
    }
    for material in ["wood", "clay", "ore", "brick", "iron"] {
        lines.push(format!("gain {material}"));
        lines.extend((0..=9).map(|amount| format!("buy {material} {amount}")));
    }
    for verb in ["space", "use", "take", "trade", "pick"] {
        lines.extend((0..=9).map(|number| format!("{verb} {number}")));
    }
    lines
}

/// Whether the engine accepts just what the referee allows.
fn verdicts(engine: &Engine, allowed: &[String], tally: &mut Tally) -> Result<(), String> {
    let allowed: BTreeSet<&String> = allowed.iter().collect();
    for line in universe() {
        tally.verdicts += 1;
        let is_accepted = engine.accepts(line);
        if is_accepted != allowed.contains(line) {
            return Err(format!("{line}: the engine accepts it: {is_accepted}"));
        }
    }
    Ok(())
}

/// The parts of the table that differ.
fn differences(engine: &Seen, referee: &Seen) -> Vec<String> {
    let parts = |seen: &Seen| {
        let mut parts = vec![format!(
            "part {} round {} start {} golden {} blocked {} totals {:?}",
            seen.part, seen.round, seen.start, seen.golden, seen.blocked, seen.totals
        )];
        parts.push(format!("thaler {:?} stacks {:?}", seen.thaler, seen.stacks));
        parts.push(format!("display {:?} aside {:?}", seen.display, seen.aside));
        for player in &seen.players {
            let SeenPlayer {
                materials,
                thaler,
                prestige,
                ..
            } = player;
            parts.push(format!(
                "materials {materials:?} thaler {thaler} prestige {prestige}"
            ));
            parts.push(format!(
                "routes {:?} imprinted {:?}",
                player.routes, player.imprinted
            ));
            parts.push(format!(
                "bridges {:?} structures {:?}",
                player.bridges, player.structures
            ));
        }
        parts
    };
    let both = parts(engine).into_iter().zip(parts(referee));
    let unlike = both.filter(|(one, other)| one != other);
    unlike
        .map(|(one, other)| format!("engine  {one}\nreferee {other}"))
        .collect()
}

/// The first word, and whether it is free.
fn verb(choice: &str) -> String {
    let words: Vec<&str> = choice.split(' ').collect();
    let mut verb = words[0].to_owned();
    if words[0] == "build" || words[0] == "activate" {
        verb = format!(
            "{verb} {}",
            if words[0] == "build" {
                words[1]
            } else {
                words[2]
            }
        );
    }
    if words.len() > 1 && ["free", "right"].contains(words.last().expect("a word")) {
        verb = format!("{verb} {}", words.last().expect("a word"));
    }
    verb
}

fn choose(words: &[String], own: &SeenPlayer, manner: Manner, dice: &mut Dice) -> String {
    let any = |from: &[&String], dice: &mut Dice| from[dice.below(from.len())].clone();
    let all: Vec<&String> = words.iter().collect();
    if manner == Manner::Plain {
        return any(&all, dice);
    }
    let is_anytime = |word: &String| word.starts_with("buy ") || word == "turn";
    if manner == Manner::Idler {
        let idle: Vec<&String> = words
            .iter()
            .filter(|word| !word.starts_with("raise "))
            .collect();
        let spaces = idle
            .iter()
            .copied()
            .filter(|word| ["space 5", "space 7"].contains(&word.as_str()));
        let spaces: Vec<&String> = spaces.collect();
        let list = if spaces.is_empty() || dice.below(2) == 0 {
            &idle
        } else {
            &spaces
        };
        return any(list, dice);
    }
    if manner == Manner::Raiser {
        let likes = ["raise ", "box", "space 1", "space 2", "use ", "activate "];
        let is_liked = |word: &&String| likes.iter().any(|like| word.starts_with(like));
        let liked: Vec<&String> = words.iter().filter(is_liked).collect();
        if !liked.is_empty() && dice.below(8) > 0 {
            return any(&liked, dice);
        }
    }
    if manner == Manner::Buyer && dice.below(3) == 0 {
        let anytime: Vec<&String> = words.iter().filter(|word| is_anytime(word)).collect();
        if !anytime.is_empty() {
            return any(&anytime, dice);
        }
    }
    if dice.below(4) == 0 {
        return any(&all, dice);
    }
    let best = words
        .iter()
        .map(|word| liking(word, own))
        .max()
        .unwrap_or(0);
    let liked: Vec<&String> = words
        .iter()
        .filter(|word| liking(word, own) == best)
        .collect();
    if best >= 3 && dice.below(3) > 0 {
        return any(&liked, dice);
    }
    let active: Vec<&String> = words.iter().filter(|word| liking(word, own) > 0).collect();
    match active.is_empty() {
        true => any(&all, dice),
        false => any(&active, dice),
    }
}

/// How much a choice furthers activations.
fn liking(word: &str, own: &SeenPlayer) -> usize {
    let routes_at = |plot: &str| {
        Plot::named(plot)
            .expect("a plot")
            .around()
            .iter()
            .filter(|space| own.routes.contains_key(&space.to_string()))
            .count()
    };
    match word.split(' ').collect::<Vec<_>>().as_slice() {
        ["buy", ..] | ["turn"] | ["done"] => 0,
        ["build", "bridge", ..] => 5,
        ["build", _, space, ..] if !own.routes.contains_key(*space) => {
            let space = Space::named(space).expect("a space");
            let plots = space.plots().into_iter().map(|plot| plot.to_string());
            let raised = plots.filter(|plot| own.structures.contains_key(plot));
            1 + raised.map(|plot| 1 + routes_at(&plot)).max().unwrap_or(0)
        }
        ["raise", _, plot, ..] => 1 + routes_at(plot),
        [
            "activate" | "use" | "take" | "trade" | "pick" | "remove",
            ..,
        ]
        | ["turn", "free"] => 5,
        _ => 1,
    }
}
