//! Tables for the examples.

use crate::water_frame_referee::agenda::{Question, Step, Task};
use crate::water_frame_referee::numbers::ROW_SPACES;
use crate::water_frame_referee::referee::{Options, Referee, Turn};
use crate::water_frame_referee::table::{Company, Factory, Table};

/// A table of three in the first cycle of a decade: everybody has £100, ten shares on space 10 and
/// nothing else, and the first seat starts.
pub(crate) fn table(decade: u16) -> Table {
    let mut table = Referee::new(3, Options::default()).table;
    table.decade = decade;
    table.cycle = 1;
    table.start = 1;
    table.empty = 40;
    table.fired = 20;
    for company in &mut table.companies {
        *company = Company {
            cash: 100,
            shares: 10,
            space: 10,
            ..Company::default()
        };
    }
    table
}

/// A factory with so many rows full of workers.
pub(crate) fn factory(good: usize, level: u8, rows: usize, price: u8) -> Option<Factory> {
    let mut factory = Factory {
        level,
        price,
        ..Factory::default()
    };
    factory.pieces[..rows].copy_from_slice(&ROW_SPACES[good][..rows]);
    Some(factory)
}

/// A table of a decade with these tiles of the first seat.
pub(crate) fn tiles(decade: u16, tiles: &[usize]) -> Table {
    let mut table = table(decade);
    for which in tiles {
        table.companies[0].tiles[*which] = true;
    }
    table
}

/// All four factories of the first seat at this level, with two rows.
pub(crate) fn four_factories(table: &mut Table, level: u8) {
    for good in 0..4 {
        table.companies[0].factories[good] = factory(good, level, 2, 6);
    }
}

fn run(table: Table, tasks: impl FnOnce(&Referee) -> Vec<Task>) -> Referee {
    let mut referee = Referee::at(table, Options::default());
    let tasks = tasks(&referee);
    referee.plan(tasks);
    referee.advance();
    referee
}

/// The action phase.
pub(crate) fn acting(table: Table) -> Referee {
    run(table, |referee| referee.in_turn(Question::Administration))
}

/// The production phase.
pub(crate) fn producing(table: Table) -> Referee {
    run(table, |_| vec![Task::Do(Step::Production)])
}

/// The end of round phase.
pub(crate) fn ending(table: Table) -> Referee {
    run(table, |_| vec![Task::Do(Step::EndOfDecade)])
}

/// An event.
pub(crate) fn happening(table: Table, event: usize) -> Referee {
    let mut referee = Referee::at(table, Options::default());
    referee.happen(event);
    referee.advance();
    referee
}

impl Referee {
    /// Carries out several choices.
    pub(crate) fn acts(&mut self, lines: &[&str]) -> &mut Referee {
        for line in lines {
            assert!(self.check(line), "'{line}' is none of {:?}", self.choices());
            self.act(line);
        }
        self
    }

    /// The legal choices that begin with this.
    pub(crate) fn with(&self, beginning: &str) -> Vec<String> {
        let choices = self.choices().into_iter();
        choices
            .filter(|choice| choice.starts_with(beginning))
            .collect()
    }

    /// The company of the first seat.
    pub(crate) fn first(&self) -> &Company {
        &self.table.companies[0]
    }

    /// Whether this seat is asked.
    pub(crate) fn asks(&self, seat: u8) -> bool {
        self.turn() == Turn::Ask(seat)
    }
}
