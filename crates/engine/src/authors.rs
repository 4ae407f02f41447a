//! What only authors of bots ask for: positions kept by name, standings, judgements, whole turns.

use std::collections::BTreeMap;
use std::rc::Rc;

use bots::BotSpec;
use games::AnyPlay;
use table::{Seat, excerpt};

use crate::fault::{Code, Fault};
use crate::words::{Request, actions, request};
use crate::{Answer, Engine, MOST_BYTES, MOST_OF_ANSWER, act, bytes_of};

/// The name of the position in which a program at a table has the turn.
const TABLE: &str = "table";

/// How many positions are kept.
const MOST_SAVED: usize = 1000;

/// How many bytes all of them take at most, by [`games::AnyTable::weight`].
const MOST_SAVED_BYTES: usize = 256 << 20;

/// How many whole turns are listed unless it is said otherwise, and how many at most.
const TURNS: usize = 1000;
const MOST_TURNS: usize = 100_000;

/// The longest name of a saved position, in bytes.
const MOST_IN_NAME: usize = 40;

/// The verbs of this module.
pub(crate) const KNOWN: [&str; 11] = [
    "derived", "scores", "eval", "turns", "save", "load", "copy", "drop", "saved", "batch", "play",
];

/// What an author can ask for.
#[derive(Debug, PartialEq)]
pub(crate) enum Wish<'a> {
    /// What the board means in words and numbers, beyond what lies on it.
    Derived,
    /// What each seat has now.
    Scores,
    /// How good the position is for each seat in the eyes of a bot.
    Eval(Option<BotSpec>),
    /// Whole turns of the asked seat, so many at most.
    Turns(usize),
    Save(&'a str),
    Load(&'a str),
    Copy(&'a str, &'a str),
    Drop(&'a str),
    Saved,
    /// Requests follow, line by line up to `end`.
    Batch,
    /// The turn of a program that sits at a table.
    Play(Vec<&'a str>),
}

/// Reads what stands behind a verb of this module; `None` if it is none.
pub(crate) fn wish<'a>(verb: &str, rest: &'a str) -> Option<Result<Wish<'a>, String>> {
    let alone = |wish| match rest {
        "" => Ok(wish),
        surplus => Err(format!(
            "'{verb}' stands alone; leave out '{}'",
            excerpt(surplus)
        )),
    };
    Some(match verb {
        "derived" => alone(Wish::Derived),
        "scores" => alone(Wish::Scores),
        "eval" => match rest {
            "" => Ok(Wish::Eval(None)),
            bot => match bot.parse() {
                Ok(bot) => Ok(Wish::Eval(Some(bot))),
                Err(error) => Err(format!("{error}, as in 'eval greedy'")),
            },
        },
        "turns" => match (rest, rest.parse()) {
            ("", _) => Ok(Wish::Turns(TURNS)),
            (_, Ok(most @ 1..=MOST_TURNS)) => Ok(Wish::Turns(most)),
            _ => Err(format!(
                "write 'turns' or 'turns N' with a number up to {MOST_TURNS}"
            )),
        },
        "save" => name(verb, rest).map(Wish::Save),
        "load" => name(verb, rest).map(Wish::Load),
        "drop" => name(verb, rest).map(Wish::Drop),
        "copy" => copy(rest),
        "saved" => alone(Wish::Saved),
        "batch" => alone(Wish::Batch),
        "play" => actions(verb, rest).map(Wish::Play),
        _ => return None,
    })
}

/// `NAME NAME`
fn copy(rest: &str) -> Result<Wish<'_>, String> {
    match rest.split_once(char::is_whitespace) {
        Some((from, to)) => Ok(Wish::Copy(name("copy", from)?, name("copy", to.trim())?)),
        None => Err("write 'copy NAME NAME'".to_owned()),
    }
}

/// The name of a position: one word.
fn name<'a>(verb: &str, word: &'a str) -> Result<&'a str, String> {
    let fits = (1..=MOST_IN_NAME).contains(&word.len()) && !word.contains(char::is_whitespace);
    fits.then_some(word).ok_or_else(|| {
        format!("write '{verb} NAME' with a name of one word of at most {MOST_IN_NAME} bytes")
    })
}

/// What an author's bot has besides the game on the table.
#[derive(Default)]
pub(crate) struct Desk {
    /// Positions that it keeps by their names.
    saved: Saved,
    /// The game in which it has the turn, where it sits at a table.
    table: Option<AnyPlay>,
    /// What it played there.
    played: Option<Vec<String>>,
}

/// Positions by their names.
#[derive(Clone, Default)]
struct Saved(BTreeMap<String, Kept>);

/// A position that is kept. Copies share it, since it never changes.
#[derive(Clone)]
struct Kept {
    play: Rc<AnyPlay>,
    weight: usize,
}

impl Kept {
    fn new(play: &AnyPlay) -> Kept {
        Kept {
            weight: play.weight(),
            play: Rc::new(play.clone()),
        }
    }
}

impl Saved {
    /// Keeps a position, in place of another one of this name.
    fn keep(&mut self, name: &str, kept: Kept) -> Result<(), Fault> {
        if name == TABLE {
            let error = format!("'{TABLE}' is the game that is played; take another name");
            return Err(Fault::new(Code::Nothing, error));
        }
        if self.0.len() >= MOST_SAVED && !self.0.contains_key(name) {
            let error = format!("{MOST_SAVED} positions are kept; 'drop' one first");
            return Err(Fault::new(Code::Unavailable, error));
        }
        let others = self.0.iter().filter(|(other, _)| *other != name);
        let others: usize = others.map(|(_, kept)| kept.weight).sum();
        if others + kept.weight > MOST_SAVED_BYTES {
            let error = format!(
                "the positions that are kept would have more than {MOST_SAVED_BYTES} bytes; 'drop' one first"
            );
            return Err(Fault::new(Code::Unavailable, error));
        }
        self.0.insert(name.to_owned(), kept);
        Ok(())
    }

    fn get(&self, name: &str) -> Result<&Kept, Fault> {
        self.0.get(name).ok_or_else(|| unknown(name))
    }

    fn drop(&mut self, name: &str) -> Result<(), Fault> {
        match self.0.remove(name) {
            Some(_) => Ok(()),
            None => Err(unknown(name)),
        }
    }

    /// A line for each of them.
    fn names(&self) -> Vec<String> {
        let line = |(name, kept): (&String, &Kept)| format!("saved {name} {}", kept.play.digest());
        self.0.iter().map(line).collect()
    }
}

fn unknown(name: &str) -> Fault {
    let error = format!(
        "nothing is saved as '{}'; 'saved' lists what is",
        excerpt(name)
    );
    Fault::new(Code::Nothing, error)
}

impl Engine {
    /// Gives the client the turn in a game: its position is on the table, `load table` brings it
    /// back, and `play` ends the turn.
    pub fn sit(&mut self, play: AnyPlay) {
        self.desk.played = None;
        self.put(play.clone());
        self.desk.table = Some(play);
    }

    /// What the client has played, once it has; its turn is over then.
    pub fn take_played(&mut self) -> Option<Vec<String>> {
        let played = self.desk.played.take();
        if played.is_some() {
            self.desk.table = None;
        }
        played
    }

    /// Answers an author.
    pub(crate) fn grant(&mut self, wish: Wish<'_>) -> Answer {
        match wish {
            Wish::Derived => {
                let derived = self.play()?.derived_json();
                let none = || Fault::new(Code::Unavailable, "this game derives nothing");
                Ok(vec![format!("derived {}", derived.ok_or_else(none)?)])
            }
            Wish::Scores => Ok(scores(self.play()?)),
            Wish::Eval(bot) => eval(self.play()?, bot),
            Wish::Turns(most) => Ok(turns(self.play()?, most)),
            Wish::Save(name) => {
                let kept = Kept::new(self.play()?);
                self.desk.saved.keep(name, kept).map(|()| Vec::new())
            }
            Wish::Load(TABLE) if self.desk.table.is_some() => {
                self.play.clone_from(&self.desk.table);
                self.state()
            }
            Wish::Load(name) => {
                let play = AnyPlay::clone(&self.desk.saved.get(name)?.play);
                self.begin(play)
            }
            Wish::Copy(from, to) => {
                let kept = self.desk.saved.get(from)?.clone();
                self.desk.saved.keep(to, kept).map(|()| Vec::new())
            }
            Wish::Drop(name) => self.desk.saved.drop(name).map(|()| Vec::new()),
            Wish::Saved => Ok(self.desk.saved.names()),
            Wish::Play(actions) => self.end_turn(&actions),
            // Whoever carries out lines has begun to read it.
            Wish::Batch => Ok(Vec::new()),
        }
    }

    /// Carries out several requests or none.
    pub(crate) fn batch(&mut self, text: &str) -> Answer {
        if text.len() >= MOST_BYTES {
            let error = format!("a batch has at most {MOST_BYTES} bytes; make two of it");
            return Err(Fault::new(Code::TooLong, error));
        }
        let (play, saved) = (self.play.clone(), self.desk.saved.clone());
        let mut answers = Vec::new();
        let mut bytes = 0;
        for (number, line) in (1..).zip(text.lines().filter(|line| !line.trim().is_empty())) {
            let answer = match request(line) {
                Ok(
                    Request::PositionRecord
                    | Request::Wish(Wish::Batch | Wish::Play(_))
                    | Request::Go { .. }
                    | Request::Stop
                    | Request::Quit,
                ) => Err(Fault::new(
                    Code::Syntax,
                    "this stands in no batch; send it alone",
                )),
                Ok(request) => self.answer(request),
                Err(error) => Err(Fault::new(Code::Syntax, error)),
            };
            let answer = answer.and_then(|lines| {
                bytes += bytes_of(&lines);
                let error =
                    format!("its answer has more than {MOST_OF_ANSWER} bytes; make two of it");
                let is_short = bytes <= MOST_OF_ANSWER;
                is_short
                    .then_some(lines)
                    .ok_or_else(|| Fault::new(Code::TooLong, error))
            });
            match answer {
                Ok(lines) => {
                    answers.push(format!("step {number}"));
                    answers.extend(lines);
                }
                Err(fault) => {
                    (self.play, self.desk.saved) = (play, saved);
                    let text = format!("request {number} of the batch: {}", fault.text);
                    return Err(Fault::new(fault.code, text));
                }
            }
        }
        Ok(answers)
    }

    /// Ends the turn of a client that sits at a table, or goes on in it.
    fn end_turn(&mut self, actions: &[&str]) -> Answer {
        let Some(table) = &self.desk.table else {
            let error = "'play' is for a program that has the turn at a table; try 'act'";
            return Err(Fault::new(Code::Unavailable, error));
        };
        let mut play = table.clone();
        let begun = play.turn();
        let mut played = Vec::new();
        for action in actions {
            if play.turn() != begun {
                let error = format!("your turn is over before '{action}'; leave it out");
                return Err(Fault::new(Code::Illegal, error));
            }
            act(&mut play, action).map_err(|error| self.refused(&error))?;
            // Whoever carries it out knows whose turn it is.
            let action = action.split_once(':').map_or(*action, |(_, action)| action);
            played.push(action.trim().to_owned());
        }
        self.desk.played = Some(played);
        Ok(Vec::new())
    }
}

/// What each seat has now: the values of the plots.
fn scores(play: &AnyPlay) -> Vec<String> {
    let now = play.entries().len();
    let line = |seat: Seat| {
        let values = play.values_after(now, seat);
        let named = play.series().iter().zip(values);
        let named = named.map(|(series, value)| format!(" {} {value}", series.id));
        format!("scores {seat}{}", named.collect::<String>())
    };
    Seat::all(play.setup().players).map(line).collect()
}

/// How good the position is for each seat in the eyes of a bot.
fn eval(play: &AnyPlay, bot: Option<BotSpec>) -> Answer {
    let game = play.setup().game;
    let bot = bot.unwrap_or_else(|| BotSpec {
        name: bots::strongest_at(play),
        budget: None,
    });
    bot.check_for(game)
        .map_err(|error| Fault::new(Code::Bot, error.to_string()))?;
    let line = |seat: Seat| {
        let value = bots::judged(play, &bot, seat)?;
        Some(format!("eval {seat} {value}"))
    };
    let lines: Option<Vec<String>> = Seat::all(play.setup().players).map(line).collect();
    lines.ok_or_else(|| {
        let error = format!("{bot} does not judge positions; try 'eval greedy'");
        Fault::new(Code::Bot, error)
    })
}

/// Whole turns of the asked seat, those that end on the same board once.
fn turns(play: &AnyPlay, most: usize) -> Vec<String> {
    let (turns, is_all) = play.whole_turns(most);
    let mut bytes = 0;
    let mut lines: Vec<String> = turns
        .iter()
        .map(|turn| format!("turn {}", turn.join("; ")))
        .take_while(|line| {
            bytes += line.len() + 1;
            bytes <= MOST_OF_ANSWER
        })
        .collect();
    let told = lines.len();
    let is_all = is_all && told == turns.len();
    let rest = if is_all { "all" } else { "more" };
    lines.push(format!("turns {told} {rest}"));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_wish_is_answered_with_what_to_write() {
        for line in [
            "turns none",
            "turns 0",
            "save",
            "save two words",
            "copy one",
            "eval clever",
            "play",
            "saved here",
        ] {
            let error = request(line).expect_err(line);
            assert!(
                error.contains("write") || error.contains("try") || error.contains("leave"),
                "{error}"
            );
        }
    }

    #[test]
    fn every_verb_is_understood() {
        for verb in KNOWN {
            assert!(wish(verb, "").is_some(), "{verb}");
        }
    }

    #[test]
    fn positions_are_kept_as_long_as_their_bytes_have_room() {
        let game = games::AnyGame::as_released(games::CATALOGUE[0]).expect("every game is here");
        let half = |more: usize| Kept {
            weight: MOST_SAVED_BYTES / 2 + more,
            play: Rc::new(game.clone().deal(table::Seed::new("a"))),
        };
        let mut saved = Saved::default();
        assert!(saved.keep("one", half(0)).is_ok());
        assert!(saved.keep("two", half(0)).is_ok());
        let refused = saved.keep("three", half(0)).expect_err("there is no room");
        assert_eq!(refused.code, Code::Unavailable);
        assert!(
            refused.text.contains("'drop' one first"),
            "{}",
            refused.text
        );
        // In the place of another one there is.
        assert!(saved.keep("two", half(0)).is_ok());
        assert!(saved.keep("two", half(1)).is_err());
        assert!(saved.drop("one").is_ok() && saved.keep("two", half(1)).is_ok());
    }

    #[test]
    fn a_history_has_its_weight() {
        let game = games::AnyGame::as_released(games::CATALOGUE[0]).expect("every game is here");
        let mut play = game.deal(table::Seed::new("a"));
        let before = play.weight();
        for _ in 0..20 {
            let action = play.legal().swap_remove(0);
            play.act(&action).expect("it is offered");
            play.turn_up();
        }
        assert!(
            play.weight() >= before + 20 * 200,
            "{} to {before}",
            play.weight()
        );
    }
}
