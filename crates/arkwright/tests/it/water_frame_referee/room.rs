//! Room in the two warehouses.

use crate::water_frame_referee::numbers::{COLUMN_ROOM, HIGHEST_PRICE, LINE_ROOM, SMALL_WAREHOUSE};
use crate::water_frame_referee::table::Company;
use crate::water_frame_referee::words::{Place, tile};

impl Company {
    /// Goods of a kind that the large warehouse holds.
    pub(crate) fn large(&self, good: usize) -> u8 {
        let column = u8::from(self.columns[good]) * COLUMN_ROOM;
        column + LINE_ROOM[..usize::from(self.lines)].iter().sum::<u8>()
    }

    /// Goods of a kind for which the small warehouse has spaces right of the price.
    fn small(&self, good: usize) -> u8 {
        if !self.tiles[tile::SMALL_WAREHOUSE] {
            return 0;
        }
        let right_of_price = match &self.factories[good] {
            Some(factory) => HIGHEST_PRICE - factory.price,
            None => SMALL_WAREHOUSE,
        };
        right_of_price.min(SMALL_WAREHOUSE)
    }

    /// Whether these goods have room.
    pub(crate) fn fits(&self, stock: [u8; 4]) -> bool {
        let over = self.beyond_large(stock);
        let is_beside_price = (0..4).all(|good| over[good] <= self.small(good));
        is_beside_price && over.iter().sum::<u8>() <= SMALL_WAREHOUSE
    }

    fn beyond_large(&self, stock: [u8; 4]) -> [u8; 4] {
        std::array::from_fn(|good| stock[good].saturating_sub(self.large(good)))
    }

    /// The highest price that the stored goods leave free.
    pub(crate) fn highest_price(&self, good: usize) -> u8 {
        HIGHEST_PRICE - self.beyond_large(self.stored)[good]
    }

    /// Every stock that fits, is part of this one and could not have one good of it more.
    pub(crate) fn fullest(&self, stock: [u8; 4]) -> Vec<[u8; 4]> {
        let least = std::array::from_fn(|good| stock[good].min(self.large(good)));
        let mut list = stocks(least, stock);
        list.retain(|kept| {
            let more = (0..4).filter(|good| kept[*good] < stock[*good]);
            self.fits(*kept)
                && more
                    .into_iter()
                    .all(|good| !self.fits(with_one(*kept, good)))
        });
        list
    }

    /// Every stock that can be had when so many unsold goods of a kind may be stored: as many of them
    /// as the player likes; older goods are given up only where new ones need their room.
    pub(crate) fn stores(&self, good: usize, unsold: u8) -> Vec<[u8; 4]> {
        let mut least = std::array::from_fn(|other| self.stored[other].min(self.large(other)));
        least[good] = self.stored[good];
        let mut most = self.stored;
        most[good] += unsold;
        let mut list = stocks(least, most);
        list.retain(|kept| {
            let given_up = (0..4).filter(|other| *other != good && kept[*other] < most[*other]);
            self.fits(*kept)
                && given_up
                    .into_iter()
                    .all(|other| !self.fits(with_one(*kept, other)))
        });
        list
    }

    /// Whether a worker stands at this place of the large warehouse.
    pub(crate) fn is_staffed(&self, place: Place) -> bool {
        match place {
            Place::Column(good) => self.columns[good],
            Place::Line => self.lines > 0,
        }
    }

    /// Whether a worker can be put there.
    pub(crate) fn is_vacant(&self, place: Place) -> bool {
        match place {
            Place::Column(good) => !self.columns[good],
            Place::Line => usize::from(self.lines) < LINE_ROOM.len(),
        }
    }

    /// Puts a worker there.
    pub(crate) fn staff(&mut self, place: Place) {
        match place {
            Place::Column(good) => self.columns[good] = true,
            Place::Line => self.lines += 1,
        }
    }

    /// Takes a worker away; of two at the lines the second.
    pub(crate) fn unstaff(&mut self, place: Place) {
        match place {
            Place::Column(good) => self.columns[good] = false,
            Place::Line => self.lines -= 1,
        }
    }
}

fn with_one(mut stock: [u8; 4], good: usize) -> [u8; 4] {
    stock[good] += 1;
    stock
}

/// Every stock between two.
fn stocks(least: [u8; 4], most: [u8; 4]) -> Vec<[u8; 4]> {
    let mut list = vec![least];
    for good in 0..4 {
        let longer = |stock: &[u8; 4]| {
            let stock = *stock;
            (least[good]..=most[good]).map(move |count| {
                let mut stock = stock;
                stock[good] = count;
                stock
            })
        };
        list = list.iter().flat_map(longer).collect();
    }
    list
}
