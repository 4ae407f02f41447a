//! A program from outside that sits at a table: docs/protocol.md, "At a table".
//!
//! The other end of its pipes is an engine. The program is told when it has the turn, asks whatever it
//! wants to know, and plays. It sees what everybody sees: its engine never has the seed or what lies
//! face down.

mod pipes;

use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use engine::Engine;
use games::{AnyEntry, AnyPlay};
use table::{Seat, Turn, excerpt};

use crate::commands::engine::{LINES_A_SLICE, own_files, speech};
use crate::commands::version::VERSION;
use crate::context::Context;
use crate::failure::Failure;

use pipes::{Outbox, listener};

/// How long a program may take to start and say its first line, before any clock runs.
const START: Duration = Duration::from_secs(60);

/// How long a program may take to end once there is nothing more to play.
const GOODBYE: Duration = Duration::from_millis(500);

/// A program that was started, and the engine that answers it.
pub(crate) struct Program {
    command: String,
    child: Child,
    told: Outbox,
    heard: Receiver<String>,
    engine: Engine,
    clock: Duration,
    /// Whether it has said anything.
    has_spoken: bool,
    seat: u8,
    /// The game as everybody may see it.
    table: Option<AnyPlay>,
    /// The last line it said in this turn, and how that was answered.
    last: (String, String),
}

impl Program {
    /// Starts a program; it is told of its first game later.
    pub(crate) fn start(
        context: &Context,
        command: &str,
        clock: Duration,
    ) -> Result<Program, Failure> {
        let words = words(command);
        let cannot = |why: &str| {
            Failure::usage(format!(
                "cannot start '{command}': {why}; check the command"
            ))
        };
        let [program, args @ ..] = words.as_slice() else {
            return Err(cannot("it names no program"));
        };
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| cannot(&error.to_string()))?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (stdin, stdout) = stdin.zip(stdout).expect("both are piped");
        let begun = Instant::now();
        let millis = Box::new(move || begun.elapsed().as_millis() as u64);
        let data = own_files(context, None)?;
        Ok(Program {
            command: command.to_owned(),
            child,
            told: Outbox::new(stdin),
            heard: listener(stdout),
            engine: Engine::new(VERSION, speech(context.lang), data, millis),
            clock,
            has_spoken: false,
            seat: 0,
            table: None,
            last: (String::new(), String::new()),
        })
    }

    /// How it was started.
    pub(crate) fn command(&self) -> &str {
        &self.command
    }

    /// Begins a game on a seat, counted from 1.
    pub(crate) fn begin(&mut self, play: &AnyPlay, seat: u8) -> Result<(), Failure> {
        let transcript = play.transcript().expect("the game was dealt here");
        let table = AnyPlay::replay(&transcript.to_string(), play.own_files());
        self.table = Some(table.expect("a game replays as it was played"));
        self.seat = seat;
        let setup = play.setup();
        let mut line = format!(
            "game {} players {} seat {seat} rules {} data {}",
            setup.game, setup.players, setup.rules, setup.data
        );
        if !setup.options.is_empty() {
            line.push_str(" set");
        }
        for (name, value) in setup.options {
            line.push_str(&format!(" {name}={value}"));
        }
        self.tell(line);
        Ok(())
    }

    /// Lets it think about its turn and gives what it plays, which is legal.
    pub(crate) fn turn(&mut self, play: &AnyPlay) -> Result<Vec<String>, Failure> {
        let begun = play.turn();
        let Turn::Ask { turn, .. } = begun else {
            return Ok(Vec::new());
        };
        let mut table = self.follow(play);
        let mut until = Instant::now() + self.clock;
        if !self.has_spoken {
            until += START;
        }
        self.last = Default::default();
        let mut whole = Vec::new();
        while table.turn() == begun {
            self.engine.sit(table.clone());
            let left = until.saturating_duration_since(Instant::now());
            let left = left.min(self.clock);
            self.tell(format!("turn {turn} millis {}", left.as_millis()));
            for action in self.listen(&mut until, play)? {
                table.act(&action).expect("the engine has checked it");
                whole.push(action);
            }
        }
        self.table = Some(table);
        Ok(whole)
    }

    /// Tells how the game ended.
    pub(crate) fn end(&mut self, play: &AnyPlay) {
        if let Some(outcome) = play.outcome() {
            for seat in Seat::all(outcome.players) {
                let how = match seat {
                    seat if outcome.winners.contains(seat) => " won",
                    seat if outcome.lost.contains(seat) => " lost",
                    _ => "",
                };
                self.tell(format!("score {seat} {}{how}", outcome.score(seat)));
            }
        }
        self.tell("over".to_owned());
        self.table = None;
    }

    /// The game as everybody may see it, with all that has happened since.
    fn follow(&mut self, play: &AnyPlay) -> AnyPlay {
        let mut table = self.table.take().expect("a game was begun");
        let known = table.entries().len();
        for entry in play.entries().skip(known) {
            let followed = match entry {
                AnyEntry::Act { seat, action } => table.act_as(seat, &action),
                AnyEntry::Reveal(face) => table.reveal(&face),
            };
            followed.expect("what happened was legal");
        }
        table
    }

    /// Answers the program until it plays.
    fn listen(&mut self, until: &mut Instant, play: &AnyPlay) -> Result<Vec<String>, Failure> {
        let mut taken = 0;
        loop {
            // Who does not read what he is told is not heard either, so that it does not pile up.
            let reads = self.told.has_room(*until);
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                let clock = match self.has_spoken {
                    true => self.clock,
                    false => START,
                };
                let why = match reads {
                    true => "",
                    false => " and does not read its answers",
                };
                let late = format!("took longer than {} ms{why}", clock.as_millis());
                return Err(self.trouble(&late, play));
            }
            // An engine that thinks on the program's behalf goes on between lines.
            let wait = match self.engine.is_thinking() {
                true => Duration::ZERO,
                false => left,
            };
            // Whoever sends without a pause must not keep it from thinking.
            let heard = match self.engine.is_thinking() && taken == LINES_A_SLICE {
                true => Err(RecvTimeoutError::Timeout),
                false => self.heard.recv_timeout(wait),
            };
            let answer = match heard {
                Ok(line) => {
                    taken += 1;
                    if !std::mem::replace(&mut self.has_spoken, true) {
                        *until = Instant::now() + self.clock;
                    }
                    let answer = self.engine.line(&line);
                    self.last = (line, answer.last().cloned().unwrap_or_default());
                    answer
                }
                Err(RecvTimeoutError::Timeout) => {
                    taken = 0;
                    self.engine.tick()
                }
                Err(RecvTimeoutError::Disconnected) => {
                    let how = match self.child.wait() {
                        Ok(status) => format!("ended ({status})"),
                        Err(_) => "ended".to_owned(),
                    };
                    return Err(self.trouble(&how, play));
                }
            };
            for line in answer {
                self.tell(line);
            }
            if let Some(played) = self.engine.take_played() {
                return Ok(played);
            }
            if self.engine.is_over() {
                return Err(self.trouble("said goodbye", play));
            }
        }
    }

    fn tell(&mut self, line: String) {
        self.told.tell(line);
    }

    /// What is said when a program cannot go on: what happened, where, and its last words.
    fn trouble(&self, what: &str, play: &AnyPlay) -> Failure {
        let (command, seat, caption) = (&self.command, self.seat, play.caption());
        let turn = match play.turn() {
            Turn::Ask { turn, .. } => turn,
            _ => 0,
        };
        let record = play.record();
        let seed = record.and_then(|record| record.header.seed);
        let seed = seed.unwrap_or_default();
        let last = match &self.last {
            (said, _) if said.is_empty() => "it had said nothing in this turn".to_owned(),
            (said, answer) => format!(
                "its last line was '{}', answered by '{}'",
                excerpt(said),
                excerpt(answer)
            ),
        };
        Failure::illegal(format!(
            "'{command}' on seat {seat} {what} in turn {turn} ({caption}) of the game with seed \
             '{seed}'; {last}"
        ))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Its stdin closes with what it is told through.
        self.told.close();
        let until = Instant::now() + GOODBYE;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(Duration::from_millis(5)),
                _ => return,
            }
        }
        // It may have ended this very moment.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The words of a command; quotation marks keep words together.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = None;
    for char in command.chars() {
        match quoted {
            Some(quote) if char == quote => quoted = None,
            Some(_) => word.get_or_insert_default().push(char),
            None if char == '"' || char == '\'' => {
                quoted = Some(char);
                word.get_or_insert_default();
            }
            None if char.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(char),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotation_marks_keep_words_together() {
        assert_eq!(words("python3  my.py -x"), ["python3", "my.py", "-x"]);
        let due = ["a b", "--name=c d", ""];
        assert_eq!(words("'a b' --name=\"c d\" ''"), due);
        assert!(words("  ").is_empty());
    }
}
