//! A game under way: the board, what led to it, and the way back.

use std::ops::Range;

use crate::record::{Header, Line, Record};
use crate::seed::one_line;
use crate::{
    Actions, DataFile, Digest, Game, Illegal, Log, MAX_SEATS, Outcome, Rng, Seat, Seed, Turn,
    digest, plain_name,
};

/// How a comment begins that says how many decisions were taken back in its place.
const TAKEN_BACK: &str = "taken back ";

/// What marks a challenge in which something was turned up and taken back.
pub const TAKEN_BACK_BEHIND_A_REVEAL: &str = "taken-back";

/// The most comments of one game; with its entries they are well below what a record may hold.
const MOST_NOTES: usize = 2000;

/// One thing that happened on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<A, F> {
    /// A seat's choice.
    Act {
        /// Who chose.
        seat: Seat,
        /// What was chosen.
        action: A,
    },
    /// What the dealer turned up.
    Reveal(F),
}

/// The entry of a game's transcript.
type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Face>;

/// An entry with what was there before it.
#[derive(Clone)]
struct Step<G: Game> {
    entry: EntryOf<G>,
    board: G::Board,
    /// Only a reveal changes the stock, so only a reveal remembers it.
    stock: Option<G::Stock>,
}

/// A decision that was taken back, with the reveals behind it.
#[derive(Clone)]
struct Taken<G: Game> {
    entries: Vec<EntryOf<G>>,
    /// Whether others could already see it.
    ended_turn: bool,
}

/// A game with its transcript, undo and redo.
///
/// Where something has to be turned up it waits at [`Turn::Reveal`], so that nobody sees it before
/// the turn is confirmed: then whoever holds the stock says [`Play::turn_up`], and whoever does not
/// is told by [`Play::reveal`].
#[derive(Clone)]
pub struct Play<G: Game> {
    game: G,
    board: G::Board,
    stock: Option<G::Stock>,
    seed: Option<Seed>,
    steps: Vec<Step<G>>,
    /// What was taken back, the next to be made again last.
    redo: Vec<Taken<G>>,
    names: [Option<String>; MAX_SEATS],
    /// Comments of the record, each with the number of entries before it, in this order.
    notes: Vec<(usize, String)>,
    /// The challenge that it answers, with the words that mark how it was played.
    challenge: Option<String>,
    /// Whether the game began with its set-up, and not in the middle.
    from_setup: bool,
}

impl<G: Game> Play<G> {
    /// A new game, dealt from a seed.
    pub fn deal(game: G, seed: Seed) -> Play<G> {
        let mut play = Play::with_seed(game, Some(seed));
        play.turn_up(&mut ());
        play
    }

    /// A new game whose dealer sits elsewhere: everything that is turned up has to be told.
    pub fn open(game: G) -> Play<G> {
        Play::with_seed(game, None)
    }

    /// A game that goes on from a board, for analysis; `luck` decides what lies face down.
    pub fn from_board(game: G, board: G::Board, luck: u64) -> Result<Play<G>, String> {
        game.validate(&board)?;
        let stock = game.redeal(&board, &mut Rng::new(luck));
        let mut play = Play::start(game, board, Some(stock), None);
        play.from_setup = false;
        play.turn_up(&mut ());
        Ok(play)
    }

    /// A game that goes on from a board whose dealer sits elsewhere.
    ///
    /// That is all that a player is told who was not there from the beginning.
    pub fn on_board(game: G, board: G::Board) -> Play<G> {
        let mut play = Play::start(game, board, None, None);
        play.from_setup = false;
        play
    }

    /// The table before anything is turned up.
    pub(crate) fn with_seed(game: G, seed: Option<Seed>) -> Play<G> {
        // Everything a seed decides lies face down, so any seed gives this board.
        let any = Seed::new("");
        let (board, stock) = game.deal(seed.as_ref().unwrap_or(&any));
        let stock = seed.is_some().then_some(stock);
        Play::start(game, board, stock, seed)
    }

    fn start(game: G, board: G::Board, stock: Option<G::Stock>, seed: Option<Seed>) -> Play<G> {
        Play {
            game,
            board,
            stock,
            seed,
            steps: Vec::new(),
            redo: Vec::new(),
            names: Default::default(),
            notes: Vec::new(),
            challenge: None,
            from_setup: true,
        }
    }

    /// The game that is played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The board as it is now.
    pub fn board(&self) -> &G::Board {
        &self.board
    }

    /// What has to happen next.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.board)
    }

    /// Who has a choice now.
    pub fn asked(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Ask { seat, .. } => Some(seat),
            Turn::Reveal | Turn::Over => None,
        }
    }

    /// Every choice of the asked seat; none if nobody is asked.
    pub fn legal(&self) -> Actions<G::Action> {
        let mut actions = Actions::new();
        if self.asked().is_some() {
            self.game.legal(&self.board, &mut actions);
        }
        actions
    }

    /// Whether the asked seat may choose this, and if not, why.
    pub fn check(&self, action: G::Action) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Ask { .. } => self.game.check(&self.board, action),
            Turn::Reveal => Err(Illegal::new("reveal-due", "")),
            Turn::Over => Err(Illegal::new("game-over", "")),
        }
    }

    /// Carries out a choice of the asked seat.
    pub fn act(&mut self, action: G::Action, log: &mut impl Log<G::Event>) -> Result<(), Illegal> {
        self.check(action)?;
        self.forget_redo();
        self.push_act(action, log);
        Ok(())
    }

    /// Puts on the board what a dealer elsewhere turned up.
    pub fn reveal(&mut self, face: G::Face, log: &mut impl Log<G::Event>) -> Result<(), Illegal> {
        if self.turn() != Turn::Reveal {
            return Err(Illegal::new("no-reveal-due", ""));
        }
        if self.next_face().is_some_and(|dealt| dealt != face) {
            return Err(Illegal::new("other-reveal", ""));
        }
        self.forget_redo();
        self.push_reveal(face, log)
    }

    /// Takes the last decision back, with what was turned up behind it.
    pub fn undo(&mut self) -> bool {
        let is_act = |step: &Step<G>| matches!(step.entry, Entry::Act { .. });
        let Some(last) = self.steps.iter().rposition(is_act) else {
            return false;
        };
        let after = self.turn();
        let mut entries = Vec::new();
        for step in self.steps.drain(last..).rev() {
            self.board = step.board;
            if step.stock.is_some() {
                self.stock = step.stock;
            }
            entries.push(step.entry);
        }
        entries.reverse();
        // While a reveal is due the turn is not handed over yet.
        let ended_turn = after != Turn::Reveal && self.turn() != after;
        self.redo.push(Taken {
            entries,
            ended_turn,
        });
        true
    }

    /// Takes back the decisions of the current turn, or the whole turn before if there are none.
    pub fn undo_turn(&mut self) -> bool {
        if !self.undo() {
            return false;
        }
        for _ in 0..self.tentative() {
            self.undo();
        }
        true
    }

    /// Whether a decision was taken back that can be made again.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Makes the decision again that was taken back last.
    pub fn redo(&mut self) -> bool {
        let Some(taken) = self.redo.pop() else {
            return false;
        };
        for entry in taken.entries {
            match entry {
                Entry::Act { action, .. } => self.push_act(action, &mut ()),
                Entry::Reveal(face) => self
                    .push_reveal(face, &mut ())
                    .expect("what was turned up once fits the same board again"),
            }
        }
        true
    }

    /// How many decisions of the current turn are made; taking them back is free.
    pub fn tentative(&self) -> usize {
        let now = self.turn();
        if !matches!(now, Turn::Ask { .. }) {
            return 0;
        }
        self.steps
            .iter()
            .rev()
            .take_while(|step| self.game.turn(&step.board) == now)
            .count()
    }

    /// How many decisions were made.
    pub fn decisions(&self) -> usize {
        self.entries()
            .filter(|entry| matches!(entry, Entry::Act { .. }))
            .count()
    }

    /// Everything that happened, in order.
    pub fn entries(
        &self,
    ) -> impl DoubleEndedIterator<Item = Entry<G::Action, G::Face>> + ExactSizeIterator {
        self.steps.iter().map(|step| step.entry)
    }

    /// The board after the first `n` entries; the first board is the one after none.
    pub fn board_after(&self, n: usize) -> Option<&G::Board> {
        match self.steps.get(n) {
            Some(step) => Some(&step.board),
            None => (n == self.steps.len()).then_some(&self.board),
        }
    }

    /// The game as it was after the first `n` entries, to look at or to play on from.
    pub fn at(&self, n: usize) -> Play<G>
    where
        G: Clone,
    {
        let mut play = self.clone();
        play.redo.clear();
        while play.steps.len() > n {
            let Some(step) = play.steps.pop() else { break };
            if matches!(step.entry, Entry::Reveal(_)) {
                play.mark_challenge(TAKEN_BACK_BEHIND_A_REVEAL);
            }
            play.board = step.board;
            if step.stock.is_some() {
                play.stock = step.stock;
            }
        }
        play.notes.retain(|(entries, _)| *entries <= n);
        play
    }

    /// What entry `n` made happen, counted from 0; empty if there is no such entry.
    pub fn events_of(&self, n: usize) -> Vec<G::Event> {
        let mut events = Vec::new();
        if let Some(step) = self.steps.get(n) {
            let mut board = step.board;
            match step.entry {
                Entry::Act { action, .. } => self.game.act(&mut board, action, &mut events),
                Entry::Reveal(face) => self
                    .game
                    .reveal(&mut board, face, &mut events)
                    .expect("what was turned up once fits the same board again"),
            }
        }
        events
    }

    /// The digest of the board.
    pub fn digest(&self) -> Digest {
        digest(&self.game, &self.board)
    }

    /// About how many bytes it takes: its history, and the data files that it was set up with. What the game
    /// itself has in look-up arrays is not counted.
    pub fn weight(&self) -> usize {
        let taken = self.redo.iter().map(|taken| taken.entries.len());
        let entries = self.steps.len() * size_of::<Step<G>>()
            + taken.sum::<usize>() * size_of::<EntryOf<G>>();
        let files = self.game.own_files().iter().map(|file| file.text.len());
        let notes = self.notes.iter().map(|(_, note)| note.len());
        size_of::<Play<G>>() + entries + files.sum::<usize>() + notes.sum::<usize>()
    }

    /// Scores and winners, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.board)
    }

    /// The seed, if it is known here.
    pub fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// The name of a player, if it is known.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names[seat.index()].as_deref()
    }

    /// Names a player, by what of the name is seen; an empty name takes the name away.
    pub fn set_name(&mut self, seat: Seat, name: &str) {
        let name = cut(&plain_name(name), 60);
        self.names[seat.index()] = Some(name).filter(|name| !name.is_empty());
    }

    /// The challenge that it answers: its date, and words that mark how it was played.
    pub fn challenge(&self) -> Option<&str> {
        self.challenge.as_deref()
    }

    /// Makes it the answer to a challenge.
    pub fn set_challenge(&mut self, challenge: &str) {
        self.challenge = Some(challenge.to_owned());
    }

    /// Marks how a challenge is played, once with each word; nothing where it is none.
    pub fn mark_challenge(&mut self, mark: &str) {
        if let Some(challenge) = &mut self.challenge
            && challenge.split(' ').all(|word| word != mark)
        {
            *challenge = format!("{challenge} {mark}");
        }
    }

    /// Whether taking the last decision back would turn something face down again.
    pub fn is_behind_reveal(&self) -> bool {
        let last = self.steps.last();
        last.is_some_and(|step| matches!(step.entry, Entry::Reveal(_)))
    }

    /// Puts a comment into the record at this point.
    ///
    /// The same comment stands in one place only once, and a game with 2000 comments takes no
    /// more, so that its record is never longer than a reader allows.
    pub fn note(&mut self, comment: &str) {
        if self.notes.len() >= MOST_NOTES {
            return;
        }
        let note = (self.steps.len(), cut(comment, 40));
        let here = self.notes_here();
        // The record gets its captions from the boards, also when it is read again.
        let is_caption = note.1 == self.caption(&self.board);
        if !is_caption && !self.notes[here.clone()].contains(&note) {
            self.notes.insert(here.end, note);
        }
    }

    /// Which of the comments, in the order of their places, stand right before the next entry.
    fn notes_here(&self) -> Range<usize> {
        let here = self.steps.len();
        let start = self.notes.partition_point(|(entries, _)| *entries < here);
        let end = self.notes.partition_point(|(entries, _)| *entries <= here);
        start..end
    }

    /// Whether this comment stands in the record right before entry `n`.
    pub fn is_noted(&self, n: usize, comment: &str) -> bool {
        let mut notes = self.notes.iter();
        notes.any(|(entries, note)| *entries == n && note == comment)
    }

    /// The record, with the seed if it is known here; `None` if the game began in the middle.
    pub fn record(&self) -> Option<Record> {
        self.from_setup
            .then(|| Record::new(self.header(self.seed.as_ref()), self.lines()))
    }

    /// The record without the seed while the game goes on: what everybody may see.
    pub fn transcript(&self) -> Option<Record> {
        let seed = self.seed.as_ref().filter(|_| self.turn() == Turn::Over);
        self.from_setup
            .then(|| Record::new(self.header(seed), self.lines()))
    }

    fn header(&self, seed: Option<&Seed>) -> Header {
        let setup = self.game.setup();
        let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        Header {
            game: setup.game.to_owned(),
            rules: setup.rules,
            data: setup.data.to_string(),
            players: setup.players,
            options: setup.options.into_iter().map(owned).collect(),
            names: self.names.clone(),
            seed: seed.map(|seed| seed.as_str().to_owned()),
            challenge: self.challenge.clone(),
            own_files: self
                .game
                .own_files()
                .iter()
                .filter_map(as_carried)
                .collect(),
        }
    }

    /// The comment that says where in the game a board is.
    pub(crate) fn caption(&self, board: &G::Board) -> String {
        cut(&self.game.caption(board), 40)
    }

    fn lines(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut notes = self.notes.iter().peekable();
        let mut caption = None;
        let mut round = None;
        for (n, step) in self.steps.iter().enumerate() {
            let now = self.game.round(&step.board);
            if round.replace(now).is_some_and(|before| before != now) {
                lines.push(Line::Checkpoint(digest(&self.game, &step.board)));
            }
            let now = self.caption(&step.board);
            if caption.as_ref() != Some(&now) {
                lines.push(Line::Comment(now.clone()));
                caption = Some(now);
            }
            while let Some((_, note)) = notes.next_if(|(at, _)| *at <= n) {
                lines.push(Line::Comment(note.clone()));
            }
            lines.push(match step.entry {
                Entry::Act { seat, action } => Line::Act {
                    seat,
                    text: action.to_string(),
                },
                Entry::Reveal(face) => Line::Reveal {
                    text: face.to_string(),
                },
            });
        }
        let ending = notes.filter(|(at, _)| *at <= self.steps.len());
        lines.extend(ending.map(|(_, note)| Line::Comment(note.clone())));
        lines.push(Line::Checkpoint(self.digest()));
        lines
    }

    /// Whether the stock is here, so that [`Play::turn_up`] can turn up what is due.
    pub fn is_dealer(&self) -> bool {
        self.stock.is_some()
    }

    /// Turns up what is due, as long as the stock is here.
    pub fn turn_up(&mut self, log: &mut impl Log<G::Event>) {
        while self.turn() == Turn::Reveal {
            let Some(face) = self.next_face() else { return };
            self.push_reveal(face, log)
                .expect("what the game's own dealer turns up fits the board");
        }
    }

    /// What the stock has for the due reveal, if the stock is here.
    pub(crate) fn next_face(&self) -> Option<G::Face> {
        let mut stock = self.stock.clone()?;
        Some(self.game.draw(&self.board, &mut stock))
    }

    pub(crate) fn push_act(&mut self, action: G::Action, log: &mut impl Log<G::Event>) {
        let Some(seat) = self.asked() else { return };
        let before = self.board;
        self.game.act(&mut self.board, action, log);
        self.steps.push(Step {
            entry: Entry::Act { seat, action },
            board: before,
            stock: None,
        });
    }

    pub(crate) fn push_reveal(
        &mut self,
        face: G::Face,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), Illegal> {
        let before = self.board;
        let mut after = before;
        self.game.reveal(&mut after, face, log)?;
        let stock = self.stock.clone();
        if let Some(stock) = &mut self.stock {
            self.game.draw(&before, stock);
        }
        self.board = after;
        self.steps.push(Step {
            entry: Entry::Reveal(face),
            board: before,
            stock,
        });
        Ok(())
    }

    /// Drops what was taken back, and notes it if a whole turn was among it.
    fn forget_redo(&mut self) {
        if self.redo.is_empty() {
            return;
        }
        let kept = self.steps.len();
        self.notes.retain(|(at, _)| *at <= kept);
        if self.redo.iter().any(|taken| taken.ended_turn) {
            self.note_taken_back(self.redo.len() as u64);
        }
        let mut taken = self.redo.iter().flat_map(|taken| &taken.entries);
        if taken.any(|entry| matches!(entry, Entry::Reveal(_))) {
            self.mark_challenge(TAKEN_BACK_BEHIND_A_REVEAL);
        }
        self.redo.clear();
    }

    /// Notes how much was taken back, in one comment however often that happens in one place.
    fn note_taken_back(&mut self, count: u64) {
        let here = self.notes_here();
        let mut notes = self.notes[here.clone()].iter_mut();
        let before = notes.find_map(|(_, note)| Some((taken_back(note)?, note)));
        match before {
            Some((before, note)) => {
                *note = format!("{TAKEN_BACK}{}", before.saturating_add(count));
            }
            // There are no more of these than entries, so they may come on top of the most.
            None => {
                let note = format!("{TAKEN_BACK}{count}");
                self.notes.insert(here.end, (self.steps.len(), note));
            }
        }
    }
}

/// How much was taken back, if a comment says so.
fn taken_back(note: &str) -> Option<u64> {
    note.strip_prefix(TAKEN_BACK)?.parse().ok()
}

/// The start of a text as one line that fits a record.
fn cut(text: &str, most: usize) -> String {
    let text: String = one_line(text).chars().take(most).collect();
    text.trim_end().to_owned()
}

/// A data file as a record carries it: nothing at the end of its lines, a line feed behind each.
fn as_carried(file: &DataFile) -> Option<DataFile> {
    let plain = |char: char| {
        if char.is_control() && char != '\t' {
            ' '
        } else {
            char
        }
    };
    let lines = file.text.lines().map(|line| {
        let line: String = line.chars().map(plain).collect();
        format!("{}\n", line.trim_end())
    });
    let text: String = lines.collect();
    (!text.is_empty()).then(|| DataFile {
        name: file.name.clone(),
        text,
    })
}
