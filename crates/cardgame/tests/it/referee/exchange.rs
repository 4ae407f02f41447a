//! Action 5: the stock exchange.

use std::collections::BTreeSet;

use crate::referee::numbers::{LOAN_TOKENS, SHIPS};
use crate::referee::referee::{Referee, Stop};
use crate::referee::words::*;

/// Half of an amount, rounded up.
pub(crate) fn half(amount: i32) -> i32 {
    (amount + 1) / 2
}

impl Referee<'_> {
    /// What so many shares cost: some of them at half price.
    pub(crate) fn cost_of_shares(&self, seat: usize, count: i32) -> i32 {
        let player = &self.table.players[seat];
        let cheap = count.min(player.allowed(STOCK));
        cheap * half(player.value) + (count - cheap) * player.value
    }

    /// Steps of action 5, after so many of its three parts.
    pub(crate) fn exchange_steps(&self, seat: usize, parts: usize) -> BTreeSet<String> {
        let player = &self.table.players[seat];
        let mut steps = BTreeSet::new();
        if parts < 1 {
            let affordable =
                (1..).take_while(|count| self.cost_of_shares(seat, *count) <= player.money);
            steps.extend(affordable.map(|count| format!("buy {count}")));
        }
        if parts < 2 {
            let left = LOAN_TOKENS - player.loans;
            steps.extend((1..=left).map(|count| format!("borrow {count}")));
        }
        if parts < 3 && player.ships < SHIPS {
            steps.insert("regain".to_owned());
        }
        steps
    }

    /// Action 5.
    pub(crate) fn stock_exchange(&mut self, seat: usize, first: String) -> Result<(), Stop> {
        let mut step = first;
        while step != "done" {
            let parts = match split(&step)[..] {
                ["buy", count] => {
                    let cost = self.cost_of_shares(seat, number(count));
                    let player = self.player(seat);
                    player.money -= cost;
                    player.shares += number(count);
                    1
                }
                ["borrow", count] => {
                    let player = self.player(seat);
                    player.loans += number(count);
                    player.money += number(count) * player.value;
                    2
                }
                _ => {
                    self.player(seat).ships = SHIPS;
                    3
                }
            };
            let mut choices = self.exchange_steps(seat, parts);
            choices.insert("done".to_owned());
            step = self.ask(seat, "stock exchange", choices)?;
        }
        Ok(())
    }
}
