//! The pieces of a player, each one a thing that lies somewhere.

use std::collections::BTreeMap;

use crate::referee::numbers::*;
use crate::referee::words::*;

/// A development card in front of a player.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    pub(crate) card: CardType,
    /// Whether it is rotated, and not fresh before the next decade.
    pub(crate) is_turned: bool,
    /// The factory at which a Foreman lies.
    pub(crate) at: Option<usize>,
}

/// A worker card at a factory.
#[derive(Clone, Debug)]
pub(crate) struct WorkerCard {
    /// The decade on its upper side: 1, 2 or 3.
    pub(crate) side: u8,
    pub(crate) is_rotated: bool,
    pub(crate) has_token: bool,
}

/// A factory that is open.
#[derive(Clone, Debug)]
pub(crate) struct Factory {
    pub(crate) side: u8,
    /// Worker cards, that of position 1 first.
    pub(crate) workers: Vec<WorkerCard>,
    /// The spot with the factory token, from 0.
    pub(crate) spot: usize,
    /// Whether the office card shows its appeal side.
    pub(crate) office_shows_appeal: bool,
    /// The appeal marker on the market board.
    pub(crate) marker: i32,
    /// The coins that were counted when price and appeal were last set.
    pub(crate) price: i32,
}

impl Factory {
    /// A factory without worker cards, with its token on the fourth spot and the office on the price
    /// side.
    pub(crate) fn new(side: u8) -> Factory {
        Factory {
            side,
            workers: Vec::new(),
            spot: 3,
            office_shows_appeal: false,
            marker: 0,
            price: 0,
        }
    }
}

/// A quality card, in the reserve or at a factory.
#[derive(Clone, Debug)]
pub(crate) struct QualityCard {
    /// What is on its sides.
    pub(crate) sides: [i32; 2],
    /// The factory, and the value that is shown there.
    pub(crate) at: Option<(usize, i32)>,
    /// Whether it lies there so that it adds appeal; a card that is laid adds to the price.
    pub(crate) shows_appeal: bool,
}

/// A distribution card, in the reserve or at a factory.
#[derive(Clone, Debug)]
pub(crate) struct DistributionCard {
    pub(crate) is_patent: bool,
    /// The factory, and the value that is shown there.
    pub(crate) at: Option<(usize, i32)>,
}

/// A storehouse, in the reserve or at a factory with goods.
#[derive(Clone, Debug)]
pub(crate) struct Storehouse {
    /// What it can hold.
    pub(crate) holds: i32,
    /// The factory, and the goods in it.
    pub(crate) at: Option<(usize, i32)>,
}

/// Everything of a player.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) money: i32,
    pub(crate) shares: i32,
    pub(crate) value: i32,
    pub(crate) loans: i32,
    pub(crate) ships: i32,
    pub(crate) tokens: i32,
    /// Ships that were used, with a token or without.
    pub(crate) ships_used: i32,
    pub(crate) levels: BTreeMap<&'static str, usize>,
    pub(crate) cards: Vec<Held>,
    /// Whether the engineer token shows 6, for the remainder of the game.
    pub(crate) is_engineered: bool,
    pub(crate) is_bankrupt: bool,
    pub(crate) factories: [Option<Factory>; 4],
    pub(crate) quality: Vec<QualityCard>,
    pub(crate) distribution: Vec<DistributionCard>,
    pub(crate) storehouses: Vec<Storehouse>,
}

impl Player {
    /// Set-up 2 and 3.
    pub(crate) fn new(ships: i32) -> Player {
        let quality = |sides| QualityCard {
            sides,
            at: None,
            shows_appeal: false,
        };
        let distribution = DistributionCard {
            is_patent: false,
            at: None,
        };
        let storehouse = Storehouse { holds: 2, at: None };
        Player {
            money: MONEY,
            shares: 0,
            value: SHARE_VALUE,
            loans: 0,
            ships,
            tokens: 0,
            ships_used: 0,
            levels: TRACKS.into_iter().map(|track| (track, 0)).collect(),
            cards: Vec::new(),
            is_engineered: false,
            is_bankrupt: false,
            factories: [None, None, None, None],
            quality: [[1, 2], [1, 2], [3, 4]].map(quality).to_vec(),
            distribution: vec![distribution; 2],
            storehouses: vec![storehouse; 2],
        }
    }

    /// Set-up 4 to 6: a factory with its first worker card, everything on side I.
    pub(crate) fn open(&mut self, good: usize) {
        let mut factory = Factory::new(1);
        factory.workers.push(WorkerCard {
            side: 1,
            is_rotated: false,
            has_token: false,
        });
        self.factories[good] = Some(factory);
    }

    pub(crate) fn is_open(&self, good: usize) -> bool {
        self.factories[good].is_some()
    }

    /// Goods with an open factory.
    pub(crate) fn open_goods(&self) -> Vec<usize> {
        (0..4).filter(|good| self.is_open(*good)).collect()
    }

    pub(crate) fn factory(&self, good: usize) -> &Factory {
        self.factories[good].as_ref().expect("an open factory")
    }

    pub(crate) fn factory_mut(&mut self, good: usize) -> &mut Factory {
        self.factories[good].as_mut().expect("an open factory")
    }

    /// What a development allows now.
    pub(crate) fn allowed(&self, track: &str) -> i32 {
        allows(track)[self.levels[track]]
    }

    pub(crate) fn has(&self, card: CardType) -> bool {
        self.cards.iter().any(|held| held.card == card)
    }

    /// Whether it has the card, not rotated.
    pub(crate) fn has_fresh(&self, card: CardType) -> bool {
        let mut cards = self.cards.iter();
        cards.any(|held| held.card == card && !held.is_turned)
    }

    /// Rotates a card.
    pub(crate) fn turn(&mut self, card: CardType, is_turned: bool) {
        let held = self.cards.iter_mut().find(|held| held.card == card);
        held.expect("the card").is_turned = is_turned;
    }

    /// The factory with the Foreman.
    pub(crate) fn foreman(&self) -> Option<usize> {
        let held = self.cards.iter().find(|held| held.card == FOREMAN)?;
        held.at
    }

    /// The values of the quality cards at a factory, the highest first.
    pub(crate) fn quality_at(&self, good: usize) -> Vec<i32> {
        values_at(good, self.quality.iter())
    }

    /// The values of those that show appeal.
    pub(crate) fn quality_as_appeal(&self, good: usize) -> Vec<i32> {
        values_at(good, self.quality.iter().filter(|card| card.shows_appeal))
    }

    pub(crate) fn distribution_at(&self, good: usize) -> i32 {
        let there = self.distribution.iter().filter_map(|card| card.at);
        let there = there.filter(|(place, _)| *place == good);
        there.map(|(_, value)| value).sum()
    }

    /// Goods stored at a factory.
    pub(crate) fn stored_at(&self, good: usize) -> i32 {
        let there = self.storehouses.iter().filter_map(|house| house.at);
        let there = there.filter(|(place, _)| *place == good);
        there.map(|(_, goods)| goods).sum()
    }

    /// Workers on a worker card, and machines.
    pub(crate) fn staff(&self, good: usize, position: usize) -> (i32, i32) {
        let card = &self.factory(good).workers[position];
        let machines = match (card.is_rotated, card.has_token) {
            (true, _) => CARD_MACHINES[good][position],
            (false, true) => 1,
            (false, false) => 0,
        };
        (CARD_WORKERS[good][position] - machines, machines)
    }

    /// The worker card with the machine token.
    pub(crate) fn token(&self) -> Option<(usize, usize)> {
        for good in self.open_goods() {
            let cards = &self.factory(good).workers;
            if let Some(position) = cards.iter().position(|card| card.has_token) {
                return Some((good, position));
            }
        }
        None
    }
}

/// The values of those cards that lie at a factory, the highest first.
fn values_at<'a>(good: usize, cards: impl Iterator<Item = &'a QualityCard>) -> Vec<i32> {
    let there = cards.filter_map(|card| card.at);
    let there = there.filter(|(place, _)| *place == good);
    let mut values: Vec<i32> = there.map(|(_, value)| value).collect();
    values.sort_unstable_by(|one, other| other.cmp(one));
    values
}
