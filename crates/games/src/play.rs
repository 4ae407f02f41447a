//! A game under way, whichever it is.

use std::any::Any;
use std::ops::{Deref, DerefMut};

#[cfg(feature = "json")]
use serde_json::Value;
#[cfg(feature = "json")]
use table::Derived;
use table::account::Note;
use table::{
    Amount, Band, DataFile, Digest, Entry, Game, Illegal, Message, Notation, Outcome, Parts, Play,
    Question, Record, Seat, SeriesInfo, Setup, SmallQuestion, Thread, Told, Turn, Warning,
};

use crate::challenge::{self, Day};
use crate::error::Error;
#[cfg(feature = "json")]
use crate::position;
use crate::rules::{self, AnyGame};
#[cfg(feature = "json")]
use crate::turns;

/// A game under way. Everybody uses the methods of [`AnyTable`], which speak notation; views that
/// draw a board ask for the typed play by [`AnyPlay::of`].
pub struct AnyPlay(Box<dyn AnyTable>);

/// One thing that happened, in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyEntry {
    /// A seat's choice.
    Act {
        /// Who chose.
        seat: Seat,
        /// What was chosen.
        action: String,
    },
    /// What the dealer turned up.
    Reveal(String),
}

/// Something that happened, as whoever does not know the game can tell it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyEvent {
    /// What it says.
    pub message: Message,
    /// Whom it concerns, if it concerns one player.
    pub seat: Option<Seat>,
    /// What it brought that player, or cost him if it is negative.
    pub moved: Vec<Amount>,
    /// Where in the game one is from here on, if it begins another part of it.
    pub caption: Option<String>,
    /// Whether it says that a question had one answer and was not asked.
    pub forced: bool,
    /// Whether other events sum it up, so that a ledger leaves it out.
    pub detail: bool,
    /// What it writes on the sheets of accounts.
    pub notes: Vec<Note>,
    /// In which line of a ledger it is told.
    pub thread: Thread,
}

/// A question that a player may answer once and for all, with its answers in notation.
pub type AnySmallQuestion = SmallQuestion<String>;

/// What can be done with a game under way without knowing which it is.
pub trait AnyTable: Send + Sync {
    /// For whoever knows which it is.
    fn as_any(&self) -> &dyn Any;

    /// Another table in the same state.
    fn copied(&self) -> Box<dyn AnyTable>;

    /// The game with its options and component numbers, to be dealt anew.
    fn game(&self) -> AnyGame;

    /// The board with what identifies its set-up, as one JSON object.
    #[cfg(feature = "json")]
    fn to_json(&self) -> Value;

    /// What is to come if things stay as they are, as one line of JSON, if the game has a forecast.
    #[cfg(feature = "json")]
    fn forecast_json(&self) -> Option<String>;

    /// What the board means beyond what lies on it, as one line of JSON, if the game tells it.
    #[cfg(feature = "json")]
    fn derived_json(&self) -> Option<String>;

    /// Whole turns of the asked seat in notation, shorter ones first and those that end on the same
    /// board once, up to so many; and whether these are all.
    #[cfg(feature = "json")]
    fn whole_turns(&self, most: usize) -> (Vec<Vec<String>>, bool);

    /// The question that is asked now, with its section of the rule book.
    fn question(&self) -> Question;

    /// What an action of this game does, as a message; `None` if it is no notation.
    fn action_message(&self, action: &str) -> Option<Message>;

    /// What a choice of the asked seat does after so many entries, as a message; `None` if it is no
    /// notation.
    fn choice_message(&self, entries: usize, action: &str) -> Option<Message>;

    /// What identifies the set-up.
    fn setup(&self) -> Setup;

    /// The data files it was set up with, as far as they are not released ones.
    fn own_files(&self) -> &[DataFile];

    /// What has to happen next.
    fn turn(&self) -> Turn;

    /// Who has a choice now.
    fn asked(&self) -> Option<Seat>;

    /// Where in the game this is, such as `1770 clothes`.
    fn caption(&self) -> String;

    /// Every choice of the asked seat, in notation; none if nobody is asked.
    fn legal(&self) -> Vec<String>;

    /// The usual answer, where the question is a small one.
    fn usual(&self) -> Option<String>;

    /// The choice that leaves out what may be left out, if there is one.
    fn passing(&self) -> Option<String>;

    /// What that choice would leave undone, if something could still be done.
    fn left_out(&self) -> Option<Message>;

    /// Whether entry `n` is a choice that left out what may be left out.
    fn is_passing(&self, n: usize) -> bool;

    /// Whether the asked seat may choose this, and if not, why.
    fn check(&self, action: &str) -> Result<(), Error>;

    /// What a choice costs the asked seat beyond its price, before it is made; nothing if it is not
    /// allowed.
    fn warnings(&self, action: &str) -> Vec<Warning>;

    /// Carries out a choice of the asked seat and says what happened.
    fn act(&mut self, action: &str) -> Result<Vec<AnyEvent>, Error>;

    /// Carries out a choice of this seat, which must be the one that is asked.
    fn act_as(&mut self, seat: Seat, action: &str) -> Result<Vec<AnyEvent>, Error>;

    /// Whether what lies face down is here, so that [`AnyTable::turn_up`] can turn it up.
    fn is_dealer(&self) -> bool;

    /// Turns up what is due, if it is here, and says what happened.
    fn turn_up(&mut self) -> Vec<AnyEvent>;

    /// Puts on the board what a dealer elsewhere turned up, and says what happened.
    fn reveal(&mut self, face: &str) -> Result<Vec<AnyEvent>, Error>;

    /// Takes the last decision back, with what was turned up behind it.
    fn undo(&mut self) -> bool;

    /// Makes the decision again that was taken back last.
    fn redo(&mut self) -> bool;

    /// Whether a decision was taken back that can be made again.
    fn can_redo(&self) -> bool;

    /// Takes back the decisions of the current turn, or the turn before if there are none.
    fn undo_turn(&mut self) -> bool;

    /// How many decisions were made.
    fn decisions(&self) -> usize;

    /// How many decisions were made behind the first `n` entries.
    fn decisions_after(&self, n: usize) -> usize;

    /// What had to happen after the first `n` entries; now, if there are no more.
    fn turn_after(&self, n: usize) -> Turn;

    /// How many decisions of the current turn are made.
    fn tentative(&self) -> usize;

    /// Everything that happened, in notation; only what is looked at is written out.
    fn entries(&self) -> Box<dyn ExactSizeIterator<Item = AnyEntry> + '_>;

    /// What entry `n` made happen, counted from 0.
    fn events_of(&self, n: usize) -> Vec<AnyEvent>;

    /// What some events come to in a few words, each named by its entry and its place in
    /// [`AnyTable::events_of`]; `None` if each is told for itself.
    fn summary(&self, events: &[(usize, usize)]) -> Option<Message>;

    /// Where in the game entry `n` happened, such as `1770 clothes`.
    fn caption_of(&self, n: usize) -> String;

    /// The game as it was after the first `n` entries, to look at or to play on from.
    fn at(&self, n: usize) -> AnyPlay;

    /// A player's purse before entry `n` and after what the choice of it does by itself, without
    /// what the game runs on to.
    fn purse_of_choice(&self, n: usize, seat: Seat) -> (Vec<Amount>, Vec<Amount>);

    /// The small question that is asked now, if it is one for a standing order.
    fn small_question(&self) -> Option<AnySmallQuestion>;

    /// What is worth plotting.
    fn series(&self) -> &'static [SeriesInfo];

    /// The values of a seat after the first `n` entries, in the order of [`AnyTable::series`].
    fn values_after(&self, n: usize, seat: Seat) -> Vec<i64>;

    /// The caption of the point that the plots have behind entry `n`, if they have one there.
    fn point_after(&self, n: usize) -> Option<String>;

    /// The name of a player, if it is known.
    fn name(&self, seat: Seat) -> Option<&str>;

    /// Names a player.
    fn set_name(&mut self, seat: Seat, name: &str);

    /// The challenge that it answers: its date, and words that mark how it was played.
    fn challenge(&self) -> Option<&str>;

    /// Makes it the answer to a challenge.
    fn set_challenge(&mut self, challenge: &str);

    /// Marks how a challenge is played, once with each word; nothing where it is none.
    fn mark_challenge(&mut self, mark: &str);

    /// Whether taking the last decision back would turn something face down again.
    fn is_behind_reveal(&self) -> bool;

    /// Puts a comment into the record at this point.
    fn note(&mut self, comment: &str);

    /// Whether this comment stands in the record right before entry `n`.
    fn is_noted(&self, n: usize, comment: &str) -> bool;

    /// The record with the seed, if it is known here; `None` if the game began in the middle.
    fn record(&self) -> Option<Record>;

    /// The record as everybody may see it.
    fn transcript(&self) -> Option<Record>;

    /// The digest of the board.
    fn digest(&self) -> Digest;

    /// About how many bytes it takes, for whoever keeps many of them.
    #[cfg(feature = "json")]
    fn weight(&self) -> usize;

    /// Scores and winners, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// How far what one player alone has now got; `None` in a game that is not for one.
    fn band(&self) -> Option<Band>;

    /// How far a game is that consists of several, such as a campaign; `None` if it is one.
    fn parts(&self) -> Option<Parts>;
}

impl AnyPlay {
    /// What entry `n` made happen, counted from 0, with what it writes on the sheets of accounts.
    pub fn events_of(&self, n: usize) -> Vec<AnyEvent> {
        let mut told = self.0.events_of(n);
        for (place, note) in rules::notes(self, n) {
            told[place].notes.push(note);
        }
        told
    }

    /// What the choice of entry `n` itself writes on the sheet of an account, before the game runs on from it.
    pub fn notes_alone(&self, n: usize) -> Vec<Note> {
        rules::notes_alone(self, n)
    }

    /// What a turn of the asked seat changes for it in the forecast, what matters most first, up to a
    /// choice that is not allowed; nothing in a game without a forecast, or before what writes its
    /// accounts is here.
    pub fn forecast_change(&self, turn: &[String]) -> Vec<Message> {
        rules::forecast_change(self, turn)
    }

    /// A game under way.
    pub fn new<G: Told>(play: Play<G>) -> AnyPlay {
        AnyPlay(Box::new(play))
    }

    /// The play itself, for whoever knows which game it is.
    pub fn of<G: Told>(&self) -> Option<&Play<G>> {
        self.0.as_any().downcast_ref()
    }

    /// Plays a record again. `files` go before the record's own data files; where there are none
    /// the released ones are used that it names.
    pub fn replay(text: &str, files: &[DataFile]) -> Result<AnyPlay, Error> {
        let mut record: Record = text.parse()?;
        let game = AnyGame::of_record(&record, files)?;
        if let Some(challenge) = &record.header.challenge {
            // Everybody can make the seed of a challenge, so it is held against it in any case.
            let own = game.has_own_files();
            let seed = challenge::seed_of_record(&game, challenge, &record.header, own)?;
            record.header.seed = Some(seed.as_str().to_owned());
        }
        game.replay(&record)
    }

    /// Makes sure that the challenge which it answers, if it answers one, is not still to come on this day. A
    /// record says nothing of when it was played, so whoever has a clock asks.
    pub fn check_day(&self, today: Day) -> Result<(), Error> {
        match self.challenge() {
            Some(claimed) => challenge::read(claimed)?.0.check_day(today),
            None => Ok(()),
        }
    }

    /// Goes on from a board as [`AnyTable::to_json`] prints it; `luck` decides what lies face down.
    #[cfg(feature = "json")]
    pub fn from_json(text: &str, files: &[DataFile], luck: u64) -> Result<AnyPlay, Error> {
        position::read(text, files, luck)
    }
}

impl Clone for AnyPlay {
    fn clone(&self) -> AnyPlay {
        AnyPlay(self.0.copied())
    }
}

impl Deref for AnyPlay {
    type Target = dyn AnyTable;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl DerefMut for AnyPlay {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

/// The board before entry `n`, or the last one.
fn board_at<G: Game>(play: &Play<G>, n: usize) -> &G::Board {
    play.board_after(n).unwrap_or(play.board())
}

/// The board behind the last point of the plots before entry `n`, or the first one.
fn last_point<G: Told>(play: &Play<G>, n: usize) -> &G::Board {
    let game = play.game();
    let is_point = |n: &usize| {
        let (before, after) = (board_at(play, *n), board_at(play, n + 1));
        game.point(before, after).is_some()
    };
    let last = (0..n).rev().find(is_point);
    board_at(play, last.map_or(0, |last| last + 1))
}

/// Events as everybody can tell them: those from entry `n` on that led to the board `after`.
fn told<G: Told>(play: &Play<G>, n: usize, after: &G::Board, events: &[G::Event]) -> Vec<AnyEvent> {
    let game = play.game();
    let before = board_at(play, n);
    let tell = |event: &G::Event| AnyEvent {
        message: game.say_event(event),
        seat: game.concerns(event),
        moved: game.moved(event),
        caption: game.caption_from(before, after, event),
        forced: G::is_forced(event),
        detail: game.is_detail(event),
        notes: Vec::new(),
        thread: game.thread(event),
    };
    events.iter().map(tell).collect()
}

/// What a turn changes for the asked seat in the forecast.
pub(crate) fn forecast_change<G: Told>(play: &Play<G>, turn: &[String]) -> Vec<Message> {
    let game = play.game();
    let Some(seat) = play.asked() else {
        return Vec::new();
    };
    let (mut board, mut alone) = (*play.board(), *play.board());
    for action in turn {
        let Ok(choice) = action.parse() else { break };
        if game.check(&board, choice).is_err() {
            break;
        }
        // What the last choice sets off, such as a production, is no longer forecast behind it.
        alone = game.choice_alone(&board, choice);
        game.act(&mut board, choice, &mut ());
    }
    game.forecast_change(play.board(), &alone, seat)
}

/// What entry `n` writes on the sheets of accounts, each note with the place of its event.
pub(crate) fn notes<G: Told>(play: &Play<G>, n: usize) -> Vec<(usize, Note)> {
    let (before, after) = (board_at(play, n), board_at(play, n + 1));
    let events = play.events_of(n);
    play.game()
        .account(last_point(play, n), before, after, &events)
}

/// What the choice of entry `n` itself writes there; nothing where it makes nothing happen.
pub(crate) fn notes_alone<G: Told>(play: &Play<G>, n: usize) -> Vec<Note> {
    let (game, before) = (play.game(), board_at(play, n));
    let Some(Entry::Act { action, .. }) = play.entries().nth(n) else {
        return Vec::new();
    };
    let events = game.events_alone(before, action);
    if events.is_empty() {
        return Vec::new();
    }
    let after = game.choice_alone(before, action);
    let notes = game.account(last_point(play, n), before, &after, &events);
    notes.into_iter().map(|(_, note)| note).collect()
}

fn refused(choice: impl Notation, illegal: Illegal) -> Error {
    Error::Illegal {
        action: choice.to_string(),
        illegal,
    }
}

fn in_notation<A: Notation, F: Notation>(entry: Entry<A, F>) -> AnyEntry {
    match entry {
        Entry::Act { seat, action } => AnyEntry::Act {
            seat,
            action: action.to_string(),
        },
        Entry::Reveal(face) => AnyEntry::Reveal(face.to_string()),
    }
}

impl<G: Told> AnyTable for Play<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn copied(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn game(&self) -> AnyGame {
        AnyGame::from(self.game().clone())
    }

    #[cfg(feature = "json")]
    fn to_json(&self) -> Value {
        position::write(self)
    }

    #[cfg(feature = "json")]
    fn forecast_json(&self) -> Option<String> {
        let forecast = self.game().foreseen(self.board())?;
        Some(serde_json::to_string(&forecast).expect("numbers and words always have JSON"))
    }

    #[cfg(feature = "json")]
    fn derived_json(&self) -> Option<String> {
        match self.game().derived(self.board()) {
            Derived::None => None,
            derived => {
                let json = serde_json::to_string(&derived);
                Some(json.expect("numbers and words always have JSON"))
            }
        }
    }

    #[cfg(feature = "json")]
    fn whole_turns(&self, most: usize) -> (Vec<Vec<String>>, bool) {
        let (turns, is_all) = turns::whole_turns(self.game(), self.board(), most);
        let told = |turn: Vec<G::Action>| turn.iter().map(ToString::to_string).collect();
        (turns.into_iter().map(told).collect(), is_all)
    }

    fn question(&self) -> Question {
        self.game().question(self.board())
    }

    fn action_message(&self, action: &str) -> Option<Message> {
        Some(self.game().say_action(action.parse().ok()?))
    }

    fn choice_message(&self, entries: usize, action: &str) -> Option<Message> {
        let (board, action) = (self.board_after(entries)?, action.parse().ok()?);
        Some(self.game().say_choice(board, action))
    }

    fn setup(&self) -> Setup {
        self.game().setup()
    }

    fn own_files(&self) -> &[DataFile] {
        self.game().own_files()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn asked(&self) -> Option<Seat> {
        self.asked()
    }

    fn caption(&self) -> String {
        self.game().caption(self.board())
    }

    fn legal(&self) -> Vec<String> {
        self.legal().iter().map(ToString::to_string).collect()
    }

    fn usual(&self) -> Option<String> {
        self.asked()?;
        let usual = self.game().usual(self.board());
        usual.map(|action| action.to_string())
    }

    fn passing(&self) -> Option<String> {
        self.asked()?;
        let passing = self.game().passing(self.board());
        passing.map(|action| action.to_string())
    }

    fn left_out(&self) -> Option<Message> {
        self.asked()?;
        let began = board_at(self, self.entries().len() - self.tentative());
        self.game().left_out(self.board(), began)
    }

    fn is_passing(&self, n: usize) -> bool {
        let passing = self.game().passing(board_at(self, n));
        match self.entries().nth(n) {
            Some(Entry::Act { action, .. }) => passing == Some(action),
            Some(Entry::Reveal(_)) | None => false,
        }
    }

    fn check(&self, action: &str) -> Result<(), Error> {
        let choice = action.parse()?;
        self.check(choice)
            .map_err(|illegal| refused(choice, illegal))
    }

    fn warnings(&self, action: &str) -> Vec<Warning> {
        match action.parse() {
            Ok(choice) if self.check(choice).is_ok() => self.game().warnings(self.board(), choice),
            _ => Vec::new(),
        }
    }

    fn act(&mut self, action: &str) -> Result<Vec<AnyEvent>, Error> {
        let choice = action.parse()?;
        let n = self.entries().len();
        let mut events = Vec::new();
        self.act(choice, &mut events)
            .map_err(|illegal| refused(choice, illegal))?;
        Ok(told(self, n, self.board(), &events))
    }

    fn act_as(&mut self, seat: Seat, action: &str) -> Result<Vec<AnyEvent>, Error> {
        match self.asked() {
            Some(asked) if asked != seat => Err(Error::OtherSeat { asked, seat }),
            _ => AnyTable::act(self, action),
        }
    }

    fn is_dealer(&self) -> bool {
        self.is_dealer()
    }

    fn turn_up(&mut self) -> Vec<AnyEvent> {
        let n = self.entries().len();
        let mut events = Vec::new();
        self.turn_up(&mut events);
        told(self, n, self.board(), &events)
    }

    fn reveal(&mut self, face: &str) -> Result<Vec<AnyEvent>, Error> {
        let turned_up = face.parse()?;
        let n = self.entries().len();
        let mut events = Vec::new();
        self.reveal(turned_up, &mut events)
            .map_err(|illegal| refused(turned_up, illegal))?;
        Ok(told(self, n, self.board(), &events))
    }

    fn undo(&mut self) -> bool {
        self.undo()
    }

    fn redo(&mut self) -> bool {
        self.redo()
    }

    fn can_redo(&self) -> bool {
        self.can_redo()
    }

    fn undo_turn(&mut self) -> bool {
        self.undo_turn()
    }

    fn decisions(&self) -> usize {
        self.decisions()
    }

    fn decisions_after(&self, n: usize) -> usize {
        let later = self.entries().skip(n);
        later
            .filter(|entry| matches!(entry, Entry::Act { .. }))
            .count()
    }

    fn turn_after(&self, n: usize) -> Turn {
        self.game().turn(board_at(self, n))
    }

    fn tentative(&self) -> usize {
        self.tentative()
    }

    fn entries(&self) -> Box<dyn ExactSizeIterator<Item = AnyEntry> + '_> {
        Box::new(self.entries().map(in_notation))
    }

    fn events_of(&self, n: usize) -> Vec<AnyEvent> {
        told(self, n, board_at(self, n + 1), &self.events_of(n))
    }

    fn summary(&self, events: &[(usize, usize)]) -> Option<Message> {
        let mut summed = Vec::with_capacity(events.len());
        for of_entry in events.chunk_by(|one, other| one.0 == other.0) {
            let happened = self.events_of(of_entry[0].0);
            summed.extend(
                of_entry
                    .iter()
                    .filter_map(|(_, n)| happened.get(*n).cloned()),
            );
        }
        self.game().summary(&summed)
    }

    fn caption_of(&self, n: usize) -> String {
        self.game().caption(board_at(self, n))
    }

    fn at(&self, n: usize) -> AnyPlay {
        AnyPlay::new(self.at(n))
    }

    fn purse_of_choice(&self, n: usize, seat: Seat) -> (Vec<Amount>, Vec<Amount>) {
        let game = self.game();
        let before = board_at(self, n);
        let after = match self.entries().nth(n) {
            Some(Entry::Act { action, .. }) => game.choice_alone(before, action),
            _ => *before,
        };
        (game.purse(before, seat), game.purse(&after, seat))
    }

    fn small_question(&self) -> Option<AnySmallQuestion> {
        let question = self.game().small_question(self.board())?;
        Some(question.map(|action| action.to_string()))
    }

    fn series(&self) -> &'static [SeriesInfo] {
        G::SERIES
    }

    fn values_after(&self, n: usize, seat: Seat) -> Vec<i64> {
        self.game().values(board_at(self, n), seat)
    }

    fn point_after(&self, n: usize) -> Option<String> {
        let before = self.board_after(n)?;
        let after = self.board_after(n + 1)?;
        self.game().point(before, after)
    }

    fn name(&self, seat: Seat) -> Option<&str> {
        self.name(seat)
    }

    fn set_name(&mut self, seat: Seat, name: &str) {
        self.set_name(seat, name);
    }

    fn challenge(&self) -> Option<&str> {
        self.challenge()
    }

    fn set_challenge(&mut self, challenge: &str) {
        self.set_challenge(challenge);
    }

    fn mark_challenge(&mut self, mark: &str) {
        self.mark_challenge(mark);
    }

    fn is_behind_reveal(&self) -> bool {
        self.is_behind_reveal()
    }

    fn note(&mut self, comment: &str) {
        self.note(comment);
    }

    fn is_noted(&self, n: usize, comment: &str) -> bool {
        self.is_noted(n, comment)
    }

    fn record(&self) -> Option<Record> {
        self.record()
    }

    fn transcript(&self) -> Option<Record> {
        self.transcript()
    }

    #[cfg(feature = "json")]
    fn weight(&self) -> usize {
        self.weight()
    }

    fn digest(&self) -> Digest {
        self.digest()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn band(&self) -> Option<Band> {
        self.game().band(self.board())
    }

    fn parts(&self) -> Option<Parts> {
        self.game().parts(self.board())
    }
}
