//! Plays the referee and the engine against each other and compares every step.

use std::collections::BTreeSet;

use crate::referee::dice::Dice;
use crate::referee::engine::{Engine, Turn};
use crate::referee::lines::{stray, universe};
use crate::referee::manners::choose;
use crate::referee::referee::{Chair, Question, Referee, Stop, Table};
use crate::referee::selfplay::Setting;
use crate::referee::tally::Tally;
use crate::referee::words::{CARDS, CardType};

/// Lines told with a difference.
const TOLD: usize = 40;
/// At one decision of so many every line of the universe is tried.
const TRIED: usize = 60;
/// At one reveal of so many every face is tried.
const FACES: usize = 8;
/// Stray lines tried at every decision.
const STRAY: usize = 6;

/// Chance in the chair, with the engine beside it.
struct Comparison<'t> {
    engine: Engine,
    setting: Setting,
    dice: Dice,
    tally: &'t mut Tally,
    record: Vec<String>,
    /// The turn and the occasion of the question before.
    before: Option<(u16, u32)>,
}

impl Comparison<'_> {
    fn table(&self, table: &Table) -> Result<(), Stop> {
        let (seen, own) = (self.engine.view(table.is_laid_out), table.view());
        match seen == own {
            true => Ok(()),
            false => told(format!("engine | referee\n{}", seen.differences(&own))),
        }
    }

    /// Tries lines, legal or not: the engine has to refuse just what the referee does not offer.
    fn verdicts(&mut self, choices: &BTreeSet<String>) -> Result<(), Stop> {
        let mut lines: Vec<String> = (0..STRAY).map(|_| stray(&mut self.dice)).collect();
        if self.dice.below(TRIED) == 0 {
            lines.extend(universe().iter().cloned());
        }
        for line in lines {
            self.tally.verdicts += 1;
            let is_refused = self.engine.refuses(&line);
            if is_refused == choices.contains(&line) {
                return told(format!("'{line}': the engine refuses it: {is_refused}"));
            }
        }
        Ok(())
    }

    /// Tries every face: the engine has to refuse just those that no card of the pile can show.
    fn faces(&mut self, pile: &[[CardType; 2]]) -> Result<(), Stop> {
        if self.dice.below(FACES) > 0 {
            return Ok(());
        }
        for up in CARDS {
            for down in CARDS {
                self.tally.verdicts += 1;
                let is_left = pile.contains(&[up, down]) || pile.contains(&[down, up]);
                let line = format!("lay {up} {down}");
                if self.engine.refuses_face(&line) == is_left {
                    return told(format!("'{line}': the engine refuses it: {is_left}"));
                }
            }
        }
        Ok(())
    }

    /// A turn of the game has one number, another one has another.
    fn occasion(&mut self, turn: u16, occasion: u32) -> Result<(), Stop> {
        if let Some((last_turn, last)) = self.before
            && (last_turn == turn) != (last == occasion)
        {
            return told(format!(
                "the turn was {last_turn} and is {turn}; the occasion was {last} and is {occasion}"
            ));
        }
        self.before = Some((turn, occasion));
        Ok(())
    }
}

fn told<T>(what: String) -> Result<T, Stop> {
    Err(Stop::Told(what))
}

impl Chair for Comparison<'_> {
    fn choose(&mut self, question: &Question<'_>) -> Result<String, Stop> {
        self.table(question.table)?;
        let own = question.choices;
        let turn = match self.engine.turn() {
            Turn::Ask(seat, turn) if seat == question.seat => turn,
            other => {
                let seen = match other {
                    Turn::Ask(..) => self.engine.choices(),
                    _ => BTreeSet::new(),
                };
                return told(format!(
                    "the engine: {other:?} {seen:?}\nthe referee asks {} '{}' {own:?}",
                    question.seat, question.name
                ));
            }
        };
        let seen = self.engine.choices();
        if seen != *own {
            let more: Vec<&String> = seen.difference(own).collect();
            let less: Vec<&String> = own.difference(&seen).collect();
            return told(format!(
                "seat {} is asked '{}'\nonly the engine  {more:?}\nonly the referee {less:?}\n{:#?}",
                question.seat, question.name, question.table.players[question.seat]
            ));
        }
        self.occasion(turn, question.occasion)?;
        self.verdicts(own)?;
        let manner = self.setting.manners[question.seat];
        let choice = choose(question, manner, &mut self.dice);
        self.tally.answer(question, &choice);
        self.record.push(format!("{}: {choice}", question.seat + 1));
        self.engine.act(&choice).map_err(Stop::Told)?;
        Ok(choice)
    }

    fn lay(&mut self, table: &Table, pile: &[[CardType; 2]]) -> Result<String, Stop> {
        self.table(table)?;
        let turn = self.engine.turn();
        if turn != Turn::Reveal {
            return told(format!("a card is to be laid; the engine: {turn:?}"));
        }
        self.verdicts(&BTreeSet::new())?;
        self.faces(pile)?;
        self.tally.reveals += 1;
        let line = self.engine.next_reveal();
        self.record.push(format!("! {line}"));
        Ok(line)
    }

    fn note(&mut self, what: &str) {
        self.tally.note(what);
    }
}

/// Plays one game; a difference is told with the steps that led to it.
pub(crate) fn play(game: u64, setting: Setting, tally: &mut Tally) -> Result<(), String> {
    setting.count(tally);
    let mut comparison = Comparison {
        engine: Engine::new(setting, game),
        setting,
        dice: Dice::new(game + 1),
        tally,
        record: Vec::new(),
        before: None,
    };
    let table = Table::new(setting.players, setting.options);
    let mut referee = Referee::new(table, &mut comparison);
    let played = referee.play();
    let table = referee.table;
    let what = match played {
        Err(Stop::Told(what)) => what,
        Err(Stop::Alone) => unreachable!("it ends the game"),
        Ok(ending) => match comparison.engine.ending() {
            Some(seen) if seen == ending => match comparison.table(&table) {
                Err(Stop::Told(what)) if comparison.engine.turn() == Turn::Over => what,
                _ => return Ok(()),
            },
            seen => format!("engine {seen:?}\nreferee {ending:?}"),
        },
    };
    let record = &comparison.record;
    let last = record[record.len().saturating_sub(TOLD)..].join("\n  ");
    Err(format!(
        "{setting:?}, {} lines\n  {last}\n{what}",
        record.len()
    ))
}
