//! Plays the referee and an engine against each other and compares every step.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::water_frame_referee::dealer::Dice;
use crate::water_frame_referee::lines::{stray, universe};
use crate::water_frame_referee::manners::{Manner, choose};
use crate::water_frame_referee::referee::{Options, Referee, Turn};
use crate::water_frame_referee::table::Table;

/// The other implementation: words in, words out, and what lies on the table.
pub(crate) trait Engine {
    /// What comes next; the words of a reveal are not compared.
    fn turn(&self) -> Turn;
    /// Every legal choice.
    fn choices(&self) -> BTreeSet<String>;
    /// Whether a line is refused.
    fn refuses(&self, text: &str) -> bool;
    /// Carries out a legal choice.
    fn act(&mut self, text: &str);
    /// Draws what is due, carries it out, and tells it.
    fn next_reveal(&mut self) -> String;
    /// What lies on the table.
    fn table(&self) -> Table;
    /// The worth of each portfolio; nothing for who has an open loan.
    fn scores(&self) -> Vec<Option<u32>>;
    /// The winners' seats, counted from 1.
    fn winners(&self) -> Vec<u8>;
}

/// How much was compared.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) reveals: u64,
    pub(crate) choices: u64,
    pub(crate) tables: u64,
    pub(crate) verdicts: u64,
    /// What was chosen, by its first words.
    pub(crate) verbs: BTreeMap<String, u64>,
    /// What came up, in the words of the referee.
    pub(crate) met: BTreeMap<String, u64>,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games, {} decisions with {} choices, {} reveals, {} tables, {} verdicts",
            self.games, self.decisions, self.choices, self.reveals, self.tables, self.verdicts
        )?;
        writeln!(f, "chosen: {:?}", self.verbs)?;
        write!(f, "met: {:?}", self.met)
    }
}

/// Which game is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting {
    pub(crate) players: usize,
    pub(crate) options: Options,
    pub(crate) manner: Manner,
}

/// Lines told with a difference.
const TOLD: usize = 30;
/// At one decision of so many every line of the universe is tried.
const TRIED: usize = 60;
/// Stray lines tried at every decision.
const STRAY: usize = 8;

/// Plays one game; a difference is told with the steps that led to it.
pub(crate) fn play(
    engine: &mut impl Engine,
    setting: Setting,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Result<(), String> {
    let mut referee = Referee::new(setting.players, setting.options);
    let mut record: Vec<String> = Vec::new();
    tally.games += 1;
    let result = loop {
        match step(engine, &mut referee, setting.manner, dice, tally) {
            Ok(Some(line)) => record.push(line),
            Ok(None) => break Ok(()),
            Err(what) => {
                let last = record[record.len().saturating_sub(TOLD)..].join("\n  ");
                break Err(format!(
                    "{setting:?}, {} lines\n  {last}\n{what}",
                    record.len()
                ));
            }
        }
    };
    for (what, times) in referee.met {
        *tally.met.entry(what).or_default() += times;
    }
    result
}

/// Compares, and takes one step; gives the line that was played, or nothing at the end.
fn step(
    engine: &mut impl Engine,
    referee: &mut Referee,
    manner: Manner,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Result<Option<String>, String> {
    tally.tables += 1;
    let seen = engine.table();
    let (turn, own_turn) = (engine.turn(), referee.turn());
    // A predetermined set-up is laid out before or after its start player is named.
    let is_laid_out = referee.table.start > 0;
    if is_laid_out && seen != referee.table {
        let list = seen.differences(&referee.table).join("\n");
        return Err(format!(
            "engine and referee differ:\n{list}\nengine {turn:?}, referee {own_turn:?}"
        ));
    }
    match (turn, own_turn) {
        (Turn::Reveal(_), Turn::Reveal(_)) => {
            verdicts(engine, referee, dice, tally)?;
            let text = engine.next_reveal();
            referee.reveal(&text)?;
            tally.reveals += 1;
            Ok(Some(format!("! {text}")))
        }
        (Turn::Ask(seat), Turn::Ask(own)) if seat == own => {
            let (choices, own) = (engine.choices(), referee.choices());
            if choices != own {
                let more: Vec<_> = choices.difference(&own).collect();
                let less: Vec<_> = own.difference(&choices).collect();
                return Err(format!(
                    "seat {seat}\nonly the engine  {more:?}\nonly the referee {less:?}\n{:?}\n{:?}",
                    referee.agenda.last(),
                    referee.table.companies[usize::from(seat) - 1]
                ));
            }
            verdicts(engine, referee, dice, tally)?;
            tally.decisions += 1;
            tally.choices += own.len() as u64;
            let list: Vec<String> = own.into_iter().collect();
            let choice = choose(&list, manner, dice);
            let verb = verb(&choice);
            *tally.verbs.entry(verb).or_default() += 1;
            engine.act(&choice);
            referee.act(&choice);
            Ok(Some(format!("{seat}: {choice}")))
        }
        (Turn::Over, Turn::Over) => {
            let both = (engine.scores(), engine.winners());
            let own = (referee.scores(), referee.winners());
            match both == own {
                true => Ok(None),
                false => Err(format!("engine {both:?}\nreferee {own:?}")),
            }
        }
        (one, other) => Err(format!(
            "engine {one:?}\nreferee {other:?}, {:?}\n{:?}",
            referee.agenda.last(),
            referee.choices()
        )),
    }
}

/// Tries lines, legal or not: the engine has to refuse just what the referee does not offer.
fn verdicts(
    engine: &impl Engine,
    referee: &Referee,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Result<(), String> {
    let mut lines: Vec<String> = (0..STRAY).map(|_| stray(dice)).collect();
    if dice.below(TRIED) == 0 {
        lines.extend(universe().iter().cloned());
    }
    for line in lines {
        tally.verdicts += 1;
        let is_refused = engine.refuses(&line);
        if is_refused == referee.check(&line) {
            return Err(format!("'{line}': the engine refuses it: {is_refused}"));
        }
    }
    Ok(())
}

/// What a choice is, without its numbers and goods.
pub(crate) fn verb(choice: &str) -> String {
    let words: Vec<&str> = choice.split(' ').collect();
    let wanted = match words[0] {
        "take" | "move" | "return" | "use" | "pay" | "dismiss" => 2,
        _ => 1,
    };
    let mut verb = words[..wanted.min(words.len())].join(" ");
    for word in ["paying", "replacing", "extra", "both"] {
        if words[1..].contains(&word) {
            verb = format!("{verb} .. {word}");
        }
    }
    verb
}
