//! Preparation for the next round, and final scoring.

use crate::referee::numbers::{END_PRICES, MOST_APPEAL};
use crate::referee::referee::{Ending, Referee, Stop, Table, named, start_lines};
use crate::referee::words::*;

impl Referee<'_> {
    /// Preparation a to d.
    pub(crate) fn preparation(&mut self) -> Result<(), Stop> {
        let survivors = self.table.survivors();
        let mut next = None;
        let mut owners = survivors.iter().copied();
        if let Some(owner) = owners.find(|seat| self.table.players[*seat].has(ENTREPRENEUR)) {
            self.occasion += 1;
            let choices = start_lines(survivors.clone()).chain(["done".to_owned()]);
            let choice = self.ask(owner, "entrepreneur", choices.collect())?;
            if choice != "done" {
                self.give_back(owner, ENTREPRENEUR);
                next = Some(named(&choice));
            }
        }
        let previous = self.table.start;
        if self.table.players[previous].is_bankrupt {
            self.chair.note("the start player is bankrupt");
        }
        self.table.round += 1;
        if self.table.round.is_multiple_of(4) {
            self.next_decade();
            if next.is_none() {
                let chooser = self.table.poorest(previous);
                self.note_ties_of_choosers(chooser);
                self.occasion += 1;
                let choice = self.ask(chooser, "start player", start_lines(survivors).collect())?;
                next = Some(named(&choice));
            }
        }
        let clockwise = self.table.clockwise(previous).into_iter().skip(1);
        let mut others = clockwise.filter(|seat| !self.table.players[*seat].is_bankrupt);
        self.table.start = match next {
            Some(seat) => seat,
            None => others.next().expect("there are two at least"),
        };
        Ok(())
    }

    fn note_ties_of_choosers(&mut self, chooser: usize) {
        let rank = |seat: usize| {
            let player = &self.table.players[seat];
            (player.value * player.shares, player.money)
        };
        let survivors = self.table.survivors();
        let others = survivors.into_iter().filter(|seat| *seat != chooser);
        let others: Vec<(i32, i32)> = others.map(rank).collect();
        let own = rank(chooser);
        if others.contains(&own) {
            self.chair.note("chooser: by seat");
        } else if others.iter().any(|(worth, _)| *worth == own.0) {
            self.chair.note("chooser: by money");
        }
    }

    /// Cards are fresh again, and the neutral player moves.
    fn next_decade(&mut self) {
        for player in &mut self.table.players {
            for held in &mut player.cards {
                held.is_turned = false;
            }
        }
        let Some(neutral) = self.table.neutral else {
            return;
        };
        for (good, appeal) in neutral.into_iter().enumerate() {
            let next = (appeal + 1).min(MOST_APPEAL);
            self.pass_arrows(good, appeal, next);
            self.table.neutral.as_mut().expect("it plays")[good] = next;
        }
    }
}

impl Table {
    /// Who chooses the start player of a decade: the lowest share value times shares, then the least
    /// money, then who comes first from the previous start player on.
    pub(crate) fn poorest(&self, previous: usize) -> usize {
        let seats = self.clockwise(previous).into_iter().enumerate();
        let living = seats.filter(|(_, seat)| !self.players[*seat].is_bankrupt);
        let ranks = living.map(|(distance, seat)| {
            let player = &self.players[seat];
            (player.value * player.shares, player.money, distance, seat)
        });
        let (_, _, _, seat) = ranks.min().expect("somebody plays");
        seat
    }

    /// Final scoring a to d, on the boards of all who are still in.
    pub(crate) fn final_scoring(&mut self) {
        for seat in self.survivors() {
            let player = &mut self.players[seat];
            for house in &mut player.storehouses {
                if let Some((good, goods)) = house.at.take() {
                    player.money += goods * END_PRICES[good];
                }
            }
            while player.value > 0 && player.money >= player.value {
                player.money -= player.value;
                player.shares += 1;
            }
            player.shares = (player.shares - player.loans).max(0);
            player.value = (player.value - player.tokens).max(0);
        }
    }

    /// Final scoring e: score and money left of a player.
    pub(crate) fn final_score(&self, seat: usize) -> (i32, i32) {
        let player = &self.players[seat];
        (player.shares * player.value, player.money)
    }

    /// Scores and winners.
    pub(crate) fn result(&self) -> Ending {
        let survivors = self.survivors();
        let best = survivors.iter().map(|seat| self.final_score(*seat)).max();
        let seats = 0..self.seats();
        let score = |seat: usize| match self.players[seat].is_bankrupt {
            true => 0,
            false => self.final_score(seat).0,
        };
        Ending {
            scores: seats.clone().map(score).collect(),
            winners: survivors
                .iter()
                .copied()
                .filter(|seat| Some(self.final_score(*seat)) == best)
                .collect(),
            lost: seats.filter(|seat| !survivors.contains(seat)).collect(),
        }
    }
}
