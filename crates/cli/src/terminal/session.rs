//! A game at the terminal, from the first question to the ranking.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use bots::BotSpec;
use games::{AnyEntry, AnyEvent, AnyPlay};
use table::{Arg, Say, Seat, Turn};
use texts::{Lang, Texts};

use super::choices;
use super::command::{Command, HELP, command};
use super::open::Table;
use super::save::{NoSave, SaveFile};
use super::style::Style;
use crate::boards::{self, Names, grid};
use crate::context::explain;
use crate::failure::Failure;
use crate::lines::Lines;

/// Everything about one sitting.
pub(super) struct Session<'a, W> {
    play: AnyPlay,
    bots: Vec<Option<BotSpec>>,
    texts: Texts,
    names: Names,
    style: Style,
    save: Option<SaveFile>,
    /// Files that this game was saved in before, which it may be saved in again.
    saved_before: Vec<SaveFile>,
    resumed: Option<PathBuf>,
    out: &'a mut W,
    /// The turn whose board was shown last.
    shown: Option<Turn>,
    /// Decisions when the game was saved last.
    saved_at: usize,
    /// Whether the choices are other than those shown last.
    changed: bool,
    /// Whether quitting without saving was warned of.
    warned: bool,
    begun: Instant,
}

/// Whether the sitting goes on.
enum Next {
    Ask,
    Leave,
    /// It ends, and everything is saved and said.
    Left,
}

fn verbatim(text: impl Into<String>) -> Arg {
    Arg::Verbatim(text.into())
}

/// The sentences of the game on the table.
fn texts_of(lang: Lang, play: &AnyPlay) -> Texts {
    match games::info(play.setup().game) {
        Ok(game) => Texts::of_game(lang, game),
        Err(_) => Texts::new(lang),
    }
}

impl<'a, W: Write> Session<'a, W> {
    pub(super) fn new(table: Table, texts: Texts, style: Style, out: &'a mut W) -> Session<'a, W> {
        let texts = texts_of(texts.lang(), &table.play);
        let saved_at = table.play.decisions();
        let mut session = Session {
            play: table.play,
            bots: table.bots,
            texts,
            names: Names::new(Vec::new()),
            style,
            save: table.save,
            saved_before: Vec::new(),
            resumed: table.resumed,
            out,
            shown: None,
            saved_at,
            changed: true,
            warned: false,
            begun: Instant::now(),
        };
        session.name_players();
        session
    }

    /// Bots are called by name and seat, people by their name if the record has one.
    fn name_players(&mut self) {
        let name = |(seat, bot): (Seat, &Option<BotSpec>)| match bot {
            Some(bot) => format!("{bot} ({seat})"),
            None => match self.play.name(seat) {
                Some(name) => name.to_owned(),
                None => self.texts.seat(seat),
            },
        };
        let seats = Seat::all(self.play.setup().players);
        self.names = Names::new(seats.zip(&self.bots).map(name).collect());
    }

    /// Plays until the game is over or whoever types leaves.
    pub(super) fn run(mut self, mut input: Lines<impl BufRead>) -> Result<(), Failure> {
        self.welcome()?;
        loop {
            self.let_bots_play()?;
            let Some(seat) = self.play.asked() else {
                return self.end();
            };
            self.ask(seat)?;
            let line = match input.next() {
                Ok(Some(line)) => line,
                end => {
                    self.line("")?;
                    // What can be saved is saved, whatever is wrong with stdin.
                    self.leave()?;
                    return end.map(drop);
                }
            };
            match self.carry_out(command(&line), seat)? {
                Next::Ask => {}
                Next::Leave => return self.leave(),
                Next::Left => return Ok(()),
            }
        }
    }

    fn line(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.out, "{line}")?;
        Ok(())
    }

    fn lines(&mut self, lines: &[String]) -> Result<(), Failure> {
        for line in lines {
            let line = self.style.line(line);
            self.line(&line)?;
        }
        Ok(())
    }

    fn say(&mut self, id: &str, args: &[(&str, Arg)]) -> Result<(), Failure> {
        let text = self.texts.get(id, args);
        self.line(&text)
    }

    /// Tells what happened in sentences, one per line.
    fn tell(&mut self, events: &[AnyEvent]) -> Result<(), Failure> {
        // That a question was not asked, and each single call, shows in what came of it.
        let told = events.iter().filter(|event| !event.forced && !event.detail);
        for event in told {
            let names = self.names.clone();
            let sentence = self
                .texts
                .message(&event.message, &|seat| names.of_seat(seat));
            for line in grid::sentence(&sentence) {
                let line = self.style.told(&line);
                self.line(&line)?;
            }
        }
        Ok(())
    }

    fn welcome(&mut self) -> Result<(), Failure> {
        let setup = self.play.setup();
        let game = self.texts.get(&format!("game-{}", setup.game), &[]);
        self.say(
            "table-welcome",
            &[("game", verbatim(game)), ("players", setup.players.into())],
        )?;
        if let Some(challenge) = self.play.challenge() {
            let challenge = verbatim(challenge);
            self.say("table-challenge", &[("challenge", challenge)])?;
        }
        if let Some(file) = &self.resumed {
            let file = verbatim(file.display().to_string());
            return self.say("table-resumed", &[("file", file)]);
        }
        let entries = self.play.entries().len();
        for entry in 0..entries {
            self.tell(&self.play.events_of(entry))?;
        }
        Ok(())
    }

    /// Lets bots play until whoever types is asked, or the game is over.
    fn let_bots_play(&mut self) -> Result<(), Failure> {
        while let Some(seat) = self.play.asked() {
            let Some(bot) = self.bots.get(seat.index()).copied().flatten() else {
                break;
            };
            if self.style.is_styled() {
                let name = verbatim(self.names.of_seat(seat));
                let text = self.texts.get("table-thinking", &[("seat", name)]);
                write!(self.out, "{text}\r")?;
                self.out.flush()?;
            }
            let begun = self.begun;
            let millis = move || begun.elapsed().as_millis() as u64;
            let turn = bots::think_through(&self.play, &bot, self.luck(), &millis);
            if self.style.is_styled() {
                write!(self.out, "\x1b[K")?;
            }
            for action in turn {
                let events = self.play.act(&action);
                let events =
                    events.map_err(|error| Failure::illegal(explain(&error, &self.texts)))?;
                self.tell(&events)?;
            }
            self.turn_up()?;
            self.autosave()?;
        }
        Ok(())
    }

    /// What a bot's chance comes from: the same record is gone on with in the same way.
    fn luck(&self) -> u64 {
        let board = u64::from_be_bytes(*self.play.digest().as_bytes());
        let seed = self.play.record().and_then(|record| record.header.seed);
        let seed = seed.unwrap_or_default();
        seed.bytes().fold(board, |luck, byte| {
            (luck ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    }

    /// Shows the board at the start of a turn, and then the choices.
    fn ask(&mut self, seat: Seat) -> Result<(), Failure> {
        let turn = self.play.turn();
        let small = self.play.usual().is_some();
        if self.shown != Some(turn) && !small {
            self.show()?;
        }
        if self.shown != Some(turn) {
            self.line("")?;
            let name = verbatim(self.names.of_seat(seat));
            self.say("table-your-turn", &[("seat", name)])?;
        }
        self.shown = Some(turn);
        if self.changed {
            self.show_choices()?;
        }
        self.changed = false;
        write!(self.out, "> ")?;
        self.out.flush()?;
        Ok(())
    }

    fn show(&mut self) -> Result<(), Failure> {
        let lines = boards::board(&self.play, &self.texts, &self.names);
        self.line("")?;
        self.lines(&lines)
    }

    fn show_choices(&mut self) -> Result<(), Failure> {
        let question = boards::question(&self.play, &self.texts);
        self.line(&question)?;
        let lines = choices::lines(&self.play, &self.texts, &self.names);
        self.lines(&lines)?;
        if let Some(action) = self.play.usual() {
            self.say("table-usual", &[("action", verbatim(action))])?;
        }
        Ok(())
    }

    fn carry_out(&mut self, command: Command<'_>, seat: Seat) -> Result<Next, Failure> {
        if command != Command::Quit {
            self.warned = false;
        }
        match command {
            Command::Enter => {
                if let Some(action) = self.play.usual() {
                    self.act(&action)?;
                }
            }
            Command::Number(number) => self.act_by_number(number)?,
            Command::Action(action) => self.act(&action)?,
            Command::Why(action) => self.why(&action)?,
            Command::Try(action) => self.try_out(action)?,
            Command::Undo => self.undo()?,
            Command::Redo => self.redo()?,
            Command::Show => self.show()?,
            Command::Choices => self.changed = true,
            Command::Forecast => {
                let lines = boards::forecast(&self.play, &self.texts, &self.names);
                self.lines(&lines)?;
            }
            Command::Log => self.log(seat)?,
            Command::Save(file) => self.save_as(file)?,
            Command::Lang(lang) => self.speak(lang)?,
            Command::Help(None) => self.help()?,
            Command::Help(Some(name)) => self.help_with(name)?,
            Command::Quit => return self.quit(),
        }
        Ok(Next::Ask)
    }

    /// The legal action with this number, counted from 1.
    fn numbered(&self, number: usize) -> Option<String> {
        let index = number.checked_sub(1)?;
        self.play.legal().into_iter().nth(index)
    }

    fn act_by_number(&mut self, number: usize) -> Result<(), Failure> {
        match self.numbered(number) {
            Some(action) => self.act(&action),
            None => {
                let most = self.play.legal().len() as i64;
                let args = [
                    ("number", Arg::Number(number as i64)),
                    ("most", Arg::Number(most)),
                ];
                self.say("table-unknown-number", &args)
            }
        }
    }

    fn act(&mut self, action: &str) -> Result<(), Failure> {
        match self.play.act(action) {
            Ok(events) => {
                self.changed = true;
                self.tell(&events)?;
                self.turn_up()?;
                self.autosave()
            }
            Err(error) => self.refuse(action, &error),
        }
    }

    fn refuse(&mut self, typed: &str, error: &games::Error) -> Result<(), Failure> {
        match error {
            games::Error::Notation(table::NotationError::Verb(_)) => {
                let example = self.play.legal().into_iter().next().unwrap_or_default();
                let args = [("input", verbatim(typed)), ("example", verbatim(example))];
                self.say("table-unknown-command", &args)
            }
            games::Error::Illegal { illegal, .. } => {
                let names = self.names.clone();
                let reason = self.texts.illegal(illegal, &|seat| names.of_seat(seat));
                self.say("table-illegal", &[("reason", verbatim(reason))])
            }
            other => self.say("table-illegal", &[("reason", Arg::Said(other.say()))]),
        }
    }

    fn why(&mut self, action: &str) -> Result<(), Failure> {
        match self.play.check(action) {
            Ok(()) => self.say("table-allowed", &[("action", verbatim(action))]),
            Err(error) => self.refuse(action, &error),
        }
    }

    /// Turns up what is due and tells what came up.
    fn turn_up(&mut self) -> Result<(), Failure> {
        let events = self.play.turn_up();
        self.tell(&events)
    }

    /// Does it on a copy and tells what happened there; what lies face down stays so.
    fn try_out(&mut self, typed: &str) -> Result<(), Failure> {
        let number = typed.parse().ok().and_then(|number| self.numbered(number));
        let action = number.unwrap_or_else(|| typed.to_ascii_lowercase());
        let mut copy = self.play.clone();
        match copy.act(&action) {
            Ok(events) => {
                let warnings = self.play.warnings(&action);
                self.say("table-tried", &[("action", verbatim(action))])?;
                self.tell(&events)?;
                let names = self.names.clone();
                for warning in warnings {
                    let sentence = self
                        .texts
                        .message(&warning.message, &|seat| names.of_seat(seat));
                    self.lines(&grid::sentence(&sentence))?;
                }
                Ok(())
            }
            Err(error) => self.refuse(&action, &error),
        }
    }

    /// Whether whoever types is asked now.
    fn is_ours(&self) -> bool {
        let bot = self.play.asked().map(|seat| self.bots.get(seat.index()));
        matches!(bot, Some(Some(None)))
    }

    /// Takes back the last own decision, with all that bots did since.
    fn undo(&mut self) -> Result<(), Failure> {
        // What was turned up stays so in a challenge: everybody plays the same game once.
        let can_go_back = self.play.decisions() == 0 || !self.play.is_behind_reveal();
        if self.play.challenge().is_some() && !can_go_back {
            return self.say("table-challenge-no-undo", &[]);
        }
        let mut taken = 0;
        while self.play.undo() {
            taken += 1;
            if self.is_ours() {
                // The board before may be one that was shown for another turn.
                self.shown = None;
                self.changed = true;
                return self.say("table-undone-to", &[("count", Arg::Number(taken))]);
            }
        }
        // Nothing of ours was there, so the bots' openings stand.
        while self.play.redo() {}
        self.say("table-nothing-to-undo", &[])
    }

    fn redo(&mut self) -> Result<(), Failure> {
        let mut made = 0;
        while self.play.redo() {
            made += 1;
            if self.is_ours() {
                break;
            }
        }
        if made == 0 {
            return self.say("table-nothing-to-redo", &[]);
        }
        self.shown = None;
        self.changed = true;
        self.say("table-redone-to", &[("count", Arg::Number(made))])
    }

    /// What happened since the decision before this turn.
    fn log(&mut self, seat: Seat) -> Result<(), Failure> {
        let entries: Vec<AnyEntry> = self.play.entries().collect();
        let before = entries.len() - self.play.tentative();
        let own = |entry: &AnyEntry| matches!(entry, AnyEntry::Act { seat: by, .. } if *by == seat);
        let from = entries[..before].iter().rposition(own).unwrap_or(0);
        let heading = self.texts.get("heading-log", &[]);
        self.lines(&[format!("== {heading} ==")])?;
        for entry in from..entries.len() {
            self.tell(&self.play.events_of(entry))?;
        }
        Ok(())
    }

    fn speak(&mut self, lang: Option<Lang>) -> Result<(), Failure> {
        match lang {
            Some(lang) => {
                self.texts = texts_of(lang, &self.play);
                self.name_players();
                self.changed = true;
                self.say("table-lang", &[])
            }
            None => self.say("table-langs", &[]),
        }
    }

    fn help(&mut self) -> Result<(), Failure> {
        let title = self.texts.get("help-title", &[]);
        self.lines(&[format!("== {title} ==")])?;
        let example = [("example", verbatim(boards::example(&self.play)))];
        for (typed, id) in HELP {
            let text = self.texts.get(id, &example);
            self.line(&format!("  {typed:<12} {text}"))?;
        }
        let title = self.texts.get("help-notation", &[]);
        let forms = boards::forms(&self.play);
        let mut lines = vec![format!("== {title} ==")];
        lines.extend(grid::list("  ", &forms, " · "));
        lines.extend(boards::glossary(&self.play, &self.texts, &self.names));
        self.lines(&lines)
    }

    /// The forms of an action, or what a piece of the game does.
    fn help_with(&mut self, name: &str) -> Result<(), Failure> {
        let name = name.to_lowercase();
        let is_verb = |form: &String| form.split(' ').next() == Some(&name);
        let forms: Vec<String> = boards::forms(&self.play)
            .into_iter()
            .filter(is_verb)
            .collect();
        let mut lines = match forms.is_empty() {
            true => Vec::new(),
            false => grid::list("  ", &forms, " · "),
        };
        lines.extend(boards::explained(
            &self.play,
            &self.texts,
            &self.names,
            &name,
        ));
        match lines.is_empty() {
            true => self.say("table-no-help", &[("name", verbatim(name))]),
            false => self.lines(&lines),
        }
    }

    fn quit(&mut self) -> Result<Next, Failure> {
        if self.warned || (self.save.is_none() && self.is_saved()) {
            return Ok(Next::Leave);
        }
        if let Some(file) = self.save.as_ref().map(shown)
            && self.write()?.is_ok()
        {
            self.say("table-saved", &[("file", file)])?;
            return Ok(Next::Left);
        }
        self.warned = true;
        self.say("table-quit-unsaved", &[])?;
        Ok(Next::Ask)
    }

    fn is_saved(&self) -> bool {
        self.play.decisions() == self.saved_at
    }

    /// Saves in a file that the player names, and from then on goes on saving there.
    fn save_as(&mut self, file: Option<&str>) -> Result<(), Failure> {
        if let Some(file) = file {
            match self.save_file(Path::new(file)) {
                Ok(file) => self.saved_before.extend(self.save.replace(file)),
                Err(why) => return self.say_no_save(verbatim(file), &why),
            }
        }
        let Some(file) = self.save.as_ref().map(shown) else {
            return self.say("table-save-where", &[]);
        };
        match self.write()? {
            Ok(()) => self.say("table-saved", &[("file", file)]),
            Err(why) => self.say_no_save(file, &why),
        }
    }

    /// The place that is meant: a file of this game, or one that is not there yet.
    fn save_file(&mut self, path: &Path) -> Result<SaveFile, NoSave> {
        if let Some(file) = self.save.as_ref().filter(|file| file.is_at(path)) {
            return Ok(file.clone());
        }
        let before = self.saved_before.iter().find(|file| file.is_at(path));
        match before {
            Some(file) => Ok(file.clone()),
            None => SaveFile::new(path),
        }
    }

    /// Saves where the player asked to; a full disk is told, and the game goes on.
    fn autosave(&mut self) -> Result<(), Failure> {
        let Some(file) = self.save.as_ref().map(shown) else {
            return Ok(());
        };
        match self.write()? {
            Ok(()) => Ok(()),
            Err(why) => self.say_no_save(file, &why),
        }
    }

    /// Writes the record where it is saved, if it is saved anywhere.
    fn write(&mut self) -> Result<Result<(), NoSave>, Failure> {
        let Some(file) = &mut self.save else {
            return Ok(Ok(()));
        };
        if file.is_device() {
            self.out.flush()?;
        }
        let record = self
            .play
            .record()
            .expect("a game at the terminal begins with its set-up");
        let written = file.write(&record.to_string());
        if written.is_ok() {
            self.saved_at = self.play.decisions();
        }
        Ok(written)
    }

    fn say_no_save(&mut self, file: Arg, why: &NoSave) -> Result<(), Failure> {
        let error = match why {
            NoSave::System(error) => error.to_string(),
            _ => String::new(),
        };
        let id = match why {
            NoSave::Exists => "table-save-exists",
            NoSave::Folder => "table-save-folder",
            NoSave::Busy => "table-save-busy",
            NoSave::Changed => "table-save-changed",
            NoSave::System(_) => "table-not-saved",
        };
        self.say(id, &[("file", file), ("error", verbatim(error))])
    }

    fn leave(&mut self) -> Result<(), Failure> {
        match self.save {
            Some(_) => self.save_at_last(),
            None => self.say("table-quit", &[]),
        }
    }

    /// Saves for the last time: if that fails, nothing can be done about it any more.
    fn save_at_last(&mut self) -> Result<(), Failure> {
        let Some(file) = self.save.as_ref().map(shown) else {
            return Ok(());
        };
        match self.write()? {
            Ok(()) => self.say("table-saved", &[("file", file)]),
            Err(why) => {
                self.out.flush()?;
                let (id, error) = match why {
                    NoSave::System(error) => ("cli-not-saved", error.to_string()),
                    NoSave::Changed => ("cli-not-saved-changed", String::new()),
                    NoSave::Exists | NoSave::Folder | NoSave::Busy => {
                        ("cli-not-saved-exists", String::new())
                    }
                };
                let args = [("file", file), ("error", verbatim(error))];
                Err(Failure::usage(self.texts.get(id, &args)))
            }
        }
    }

    fn end(&mut self) -> Result<(), Failure> {
        self.show()?;
        self.line("")?;
        if self.play.turn() == Turn::Reveal {
            self.say("table-dealer-elsewhere", &[])?;
            return self.save_at_last();
        }
        let title = self.texts.get("table-game-over", &[]);
        self.lines(&[format!("== {title} ==")])?;
        let lines = boards::ranking(&self.play, &self.texts, &self.names);
        self.lines(&lines)?;
        self.save_at_last()
    }
}

/// The file as messages show it.
fn shown(file: &SaveFile) -> Arg {
    verbatim(file.path().display().to_string())
}
