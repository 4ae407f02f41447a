//! Production costs, the emergency fund, and bankruptcy.

use crate::referee::exchange::half;
use crate::referee::numbers::{LOAN_TOKENS, tile};
use crate::referee::referee::{Referee, Stop};
use crate::referee::words::*;

impl Referee<'_> {
    /// What it costs that these factories produce with so many of their worker cards, in one payment.
    pub(crate) fn production_costs(&self, seat: usize, used: &[(usize, usize)]) -> i32 {
        let player = &self.table.players[seat];
        let wage = self.table.wage();
        let (mut costs, mut machines) = (0, 0);
        for (good, cards) in used {
            let tile = tile(*good, player.factory(*good).side);
            let mut workers = tile.workers;
            for position in 0..*cards {
                let (people, automatic) = player.staff(*good, position);
                workers += people;
                machines += automatic;
            }
            for worker in 0..workers {
                let has_foreman = player.foreman() == Some(*good) && worker < 4;
                costs += if has_foreman { (wage - 2).max(0) } else { wage };
            }
            let saved = if player.has(DEVELOPER) { 2 } else { 0 };
            costs += (tile.fixed - saved).max(0);
        }
        let free = if player.has(WORKSHOP) { 2 } else { 0 };
        costs + (machines - free).max(0)
    }

    /// Pays, with the emergency fund if need be; whoever cannot is bankrupt.
    pub(crate) fn pay(&mut self, seat: usize, costs: i32) {
        let player = &mut self.table.players[seat];
        while player.money < costs && player.loans < LOAN_TOKENS {
            player.loans += 1;
            player.money += half(player.value);
            self.chair.note("emergency fund");
        }
        if player.money >= costs {
            player.money -= costs;
            return;
        }
        self.chair.note("bankrupt");
        player.is_bankrupt = true;
        player.money = 0;
        for held in std::mem::take(&mut player.cards) {
            self.table.supply.push(held.card);
        }
    }

    /// Whoever alone is left has won; if nobody is, nobody has.
    pub(crate) fn look_who_is_left(&mut self) -> Result<(), Stop> {
        let what = match self.table.survivors().len() {
            0 => "nobody is left",
            1 => "alone",
            _ => return Ok(()),
        };
        self.chair.note(what);
        Err(Stop::Alone)
    }
}
