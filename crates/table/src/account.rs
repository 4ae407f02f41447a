//! Accounts: what ran by itself, such as a production, as a sheet that is read step by step.
//!
//! A game keeps its events typed and says here, in messages and amounts, where on which sheet they
//! are written. Whoever shows the sheet knows no game: it lays out a [`Form`] and writes down
//! [`Note`]s.

use crate::{Amount, Message, Seat, Unit};

/// How the sheet of a kind of account is laid out: all of it stands before anything is written.
#[derive(Debug, PartialEq, Eq)]
pub struct Form {
    /// Tells the forms of a game apart, for whoever knows the game.
    pub kind: u8,
    /// Whether what is decided in it is decided at the table, so that the sheet comes when all is
    /// over; otherwise it lies open while somebody decides.
    pub decided_at_table: bool,
    /// Whether the board beside it is the one that it leads to, once it is read to its end. Before
    /// that, and otherwise, it is the one before.
    pub shows_after: bool,
    /// What is told one by one in the first step, if something is.
    pub sequence: Option<SequenceForm>,
    /// What happens one after another; there is at least one step.
    pub steps: &'static [StepForm],
}

/// What is told one by one, such as the goods that are sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SequenceForm {
    /// Its heading, as a message id.
    pub heading: &'static str,
    /// What its cells mean, as a message id.
    pub hint: &'static str,
    /// The sign that stands before the number of a group.
    pub sign: &'static str,
    /// What the cells are called that nobody took, as a message id.
    pub rest: &'static str,
}

/// A step of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepForm {
    /// Its heading, as a message id.
    pub heading: &'static str,
    /// The section of the rule book.
    pub section: &'static str,
    /// Its rows; those of all steps are numbered through from 0.
    pub rows: &'static [RowForm],
}

/// A row of an account, with a place for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowForm {
    /// Its label, as a message id.
    pub label: &'static str,
    /// What stands in it.
    pub kind: RowKind,
}

/// What stands in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// One thing among others.
    Plain,
    /// What the rows above come to.
    Result,
    /// How things stand in the end.
    Total,
}

impl Form {
    /// How many rows all steps have.
    pub fn rows(&self) -> usize {
        self.steps.iter().map(|step| step.rows.len()).sum()
    }

    /// The step that a row belongs to.
    pub fn step_of(&self, row: u8) -> usize {
        let mut left = usize::from(row);
        for (step, form) in self.steps.iter().enumerate() {
            match left.checked_sub(form.rows.len()) {
                Some(rest) => left = rest,
                None => return step,
            }
        }
        self.steps.len().saturating_sub(1)
    }

    /// Everything that stands on the sheet before it is written on, for the tests of sentences.
    pub fn messages(&self) -> Vec<Message> {
        let sequence = self.sequence.iter();
        let sequence = sequence.flat_map(|sequence| [sequence.heading, sequence.hint]);
        let rest = self.sequence.iter().map(|sequence| sequence.rest);
        let steps = self.steps.iter().flat_map(|step| {
            let labels = step.rows.iter().map(|row| row.label);
            std::iter::once(step.heading).chain(labels)
        });
        sequence
            .chain(rest)
            .chain(steps)
            .map(Message::new)
            .collect()
    }
}

/// Something that is written on the sheet of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// An account begins.
    Open(Opening),
    /// A number for the head, at this place among the others there.
    Head(u8, Message),
    /// The next cell of the sequence.
    Cell(Cell),
    /// A line in a row, for one player or for all of them. It stands below what is there already,
    /// but a change goes on from the change that is there, and a total from the total.
    Write {
        /// The number of the row.
        row: u8,
        /// Whose column it stands in; `None` is across all of them.
        seat: Option<Seat>,
        /// What is written.
        line: Line,
    },
    /// The same where nothing stands yet: an entry does not know what those before it have written.
    Fill {
        /// The number of the row.
        row: u8,
        /// Whose column it stands in; `None` is across all of them.
        seat: Option<Seat>,
        /// What is written.
        line: Line,
    },
    /// A decision interrupts it, and belongs to this step. It holds until the account goes on.
    Asks(u8),
    /// The account is complete.
    Close,
    /// What comes next, below an account that is complete.
    Next(Message),
}

/// How an account begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// How its sheet is laid out.
    pub form: &'static Form,
    /// What it is about.
    pub title: Message,
    /// What is said once it is over.
    pub over: Message,
    /// The sign before the title.
    pub sign: &'static str,
    /// Who has no part in it, and why.
    pub apart: Vec<(Seat, Message)>,
}

/// One thing of a sequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The group it belongs to; `None` is what nobody took.
    pub group: Option<i64>,
    /// Whose it is; `None` is nobody at the table.
    pub seat: Option<Seat>,
    /// What stands in it.
    pub label: Message,
}

/// A line in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// A sign, and how often it is drawn.
    pub sign: Option<(&'static str, u8)>,
    /// Words at the left, such as `5 × £9`.
    pub words: Option<Message>,
    /// What it comes to, at the right.
    pub value: Option<Value>,
}

/// What a line comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Coins that came in or went out; costs are plain ink.
    Moved(Amount),
    /// Coins won or lost in the end; gains and losses have colours.
    Result(Amount),
    /// What somebody has in the end, as it is.
    Score(Amount),
    /// Steps with their reason beside them.
    Steps(i64),
    /// Something that stood at one number and now stands at another.
    Change(Change),
    /// How a player stands: what is in hand, and how much more everything else is worth now.
    Total {
        /// What is in hand.
        purse: Amount,
        /// The change of what the words speak of.
        change: Amount,
    },
    /// Words.
    Said(Message),
    /// Something of value is lost: it stands in a box of its own.
    Loss(Loss),
}

/// Something that stood at one number and now stands at another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Where it stood.
    pub from: i64,
    /// Where it stands.
    pub to: i64,
    /// What it is counted in; plain numbers show by how much they changed.
    pub unit: Option<Unit>,
}

/// A loss in a box of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// What it is called.
    pub title: Message,
    /// The sign before its title.
    pub sign: &'static str,
    /// By how much something fell.
    pub fall: Message,
    /// How it came about.
    pub how: Vec<Message>,
    /// What it costs in the end.
    pub cost: Message,
    /// How much that is, if it is counted.
    pub lost: Option<Amount>,
    /// What is in hand after it.
    pub left: Message,
}

impl Line {
    /// A line of words.
    pub fn words(words: Message) -> Line {
        Line {
            words: Some(words),
            ..Line::default()
        }
    }

    /// A line with a value alone.
    pub fn value(value: Value) -> Line {
        Line {
            value: Some(value),
            ..Line::default()
        }
    }

    /// The line with what it comes to.
    #[must_use]
    pub fn with(mut self, value: Value) -> Line {
        self.value = Some(value);
        self
    }

    /// The line with a sign before it, drawn so many times.
    #[must_use]
    pub fn signed(mut self, sign: &'static str, times: u8) -> Line {
        self.sign = Some((sign, times));
        self
    }

    /// What it says, for the tests of sentences.
    fn messages(&self) -> Vec<&Message> {
        let mut said: Vec<&Message> = self.words.iter().collect();
        match &self.value {
            Some(Value::Said(message)) => said.push(message),
            Some(Value::Loss(loss)) => {
                said.extend([&loss.title, &loss.fall, &loss.cost, &loss.left]);
                said.extend(&loss.how);
            }
            _ => {}
        }
        said
    }
}

impl Note {
    /// Everything it says, for the tests of sentences.
    pub fn messages(&self) -> Vec<&Message> {
        match self {
            Note::Open(opening) => {
                let apart = opening.apart.iter().map(|(_, why)| why);
                [&opening.title, &opening.over]
                    .into_iter()
                    .chain(apart)
                    .collect()
            }
            Note::Head(_, message) | Note::Next(message) => vec![message],
            Note::Cell(cell) => vec![&cell.label],
            Note::Write { line, .. } | Note::Fill { line, .. } => line.messages(),
            Note::Asks(_) | Note::Close => Vec::new(),
        }
    }
}
