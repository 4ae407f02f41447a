//! The referee: what lies on the table, and how the game runs from set-up to scoring.
//!
//! It is written as a person would lead a game: one round after the other, asking whoever has a choice.
//! Who answers sits in the chair: a script, chance alone, or chance that compares with the engine.

use std::collections::BTreeSet;

use crate::referee::numbers::*;
use crate::referee::pieces::Player;
use crate::referee::words::*;

/// The variants, each of its own.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Options {
    pub(crate) decade_restrictions: bool,
    pub(crate) chosen_factories: bool,
    pub(crate) no_ships: bool,
    pub(crate) expert_supply: bool,
    pub(crate) bought_shares: bool,
    pub(crate) extra_production: bool,
    pub(crate) early_shipping: bool,
    pub(crate) neutral_competes: bool,
}

/// What lies on the table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) options: Options,
    /// Counted from 0.
    pub(crate) round: usize,
    /// Who has the starting player card.
    pub(crate) start: usize,
    /// The step of each demand marker.
    pub(crate) demand: [i32; 4],
    /// The space of the wages marker.
    pub(crate) wages: i32,
    pub(crate) neutral: Option<[i32; 4]>,
    pub(crate) supply: Vec<CardType>,
    /// Whether the supply is complete.
    pub(crate) is_laid_out: bool,
    pub(crate) players: Vec<Player>,
}

/// Why a game does not go on.
#[derive(Debug)]
pub(crate) enum Stop {
    /// One player at the most is left.
    Alone,
    /// The one in the chair found something.
    Told(String),
}

/// A question to a seat.
#[derive(Debug)]
pub(crate) struct Question<'a> {
    pub(crate) table: &'a Table,
    pub(crate) seat: usize,
    /// Another number for every turn of the game.
    pub(crate) occasion: u32,
    /// What is asked.
    pub(crate) name: &'static str,
    pub(crate) choices: &'a BTreeSet<String>,
}

/// Who answers and deals.
pub(crate) trait Chair {
    /// One of the choices, of which there are two at least.
    fn choose(&mut self, question: &Question<'_>) -> Result<String, Stop>;
    /// A card of the expert supply: `lay UP DOWN`, one of those that are left.
    fn lay(&mut self, table: &Table, pile: &[[CardType; 2]]) -> Result<String, Stop>;
    /// Takes note of something that came up.
    fn note(&mut self, what: &str);
}

/// A game and who leads it.
pub(crate) struct Referee<'c> {
    pub(crate) table: Table,
    pub(crate) chair: &'c mut dyn Chair,
    pub(crate) occasion: u32,
    /// Types that the player on turn has given back in this turn.
    pub(crate) given_back: Vec<CardType>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ending {
    pub(crate) scores: Vec<i32>,
    pub(crate) winners: Vec<usize>,
    pub(crate) lost: Vec<usize>,
}

impl Table {
    /// The market board and the players' boards before anything is chosen.
    pub(crate) fn new(players: usize, options: Options) -> Table {
        let ships = if options.no_ships { 0 } else { SHIPS };
        Table {
            options,
            round: 0,
            start: 0,
            demand: [steps_per_value(players); 4],
            wages: 0,
            neutral: (players == 2).then_some(NEUTRAL),
            supply: Vec::new(),
            is_laid_out: false,
            players: (0..players).map(|_| Player::new(ships)).collect(),
        }
    }

    pub(crate) fn seats(&self) -> usize {
        self.players.len()
    }

    /// The decade, counted from 1.
    pub(crate) fn decade(&self) -> i32 {
        self.round as i32 / 4 + 1
    }

    /// The active good.
    pub(crate) fn active(&self) -> usize {
        self.round % 4
    }

    pub(crate) fn wage(&self) -> i32 {
        wage(self.seats(), self.wages)
    }

    pub(crate) fn demand_value(&self, good: usize) -> i32 {
        self.demand[good] / steps_per_value(self.seats())
    }

    /// Moves a demand marker; it stays at the ends of its track.
    pub(crate) fn move_demand(&mut self, good: usize, steps: i32) {
        let last = last_demand(self.seats());
        self.demand[good] = (self.demand[good] + steps).clamp(0, last);
    }

    /// Seats from one on, clockwise.
    pub(crate) fn clockwise(&self, first: usize) -> Vec<usize> {
        let seats = self.seats();
        (0..seats).map(|step| (first + step) % seats).collect()
    }

    /// Players who are not bankrupt.
    pub(crate) fn survivors(&self) -> Vec<usize> {
        let seats = 0..self.seats();
        seats
            .filter(|seat| !self.players[*seat].is_bankrupt)
            .collect()
    }

    /// How often a type lies in the supply.
    pub(crate) fn supplied(&self, card: CardType) -> usize {
        self.supply.iter().filter(|other| **other == card).count()
    }

    /// Whether a factory produces in this round or in a later one of the last decade; in earlier
    /// decades all do.
    pub(crate) fn produces_again(&self, good: usize) -> bool {
        self.decade() < 3 || good >= self.active()
    }
}

impl<'c> Referee<'c> {
    pub(crate) fn new(table: Table, chair: &'c mut dyn Chair) -> Referee<'c> {
        Referee {
            table,
            chair,
            occasion: 0,
            given_back: Vec::new(),
        }
    }

    /// Asks a seat, unless there is but one answer.
    pub(crate) fn ask(
        &mut self,
        seat: usize,
        name: &'static str,
        choices: BTreeSet<String>,
    ) -> Result<String, Stop> {
        if choices.len() == 1 {
            self.chair.note(&format!("sole answer: {name}"));
            return Ok(choices.into_iter().next().expect("one choice"));
        }
        assert!(choices.len() > 1, "nothing to choose: {name}");
        let question = Question {
            table: &self.table,
            seat,
            occasion: self.occasion,
            name,
            choices: &choices,
        };
        let choice = self.chair.choose(&question)?;
        assert!(choices.contains(&choice), "{choice} is no answer to {name}");
        Ok(choice)
    }

    pub(crate) fn player(&mut self, seat: usize) -> &mut Player {
        &mut self.table.players[seat]
    }

    /// A whole game.
    pub(crate) fn play(&mut self) -> Result<Ending, Stop> {
        self.set_up()?;
        match self.rounds() {
            Ok(()) => self.table.round = 12,
            Err(Stop::Alone) => {}
            told => told?,
        }
        self.note_the_end();
        self.table.final_scoring();
        self.note_ties();
        Ok(self.table.result())
    }

    fn note_the_end(&mut self) {
        let survivors = self.table.survivors();
        let stored =
            |seat: &usize| (0..4).any(|good| self.table.players[*seat].stored_at(good) > 0);
        if survivors.iter().any(stored) {
            self.chair.note("goods stored at the end");
        }
    }

    fn note_ties(&mut self) {
        let survivors = self.table.survivors();
        let scores = survivors.iter().map(|seat| self.table.final_score(*seat).0);
        let best = scores.clone().max();
        if scores.filter(|score| Some(*score) == best).count() > 1 {
            self.chair.note("shared victory or decided by money");
        }
    }

    fn rounds(&mut self) -> Result<(), Stop> {
        loop {
            for seat in self.table.clockwise(self.table.start) {
                if !self.table.players[seat].is_bankrupt {
                    self.turn(seat)?;
                }
            }
            self.production_phase()?;
            if self.table.round == 11 {
                return Ok(());
            }
            self.preparation()?;
        }
    }

    /// Building and employing move all demands one step down and wages one step to the right.
    pub(crate) fn add_workers(&mut self) {
        for good in 0..4 {
            if self.table.demand[good] == 0 {
                self.chair.note("demand stays at the bottom");
            }
            self.table.move_demand(good, -1);
        }
        let last = last_wage(self.table.seats());
        if self.table.wages == last {
            self.chair.note("wages stay at the end");
        }
        self.table.wages = (self.table.wages + 1).min(last);
    }
}

/// `start` and the seats, as people count them.
pub(crate) fn start_lines(seats: Vec<usize>) -> impl Iterator<Item = String> {
    seats.into_iter().map(|seat| format!("start {}", seat + 1))
}

/// The seat of a `start` line.
pub(crate) fn named(line: &str) -> usize {
    number(split(line)[1]) as usize - 1
}
