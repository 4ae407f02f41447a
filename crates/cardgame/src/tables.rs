//! Look-up tables made once from the component numbers, for the hot path.

use crate::action::MOST_TOTAL;
use crate::card::Card;
use crate::components::{Components, MOST_APPEAL, MOST_DEMAND_STEPS, MOST_WAGES};
use crate::good::{GOODS, Good};
use crate::quality::QualityCards;

/// Sets of quality cards that a player can have.
const QUALITY_SETS: usize = 6 * 3 * 3;

/// The most goods that ships carry at once, and the most that storehouses hold.
pub(crate) const MOST_SHIPPED: u8 = 8;

/// Cards that the expert supply can turn up, by number: double-sided ones, then Big Storehouses.
pub(crate) const MOST_POOL: u8 = 32;

/// Totals that the notation can name, as bits.
const TOTALS: u64 = (1 << (MOST_TOTAL + 1)) - 1;

/// Component numbers in the form the rules ask for them.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// Demand value by good and step.
    demand: [[u8; MOST_DEMAND_STEPS]; GOODS],
    /// The highest step of each demand track.
    last_step: [u8; GOODS],
    /// Red arrows below each appeal.
    red: [[u8; MOST_APPEAL + 1]; GOODS],
    /// Green arrows below each appeal.
    green: [[u8; MOST_APPEAL + 1]; GOODS],
    /// The highest appeal.
    pub(crate) most_appeal: u8,
    wages: [u8; MOST_WAGES],
    /// The rightmost space of the wages track.
    pub(crate) last_wages: u8,
    /// The appeals of the four spots as bits, by good and side.
    spots: [[u64; 2]; GOODS],
    /// What price and appeal of each spot add up to, by good and side.
    sums: [[u8; 2]; GOODS],
    sets: [QualitySet; QUALITY_SETS],
    set_count: u8,
    contract: [u8; MOST_SHIPPED as usize + 1],
    /// The number of the card that is laid out as the Entrepreneur in the expert supply.
    entrepreneur: Option<u8>,
    /// How many numbers of cards there are.
    pool: u8,
}

/// A set of quality cards with what the puzzle asks of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct QualitySet {
    pub(crate) cards: QualityCards,
    pub(crate) total: u8,
    pub(crate) small: u8,
    pub(crate) has_large: bool,
    pub(crate) has_engineer: bool,
}

impl QualitySet {
    pub(crate) const fn of(cards: QualityCards) -> QualitySet {
        QualitySet {
            cards,
            total: cards.total(),
            small: cards.small(),
            has_large: cards.has_large(),
            has_engineer: cards.engineer() > 0,
        }
    }
}

impl Tables {
    pub(crate) fn new(players: u8, components: &Components) -> Tables {
        let market = &components.markets[usize::from(players == 4)];
        let mut tables = Tables {
            demand: [[0; MOST_DEMAND_STEPS]; GOODS],
            last_step: [0; GOODS],
            red: [[0; MOST_APPEAL + 1]; GOODS],
            green: [[0; MOST_APPEAL + 1]; GOODS],
            most_appeal: market.most_appeal,
            wages: [0; MOST_WAGES],
            last_wages: market.wages.len() as u8 - 1,
            spots: [[0; 2]; GOODS],
            sums: [[0; 2]; GOODS],
            sets: [QualitySet::default(); QUALITY_SETS],
            set_count: 0,
            contract: [0; MOST_SHIPPED as usize + 1],
            entrepreneur: (0..)
                .zip(&components.double)
                .find(|(_, sides)| sides.contains(&Card::Entrepreneur))
                .map(|(number, _)| number),
            pool: components.double.len() as u8 + components.single[Card::Storehouse.index()],
        };
        assert!(tables.pool <= MOST_POOL, "too many cards");
        tables.wages[..market.wages.len()].copy_from_slice(&market.wages);
        for good in 0..GOODS {
            let demand = &market.demand[good];
            tables.demand[good][..demand.len()].copy_from_slice(demand);
            tables.last_step[good] = demand.len() as u8 - 1;
            for (arrows, below) in [
                (&market.red[good], &mut tables.red[good]),
                (&market.green[good], &mut tables.green[good]),
            ] {
                for appeal in 0..MOST_APPEAL {
                    let arrow = arrows.get(appeal).copied().unwrap_or(false);
                    below[appeal + 1] = below[appeal] + u8::from(arrow);
                }
            }
            for side in 0..2 {
                let tile = &components.factories[good][side];
                tables.sums[good][side] = tile.prices[0].saturating_add(tile.appeals[0]);
                for appeal in tile.appeals {
                    tables.spots[good][side] |= 1_u64.checked_shl(appeal.into()).unwrap_or(0);
                }
            }
        }
        let most = components.most_quality[1].max(components.most_quality[0]);
        for small in [&[][..], &[1], &[2], &[1, 1], &[2, 1], &[2, 2]] {
            for large in [&[][..], &[3], &[4]] {
                for engineer in [&[][..], &[5], &[6]] {
                    let values: Vec<u8> = [engineer, large, small].concat();
                    let Some(cards) = QualityCards::of(&values) else {
                        continue;
                    };
                    if cards.total() <= most {
                        tables.sets[usize::from(tables.set_count)] = QualitySet::of(cards);
                        tables.set_count += 1;
                    }
                }
            }
        }
        let used = &mut tables.sets[..usize::from(tables.set_count)];
        used.sort_by_key(|set| (set.total, u8::from(set.cards)));
        for (count, pays) in tables.contract.iter_mut().enumerate() {
            let known = components.contract.get(count);
            *pays = known.or(components.contract.last()).copied().unwrap_or(0);
        }
        tables
    }

    /// The demand value beside a step.
    #[inline]
    pub(crate) fn demand(&self, good: Good, step: u8) -> u8 {
        self.demand[good.index()][usize::from(step)]
    }

    /// The highest step of a demand track.
    #[inline]
    pub(crate) fn last_step(&self, good: Good) -> u8 {
        self.last_step[good.index()]
    }

    /// The wage on a space.
    #[inline]
    pub(crate) fn wage(&self, space: u8) -> u8 {
        self.wages[usize::from(space)]
    }

    /// Where the demand marker comes when an appeal marker moves (action phase b).
    #[inline]
    pub(crate) fn demand_after(&self, good: Good, step: u8, from: u8, to: u8) -> u8 {
        let passed = |arrows: &[u8; MOST_APPEAL + 1], low: u8, high: u8| {
            arrows[usize::from(high)] - arrows[usize::from(low)]
        };
        if to >= from {
            let up = passed(&self.red[good.index()], from, to);
            step.saturating_add(up).min(self.last_step(good))
        } else {
            step.saturating_sub(passed(&self.green[good.index()], to, from))
        }
    }

    /// The appeals of the four spots, as bits.
    #[inline]
    pub(crate) fn spots(&self, good: Good, side: u8) -> u64 {
        self.spots[good.index()][usize::from(side) - 1]
    }

    /// What price and appeal of each spot add up to.
    #[inline]
    pub(crate) fn sum(&self, good: Good, side: u8) -> u8 {
        self.sums[good.index()][usize::from(side) - 1]
    }

    /// Every set of quality cards that can lie at a factory, the lowest total first.
    #[inline]
    pub(crate) fn quality_sets(&self) -> &[QualitySet] {
        &self.sets[..usize::from(self.set_count)]
    }

    /// What a Contract pays for a shipment.
    #[inline]
    pub(crate) fn contract(&self, count: u8) -> u16 {
        self.contract[usize::from(count.min(MOST_SHIPPED))].into()
    }

    /// The numbers of the cards that the expert supply turns up.
    pub(crate) fn pool(&self) -> impl Iterator<Item = u8> + use<'_> {
        (0..self.pool).filter(|number| Some(*number) != self.entrepreneur)
    }

    /// Cuts totals off that the notation cannot name.
    #[inline]
    pub(crate) const fn nameable(totals: u64) -> u64 {
        totals & TOTALS
    }
}
