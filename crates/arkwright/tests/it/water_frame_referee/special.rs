//! The additional action of taking a special marker (II.3.2).

use crate::water_frame_referee::agenda::{Question, Venue};
use crate::water_frame_referee::numbers::{
    ALL_SHARES, INVENTOR, MOST_TILES, SHIP_CAPACITY, SHIP_ROW, buying_price,
};
use crate::water_frame_referee::referee::Referee;
use crate::water_frame_referee::table::{crew, ship_kind};
use crate::water_frame_referee::words::{Choice, Kind, Marker, TILES, tile};

impl Referee {
    pub(crate) fn special_choices(&self, seat: usize, venue: Venue) -> Vec<Choice> {
        let reach = self.level() + u8::from(self.has(seat, tile::INVENTOR));
        let mut choices = self.taken_within(seat, reach);
        // Using the inventor is left to the player; what can be had without him is not (Lobby).
        let has_to = venue == Venue::Lobby && !self.taken_within(seat, self.level()).is_empty();
        if !has_to {
            choices.push(Choice::Done);
        }
        if venue == Venue::Additional {
            choices.extend(self.instead_of_a_marker(seat));
        }
        choices
    }

    /// What can be taken if so many rows of the mat are in reach.
    fn taken_within(&self, seat: usize, reach: u8) -> Vec<Choice> {
        let company = &self.table.companies[seat];
        let mut choices = Vec::new();
        for which in 0..TILES.len() {
            let is_barred = which == tile::CHARISMA && company.barred;
            if self.table.tiles[which] == 0 || company.tiles[which] || is_barred {
                continue;
            }
            match which {
                tile::FOREMAN | tile::WORKSHOP => {
                    choices.extend((0..4).map(|good| Choice::TakeTile(which, Some(good))));
                }
                _ => choices.push(Choice::TakeTile(which, None)),
            }
        }
        for (number, kind) in Kind::GREY.into_iter().enumerate() {
            for (shade, marker) in [Marker::Light(kind), Marker::Dark(kind)]
                .into_iter()
                .enumerate()
            {
                let row = self.row_of(number, shade);
                let is_in_reach = row.is_some_and(|row| row < usize::from(reach));
                if !company.grey[number][shade] && is_in_reach {
                    choices.push(Choice::Take(marker));
                }
            }
        }
        choices.extend(self.ships_to_take(seat, reach));
        choices
    }

    /// The lowest row of the mat, counted from 0, with a marker of this kind and shade.
    fn row_of(&self, kind: usize, shade: usize) -> Option<usize> {
        (2 * shade..2 * shade + 2).find(|row| self.table.mat[*row][kind] > 0)
    }

    fn ships_to_take(&self, seat: usize, reach: u8) -> Vec<Choice> {
        let company = &self.table.companies[seat];
        let mut choices = Vec::new();
        for (kind, capacity) in SHIP_CAPACITY.into_iter().enumerate() {
            if self.table.ships[kind] == 0 || SHIP_ROW[kind] >= usize::from(reach) {
                continue;
            }
            if company.ships.contains(&0) {
                if crew(capacity) <= self.available() {
                    choices.push(Choice::TakeShip(capacity, None));
                }
                continue;
            }
            for (pier, old) in company.ships.into_iter().enumerate() {
                if capacity > old && crew(capacity) - crew(old) <= self.available() {
                    choices.push(Choice::TakeShip(capacity, Some(pier as u8 + 1)));
                }
            }
        }
        choices
    }

    fn instead_of_a_marker(&self, seat: usize) -> Vec<Choice> {
        let company = &self.table.companies[seat];
        let mut choices = Vec::new();
        let assigned = [
            (tile::FOREMAN, company.foreman),
            (tile::WORKSHOP, company.workshop),
        ];
        for (which, good) in assigned {
            let Some(good) = good else {
                continue;
            };
            let others = (0..4).filter(|other| *other != good);
            choices.extend(others.map(|other| Choice::Move(which, other)));
        }
        if self.has(seat, tile::BROKER) && company.loans == 0 {
            let counts = (1..=2).filter(|count| {
                let is_in_bank = count + company.shares <= ALL_SHARES;
                is_in_bank && half_price(company.space, *count) <= company.cash
            });
            choices.extend(counts.map(Choice::HalfPrice));
        }
        choices
    }

    pub(crate) fn special(&mut self, seat: usize, choice: Choice) {
        match choice {
            Choice::Done => {}
            Choice::TakeTile(which, good) => self.take_tile(seat, which, good),
            Choice::Take(marker) => {
                let (kind, shade) = match marker {
                    Marker::Light(kind) => (kind.grey(), 0),
                    Marker::Dark(kind) => (kind.grey(), 1),
                    other => panic!("{other}"),
                };
                let row = self.row_of(kind, shade).expect("a marker on the mat");
                self.table.mat[row][kind] -= 1;
                self.table.companies[seat].grey[kind][shade] = true;
                self.met(format!("taken from row {}", row + 1));
                self.taken_from(seat, row);
            }
            Choice::TakeShip(capacity, replaced) => self.take_ship(seat, capacity, replaced),
            Choice::Move(which, good) => {
                let company = &mut self.table.companies[seat];
                match which {
                    tile::FOREMAN => company.foreman = Some(good),
                    _ => company.workshop = Some(good),
                }
            }
            Choice::HalfPrice(count) => {
                self.give_back(seat, tile::BROKER);
                let company = &mut self.table.companies[seat];
                company.cash -= half_price(company.space, count);
                company.shares += count;
            }
            other => panic!("{other}"),
        }
    }

    /// What lies one row above the current level is had by the inventor only.
    fn taken_from(&mut self, seat: usize, row: usize) {
        if row >= usize::from(self.level()) {
            self.use_inventor(seat, false);
        }
    }

    fn take_tile(&mut self, seat: usize, which: usize, good: Option<usize>) {
        self.table.tiles[which] -= 1;
        let company = &mut self.table.companies[seat];
        company.tiles[which] = true;
        match which {
            tile::FOREMAN => company.foreman = good,
            tile::WORKSHOP => company.workshop = good,
            _ => {}
        }
        let is_fifth = company.tile_count() > MOST_TILES;
        self.met(format!("tile {}", TILES[which]));
        if which == tile::CHARISMA {
            for company in &mut self.table.companies {
                company.barred = false;
            }
        }
        if which == tile::INVENTOR {
            self.pay(seat, INVENTOR);
        }
        if is_fifth {
            self.ask(Question::Fifth(seat, which));
        }
    }

    fn take_ship(&mut self, seat: usize, capacity: u8, replaced: Option<u8>) {
        let ships = self.table.companies[seat].ships;
        let pier = match replaced {
            Some(pier) => usize::from(pier) - 1,
            None => usize::from(ships[0] > 0),
        };
        let old = ships[pier];
        if old > 0 {
            self.table.ships[ship_kind(old)] += 1;
            self.met("ship replaced");
        }
        let kind = ship_kind(capacity);
        self.table.ships[kind] -= 1;
        self.take_workers(crew(capacity) - crew(old));
        self.table.companies[seat].ships[pier] = capacity;
        self.met(format!("ship {capacity}"));
        self.taken_from(seat, SHIP_ROW[kind]);
    }

    /// With a fifth tile one of the others goes back.
    pub(crate) fn can_return(&self, seat: usize, taken: usize) -> Vec<Choice> {
        let tiles = (0..TILES.len()).filter(|which| self.has(seat, *which) && *which != taken);
        tiles.map(Choice::Return).collect()
    }
}

/// What the broker asks for one share, rounded up, or for two.
fn half_price(space: u8, count: u8) -> u32 {
    (buying_price(space) * u32::from(count)).div_ceil(2)
}
