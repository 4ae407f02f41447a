//! Shipment and storage of the active good (III.4, III.5).

use crate::water_frame_referee::numbers::contract_track;
use crate::water_frame_referee::referee::Referee;
use crate::water_frame_referee::words::{By, Choice, tile};

impl Referee {
    pub(crate) fn can_ship(&self, seat: usize) -> Vec<Choice> {
        let good = self.active();
        if self.table.companies[seat].contracts[good] == 0 {
            return Vec::new();
        }
        let most = self.goods(seat) + u8::from(self.can_add_a_good(seat));
        let capacity = |pier: usize| self.capacity(seat, pier);
        let has_both = !self.table.companies[seat].ships.contains(&0);
        let mut choices = vec![Choice::Hold];
        for count in self.contract_counts(seat, good) {
            if count > most {
                continue;
            }
            for pier in 0..2 {
                if capacity(pier) >= count {
                    choices.push(Choice::Ship(count, By::Pier(pier as u8 + 1)));
                }
            }
            if has_both && capacity(0) + capacity(1) >= count {
                choices.push(Choice::Ship(count, By::Both));
            }
        }
        choices
    }

    pub(crate) fn ship(&mut self, seat: usize, choice: Choice) {
        let good = self.active();
        let Choice::Ship(count, by) = choice else {
            self.raise_contract(seat, good);
            return;
        };
        let mut goods = count;
        if goods > self.goods(seat) {
            goods -= 1;
            self.give_back(seat, tile::EXTRA_SHIFTS);
            self.met("extra shifts for a contract");
        }
        self.take_goods(seat, goods);
        let ships = match by {
            By::Pier(_) => 1,
            By::Both => 2,
        };
        self.met(format!("shipment by {ships}"));
        self.fulfil(seat, good, count, true, ships);
    }

    /// A contract that was not fulfilled rises; at the end of the track the share value falls.
    fn raise_contract(&mut self, seat: usize, good: usize) {
        let track = contract_track(self.players);
        let company = &mut self.table.companies[seat];
        let higher = track.iter().find(|space| **space > company.contracts[good]);
        match higher {
            Some(space) => company.contracts[good] = *space,
            None => {
                company.step_back(2);
                self.met("contract at the end of the track");
            }
        }
    }

    pub(crate) fn extra_to_store(&self, seat: usize) -> Vec<Choice> {
        let company = &self.table.companies[seat];
        let mut stock = company.stored;
        stock[self.active()] += self.sale.unsold[seat] + 1;
        match self.can_add_a_good(seat) && company.fits(stock) {
            true => vec![Choice::Extra, Choice::Hold],
            false => Vec::new(),
        }
    }

    pub(crate) fn store_extra(&mut self, seat: usize, choice: Choice) {
        if choice == Choice::Extra {
            self.give_back(seat, tile::EXTRA_SHIFTS);
            self.sale.unsold[seat] += 1;
            self.met("extra shifts for the warehouse");
        }
    }

    pub(crate) fn can_store(&self, seat: usize) -> Vec<Choice> {
        let stocks = self.table.companies[seat].stores(self.active(), self.sale.unsold[seat]);
        stocks.into_iter().map(Choice::Keep).collect()
    }
}
