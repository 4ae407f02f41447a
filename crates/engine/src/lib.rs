//! The line protocol of docs/protocol.md, without any input or output of its own.
//!
//! Whoever owns an [`Engine`] hands it lines and passes its answers on, and
//! lets it [`Engine::tick`] while it thinks: at a terminal, in a pipe, or in
//! a browser's worker.

#![forbid(unsafe_code)]

#[cfg(feature = "json")]
mod authors;
mod fault;
mod job;
#[cfg(feature = "json")]
mod nets;
mod speech;
mod waiting;
mod words;

use bots::{BotSpec, Budget, NetKind};
use games::{AnyGame, AnyPlay, CATALOGUE};
use table::{DataFile, GameInfo, Say, Seat, Seed, Turn, excerpt_of, without_byte_order_mark};
use texts::Texts;

#[cfg(feature = "json")]
use self::authors::Desk;
use self::fault::{Code, Fault};
use self::job::{Job, Telling};
use self::waiting::{MOST_LINES, MOST_WAITING, Waiting, ends_record};
use self::words::{Request, known, request};

#[cfg(feature = "json")]
pub use self::nets::net_trouble;
pub use self::speech::act;

/// The version of the protocol.
pub const PROTOCOL: u8 = 1;

/// The longest line that is understood, in bytes; any record and any board fits into one.
///
/// Whoever reads lines from outside can stop keeping them beyond this: one byte more is enough
/// for the engine to refuse the line.
pub const MOST_IN_LINE: usize = 1 << 20;

/// The most that is kept of a record or a batch that is being sent; a record's own limit is lower.
const MOST_BYTES: usize = 2 << 20;

/// The most bytes of one answer; only a batch and a list of turns can come near it.
#[cfg(feature = "json")]
const MOST_OF_ANSWER: usize = 16 << 20;

/// How many bytes of answers are given at once; what is asked besides waits for the next tick.
const AT_ONCE: usize = 1 << 20;

/// The most digits of a job number, which every line of its answer repeats.
const MOST_IN_JOB_NUMBER: usize = 20;

/// The most letters of an error, whatever it quotes.
const MOST_OF_ERROR: usize = 1000;

/// A data file of the owner's, by its name.
pub type OwnFile = (&'static str, String);

/// The sentences of a game, or those that all games share.
pub type Speech = Box<dyn Fn(Option<&'static GameInfo>) -> Texts>;

/// One table of one client.
pub struct Engine {
    version: String,
    speech: Speech,
    texts: Texts,
    data: Vec<OwnFile>,
    /// The nets that were handed over; whoever hands one over wants no game without it.
    nets: Vec<NetKind>,
    clock: Box<dyn Fn() -> u64>,
    play: Option<AnyPlay>,
    /// What authors of bots have on theirs.
    #[cfg(feature = "json")]
    desk: Desk,
    /// What is being sent up to `end`, with the prefix of its answer.
    reading: Option<Reading>,
    job: Option<Job>,
    /// Lines that came while it was busy.
    waiting: Waiting,
    /// Whether a line has come, so that no byte order mark can be due any more.
    begun: bool,
    over: bool,
}

/// A request of several lines.
struct Reading {
    prefix: String,
    what: Several,
    text: String,
}

/// What a request of several lines is.
#[derive(Clone, Copy)]
enum Several {
    Record,
    #[cfg(feature = "json")]
    Batch,
}

/// The answer to a request: its lines, or what is wrong with it.
type Answer = Result<Vec<String>, Fault>;

impl Engine {
    /// An engine before its first line. `clock` counts milliseconds from any moment.
    pub fn new(
        version: &str,
        speech: Speech,
        data: Vec<OwnFile>,
        clock: Box<dyn Fn() -> u64>,
    ) -> Engine {
        Engine {
            version: version.to_owned(),
            texts: speech(None),
            speech,
            data,
            nets: Vec::new(),
            clock,
            play: None,
            #[cfg(feature = "json")]
            desk: Desk::default(),
            reading: None,
            job: None,
            waiting: Waiting::default(),
            begun: false,
            over: false,
        }
    }

    /// The same engine, which refuses games that none of these nets is for.
    #[cfg(feature = "json")]
    #[must_use]
    pub fn with_nets(mut self, nets: &[NetKind]) -> Engine {
        self.nets = nets.to_vec();
        self
    }

    /// Whether it thinks or has more to answer, and wants to be ticked.
    pub fn is_thinking(&self) -> bool {
        self.job.is_some() || !self.waiting.is_empty()
    }

    /// Whether the client has said goodbye.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Takes a line and gives the lines of its answer, which may come later if it is busy. A request that
    /// finds no room among those that wait is refused at once.
    pub fn line(&mut self, line: &str) -> Vec<String> {
        let line = match self.begun {
            true => line,
            false => without_byte_order_mark(line),
        };
        self.begun = true;
        if !self.waiting.push(line) {
            let error = format!(
                "{MOST_LINES} lines or {MOST_WAITING} bytes wait already; wait for answers, or send 'stop'"
            );
            let fault = Fault::new(Code::TooLong, error);
            return answered(split_prefix(line).0, Err(fault));
        }
        self.catch_up()
    }

    /// Thinks for about 10 ms and gives the answer if that was the end of it, or answers what waits.
    pub fn tick(&mut self) -> Vec<String> {
        let Some(job) = &mut self.job else {
            return self.catch_up();
        };
        if !job.slice(&*self.clock) {
            return job.tell((self.clock)());
        }
        let mut answer = self.finish();
        answer.extend(self.catch_up());
        answer
    }

    /// Ends thinking with the best turn so far.
    fn finish(&mut self) -> Vec<String> {
        match self.job.take() {
            Some(job) => job.answer(self.play.as_ref()),
            None => Vec::new(),
        }
    }

    /// Answers the lines that wait, up to the next one that needs thinking, or as many as are answered at
    /// once: whoever sends much and reads slowly must not make us keep it all.
    fn catch_up(&mut self) -> Vec<String> {
        let mut answer = Vec::new();
        let mut bytes = 0;
        while !self.over && bytes < AT_ONCE {
            if self.job.is_some() {
                let Some(stop) = self.waiting.take_stop() else {
                    break;
                };
                answer.extend(self.finish());
                answer.push(format!("{}ok", split_prefix(&stop).0));
                continue;
            }
            let Some(line) = self.waiting.pop() else {
                break;
            };
            let lines = self.carry_out(&line);
            bytes += bytes_of(&lines);
            answer.extend(lines);
        }
        answer
    }

    fn carry_out(&mut self, line: &str) -> Vec<String> {
        if let Some(mut reading) = self.reading.take() {
            if ends_record(line) {
                let answer = match reading.what {
                    Several::Record => self.replay(&reading.text),
                    #[cfg(feature = "json")]
                    Several::Batch => self.batch(&reading.text),
                };
                return answered(&reading.prefix, answer);
            }
            if reading.text.len() < MOST_BYTES {
                reading.text.push_str(line);
                reading.text.push('\n');
            }
            self.reading = Some(reading);
            return Vec::new();
        }
        let (prefix, rest) = split_prefix(line);
        if line.len() > MOST_IN_LINE {
            let error = format!("the line has more than {MOST_IN_LINE} bytes; shorten it");
            return answered(prefix, Err(Fault::new(Code::TooLong, error)));
        }
        if rest.trim().is_empty() {
            return Vec::new();
        }
        match request(rest) {
            Ok(Request::PositionRecord) => self.read(prefix, Several::Record),
            #[cfg(feature = "json")]
            Ok(Request::Wish(authors::Wish::Batch)) => self.read(prefix, Several::Batch),
            Ok(Request::Go {
                bot,
                within,
                seed,
                alternatives,
                telling,
                considering,
            }) => {
                let considering = considering.into_iter().map(str::to_owned).collect();
                let telling = Telling {
                    alternatives,
                    telling,
                    considering,
                };
                match self.go(prefix, bot, within, seed, telling) {
                    Ok(()) => Vec::new(),
                    Err(fault) => answered(prefix, Err(fault)),
                }
            }
            Ok(request) => {
                let answer = self.answer(request);
                answered(prefix, answer)
            }
            Err(error) => answered(prefix, Err(Fault::new(Code::Syntax, error))),
        }
    }

    /// Takes what comes up to `end` as one request.
    fn read(&mut self, prefix: &str, what: Several) -> Vec<String> {
        self.reading = Some(Reading {
            prefix: prefix.to_owned(),
            what,
            text: String::new(),
        });
        Vec::new()
    }

    fn answer(&mut self, request: Request<'_>) -> Answer {
        match request {
            Request::Hello => Ok(self.hello()),
            Request::New {
                game,
                players,
                seed,
                options,
            } => self.deal(game, players, seed, &options),
            #[cfg(feature = "json")]
            Request::PositionBoard(json) => self.go_on_from(json),
            Request::Legal => {
                let legal = self.play()?.legal();
                Ok(legal
                    .into_iter()
                    .map(|action| format!("legal {action}"))
                    .collect())
            }
            Request::Act(actions) => self.act(&actions),
            Request::Reveal(face) => {
                let mut play = self.play()?.clone();
                play.reveal(face).map_err(|error| self.refused(&error))?;
                play.turn_up();
                self.play = Some(play);
                self.state()
            }
            #[cfg(feature = "json")]
            Request::Show => Ok(vec![format!("board {}", self.play()?.to_json())]),
            Request::Undo => self.step("there is nothing to undo", |play| play.undo()),
            Request::UndoTurn => self.step("there is nothing to undo", |play| play.undo_turn()),
            Request::Redo => self.step("there is nothing to redo", |play| play.redo()),
            #[cfg(feature = "json")]
            Request::Forecast => {
                let forecast = self.play()?.forecast_json();
                let forecast = forecast
                    .ok_or_else(|| Fault::new(Code::Unavailable, "this game has no forecast"))?;
                Ok(vec![format!("forecast {forecast}")])
            }
            Request::Outlook => self.outlook(),
            Request::Record => {
                let record = self.play()?.record();
                let none = "the game began with a board, so it has no record";
                let record = record.ok_or_else(|| Fault::new(Code::Unavailable, none))?;
                let lines = record.to_string();
                Ok(lines.lines().map(|line| format!("record {line}")).collect())
            }
            #[cfg(feature = "json")]
            Request::Wish(wish) => self.grant(wish),
            #[cfg(not(feature = "json"))]
            Request::PositionBoard(_) | Request::Show | Request::Forecast => Err(Fault::new(
                Code::Unavailable,
                "this engine speaks records, not JSON",
            )),
            // Nothing is being thought about, so there is nothing to stop.
            Request::Stop => Ok(Vec::new()),
            Request::Quit => {
                self.over = true;
                Ok(Vec::new())
            }
            Request::PositionRecord | Request::Go { .. } => Ok(Vec::new()),
        }
    }

    fn play(&self) -> Result<&AnyPlay, Fault> {
        self.play.as_ref().ok_or_else(no_game)
    }

    /// The owner's data files for a game.
    fn data_of(&self, game: &str) -> Vec<DataFile> {
        let Ok(info) = games::info(game) else {
            return Vec::new();
        };
        let own = |name: &&str| {
            let (_, text) = self.data.iter().find(|(own, _)| own == name)?;
            Some(info.own_file(name, text))
        };
        info.data_files.iter().filter_map(own).collect()
    }

    fn hello(&self) -> Vec<String> {
        let mut lines = vec![
            format!("id millwright {}", self.version),
            format!("protocol {PROTOCOL}"),
            format!("requests {}", known().join(" ")),
        ];
        for info in CATALOGUE {
            // In a page a game comes with its table; one that is not here cannot be played.
            let Ok(game) = AnyGame::as_released(info) else {
                continue;
            };
            let setup = game.setup();
            lines.push(format!(
                "game {} players {} {} rules {} data {}",
                info.id,
                info.players.start(),
                info.players.end(),
                setup.rules,
                setup.data
            ));
            for option in info.options {
                let values = option.values.join(" ");
                lines.push(format!("option {} {} {values}", info.id, option.name));
            }
        }
        lines.extend(bots::all_bots().map(|bot| format!("bot {}", bot.name)));
        lines
    }

    fn deal(
        &mut self,
        game: &str,
        players: u8,
        seed: &str,
        options: &[(String, String)],
    ) -> Answer {
        let set_up = AnyGame::new(game, players, options, &self.data_of(game));
        let set_up =
            set_up.map_err(|error| Fault::new(Code::SetUp, self.explain_in(game, &error)))?;
        self.check_nets(&set_up, Code::SetUp)?;
        self.begin(set_up.deal(Seed::new(seed)))
    }

    fn replay(&mut self, text: &str) -> Answer {
        let header = |line| {
            let (key, value): (&str, &str) = str::split_once(line, ':')?;
            (key == "game").then_some(value.trim())
        };
        let game = text.lines().find_map(header).unwrap_or_default();
        let play = AnyPlay::replay(text, &self.data_of(game))
            .map_err(|error| Fault::new(Code::Position, self.explain_in(game, &error)))?;
        self.check_nets(&play.game(), Code::Position)?;
        self.begin(play)
    }

    #[cfg(feature = "json")]
    fn go_on_from(&mut self, json: &str) -> Answer {
        let board = serde_json::from_str::<serde_json::Value>(json).ok();
        let game = board.as_ref().and_then(|board| board["game"].as_str());
        let game = game.unwrap_or_default();
        let play = AnyPlay::from_json(json, &self.data_of(game), 0)
            .map_err(|error| Fault::new(Code::Position, self.explain_in(game, &error)))?;
        self.check_nets(&play.game(), Code::Position)?;
        self.begin(play)
    }

    /// Makes sure that one of the nets that were handed over is for this game.
    #[cfg(feature = "json")]
    fn check_nets(&self, game: &AnyGame, code: Code) -> Result<(), Fault> {
        match net_trouble(&self.nets, game) {
            None => Ok(()),
            Some(trouble) => {
                let text = self.texts.message(&trouble, &|seat| self.texts.seat(seat));
                Err(Fault::new(code, text))
            }
        }
    }

    /// Nobody hands a net over to an engine of a page.
    #[cfg(not(feature = "json"))]
    fn check_nets(&self, _: &AnyGame, _: Code) -> Result<(), Fault> {
        debug_assert!(self.nets.is_empty());
        Ok(())
    }

    /// Puts a game on the table; from now on refusals cite its rule book.
    fn begin(&mut self, play: AnyPlay) -> Answer {
        self.put(play);
        self.state()
    }

    fn put(&mut self, play: AnyPlay) {
        let game = play.setup().game;
        if self.play.as_ref().map(|play| play.setup().game) != Some(game) {
            self.texts = (self.speech)(games::info(game).ok());
        }
        self.play = Some(play);
    }

    /// Carries out all actions or none.
    fn act(&mut self, actions: &[&str]) -> Answer {
        let mut play = self.play()?.clone();
        for action in actions {
            act(&mut play, action).map_err(|error| self.refused(&error))?;
        }
        self.play = Some(play);
        self.state()
    }

    fn step(&mut self, nothing: &str, step: impl Fn(&mut AnyPlay) -> bool) -> Answer {
        let play = self.play.as_mut().ok_or_else(no_game)?;
        if !step(play) {
            return Err(Fault::new(Code::Nothing, nothing));
        }
        self.state()
    }

    fn go(
        &mut self,
        prefix: &str,
        bot: Option<BotSpec>,
        within: Option<Budget>,
        seed: Option<u64>,
        telling: Telling,
    ) -> Result<(), Fault> {
        let play = self.play()?;
        let game = play.setup().game;
        let bot = &bot.unwrap_or_else(|| BotSpec {
            name: bots::strongest_at(play),
            budget: None,
        });
        bot.check_for(game)
            .map_err(|error| Fault::new(Code::Bot, error.to_string()))?;
        // The same position gives the same turn, unless the client wants another.
        let seed = seed.unwrap_or_else(|| u64::from_be_bytes(*play.digest().as_bytes()));
        let nobody = "nobody is asked, so there is nothing to think about";
        let thinker =
            bots::thinker(play, bot, seed).ok_or_else(|| Fault::new(Code::Nothing, nobody))?;
        let begun = (self.clock)();
        let budget = within.or(bot.budget);
        self.job = Some(Job::new(prefix, thinker, budget, telling, begun));
        Ok(())
    }

    /// What every seat can expect to come to, where there is a net that says so.
    fn outlook(&self) -> Answer {
        let play = self.play()?;
        let seats = Seat::all(play.setup().players);
        let of = |seat: Seat| {
            let outlook = bots::outlook(play, seat)?;
            Some(format!("outlook {seat} {} {}", outlook.score, outlook.lead))
        };
        let none = "there is no net for this game with these numbers and so many players";
        let lines: Option<Vec<String>> = seats.map(of).collect();
        lines.ok_or_else(|| Fault::new(Code::Unavailable, none))
    }

    /// Where the game is: who is asked, or how it ended.
    fn state(&self) -> Answer {
        let play = self.play()?;
        let mut lines = vec![
            format!("at {}", play.caption()),
            format!("digest {}", play.digest()),
        ];
        match play.turn() {
            Turn::Ask { seat, turn } => lines.push(format!("asked {seat} turn {turn}")),
            Turn::Reveal => lines.push("reveal".to_owned()),
            Turn::Over => lines.push("over".to_owned()),
        }
        if let Some(outcome) = play.outcome() {
            for seat in Seat::all(outcome.players) {
                let how = match seat {
                    seat if outcome.winners.contains(seat) => " won",
                    seat if outcome.lost.contains(seat) => " lost",
                    _ => "",
                };
                lines.push(format!("score {seat} {}{how}", outcome.score(seat)));
            }
        }
        Ok(lines)
    }

    /// An action that is not carried out.
    fn refused(&self, error: &games::Error) -> Fault {
        Fault::new(Code::of(error, Code::Illegal), self.explain(error))
    }

    /// An error at the table, in the reader's language; refusals name their rule.
    fn explain(&self, error: &games::Error) -> String {
        explained(&self.texts, error)
    }

    /// An error of a game that is not on the table, in the words of that game.
    fn explain_in(&self, game: &str, error: &games::Error) -> String {
        match games::info(game) {
            Ok(info) => explained(&(self.speech)(Some(info)), error),
            // What is on the table says nothing of what was sent.
            Err(_) => explained(&(self.speech)(None), error),
        }
    }
}

fn explained(texts: &Texts, error: &games::Error) -> String {
    texts.message(&error.say(), &|seat| texts.seat(seat))
}

fn no_game() -> Fault {
    let info = CATALOGUE[0];
    let (game, players) = (info.id, info.players.start());
    let text = format!("there is no game yet; try 'new {game} players {players}'");
    Fault::new(Code::NoGame, text)
}

/// The lines of an answer and the line that ends it, each behind the job number.
fn answered(prefix: &str, answer: Answer) -> Vec<String> {
    match answer {
        Ok(mut lines) => {
            lines.push("ok".to_owned());
            lines.iter().map(|line| format!("{prefix}{line}")).collect()
        }
        Err(Fault { code, text }) => {
            let text = excerpt_of(&text, MOST_OF_ERROR);
            vec![
                format!("{prefix}code {}", code.word()),
                format!("{prefix}error {text}"),
            ]
        }
    }
}

/// How many bytes these lines are.
fn bytes_of(lines: &[String]) -> usize {
    lines.iter().map(|line| line.len() + 1).sum()
}

/// Splits a job number from a line: `#7 legal`.
fn split_prefix(line: &str) -> (&str, &str) {
    let Some(rest) = line.strip_prefix('#') else {
        return ("", line);
    };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    match rest[digits..].starts_with(' ') && (1..=MOST_IN_JOB_NUMBER).contains(&digits) {
        true => line.split_at(digits + 2),
        false => ("", line),
    }
}
