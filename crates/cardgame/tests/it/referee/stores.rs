//! Storehouses: storing what is left, clearing others, putting empty ones away.

use std::collections::BTreeSet;

use crate::referee::pieces::Player;
use crate::referee::referee::{Referee, Stop};
use crate::referee::words::*;

const SMALL: i32 = 2;
const BIG: i32 = 4;

impl Player {
    /// How many storehouses of a size lie at a place; `None` is the reserve.
    pub(crate) fn houses(&self, holds: i32, place: Option<usize>) -> i32 {
        let houses = self.storehouses.iter().filter(|house| house.holds == holds);
        let there = houses.filter(|house| house.at.map(|(good, _)| good) == place);
        there.count() as i32
    }

    /// Lays so many small and big storehouses at a factory, with these goods; others there go to the
    /// reserve.
    fn lay_houses(&mut self, good: usize, small: i32, big: i32, goods: i32) {
        for house in &mut self.storehouses {
            if house.at.is_some_and(|(place, _)| place == good) {
                house.at = None;
            }
        }
        let mut goods = goods;
        for (holds, count) in [(SMALL, small), (BIG, big)] {
            for _ in 0..count {
                let mut houses = self.storehouses.iter_mut();
                let house = houses.find(|house| house.at.is_none() && house.holds == holds);
                let load = goods.min(holds);
                house.expect("a storehouse").at = Some((good, load));
                goods -= load;
            }
        }
        assert_eq!(goods, 0, "no room for goods");
    }

    /// Takes goods out of the storehouses of a factory, and puts away what is not needed.
    pub(crate) fn take_out(&mut self, good: usize, count: i32) {
        let left = self.stored_at(good) - count;
        let (small, big) = (self.houses(SMALL, Some(good)), self.houses(BIG, Some(good)));
        self.lay_houses_with_room(good, small, big, left);
    }

    /// Like `lay_houses`, where storehouses may stand empty for a while.
    fn lay_houses_with_room(&mut self, good: usize, small: i32, big: i32, goods: i32) {
        let room = small * SMALL + big * BIG;
        self.lay_houses(good, small, big, goods.min(room));
    }

    /// The fewest storehouses of a factory that hold its goods stay, small ones before big ones.
    pub(crate) fn trim(&mut self, good: usize) {
        let goods = self.stored_at(good);
        let mut ways = Vec::new();
        for small in 0..=self.houses(SMALL, Some(good)) {
            for big in 0..=self.houses(BIG, Some(good)) {
                if small * SMALL + big * BIG >= goods {
                    ways.push((small + big, big, small));
                }
            }
        }
        let (_, big, small) = ways.into_iter().min().expect("they lie there now");
        self.lay_houses(good, small, big, goods);
    }

    /// One storehouse of a factory goes to the reserve; goods without room are wasted.
    pub(crate) fn remove_house(&mut self, good: usize, holds: i32) {
        let (mut small, mut big) = (self.houses(SMALL, Some(good)), self.houses(BIG, Some(good)));
        match holds {
            SMALL => small -= 1,
            _ => big -= 1,
        }
        let goods = self.stored_at(good);
        self.lay_houses_with_room(good, small, big, goods);
    }
}

/// Whether goods have to be put into storehouses as far as they fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Storing {
    /// Production b: leftovers may be stored.
    Voluntary,
    /// Extra production: the goods "have to be put in" storehouses. Those of the reserve and the room at
    /// the factory are filled; only the player clears others.
    Due,
}

/// Sets of small and big storehouses, of so many, none of which could be spared for these goods, and how
/// many goods they hold.
fn sets_of_houses(small: i32, big: i32, goods: i32) -> Vec<(i32, i32, i32)> {
    let kept = |small: i32, big: i32| goods.min(small * SMALL + big * BIG);
    let mut sets = Vec::new();
    for s in 0..=small {
        for b in 0..=big {
            let is_needed =
                (s == 0 || kept(s - 1, b) < kept(s, b)) && (b == 0 || kept(s, b - 1) < kept(s, b));
            if s + b > 0 && is_needed {
                sets.push((s, b, kept(s, b)));
            }
        }
    }
    sets
}

impl Player {
    /// Storehouses of a size at a factory and in the reserve.
    fn within_reach(&self, holds: i32, good: usize) -> i32 {
        self.houses(holds, Some(good)) + self.houses(holds, None)
    }
}

impl Referee<'_> {
    /// Stores what is left of the goods that were made, beside what is stored already.
    pub(crate) fn store(
        &mut self,
        seat: usize,
        good: usize,
        made: i32,
        storing: Storing,
    ) -> Result<(), Stop> {
        loop {
            let player = &self.table.players[seat];
            let goods = made + player.stored_at(good);
            let (small, big) = (
                player.within_reach(SMALL, good),
                player.within_reach(BIG, good),
            );
            let room = small * SMALL + big * BIG;
            let mut choices = BTreeSet::new();
            for (s, b, kept) in sets_of_houses(small, big, goods) {
                let least = match storing {
                    // What lies in a storehouse is stored: only goods that are not can be left to waste.
                    Storing::Voluntary => player.stored_at(good),
                    Storing::Due => goods.min(room),
                };
                if kept >= least {
                    choices.insert(format!("store {s} {b}"));
                }
            }
            let may_waste = match storing {
                Storing::Voluntary => player.stored_at(good) == 0,
                Storing::Due => room == 0,
            };
            if may_waste {
                choices.insert("waste".to_owned());
            }
            if goods > room {
                for other in (0..4).filter(|other| *other != good) {
                    for (holds, word) in [(SMALL, "small"), (BIG, "big")] {
                        if player.houses(holds, Some(other)) > 0 {
                            choices.insert(format!("clear {} {word}", GOODS[other]));
                        }
                    }
                }
            }
            if storing == Storing::Voluntary && !may_waste && goods > room {
                self.chair
                    .note("stored goods beside new ones that find no room");
            }
            if choices.contains("store 2 1") {
                self.chair.note("all storehouses are needed");
            }
            let choice = self.ask(seat, "store", choices)?;
            let player = self.player(seat);
            match split(&choice)[..] {
                ["store", s, b] => {
                    let (s, b) = (number(s), number(b));
                    player.lay_houses(good, s, b, goods.min(s * SMALL + b * BIG));
                    return Ok(());
                }
                ["clear", other, size] => {
                    let holds = if size == "small" { SMALL } else { BIG };
                    player.remove_house(good_of(other), holds);
                }
                _ => {
                    player.lay_houses(good, 0, 0, 0);
                    return Ok(());
                }
            }
        }
    }

    /// Some of the goods stored at a factory went: "rotate (or replace) the card". What is left goes on
    /// other cards, if the player likes, which come from the reserve and hold all of it.
    ///
    /// Cards that are not needed any more go to the reserve first, so they are among those to choose from.
    pub(crate) fn rehouse(&mut self, seat: usize, good: usize) -> Result<(), Stop> {
        self.player(seat).trim(good);
        let player = &self.table.players[seat];
        let goods = player.stored_at(good);
        if goods == 0 {
            return Ok(());
        }
        let small = player.within_reach(SMALL, good);
        let big = player.within_reach(BIG, good);
        let sets = sets_of_houses(small, big, goods).into_iter();
        let sets = sets.filter(|(_, _, kept)| *kept == goods);
        let choices = sets.map(|(s, b, _)| format!("store {s} {b}")).collect();
        let choice = self.ask(seat, "rehouse", choices)?;
        let ["store", s, b] = split(&choice)[..] else {
            panic!("{choice}");
        };
        let (s, b) = (number(s), number(b));
        if b != self.table.players[seat].houses(BIG, Some(good)) {
            self.chair.note("what is left in store is moved");
        }
        self.player(seat).lay_houses(good, s, b, goods);
        Ok(())
    }
}
