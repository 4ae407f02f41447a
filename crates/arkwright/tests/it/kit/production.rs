//! Positions just before a production phase, laid out by hand.

use arkwright::{Because, Board, Cost, Event, Factory, Good, Income, Phase};
use table::Game;

use super::{Table, seat};

/// How many pieces fill the first one, two, three and four rows, by good.
const PIECES: [[u8; 4]; 4] = [[2, 4, 6, 8], [2, 4, 7, 10], [2, 5, 8, 11], [3, 6, 9, 12]];

/// A factory whose first `rows` rows are full of workers.
pub(crate) fn factory(good: Good, level: u8, rows: usize, price: u8) -> Factory {
    Factory {
        level,
        price,
        pieces: PIECES[good.index()][rows - 1],
        ..Factory::default()
    }
}

/// Puts on the fired workers space whoever is neither on the job market nor in a factory.
#[track_caller]
pub(crate) fn balance(board: &mut Board) {
    let in_play: u8 = if board.players == 2 { 72 } else { 80 };
    let factories = board.companies.iter().flat_map(|company| company.factories);
    let employed: u8 = factories.map(|factory| factory.workers()).sum();
    board.fired = in_play
        .checked_sub(employed + board.job_seekers())
        .expect("there are fewer workers than that");
}

/// A table where the last player of the cycle of `good` is about to act.
///
/// Seat 1 starts, everybody has £100 and no factory yet, and no importer has
/// moved; `lay` changes that.
#[track_caller]
pub(crate) fn before_production(players: u8, good: Good, lay: impl FnOnce(&mut Board)) -> Table {
    let table = Table::predetermined(players).set(|board| {
        for company in &mut board.companies[..usize::from(players)] {
            company.factories = [Factory::default(); 4];
            company.cash = 100;
        }
        board.cycle = good.index() as u8;
        board.importers = [0; 4];
        lay(board);
        let step = players - 1;
        board.asked = board.start.clockwise(step, players);
        board.phase = Phase::Administration { step };
        balance(board);
    });
    table.is_valid();
    table
}

impl Table {
    /// Makes sure that the position could come from outside.
    #[track_caller]
    pub(crate) fn is_valid(&self) {
        assert_eq!(self.game.validate(&self.board), Ok(()));
    }

    /// The last player of the cycle pays £2 for nothing, and production begins.
    #[track_caller]
    pub(crate) fn produce(&mut self) -> &mut Table {
        self.act(&["place factory 2", "done"])
    }

    /// How many goods a seat has just sold; seats count from 1.
    pub(crate) fn sold(&self, number: u8) -> u8 {
        let sold = self.events.iter().find_map(|event| match event {
            Event::Sold {
                seat: by, count, ..
            } if *by == seat(number) => Some(*count),
            _ => None,
        });
        sold.unwrap_or(0)
    }

    /// How many goods the importer has just sold.
    pub(crate) fn importer_sold(&self) -> u8 {
        let sold = self.events.iter().find_map(|event| match event {
            Event::ImporterSold { count, .. } => Some(*count),
            _ => None,
        });
        sold.unwrap_or(0)
    }

    /// What a seat has just received in sales.
    pub(crate) fn income(&self, number: u8) -> u16 {
        let amounts = self.events.iter().map(|event| match event {
            Event::Received {
                seat: by,
                amount,
                why: Income::Sale { .. },
            } if *by == seat(number) => *amount,
            _ => 0,
        });
        amounts.sum()
    }

    /// What a seat has just paid, with the reason.
    pub(crate) fn paid(&self, number: u8) -> Vec<(u16, Cost)> {
        let paid = self.events.iter().filter_map(|event| match event {
            Event::Paid {
                seat: by,
                amount,
                why,
            } if *by == seat(number) => Some((*amount, *why)),
            _ => None,
        });
        paid.collect()
    }

    /// How a seat's share value indicator has just moved, with the reason.
    pub(crate) fn moves(&self, number: u8) -> Vec<(i16, Because)> {
        let moves = self.events.iter().filter_map(|event| match event {
            Event::ShareMoved {
                seat: by,
                from,
                to,
                because,
            } if *by == seat(number) => Some((i16::from(*to) - i16::from(*from), *because)),
            _ => None,
        });
        moves.collect()
    }

    /// Where the event that fits stands among the events.
    #[track_caller]
    pub(crate) fn place_of(&self, fits: impl Fn(&Event) -> bool) -> usize {
        match self.events.iter().position(fits) {
            Some(place) => place,
            None => panic!("no such event among {:?}", self.events),
        }
    }
}
