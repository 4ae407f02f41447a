//! Accounts: what ran by itself, such as a production, folded from the events of a game.

use games::AnyPlay;
use table::account::{Cell, Form, Line, Note, Opening, RowKind, Value};
use table::{Message, Seat, sort_few};

use crate::session::{Session, Standing};

/// Where an account begins; a later one is greater.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Beginning {
    /// The entry of the transcript, counted from 0.
    pub entry: usize,
    /// The event of that entry.
    pub event: usize,
}

/// A number in the head of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    place: u8,
    /// What it says.
    pub message: Message,
    /// Whether it was known when the account began.
    pub from_start: bool,
}

/// An account, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Where it begins.
    pub begins: Beginning,
    /// The last entry that belongs to it.
    pub last: usize,
    /// What it is about.
    pub opening: Opening,
    /// Numbers for its head, in order.
    pub head: Vec<Head>,
    /// What is told one by one.
    pub cells: Vec<Cell>,
    /// What comes next, once it is complete.
    pub next: Vec<Message>,
    /// Whether it is complete; if not, a decision interrupts it.
    pub is_complete: bool,
    /// The step that the decision belongs to which interrupts it, if that is said.
    pub asks: Option<usize>,
    /// Every line with its row and whose column it stands in.
    lines: Vec<(u8, Option<Seat>, Line)>,
}

impl Account {
    /// How its sheet is laid out.
    pub fn form(&self) -> &'static Form {
        self.opening.form
    }

    /// What is written in a row for a player, or across all columns.
    pub fn lines(&self, row: u8, seat: Option<Seat>) -> impl Iterator<Item = &Line> {
        let lines = self.lines.iter();
        let here = lines.filter(move |(of, whose, _)| (*of, *whose) == (row, seat));
        here.map(|(_, _, line)| line)
    }

    /// Why a player has no part in it, if so.
    pub fn apart(&self, seat: Seat) -> Option<&Message> {
        let mut apart = self.opening.apart.iter();
        apart.find(|(of, _)| *of == seat).map(|(_, why)| why)
    }

    /// Whether a player loses something in it that stands in a box of its own.
    pub fn has_loss(&self, seat: Seat) -> bool {
        let is_loss = |line: &Line| matches!(line.value, Some(Value::Loss(_)));
        let mut lines = self.lines.iter();
        lines.any(|(_, of, line)| *of == Some(seat) && is_loss(line))
    }

    /// The last step of which something is known. What the rows above come to is written as far as
    /// it is known, but not read before them.
    pub fn known(&self) -> usize {
        if self.is_complete {
            return self.form().steps.len() - 1;
        }
        let kinds: Vec<RowKind> = self
            .form()
            .steps
            .iter()
            .flat_map(|step| step.rows)
            .map(|row| row.kind)
            .collect();
        let rows = self.lines.iter().map(|(row, _, _)| *row);
        let plain = rows.filter(|row| kinds.get(usize::from(*row)) == Some(&RowKind::Plain));
        self.form().step_of(plain.max().unwrap_or(0))
    }

    /// Writes a line below what is there; a change goes on from the change that is there, and a
    /// total from the total.
    fn write(&mut self, row: u8, seat: Option<Seat>, mut line: Line) {
        let mut lines = self.lines.iter_mut();
        let there = lines.find(|(of, whose, _)| (*of, *whose) == (row, seat));
        if let Some((_, _, there)) = there {
            match (&mut there.value, &mut line.value) {
                (Some(Value::Change(from)), Some(Value::Change(to))) => {
                    from.to = to.to;
                    return;
                }
                (Some(Value::Total { change: so_far, .. }), Some(Value::Total { change, .. })) => {
                    change.count += so_far.count;
                    *there = line;
                    return;
                }
                _ => {}
            }
        }
        self.lines.push((row, seat, line));
    }
}

/// How far an account has been read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The step that is read, counted from 0.
    pub step: usize,
    /// How much of the first step has been told one by one.
    pub cells: usize,
}

impl Reading {
    /// All that is known.
    pub fn whole(account: &Account) -> Reading {
        Reading {
            step: account.known(),
            cells: account.cells.len(),
        }
    }

    /// Whether something of the first step is still to be told one by one.
    pub fn tells(self, account: &Account) -> bool {
        self.step == 0 && self.cells < account.cells.len()
    }

    /// How many steps are written.
    pub fn written(self, account: &Account) -> usize {
        if self.tells(account) {
            0
        } else {
            self.step + 1
        }
    }

    /// Tells one more, or goes on to the next step. Says whether there was more.
    pub fn tick(&mut self, account: &Account) -> bool {
        if self.tells(account) {
            self.cells += 1;
            return true;
        }
        self.next(account)
    }

    /// Completes the step, or goes on to the next one. Says whether there was more.
    pub fn next(&mut self, account: &Account) -> bool {
        if self.tells(account) {
            self.cells = account.cells.len();
        } else if self.step < account.known() {
            self.step += 1;
        } else {
            return false;
        }
        true
    }

    /// Returns to the step before.
    pub fn back(&mut self) {
        match self.step.checked_sub(1) {
            Some(before) => self.step = before,
            None => self.cells = 0,
        }
    }

    /// Whether there is nothing to return to.
    pub fn is_at_start(self, account: &Account) -> bool {
        self.step == 0 && (self.cells == 0 || account.cells.is_empty())
    }
}

/// The accounts that begin at this place or later, as far as the first `entries` tell of them, the
/// oldest first.
pub fn accounts(play: &AnyPlay, from: Beginning, entries: usize) -> Vec<Account> {
    let mut accounts: Vec<Account> = Vec::new();
    let last = entries.min(play.entries().len());
    for entry in from.entry..last {
        for (event, told) in play.events_of(entry).into_iter().enumerate() {
            for note in told.notes {
                write(&mut accounts, Beginning { entry, event }, note);
            }
        }
    }
    accounts.retain(|account| account.begins >= from);
    accounts
}

/// The account that begins at this place, if one does.
pub fn account(play: &AnyPlay, begins: Beginning, entries: usize) -> Option<Account> {
    let mut found = accounts(play, begins, entries).into_iter();
    found.find(|account| account.begins == begins)
}

/// The account that begins at this place with the tentative decisions in it, while a decision interrupts it. Of a
/// turn that is whole the last decision tells only what it does itself: what follows comes with the confirmation.
pub fn tentative_account(session: &Session, begins: Beginning) -> Option<Account> {
    let play = session.play();
    let is_whole = matches!(session.standing(), Standing::Person { complete: true, .. });
    let last = session.last_decision().filter(|_| is_whole);
    let entries = last.unwrap_or(play.entries().len());
    let mut found = accounts(play, begins, entries);
    if let Some(entry) = last {
        for note in play.notes_alone(entry) {
            write(&mut found, Beginning { entry, event: 0 }, note);
        }
    }
    let mut found = found.into_iter();
    found.find(|account| account.begins == begins && !account.is_complete)
}

/// Where the account begins that a decision interrupts after the first `entries`, if one does.
pub fn interrupted(play: &AnyPlay, entries: usize) -> Option<Beginning> {
    for entry in (0..entries.min(play.entries().len())).rev() {
        for (event, told) in play.events_of(entry).into_iter().enumerate().rev() {
            for note in told.notes.iter().rev() {
                match note {
                    Note::Close => return None,
                    Note::Open(_) => return Some(Beginning { entry, event }),
                    _ => {}
                }
            }
        }
    }
    None
}

fn write(accounts: &mut Vec<Account>, at: Beginning, note: Note) {
    if let Note::Open(opening) = note {
        accounts.push(Account {
            begins: at,
            last: at.entry,
            opening,
            head: Vec::new(),
            cells: Vec::new(),
            next: Vec::new(),
            is_complete: false,
            asks: None,
            lines: Vec::new(),
        });
        return;
    }
    // What belongs to an account that began before is left out.
    let Some(account) = accounts.last_mut() else {
        return;
    };
    match note {
        Note::Next(message) => account.next.push(message),
        _ if account.is_complete => {}
        Note::Open(_) => {}
        Note::Head(place, message) => {
            account.head.push(Head {
                place,
                message,
                from_start: at == account.begins,
            });
            sort_few(&mut account.head, |head| head.place);
        }
        Note::Cell(cell) => account.cells.push(cell),
        Note::Asks(step) => account.asks = Some(usize::from(step)),
        Note::Write { row, seat, line } => {
            account.asks = None;
            account.last = at.entry;
            account.write(row, seat, line);
        }
        Note::Fill { row, seat, line } => {
            account.last = at.entry;
            let mut lines = account.lines.iter();
            if !lines.any(|(of, whose, _)| (*of, *whose) == (row, seat)) {
                account.write(row, seat, line);
            }
        }
        Note::Close => {
            account.last = at.entry;
            account.is_complete = true;
            account.asks = None;
        }
    }
}
